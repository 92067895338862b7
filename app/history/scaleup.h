// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/attempt.h"

namespace headroom {

/// The rungs of R7, in order: what may come back after a run that was stable.
enum class Rung { MemorySettings, Steps, Bucket, Sampling, BatchOrFrames };
inline constexpr Rung kRungs[] = {Rung::MemorySettings, Rung::Steps, Rung::Bucket, Rung::Sampling,
                                  Rung::BatchOrFrames};
QString idOf(Rung rung);

enum class RungState {
    Done,  ///< nothing to raise, or all of it is back
    Next,  ///< the one to take now
    Later, ///< comes after the next
};

struct RungStep
{
    Rung rung = Rung::MemorySettings;
    RungState state = RungState::Later;
    QString why = {};             ///< translated: what it would do, or why there is nothing to do
    std::vector<Edit> edits = {}; ///< of one step up; empty when there is nothing to raise
};

/// What the next step would need, in the phase that it weighs on.
struct ScaleForecast
{
    EstimatePhase phase = EstimatePhase::Train;
    PhaseEstimate now, then; ///< of the stable config, which is known to fit, and with the step
    std::optional<Bytes> capacity = {};
    std::optional<double> fits = {}; ///< that it still fits, given that the stable config did
    bool changesMemory = true;       ///< false: the step costs time only
};

struct ScaleLadder
{
    std::vector<RungStep> steps;           ///< one per rung
    std::optional<ScaleForecast> forecast; ///< for the next step

    const RungStep *next() const;
};

/// The ladder for a config that ran without failing, given the attempts up to it. What earlier
/// attempts had and this one has not comes back first, one setting at a time; when all is back,
/// each rung may go one size beyond. Pure.
ScaleLadder scaleUp(const JobView &stable, const Attempts &attempts,
                    const Architectures &architectures);

/// What some edits of a stable config would need; absent where the model is unknown. A failed run
/// among the attempts says how far the estimate is off on this machine.
std::optional<ScaleForecast> forecastOf(const std::vector<Edit> &edits, const JobView &stable,
                                        const Attempts &attempts,
                                        const Architectures &architectures);

/// The rungs on which a change of settings goes up. More than one of them at a time is what R7
/// warns of.
std::vector<Rung> rungsRaised(const std::vector<Edit> &changes);

} // namespace headroom
