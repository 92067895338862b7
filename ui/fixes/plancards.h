// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"
#include "report/reportcontent.h"

#include <vector>

namespace headroom {

/// What a person does by hand for a step.
struct PlanCommand
{
    QString place; ///< "Windows"; empty where it is the same everywhere
    QString text;
    bool isTyped = false; ///< commands to type, as opposed to a description
};

/// A step of the plan as its card tells it.
struct PlanCard
{
    QString fix;
    ReportStep step; ///< title, state, reason, saving, edits
    std::vector<PlanCommand> commands;
    int number = 0; ///< in the order to try
    bool isNext = false;
    bool isConfigEdit = false;
    QString price;   ///< what it costs
    QString outlook; ///< how likely the run then fits; empty when unknown
};

/// The cards of a plan, in its order. Without a config the steps say which settings to change by
/// hand.
std::vector<PlanCard> planCards(const std::vector<PlanStep> &plan, const Diagnosis &diagnosis,
                                const Case &facts, const Knowledge &knowledge);

/// A description without the line breaks that only its source needs.
QString reflowed(const QString &text);

/// What to change by hand when there is no config that Headroom could edit: one setting a line, in
/// the order of the plan; empty when no step says.
QString changesByHand(const std::vector<PlanStep> &plan, const Architecture *architecture);

} // namespace headroom
