// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/phasebands.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

std::optional<Stage> stageOf(Phase phase)
{
    switch (phase) {
    case Phase::Startup:
    case Phase::ModelLoad:
    case Phase::Quantize:
        return Stage::Load;
    case Phase::CacheLatents:
    case Phase::CacheTextEmbeddings:
        return Stage::Cache;
    case Phase::BaselineSample:
        return Stage::FirstSample;
    case Phase::EarlyTrain:
    case Phase::MidTrain:
        return Stage::Steps;
    case Phase::PreviewSample:
        return Stage::Samples;
    case Phase::Save:
        return Stage::Save;
    case Phase::Unknown:
    case Phase::Finished:
        break;
    }
    return std::nullopt;
}

} // namespace

std::vector<PhaseBand> phaseBands(const Run &run)
{
    std::vector<PhaseBand> bands;
    for (const PhaseSpan &span : run.phases) {
        const std::optional<Stage> stage = stageOf(span.phase);
        if (!stage)
            continue;
        if (bands.empty() || bands.back().stage != *stage) {
            bands.push_back(
                {.stage = *stage, .seconds = span.seconds, .first = span.first, .last = span.last});
            continue;
        }
        PhaseBand &band = bands.back();
        band.last = span.last;
        if (span.seconds)
            band.seconds = band.seconds.value_or(0) + *span.seconds;
    }
    const bool timed =
        std::ranges::all_of(bands, [](const PhaseBand &band) { return band.seconds.has_value(); });
    for (PhaseBand &band : bands) {
        band.weight = timed ? std::max(*band.seconds, 0.1)
                            : std::max(1, band.last.value - band.first.value + 1);
    }
    return bands;
}

QString titleOf(Stage stage)
{
    switch (stage) {
    case Stage::Load:
        return QCoreApplication::translate("Stage", "load");
    case Stage::Cache:
        return QCoreApplication::translate("Stage", "cache");
    case Stage::FirstSample:
        return QCoreApplication::translate("Stage", "first sample");
    case Stage::Steps:
        return QCoreApplication::translate("Stage", "steps");
    case Stage::Samples:
        return QCoreApplication::translate("Stage", "samples");
    case Stage::Save:
        return QCoreApplication::translate("Stage", "save");
    }
    return {};
}

} // namespace headroom
