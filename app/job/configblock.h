// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMetaType>
#include <QString>
#include <QVariant>

#include <utility>
#include <vector>

namespace headroom {

/// A mapping as a value: keys in the order in which they are written. Stands in a QVariant where an
/// edit adds a whole block, such as a dataset.
struct ConfigBlock
{
    std::vector<std::pair<QString, QVariant>> entries;

    bool operator==(const ConfigBlock &) const = default;
};

bool isBlock(const QVariant &value);
/// Whether a block stands somewhere in a value.
bool holdsBlock(const QVariant &value);
/// A value that is written as JSON; invalid when it is not.
QVariant valueOfJson(const QByteArray &json);

} // namespace headroom

Q_DECLARE_METATYPE(headroom::ConfigBlock)
