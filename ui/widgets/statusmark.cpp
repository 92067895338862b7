// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/statusmark.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

namespace headroom {

namespace {

Tone toneOf(Mark mark)
{
    switch (mark) {
    case Mark::Done:
    case Mark::Positive:
        return Tone::Positive;
    case Mark::Info:
        return Tone::Info;
    case Mark::Warning:
        return Tone::Warning;
    case Mark::Error:
        return Tone::Error;
    case Mark::Current:
    case Mark::Open:
    case Mark::NotApplicable:
        break;
    }
    return Tone::Neutral;
}

/// Strokes and dots are drawn in a unit square that is scaled to the mark.
QPointF at(const QRectF &square, double x, double y)
{
    return {square.left() + x * square.width(), square.top() + y * square.height()};
}

QPolygonF line(const QRectF &square, std::initializer_list<std::pair<double, double>> points)
{
    QPolygonF result;
    for (const auto &[x, y] : points)
        result << at(square, x, y);
    return result;
}

/// The letter i, or upside down the exclamation mark.
void paintStemAndDot(QPainter &painter, const QRectF &square, bool dotAbove)
{
    painter.drawPolyline(dotAbove ? line(square, {{0.5, 0.47}, {0.5, 0.74}})
                                  : line(square, {{0.5, 0.38}, {0.5, 0.6}}));
    painter.drawPoint(dotAbove ? at(square, 0.5, 0.28) : at(square, 0.5, 0.77));
}

} // namespace

void paintMark(QPainter &painter, const QRectF &square, Mark mark, const QPalette &palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor color = toneColor(toneOf(mark), palette);
    const QPen outline(color, square.width() * 0.09, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const QPen glyph(palette.color(QPalette::Window), square.width() * 0.12, Qt::SolidLine,
                     Qt::RoundCap, Qt::RoundJoin);
    const QRectF disc = square.adjusted(square.width() * 0.06, square.height() * 0.06,
                                        -square.width() * 0.06, -square.height() * 0.06);
    const auto fillDisc = [&] {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(disc);
        painter.setPen(glyph);
        painter.setBrush(Qt::NoBrush);
    };
    switch (mark) {
    case Mark::Done:
    case Mark::Positive:
        fillDisc();
        painter.drawPolyline(line(square, {{0.29, 0.52}, {0.44, 0.67}, {0.72, 0.35}}));
        break;
    case Mark::Error:
        fillDisc();
        painter.drawPolyline(line(square, {{0.34, 0.34}, {0.66, 0.66}}));
        painter.drawPolyline(line(square, {{0.66, 0.34}, {0.34, 0.66}}));
        break;
    case Mark::Info:
        fillDisc();
        paintStemAndDot(painter, square, true);
        break;
    case Mark::Warning:
        painter.setPen(outline);
        painter.setBrush(color);
        painter.drawPolygon(line(square, {{0.5, 0.1}, {0.94, 0.88}, {0.06, 0.88}}));
        painter.setPen(glyph);
        paintStemAndDot(painter, square, false);
        break;
    case Mark::Current:
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.color(QPalette::WindowText));
        painter.drawPolygon(line(square, {{0.25, 0.14}, {0.85, 0.5}, {0.25, 0.86}}));
        break;
    case Mark::Open:
        painter.setPen(outline);
        painter.drawEllipse(disc);
        break;
    case Mark::NotApplicable:
        painter.setPen(outline);
        painter.drawEllipse(disc);
        painter.drawPolyline(line(square, {{0.3, 0.5}, {0.7, 0.5}}));
        break;
    }
    painter.restore();
}

StatusMark::StatusMark(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StatusMark::setMark(Mark mark, const QString &word)
{
    m_mark = mark;
    setAccessibleName(word);
    setToolTip(word);
    update();
}

QSize StatusMark::sizeHint() const
{
    const int side = fontMetrics().height();
    return {side, side};
}

void StatusMark::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const int side = std::min(width(), height());
    paintMark(painter, QRectF((width() - side) / 2.0, (height() - side) / 2.0, side, side), m_mark,
              palette());
}

void StatusMark::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace headroom
