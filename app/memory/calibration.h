// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/parts.h"

#include <array>

namespace headroom {

/// The heaviest moment of each phase.
struct PhaseParts
{
    std::array<std::optional<Parts>, std::size(kEstimatePhases)> phases;

    std::optional<Parts> &operator[](EstimatePhase phase);
    const std::optional<Parts> &operator[](EstimatePhase phase) const;
};

/// How much larger or smaller the parts of a job came out than estimated, learnt from one
/// measurement and applied to the same job or an edited one.
class Calibration
{
public:
    Calibration() = default;
    /// What the measurement says about the job it was taken from.
    Calibration(const PhaseParts &estimated, const Measured &measured);

    bool isLearnt() const { return m_learnt; }
    void apply(PhaseParts &estimated) const;

private:
    static constexpr std::size_t kPhases = std::size(kEstimatePhases);
    static constexpr std::size_t kKinds = static_cast<std::size_t>(PartKind::Other) + 1;
    struct Factor
    {
        double mid = 1;
        double sigma = 1;
    };

    void learn(EstimatePhase phase, const Parts &before, const Parts &after);
    Factor &factor(EstimatePhase phase, PartKind kind);
    const Factor &factor(EstimatePhase phase, PartKind kind) const;

    std::array<std::array<Factor, kKinds>, kPhases> m_factors;
    bool m_learnt = false;
};

/// Probability that all known phases fit a card; parts that several phases share err together.
double probabilityOfFitting(const PhaseParts &phases, Bytes capacity);

} // namespace headroom
