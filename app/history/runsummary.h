// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"

namespace headroom {

/// What is kept of a run: enough to compare it with the next one when its log is gone.
struct RunSummary
{
    Verdict verdict = Verdict::Unclear;
    MemoryKind memoryKind = MemoryKind::None;
    bool recovered = false;
    Phase phase = Phase::Unknown; ///< where it failed, else where it ended
    std::optional<StepNumber> stepsDone = {};
    std::optional<StepNumber> stepsTotal = {};
    std::optional<StepNumber> failedAt = {}; ///< the last completed step before the failure
    int skippedBatches = 0;
    std::optional<double> secondsPerStep = {};
    std::optional<Bytes> capacity = {};
    std::optional<Bytes> tried = {};
    std::optional<Bytes> allocated = {};
    std::optional<Bytes> process = {};
    QString cause = {}; ///< the likeliest cause's id; empty when nothing failed
    double probability = 0;

    bool operator==(const RunSummary &) const = default;
};

RunSummary summarize(const Case &facts, const Diagnosis &diagnosis);

/// The run needs no further fix: nothing failed, or the user stopped it.
bool isStable(const RunSummary &run);
/// The config that a run used: the config file where it says the same as what the log printed, else
/// what the log printed. Absent when neither is there.
std::optional<JobText> configOf(const Case &facts);

} // namespace headroom
