// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/calibration.h"

#include "memory/phases.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

std::size_t indexOf(EstimatePhase phase)
{
    return static_cast<std::size_t>(phase);
}

/// Parts that are the same memory in every phase they occur in.
bool isShared(PartKind kind)
{
    switch (kind) {
    case PartKind::Weights:
    case PartKind::TextEncoder:
    case PartKind::Lora:
    case PartKind::Optimizer:
    case PartKind::Context:
        return true;
    default:
        return false;
    }
}

/// What the failing phase needed at least: what was there, and what was asked for and not got.
std::optional<Bytes> neededAtLeast(const Measured &measured)
{
    if (!measured.phase)
        return std::nullopt;
    const Bytes tried = measured.tried.value_or(Bytes{});
    if (measured.process)
        return *measured.process + tried;
    if (measured.allocated)
        return *measured.allocated + tried + Bytes::fromGib(kContextGib);
    return std::nullopt;
}

/// Phases that were passed before the failure, on the card as it is. Where more was allocated than
/// the card has (Windows pages into system memory), passing says nothing.
bool hasPassed(EstimatePhase phase, const Measured &measured)
{
    const bool early = phase == EstimatePhase::Load || phase == EstimatePhase::Cache;
    const bool late =
        measured.phase == EstimatePhase::Train || measured.phase == EstimatePhase::Sample;
    const bool spilled =
        measured.capacity && measured.allocated && *measured.allocated > *measured.capacity;
    return early && late && measured.capacity && !spilled;
}

struct KindTotal
{
    double mid = 0;
    double variance = 0;
};

KindTotal totalOf(const Parts &parts, PartKind kind)
{
    KindTotal sum;
    for (const UncertainPart &part : parts) {
        if (part.kind != kind)
            continue;
        sum.mid += part.mid.gib();
        sum.variance += part.sigma.gib() * part.sigma.gib();
    }
    return sum;
}

} // namespace

std::optional<Parts> &PhaseParts::operator[](EstimatePhase phase)
{
    return phases[indexOf(phase)];
}

const std::optional<Parts> &PhaseParts::operator[](EstimatePhase phase) const
{
    return phases[indexOf(phase)];
}

Calibration::Factor &Calibration::factor(EstimatePhase phase, PartKind kind)
{
    return m_factors[indexOf(phase)][static_cast<std::size_t>(kind)];
}

const Calibration::Factor &Calibration::factor(EstimatePhase phase, PartKind kind) const
{
    return m_factors[indexOf(phase)][static_cast<std::size_t>(kind)];
}

void Calibration::learn(EstimatePhase phase, const Parts &before, const Parts &after)
{
    for (std::size_t index = 0; index < kKinds; ++index) {
        const auto kind = static_cast<PartKind>(index);
        const KindTotal old = totalOf(before, kind);
        const KindTotal now = totalOf(after, kind);
        Factor &learnt = factor(phase, kind);
        if (old.mid > 0)
            learnt.mid = now.mid / old.mid;
        if (old.variance > 0)
            learnt.sigma = std::sqrt(now.variance / old.variance);
    }
    m_learnt = true;
}

Calibration::Calibration(const PhaseParts &estimated, const Measured &measured)
{
    const std::optional<Bytes> needed = neededAtLeast(measured);
    if (!needed || !estimated[*measured.phase])
        return;
    const Parts &failed = *estimated[*measured.phase];
    learn(*measured.phase, failed, conditioned(failed, needed, std::nullopt));
    for (const EstimatePhase phase : kEstimatePhases) {
        if (phase == *measured.phase || !estimated[phase])
            continue;
        for (std::size_t index = 0; index < kKinds; ++index) {
            const auto kind = static_cast<PartKind>(index);
            if (isShared(kind))
                factor(phase, kind) = factor(*measured.phase, kind);
        }
        if (!hasPassed(phase, measured))
            continue;
        PhaseParts shifted = estimated;
        apply(shifted);
        Calibration passed;
        passed.learn(phase, *estimated[phase],
                     conditioned(*shifted[phase], std::nullopt, measured.capacity));
        m_factors[indexOf(phase)] = passed.m_factors[indexOf(phase)];
    }
}

void Calibration::apply(PhaseParts &estimated) const
{
    for (const EstimatePhase phase : kEstimatePhases) {
        if (!estimated[phase])
            continue;
        for (UncertainPart &part : *estimated[phase]) {
            const Factor &learnt = factor(phase, part.kind);
            part.mid = part.mid * learnt.mid;
            part.sigma = part.sigma * learnt.sigma;
        }
    }
}

double probabilityOfFitting(const PhaseParts &phases, Bytes capacity)
{
    // Given how far the shared parts are off (in standard deviations, the same for all phases), the
    // rest of each phase errs on its own. The mean over the shared error is a sum over a fine grid.
    constexpr int kSteps = 80;
    constexpr double kReach = 4;
    double probability = 0;
    double weights = 0;
    for (int step = 0; step <= kSteps; ++step) {
        const double offset = kReach * (2.0 * step / kSteps - 1);
        const double weight = std::exp(-offset * offset / 2);
        double fits = 1;
        for (const std::optional<Parts> &parts : phases.phases) {
            if (!parts)
                continue;
            Parts shared;
            Parts own;
            for (const UncertainPart &part : *parts)
                (isShared(part.kind) ? shared : own).push_back(part);
            const double mid = total(*parts).gib() + offset * sigmaOf(shared).gib();
            const double sigma = std::max(0.01, sigmaOf(own).gib());
            fits *= normalShareBelow((capacity.gib() - mid) / sigma);
        }
        probability += weight * fits;
        weights += weight;
    }
    return probability / weights;
}

} // namespace headroom
