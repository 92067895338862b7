// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/numbers.h"

#include <QCoreApplication>
#include <QLocale>

#include <charconv>
#include <cmath>

namespace headroom {

namespace {

QByteArrayView trimmed(QByteArrayView text)
{
    return text.trimmed();
}

template <typename T>
std::optional<T> parseWhole(QByteArrayView text)
{
    text = trimmed(text);
    if (text.startsWith('+'))
        text = text.sliced(1);
    T value{};
    const auto [end, error] = std::from_chars(text.begin(), text.end(), value);
    if (error != std::errc{} || end != text.end() || text.isEmpty())
        return std::nullopt;
    return value;
}

struct Numbers
{
    Q_DECLARE_TR_FUNCTIONS(Numbers)
};

} // namespace

std::optional<double> parseNumber(QByteArrayView text)
{
    const auto value = parseWhole<double>(text);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

std::optional<int> parseInteger(QByteArrayView text)
{
    return parseWhole<int>(text);
}

std::optional<Bytes> parseSize(QByteArrayView text)
{
    struct Unit
    {
        const char *name;
        double bytes;
    };
    static constexpr Unit kUnits[] = {{"GiB", 1073741824.0}, {"MiB", 1048576.0}, {"KiB", 1024.0},
                                      {"GB", 1e9},           {"MB", 1e6},        {"kB", 1e3},
                                      {"bytes", 1.0},        {"byte", 1.0}};
    text = trimmed(text);
    for (const Unit &unit : kUnits) {
        const QByteArrayView name(unit.name);
        if (!text.endsWith(name))
            continue;
        const auto number = parseNumber(text.chopped(name.size()));
        // Nonsense such as "17179869184.00 GiB" occurs under WSL; it still fits an int64 below 8
        // EiB.
        if (!number || *number < 0 || *number * unit.bytes >= 9.2e18)
            return std::nullopt;
        return Bytes{static_cast<std::int64_t>(*number * unit.bytes)};
    }
    return std::nullopt;
}

QString showSize(Bytes size)
{
    const QLocale locale;
    const double gib = size.gib();
    if (std::abs(gib) >= 0.1 || size.value == 0)
        return Numbers::tr("%1 GiB").arg(locale.toString(gib, 'f', 1));
    return Numbers::tr("%1 MiB").arg(locale.toString(gib * 1024, 'f', 0));
}

QString showDuration(double seconds)
{
    const QLocale locale;
    if (seconds < 1)
        return Numbers::tr("%1 ms").arg(locale.toString(std::lround(seconds * 1000)));
    if (seconds < 60)
        return Numbers::tr("%1 s").arg(locale.toString(std::lround(seconds)));
    const long minutes = std::lround(seconds / 60);
    if (minutes < 60)
        return Numbers::tr("%1 min").arg(locale.toString(minutes));
    return Numbers::tr("%1 h %2 min")
        .arg(locale.toString(minutes / 60), locale.toString(minutes % 60));
}

} // namespace headroom
