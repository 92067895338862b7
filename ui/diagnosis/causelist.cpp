// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnosis/causelist.h"

#include "ui/diagnosis/causerow.h"
#include "ui/widgets/look.h"
#include "ui/widgets/probabilitybar.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

constexpr int kShownAtOnce = 3;
constexpr double kHardlyPossible = 0.025; ///< as in the reports

void clear(QVBoxLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

} // namespace

CauseList::CauseList(QWidget *parent)
    : QWidget(parent),
      m_first(new QWidget(this)),
      m_rows(new QVBoxLayout(m_first)),
      m_more(new QWidget(this)),
      m_moreRows(new QVBoxLayout(m_more)),
      m_toggle(new QPushButton(this))
{
    m_toggle->setObjectName(u"moreCauses"_s);
    m_toggle->setAutoDefault(false);
    connect(m_toggle, &QPushButton::clicked, this, [this] { setExpanded(!m_expanded); });
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(grid::kGroupGap);
    for (QVBoxLayout *rows : {m_rows, m_moreRows}) {
        rows->setContentsMargins({});
        rows->setSpacing(grid::kGroupGap);
    }
    column->addWidget(m_first);
    column->addWidget(m_more);
    column->addWidget(m_toggle, 0, Qt::AlignLeading);
    setExpanded(false);
}

void CauseList::setCauses(const std::vector<RankedCause> &causes, const Knowledge &knowledge)
{
    clear(m_rows);
    clear(m_moreRows);
    std::vector<CauseRow *> rows;
    for (const RankedCause &cause : causes) {
        if (!rows.empty() && cause.probability < kHardlyPossible)
            break;
        const bool atOnce = std::ssize(rows) < kShownAtOnce;
        auto *row = new CauseRow(cause, knowledge, rows.empty(), atOnce ? m_first : m_more);
        connect(row, &CauseRow::lineActivated, this, &CauseList::lineActivated);
        (atOnce ? m_rows : m_moreRows)->addWidget(row);
        rows.push_back(row);
    }
    alignBars(rows);
    setExpanded(m_expanded);
}

void CauseList::setExpanded(bool expanded)
{
    const int hidden = m_moreRows->count();
    m_expanded = expanded;
    m_more->setVisible(expanded && hidden > 0);
    m_toggle->setVisible(hidden > 0);
    m_toggle->setText(expanded ? tr("Show fewer causes")
                               : tr("Show %n more cause(s)", nullptr, hidden));
}

void CauseList::alignBars(const std::vector<CauseRow *> &rows)
{
    int widest = 0;
    for (const CauseRow *row : rows)
        widest = std::max(widest, row->bar()->sizeHint().width());
    for (const CauseRow *row : rows)
        row->bar()->setFixedWidth(widest);
}

} // namespace headroom
