// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pageframe.h"

#include "ui/widgets/followingscrollarea.h"
#include "ui/widgets/look.h"
#include "ui/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace headroom {

PageFrame::PageFrame(Contents contents, QWidget *parent)
    : QWidget(parent),
      m_sentence(new TextLabel(TextRole::PageSentence, this)),
      m_mainAction(new QPushButton(this))
{
    m_sentence->setObjectName(QStringLiteral("pageSentence"));
    m_mainAction->setObjectName(QStringLiteral("mainAction"));
    m_mainAction->setDefault(true);
    m_mainAction->hide();

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(grid::kPageMargin, grid::kPageMargin, grid::kPageMargin,
                               grid::kGroupGap);
    column->setSpacing(grid::kGroupGap);
    column->addWidget(m_sentence);

    auto *inside = new QWidget(this);
    m_contents = new QVBoxLayout(inside);
    m_contents->setContentsMargins({});
    m_contents->setSpacing(grid::kGroupGap);
    if (contents == Contents::Scroll) {
        auto *area = new FollowingScrollArea(this);
        area->setObjectName(QStringLiteral("pageScroll"));
        area->setColumn(inside);
        column->addWidget(area, 1);
    } else {
        column->addWidget(inside, 1);
    }

    m_actions = new QHBoxLayout;
    m_actions->setSpacing(grid::kFieldGap);
    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(grid::kFieldGap);
    bottom->addLayout(m_actions, 1);
    bottom->addWidget(m_mainAction, 0, Qt::AlignRight);
    column->addLayout(bottom);
}

void PageFrame::setSentence(const QString &text)
{
    m_sentence->setText(text);
    m_sentence->setVisible(!text.isEmpty());
}

QString PageFrame::sentence() const
{
    return m_sentence->text();
}

void PageFrame::setMainAction(const QString &text)
{
    m_mainAction->setText(text);
    m_mainAction->setVisible(!text.isEmpty());
}

TextLabel *addSectionTitle(QVBoxLayout *layout, const QString &text)
{
    auto *title = new TextLabel(TextRole::Section, text, layout->parentWidget());
    layout->addWidget(title);
    return title;
}

} // namespace headroom
