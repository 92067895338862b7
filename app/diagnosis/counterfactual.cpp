// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/counterfactual.h"

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
std::optional<JobView> edited(const JobText &job, const std::vector<Edit> &edits)
{
    const Result<JobText> text = job.apply(edits);
    if (!text)
        return std::nullopt;
    const Result<JobView> view = JobView::read(*text);
    return view ? std::optional(*view) : std::nullopt;
}

/// Everything on that saves memory without changing what is trained, one after the other on the
/// same copy.
std::optional<Estimate> withAllSavers(const JobText &job, const Architecture *architecture,
                                      const Knowledge &knowledge, const Measured &measured)
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
    Result<JobText> text = job;
    for (const char *fix : kSavers) {
        const Result<JobView> view = JobView::read(*text);
        if (!view)
            return std::nullopt;
        const FixEdits change = editsForFix(QString::fromLatin1(fix), *view, architecture);
        if (change.state != FixEdits::State::Edits)
            continue;
        if (const Result<JobText> next = text->apply(change.edits))
            text = *next;
    }
    const Result<JobView> view = JobView::read(*text);
    return view ? std::optional(estimate(*view, knowledge.architectures, measured)) : std::nullopt;
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

Counterfactuals workOut(const Case &facts, const JobView *view, const Knowledge &knowledge,
                        const Situation &situation)
{
    Counterfactuals result;
    result.phase = estimatePhaseOf(situation.phase);
    if (view == nullptr)
        return result;
    const Architecture *architecture = situation.architecture;
    const Measured measured = measuredBy(situation);
    Measured unmeasured;
    unmeasured.capacity = situation.capacity;
    if (architecture != nullptr) {
        result.asIs = estimate(*view, knowledge.architectures, measured);
        result.unmeasured = estimate(*view, knowledge.architectures, unmeasured);
    }
    for (const QString &fix : configFixes()) {
        WhatIf whatIf{.edits = editsForFix(fix, *view, architecture)};
        if (whatIf.edits.state == FixEdits::State::Edits && facts.job && result.asIs) {
            if (const auto after = edited(*facts.job, whatIf.edits.edits))
                whatIf.estimate = estimate(*after, knowledge.architectures, measured);
        }
        result.fixes.insert(fix, whatIf);
    }
    if (facts.job && result.asIs)
        result.allSavers = withAllSavers(*facts.job, architecture, knowledge, unmeasured);
    return result;
}

} // namespace headroom
