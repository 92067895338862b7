// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/planstepcard.h"

#include "report/wording.h"
#include "ui/widgets/copybutton.h"
#include "ui/widgets/statusmark.h"
#include "ui/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

Mark markOf(const PlanCard &card)
{
    switch (card.step.state) {
    case FixState::AlreadyDone:
        return Mark::Done;
    case FixState::NotApplicable:
        return Mark::NotApplicable;
    case FixState::Proposed:
        break;
    }
    return card.isNext ? Mark::Current : Mark::Open;
}

void showIfAny(TextLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

PlanStepCard::PlanStepCard(QWidget *parent)
    : QWidget(parent),
      m_mark(new StatusMark(this)),
      m_column(new QVBoxLayout),
      m_title(addText(TextRole::Strong, u"stepTitle"_s)),
      m_why(addText(TextRole::Body, u"stepWhy"_s)),
      m_edits(addText(TextRole::Code, u"stepEdits"_s)),
      m_saving(addText(TextRole::Body, u"stepSaving"_s)),
      m_price(addText(TextRole::Caption, u"stepPrice"_s)),
      m_commands(new QWidget(this)),
      m_commandRows(new QVBoxLayout(m_commands)),
      m_apply(new QPushButton(this))
{
    m_price->setMuted(true);
    m_apply->setObjectName(u"applyStep"_s);
    m_apply->setAutoDefault(false);
    connect(m_apply, &QPushButton::clicked, this, [this] { Q_EMIT applyRequested(m_card.fix); });
    m_commandRows->setContentsMargins({});
    m_commandRows->setSpacing(grid::kFieldGap);
    m_column->addWidget(m_commands);
    m_column->addWidget(m_apply, 0, Qt::AlignLeading);

    m_column->setSpacing(grid::kHairGap);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(grid::kFieldGap);
    row->addWidget(m_mark, 0, Qt::AlignTop);
    row->addLayout(m_column, 1);
}

TextLabel *PlanStepCard::addText(TextRole role, const QString &name)
{
    auto *label = new TextLabel(role, this);
    label->setObjectName(name);
    m_column->addWidget(label);
    return label;
}

void PlanStepCard::setCard(const PlanCard &card, bool canApply)
{
    m_card = card;
    m_canApply = canApply;
    setObjectName(u"planStep."_s + card.fix);
    showState();
    showTexts();
    showCommands();
    const bool applicable = canApply && card.isConfigEdit && card.step.state == FixState::Proposed;
    m_apply->setText(tr("Apply"));
    m_apply->setAccessibleName(tr("Apply: %1").arg(card.step.title));
    m_apply->setVisible(applicable);
}

QList<QWidget *> PlanStepCard::focusStops() const
{
    QList<QWidget *> stops;
    for (CopyButton *copy : m_commands->findChildren<CopyButton *>()) {
        if (copy->isVisibleTo(m_commands))
            stops << copy;
    }
    stops << m_apply;
    return stops;
}

void PlanStepCard::showState()
{
    const bool open = m_card.step.state == FixState::Proposed;
    m_mark->setMark(markOf(m_card), m_card.isNext ? tr("next") : titleOf(m_card.step.state));
    m_title->setText(tr("%1. %2", "number and title of a step")
                         .arg(locale().toString(m_card.number), m_card.step.title));
    m_title->setRole(m_card.isNext ? TextRole::Strong : TextRole::Body);
    m_title->setMuted(!open);
    m_why->setRole(open ? TextRole::Body : TextRole::Caption);
    m_why->setMuted(!open);
}

void PlanStepCard::showTexts()
{
    const bool open = m_card.step.state == FixState::Proposed;
    showIfAny(m_why, open || m_card.step.why.isEmpty()
                         ? m_card.step.why
                         : tr("%1: %2", "state of a step, then the reason")
                               .arg(titleOf(m_card.step.state), m_card.step.why));
    showIfAny(m_edits, m_card.step.edits.join(u'\n'));
    QStringList saving;
    if (open && !m_card.step.saving.isEmpty())
        saving << m_card.step.saving;
    if (!m_card.outlook.isEmpty())
        saving << m_card.outlook;
    showIfAny(m_saving, saving.join(u'\n'));
    showIfAny(m_price, open ? m_card.price : QString());
}

void PlanStepCard::showCommands()
{
    while (QLayoutItem *item = m_commandRows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const PlanCommand &command : m_card.commands) {
        if (!command.place.isEmpty()) {
            auto *place = new TextLabel(TextRole::Caption, command.place, m_commands);
            place->setMuted(true);
            m_commandRows->addWidget(place);
        }
        auto *text = new TextLabel(command.isTyped ? TextRole::Code : TextRole::Body, command.text,
                                   m_commands);
        text->setObjectName(u"stepCommand"_s);
        m_commandRows->addWidget(text);
        auto *copyRow = new QWidget(m_commands);
        auto *row = new QHBoxLayout(copyRow);
        row->setContentsMargins({});
        auto *copy = new CopyButton(copyRow);
        copy->setObjectName(u"copyCommand"_s);
        copy->setContents(command.text);
        copy->setSubject(m_card.step.title);
        row->addWidget(copy);
        row->addStretch(1);
        m_commandRows->addWidget(copyRow);
    }
    m_commands->setVisible(!m_card.commands.empty());
}

} // namespace headroom
