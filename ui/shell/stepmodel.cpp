// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/stepmodel.h"

#include "ui/shell/icons.h"

#include <algorithm>

namespace headroom {

namespace {

QString wordOf(StepPage page)
{
    switch (page) {
    case StepPage::Drop:
        return StepModel::tr("Drop", "step: where files are dropped");
    case StepPage::Findings:
        return StepModel::tr("What happened");
    case StepPage::Diagnosis:
        return StepModel::tr("Diagnosis");
    case StepPage::Fixes:
        return StepModel::tr("Fix");
    case StepPage::NextRun:
        return StepModel::tr("Next run");
    case StepPage::Vram:
        return StepModel::tr("VRAM");
    case StepPage::History:
        return StepModel::tr("History");
    }
    return {};
}

QString stateOf(Mark mark)
{
    return mark == Mark::Done ? StepModel::tr("done") : StepModel::tr("open");
}

} // namespace

StepModel::StepModel(QObject *parent) : QAbstractListModel(parent)
{
    const auto add = [this](StepPage page, const QString &icon) {
        m_steps.push_back({.page = page, .icon = tintedIcon(icon)});
    };
    add(StepPage::Drop, QStringLiteral("step-drop"));
    add(StepPage::Findings, QStringLiteral("step-findings"));
    add(StepPage::Diagnosis, QStringLiteral("step-diagnosis"));
    add(StepPage::Fixes, QStringLiteral("step-fixes"));
    add(StepPage::NextRun, QStringLiteral("step-nextrun"));
    add(StepPage::Vram, QStringLiteral("step-vram"));
    add(StepPage::History, QStringLiteral("step-history"));
}

void StepModel::setMark(StepPage step, Mark mark)
{
    const int row = rowOf(step);
    Mark &now = m_steps[static_cast<std::size_t>(row)].mark;
    if (now == mark)
        return;
    now = mark;
    Q_EMIT dataChanged(index(row), index(row));
}

int StepModel::rowOf(StepPage step) const
{
    return static_cast<int>(std::ranges::find(m_steps, step, &Step::page) - m_steps.begin());
}

void StepModel::retranslate()
{
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int StepModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_steps.size());
}

QVariant StepModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Step &step = m_steps[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return wordOf(step.page);
    case Qt::DecorationRole:
        return step.icon;
    case MarkRole:
        return static_cast<int>(step.mark);
    case StepRole:
        return static_cast<int>(step.page);
    case IsViewRole:
        return isView(step.page);
    case Qt::AccessibleTextRole:
        if (isView(step.page))
            return wordOf(step.page);
        return tr("%1, %2", "step, its state").arg(wordOf(step.page), stateOf(step.mark));
    case Qt::ToolTipRole:
        return tr("%1 (Alt+%2)", "step, number key").arg(wordOf(step.page)).arg(index.row() + 1);
    default:
        return {};
    }
}

} // namespace headroom
