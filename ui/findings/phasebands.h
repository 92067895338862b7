// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/run.h"

#include <QString>

#include <vector>

namespace headroom {

/// The stages of a run as the strip shows them.
enum class Stage { Load, Cache, FirstSample, Steps, Samples, Save };

/// A stretch of the run in one stage.
struct PhaseBand
{
    Stage stage = Stage::Load;
    double weight = 0; ///< its share of the strip: seconds, or lines where the time is not known
    std::optional<double> seconds; ///< as far as the log tells
    LineNumber first, last;
};

/// The run as bands, in order. Phases that belong to one stage are joined. Weights are seconds only
/// when the log tells the time of every band.
std::vector<PhaseBand> phaseBands(const Run &run);
/// "first sample", in the user's language.
QString titleOf(Stage stage);

} // namespace headroom
