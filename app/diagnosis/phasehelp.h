// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/situation.h"

namespace headroom {

/// Whether a fix lowers memory in the phase that failed, on this architecture. True when the phase
/// is unknown, and for fixes that no phase limits.
bool helpsPhase(const FixFact &fix, const Situation &situation);

/// Previews are the guide's fourth step after a failure in training too, although they are another
/// phase: switched off they prove whether the job trains.
bool isForPreviewsWhileTraining(const FixFact &fix, const Situation &situation);

/// Why it does not, translated.
QString whyNotInPhase(const Situation &situation);

} // namespace headroom
