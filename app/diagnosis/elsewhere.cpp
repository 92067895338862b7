// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/elsewhere.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace headroom {

namespace {

struct ToldBy
{
    QLatin1StringView fix;
    bool (*isSet)(const JobView &);
};

bool tellsResolution(const JobView &view)
{
    return std::ranges::any_of(
        view.datasets, [](const DatasetView &dataset) { return dataset.resolutions.isSet; });
}

bool tellsFrames(const JobView &view)
{
    return std::ranges::any_of(view.datasets,
                               [](const DatasetView &dataset) { return dataset.numFrames.isSet; });
}

/// Which setting tells whether a fix is done already; AI Toolkit's defaults say nothing here.
constexpr std::array kTold{
    ToldBy{QLatin1StringView("gradient_checkpointing_on"),
           [](const JobView &view) {
               return view.train.gradientCheckpointing.isSet;
           }},
    ToldBy{QLatin1StringView("batch_size_one"),
           [](const JobView &view) {
               return view.train.batchSize.isSet;
           }},
    ToldBy{QLatin1StringView("drop_largest_bucket"), tellsResolution},
    ToldBy{QLatin1StringView("reduce_num_frames"), tellsFrames},
    ToldBy{QLatin1StringView("quantize_on"),
           [](const JobView &view) {
               return view.model.quantize.isSet;
           }},
    ToldBy{QLatin1StringView("layer_offloading_on"),
           [](const JobView &view) {
               return view.model.layerOffloading.isSet;
           }},
    ToldBy{QLatin1StringView("cache_text_embeddings"),
           [](const JobView &view) {
               return view.train.cacheTextEmbeddings.isSet;
           }},
    ToldBy{QLatin1StringView("disable_sampling"),
           [](const JobView &view) {
               return view.train.disableSampling.isSet;
           }},
    ToldBy{QLatin1StringView("shrink_preview"),
           [](const JobView &view) {
               return view.train.disableSampling.isSet;
           }},
    ToldBy{QLatin1StringView("optimizer_8bit"),
           [](const JobView &view) {
               return view.train.optimizer.isSet;
           }},
    ToldBy{QLatin1StringView("lower_rank"),
           [](const JobView &view) {
               return view.network.rank.isSet;
           }},
};

bool isTold(const QString &fix, const JobView &view)
{
    const auto row = std::ranges::find(kTold, fix, &ToldBy::fix);
    return row != kTold.end() && row->isSet(view);
}

} // namespace

FixEdits editsElsewhere(const FixFact &fix, const QString &trainer, const JobView *view,
                        const Architecture *architecture)
{
    if (view != nullptr && isTold(fix.id, *view)) {
        FixEdits told = editsForFix(fix.id, *view, architecture);
        if (told.state == FixEdits::State::AlreadyDone)
            return told;
    }
    FixEdits open;
    open.state = FixEdits::State::Edits;
    if (!fix.elsewhere.contains(trainer)) {
        open.state = FixEdits::State::NotApplicable;
        open.reason =
            QCoreApplication::translate("Plan", "The trainer of this run has no such setting.");
    }
    return open;
}

} // namespace headroom
