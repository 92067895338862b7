// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/units.h"
#include "base/vocabulary.h"
#include "log/traceback.h"

#include <optional>
#include <vector>

namespace headroom {

/// What the log showed before a traceback, needed to read it.
struct FrameContext
{
    Phase current = Phase::Unknown; ///< by the lines before it
    bool trainingStarted = false;   ///< the training bar was drawn
    std::optional<StepNumber> step; ///< completed steps
};

/// The training phase for a number of completed steps; early when it is unknown, which most crashes
/// are.
Phase trainingPhase(std::optional<StepNumber> step);

/// Where the run was according to the functions of a traceback: the outermost known function
/// decides the phase, inner ones refine it. Empty when no function tells.
std::optional<Phase> phaseOfFrames(const std::vector<Frame> &frames, const FrameContext &context);

} // namespace headroom
