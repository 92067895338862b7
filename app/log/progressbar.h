// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <optional>

namespace headroom {

/// One drawing of a tqdm progress bar: "name:  12%|█▏  | 355/3000 [10:12<1:15:59,  1.72s/it,
/// lr: 1.0e-04 loss: 0.2]".
struct ProgressBar
{
    QByteArrayView description; ///< without the colon; empty for unnamed bars
    std::optional<int> count;   ///< absent where the bar counts bytes
    std::optional<int> total;
    std::optional<double> elapsedSeconds;
    std::optional<double> secondsPerIteration; ///< absent before the first rate
    QByteArrayView postfix; ///< behind the rate, such as "lr: 1.0e-04 loss: 2.345e-01"
    QByteArrayView after;   ///< what was printed right behind the bar

    /// The value of a key of the postfix, whether written "key: value" or "key=value".
    std::optional<QByteArrayView> value(QByteArrayView key) const;
};

/// Reads the first bar of a segment; empty when there is none.
std::optional<ProgressBar> parseProgressBar(QByteArrayView segment);

/// "MM:SS", "H:MM:SS" or "1 day, 2:03:04" in seconds.
std::optional<double> parseClock(QByteArrayView text);

} // namespace headroom
