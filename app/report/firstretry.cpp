// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/firstretry.h"

namespace headroom {

namespace {

// The guide's first change for a crash in the first steps has three parts (R4), the most of all.
constexpr qsizetype kMostFixes = 3;
// From here on "very likely" is said of a probability.
constexpr double kSuffices = 0.85;

} // namespace

FirstRetry firstRetry(const Diagnosis &diagnosis)
{
    FirstRetry retry;
    const bool ranShort =
        diagnosis.verdict == Verdict::OutOfMemory || diagnosis.verdict == Verdict::SlowSpill;
    for (const PlanStep &step : diagnosis.plan) {
        if (step.state != FixState::Proposed)
            continue;
        if (step.edits.empty()) {
            if (retry.fixes.isEmpty())
                retry.byHand << step.fix;
            continue;
        }
        if (!ranShort || diagnosis.environmentProblem)
            continue;
        retry.fixes << step.fix;
        const bool suffices =
            step.saves && step.saves->fitsAfter && *step.saves->fitsAfter >= kSuffices;
        if (suffices || retry.fixes.size() == kMostFixes)
            break;
    }
    return retry;
}

} // namespace headroom
