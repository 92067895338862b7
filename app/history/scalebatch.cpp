// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// R7, rung 5: a larger batch, or longer clips.
#include "history/scaleedits.h"

#include <QCoreApplication>

#include <cmath>

namespace headroom {

namespace {

struct ScaleBatch
{
    Q_DECLARE_TR_FUNCTIONS(ScaleUp)
};

/// The largest number of frames on the model's grid that is not above a wish.
int onGrid(const Architecture *architecture, int frames)
{
    if (architecture == nullptr)
        return frames;
    const int step = std::max(1, architecture->frameStep);
    const int offset = architecture->frameOffset;
    return std::max(0, (frames - offset) / step) * step + offset;
}

/// Half of the way up, so that a step stays a step; the last bit at once.
int towards(int now, int target)
{
    return target <= now + std::max(1, now / 2) ? target : now + (target - now + 1) / 2;
}

RungEdits longerClips(const ScaleSituation &situation, bool beyond)
{
    const int now = situation.now.largestFrames();
    const int most =
        heaviest(situation.earlier, [](const JobView &job) { return job.largestFrames(); });
    const int wish = beyond ? now + now / 2 : towards(now, most);
    int target = onGrid(situation.architecture, wish);
    if (!beyond && target <= now)
        target = std::min(most, onGrid(situation.architecture, most));
    if (target <= now)
        return {};
    RungEdits result{.text = ScaleBatch::tr("Num Frames %1 → %2.").arg(now).arg(target)};
    for (const DatasetView &dataset : situation.now.datasets) {
        if (dataset.numFrames.value == now)
            result.edits.push_back(editOf(situation.now, dataset.numFrames.path, target));
    }
    return result;
}

RungEdits biggerBatch(const ScaleSituation &situation, bool beyond)
{
    const JobView &job = situation.now;
    const int now = job.largestBatch();
    const int most =
        heaviest(situation.earlier, [](const JobView &other) { return other.largestBatch(); });
    const int target = beyond ? now + 1 : towards(now, most);
    if (now < 1 || target <= now)
        return {};
    RungEdits result{.text = ScaleBatch::tr("Batch Size %1 → %2.").arg(now).arg(target)};
    if (job.train.batchSize.value == now)
        result.edits.push_back(editOf(job, job.train.batchSize.path, target));
    for (const DatasetView &dataset : job.datasets) {
        if (dataset.batchSize.isSet && dataset.batchSize.value == now)
            result.edits.push_back(editOf(job, dataset.batchSize.path, target));
    }
    // Accumulation that stood in for the batch steps back, so that the effective batch stays.
    const int accumulated = job.train.gradientAccumulation.value;
    const bool stoodIn = std::ranges::any_of(situation.earlier, [&](const JobView &other) {
        return other.train.gradientAccumulation.value < accumulated;
    });
    const int less = std::max(1, accumulated * now / target);
    if (stoodIn && less < accumulated)
        result.edits.push_back(editOf(job, job.train.gradientAccumulation.path, less));
    return result;
}

} // namespace

RungEdits biggerBatchOrClips(const ScaleSituation &situation, bool beyond)
{
    const bool isVideo = situation.now.largestFrames() > 1;
    RungEdits result = isVideo ? longerClips(situation, beyond) : RungEdits{};
    if (result.edits.empty())
        result = biggerBatch(situation, beyond);
    if (result.edits.empty())
        result.text = isVideo ? ScaleBatch::tr("Clips and batch are as large as you ever had them.")
                              : ScaleBatch::tr("Batch Size is %1, as large as you ever had it.")
                                    .arg(situation.now.largestBatch());
    return result;
}

} // namespace headroom
