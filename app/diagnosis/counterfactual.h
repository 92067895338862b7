// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/fixedits.h"
#include "diagnosis/situation.h"

#include <QMap>

namespace headroom {

/// A job with one fix applied: what would be edited and what it would need then.
struct WhatIf
{
    FixEdits edits;
    std::optional<Estimate> estimate = {}; ///< absent when nothing changes or nothing is known
};

/// The memory estimate as a counterfactual engine: the job as it is, and with each fix applied to a
/// copy of it.
struct Counterfactuals
{
    std::optional<Estimate> asIs;       ///< shifted by what the failure measured
    std::optional<Estimate> unmeasured; ///< by the facts alone: what should have been needed
    QMap<QString, WhatIf> fixes;        ///< by fix id, all config fixes; shifted like asIs
    std::optional<Estimate> allSavers;  ///< everything on that saves memory; by the facts alone
    std::optional<EstimatePhase> phase; ///< the one that failed

    const WhatIf *fix(const QString &id) const;
    /// The failing phase of an estimate; absent when either is unknown.
    std::optional<PhaseEstimate> failing(const std::optional<Estimate> &estimate) const;
    std::optional<double> fits(const std::optional<Estimate> &estimate) const;
};

/// `ran` is the job that failed, for a view that was edited since.
Counterfactuals workOut(const JobView *view, const JobView *ran, const Knowledge &knowledge,
                        const Situation &situation);

} // namespace headroom
