// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/amount.h"

#include "base/numbers.h"

#include <array>
#include <utility>

namespace headroom::telemetry {

namespace {

constexpr double kMost = 10.0 * 1024 * Bytes::kGiB;

bool isPartOfNumber(char c)
{
    return (c >= '0' && c <= '9') || c == '.' || c == ',' || c == '+' || c == '-';
}

/// A decimal comma becomes a point; commas between thousands go.
QByteArray withPoint(QByteArrayView number)
{
    QByteArray plain = number.toByteArray();
    if (plain.contains('.'))
        plain.replace(",", "");
    else if (plain.count(',') == 1)
        plain.replace(',', '.');
    else
        plain.replace(",", "");
    return plain;
}

} // namespace

Unit unitOf(QByteArrayView word)
{
    static constexpr std::array kUnits{
        std::pair{"mib", Unit::Mega},  std::pair{"mb", Unit::Mega},
        std::pair{"gib", Unit::Giga},  std::pair{"gb", Unit::Giga},
        std::pair{"kib", Unit::Kilo},  std::pair{"kb", Unit::Kilo},
        std::pair{"b", Unit::Byte},    std::pair{"bytes", Unit::Byte},
        std::pair{"byte", Unit::Byte}, std::pair{"octets", Unit::Byte},
        std::pair{"mo", Unit::Mega},   std::pair{"go", Unit::Giga},
        std::pair{"m", Unit::Mega},    std::pair{"g", Unit::Giga},
        std::pair{"%", Unit::Percent}, std::pair{"percent", Unit::Percent},
    };
    const QByteArray lower = word.trimmed().toByteArray().toLower();
    for (const auto &[name, unit] : kUnits) {
        if (lower == name)
            return unit;
    }
    return Unit::None;
}

double bytesIn(Unit unit)
{
    switch (unit) {
    case Unit::Kilo:
        return Bytes::kKiB;
    case Unit::Mega:
        return Bytes::kMiB;
    case Unit::Giga:
        return Bytes::kGiB;
    case Unit::None:
    case Unit::Byte:
    case Unit::Percent:
        break;
    }
    return 1;
}

std::optional<Figure> parseFigure(QByteArrayView text)
{
    text = text.trimmed();
    qsizetype end = 0;
    while (end < text.size() && isPartOfNumber(text[end]))
        ++end;
    // "1.2e+09" is one number, "1E" is not.
    if (end + 1 < text.size() && (text[end] == 'e' || text[end] == 'E')) {
        qsizetype exponent = end + 1;
        while (exponent < text.size() && isPartOfNumber(text[exponent]))
            ++exponent;
        if (exponent > end + 1)
            end = exponent;
    }
    const QByteArrayView rest = text.sliced(end).trimmed();
    std::optional<double> number = parseNumber(text.first(end));
    if (!number && text.first(end).contains(','))
        number = parseNumber(withPoint(text.first(end)));
    const Unit unit = unitOf(rest);
    if (!number || (unit == Unit::None && !rest.isEmpty()))
        return std::nullopt;
    return Figure{*number, unit};
}

std::optional<Bytes> parseAmount(QByteArrayView text, Unit columnUnit)
{
    const auto figure = parseFigure(text);
    if (!figure || figure->unit == Unit::Percent)
        return std::nullopt;
    const Unit unit = figure->unit == Unit::None ? columnUnit : figure->unit;
    const double bytes = figure->value * bytesIn(unit);
    if (bytes < 0 || bytes > kMost)
        return std::nullopt;
    return Bytes{static_cast<std::int64_t>(bytes)};
}

bool isMissing(QByteArrayView text)
{
    text = text.trimmed();
    if (text.isEmpty() || (text.startsWith('[') && text.endsWith(']')))
        return true;
    static constexpr std::array kWords{"-",    "--",   "n/a",           "nan",
                                       "null", "none", "not supported", "unknown error"};
    const QByteArray lower = text.toByteArray().toLower();
    for (const char *word : kWords) {
        if (lower == word)
            return true;
    }
    return false;
}

} // namespace headroom::telemetry
