// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/plan.h"

namespace headroom {

/// Why a step stands in the plan: the likeliest cause it works on, translated.
QString whyStep(const QString &fix, const Planning &planning);
/// Why the environment comes first (R5).
QString whyEnvironment(const QString &fix);
/// Why low_vram does not help the failing phase on this architecture.
QString whyLowVramDoesNot(const Situation &situation);

/// What a fix saves in the phase that failed, else where it saves most; nothing when it is unknown
/// or nothing.
std::optional<Saving> savingOf(const WhatIf &whatIf, const Counterfactuals &estimates);

} // namespace headroom
