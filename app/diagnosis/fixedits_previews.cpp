// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes of the sample block.
#include "diagnosis/fixwriting.h"

#include "job/promptsize.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

/// Width and height of a preview. Memory follows their product, so sizes are compared by the side
/// of the square with as many pixels, as AI Toolkit does for training pictures.
struct Picture
{
    int width = 0;
    int height = 0;
    double side() const { return std::sqrt(double(width) * height); }
};

/// The sides of previews to go down to; up to the last one they count as small.
constexpr int kSides[] = {1536, 1280, 1024, 768, 512};
constexpr int kSmallSide = 512;

/// The next side that makes a difference: at most four fifths of the present one.
int nextLowerSide(double side)
{
    const auto *lower =
        std::ranges::find_if(kSides, [&](int offered) { return offered <= side * 0.8; });
    return lower == std::end(kSides) ? kSmallSide : *lower;
}

int roundedDown(double length, int divisor)
{
    return std::max(divisor, static_cast<int>(length / divisor) * divisor);
}

/// Scales a picture to the pixels of a square, in multiples that the model takes.
Picture shrunk(const Picture &picture, int side, int divisor)
{
    if (picture.side() <= side)
        return picture;
    const double scale = side / picture.side();
    return {roundedDown(picture.width * scale, divisor),
            roundedDown(picture.height * scale, divisor)};
}

int divisorOf(const Architecture *architecture)
{
    return architecture == nullptr || architecture->bucketDivisor <= 1
               ? 16
               : architecture->bucketDivisor;
}

/// The preview with the most pixels.
Picture largestPicture(const JobView &job)
{
    Picture largest;
    for (const SampleItemView &item : job.sample.items) {
        const Picture picture{item.width, item.height};
        if (picture.side() > largest.side())
            largest = picture;
    }
    return largest;
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

/// Whether an item sets a side itself, by its key or by a flag in its prompt.
bool hasOwn(const FixRequest &request, const SampleItemView &item, const QString &key,
            const std::optional<int> &flag)
{
    const QVariant written = request.job.text.value(childPath(item.path, key));
    return flag || (item.isMap && written.isValid() && written.typeId() != QMetaType::Nullptr);
}

/// The size that an item's own sides get. The other side may come from the block, whose new size is
/// known: then the own one takes what is left.
Picture shrunkItem(const FixRequest &request, const SampleItemView &item, const Picture &block,
                   int side, int divisor)
{
    const PromptSize flags = sizeInPrompt(item.prompt);
    Picture picture = shrunk({item.width, item.height}, side, divisor);
    const double pixels = double(side) * side;
    if (!hasOwn(request, item, u"height"_s, flags.height))
        picture.width = std::min(item.width, roundedDown(pixels / block.height, divisor));
    else if (!hasOwn(request, item, u"width"_s, flags.width))
        picture.height = std::min(item.height, roundedDown(pixels / block.width, divisor));
    return picture;
}

FixEdits previewsAreSmall(const Picture &picture)
{
    return alreadyDone(
        QCoreApplication::translate("FixEdits", "The previews are small already (%1 × %2).")
            .arg(picture.width)
            .arg(picture.height));
}

FixEdits shrinkPreview(const FixRequest &request)
{
    const std::optional<int> wished = request.number();
    if (!request.value.isEmpty() && (!wished || *wished < 64))
        return badValue(request);
    if (!request.makesPreviews())
        return noPreviews();
    if (request.architecture != nullptr && request.architecture->media == Media::Audio) {
        return notApplicable(QCoreApplication::translate(
            "FixEdits", "The previews are audio, which has no width and height."));
    }
    const Picture largest = largestPicture(request.job);
    if (largest.side() <= wished.value_or(kSmallSide))
        return previewsAreSmall(largest);
    const int target = wished.value_or(nextLowerSide(largest.side()));
    const int divisor = divisorOf(request.architecture);
    const SampleView &sample = request.job.sample;
    const Picture block = shrunk(
        {std::max(1, sample.width.value), std::max(1, sample.height.value)}, target, divisor);
    std::vector<Edit> edits;
    if (block.width < sample.width.value)
        edits.push_back(setTo(request, sample.width, block.width));
    if (block.height < sample.height.value)
        edits.push_back(setTo(request, sample.height, block.height));
    for (const SampleItemView &item : sample.items) {
        if (Picture{item.width, item.height}.side() <= target)
            continue;
        const Picture smaller = shrunkItem(request, item, block, target, divisor);
        changeItem(request, item, {.width = smaller.width, .height = smaller.height, .frames = {}},
                   edits);
    }
    return edits.empty() ? previewsAreSmall(largest) : editsOr(std::move(edits), {});
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
