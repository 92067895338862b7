// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/interruptedcase.h"

#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QEvent>
#include <QVBoxLayout>

namespace headroom {

using namespace Qt::StringLiterals;

InterruptedCase::InterruptedCase(CaseModel *model, QWidget *parent)
    : QWidget(parent),
      m_model(model),
      m_message(new InlineMessage(this)),
      m_resume(new QAction(this)),
      m_leave(new QAction(this))
{
    m_message->setObjectName(u"interruptedMessage"_s);
    m_resume->setObjectName(u"resumeCase"_s);
    m_leave->setObjectName(u"leaveCase"_s);
    m_message->setActions({m_resume, m_leave});
    m_message->setClosable(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(grid::kPageMargin, grid::kGroupGap, grid::kPageMargin, 0);
    column->addWidget(m_message);
    hide();
    connect(m_resume, &QAction::triggered, this, [this] {
        const std::optional<CaseShelf::Kept> kept = m_kept;
        putAway();
        if (kept)
            m_model->resume(*kept);
    });
    connect(m_leave, &QAction::triggered, this, &InterruptedCase::putAway);
    retranslate();
}

void InterruptedCase::offer(CaseKeeper *keeper)
{
    m_keeper = keeper;
    m_kept = keeper->interrupted();
    setVisible(m_kept.has_value());
    retranslate();
}

void InterruptedCase::putAway()
{
    hide();
    m_message->solve();
    if (m_kept && m_keeper != nullptr)
        m_keeper->putAway(m_kept->id);
    m_kept.reset();
}

void InterruptedCase::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void InterruptedCase::retranslate()
{
    m_resume->setText(tr("&Take it up again"));
    m_leave->setText(tr("Lea&ve it"));
    if (m_kept)
        m_message->showInfo(tr("Headroom ended while %1 was open.").arg(m_kept->record.title),
                            tr("Nothing is lost: answers, notes and changes were kept."));
}

} // namespace headroom
