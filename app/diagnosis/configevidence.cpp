// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the config says. Every setting has a value, set or default, so absent is known as well.
#include "diagnosis/conservative.h"
#include "diagnosis/evidence.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

Finding fromConfig(const Observed &observed, bool so, const QStringList &figures = {},
                   std::optional<LineNumber> line = {})
{
    return knownToBe(so, u"config"_s, figures, lineInInput(observed.facts, line));
}

template <typename T>
Finding fromSetting(const Observed &observed, bool so, const Setting<T> &setting,
                    const QStringList &figures = {})
{
    if (!setting.isSet && isFragment(*observed.view()))
        return {};
    return fromConfig(observed, so, figures, setting.line);
}

Finding checkpointingOff(const Observed &observed)
{
    if (observed.view() == nullptr)
        return {};
    const Setting<bool> &setting = observed.view()->train.gradientCheckpointing;
    return fromSetting(observed, !setting.value, setting);
}

/// The batch size that decides: a dataset's own overrides that of the train block.
const Setting<int> &decidingBatch(const JobView &view)
{
    for (const DatasetView &dataset : view.datasets) {
        if (dataset.batchSize.isSet && dataset.batchSize.value == view.largestBatch())
            return dataset.batchSize;
    }
    return view.train.batchSize;
}

Finding batchAbove(const Observed &observed, int limit)
{
    const JobView *view = observed.view();
    if (view == nullptr)
        return {};
    const int batch = view->largestBatch();
    const QString shown = QString::number(batch);
    return fromSetting(observed, batch > limit, decidingBatch(*view), {shown, shown});
}

Finding batchAboveOne(const Observed &observed)
{
    return batchAbove(observed, 1);
}

Finding batchLarge(const Observed &observed)
{
    return batchAbove(observed, 3);
}

/// The largest resolution: of the config, else the side of the largest bucket that the log lists.
struct Resolution
{
    int value = 0;
    std::optional<LineNumber> line;
    QString source;
};

Resolution largestResolution(const Observed &observed)
{
    Resolution found;
    if (const JobView *view = observed.view(); view != nullptr && view->largestResolution() > 0) {
        found = {view->largestResolution(), {}, u"config"_s};
        for (const DatasetView &dataset : view->datasets) {
            if (std::ranges::contains(dataset.resolutions.value, found.value))
                found.line = lineInInput(observed.facts, dataset.resolutions.line);
        }
        return found;
    }
    if (observed.run() == nullptr)
        return found;
    for (const BucketFound &bucket : observed.run()->buckets) {
        const int side = static_cast<int>(std::sqrt(bucket.width * bucket.height));
        if (side > found.value)
            found = {side, bucket.line, u"log"_s};
    }
    return found;
}

Finding resolutionIs(const Observed &observed, bool (*fits)(int))
{
    const Resolution found = largestResolution(observed);
    if (found.value == 0)
        return {};
    return knownToBe(fits(found.value), found.source, {QString::number(found.value)}, found.line);
}

Finding bucketVeryLarge(const Observed &observed)
{
    return resolutionIs(observed, [](int side) { return side >= 1200; });
}

Finding bucketLarge(const Observed &observed)
{
    return resolutionIs(observed, [](int side) { return side >= 900 && side < 1200; });
}

Finding bucketSmall(const Observed &observed)
{
    return resolutionIs(observed, [](int side) { return side <= 640; });
}

Finding severalBuckets(const Observed &observed)
{
    QStringList sizes;
    if (const JobView *view = observed.view()) {
        std::vector<int> all;
        for (const DatasetView &dataset : view->datasets)
            all.insert(all.end(), dataset.resolutions.value.begin(),
                       dataset.resolutions.value.end());
        std::ranges::sort(all);
        const auto repeats = std::ranges::unique(all);
        all.erase(repeats.begin(), repeats.end());
        for (const int side : all)
            sizes << QString::number(side);
    }
    if (sizes.isEmpty())
        return {};
    return fromConfig(observed, sizes.size() > 1, {sizes.join(u", "_s)});
}

/// Frames of the longest training clip: of the config, else of the buckets in the log.
Resolution longestClip(const Observed &observed)
{
    Resolution found;
    if (observed.run() != nullptr) {
        for (const BucketFound &bucket : observed.run()->buckets) {
            if (bucket.frames > found.value)
                found = {bucket.frames, bucket.line, u"log"_s};
        }
    }
    if (const JobView *view = observed.view(); view != nullptr && !view->datasets.empty()) {
        const int frames = view->largestFrames();
        if (frames <= found.value)
            return found;
        found = {frames, {}, u"config"_s};
        for (const DatasetView &dataset : view->datasets) {
            if (dataset.numFrames.value == frames)
                found.line = lineInInput(observed.facts, dataset.numFrames.line);
        }
    }
    return found;
}

Finding clipsLongerThan(const Observed &observed, int limit)
{
    const Resolution found = longestClip(observed);
    if (found.value == 0) {
        // Without a config or a bucket list, only what is trained on is known.
        return observed.situation.media == Media::Image ? absent(u"answer"_s, {u"1"_s}) : Finding{};
    }
    return knownToBe(found.value > limit, found.source, {QString::number(found.value)}, found.line);
}

Finding clipsLong(const Observed &observed)
{
    return clipsLongerThan(observed, framesThatAreFew(observed.situation.architecture));
}

Finding clipsVeryLong(const Observed &observed)
{
    return clipsLongerThan(observed, 80);
}

/// Where nothing tells how long the clips are, that it is a video model says something.
Finding trainsVideo(const Observed &observed)
{
    const Media media = observed.situation.media;
    if (media == Media::Unknown || longestClip(observed).value > 0)
        return {};
    const bool told = !answerTo(observed.facts, u"media").isEmpty();
    return knownToBe(media == Media::Video, told ? u"answer"_s : u"log"_s);
}

Finding noClips(const Observed &observed)
{
    const Resolution found = longestClip(observed);
    if (found.value > 0)
        return knownToBe(found.value == 1, found.source, {}, found.line);
    const QString media = answerTo(observed.facts, u"media");
    return media.isEmpty() ? Finding{} : knownToBe(media != "video"_L1, u"answer"_s);
}

Finding lowVramUnused(const Observed &observed)
{
    const Architecture *architecture = observed.situation.architecture;
    if (observed.view() == nullptr || architecture == nullptr)
        return {};
    const Setting<bool> &setting = observed.view()->model.lowVram;
    const bool unused = !setting.value && architecture->lowVram != LowVramEffect::Ignored;
    return fromSetting(observed, unused, setting);
}

Finding quantizeOff(const Observed &observed)
{
    const Architecture *architecture = observed.situation.architecture;
    if (observed.view() == nullptr || (architecture != nullptr && !architecture->quantizable))
        return {};
    const Setting<bool> &setting = observed.view()->model.quantize;
    return fromSetting(observed, !setting.value, setting);
}

bool hasTextEncoder(const Observed &observed)
{
    const Architecture *architecture = observed.situation.architecture;
    return observed.view() != nullptr && (architecture == nullptr || architecture->hasTextEncoder);
}

Finding textEncoderUnquantized(const Observed &observed)
{
    if (!hasTextEncoder(observed))
        return {};
    const Setting<bool> &setting = observed.view()->model.quantizeTextEncoder;
    return fromSetting(observed, !setting.value, setting);
}

/// In training and sampling only: while loading and caching it is needed in any case.
Finding textEncoderResident(const Observed &observed)
{
    if (!hasTextEncoder(observed) || isBeforeSampling(observed.situation.phase))
        return {};
    const TrainView &train = observed.view()->train;
    const bool cached =
        train.cacheTextEmbeddings.value ||
        std::ranges::any_of(observed.view()->datasets, [](const DatasetView &dataset) {
            return dataset.cacheTextEmbeddings.value;
        });
    const bool unloaded = train.unloadTextEncoder.value && !isSampling(observed.situation.phase);
    return fromSetting(observed, !cached && !unloaded, train.cacheTextEmbeddings);
}

/// The program for whole models, or the tab for it, instead of the one for LoRAs.
Finding wholeModelByLog(const Observed &observed)
{
    if (observed.run() == nullptr)
        return {};
    for (const Symptom &symptom : observed.run()->symptoms) {
        if (symptom.signature == "trains_whole_model"_L1)
            return present(u"log"_s, {}, symptom.line);
    }
    constexpr std::array kPrograms{"train_db.py"_L1, "fine_tune.py"_L1, "sdxl_train.py"_L1,
                                   "flux_train.py"_L1, "sd3_train.py"_L1};
    if (observed.situation.failure) {
        for (const QString &frame : observed.situation.failure->frames) {
            const QString place = frame.section(u' ', -1).section(u'/', -1);
            if (std::ranges::contains(kPrograms, place.section(u':', 0, 0)))
                return present(u"log"_s, {}, observed.situation.failure->line);
        }
    }
    return {};
}

Finding fullFinetune(const Observed &observed)
{
    const JobView *view = observed.view();
    if (view == nullptr)
        return wholeModelByLog(observed);
    // A fragment that leaves the network out says nothing; an empty block says that there is none.
    const bool isTold = !isFragment(*view) || view->text.keys(view->process).contains("network"_L1);
    return isTold ? fromConfig(observed, !view->network.present) : wholeModelByLog(observed);
}

bool keepsLittleState(const QString &optimizer)
{
    constexpr std::array kLight{"8bit"_L1, "adafactor"_L1, "automagic"_L1,
                                "lion"_L1, "sgd"_L1,       "paged"_L1};
    return std::ranges::any_of(kLight, [&](QLatin1StringView name) {
        return optimizer.contains(name, Qt::CaseInsensitive);
    });
}

Finding optimizerHeavy(const Observed &observed)
{
    if (observed.view() == nullptr)
        return {};
    const Setting<QString> &setting = observed.view()->train.optimizer;
    return fromSetting(observed, !keepsLittleState(setting.value), setting, {setting.value});
}

/// A small network with a light optimizer: a few hundred MiB, no reason for anything.
Finding optimizerStateSmall(const Observed &observed)
{
    const JobView *view = observed.view();
    if (view == nullptr || isFragment(*view) || !view->network.present)
        return {};
    const Setting<int> &rank = view->network.rank;
    const bool small = rank.value <= 64 && keepsLittleState(view->train.optimizer.value);
    return fromConfig(observed, small, {QString::number(rank.value), view->train.optimizer.value},
                      rank.line);
}

Finding rankHigh(const Observed &observed)
{
    if (observed.view() == nullptr || !observed.view()->network.present)
        return {};
    const Setting<int> &setting = observed.view()->network.rank;
    return fromSetting(observed, setting.value >= 96, setting, {QString::number(setting.value)});
}

Finding settingsConservative(const Observed &observed)
{
    if (observed.view() == nullptr || isFragment(*observed.view()))
        return {};
    return fromConfig(observed, isConservative(*observed.view(), observed.situation.architecture));
}

Finding weightsOffloaded(const Observed &observed)
{
    if (observed.view() == nullptr)
        return {};
    const Setting<bool> &setting = observed.view()->model.layerOffloading;
    return fromSetting(observed, setting.value, setting);
}

constexpr std::array kTable{
    Extractor{"checkpointing_off", checkpointingOff},
    Extractor{"batch_above_one", batchAboveOne},
    Extractor{"batch_large", batchLarge},
    Extractor{"bucket_very_large", bucketVeryLarge},
    Extractor{"bucket_large", bucketLarge},
    Extractor{"bucket_small", bucketSmall},
    Extractor{"several_buckets", severalBuckets},
    Extractor{"clips_long", clipsLong},
    Extractor{"clips_very_long", clipsVeryLong},
    Extractor{"trains_video", trainsVideo},
    Extractor{"no_clips", noClips},
    Extractor{"low_vram_unused", lowVramUnused},
    Extractor{"quantize_off", quantizeOff},
    Extractor{"text_encoder_unquantized", textEncoderUnquantized},
    Extractor{"text_encoder_resident", textEncoderResident},
    Extractor{"full_finetune", fullFinetune},
    Extractor{"optimizer_heavy", optimizerHeavy},
    Extractor{"optimizer_state_small", optimizerStateSmall},
    Extractor{"rank_high", rankHigh},
    Extractor{"settings_conservative", settingsConservative},
    Extractor{"weights_offloaded", weightsOffloaded},
};

} // namespace

std::span<const Extractor> configExtractors()
{
    return kTable;
}

} // namespace headroom
