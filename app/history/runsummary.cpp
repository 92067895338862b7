// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/runsummary.h"

#include "history/configchanges.h"

namespace headroom {

namespace {

std::optional<double> paceOf(const Run &run)
{
    if (run.speed)
        return run.speed->late;
    for (auto reading = run.readings.rbegin(); reading != run.readings.rend(); ++reading) {
        if (reading->secondsPerStep)
            return reading->secondsPerStep;
    }
    return std::nullopt;
}

bool wasStoppedByUser(const RunSummary &run)
{
    return run.verdict == Verdict::NotOutOfMemory &&
           run.cause == QLatin1StringView("not_oom.interrupted_by_user");
}

} // namespace

RunSummary summarize(const Case &facts, const Diagnosis &diagnosis)
{
    RunSummary summary{.verdict = diagnosis.verdict,
                       .memoryKind = diagnosis.memoryKind,
                       .recovered = diagnosis.recovered,
                       .phase = diagnosis.phase,
                       .capacity = diagnosis.capacity};
    if (const Run *run = facts.run()) {
        summary.stepsDone = run->stepsDone;
        summary.stepsTotal = run->stepsTotal;
        summary.skippedBatches = static_cast<int>(run->skippedBatches.size());
        summary.secondsPerStep = paceOf(*run);
    }
    if (diagnosis.failure) {
        summary.failedAt = diagnosis.failure->step;
        summary.tried = diagnosis.failure->figures.tried;
        summary.allocated = diagnosis.failure->figures.allocated;
        summary.process = diagnosis.failure->figures.process;
    }
    const RankedCause *top = diagnosis.top();
    if (top != nullptr && diagnosis.verdict != Verdict::NoFailure) {
        summary.cause = top->id;
        summary.probability = top->probability;
    }
    return summary;
}

bool isStable(const RunSummary &run)
{
    return run.verdict == Verdict::NoFailure || wasStoppedByUser(run);
}

std::optional<JobText> configOf(const Case &facts)
{
    const Run *run = facts.run();
    if (run == nullptr || !run->config)
        return facts.job;
    const Result<JobText> printed = JobText::fromProcessDump(run->config->text, run->job);
    if (!printed || (facts.job && changesBetween(*facts.job, *printed).empty()))
        return facts.job;
    return *printed;
}

} // namespace headroom
