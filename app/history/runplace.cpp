// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/runplace.h"

namespace headroom {

namespace {

constexpr int kTraining = 6;
constexpr int kEnd = 7;
constexpr int kFirstSteps = 10; ///< R4: the steps in which a config that is too heavy fails

std::optional<int> stageOf(Phase phase)
{
    switch (phase) {
    case Phase::Unknown:
        return std::nullopt;
    case Phase::Startup:
        return 0;
    case Phase::ModelLoad:
        return 1;
    case Phase::Quantize:
        return 2;
    case Phase::CacheLatents:
        return 3;
    case Phase::CacheTextEmbeddings:
        return 4;
    case Phase::BaselineSample:
        return 5;
    case Phase::EarlyTrain:
    case Phase::MidTrain:
    case Phase::PreviewSample:
    case Phase::Save:
        return kTraining;
    case Phase::Finished:
        return kEnd;
    }
    return std::nullopt;
}

} // namespace

std::optional<RunPlace> placeOf(const RunSummary &run)
{
    const std::optional<int> stage = stageOf(run.phase);
    if (!stage)
        return std::nullopt;
    const std::optional<StepNumber> step = run.failedAt ? run.failedAt : run.stepsDone;
    return RunPlace{*stage, *stage >= kTraining && step ? step->value : 0};
}

PlaceOrder orderOf(const RunPlace &place, const RunPlace &other)
{
    if (place.stage != other.stage)
        return place.stage < other.stage ? PlaceOrder::Earlier : PlaceOrder::Later;
    const bool bothAtFirst = place.step <= kFirstSteps && other.step <= kFirstSteps;
    if (place.stage != kTraining || bothAtFirst)
        return PlaceOrder::Same;
    if (place.step > 2 * other.step)
        return PlaceOrder::Later;
    return place.step * 2 < other.step ? PlaceOrder::Earlier : PlaceOrder::Same;
}

bool isSafelyPast(const RunPlace &place, const RunPlace &failure, Phase failurePhase)
{
    if (place.stage != failure.stage)
        return place.stage > failure.stage;
    if (place.stage != kTraining)
        return false;
    // A preview comes at a fixed step; a batch too many only when its bucket is drawn.
    const bool isAtFixedStep = failurePhase == Phase::PreviewSample || failurePhase == Phase::Save;
    return isAtFixedStep ? place.step > failure.step
                         : place.step > std::max(failure.step + kFirstSteps, kFirstSteps);
}

} // namespace headroom
