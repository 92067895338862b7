// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/logview.h"

#include <QApplication>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

/// The drawing of the log view.
namespace headroom {

namespace {

constexpr int kMarkWidth = 3; ///< of the bar beside a highlighted line

} // namespace

void LogView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(viewport());
    const QRect area = viewport()->rect();
    painter.fillRect(area, palette().color(QPalette::Base));
    if (!m_document || m_document->lineCount() == 0) {
        painter.setPen(mutedText(palette()));
        painter.setFont(fontFor(TextRole::Body, QApplication::font()));
        painter.drawText(area.adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap,
                         m_placeholder);
        return;
    }
    const int widestBefore = m_widest;
    const int first = verticalScrollBar()->value();
    const int last = std::min(m_rows.count(), first + visibleRows() + 2);
    for (int row = first; row < last; ++row)
        paintRow(painter, row, (row - first) * rowHeight());
    if (m_widest > widestBefore)
        QMetaObject::invokeMethod(this, &LogView::updateScrollBars, Qt::QueuedConnection);
}

void LogView::paintRow(QPainter &painter, int row, int top)
{
    const LogRows::Place place = m_rows.at(row);
    const QRect rect(0, top, viewport()->width(), rowHeight());
    const QColor base = palette().color(QPalette::Base);
    const auto [from, to] = std::minmax(m_anchor.value, m_current.value);
    const bool isSelected = place.line.value >= from && place.line.value <= to;
    const auto tone = m_highlights.constFind(place.line.value);
    QColor textColor = palette().color(QPalette::Text);
    if (isSelected && hasFocus()) {
        painter.fillRect(rect, palette().color(QPalette::Highlight));
        textColor = palette().color(QPalette::HighlightedText);
    } else if (tone != m_highlights.constEnd()) {
        painter.fillRect(rect, toneTint(tone->tone, palette(), base));
    } else if (isSelected) {
        painter.fillRect(rect, mixed(base, textColor, 0.08));
    }
    const QString text = textOfRow(row);
    const LogLine *line = lineOf(place.line.value);
    QString fold;
    if (line && line->redraws > 0 && place.part == 0) {
        fold = m_unfolded.contains(place.line.value)
                   ? QStringLiteral("  ▾")
                   : QStringLiteral("  ▸ ") + tr("%n redraw(s)", nullptr, line->redraws);
    }
    const QRect textRect = rect.adjusted(marginWidth(), 0, 0, 0);
    painter.save();
    painter.setClipRect(textRect);
    const QRect shifted = textRect.translated(-horizontalScrollBar()->value(), 0);
    paintText(painter, shifted, text, textColor);
    const int width = fontMetrics().horizontalAdvance(text);
    if (!fold.isEmpty()) {
        painter.setPen(isSelected && hasFocus() ? textColor : mutedText(palette()));
        painter.drawText(shifted.translated(width, 0).adjusted(0, 0, m_widest + 400, 0),
                         Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, fold);
    }
    painter.restore();
    m_widest = std::max(m_widest, width + fontMetrics().horizontalAdvance(fold) + 16);
    paintMargin(painter, row, QRect(0, top, marginWidth(), rowHeight()));
}

void LogView::paintMargin(QPainter &painter, int row, const QRect &rect)
{
    const LogRows::Place place = m_rows.at(row);
    painter.fillRect(rect.adjusted(0, 0, -4, 0), palette().color(QPalette::Window));
    if (const auto tone = m_highlights.constFind(place.line.value);
        tone != m_highlights.constEnd()) {
        painter.fillRect(
            QRect(rect.right() - 4 - kMarkWidth, rect.top(), kMarkWidth, rect.height()),
            toneColor(tone->tone, palette()));
    }
    if (place.part > 0)
        return;
    painter.setPen(mutedText(palette()));
    painter.drawText(rect.adjusted(0, 0, -12, 0), Qt::AlignRight | Qt::AlignVCenter,
                     QString::number(place.line.value));
}

void LogView::paintText(QPainter &painter, const QRect &rect, const QString &text,
                        const QColor &color)
{
    const QRect wide = rect.adjusted(0, 0, 1 << 16, 0);
    if (!m_searchText.isEmpty()) {
        const QColor found = toneTint(Tone::Warning, palette(), palette().color(QPalette::Base));
        qsizetype at = text.indexOf(m_searchText, 0, Qt::CaseInsensitive);
        while (at >= 0) {
            const int left = fontMetrics().horizontalAdvance(text.first(at));
            const int width = fontMetrics().horizontalAdvance(text.sliced(at, m_searchText.size()));
            const QRect box(rect.left() + left, rect.top(), width, rect.height() - 1);
            painter.fillRect(box, found);
            painter.setPen(toneColor(Tone::Warning, palette()));
            painter.drawRect(box);
            at = text.indexOf(m_searchText, at + m_searchText.size(), Qt::CaseInsensitive);
        }
    }
    painter.setPen(color);
    painter.drawText(wide, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, text);
}

} // namespace headroom
