// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/counterfactual.h"
#include "diagnosis/ranking.h"

namespace headroom {

/// What a plan is made of.
struct Planning
{
    const Case &facts;
    const JobView *view; ///< the config as it is now; nullptr when there is none
    const Knowledge &knowledge;
    const Situation &situation;
    const Counterfactuals &estimates;
    const std::vector<Weighed> &ranking;
    bool environmentProblem = false;
};

/// The steps in the order to try: the guide's safe order (R6) with the phase and the model's facts
/// applied, reordered where the ranking speaks clearly. Steps of the ladder that are done or do not
/// apply stay in their place.
std::vector<PlanStep> makePlan(const Planning &planning);

/// The guide's R6 order for a medium, safest first. What fails only sometimes is borderline: frames
/// and the largest bucket lead there (R4).
QStringList ladderOf(Media media, GuideKind kind = GuideKind::None);

/// A fix as an action of the decision model.
struct Action
{
    QString fix;
    double cost = 0;
    QHash<QString, double> success = {}; ///< by cause id, phase and estimate taken into account
};

/// Minutes that getting help from others costs when nothing worked.
inline constexpr double kHelpMinutes = 120;

/// What could still be done, unordered: the fixes that are open and help the failing phase.
std::vector<Action> openActions(const Planning &planning);
/// The chance that an action ends the failure.
double chanceOf(const Action &action, const std::vector<Weighed> &ranking);
/// Expected cost of repair in minutes: actions by chance per cost, each updating the ranking when
/// it fails, then help from others.
double expectedRepairCost(const std::vector<Action> &actions, const std::vector<Weighed> &ranking);

} // namespace headroom
