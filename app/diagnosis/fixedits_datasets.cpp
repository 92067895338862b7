// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes of the datasets: resolutions, frames, cached latents.
#include "diagnosis/fixwriting.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

FixEdits noDatasets()
{
    return notApplicable(QCoreApplication::translate("FixEdits", "The config has no datasets."));
}

// The resolutions that AI Toolkit's web UI offers, largest first.
constexpr int kResolutions[] = {2048, 1536, 1328, 1280, 1024, 768, 512, 256};
/// Up to here resolutions count as small (R3 C keeps 512); a smaller target must be asked for.
constexpr int kSmallResolution = 512;

/// The next lower one that makes a difference: at most nine tenths of the present one.
int nextLowerResolution(int resolution)
{
    const auto *lower = std::ranges::find_if(
        kResolutions, [&](int offered) { return offered * 10 <= resolution * 9; });
    return lower == std::end(kResolutions) ? resolution : *lower;
}

/// A dataset's resolutions without those above the limit; one remains in any case.
Edit limitedResolutions(const FixRequest &request, const DatasetView &dataset, int limit,
                        int fallback)
{
    const Setting<std::vector<int>> &setting = dataset.resolutions;
    QVariantList kept;
    for (const int resolution : setting.value) {
        if (resolution <= limit)
            kept << resolution;
    }
    if (kept.isEmpty())
        kept << fallback;
    const QVariant written = request.job.text.value(setting.path);
    const bool isList = written.typeId() == QMetaType::QVariantList ||
                        (!written.isValid() && setting.isSet && setting.value.size() > 1);
    return setTo(request, setting, isList ? QVariant(kept) : kept.last());
}

FixEdits dropLargestBucket(const FixRequest &request)
{
    const std::optional<int> wished = request.number();
    if (!request.value.isEmpty() && (!wished || *wished < 64))
        return badValue(request);
    if (request.job.datasets.empty())
        return noDatasets();
    const int largest = request.job.largestResolution();
    const int smallest = wished.value_or(kSmallResolution);
    if (largest <= smallest)
        return alreadyDone(
            QCoreApplication::translate("FixEdits", "The largest resolution is %1 already.")
                .arg(largest));
    const int limit = wished.value_or(largest - 1);
    const int fallback = wished.value_or(std::max(kSmallResolution, nextLowerResolution(largest)));
    std::vector<Edit> edits;
    for (const DatasetView &dataset : request.job.datasets) {
        if (std::ranges::any_of(dataset.resolutions.value, [&](int side) { return side > limit; }))
            edits.push_back(limitedResolutions(request, dataset, limit, fallback));
    }
    return editsOr(std::move(edits), {});
}

FixEdits reduceNumFrames(const FixRequest &request)
{
    const std::optional<int> wished = request.number();
    if (!request.value.isEmpty() && (!wished || *wished < 1))
        return badValue(request);
    if (request.job.datasets.empty())
        return noDatasets();
    const std::vector<DatasetView> &datasets = request.job.datasets;
    const bool isAutomatic = std::ranges::any_of(
        datasets, [](const DatasetView &dataset) { return dataset.autoFrameCount.value; });
    const int longest = request.job.largestFrames();
    const Architecture *architecture = request.architecture;
    const int few = fewFrames(architecture);
    const bool trainsStills = longest <= 1 && !isAutomatic;
    if (trainsStills && architecture != nullptr && architecture->media == Media::Image)
        return notApplicable(QCoreApplication::translate(
            "FixEdits", "The model trains on images, which have no frames."));
    if (trainsStills)
        return alreadyDone(
            QCoreApplication::translate("FixEdits", "The datasets are trained as still images."));
    // About half of the longest clip, but not below what counts as few.
    const int target = wished ? onFrameGridBelow(architecture, *wished)
                              : std::max(onFrameGridBelow(architecture, few),
                                         onFrameGrid(architecture, longest / 2.0));
    std::vector<Edit> edits;
    for (const DatasetView &dataset : datasets) {
        if (dataset.autoFrameCount.value) {
            // The clips' own lengths decide until now, so how far they exceed the target is
            // unknown: few, to be safe.
            const int frames = wished ? target : onFrameGridBelow(architecture, few);
            edits.push_back(setTo(request, dataset.autoFrameCount, false));
            if (dataset.numFrames.value != frames)
                edits.push_back(setTo(request, dataset.numFrames, frames));
        } else if (dataset.numFrames.value > target && (wished || dataset.numFrames.value > few)) {
            edits.push_back(setTo(request, dataset.numFrames, target));
        }
    }
    return editsOr(std::move(edits), QCoreApplication::translate(
                                         "FixEdits", "The clips have %1 frames or fewer already.")
                                         .arg(std::max(longest, 1)));
}

FixEdits cacheLatentsToDisk(const FixRequest &request)
{
    if (request.job.datasets.empty())
        return noDatasets();
    if (request.architecture != nullptr && request.architecture->vae == VaeKind::None)
        return notApplicable(QCoreApplication::translate(
            "FixEdits", "This model works on pixels; there are no latents to cache."));
    std::vector<Edit> edits;
    for (const DatasetView &dataset : request.job.datasets) {
        if (dataset.hasAugmentations)
            return notApplicable(QCoreApplication::translate(
                "FixEdits",
                "A dataset uses augmentations, which switch the caching of latents off."));
        if (!dataset.cacheLatentsToDisk.value)
            edits.push_back(setTo(request, dataset.cacheLatentsToDisk, true));
        if (dataset.cacheLatents.value)
            edits.push_back(
                setTo(request, dataset.cacheLatents, false)); // that copy is held in system memory
    }
    return editsOr(std::move(edits), QCoreApplication::translate(
                                         "FixEdits", "All datasets cache their latents on disk."));
}

FixEdits fewerWorkers(const FixRequest &request)
{
    const int target = request.value.isEmpty() ? 1 : request.number().value_or(-1);
    if (target < 0)
        return badValue(request);
    if (request.job.datasets.empty())
        return noDatasets();
    std::vector<Edit> edits;
    for (const DatasetView &dataset : request.job.datasets) {
        // AI Toolkit takes the first dataset's number for all; the others matter only when it is
        // moved to the front.
        const bool counts = &dataset == &request.job.datasets.front();
        if (dataset.numWorkers.value > target && (counts || dataset.numWorkers.isSet))
            edits.push_back(setTo(request, dataset.numWorkers, target));
        const ConfigPath caching = childPath(dataset.path, u"cache_latents_num_workers"_s);
        const bool caches = dataset.cacheLatents.value || dataset.cacheLatentsToDisk.value;
        const QVariant cachingWorkers = request.job.text.value(caching);
        // Each of them holds a decoded clip; by default there are up to six.
        const bool isVideo = dataset.numFrames.value > 1 || dataset.autoFrameCount.value;
        const bool areMany =
            cachingWorkers.isValid() ? cachingWorkers.toInt() > std::max(1, target) : isVideo;
        if (caches && areMany)
            edits.push_back(setAt(request, caching, std::max(1, target)));
    }
    return editsOr(std::move(edits), QCoreApplication::translate(
                                         "FixEdits", "There are few data loader workers already."));
}

} // namespace

FixWriters datasetFixes()
{
    return {{u"drop_largest_bucket"_s, dropLargestBucket},
            {u"reduce_num_frames"_s, reduceNumFrames},
            {u"cache_latents_to_disk"_s, cacheLatentsToDisk},
            {u"fewer_workers"_s, fewerWorkers}};
}

} // namespace headroom
