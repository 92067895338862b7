// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/units.h"

#include <QByteArrayView>

#include <optional>

/// The figures of telemetry files.
namespace headroom::telemetry {

/// Monitors write MB and GB for 2^20 and 2^30 bytes, so there is one unit for both spellings.
enum class Unit { None, Byte, Kilo, Mega, Giga, Percent };

/// "MiB", "MB", "Mo", "B", "%" …; None for anything else.
Unit unitOf(QByteArrayView word);
double bytesIn(Unit unit);

/// A number with a decimal point or comma, and the unit that stands behind it.
struct Figure
{
    double value = 0;
    Unit unit = Unit::None;
};
std::optional<Figure> parseFigure(QByteArrayView text);

/// An amount of memory; the unit of the text wins over the one of its column. Empty for what no
/// card has: negative, or above 10 TiB as broken drivers report.
std::optional<Bytes> parseAmount(QByteArrayView text, Unit columnUnit = Unit::None);

/// How tools write that they have no figure: nothing, "-", "N/A", "[Not Supported]", …
bool isMissing(QByteArrayView text);

} // namespace headroom::telemetry
