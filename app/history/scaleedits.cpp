// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/scaleedits.h"

#include <QCoreApplication>
#include <QLocale>

namespace headroom {

namespace {

struct ScaleUp
{
    Q_DECLARE_TR_FUNCTIONS(ScaleUp)
};

QString setsSteps(int from, int to)
{
    const QLocale locale;
    return ScaleUp::tr("Steps %1 → %2.").arg(locale.toString(from), locale.toString(to));
}

RungEdits moreSteps(const ScaleSituation &situation, bool beyond)
{
    const int now = situation.now.train.steps.value;
    int target =
        heaviest(situation.earlier, [](const JobView &job) { return job.train.steps.value; });
    if (beyond) {
        // Half as many again, in round hundreds.
        constexpr int kRound = 100;
        target = (now + now / 2) / kRound * kRound;
    }
    if (target <= now)
        return {
            .text =
                ScaleUp::tr("Steps is %1, as many as you ever had.").arg(QLocale().toString(now))};
    return {.edits = {editOf(situation.now, situation.now.train.steps.path, target)},
            .text = setsSteps(now, target)};
}

/// What a rung raises, as numbers that grow with it.
std::vector<int> measuresOf(Rung rung, const JobView &job)
{
    switch (rung) {
    case Rung::MemorySettings:
        return {};
    case Rung::Steps:
        return {job.train.steps.value};
    case Rung::Bucket:
        return {job.largestResolution()};
    case Rung::Sampling:
        return {job.train.disableSampling.value ? 0 : job.largestSamplePixels()};
    case Rung::BatchOrFrames:
        return {job.largestBatch(), job.largestFrames()};
    }
    return {};
}

RungEdits edits(Rung rung, const ScaleSituation &situation, bool beyond)
{
    switch (rung) {
    case Rung::MemorySettings:
        return {.text = ScaleUp::tr("Keep checkpointing, quantisation and low-memory settings as "
                                    "they are: they made the run stable.")};
    case Rung::Steps:
        return moreSteps(situation, beyond);
    case Rung::Bucket:
        return biggerBucket(situation, beyond);
    case Rung::Sampling:
        return richerSampling(situation, beyond);
    case Rung::BatchOrFrames:
        return biggerBatchOrClips(situation, beyond);
    }
    return {};
}

} // namespace

Edit editOf(const JobView &job, const ConfigPath &path, const QVariant &to)
{
    return {.path = path, .from = job.text.value(path), .to = to};
}

RungEdits bringBack(Rung rung, const ScaleSituation &situation)
{
    return edits(rung, situation, false);
}

RungEdits goBeyond(Rung rung, const ScaleSituation &situation)
{
    return edits(rung, situation, true);
}

bool wasRaised(Rung rung, const ScaleSituation &situation)
{
    if (situation.stable.empty())
        return false;
    const std::vector<int> first = measuresOf(rung, situation.stable.front());
    const std::vector<int> now = measuresOf(rung, situation.now);
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (now[i] > first[i])
            return true;
    }
    return false;
}

} // namespace headroom
