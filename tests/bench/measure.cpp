// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

double quantile(const std::vector<double> &sorted, double share)
{
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (sorted[above] - sorted[below]) * (place - static_cast<double>(below));
}

/// To three places that say something; more would be noise.
double rounded(double value)
{
    if (value == 0)
        return 0;
    const double scale = std::pow(10, 3 - std::ceil(std::log10(std::abs(value))));
    return std::round(value * scale) / scale;
}

} // namespace

double Measurement::median() const
{
    return quantile(seconds, 0.5);
}

double Measurement::spread() const
{
    return (quantile(seconds, 0.75) - quantile(seconds, 0.25)) / median();
}

Measurement collect(const QString &name, int repeats, const std::function<double()> &work)
{
    work();
    Measurement measurement{.name = name, .seconds = {}};
    for (int i = 0; i < repeats; ++i)
        measurement.seconds.push_back(work());
    std::sort(measurement.seconds.begin(), measurement.seconds.end());
    return measurement;
}

Measurement measure(const QString &name, int repeats, const std::function<void()> &work)
{
    return collect(name, repeats, [&] {
        QElapsedTimer timer;
        timer.start();
        work();
        return static_cast<double>(timer.nsecsElapsed()) / 1e9;
    });
}

void print(const Measurement &measurement, const Details &details)
{
    QJsonObject line{{u"name"_s, measurement.name},
                     {u"median_ms"_s, rounded(measurement.median() * 1000)},
                     {u"fastest_ms"_s, rounded(measurement.seconds.front() * 1000)},
                     {u"slowest_ms"_s, rounded(measurement.seconds.back() * 1000)},
                     {u"spread"_s, rounded(measurement.spread())},
                     {u"repeats"_s, static_cast<int>(measurement.seconds.size())}};
    if (details.bytes) {
        line[u"bytes"_s] = *details.bytes;
        line[u"gb_per_s"_s] =
            rounded(static_cast<double>(*details.bytes) / measurement.median() / 1e9);
    }
    if (details.ratio)
        line[u"ratio_to_plain_read"_s] = rounded(*details.ratio);
    std::printf("%s\n", QJsonDocument(line).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

} // namespace headroom
