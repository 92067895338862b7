// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes as actions: what each can achieve in the phase that failed, and what repairing costs.
#include "diagnosis/phasehelp.h"
#include "diagnosis/plan.h"

#include <algorithm>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

/// How much the estimate counts against the table of success.
constexpr double kTrustInEstimate = 0.6;
/// The estimate may not turn a fix that hardly suits a cause into its cure.
constexpr double kMostLift = 3;
/// A fix of another phase hardly ever helps: left-overs and fragments at most.
constexpr double kWrongPhase = 0.1;
/// Previews off or smaller after a failure in training: the guide's fourth step, to prove whether
/// the job trains at all.
constexpr double kPreviews = 0.5;

/// Facts about the machine and the message that a table by cause cannot hold.
double machineFactor(const QString &fix, const Situation &situation, const Case &facts)
{
    if (fix == "pin_toolkit_version"_L1) {
        const bool hinted = answerTo(facts, u"after_update") == "yes"_L1 ||
                            answerTo(facts, u"worked_before") == "same_config"_L1;
        return hinted ? 1 : 0.4; // which version worked is not even known
    }
    const bool windows =
        situation.platform == Platform::Windows || situation.platform == Platform::Wsl;
    if (fix == "expandable_segments"_L1)
        return situation.platform == Platform::Windows ? 0.2 : 1;
    if (fix == "sysmem_fallback_off"_L1) {
        const bool possible = windows || situation.platform == Platform::Unknown;
        return possible && situation.verdict == Verdict::SlowSpill ? 1 : 0;
    }
    if (fix == "fewer_workers"_L1) {
        const bool workersRun = isTraining(situation.phase) || situation.phase == Phase::Unknown;
        return workersRun || situation.memoryKind == MemoryKind::SharedMemory ? 1 : 0.3;
    }
    if (fix == "raise_shm_size"_L1)
        return situation.memoryKind == MemoryKind::SharedMemory ? 2.8 : 0;
    if (fix == "more_host_memory"_L1)
        return situation.memoryKind == MemoryKind::SharedMemory ? 0.15 : 1;
    return 1;
}

} // namespace

std::vector<Action> openActions(const Planning &planning)
{
    std::vector<Action> actions;
    for (const FixFact &fix : planning.knowledge.fixes) {
        const WhatIf *whatIf = planning.estimates.fix(fix.id);
        if (whatIf != nullptr && whatIf->edits.state != FixEdits::State::Edits)
            continue;
        double factor = machineFactor(fix.id, planning.situation, planning.facts);
        if (!helpsPhase(fix, planning.situation))
            factor *= isForPreviewsWhileTraining(fix, planning.situation) ? kPreviews : kWrongPhase;
        const std::optional<double> fits =
            whatIf != nullptr ? planning.estimates.fits(whatIf->estimate) : std::nullopt;
        Action action{.fix = fix.id, .cost = fix.cost};
        for (auto pair = fix.success.cbegin(); pair != fix.success.cend(); ++pair) {
            const double table = *pair * factor;
            const double blended =
                fits ? (1 - kTrustInEstimate) * table + kTrustInEstimate * *fits * factor : table;
            action.success.insert(pair.key(),
                                  std::clamp(blended, 0.0, std::min(0.99, kMostLift * table)));
        }
        actions.push_back(std::move(action));
    }
    return actions;
}

double chanceOf(const Action &action, const std::vector<Weighed> &ranking)
{
    double chance = 0;
    for (const Weighed &weighed : ranking)
        chance += weighed.probability * action.success.value(weighed.cause->id, 0);
    return chance;
}

double expectedRepairCost(const std::vector<Action> &actions, const std::vector<Weighed> &ranking)
{
    std::vector<Weighed> left = ranking;
    std::vector<const Action *> open;
    for (const Action &action : actions)
        open.push_back(&action);
    double cost = 0;
    double stillBroken = 1;
    while (!open.empty() && stillBroken > 0.01) {
        const auto best = std::ranges::max_element(
            open, {}, [&](const Action *action) { return chanceOf(*action, left) / action->cost; });
        const double chance = chanceOf(**best, left);
        if (chance < 0.02)
            break;
        cost += stillBroken * (*best)->cost;
        stillBroken *= 1 - chance;
        for (Weighed &weighed : left) {
            const double failed = 1 - (*best)->success.value(weighed.cause->id, 0);
            weighed.probability *= failed / (1 - chance);
        }
        open.erase(best);
    }
    return cost + stillBroken * kHelpMinutes;
}

} // namespace headroom
