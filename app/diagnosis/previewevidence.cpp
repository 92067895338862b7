// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the config says of the previews.
#include "diagnosis/conservative.h"
#include "diagnosis/evidence.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

Finding fromItem(const Observed &observed, bool so, const SampleItemView &item,
                 const QStringList &figures)
{
    return knownToBe(so, u"config"_s, figures, lineInInput(observed.facts, item.line));
}

/// Previews that never come, unless the run says that one was being made.
Finding previewsOff(const Observed &observed)
{
    if (observed.view() == nullptr || isSampling(observed.situation.phase))
        return {};
    const Setting<bool> &setting = observed.view()->train.disableSampling;
    if (!setting.isSet && isFragment(*observed.view()))
        return {};
    return knownToBe(makesNoPreviews(*observed.view()), u"config"_s, {},
                     lineInInput(observed.facts, setting.line));
}

std::optional<SampleItemView> heaviest(const Observed &observed)
{
    return observed.view() != nullptr ? heaviestPreview(*observed.view()) : std::nullopt;
}

Finding previewPixels(const Observed &observed, bool (*fits)(int pixels))
{
    const std::optional<SampleItemView> item = heaviest(observed);
    if (!item || item->width <= 0 || item->height <= 0)
        return {};
    return fromItem(observed, fits(item->width * item->height), *item,
                    {QString::number(item->width), QString::number(item->height)});
}

Finding previewPixelsLarge(const Observed &observed)
{
    return previewPixels(observed, [](int pixels) { return pixels > 1100 * 1024; });
}

Finding previewPixelsSmall(const Observed &observed)
{
    return previewPixels(observed, [](int pixels) { return pixels <= 640 * 640; });
}

Finding previewHeavierThanTraining(const Observed &observed)
{
    const std::optional<SampleItemView> item = heaviest(observed);
    if (!item || observed.view()->largestResolution() == 0)
        return {};
    const double side = observed.view()->largestResolution();
    const double training = side * side * std::max(observed.view()->largestFrames(), 1);
    const double times = double(item->width) * item->height * std::max(item->frames, 1) / training;
    return fromItem(observed, times >= 1.5, *item, {QLocale().toString(times, 'f', 1)});
}

Finding previewClipLong(const Observed &observed)
{
    const std::optional<SampleItemView> item = heaviest(observed);
    if (!item) {
        const Architecture *architecture = observed.situation.architecture;
        const bool stills = observed.situation.media == Media::Image &&
                            (architecture == nullptr || architecture->media == Media::Image);
        return stills ? absent(u"answer"_s, {u"1"_s}) : Finding{};
    }
    int frames = 1;
    for (const SampleItemView &each : observed.view()->sample.items)
        frames = std::max(frames, each.frames);
    return fromItem(observed, frames > framesThatAreFew(observed.situation.architecture), *item,
                    {QString::number(frames)});
}

constexpr std::array kTable{
    Extractor{"previews_off", previewsOff},
    Extractor{"preview_pixels_large", previewPixelsLarge},
    Extractor{"preview_pixels_small", previewPixelsSmall},
    Extractor{"preview_heavier_than_training", previewHeavierThanTraining},
    Extractor{"preview_clip_long", previewClipLong},
};

} // namespace

std::span<const Extractor> previewExtractors()
{
    return kTable;
}

} // namespace headroom
