// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/peakbar.h"

#include "base/numbers.h"
#include "report/wording.h"
#include "ui/widgets/look.h"

#include <QPainter>

#include <algorithm>

namespace headroom {

namespace {
constexpr double kBarTop = 4;
constexpr double kBarHeight = 12;
constexpr double kRangeTop = 7;
constexpr double kRangeHeight = 6;
} // namespace

PeakBar::PeakBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PeakBar::setFigures(const QString &subject, const PeakFigures &figures)
{
    m_figures = figures;
    QString sentence =
        tr("%1: %2 expected, between %3")
            .arg(subject, showSize(figures.now.mid), showRange(figures.now.low, figures.now.high));
    if (figures.before)
        sentence = tr("%1; before the changes %2").arg(sentence, showSize(*figures.before));
    if (figures.capacity)
        sentence = tr("%1; the card has %2").arg(sentence, showSize(*figures.capacity));
    if (figures.isTooMuch())
        sentence = tr("%1, which is too little").arg(sentence);
    setAccessibleName(sentence);
    setToolTip(sentence);
    update();
}

QRectF PeakBar::span(Bytes from, Bytes to, double top, double height) const
{
    const double scale = std::max(m_figures.scale.gib(), 1e-9);
    const double left = width() * std::clamp(from.gib() / scale, 0.0, 1.0);
    const double right = width() * std::clamp(to.gib() / scale, 0.0, 1.0);
    return isRightToLeft() ? QRectF(width() - right, top, right - left, height)
                           : QRectF(left, top, right - left, height);
}

/// A line from the low to the high end, with a cross stroke at each.
void PeakBar::paintRange(QPainter &painter, const QColor &color) const
{
    const QRectF range = span(m_figures.now.low, m_figures.now.high, kRangeTop, kRangeHeight);
    const double middle = range.center().y();
    painter.setPen(QPen(color, 1));
    painter.drawLine(QPointF(range.left(), middle), QPointF(range.right(), middle));
    for (const double x : {range.left(), range.right()})
        painter.drawLine(QPointF(x, range.top()), QPointF(x, range.bottom()));
}

void PeakBar::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor window = palette().color(QPalette::Window);
    const QColor text = palette().color(QPalette::WindowText);
    const Bytes mid = m_figures.now.mid;
    const Bytes limit = m_figures.capacity.value_or(m_figures.scale);

    painter.fillRect(span({}, limit, kBarTop, kBarHeight), mixed(window, text, 0.12));
    painter.fillRect(span({}, std::min(mid, limit), kBarTop, kBarHeight),
                     mixed(window, text, 0.55));
    if (mid > limit) {
        const QRectF over = span(limit, mid, kBarTop, kBarHeight);
        const QColor color = toneColor(Tone::Error, palette());
        painter.fillRect(over, toneTint(Tone::Error, palette(), window));
        painter.fillRect(over, QBrush(color, Qt::BDiagPattern));
        painter.setPen(QPen(color, 1));
        painter.drawRect(over.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    paintRange(painter, text);
    if (m_figures.before) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(mixed(window, text, 0.75), 1, Qt::DashLine));
        painter.drawRect(span({}, *m_figures.before, kBarTop - 2, kBarHeight + 4)
                             .adjusted(0.5, 0.5, -0.5, -0.5));
    }
    if (m_figures.capacity) {
        const QRectF line = span(limit, limit, 0, height());
        painter.setPen(QPen(text, 2));
        const double x = std::clamp(line.left(), 1.0, width() - 1.0);
        painter.drawLine(QPointF(x, 0), QPointF(x, height()));
    }
}

} // namespace headroom
