// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/environmentgate.h"

#include <algorithm>

namespace headroom {

namespace {

bool is(const Findings &findings, const char *evidence)
{
    const auto finding = findings.constFind(QString::fromLatin1(evidence));
    return finding != findings.cend() && finding->known == Known::Present;
}

bool showsFullCard(const Failure &failure)
{
    return failure.memoryKind == MemoryKind::CublasAlloc ||
           (failure.figures.free && failure.figures.free->value == 0);
}

/// Failures of this run, and of attempts with the same job right before it.
std::vector<const Failure *> failuresOfAttempts(const Case &facts)
{
    std::vector<const Failure *> failures;
    for (std::size_t i = *facts.current + 1; i-- > 0;) {
        const Run &run = facts.runs[i];
        if (run.job != facts.runs[*facts.current].job || run.end == RunEnd::Finished)
            break;
        const std::vector<const Failure *> of = memoryFailures(run);
        failures.insert(failures.end(), of.begin(), of.end());
    }
    return failures;
}

/// Before a second step is done nothing meaningful was trained.
bool failedBeforeTraining(const Observed &observed)
{
    const Phase phase = observed.situation.phase;
    if (isBeforeSampling(phase) || phase == Phase::BaselineSample)
        return true;
    const int steps = observed.run()->stepsDone.value_or(StepNumber{0}).value;
    return phase == Phase::EarlyTrain && steps <= 1 && !observed.situation.recovered;
}

bool ownMemoryExplainsIt(const std::vector<const Failure *> &failures)
{
    return std::ranges::any_of(failures, [](const Failure *failure) {
        const Accounting account = accountFor(*failure);
        return account.shareOfCapacity(account.own) >= 0.7;
    });
}

} // namespace

bool isEnvironmentProblem(const Observed &observed, const Findings &findings)
{
    if (observed.situation.verdict != Verdict::OutOfMemory || observed.run() == nullptr)
        return false;
    const bool conservative = observed.view() != nullptr ? is(findings, "settings_conservative")
                                                         : is(findings, "conservative_fails");
    if (!conservative || !failedBeforeTraining(observed))
        return false;
    const std::vector<const Failure *> failures = failuresOfAttempts(observed.facts);
    if (!std::ranges::any_of(failures, [](const Failure *f) { return showsFullCard(*f); }))
        return false;
    return !ownMemoryExplainsIt(failures) && !is(findings, "other_process_holds_memory") &&
           !is(findings, "other_process_holds_much") && !is(findings, "weights_exceed_card") &&
           !is(findings, "nothing_fits");
}

} // namespace headroom
