// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/jobview.h"
#include "memory/architecture.h"

#include <optional>
#include <vector>

/// The memory estimate: how much VRAM a job needs in each phase, as a range with its parts.
namespace headroom {

enum class EstimatePhase { Load, Cache, Train, Sample };
inline constexpr EstimatePhase kEstimatePhases[] = {EstimatePhase::Load, EstimatePhase::Cache,
                                                    EstimatePhase::Train, EstimatePhase::Sample};
QString idOf(EstimatePhase phase);

enum class PartKind {
    Weights,
    TextEncoder,
    Vae,
    Lora,
    Optimizer,
    Activations,
    DequantisedBlock,
    Logits,
    Context,
    Other
};
QString idOf(PartKind part);

struct EstimatePart
{
    PartKind kind = PartKind::Other;
    Bytes size;
};

/// The peak of one phase. low and high bound the middle 80 % of what is expected.
struct PhaseEstimate
{
    Bytes low, mid, high;
    std::vector<EstimatePart> parts; ///< of mid, largest first
};

/// What the run itself measured, to shift the estimate for this machine.
struct Measured
{
    std::optional<Bytes> capacity = {};
    std::optional<EstimatePhase> phase = {}; ///< where the figures below were taken
    std::optional<Bytes> allocated = {};     ///< by PyTorch when it failed
    std::optional<Bytes> tried = {};
    std::optional<Bytes> process = {}; ///< the whole process
    std::optional<LineNumber> line = {};
};

struct Estimate
{
    QString arch;
    std::optional<Bytes> capacity;
    std::optional<PhaseEstimate> load, cache, train,
        sample;                 ///< absent: unknown (or the phase does not happen)
    std::optional<double> fits; ///< probability that every phase fits; absent without a capacity
    std::optional<LineNumber> calibratedBy;
    QStringList unknown; ///< what could not be determined, one translated sentence each

    const std::optional<PhaseEstimate> &phase(EstimatePhase phase) const;
    std::optional<EstimatePhase> peakPhase() const;
    /// Probability that this phase alone fits; absent when unknown.
    std::optional<double> fitsPhase(EstimatePhase phase) const;
};

/// Estimates a job. A job of an architecture that is unknown, or whose facts lack numbers, yields
/// absent phases and says so in `unknown`.
///
/// `measuredJob` is the job that ran when the figures were taken, for estimates of edited jobs;
/// null when it is the job itself. A failure says that its phase needed at least what was allocated
/// and asked for; phases that must have passed before it fitted the card.
Estimate estimate(const JobView &job, const Architectures &architectures,
                  const Measured &measured = {}, const JobView *measuredJob = nullptr);

} // namespace headroom
