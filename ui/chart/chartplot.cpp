// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/chartplot.h"

#include "ui/chart/chartlook.h"
#include "ui/widgets/look.h"

#include <QGraphicsLayout>
#include <QLineSeries>
#include <QMouseEvent>
#include <QValueAxis>
#include <QWheelEvent>

#include <cmath>

namespace headroom {

namespace {

constexpr double kMinute = 60;
constexpr double kHour = 3600;
constexpr double kDay = 24 * kHour;
constexpr double kNear = 8;        ///< pixels
constexpr double kHeadroom = 1.08; ///< above the highest figure, for the labels

/// A round distance of ticks, so that at most that many fit.
double tickFor(double span, int most)
{
    const double rough = span / std::max(1, most);
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double round : {1.0, 2.0, 5.0, 10.0}) {
        if (round * power >= rough)
            return round * power;
    }
    return power * 10;
}

/// Never a moment with a wide range and close ticks: the axis would make thousands of them.
void setScale(QValueAxis &axis, double from, double to, double tick)
{
    axis.setTickInterval(std::max({tick, axis.tickInterval(), (to - from) / 4}));
    axis.setRange(from, to);
    axis.setTickInterval(tick);
}

} // namespace

ChartPlot::ChartPlot(QWidget *parent)
    : QChartView(parent), m_x(new QValueAxis(this)), m_y(new QValueAxis(this))
{
    setObjectName(QStringLiteral("chartPlot"));
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setMouseTracking(true);
    setRenderHint(QPainter::Antialiasing);
    chart()->legend()->hide();
    chart()->setBackgroundVisible(false);
    chart()->setMargins({0, grid::kGroupGap, grid::kFieldGap, 0});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setLocalizeNumbers(true);
    chart()->addAxis(m_x, Qt::AlignBottom);
    chart()->addAxis(m_y, Qt::AlignLeft);
    m_x->setTickType(QValueAxis::TicksDynamic);
    m_y->setTickType(QValueAxis::TicksDynamic);
    dress();
}

void ChartPlot::setData(ChartData data)
{
    m_data = std::move(data);
    makeSeries();
    dress();
}

void ChartPlot::setRange(double from, double to)
{
    m_from = from;
    m_to = to;
    setAxes();
    refill();
}

void ChartPlot::setHidden(CurveKind kind, bool hidden)
{
    if (hidden)
        m_hidden.insert(kind);
    else
        m_hidden.erase(kind);
    for (const auto &[line, of] : m_kinds)
        line->setVisible(!m_hidden.contains(of));
}

void ChartPlot::setCursorAt(std::optional<double> x)
{
    m_cursor = x;
    viewport()->update();
}

void ChartPlot::makeSeries()
{
    m_lines.clear();
    m_kinds.clear();
    chart()->removeAllSeries();
    for (const ChartCurve &curve : m_data.curves) {
        for (const PointPyramid &stretch : curve.stretches) {
            auto *line = new QLineSeries(this);
            // A few figures of a log are points, and the line between them is a guess.
            line->setPointsVisible(stretch.points().size() < 30);
            chart()->addSeries(line);
            line->attachAxis(m_x);
            line->attachAxis(m_y);
            line->setVisible(!m_hidden.contains(curve.kind));
            m_lines.emplace_back(&stretch, line);
            m_kinds[line] = curve.kind;
        }
    }
}

void ChartPlot::dress()
{
    const QColor text = palette().color(QPalette::Text);
    const QColor base = palette().color(QPalette::Base);
    setBackgroundBrush(base);
    const QFont caption = fontFor(TextRole::Caption, font());
    for (QValueAxis *axis : {m_x, m_y}) {
        axis->setLabelsColor(text);
        axis->setLabelsFont(caption);
        axis->setTitleFont(caption);
        axis->setTitleBrush(text);
        axis->setLinePenColor(mixed(base, text, 0.5));
        axis->setGridLineColor(mixed(base, text, 0.12));
    }
    for (const auto &[line, kind] : m_kinds) {
        line->setPen(penOf(kind, palette()));
        line->setMarkerSize(7);
    }
    m_y->setTitleText(tr("GiB"));
    setAxes();
    refill();
}

void ChartPlot::setAxes()
{
    const double top = std::max(1.0, m_data.top * kHeadroom);
    setScale(*m_y, 0, top, tickFor(top, std::max(2, height() / 48)));
    m_y->setLabelFormat(m_y->tickInterval() < 1 ? QStringLiteral("%.1f") : QStringLiteral("%.0f"));
    const double extent = m_data.to - m_data.from;
    m_perUnit = 1;
    if (m_data.axis == ChartAxis::Step) {
        m_x->setTitleText(tr("Step"));
    } else if (extent < 3 * kMinute) {
        m_x->setTitleText(tr("Seconds since the run began"));
    } else if (extent < 3 * kHour) {
        m_perUnit = kMinute;
        m_x->setTitleText(tr("Minutes since the run began"));
    } else if (extent < 4 * kDay) {
        m_perUnit = kHour;
        m_x->setTitleText(tr("Hours since the run began"));
    } else {
        m_perUnit = kDay;
        m_x->setTitleText(tr("Days since the run began"));
    }
    const double span = (m_to - m_from) / m_perUnit;
    setScale(*m_x, m_from / m_perUnit, m_to / m_perUnit, tickFor(span, std::max(2, width() / 96)));
    const int decimals = std::max(0, int(std::ceil(-std::log10(m_x->tickInterval()) - 1e-9)));
    m_x->setLabelFormat(QStringLiteral("%.%1f").arg(decimals));
}

/// Hands the library as many points as there are columns, and no more.
void ChartPlot::refill()
{
    const int columns = std::max(100, int(chart()->plotArea().width()));
    for (const auto &[stretch, line] : m_lines) {
        QList<QPointF> points = stretch->view(m_from, m_to, columns);
        if (m_perUnit != 1) {
            for (QPointF &point : points)
                point.rx() /= m_perUnit;
        }
        line->replace(points);
    }
    viewport()->update();
}

double ChartPlot::xAt(double pixel) const
{
    const QRectF area = chart()->plotArea();
    return m_from + (pixel - area.left()) / std::max(1.0, area.width()) * (m_to - m_from);
}

double ChartPlot::pixelAt(double x) const
{
    const QRectF area = chart()->plotArea();
    return area.left() + (x - m_from) / (m_to - m_from) * area.width();
}

double ChartPlot::pixelOf(double gib) const
{
    const QRectF area = chart()->plotArea();
    return area.bottom() - gib / m_y->max() * area.height();
}

std::vector<ChartMarker> ChartPlot::markersNear(double x) const
{
    std::vector<ChartMarker> found;
    for (const ChartMarker &marker : m_data.markers) {
        if (std::abs(pixelAt(marker.at) - pixelAt(x)) <= kNear)
            found.push_back(marker);
    }
    return found;
}

void ChartPlot::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::FontChange)
        dress();
    QChartView::changeEvent(event);
}

void ChartPlot::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    setAxes();
    refill();
}

void ChartPlot::wheelEvent(QWheelEvent *event)
{
    const QPoint turned = event->angleDelta();
    if (std::abs(turned.x()) > std::abs(turned.y()) ||
        event->modifiers().testFlag(Qt::ShiftModifier))
        Q_EMIT panned(-(turned.x() + turned.y()) / 1200.0);
    else
        Q_EMIT zoomed(std::pow(1.2, turned.y() / 120.0), xAt(event->position().x()));
    event->accept();
}

void ChartPlot::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_dragged = event->position().x();
    event->ignore(); // the chart around takes the focus
}

void ChartPlot::mouseMoveEvent(QMouseEvent *event)
{
    const double pixel = event->position().x();
    if (m_dragged) {
        Q_EMIT panned((*m_dragged - pixel) / std::max(1.0, chart()->plotArea().width()));
        m_dragged = pixel;
        return;
    }
    const bool inside = chart()->plotArea().contains(event->position());
    Q_EMIT hovered(inside ? std::optional(xAt(pixel)) : std::nullopt);
}

void ChartPlot::mouseReleaseEvent(QMouseEvent * /*event*/)
{
    m_dragged.reset();
}

void ChartPlot::leaveEvent(QEvent *event)
{
    Q_EMIT hovered(std::nullopt);
    QChartView::leaveEvent(event);
}

} // namespace headroom
