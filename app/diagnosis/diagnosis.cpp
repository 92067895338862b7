// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/diagnosis.h"

#include "diagnosis/environmentgate.h"
#include "diagnosis/evidence.h"
#include "diagnosis/plan.h"
#include "diagnosis/questions.h"
#include "diagnosis/ranking.h"

#include <algorithm>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

bool tellsWhoHoldsTheCard(const Failure &failure)
{
    return failure.figures.capacity && failure.figures.allocated;
}

/// The figures to reason with: of the failure itself, else of a memory failure of this run or of an
/// attempt with the same job before it. A cuBLAS error and a counted-out handler print none.
Accounting accountOf(const Case &facts, const Situation &situation)
{
    if (!situation.failure || situation.verdict != Verdict::OutOfMemory)
        return {};
    if (tellsWhoHoldsTheCard(*situation.failure) || !facts.current)
        return accountFor(*situation.failure);
    const bool onTheCard = situation.memoryKind != MemoryKind::HostRam &&
                           situation.memoryKind != MemoryKind::SharedMemory;
    for (std::size_t i = *facts.current + 1; onTheCard && i-- > 0;) {
        const Run &run = facts.runs[i];
        if (run.job != facts.runs[*facts.current].job || run.end == RunEnd::Finished)
            break;
        const std::vector<const Failure *> failures = memoryFailures(run);
        for (auto failure = failures.rbegin(); failure != failures.rend(); ++failure) {
            if (tellsWhoHoldsTheCard(**failure))
                return accountFor(**failure);
        }
    }
    return accountFor(*situation.failure);
}

} // namespace

QString idOf(FixState state)
{
    switch (state) {
    case FixState::Proposed:
        return u"proposed"_s;
    case FixState::AlreadyDone:
        return u"already_done"_s;
    case FixState::NotApplicable:
        return u"not_applicable"_s;
    }
    return {};
}

const PlanStep *Diagnosis::firstStep() const
{
    const auto step = std::ranges::find(plan, FixState::Proposed, &PlanStep::state);
    return step == plan.end() ? nullptr : &*step;
}

Diagnosis diagnose(const Case &facts, const Knowledge &knowledge)
{
    const Situation situation = assess(facts, knowledge);
    const JobView *view = facts.view ? &*facts.view : nullptr;
    const Counterfactuals estimates = workOut(view, view, knowledge, situation);
    const Accounting account = accountOf(facts, situation);
    const Observed observed{.facts = facts,
                            .knowledge = knowledge,
                            .situation = situation,
                            .account = account,
                            .estimates = estimates};
    const Findings findings = gatherEvidence(observed);
    const auto causes = candidates(knowledge, situation.verdict);
    const std::vector<Weighed> ranking = weigh(causes, findings, knowledge);

    Diagnosis diagnosis;
    diagnosis.verdict = situation.verdict;
    diagnosis.memoryKind = situation.memoryKind;
    diagnosis.recovered = situation.recovered;
    diagnosis.phase = situation.phase;
    diagnosis.guideKind = situation.guideKind;
    diagnosis.media = situation.media;
    diagnosis.capacity = situation.capacity;
    diagnosis.failure = situation.failure;
    diagnosis.missing = situation.missing;
    diagnosis.estimate = estimates.asIs;
    diagnosis.causes = explain(ranking, causes, findings, knowledge);
    diagnosis.environmentProblem = isEnvironmentProblem(observed, findings);
    const Planning planning{.facts = facts,
                            .view = view,
                            .knowledge = knowledge,
                            .situation = situation,
                            .estimates = estimates,
                            .ranking = ranking,
                            .environmentProblem = diagnosis.environmentProblem};
    diagnosis.plan = makePlan(planning);
    if (!situation.missingQuestion.isEmpty() && !facts.answers.contains(situation.missingQuestion))
        diagnosis.question = ask(situation.missingQuestion, knowledge);
    else
        diagnosis.question = bestQuestion(observed, findings, planning);
    return diagnosis;
}

std::vector<PlanStep> replan(const Diagnosis &diagnosis, const JobView &edited, const Case &facts,
                             const Knowledge &knowledge)
{
    // The situation is that of the run that failed; only the settings have moved on.
    const Situation situation = assess(facts, knowledge);
    const Counterfactuals estimates =
        workOut(&edited, facts.view ? &*facts.view : nullptr, knowledge, situation);
    std::vector<Weighed> ranking;
    for (const RankedCause &ranked : diagnosis.causes) {
        if (const CauseFact *cause = knowledge.cause(ranked.id))
            ranking.push_back({cause, ranked.probability});
    }
    return makePlan({.facts = facts,
                     .view = &edited,
                     .knowledge = knowledge,
                     .situation = situation,
                     .estimates = estimates,
                     .ranking = ranking,
                     .environmentProblem = diagnosis.environmentProblem});
}

} // namespace headroom
