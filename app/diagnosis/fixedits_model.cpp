// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes of where the model's parts are kept: low_vram, layer offloading, the text encoder.
#include "diagnosis/fixwriting.h"

#include "base/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

FixEdits lowVramOn(const FixRequest &request)
{
    const Setting<bool> &setting = request.job.model.lowVram;
    if (request.architecture != nullptr && request.architecture->lowVram == LowVramEffect::Ignored)
        return notApplicable(
            QCoreApplication::translate("FixEdits", "AI Toolkit ignores low_vram for this model."));
    if (setting.value)
        return alreadyDone(QCoreApplication::translate("FixEdits", "low_vram is on."));
    if (request.architecture == nullptr)
        return unknownModel();
    return editsOr({setTo(request, setting, true)}, {});
}

/// A share as "0.7" or, in percent, "70".
std::optional<double> shareOf(const QString &value)
{
    const std::optional<double> number = parseNumber(value.toUtf8());
    if (!number || *number < 0 || *number > 100)
        return std::nullopt;
    return *number > 1 ? *number / 100 : *number;
}

std::optional<FixEdits> whyNoOffloading(const FixRequest &request)
{
    if (request.architecture == nullptr)
        return unknownModel();
    switch (request.architecture->offload) {
    case OffloadSupport::None:
        return notApplicable(QCoreApplication::translate(
            "FixEdits", "AI Toolkit has no layer offloading for this model; it would silently "
                        "ignore the setting."));
    case OffloadSupport::BreaksRun:
        return notApplicable(QCoreApplication::translate(
            "FixEdits", "Layer offloading stops the run with an error for this model."));
    case OffloadSupport::YamlOnly:
    case OffloadSupport::Full:
        break;
    }
    return std::nullopt;
}

FixEdits layerOffloadingOn(const FixRequest &request)
{
    const ModelView &model = request.job.model;
    const std::optional<double> wished = shareOf(request.value);
    if (!request.value.isEmpty() && !wished)
        return badValue(request);
    if (const auto reason = whyNoOffloading(request))
        return *reason;
    std::vector<Edit> edits;
    if (!model.layerOffloading.value)
        edits.push_back(setTo(request, model.layerOffloading, true));
    const auto share = [&](const Setting<double> &setting) {
        const bool isNothing = setting.value <= 0;
        const bool differs = wished && std::abs(setting.value - *wished) > 0.001;
        if (differs || isNothing || (!setting.isSet && !edits.empty()))
            edits.push_back(
                setTo(request, setting, wished.value_or(isNothing ? 1.0 : setting.value)));
    };
    share(model.offloadTransformer);
    if (request.architecture->hasTextEncoder)
        share(model.offloadTextEncoder);
    return editsOr(std::move(edits),
                   QCoreApplication::translate("FixEdits", "Layer offloading is on."));
}

FixEdits layerOffloadingLess(const FixRequest &request)
{
    constexpr std::array kShares{0.7, 0.5, 0.3};
    const ModelView &model = request.job.model;
    const std::optional<double> wished = shareOf(request.value);
    if (!request.value.isEmpty() && !wished)
        return badValue(request);
    if (!model.layerOffloading.value)
        return notApplicable(QCoreApplication::translate("FixEdits", "Layer offloading is off."));
    const double present = std::max(model.offloadTransformer.value, model.offloadTextEncoder.value);
    const auto *next =
        std::ranges::find_if(kShares, [&](double share) { return share < present - 0.001; });
    const double target = wished ? *wished : next == kShares.end() ? present : *next;
    std::vector<Edit> edits;
    for (const Setting<double> *share : {&model.offloadTransformer, &model.offloadTextEncoder}) {
        if (share->value > target + 0.001)
            edits.push_back(setTo(request, *share, target));
    }
    return editsOr(std::move(edits),
                   QCoreApplication::translate(
                       "FixEdits", "Only a small share of the layers is offloaded already."));
}

std::optional<FixEdits> whyTextEncoderStays(const FixRequest &request)
{
    if (request.architecture != nullptr && !request.architecture->hasTextEncoder)
        return notApplicable(
            QCoreApplication::translate("FixEdits", "This model has no text encoder of its own."));
    if (request.job.train.trainTextEncoder.value)
        return notApplicable(QCoreApplication::translate(
            "FixEdits", "The text encoder is trained, so it has to stay."));
    return std::nullopt;
}

FixEdits cacheTextEmbeddings(const FixRequest &request)
{
    if (const auto reason = whyTextEncoderStays(request))
        return *reason;
    const TrainView &train = request.job.train;
    const auto caches = [](const DatasetView &dataset) {
        return dataset.cacheTextEmbeddings.value;
    };
    const bool allCache =
        !request.job.datasets.empty() && std::ranges::all_of(request.job.datasets, caches);
    std::vector<Edit> edits;
    if (!train.cacheTextEmbeddings.value && !allCache)
        edits.push_back(setTo(request, train.cacheTextEmbeddings, true));
    // The train key sets all datasets; a dataset's own "false" would contradict it.
    for (const DatasetView &dataset : request.job.datasets) {
        if (dataset.cacheTextEmbeddings.isSet && !dataset.cacheTextEmbeddings.value)
            edits.push_back(setTo(request, dataset.cacheTextEmbeddings, true));
    }
    if (train.unloadTextEncoder.value)
        edits.push_back(setTo(request, train.unloadTextEncoder, false));
    return editsOr(std::move(edits),
                   QCoreApplication::translate("FixEdits", "Text embeddings are cached."));
}

FixEdits unloadTextEncoder(const FixRequest &request)
{
    if (const auto reason = whyTextEncoderStays(request))
        return *reason;
    if (request.architecture != nullptr && !request.architecture->mayUnloadTextEncoder)
        return notApplicable(QCoreApplication::translate(
            "FixEdits", "This model needs its text encoder for the control images; cache the text "
                        "embeddings instead."));
    const TrainView &train = request.job.train;
    const bool isCached = train.cacheTextEmbeddings.value ||
                          std::ranges::any_of(request.job.datasets, [](const DatasetView &dataset) {
                              return dataset.cacheTextEmbeddings.value;
                          });
    if (isCached)
        return alreadyDone(QCoreApplication::translate(
            "FixEdits", "Text embeddings are cached, which removes the text encoder already."));
    if (train.unloadTextEncoder.value)
        return alreadyDone(
            QCoreApplication::translate("FixEdits", "The text encoder is unloaded."));
    return editsOr({setTo(request, train.unloadTextEncoder, true)}, {});
}

FixEdits saveMoreOften(const FixRequest &request)
{
    // The web UI's default.
    constexpr int kOften = 250;
    const Setting<int> &every = request.job.saveEvery;
    const std::optional<int> wished = request.number();
    if (!request.value.isEmpty() && (!wished || *wished < 1))
        return badValue(request);
    const int target = wished.value_or(std::max(kOften, every.value / 2));
    if (every.value <= target)
        return alreadyDone(
            QCoreApplication::translate("FixEdits", "The run is saved every %1 steps already.")
                .arg(every.value));
    return editsOr({setTo(request, every, target)}, {});
}

} // namespace

FixWriters modelFixes()
{
    return {{u"low_vram_on"_s, lowVramOn},
            {u"layer_offloading_on"_s, layerOffloadingOn},
            {u"layer_offloading_less"_s, layerOffloadingLess}};
}

FixWriters memoryFixes()
{
    return {{u"cache_text_embeddings"_s, cacheTextEmbeddings},
            {u"unload_text_encoder"_s, unloadTextEncoder},
            {u"save_more_often"_s, saveMoreOften}};
}

} // namespace headroom
