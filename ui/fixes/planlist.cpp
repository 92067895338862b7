// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/planlist.h"

#include "ui/fixes/planstepcard.h"
#include "ui/widgets/followingscrollarea.h"
#include "ui/widgets/look.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace headroom {

using namespace Qt::StringLiterals;

PlanList::PlanList(QWidget *parent)
    : QWidget(parent),
      m_title(new TextLabel(TextRole::Section, this)),
      m_steps(new QWidget(this)),
      m_column(new QVBoxLayout(m_steps)),
      m_retry(new QPushButton(this)),
      m_retryText(new TextLabel(TextRole::Caption, this)),
      m_empty(new TextLabel(TextRole::Body, m_steps))
{
    auto *area = new FollowingScrollArea(this);
    area->setColumn(m_steps);

    m_column->setContentsMargins(0, 0, grid::kFieldGap, 0);
    m_column->setSpacing(grid::kGroupGap);
    m_column->addWidget(m_empty);
    m_column->addStretch(1);
    m_retry->setObjectName(u"applyRetry"_s);
    m_retry->setAutoDefault(false);
    m_retryText->setObjectName(u"retryText"_s);
    m_retryText->setMuted(true);
    connect(m_retry, &QPushButton::clicked, this, &PlanList::retryRequested);

    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->setSpacing(grid::kFieldGap);
    outer->addWidget(m_title);
    outer->addWidget(area, 1);
    outer->addWidget(m_retry);
    outer->addWidget(m_retryText);
    retranslate();
}

void PlanList::setPlan(const std::vector<PlanCard> &cards, bool canApply, const QStringList &retry)
{
    QList<PlanStepCard *> gone = m_cards;
    m_cards.clear();
    for (const PlanCard &card : cards) {
        const auto known = std::ranges::find_if(
            gone, [&card](const PlanStepCard *old) { return old->card().fix == card.fix; });
        PlanStepCard *widget = known != gone.end() ? *known : newCard();
        if (known != gone.end())
            gone.erase(known);
        widget->setCard(card, canApply);
        m_cards << widget;
    }
    for (PlanStepCard *old : gone) {
        old->hide();
        old->deleteLater();
    }
    QWidget *before = nullptr;
    for (qsizetype index = 0; index < m_cards.size(); ++index) {
        m_column->insertWidget(static_cast<int>(index) + 1, m_cards[index]);
        m_cards[index]->show();
        for (QWidget *stop : m_cards[index]->focusStops()) {
            if (before != nullptr)
                setTabOrder(before, stop);
            before = stop;
        }
    }
    m_empty->setVisible(cards.empty());
    showRetry(cards, canApply ? retry : QStringList());
}

PlanStepCard *PlanList::newCard()
{
    auto *card = new PlanStepCard(m_steps);
    connect(card, &PlanStepCard::applyRequested, this, &PlanList::applyRequested);
    return card;
}

void PlanList::showRetry(const std::vector<PlanCard> &cards, const QStringList &retry)
{
    QStringList titles;
    for (const PlanCard &card : cards) {
        if (retry.contains(card.fix))
            titles << card.step.title;
    }
    m_retry->setVisible(!titles.isEmpty());
    m_retryText->setVisible(!titles.isEmpty());
    m_retryText->setText(titles.join(u" · "_s));
    m_retry->setAccessibleDescription(titles.join(u", "_s));
}

void PlanList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PlanList::retranslate()
{
    m_title->setText(tr("Safest order"));
    m_retry->setText(tr("&Apply the safest retry"));
    m_empty->setText(tr("There is nothing to change."));
}

} // namespace headroom
