// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/probabilitybar.h"

#include "ui/widgets/look.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {
constexpr int kBarWidth = 120;
constexpr int kBarHeight = 12;
} // namespace

ProbabilityBar::ProbabilityBar(QWidget *parent) : QProgressBar(parent)
{
    setRange(0, 100);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ProbabilityBar::setProbability(const QString &subject, double probability, const QString &word,
                                    const QString &figure)
{
    m_probability = std::clamp(probability, 0.0, 1.0);
    m_word = word;
    setValue(static_cast<int>(std::lround(m_probability * 100)));
    setAccessibleName(subject);
    setAccessibleDescription(tr("%1, %2", "likelihood word, then a percentage").arg(word, figure));
    setToolTip(figure);
    updateGeometry();
    update();
}

QSize ProbabilityBar::sizeHint() const
{
    return {kBarWidth + grid::kFieldGap + fontMetrics().horizontalAdvance(m_word),
            std::max(kBarHeight, fontMetrics().height())};
}

void ProbabilityBar::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QColor text = palette().color(QPalette::WindowText);
    const QColor window = palette().color(QPalette::Window);
    const auto place = [this](const QRect &area) {
        return QStyle::visualRect(layoutDirection(), rect(), area);
    };
    const int top = (height() - kBarHeight) / 2;
    const int filled = std::max(kBarHeight / 2, static_cast<int>(kBarWidth * m_probability));
    painter.setBrush(mixed(window, text, 0.15));
    painter.drawRoundedRect(place({0, top, kBarWidth, kBarHeight}), 3, 3);
    painter.setBrush(mixed(window, text, 0.65));
    painter.drawRoundedRect(place({0, top, filled, kBarHeight}), 3, 3);
    painter.setPen(text);
    const int wordLeft = kBarWidth + grid::kFieldGap;
    painter.drawText(place({wordLeft, 0, width() - wordLeft, height()}),
                     Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine, m_word);
}

} // namespace headroom
