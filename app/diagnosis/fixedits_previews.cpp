// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes of the sample block.
#include "diagnosis/fixwriting.h"

#include "job/promptsize.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

/// Width and height of a preview.
struct Picture
{
    int width = 0;
    int height = 0;
    int longerSide() const { return std::max(width, height); }
};

/// The longer side of previews, largest first; up to the last one they count as small.
constexpr int kSides[] = {1536, 1280, 1024, 768, 512};
constexpr int kSmallSide = 512;

/// The next side that makes a difference: at most four fifths of the present one.
int nextLowerSide(int side)
{
    const auto *lower =
        std::ranges::find_if(kSides, [&](int offered) { return offered * 5 <= side * 4; });
    return lower == std::end(kSides) ? kSmallSide : *lower;
}

/// Scales a picture until its longer side fits, in multiples that the model takes.
Picture shrunk(const Picture &picture, int longest, int divisor)
{
    const auto scaled = [&](int side) {
        const double exact = double(side) * longest / std::max(1, picture.longerSide());
        return std::max(divisor, static_cast<int>(exact / divisor) * divisor);
    };
    return {scaled(picture.width), scaled(picture.height)};
}

int divisorOf(const Architecture *architecture)
{
    return architecture == nullptr || architecture->bucketDivisor <= 1
               ? 16
               : architecture->bucketDivisor;
}

int largestSide(const JobView &job)
{
    int side = 0;
    for (const SampleItemView &item : job.sample.items)
        side = std::max(side, std::max(item.width, item.height));
    return side;
}

/// Where an item's prompt is written.
ConfigPath promptPath(const SampleItemView &item)
{
    return item.isMap ? childPath(item.path, u"prompt"_s) : item.path;
}

/// Changes an item's own sizes: its keys and the flags in its prompt. What it takes from the block
/// is changed there.
void changeItem(const FixRequest &request, const SampleItemView &item, const PromptSize &size,
                std::vector<Edit> &edits)
{
    const auto change = [&](const QString &key, const std::optional<int> &to) {
        const ConfigPath path = childPath(item.path, key);
        const QVariant from = request.job.text.value(path);
        const bool isNumber = from.isValid() && from.typeId() != QMetaType::Nullptr;
        if (item.isMap && to && isNumber && from.toInt() > *to)
            edits.push_back(setAt(request, path, *to));
    };
    change(u"width"_s, size.width);
    change(u"height"_s, size.height);
    change(u"num_frames"_s, size.frames);
    const QString prompt = promptWithSmallerSize(item.prompt, size);
    if (prompt != item.prompt)
        edits.push_back({.path = promptPath(item), .from = item.prompt, .to = prompt});
}

FixEdits shrinkPreview(const FixRequest &request)
{
    const std::optional<int> wished = request.number();
    if (!request.value.isEmpty() && (!wished || *wished < 64))
        return badValue(request);
    if (!request.makesPreviews())
        return noPreviews();
    if (request.architecture != nullptr && request.architecture->media == Media::Audio)
        return notApplicable(QCoreApplication::translate(
            "FixEdits", "The previews are audio, which has no width and height."));
    const int side = largestSide(request.job);
    if (side <= wished.value_or(kSmallSide))
        return alreadyDone(
            QCoreApplication::translate("FixEdits",
                                        "The previews are at most %1 pixels wide and high already.")
                .arg(side));
    const int target = wished.value_or(nextLowerSide(side));
    const int divisor = divisorOf(request.architecture);
    std::vector<Edit> edits;
    const SampleView &sample = request.job.sample;
    const Picture block{sample.width.value, sample.height.value};
    if (block.longerSide() > target) {
        const Picture smaller = shrunk(block, target, divisor);
        if (smaller.width != block.width)
            edits.push_back(setTo(request, sample.width, smaller.width));
        if (smaller.height != block.height)
            edits.push_back(setTo(request, sample.height, smaller.height));
    }
    for (const SampleItemView &item : sample.items) {
        const Picture picture{item.width, item.height};
        if (picture.longerSide() <= target)
            continue;
        const Picture smaller = shrunk(picture, target, divisor);
        changeItem(request, item, {.width = smaller.width, .height = smaller.height, .frames = {}},
                   edits);
    }
    return editsOr(std::move(edits),
                   QCoreApplication::translate(
                       "FixEdits", "The previews are at most %1 pixels wide and high already.")
                       .arg(side));
}

FixEdits reducePreviewFrames(const FixRequest &request)
{
    // One second of most video models.
    constexpr int kFewPreviewFrames = 25;
    const std::optional<int> wished = request.number();
    if (!request.value.isEmpty() && (!wished || *wished < 1))
        return badValue(request);
    if (!request.makesPreviews())
        return noPreviews();
    const SampleView &sample = request.job.sample;
    int longest = 1;
    for (const SampleItemView &item : sample.items)
        longest = std::max(longest, item.frames);
    if (longest <= 1)
        return notApplicable(
            QCoreApplication::translate("FixEdits", "The previews are still images."));
    const Architecture *architecture = request.architecture;
    const int few = onFrameGridBelow(architecture, kFewPreviewFrames);
    const int target = wished ? onFrameGridBelow(architecture, *wished)
                              : std::max(few, onFrameGrid(architecture, longest / 2.0));
    if (longest <= (wished ? *wished : kFewPreviewFrames))
        return alreadyDone(
            QCoreApplication::translate("FixEdits", "The previews have %1 frames or fewer already.")
                .arg(longest));
    std::vector<Edit> edits;
    if (sample.frames.value > target)
        edits.push_back(setTo(request, sample.frames, target));
    for (const SampleItemView &item : sample.items) {
        if (item.frames > target)
            changeItem(request, item, {.width = {}, .height = {}, .frames = target}, edits);
    }
    return editsOr(
        std::move(edits),
        QCoreApplication::translate("FixEdits", "The previews have %1 frames or fewer already.")
            .arg(longest));
}

FixEdits sampleLessOften(const FixRequest &request)
{
    constexpr int kRarely = 1000;
    const Setting<int> &every = request.job.sample.every;
    const std::optional<int> wished = request.number();
    if (!request.value.isEmpty() && (!wished || *wished < 1))
        return badValue(request);
    if (!request.makesPreviews())
        return noPreviews();
    const bool isRare =
        wished ? every.value >= *wished
               : every.value >= kRarely || every.value >= request.job.train.steps.value;
    if (isRare)
        return alreadyDone(
            QCoreApplication::translate("FixEdits", "Previews are made every %1 steps only.")
                .arg(every.value));
    // The web UI's default first, then twice as rarely each time.
    constexpr int kUsual = 250;
    const int target =
        wished.value_or(every.value < kUsual ? kUsual : std::min(kRarely, every.value * 2));
    return editsOr({setTo(request, every, target)}, {});
}

/// Forcing the first preview would undo a switch that leaves previews out.
void stopForcing(const FixRequest &request, std::vector<Edit> &edits)
{
    if (request.job.train.forceFirstSample.value)
        edits.push_back(setTo(request, request.job.train.forceFirstSample, false));
}

FixEdits skipFirstSample(const FixRequest &request)
{
    if (!request.makesPreviews())
        return noPreviews();
    std::vector<Edit> edits;
    if (!request.job.train.skipFirstSample.value)
        edits.push_back(setTo(request, request.job.train.skipFirstSample, true));
    stopForcing(request, edits);
    return editsOr(std::move(edits),
                   QCoreApplication::translate("FixEdits", "The first preview is skipped."));
}

FixEdits disableSampling(const FixRequest &request)
{
    if (!request.makesPreviews())
        return noPreviews();
    std::vector<Edit> edits{setTo(request, request.job.train.disableSampling, true)};
    stopForcing(request, edits);
    return editsOr(std::move(edits), {});
}

FixEdits vaeTilingOn(const FixRequest &request)
{
    if (!request.makesPreviews())
        return noPreviews();
    const Architecture *architecture = request.architecture;
    if (architecture == nullptr)
        return unknownModel();
    const ModelView &model = request.job.model;
    if (model.vaeTiling.value || (architecture->vaeTilingByLowVram && model.lowVram.value))
        return alreadyDone(
            QCoreApplication::translate("FixEdits", "Previews are decoded in tiles."));
    if (architecture->id.startsWith("wan"_L1)) // the only family that reads the key
        return editsOr({setTo(request, model.vaeTiling, true)}, {});
    if (architecture->vaeTilingByLowVram)
        return editsOr({setTo(request, model.lowVram, true)}, {});
    return notApplicable(QCoreApplication::translate(
        "FixEdits", "AI Toolkit never decodes previews of this model in tiles."));
}

} // namespace

FixWriters previewFixes()
{
    return {{u"shrink_preview"_s, shrinkPreview},
            {u"reduce_preview_frames"_s, reducePreviewFrames},
            {u"sample_less_often"_s, sampleLessOften},
            {u"skip_first_sample"_s, skipFirstSample},
            {u"disable_sampling"_s, disableSampling},
            {u"vae_tiling_on"_s, vaeTilingOn}};
}

} // namespace headroom
