// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/peakpanel.h"

#include "base/numbers.h"
#include "report/wording.h"
#include "ui/fixes/peakbar.h"
#include "ui/widgets/statusmark.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>

#include <algorithm>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

constexpr double kRoomBeyond = 1.04; ///< of the scale, so that a line at its end stays visible
/// Smaller differences of an estimate than this are none that a person can use.
constexpr Bytes kNoticeable = {Bytes::kMiB * 64};

bool differ(Bytes one, Bytes other)
{
    return std::abs(one.value - other.value) > kNoticeable.value;
}

} // namespace

PeakPanel::PeakPanel(QWidget *parent)
    : QWidget(parent),
      m_title(new TextLabel(TextRole::Section, this)),
      m_fit(new TextLabel(TextRole::Strong, this)),
      m_notes(new TextLabel(TextRole::Caption, this)),
      m_phases(new QVBoxLayout)
{
    m_fit->setObjectName(u"fitText"_s);
    m_notes->setObjectName(u"estimateNotes"_s);
    m_notes->setMuted(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(grid::kGroupGap);
    m_phases->setSpacing(grid::kFieldGap);
    column->addWidget(m_title);
    column->addLayout(m_phases);
    column->addWidget(m_fit);
    column->addWidget(m_notes);
    column->addStretch(1);
    refresh();
}

void PeakPanel::setEstimates(const std::optional<Estimate> &now,
                             const std::optional<Estimate> &before)
{
    m_now = now;
    m_before = before;
    refresh();
}

void PeakPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

void PeakPanel::refresh()
{
    while (QLayoutItem *item = m_phases->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_title->setText(m_now && m_now->capacity
                         ? tr("Predicted peak of %1").arg(showSize(*m_now->capacity))
                         : tr("Predicted peak"));
    if (m_now) {
        for (const EstimatePhase phase : kEstimatePhases) {
            if (m_now->phase(phase))
                addPhase(phase, scale());
        }
    }
    m_fit->setText(fitText());
    m_fit->setVisible(!m_fit->text().isEmpty());
    m_notes->setText(notes());
    m_notes->setVisible(!m_notes->text().isEmpty());
}

void PeakPanel::addPhase(EstimatePhase phase, Bytes scale)
{
    PeakFigures figures{
        .now = *m_now->phase(phase), .before = {}, .capacity = m_now->capacity, .scale = scale};
    const std::optional<PhaseEstimate> before = figuresBefore(phase);
    if (before && differ(before->mid, figures.now.mid))
        figures.before = before->mid;

    auto *row = new QWidget(this);
    auto *column = new QVBoxLayout(row);
    column->setContentsMargins({});
    column->setSpacing(grid::kHairGap);
    auto *words = new QHBoxLayout;
    words->setSpacing(grid::kHairGap);
    words->addWidget(new TextLabel(TextRole::Body, titleOf(phase), row), 1);
    const QString size = showSize(figures.now.mid);
    auto *amount = new TextLabel(
        TextRole::Body,
        figures.before ? tr("%1 (was %2)").arg(size, showSize(*figures.before)) : size, row);
    amount->setObjectName(u"peak."_s + idOf(phase));
    amount->setAlignment(Qt::AlignTrailing | Qt::AlignBottom);
    if (figures.isTooMuch()) {
        auto *mark = new StatusMark(row);
        mark->setMark(Mark::Warning, tr("More than the card has"));
        words->addWidget(mark);
    }
    words->addWidget(amount);
    column->addLayout(words);
    auto *bar = new PeakBar(row);
    bar->setObjectName(u"peakBar."_s + idOf(phase));
    bar->setFigures(titleOf(phase), figures);
    column->addWidget(bar);
    m_phases->addWidget(row);
}

std::optional<PhaseEstimate> PeakPanel::figuresBefore(EstimatePhase phase) const
{
    return m_before ? m_before->phase(phase) : std::nullopt;
}

Bytes PeakPanel::scale() const
{
    Bytes largest = m_now->capacity.value_or(Bytes{});
    for (const EstimatePhase phase : kEstimatePhases) {
        if (const auto &figures = m_now->phase(phase))
            largest = std::max(largest, figures->high);
        if (const auto figures = figuresBefore(phase))
            largest = std::max(largest, figures->mid);
    }
    return largest * kRoomBeyond;
}

QString PeakPanel::fitText() const
{
    if (!m_now || !m_now->fits)
        return {};
    const QString chance = showProbability(*m_now->fits);
    if (m_before && m_before->fits && showProbability(*m_before->fits) != chance)
        return tr("Will it fit? %1 (before: %2)").arg(chance, showProbability(*m_before->fits));
    return tr("Will it fit? %1").arg(chance);
}

QString PeakPanel::notes() const
{
    if (!m_now)
        return tr("Nothing can be predicted without a config.");
    QStringList lines;
    if (m_now->calibratedBy) {
        lines << tr("Corrected by what the run itself measured (log line %1).")
                     .arg(locale().toString(m_now->calibratedBy->value));
    }
    if (const auto peak = m_now->peakPhase()) {
        QStringList parts;
        for (const EstimatePart &part : m_now->phase(*peak)->parts)
            parts << tr("%1 %2", "a part of the memory and its size")
                         .arg(titleOf(part.kind), showSize(part.size));
        if (!parts.isEmpty())
            lines << tr("The peak, while %1: %2.").arg(titleOf(*peak), parts.join(u" · "_s));
    }
    if (!m_now->capacity)
        lines << tr("How much memory the card has is unknown, so whether it fits cannot be told.");
    lines << m_now->unknown;
    return lines.join(u'\n');
}

} // namespace headroom
