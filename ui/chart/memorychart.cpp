// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/memorychart.h"

#include "base/numbers.h"
#include "report/wording.h"
#include "ui/chart/chartplot.h"
#include "ui/widgets/look.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr double kStep = 1.5; ///< of one key press or button
constexpr int kScrollUnits = 10000;

/// The point of a curve that is nearest to a place; nullptr inside a gap.
const QPointF *nearest(const ChartCurve &curve, double x)
{
    const QPointF *found = nullptr;
    for (const PointPyramid &stretch : curve.stretches) {
        const std::vector<QPointF> &points = stretch.points();
        const auto next = std::ranges::lower_bound(points, x, {}, &QPointF::x);
        for (const auto candidate : {next, next == points.begin() ? next : next - 1}) {
            if (candidate != points.end() &&
                (!found || std::abs(candidate->x() - x) < std::abs(found->x() - x)))
                found = &*candidate;
        }
    }
    return found;
}

/// The place that is so many samples away from the one at x, at the ends the last.
double placeFrom(const ChartCurve &curve, double x, int samples)
{
    auto stretch = std::ranges::find_if(curve.stretches, [x](const PointPyramid &candidate) {
        return candidate.points().back().x() >= x;
    });
    if (stretch == curve.stretches.end())
        --stretch;
    const auto at = std::ranges::lower_bound(stretch->points(), x, {}, &QPointF::x);
    qsizetype index = at - stretch->points().begin() + samples;
    if (index < 0 && stretch != curve.stretches.begin())
        return (--stretch)->points().back().x();
    const qsizetype size = qsizetype(stretch->points().size());
    if (index >= size && stretch + 1 != curve.stretches.end())
        return (++stretch)->points().front().x();
    index = std::clamp<qsizetype>(index, 0, size - 1);
    return stretch->points()[std::size_t(index)].x();
}

} // namespace

MemoryChart::MemoryChart(QWidget *parent)
    : QWidget(parent), m_plot(new ChartPlot(this)), m_scroll(new QScrollBar(Qt::Horizontal, this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_scroll->setObjectName(QStringLiteral("chartScroll"));
    m_scroll->setFocusPolicy(Qt::NoFocus); // the chart itself pans by keys
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(grid::kHairGap);
    column->addWidget(m_plot, 1);
    column->addWidget(m_scroll);
    connect(m_plot, &ChartPlot::zoomed, this,
            [this](double factor, double around) { zoom(factor, around); });
    connect(m_plot, &ChartPlot::panned, this, &MemoryChart::pan);
    connect(m_plot, &ChartPlot::hovered, this, &MemoryChart::setCursorAt);
    connect(m_scroll, &QScrollBar::valueChanged, this, &MemoryChart::takeScroll);
    describe();
}

const ChartData &MemoryChart::data() const
{
    return m_plot->data();
}

void MemoryChart::setData(ChartData data)
{
    m_plot->setData(std::move(data));
    setCursorAt(std::nullopt);
    showAll();
    describe();
}

void MemoryChart::updateData(ChartData data)
{
    const bool sawAll = m_from <= this->data().from && m_to >= this->data().to;
    m_plot->setData(std::move(data));
    if (sawAll)
        showAll();
    else
        setRange(m_from, m_to);
    describe();
}

void MemoryChart::setCurveShown(CurveKind kind, bool shown)
{
    m_plot->setHidden(kind, !shown);
}

bool MemoryChart::isCurveShown(CurveKind kind) const
{
    return !m_plot->isHidden(kind);
}

void MemoryChart::showAll()
{
    setRange(data().from, data().to);
}

void MemoryChart::zoom(double factor, std::optional<double> around)
{
    const double place = around.value_or(m_cursor.value_or((m_from + m_to) / 2));
    setRange(place - (place - m_from) / factor, place + (m_to - place) / factor);
}

void MemoryChart::pan(double share)
{
    const double distance = share * (m_to - m_from);
    setRange(m_from + distance, m_to + distance);
}

/// Never beyond the data, and never so close that nothing is seen.
void MemoryChart::setRange(double from, double to)
{
    const double extent = data().to - data().from;
    const double least = std::min(extent, std::max(1.0, extent / 100000));
    const double span = std::clamp(to - from, least, extent);
    const double middle = (from + to) / 2;
    m_from = std::clamp(middle - span / 2, data().from, data().to - span);
    m_to = m_from + span;
    m_plot->setRange(m_from, m_to);
    updateScroll();
    Q_EMIT rangeChanged();
}

void MemoryChart::updateScroll()
{
    const double extent = data().to - data().from;
    const QSignalBlocker blocker(m_scroll);
    const int page = int(std::lround(kScrollUnits * (m_to - m_from) / extent));
    m_scroll->setRange(0, kScrollUnits - page);
    m_scroll->setPageStep(std::max(1, page));
    m_scroll->setSingleStep(std::max(1, page / 10));
    m_scroll->setValue(int(std::lround(kScrollUnits * (m_from - data().from) / extent)));
    m_scroll->setVisible(page < kScrollUnits);
}

void MemoryChart::takeScroll(int value)
{
    const double from = data().from + (data().to - data().from) * value / kScrollUnits;
    setRange(from, from + m_to - m_from);
}

void MemoryChart::setCursorAt(std::optional<double> x)
{
    m_cursor = x;
    m_plot->setCursorAt(x);
    const QString reading = x ? readingAt(*x) : QString();
    if (reading == m_reading)
        return;
    m_reading = reading;
    Q_EMIT readingChanged(m_reading);
    describe();
}

void MemoryChart::stepCursor(int samples)
{
    if (data().curves.empty())
        return;
    const double x =
        placeFrom(data().curves.front(), m_cursor.value_or(m_from), m_cursor ? samples : 0);
    if (x < m_from || x > m_to)
        setRange(x - (m_to - m_from) / 2, x + (m_to - m_from) / 2);
    setCursorAt(x);
}

QString MemoryChart::readingAt(double x) const
{
    QStringList parts;
    const QLocale locale;
    const double whole = std::floor(x);
    parts << (data().axis == ChartAxis::Step ? tr("step %1").arg(locale.toString(whole, 'f', 0))
              : x >= 0                       ? tr("%1 after the start").arg(showDuration(whole))
                                             : tr("%1 before the start").arg(showDuration(-whole)));
    for (const ChartBand &band : data().bands) {
        if (x >= band.from && x < band.to)
            parts << titleOf(band.phase);
    }
    for (const ChartCurve &curve : data().curves) {
        const QPointF *point = m_plot->isHidden(curve.kind) ? nullptr : nearest(curve, x);
        if (point)
            parts << tr("%1: %2", "curve, amount")
                         .arg(titleOf(curve.kind), showSize(Bytes::fromGib(point->y())));
    }
    for (const ChartMarker &marker : m_plot->markersNear(x))
        parts << tr("%1 (log line %2)", "what happened")
                     .arg(titleOf(marker.kind), locale.toString(marker.line.value));
    return parts.join(tr(" · "));
}

void MemoryChart::describe()
{
    setAccessibleName(tr("Memory of the card over time"));
    setAccessibleDescription(m_reading.isEmpty() ? tr("The arrow keys walk from sample to sample, "
                                                      "+ and − zoom. The table shows the same.")
                                                 : m_reading);
}

void MemoryChart::keyPressEvent(QKeyEvent *event)
{
    const bool far = event->modifiers().testFlag(Qt::ShiftModifier);
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoom(kStep);
        break;
    case Qt::Key_Minus:
        zoom(1 / kStep);
        break;
    case Qt::Key_0:
        showAll();
        break;
    case Qt::Key_Left:
        far ? pan(-0.2) : stepCursor(-1);
        break;
    case Qt::Key_Right:
        far ? pan(0.2) : stepCursor(1);
        break;
    case Qt::Key_PageUp:
        pan(-0.8);
        break;
    case Qt::Key_PageDown:
        pan(0.8);
        break;
    case Qt::Key_Home:
        setCursorAt(data().from);
        stepCursor(0);
        break;
    case Qt::Key_End:
        setCursorAt(data().to);
        stepCursor(0);
        break;
    case Qt::Key_Escape:
        setCursorAt(std::nullopt);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void MemoryChart::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

void MemoryChart::render(QPainter &painter, const QRectF &target)
{
    m_plot->render(&painter, target, m_plot->viewport()->rect());
}

} // namespace headroom
