// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/runcomparison.h"

#include "base/numbers.h"
#include "history/configchanges.h"
#include "report/wording.h"
#include "ui/history/historywords.h"
#include "ui/widgets/pageframe.h"
#include "ui/widgets/textlabel.h"

#include <QGridLayout>
#include <QLocale>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

QString sizeOr(const std::optional<Bytes> &size)
{
    return size ? showSize(*size) : QString();
}

QString placeOf(const RunSummary &run, const QString &noStep)
{
    if (!run.stepsDone || !run.stepsTotal)
        return noStep;
    const QLocale locale;
    return RunComparison::tr("%1, step %2 of %3", "phase, step, steps in all")
        .arg(titleOf(run.phase), locale.toString(run.stepsDone->value),
             locale.toString(run.stepsTotal->value));
}

QString causeOf(const RunSummary &run, const Knowledge &knowledge)
{
    if (isStable(run))
        return RunComparison::tr("none: it did not fail");
    if (run.cause.isEmpty())
        return {};
    return RunComparison::tr("%1 (%2)", "cause, confidence word")
        .arg(causeTitle(run.cause, knowledge), confidenceWord(run.probability));
}

QString paceOf(const RunSummary &run)
{
    return run.secondsPerStep ? RunComparison::tr("%1 s", "seconds")
                                    .arg(QLocale().toString(*run.secondsPerStep, 'f', 1))
                              : QString();
}

} // namespace

RunComparison::RunComparison(QWidget *parent) : QWidget(parent), m_facts(new QGridLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(grid::kFieldGap);
    m_facts->setHorizontalSpacing(grid::kPageMargin);
    m_facts->setVerticalSpacing(grid::kHairGap);
    m_facts->setColumnStretch(1, 1);
    m_facts->setColumnStretch(2, 1);
    m_facts->setColumnStretch(3, 1); // keeps the two columns close enough to compare
    column->addLayout(m_facts);
    column->addSpacing(grid::kFieldGap);
    m_changesTitle = addSectionTitle(column, {});
    m_changes = new TextLabel(TextRole::Code, this);
    m_changes->setObjectName(u"changesBetween"_s);
    column->addWidget(m_changes);
}

void RunComparison::clearRows()
{
    while (QLayoutItem *item = m_facts->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_rows = 0;
}

void RunComparison::addRow(const QString &name, const QString &before, const QString &after)
{
    if (before.isEmpty() && after.isEmpty())
        return;
    const auto shown = [](const QString &text) {
        return text.isEmpty() ? tr("unknown") : text;
    };
    const bool isNews = !before.isEmpty() && !after.isEmpty() && before != after;
    auto *title = new TextLabel(TextRole::Body, name, this);
    title->setMuted(true);
    title->setWordWrap(false);
    m_facts->addWidget(title, m_rows, 0, Qt::AlignTop);
    m_facts->addWidget(new TextLabel(TextRole::Body, shown(before), this), m_rows, 1, Qt::AlignTop);
    m_facts->addWidget(
        new TextLabel(isNews ? TextRole::Strong : TextRole::Body, shown(after), this), m_rows, 2,
        Qt::AlignTop);
    ++m_rows;
}

void RunComparison::setRuns(const Attempts &attempts, std::size_t before, std::size_t after,
                            const Knowledge &knowledge)
{
    clearRows();
    const RunSummary &one = attempts[before].run;
    const RunSummary &other = attempts[after].run;
    m_facts->addWidget(new TextLabel(TextRole::Section, nameOfRun(before), this), 0, 1);
    m_facts->addWidget(new TextLabel(TextRole::Section, nameOfRun(after), this), 0, 2);
    m_rows = 1;
    addRow(tr("What happened"), titleOf(one.verdict), titleOf(other.verdict));
    addRow(tr("Where"), placeOf(one, titleOf(one.phase)), placeOf(other, titleOf(other.phase)));
    addRow(tr("Likeliest cause"), causeOf(one, knowledge), causeOf(other, knowledge));
    // A run that did not fail asked for nothing that it did not get.
    if (!isStable(one) && !isStable(other)) {
        addRow(tr("Asked for"), sizeOr(one.tried), sizeOr(other.tried));
        addRow(tr("In use by PyTorch"), sizeOr(one.allocated), sizeOr(other.allocated));
    }
    addRow(tr("Card"), sizeOr(one.capacity), sizeOr(other.capacity));
    addRow(tr("Time per step"), paceOf(one), paceOf(other));
    showChangesOf(attempts, before, after);
}

void RunComparison::showChangesOf(const Attempts &attempts, std::size_t before, std::size_t after)
{
    m_changesTitle->setText(tr("Changed in the config"));
    const std::optional<JobText> one = attempts[before].job();
    const std::optional<JobText> other = attempts[after].job();
    m_changes->setRole(TextRole::Body);
    m_changes->setMuted(true);
    if (!one || !other) {
        m_changes->setText(tr("Unknown: one of the runs came without a config."));
        return;
    }
    const std::vector<Edit> changes = changesBetween(*one, *other);
    if (changes.empty()) {
        m_changes->setText(tr("Nothing. Both runs used the same settings."));
        return;
    }
    m_changes->setRole(TextRole::Code);
    m_changes->setMuted(false);
    m_changes->setText(showChanges(changes, 40));
}

} // namespace headroom
