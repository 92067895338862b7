// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/intake/droparea.h"

#include "ui/widgets/look.h"

#include <QPainter>

namespace headroom {

DropArea::DropArea(QWidget *parent) : QFrame(parent)
{
    setFrameShape(QFrame::NoFrame);
}

void DropArea::setLit(bool lit)
{
    if (m_lit == lit)
        return;
    m_lit = lit;
    update();
}

void DropArea::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette &colors = palette();
    QPen pen(m_lit ? colors.color(QPalette::Highlight) : mutedText(colors), m_lit ? 2 : 1.5,
             m_lit ? Qt::SolidLine : Qt::CustomDashLine);
    if (!m_lit)
        pen.setDashPattern({5, 4});
    painter.setPen(pen);
    const QColor field = colors.color(QPalette::Base);
    painter.setBrush(m_lit ? mixed(field, colors.color(QPalette::Highlight), 0.15) : field);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
}

} // namespace headroom
