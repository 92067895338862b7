// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <optional>
#include <vector>

/// The dates and times of telemetry files: many ways to write them, none with a name.
namespace headroom::telemetry {

/// Which comes first in dates such as 01/03/2025.
enum class DateOrder { DayFirst, MonthFirst };

/// A moment in seconds since 1970. Times without a zone are read as if they were UTC.
struct Moment
{
    double seconds = 0;
    bool isUtc = false;   ///< the text tells the zone, or counts since 1970
    bool hasDate = false; ///< false: a time of some day
};

/// Reads "2025/03/01 14:44:16.986", "20250301 13:54:35", "1.3.2025 18:41:07", "03/01/2025
/// 6:41:08 PM", "Sat Mar  1 14:44:16 2025", ISO 8601 with or without zone, a time alone, and
/// seconds, milliseconds or microseconds since 1970.
std::optional<Moment> parseMoment(QByteArrayView text, DateOrder order = DateOrder::MonthFirst);

/// The order that a column of dates follows: a number above 12 tells; else the order in which the
/// times span less, since telemetry is dense; else what the separator suggests.
DateOrder orderOf(const std::vector<QByteArrayView> &dates);

} // namespace headroom::telemetry
