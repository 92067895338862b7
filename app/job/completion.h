// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/fieldcatalogue.h"

/// What can be written at a place of a config's text, also while the text is not valid yet.
namespace headroom {

/// A place in a YAML text, told by indentation alone.
struct TextSpot
{
    QStringList path;    ///< the keys above, and "[]" for each list
    QString key;         ///< of the value that the place is in; empty where a key is to be written
    QString prefix;      ///< what stands before the place already
    qsizetype begin = 0; ///< where the prefix begins
    bool isComment = false;
};
TextSpot spotAt(QStringView text, qsizetype position);

struct Completion
{
    QString text;  ///< to be inserted: a key with its colon, or a value
    QString label; ///< to be shown
    QString help;  ///< English; translated when shown; empty for blocks
};
/// The known keys or values at a place, in the catalogue's order.
std::vector<Completion> completionsAt(const FieldCatalogue &catalogue, const TextSpot &spot);
/// The field that a key at a place stands for; nullptr when it is unknown.
const Field *fieldAt(const FieldCatalogue &catalogue, const TextSpot &spot);

} // namespace headroom
