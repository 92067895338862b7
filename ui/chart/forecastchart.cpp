// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/forecastchart.h"

#include "base/numbers.h"
#include "report/wording.h"
#include "ui/chart/chartlook.h"
#include "ui/widgets/look.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QEvent>
#include <QGraphicsLayout>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
#include <QValueAxis>

#include <algorithm>
#include <ranges>

namespace headroom {

namespace {

constexpr PartKind kParts[] = {PartKind::Weights, PartKind::TextEncoder,      PartKind::Vae,
                               PartKind::Lora,    PartKind::Optimizer,        PartKind::Activations,
                               PartKind::Logits,  PartKind::DequantisedBlock, PartKind::Context,
                               PartKind::Other};

double sizeOf(const PhaseEstimate &estimate, PartKind kind)
{
    double gib = 0;
    for (const EstimatePart &part : estimate.parts) {
        if (part.kind == kind)
            gib += part.size.gib();
    }
    return gib;
}

} // namespace

ForecastChart::ForecastChart(QWidget *parent) : QChartView(parent)
{
    setFrameShape(NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setFocusPolicy(Qt::NoFocus);
    chart()->setBackgroundVisible(false);
    chart()->setMargins({0, grid::kGroupGap, grid::kFieldGap, 0});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setLocalizeNumbers(true);
    chart()->legend()->setAlignment(Qt::AlignTop);
    rebuild();
}

void ForecastChart::setEstimates(const std::optional<Estimate> &now,
                                 const std::optional<Estimate> &before)
{
    m_now = now;
    m_before = before;
    rebuild();
}

/// From the top down: each phase, and below it what it was before the changes.
std::vector<ForecastChart::Bar> ForecastChart::bars() const
{
    std::vector<Bar> bars;
    for (const EstimatePhase phase : kEstimatePhases) {
        const auto &now = m_now ? m_now->phase(phase) : std::nullopt;
        const auto &before = m_before ? m_before->phase(phase) : std::nullopt;
        if (now)
            bars.push_back({titleOf(phase), *now});
        const bool differs = !now || (before && std::abs((now->mid - before->mid).gib()) > 0.05);
        if (before && differs)
            bars.push_back({tr("%1, before", "phase of a run").arg(titleOf(phase)), *before});
    }
    return bars;
}

void ForecastChart::rebuild()
{
    chart()->removeAllSeries();
    for (QAbstractAxis *axis : chart()->axes())
        chart()->removeAxis(axis);
    const std::vector<Bar> shown = bars();
    auto *stack = new QHorizontalStackedBarSeries(this);
    stack->setBarWidth(0.6);
    for (const PartKind kind : kParts) {
        auto *set = new QBarSet(titleOf(kind), stack);
        for (const Bar &bar : shown | std::views::reverse)
            set->append(sizeOf(bar.estimate, kind));
        set->setBrush(brushOf(kind, palette()));
        set->setPen(QPen(palette().color(QPalette::Base)));
        if (set->sum() > 0.005)
            stack->append(set);
        else
            delete set;
    }
    chart()->addSeries(stack);

    const QColor text = palette().color(QPalette::Text);
    const QFont caption = fontFor(TextRole::Caption, font());
    auto *phases = new QBarCategoryAxis(this);
    m_top = m_now && m_now->capacity ? m_now->capacity->gib() : 1;
    QStringList sentences;
    for (const Bar &bar : shown) {
        m_top = std::max(m_top, bar.estimate.high.gib());
        sentences << tr("%1: %2", "phase of a run, amount of memory")
                         .arg(bar.title, showRange(bar.estimate.low, bar.estimate.high));
    }
    for (const Bar &bar : shown | std::views::reverse)
        phases->append(bar.title);
    auto *amount = new QValueAxis(this);
    amount->setRange(0, m_top * 1.05);
    amount->setTickType(QValueAxis::TicksDynamic);
    amount->setTickInterval(m_top > 30 ? 8 : 4);
    amount->setLabelFormat(QStringLiteral("%.0f"));
    amount->setTitleText(tr("GiB"));
    for (QAbstractAxis *axis : std::initializer_list<QAbstractAxis *>{phases, amount}) {
        axis->setLabelsColor(text);
        axis->setLabelsFont(caption);
        axis->setTitleFont(caption);
        axis->setTitleBrush(text);
        axis->setGridLineColor(mixed(palette().color(QPalette::Base), text, 0.12));
        axis->setLinePenColor(mixed(palette().color(QPalette::Base), text, 0.5));
    }
    chart()->addAxis(phases, Qt::AlignLeft);
    chart()->addAxis(amount, Qt::AlignBottom);
    stack->attachAxis(phases);
    stack->attachAxis(amount);
    chart()->legend()->setLabelColor(text);
    chart()->legend()->setFont(caption);
    setBackgroundBrush(palette().color(QPalette::Base));
    setAccessibleName(tr("Predicted peak of each phase"));
    setAccessibleDescription(sentences.join(tr("; ")));
    viewport()->update();
}

void ForecastChart::drawForeground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawForeground(painter, rect);
    if (!m_now || !m_now->capacity)
        return;
    const QRectF area = chart()->plotArea();
    const double x = area.left() + m_now->capacity->gib() / (m_top * 1.05) * area.width();
    painter->save();
    painter->setPen(QPen(palette().color(QPalette::Text), 1.5));
    painter->drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    painter->setFont(fontFor(TextRole::Caption, font()));
    const QString label = tr("The card has %1").arg(showSize(*m_now->capacity));
    const double width = painter->fontMetrics().horizontalAdvance(label);
    // Between the frame and the first bar, where the legend does not reach.
    painter->drawText(
        QPointF(x - width - grid::kHairGap, area.top() + painter->fontMetrics().ascent() + 2),
        label);
    painter->restore();
}

void ForecastChart::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::FontChange)
        rebuild();
    QChartView::changeEvent(event);
}

} // namespace headroom
