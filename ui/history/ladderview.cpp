// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/ladderview.h"

#include "base/numbers.h"
#include "report/wording.h"
#include "ui/history/historywords.h"
#include "ui/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QLocale>

namespace headroom {

using namespace Qt::StringLiterals;

LadderView::LadderView(QWidget *parent) : QWidget(parent), m_rungs(new QVBoxLayout(this))
{
    m_rungs->setContentsMargins({});
    m_rungs->setSpacing(grid::kFieldGap);
}

void LadderView::setLadder(const ScaleLadder &ladder)
{
    while (QLayoutItem *item = m_rungs->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    int number = 0;
    for (const RungStep &step : ladder.steps)
        addRung(step, ++number, ladder.forecast);
}

void LadderView::addRung(const RungStep &step, int number,
                         const std::optional<ScaleForecast> &forecast)
{
    const bool isNext = step.state == RungState::Next;
    auto *rung = new QWidget(this);
    rung->setObjectName(u"rung."_s + idOf(step.rung));
    auto *row = new QHBoxLayout(rung);
    row->setContentsMargins({});
    row->setSpacing(grid::kFieldGap);
    auto *mark = new StatusMark(rung);
    mark->setMark(isNext                          ? Mark::Current
                  : step.state == RungState::Done ? Mark::Done
                                                  : Mark::Open,
                  titleOf(step.state));
    row->addWidget(mark, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout;
    column->setSpacing(grid::kHairGap);
    row->addLayout(column, 1);
    auto *title = new TextLabel(isNext ? TextRole::Strong : TextRole::Body,
                                tr("%1. %2", "number and title of a step")
                                    .arg(QLocale().toString(number), titleOf(step.rung)),
                                rung);
    title->setMuted(step.state == RungState::Done);
    column->addWidget(title);
    auto *why = new TextLabel(isNext ? TextRole::Body : TextRole::Caption, step.why, rung);
    why->setMuted(!isNext);
    column->addWidget(why);
    if (isNext) {
        auto *text = new TextLabel(TextRole::Body,
                                   forecast ? forecastSentence(*forecast)
                                            : tr("What it would need is unknown for this model."),
                                   rung);
        text->setObjectName(u"forecast"_s);
        column->addWidget(text);
    }
    m_rungs->addWidget(rung);
}

QString forecastSentence(const ScaleForecast &forecast)
{
    if (!forecast.changesMemory)
        return LadderView::tr("Costs time, not memory: the peak stays as it is.");
    const QString phase = titleOf(forecast.phase);
    const QString now = showSize(forecast.now.mid);
    const QString then = showSize(forecast.then.mid);
    if (!forecast.capacity || !forecast.fits)
        return LadderView::tr("Predicted peak while %1: %2, now %3.", "phase, size, size")
            .arg(phase, then, now);
    return LadderView::tr("Predicted peak while %1: %2 of %3, now %4. The chance that it still "
                          "fits is %5.",
                          "phase, sizes, percentage")
        .arg(phase, then, showSize(*forecast.capacity), now, showProbability(*forecast.fits));
}

} // namespace headroom
