// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/planwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

Bytes difference(Bytes before, Bytes after)
{
    return std::max(before - after, Bytes{});
}

std::optional<Saving> savingIn(EstimatePhase phase, const Estimate &before, const Estimate &after)
{
    const std::optional<PhaseEstimate> &was = before.phase(phase);
    const std::optional<PhaseEstimate> &is = after.phase(phase);
    if (!was)
        return std::nullopt;
    // A phase that no longer happens, such as previews switched off, saves all of it.
    const PhaseEstimate nothing;
    const PhaseEstimate &then = is ? *is : nothing;
    const Bytes mid = difference(was->mid, then.mid);
    if (mid.gib() < 0.05)
        return std::nullopt;
    Bytes low = difference(was->low, then.low);
    Bytes high = difference(was->high, then.high);
    if (high < low)
        std::swap(low, high);
    return Saving{.low = std::min(low, mid),
                  .mid = mid,
                  .high = std::max(high, mid),
                  .phase = phase,
                  .fitsAfter = is ? after.fitsPhase(phase) : std::optional<double>()};
}

/// The cause that a fix serves most in this ranking.
const CauseFact *servedBy(const QString &fix, const Planning &planning)
{
    const FixFact *fact = planning.knowledge.fix(fix);
    if (fact == nullptr)
        return nullptr;
    const CauseFact *best = nullptr;
    double most = 0;
    for (const Weighed &weighed : planning.ranking) {
        const double share = weighed.probability * fact->success.value(weighed.cause->id, 0);
        if (share > most) {
            most = share;
            best = weighed.cause;
        }
    }
    return most >= 0.03 ? best : nullptr;
}

} // namespace

QString whyStep(const QString &fix, const Planning &planning)
{
    if (const CauseFact *cause = servedBy(fix, planning)) {
        const QString title = knowledgeText(cause->title);
        if (!planning.ranking.empty() && cause == planning.ranking.front().cause)
            return QCoreApplication::translate("Plan", "It works on the likeliest cause: %1.")
                .arg(title);
        return QCoreApplication::translate("Plan", "It works on a possible cause: %1.").arg(title);
    }
    return QCoreApplication::translate(
        "Plan", "It is the next step of the safe order, though little speaks for it here.");
}

QString whyEnvironment(const QString &fix)
{
    if (fix == "contact_support"_L1)
        return QCoreApplication::translate(
            "Plan", "A conservative config that fails at once on a card that this run does not "
                    "fill is a matter for the provider: send the report.");
    return QCoreApplication::translate(
        "Plan", "The config is conservative and the card was full before this run filled it: "
                "repeating the retry burns time and GPU budget, a fresh worker can settle it.");
}

QString whyLowVramDoesNot(const Situation &situation)
{
    if (situation.architecture->lowVram == LowVramEffect::Ignored)
        return QCoreApplication::translate("Plan", "%1 ignores low_vram.")
            .arg(situation.architecture->title);
    return QCoreApplication::translate(
               "Plan", "On %1 low_vram eases loading and previews; it does not lower memory in the "
                       "phase that failed.")
        .arg(situation.architecture->title);
}

std::optional<Saving> savingOf(const WhatIf &whatIf, const Counterfactuals &estimates)
{
    if (!whatIf.estimate || !estimates.asIs)
        return std::nullopt;
    if (estimates.phase) {
        if (const auto saving = savingIn(*estimates.phase, *estimates.asIs, *whatIf.estimate))
            return saving;
    }
    std::optional<Saving> most;
    for (const EstimatePhase phase : kEstimatePhases) {
        const auto saving = savingIn(phase, *estimates.asIs, *whatIf.estimate);
        if (saving && (!most || saving->mid > most->mid))
            most = saving;
    }
    return most;
}

} // namespace headroom
