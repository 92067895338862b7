// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/chart/chartdata.h"

#include <QChartView>

#include <map>
#include <set>

class QLineSeries;
class QValueAxis;

namespace headroom {

/// The plot inside the memory chart: Qt Charts draws axes, grid and curves, reduced to the columns
/// of the screen; bands, limit, markers and the cursor are painted here.
class ChartPlot : public QChartView
{
    Q_OBJECT

public:
    explicit ChartPlot(QWidget *parent = nullptr);

    void setData(ChartData data);
    const ChartData &data() const { return m_data; }
    void setRange(double from, double to);
    void setHidden(CurveKind kind, bool hidden);
    bool isHidden(CurveKind kind) const { return m_hidden.contains(kind); }
    void setCursorAt(std::optional<double> x);
    /// The markers near a place of the plot.
    std::vector<ChartMarker> markersNear(double x) const;

Q_SIGNALS:
    void zoomed(double factor, double around);
    void panned(double share);
    void hovered(std::optional<double> x);

protected:
    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void dress();
    void makeSeries();
    void refill();
    void setAxes();
    double xAt(double pixel) const;
    double pixelAt(double x) const;
    double pixelOf(double gib) const;
    void paintBand(QPainter &painter, const ChartBand &band) const;
    void paintForecast(QPainter &painter, const ChartBand &band) const;
    void paintLimit(QPainter &painter) const;
    void paintMarkers(QPainter &painter) const;
    void paintCursor(QPainter &painter) const;

    ChartData m_data;
    QValueAxis *m_x, *m_y;
    std::vector<std::pair<const PointPyramid *, QLineSeries *>> m_lines;
    std::map<QLineSeries *, CurveKind> m_kinds;
    std::set<CurveKind> m_hidden;
    double m_from = 0, m_to = 1;
    double m_perUnit = 1; ///< seconds of a unit of the time axis
    std::optional<double> m_cursor, m_dragged;
};

} // namespace headroom
