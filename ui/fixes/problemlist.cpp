// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/problemlist.h"

#include "ui/widgets/followingscrollarea.h"
#include "ui/widgets/linkbutton.h"
#include "ui/widgets/statusmark.h"
#include "ui/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostHeight = 112; ///< three problems; the rest is scrolled to

Mark markOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return Mark::Error;
    case Severity::Warning:
        return Mark::Warning;
    case Severity::Hint:
        break;
    }
    return Mark::Info;
}

bool isSame(const JobProblem &one, const JobProblem &other)
{
    return one.id == other.id && one.path == other.path && one.line == other.line &&
           one.message == other.message && one.fixTitle == other.fixTitle;
}

} // namespace

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return ProblemList::tr("Error");
    case Severity::Warning:
        return ProblemList::tr("Warning");
    case Severity::Hint:
        break;
    }
    return ProblemList::tr("Hint");
}

ProblemList::ProblemList(QWidget *parent)
    : QWidget(parent),
      m_mark(new StatusMark(this)),
      m_fold(new QToolButton(this)),
      m_area(new FollowingScrollArea(this))
{
    setObjectName(u"problemList"_s);
    m_fold->setObjectName(u"problemFold"_s);
    m_fold->setAutoRaise(true);
    m_fold->setCheckable(true);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *head = new QHBoxLayout;
    head->setSpacing(grid::kHairGap);
    head->addWidget(m_mark);
    head->addWidget(m_fold);
    head->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(grid::kHairGap);
    column->addLayout(head);
    column->addWidget(m_area);
    connect(m_fold, &QToolButton::toggled, this, &ProblemList::fold);
    fold(false);
    hide();
}

void ProblemList::fold(bool open)
{
    m_area->setVisible(open);
    m_fold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
}

void ProblemList::setProblems(const std::vector<JobProblem> &problems)
{
    setVisible(!problems.empty());
    if (std::ranges::equal(problems, m_problems, isSame)) {
        m_problems = problems; // the fixes may work on other text
        return;
    }
    const auto isGrave = [](const JobProblem &problem) {
        return problem.severity == Severity::Error;
    };
    const bool hadGrave = std::ranges::any_of(m_problems, isGrave);
    m_problems = problems;
    makeRows();
    showHead();
    if (!hadGrave && std::ranges::any_of(m_problems, isGrave))
        m_fold->setChecked(true);
}

void ProblemList::makeRows()
{
    auto *rows = new QWidget;
    auto *column = new QVBoxLayout(rows);
    column->setContentsMargins(grid::kGroupGap, 0, 0, 0);
    column->setSpacing(grid::kHairGap);
    for (const JobProblem &problem : m_problems)
        column->addWidget(makeRow(problem, rows));
    column->addStretch(1);
    // One of the rows may have asked for this.
    if (QWidget *old = m_area->takeWidget())
        old->deleteLater();
    m_area->setColumn(rows);
    m_area->setFixedHeight(std::min(kMostHeight, rows->sizeHint().height() + grid::kFieldGap));
}

QWidget *ProblemList::makeRow(const JobProblem &problem, QWidget *parent)
{
    auto *row = new QWidget(parent);
    row->setObjectName(u"problem"_s);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins({});
    line->setSpacing(grid::kFieldGap);
    auto *mark = new StatusMark(row);
    mark->setMark(markOf(problem.severity), severityWord(problem.severity));
    line->addWidget(mark, 0, Qt::AlignTop);
    auto *text = new TextLabel(TextRole::Caption, problem.message, row);
    line->addWidget(text, 1);
    if (problem.line) {
        auto *place =
            new LinkButton(tr("line %1").arg(locale().toString(problem.line->value)), row);
        place->setObjectName(u"problemLine"_s);
        line->addWidget(place, 0, Qt::AlignTop);
        connect(place, &LinkButton::clicked, this,
                [this, at = *problem.line] { Q_EMIT lineRequested(at); });
    }
    if (!problem.fix.empty()) {
        auto *fix = new QPushButton(tr("Fix"), row);
        fix->setObjectName(u"problemFix"_s);
        fix->setAutoDefault(false);
        fix->setToolTip(problem.fixTitle);
        fix->setAccessibleName(tr("Fix: %1").arg(problem.fixTitle));
        line->addWidget(fix, 0, Qt::AlignTop);
        connect(fix, &QPushButton::clicked, this,
                [this, problem] { Q_EMIT fixRequested(problem); });
    }
    return row;
}

void ProblemList::showHead()
{
    if (m_problems.empty())
        return;
    const auto worst = std::ranges::min(m_problems, {}, &JobProblem::severity).severity;
    const auto count = static_cast<int>(m_problems.size());
    m_mark->setMark(markOf(worst), severityWord(worst));
    m_fold->setText(worst == Severity::Hint ? tr("%n hint(s) about this config", nullptr, count)
                                            : tr("%n problem(s) before the run", nullptr, count));
}

void ProblemList::retranslate()
{
    if (m_problems.empty())
        return;
    makeRows();
    showHead();
}

} // namespace headroom
