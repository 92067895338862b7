// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/plancards.h"

#include "report/plancontent.h"
#include "report/wording.h"
#include "ui/fixes/byhand.h"

#include <QCoreApplication>

namespace headroom {

namespace {

struct Plan
{
    Q_DECLARE_TR_FUNCTIONS(PlanCards)
};

QString outlookOf(const PlanStep &step)
{
    if (step.state != FixState::Proposed || !step.saves || !step.saves->fitsAfter)
        return {};
    return Plan::tr("Then the chance that it fits is %1.")
        .arg(showProbability(*step.saves->fitsAfter));
}

QStringList editLines(const PlanStep &step)
{
    QStringList lines;
    for (const Edit &edit : step.edits) {
        lines << Plan::tr("%1: %2 → %3", "a setting, its value before and after")
                     .arg(shortPath(edit.path), showValue(edit.from), showValue(edit.to));
    }
    return lines;
}

} // namespace

std::vector<PlanCard> planCards(const std::vector<PlanStep> &plan, const Diagnosis &diagnosis,
                                const Case &facts, const Knowledge &knowledge)
{
    Diagnosis shown = diagnosis;
    shown.plan = plan;
    std::vector<ReportStep> told = planContent(facts, shown, knowledge);
    std::vector<PlanCard> cards;
    bool nextFound = false;
    for (std::size_t index = 0; index < plan.size(); ++index) {
        const PlanStep &step = plan[index];
        const FixFact *fact = knowledge.fix(step.fix);
        PlanCard card{.fix = step.fix,
                      .step = std::move(told[index]),
                      .number = static_cast<int>(index) + 1,
                      .isNext = !nextFound && step.state == FixState::Proposed,
                      .isConfigEdit = fact != nullptr && fact->kind == FixKind::ConfigEdit,
                      .price = fact != nullptr ? knowledgeText(fact->price) : QString(),
                      .outlook = outlookOf(step)};
        card.step.edits.clear();
        if (step.state == FixState::Proposed)
            card.step.edits = facts.job ? editLines(step) : settingsByHand(step.fix);
        if (card.isConfigEdit)
            card.step.commands.clear(); // the button does what the command would
        nextFound = nextFound || card.isNext;
        cards.push_back(std::move(card));
    }
    return cards;
}

QString changesByHand(const std::vector<PlanStep> &plan)
{
    QStringList lines;
    for (const PlanStep &step : plan) {
        if (step.state == FixState::Proposed)
            lines << settingsByHand(step.fix);
    }
    lines.removeDuplicates();
    return lines.join(u'\n');
}

} // namespace headroom
