// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/editing.h"

namespace headroom {

/// What a config says, without where and how it is written: the measure of whether an edit did what
/// it should and nothing else.
struct Meaning
{
    NodeKind kind = NodeKind::Null;
    QByteArray tag = {};
    QByteArray anchor = {};
    QByteArray text = {};              ///< of a scalar, as written but for quotes and escapes
    bool isPlain = true;               ///< a scalar without quotes
    QVariant value = {};               ///< set by an intended change: compared instead of the above
    std::vector<QByteArray> keys = {}; ///< of a map, in order
    std::vector<Meaning> children = {};
};

Meaning meaningOf(const JobText::Document &document, NodeId id);
/// Makes the change of an operation in a meaning. False when the place does not exist.
bool change(Meaning &meaning, const Operation &operation);
/// Whether a document read anew says what was intended.
bool says(const JobText::Document &document, NodeId id, const Meaning &intended);

} // namespace headroom
