// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/confidence.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {
constexpr int kStep = 5;
constexpr int kLowest = 5;
constexpr int kHighest = 95; // never 100: the ranking was checked, it is not omniscient
} // namespace

int shownPercent(double probability)
{
    if (std::isnan(probability))
        return kLowest;
    const double percent = std::clamp(probability, 0.0, 1.0) * 100;
    return std::clamp(static_cast<int>(std::lround(percent / kStep)) * kStep, kLowest, kHighest);
}

QString showProbability(double probability)
{
    const QString number = QLocale().toString(shownPercent(probability));
    if (probability * 100 < kLowest / 2.0)
        return QCoreApplication::translate("Confidence", "under %1 %").arg(number);
    return QCoreApplication::translate("Confidence", "about %1 %").arg(number);
}

} // namespace headroom
