// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace headroom {

/// One thing measured several times, after one run to warm up.
struct Measurement
{
    QString name;
    std::vector<double> seconds; ///< sorted

    double median() const;
    /// The spread of the middle half, relative to the median.
    double spread() const;
};

Measurement measure(const QString &name, int repeats, const std::function<void()> &work);

/// The same for work that tells its own duration in seconds.
Measurement collect(const QString &name, int repeats, const std::function<double()> &work);

struct Details
{
    std::optional<qint64> bytes = {}; ///< read or handled in one run
    std::optional<double> ratio = {}; ///< to the plain read of the same file
};

/// Prints one line of JSON.
void print(const Measurement &measurement, const Details &details);

} // namespace headroom
