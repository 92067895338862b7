// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/chart/chartdata.h"

#include <QWidget>

class QScrollBar;

namespace headroom {

class ChartPlot;

/// Memory over time or steps, with the phases behind, the limit above, and what happened marked.
/// The only place that knows which library draws it. Wheel, buttons and the keys + and - zoom,
/// dragging and the scroll bar pan, the arrow keys walk from sample to sample.
class MemoryChart : public QWidget
{
    Q_OBJECT

public:
    explicit MemoryChart(QWidget *parent = nullptr);

    /// Shows other data as a whole.
    void setData(ChartData data);
    /// Takes data that has grown; what is looked at stays.
    void updateData(ChartData data);
    const ChartData &data() const;

    void setCurveShown(CurveKind kind, bool shown);
    bool isCurveShown(CurveKind kind) const;

    void showAll();
    /// Zooms around a place, or around the middle; 2 shows half as much.
    void zoom(double factor, std::optional<double> around = {});
    /// Moves by so much of what is seen.
    void pan(double share);
    double shownFrom() const { return m_from; }
    double shownTo() const { return m_to; }

    /// What stands at the cursor, in words; empty without one.
    QString reading() const { return m_reading; }
    void setCursorAt(std::optional<double> x);
    std::optional<double> cursorAt() const { return m_cursor; }
    /// Walks to the next sample, or the one before.
    void stepCursor(int samples);

    /// Draws the chart as it stands, for files.
    void render(QPainter &painter, const QRectF &target);

Q_SIGNALS:
    void rangeChanged();
    void readingChanged(const QString &reading);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setRange(double from, double to);
    void takeScroll(int value);
    void updateScroll();
    void describe();
    QString readingAt(double x) const;

    ChartPlot *m_plot;
    QScrollBar *m_scroll;
    double m_from = 0, m_to = 1;
    std::optional<double> m_cursor;
    QString m_reading;
};

} // namespace headroom
