// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the plot paints itself: behind the curves the phases, above them limit, markers and cursor.
#include "base/numbers.h"
#include "report/wording.h"
#include "ui/chart/chartlook.h"
#include "ui/chart/chartplot.h"
#include "ui/widgets/look.h"

#include <QPainter>
#include <QValueAxis>

namespace headroom {

namespace {

constexpr double kTextMargin = 4;

/// A text on a patch of the background, so that curves behind do not make it unreadable.
void paintLabel(QPainter &painter, const QPointF &bottomLeft, const QString &text,
                const QPalette &palette)
{
    const QFontMetricsF metrics(painter.font());
    QRectF box = metrics.boundingRect(text);
    box.moveBottomLeft(bottomLeft);
    QColor patch = palette.color(QPalette::Base);
    patch.setAlphaF(0.8F);
    painter.fillRect(box.adjusted(-2, 0, 2, 0), patch);
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace

void ChartPlot::drawBackground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawBackground(painter, rect);
    painter->save();
    painter->setClipRect(chart()->plotArea());
    painter->setFont(fontFor(TextRole::Caption, font()));
    for (const ChartBand &band : m_data.bands)
        paintBand(*painter, band);
    painter->restore();
}

void ChartPlot::paintBand(QPainter &painter, const ChartBand &band) const
{
    const QRectF area = chart()->plotArea();
    const double left = std::max(area.left(), pixelAt(band.from));
    const double right = std::min(area.right(), pixelAt(band.to));
    if (right <= left)
        return;
    painter.fillRect(QRectF(left, area.top(), right - left, area.height()),
                     bandColor(band.phase, palette()));
    const QString title = titleOf(band.phase);
    const double width = painter.fontMetrics().horizontalAdvance(title);
    if (width + 2 * kTextMargin > right - left)
        return;
    painter.setPen(mixed(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.75));
    painter.drawText(QPointF(left + kTextMargin, area.bottom() - kTextMargin), title);
}

void ChartPlot::drawForeground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawForeground(painter, rect);
    painter->save();
    painter->setClipRect(chart()->plotArea().adjusted(-8, -grid::kGroupGap, 8, 1));
    painter->setFont(fontFor(TextRole::Caption, font()));
    for (const ChartBand &band : m_data.bands)
        paintForecast(*painter, band);
    paintLimit(*painter);
    paintMarkers(*painter);
    paintCursor(*painter);
    painter->restore();
}

/// The predicted peak of a phase: a dashed line across its band.
void ChartPlot::paintForecast(QPainter &painter, const ChartBand &band) const
{
    if (!band.forecast)
        return;
    const QRectF area = chart()->plotArea();
    const double left = std::max(area.left(), pixelAt(band.from));
    const double right = std::min(area.right(), pixelAt(band.to));
    if (right - left < 4)
        return;
    const double y = pixelOf(band.forecast->gib());
    const QColor color =
        mixed(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.7);
    painter.setPen(QPen(color, 1.5, Qt::DashLine));
    painter.drawLine(QPointF(left, y), QPointF(right, y));
    const QString text = tr("forecast %1").arg(showSize(*band.forecast));
    if (painter.fontMetrics().horizontalAdvance(text) + 2 * kTextMargin < right - left)
        paintLabel(painter, {left + kTextMargin, y - 2}, text, palette());
}

void ChartPlot::paintLimit(QPainter &painter) const
{
    if (!m_data.limit)
        return;
    const QRectF area = chart()->plotArea();
    const double y = pixelOf(m_data.limit->gib());
    painter.setPen(QPen(palette().color(QPalette::Text), 1.5));
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    const QString text = tr("The card has %1").arg(showSize(*m_data.limit));
    const double width = painter.fontMetrics().horizontalAdvance(text);
    paintLabel(painter, {area.right() - width - kTextMargin, y - 2}, text, palette());
}

void ChartPlot::paintMarkers(QPainter &painter) const
{
    const QRectF area = chart()->plotArea();
    // Many saves and samples of a long run would hide each other: one for each stretch of pixels.
    double lastLine = area.left() - 100;
    for (const ChartMarker &marker : m_data.markers) {
        const double x = pixelAt(marker.at);
        const bool isFault = marker.kind != MarkerKind::Save && marker.kind != MarkerKind::Sample;
        if (x < area.left() - 1 || x > area.right() + 1 || (!isFault && x - lastLine < 6))
            continue;
        lastLine = x;
        painter.setPen(QPen(markerColor(marker.kind, palette()), isFault ? 1.5 : 1,
                            isFault ? Qt::SolidLine : Qt::DotLine));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        paintMarker(painter, {x, area.top() - 6}, marker.kind, palette());
    }
}

void ChartPlot::paintCursor(QPainter &painter) const
{
    if (!m_cursor)
        return;
    const QRectF area = chart()->plotArea();
    const double x = pixelAt(*m_cursor);
    painter.setPen(QPen(palette().color(QPalette::Text), 1));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
}

} // namespace headroom
