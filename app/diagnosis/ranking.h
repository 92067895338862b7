// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"
#include "diagnosis/evidence.h"

namespace headroom {

/// A cause with its probability, before anything is explained.
struct Weighed
{
    const CauseFact *cause = nullptr;
    double probability = 0;
};

/// The highest probability that is ever stated.
inline constexpr double kMostCertain = 0.98;

/// The causes that compete under a verdict: those of memory, or those outside it.
std::vector<const CauseFact *> candidates(const Knowledge &knowledge, Verdict verdict);

/// Weighs causes by evidence: the log of the prior, and the sum of the log-likelihoods of all known
/// evidence divided by the temperature. Causes that known facts exclude are left out. Sorted,
/// the sum is 1, none is above kMostCertain.
std::vector<Weighed> weigh(const std::vector<const CauseFact *> &causes, const Findings &findings,
                           const Knowledge &knowledge);

/// The same without the cap, for comparing odds.
std::vector<Weighed> weighFreely(const std::vector<const CauseFact *> &causes,
                                 const Findings &findings, const Knowledge &knowledge);

/// Whether a known fact rules the cause out.
bool isExcluded(const CauseFact &cause, const Findings &findings);
/// P(evidence present | cause).
double likelihoodOf(const CauseFact &cause, const EvidenceFact &evidence);
/// The findings that count: of each group only the strongest, and absent ones only where none of
/// the group is present.
Findings counted(const std::vector<const CauseFact *> &causes, const Findings &findings,
                 const Knowledge &knowledge);

/// The causes with their reasons: for each the three strongest for it and the two strongest
/// against.
std::vector<RankedCause> explain(const std::vector<Weighed> &ranking,
                                 const std::vector<const CauseFact *> &causes,
                                 const Findings &findings, const Knowledge &knowledge);

} // namespace headroom
