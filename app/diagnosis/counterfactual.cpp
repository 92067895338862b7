// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/counterfactual.h"

#include "diagnosis/conservative.h"
#include "diagnosis/elsewhere.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

/// What the run measured, to shift the estimate for this machine. A message of another process's
/// making, or of a full system memory, measures nothing of the job.
Measured measuredBy(const Situation &situation)
{
    Measured measured;
    measured.capacity = situation.capacity;
    if (!situation.failure || situation.verdict != Verdict::OutOfMemory)
        return measured;
    const Failure &failure = *situation.failure;
    if (failure.memoryKind == MemoryKind::HostRam || failure.memoryKind == MemoryKind::SharedMemory)
        return measured;
    measured.phase = estimatePhaseOf(situation.phase);
    measured.allocated = failure.figures.allocated;
    measured.tried = failure.figures.tried;
    measured.process = failure.figures.process;
    measured.line = failure.line;
    return measured;
}

/// The job after edits, read anew; absent when the edits cannot be made.
std::optional<JobView> edited(const JobView &job, const std::vector<Edit> &edits)
{
    const Result<JobText> text = job.text.apply(edits);
    if (!text)
        return std::nullopt;
    const Result<JobView> view = JobView::read(*text);
    return view ? std::optional(*view) : std::nullopt;
}

/// A fix goes one step at a time: the largest bucket, half of the frames. Repeated, it goes as far
/// as it can.
JobView asFarAsPossible(JobView job, const QString &fix, const Architecture *architecture)
{
    constexpr int kMostTimes = 5;
    for (int time = 0; time < kMostTimes; ++time) {
        const FixEdits change = editsForFix(fix, job, architecture);
        if (change.state != FixEdits::State::Edits)
            break;
        const std::optional<JobView> next = edited(job, change.edits);
        if (!next)
            break;
        job = *next;
    }
    return job;
}

/// Everything on that saves memory and still trains the same model.
JobView withAllSavers(JobView job, const Architecture *architecture)
{
    constexpr std::array kSavers{"gradient_checkpointing_on",
                                 "batch_size_one",
                                 "drop_largest_bucket",
                                 "reduce_num_frames",
                                 "shrink_preview",
                                 "reduce_preview_frames",
                                 "low_vram_on",
                                 "cache_text_embeddings",
                                 "quantize_on",
                                 "quantize_lower",
                                 "layer_offloading_on",
                                 "optimizer_8bit"};
    for (const char *fix : kSavers)
        job = asFarAsPossible(std::move(job), QString::fromLatin1(fix), architecture);
    return job;
}

} // namespace

const WhatIf *Counterfactuals::fix(const QString &id) const
{
    const auto found = fixes.constFind(id);
    return found == fixes.cend() ? nullptr : &*found;
}

std::optional<PhaseEstimate> Counterfactuals::failing(const std::optional<Estimate> &estimate) const
{
    return estimate && phase ? estimate->phase(*phase) : std::nullopt;
}

std::optional<double> Counterfactuals::fits(const std::optional<Estimate> &estimate) const
{
    return estimate && phase ? estimate->fitsPhase(*phase) : std::nullopt;
}

Counterfactuals workOut(const JobView *view, const JobView *ran, const Knowledge &knowledge,
                        const Situation &situation)
{
    Counterfactuals result;
    result.phase = estimatePhaseOf(situation.phase);
    const Architecture *architecture = situation.architecture;
    if (!situation.otherTrainer.isEmpty()) {
        for (const QString &fix : configFixes()) {
            if (const FixFact *fact = knowledge.fix(fix))
                result.fixes.insert(fix, {.edits = editsElsewhere(*fact, situation.otherTrainer,
                                                                  view, architecture)});
        }
        return result; // what another trainer needs cannot be estimated
    }
    if (view == nullptr)
        return result;
    const Measured measured = measuredBy(situation);
    Measured unmeasured;
    unmeasured.capacity = situation.capacity;
    if (architecture != nullptr && !isFragment(*view)) {
        result.asIs = estimate(*view, knowledge.architectures, measured, ran);
        result.unmeasured = estimate(*view, knowledge.architectures, unmeasured);
    }
    for (const QString &fix : configFixes()) {
        WhatIf whatIf{.edits = editsForFix(fix, *view, architecture)};
        if (whatIf.edits.state == FixEdits::State::Edits && result.asIs) {
            if (const auto after = edited(*view, whatIf.edits.edits))
                whatIf.estimate = estimate(*after, knowledge.architectures, measured, ran);
        }
        result.fixes.insert(fix, whatIf);
    }
    if (result.asIs) {
        result.allSavers =
            estimate(withAllSavers(*view, architecture), knowledge.architectures, unmeasured);
    }
    return result;
}

std::optional<Estimate> estimateEdited(const JobView &edited, const Case &facts,
                                       const Knowledge &knowledge)
{
    const Situation situation = assess(facts, knowledge);
    if (situation.architecture == nullptr)
        return std::nullopt;
    return estimate(edited, knowledge.architectures, measuredBy(situation),
                    facts.view ? &*facts.view : nullptr);
}

} // namespace headroom
