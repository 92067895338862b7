// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/conservative.h"

#include "diagnosis/fixwriting.h"

#include <algorithm>

namespace headroom {

namespace {

/// The guide keeps 512 and 768 while checking stability (R3 C).
constexpr int kConservativeResolution = 768;
/// The form's default preview of image models.
constexpr qint64 kConservativePreviewPixels = 1024 * 1024;

qint64 weight(const SampleItemView &item)
{
    return qint64(item.width) * item.height * std::max(item.frames, 1);
}

} // namespace

int framesThatAreFew(const Architecture *architecture)
{
    return fewFrames(architecture);
}

bool isFragment(const JobView &view)
{
    const QStringList keys = view.text.keys(view.process);
    const auto has = [&](const char *key) {
        return keys.contains(QLatin1StringView(key));
    };
    const bool complete = has("model") && has("train") && has("datasets") &&
                          (has("type") || has("save") || has("training_folder"));
    return !complete;
}

bool makesNoPreviews(const JobView &view)
{
    return view.train.disableSampling.value || view.sample.items.empty();
}

std::optional<SampleItemView> heaviestPreview(const JobView &view)
{
    if (makesNoPreviews(view))
        return std::nullopt;
    return *std::ranges::max_element(view.sample.items, {}, weight);
}

bool isConservative(const JobView &view, const Architecture *architecture)
{
    const std::optional<SampleItemView> preview = heaviestPreview(view);
    const int few = framesThatAreFew(architecture);
    return view.largestBatch() <= 1 && view.train.gradientCheckpointing.value &&
           view.largestResolution() > 0 && view.largestResolution() <= kConservativeResolution &&
           view.largestFrames() <= few &&
           (!preview || (qint64(preview->width) * preview->height <= kConservativePreviewPixels &&
                         preview->frames <= few));
}

} // namespace headroom
