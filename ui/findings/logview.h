// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/findings/logdocument.h"
#include "ui/findings/logrows.h"
#include "ui/widgets/look.h"

#include <QAbstractScrollArea>
#include <QMap>

namespace headroom {

/// A line that stands out, and what of it.
struct LogHighlight
{
    Tone tone = Tone::Info;
    QString text; ///< scrolled into view with the line; may be empty

    bool operator==(const LogHighlight &) const = default;
};

/// Shows a log of any size: only the visible lines are ever read. Redraws of a progress bar are
/// folded into one row.
class LogView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit LogView(QWidget *parent = nullptr);

    void setDocument(std::shared_ptr<const LogDocument> document);
    const LogDocument *document() const { return m_document.get(); }
    std::shared_ptr<const LogDocument> sharedDocument() const { return m_document; }
    /// What stands in the view while there is no document.
    void setPlaceholder(const QString &text);
    /// Lines that are tinted and marked in the margin.
    void setHighlights(const QMap<int, LogHighlight> &highlights);
    /// Text that is marked wherever it is visible; empty for none.
    void setSearchText(const QString &text);

    LineNumber currentLine() const { return m_current; }
    /// Makes a line the current one and brings it into view, with some lines before it.
    void showLine(LineNumber line);
    LineNumber firstVisibleLine() const;
    /// The selected lines as text.
    QString selectedText() const;

    QSize sizeHint() const override;

Q_SIGNALS:
    void currentLineChanged(headroom::LineNumber line);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int rowHeight() const;
    int visibleRows() const;
    int marginWidth() const;
    int rowAt(const QPoint &position) const;
    const LogLine *lineOf(int line);
    QString textOfRow(int row);
    bool moveByKey(QKeyEvent *event);
    void setCurrent(LineNumber line, bool extend);
    void ensureVisible(LineNumber line);
    void toggleFold(LineNumber line);
    void showHighlight(LineNumber line);
    void updateScrollBars();
    void paintRow(QPainter &painter, int row, int top);
    void paintMargin(QPainter &painter, int row, const QRect &rect);
    void paintText(QPainter &painter, const QRect &rect, const QString &text, const QColor &color);
    void copySelection() const;
    void announceCurrent();

    std::shared_ptr<const LogDocument> m_document;
    LogRows m_rows;
    QString m_placeholder;
    QString m_searchText;
    QMap<int, LogHighlight> m_highlights;
    QMap<int, QStringList> m_unfolded; ///< drawings of the lines that were opened
    std::vector<LogLine> m_window;     ///< lines around the visible ones
    LineNumber m_current{1};
    LineNumber m_anchor{1}; ///< where the selection began
    int m_widest = 0;       ///< pixels of the widest line seen so far
};

} // namespace headroom
