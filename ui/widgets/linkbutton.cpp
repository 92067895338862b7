// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/linkbutton.h"

#include <QStyleOptionFocusRect>
#include <QStylePainter>

namespace headroom {

namespace {
constexpr int kFocusRoom = 2; ///< pixels beside the text for the focus frame
}

LinkButton::LinkButton(const QString &text, QWidget *parent) : QPushButton(text, parent)
{
    setFlat(true);
    setAutoDefault(false);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize LinkButton::sizeHint() const
{
    return fontMetrics().size(Qt::TextShowMnemonic, text()).grownBy({kFocusRoom, 0, kFocusRoom, 0});
}

void LinkButton::paintEvent(QPaintEvent * /*event*/)
{
    QStylePainter painter(this);
    QFont underlined = font();
    underlined.setUnderline(true);
    painter.setFont(underlined);
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled,
                                   isEnabled() ? QPalette::Link : QPalette::WindowText));
    const QRect area = rect().marginsRemoved({kFocusRoom, 0, kFocusRoom, 0});
    painter.drawText(area, Qt::AlignLeading | Qt::AlignVCenter | Qt::TextHideMnemonic, text());
    if (!hasFocus())
        return;
    QStyleOptionFocusRect option;
    option.initFrom(this);
    option.backgroundColor = palette().color(QPalette::Window);
    option.state |= QStyle::State_KeyboardFocusChange;
    painter.drawPrimitive(QStyle::PE_FrameFocusRect, option);
}

} // namespace headroom
