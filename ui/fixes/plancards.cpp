// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/plancards.h"

#include "report/plancontent.h"
#include "report/wording.h"
#include "ui/fixes/byhand.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <utility>

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

/// Commands begin as shells want it; descriptions as sentences and lists do.
PlanCommand commandOf(const ReportFact &fact)
{
    static const QRegularExpression shell(QStringLiteral("^[a-z#$]"));
    const bool isTyped = fact.value.contains(shell);
    return {.place = fact.label,
            .text = isTyped ? fact.value : reflowed(fact.value),
            .isTyped = isTyped};
}

} // namespace

QString reflowed(const QString &text)
{
    // A break inside a sentence; one before a numbered step or after a full stop is meant.
    static const QRegularExpression soft(QStringLiteral(R"((?<![.:!?。：])\n[ \t]*(?!\d+\.))"));
    return QString(text).replace(soft, QStringLiteral(" "));
}

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
                      .commands = {},
                      .number = static_cast<int>(index) + 1,
                      .isNext = !nextFound && step.state == FixState::Proposed,
                      .isConfigEdit = fact != nullptr && fact->kind == FixKind::ConfigEdit,
                      .price = fact != nullptr ? knowledgeText(fact->price) : QString(),
                      .outlook = outlookOf(step)};
        card.step.edits.clear();
        if (!step.elsewhere.isEmpty())
            card.step.edits = {knowledgeText(step.elsewhere)};
        else if (step.state == FixState::Proposed)
            card.step.edits = facts.job
                                  ? editLines(step)
                                  : settingsByHand(step.fix, architectureOfLog(facts, knowledge));
        // Of a config edit the button does what the command would.
        for (const ReportFact &command : std::exchange(card.step.commands, {})) {
            if (!card.isConfigEdit)
                card.commands.push_back(commandOf(command));
        }
        nextFound = nextFound || card.isNext;
        cards.push_back(std::move(card));
    }
    return cards;
}

QString changesByHand(const std::vector<PlanStep> &plan, const Architecture *architecture)
{
    QStringList lines;
    for (const PlanStep &step : plan) {
        if (step.state == FixState::Proposed)
            lines << settingsByHand(step.fix, architecture);
    }
    lines.removeDuplicates();
    return lines.join(u'\n');
}

} // namespace headroom
