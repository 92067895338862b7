// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartbench.h"

#include "measure.h"
#include "ui/chart/pointpyramid.h"

#include <random>

namespace headroom {

namespace {

constexpr int kSamples = 1000000;
constexpr int kColumns = 900;

std::vector<QPointF> manySamples()
{
    std::mt19937 random(20250311);
    std::uniform_real_distribution<double> gib(8, 23);
    std::vector<QPointF> samples;
    samples.reserve(kSamples);
    for (int i = 0; i < kSamples; ++i)
        samples.emplace_back(i, gib(random));
    return samples;
}

} // namespace

void measureChart(int repeats)
{
    const std::vector<QPointF> samples = manySamples();
    qsizetype points = 0;
    print(measure(QStringLiteral("reduce a million samples (M4)"), repeats,
                  [&] { points += reduceToColumns(samples, 0, kSamples, kColumns).size(); }),
          {});
    print(measure(QStringLiteral("prepare a million samples for the chart"), repeats,
                  [&] { points += PointPyramid(samples).isEmpty() ? 0 : 1; }),
          {});
    const PointPyramid pyramid(samples);
    print(measure(QStringLiteral("view of a million samples"), repeats,
                  [&] { points += pyramid.view(0, kSamples, kColumns).size(); }),
          {});
    print(measure(QStringLiteral("view of a tenth of them"), repeats,
                  [&] { points += pyramid.view(kSamples * 0.4, kSamples * 0.5, kColumns).size(); }),
          {});
    if (points == 0)
        std::abort(); // nothing was measured
}

} // namespace headroom
