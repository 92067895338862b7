// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/situation.h"

namespace headroom {

/// Whether a fix lowers memory in the phase that failed, on this architecture. True when the phase
/// is unknown, and for fixes that no phase limits.
bool helpsPhase(const FixFact &fix, const Situation &situation);

/// Why it does not, translated.
QString whyNotInPhase(const Situation &situation);

} // namespace headroom
