// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/configchanges.h"
#include "history/scaleup.h"

#include <algorithm>

namespace headroom {

namespace {

/// A number, or the largest of a list of numbers; 0 for anything else.
double largestIn(const QVariant &value)
{
    double largest = value.toDouble();
    for (const QVariant &item : value.toList())
        largest = std::max(largest, item.toDouble());
    return largest;
}

std::optional<Rung> rungOf(const Edit &change)
{
    const QString name = settingName(change.path);
    if (name == QLatin1StringView("disable_sampling"))
        return change.to.toBool() ? std::nullopt : std::optional(Rung::Sampling);
    if (largestIn(change.to) <= largestIn(change.from))
        return std::nullopt;
    const bool isOfSample = change.path.text.contains(QLatin1StringView(".sample."));
    if (isOfSample && (name == QLatin1StringView("width") || name == QLatin1StringView("height") ||
                       name == QLatin1StringView("num_frames")))
        return Rung::Sampling;
    if (name == QLatin1StringView("steps"))
        return Rung::Steps;
    if (name == QLatin1StringView("resolution"))
        return Rung::Bucket;
    if (name == QLatin1StringView("batch_size") || name == QLatin1StringView("num_frames"))
        return Rung::BatchOrFrames;
    return std::nullopt;
}

} // namespace

std::vector<Rung> rungsRaised(const std::vector<Edit> &changes)
{
    std::vector<Rung> rungs;
    for (const Edit &change : changes) {
        const std::optional<Rung> rung = rungOf(change);
        if (rung && !std::ranges::contains(rungs, *rung))
            rungs.push_back(*rung);
    }
    std::ranges::sort(rungs);
    return rungs;
}

} // namespace headroom
