// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/historywords.h"

#include "report/wording.h"
#include "ui/intake/recentcases.h"

#include <QCoreApplication>
#include <QLocale>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

struct HistoryWords
{
    Q_DECLARE_TR_FUNCTIONS(HistoryWords)
};

} // namespace

QString titleOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::First:
        return HistoryWords::tr("First run");
    case Outcome::Solved:
        return HistoryWords::tr("Solved");
    case Outcome::Stable:
        return HistoryWords::tr("Stable");
    case Outcome::Moved:
        return HistoryWords::tr("Moved", "the failure moved on to another place");
    case Outcome::Unchanged:
        return HistoryWords::tr("Unchanged");
    case Outcome::Worse:
        return HistoryWords::tr("Worse");
    case Outcome::Unclear:
        return HistoryWords::tr("Too early to tell");
    }
    return {};
}

Mark markOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::First:
        return Mark::Open;
    case Outcome::Solved:
    case Outcome::Stable:
        return Mark::Positive;
    case Outcome::Moved:
        return Mark::Warning;
    case Outcome::Unchanged:
    case Outcome::Worse:
        return Mark::Error;
    case Outcome::Unclear:
        return Mark::Info;
    }
    return Mark::Open;
}

QString titleOf(Rung rung)
{
    switch (rung) {
    case Rung::MemorySettings:
        return HistoryWords::tr("Keep the memory settings");
    case Rung::Steps:
        return HistoryWords::tr("Raise Steps");
    case Rung::Bucket:
        return HistoryWords::tr("Add one larger bucket");
    case Rung::Sampling:
        return HistoryWords::tr("Richer previews");
    case Rung::BatchOrFrames:
        return HistoryWords::tr("A larger batch or longer clips");
    }
    return {};
}

QString titleOf(RungState state)
{
    switch (state) {
    case RungState::Done:
        return HistoryWords::tr("done");
    case RungState::Next:
        return HistoryWords::tr("next");
    case RungState::Later:
        return HistoryWords::tr("later");
    }
    return {};
}

QString whatHappened(const RunSummary &run)
{
    RecentCase shown;
    shown.verdict = run.verdict;
    shown.phase = run.phase;
    const std::optional<StepNumber> step = run.failedAt ? run.failedAt : run.stepsDone;
    if (step)
        shown.step = step->value;
    return outcomeOf(shown);
}

QString showChange(const Edit &change)
{
    QString path = change.path.text;
    if (path.startsWith("config.process[0]."_L1))
        path = path.sliced(18);
    return HistoryWords::tr("%1: %2 → %3", "key of the config, value before, value after")
        .arg(path, showValue(change.from), showValue(change.to));
}

QString showChanges(const std::vector<Edit> &changes, std::size_t most)
{
    QStringList lines;
    for (std::size_t i = 0; i < std::min(most, changes.size()); ++i)
        lines << showChange(changes[i]);
    if (changes.size() > most)
        lines << HistoryWords::tr("and %n more", nullptr, static_cast<int>(changes.size() - most));
    return lines.join(u'\n');
}

QString nameOfRun(std::size_t index)
{
    return HistoryWords::tr("Run %1", "number of a run").arg(QLocale().toString(index + 1));
}

} // namespace headroom
