// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <optional>

namespace headroom {

/// A line without what pods, workers, loggers and shells put in front of it.
struct StrippedLine
{
    QByteArrayView text; ///< leading blanks are kept: they tell a frame from an exception
    std::optional<double>
        seconds; ///< the time stamp, as seconds since some day; only differences mean something
    bool fromGym = false; ///< "[2024-09-09 17:43:52] [INFO] ", as FluxGym writes it
};

StrippedLine stripPrefix(QByteArrayView line);

/// Cuts the right-aligned "train_util.py:123" that rich logging puts behind (and into) a message.
QByteArrayView withoutLocation(QByteArrayView text);

/// The frame PowerShell 5.1 draws around each line of standard error; it says nothing about the
/// trainer.
bool isPowerShellFrame(QByteArrayView text);

} // namespace headroom
