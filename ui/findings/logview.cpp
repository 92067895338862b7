// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/logview.h"

#include <QAccessible>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>

namespace headroom {

namespace {

constexpr int kMostCopied = 10000;     ///< lines; more is a file to send, not a text to paste
constexpr int kSideStep = 40;          ///< pixels of Left and Right
constexpr int kReadableBeginning = 24; ///< characters of what is shown beside the margin

} // namespace

LogView::LogView(QWidget *parent) : QAbstractScrollArea(parent)
{
    setFont(fixedFont());
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setBackgroundRole(QPalette::Base);
    viewport()->setCursor(Qt::IBeamCursor);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, viewport(),
            qOverload<>(&QWidget::update));
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, viewport(),
            qOverload<>(&QWidget::update));
}

void LogView::setDocument(std::shared_ptr<const LogDocument> document)
{
    m_document = std::move(document);
    m_rows.reset(m_document ? m_document->lineCount() : 0);
    m_unfolded.clear();
    m_window.clear();
    m_highlights.clear();
    m_current = m_anchor = LineNumber{1};
    m_widest = 0;
    updateScrollBars();
    verticalScrollBar()->setValue(0);
    horizontalScrollBar()->setValue(0);
    viewport()->update();
}

void LogView::setPlaceholder(const QString &text)
{
    m_placeholder = text;
    viewport()->update();
}

void LogView::setHighlights(const QMap<int, LogHighlight> &highlights)
{
    m_highlights = highlights;
    viewport()->update();
}

void LogView::setSearchText(const QString &text)
{
    m_searchText = text;
    viewport()->update();
}

void LogView::showLine(LineNumber line)
{
    if (!m_document)
        return;
    setCurrent(line, false);
    showHighlight(m_current);
    const int row = m_rows.firstRowOf(m_current);
    verticalScrollBar()->setValue(row - visibleRows() / 3);
}

void LogView::showHighlight(LineNumber line)
{
    const QString wanted = m_highlights.value(line.value).text;
    const LogLine *shown = lineOf(line.value);
    if (!shown || wanted.isEmpty()) {
        horizontalScrollBar()->setValue(0);
        return;
    }
    const qsizetype at = shown->text.indexOf(wanted, 0, Qt::CaseInsensitive);
    if (at < 0) {
        // It stands in an earlier drawing of the line.
        if (!m_unfolded.contains(line.value))
            toggleFold(line);
        return;
    }
    m_widest = std::max(m_widest, fontMetrics().horizontalAdvance(shown->text) + grid::kGroupGap);
    updateScrollBars();
    // Scrolled aside, short lines around it look blank: only as far as it takes to see its
    // beginning.
    const int left = fontMetrics().horizontalAdvance(shown->text.first(at));
    const int room = viewport()->width() - marginWidth();
    const int beginning = left + fontMetrics().averageCharWidth() * kReadableBeginning;
    horizontalScrollBar()->setValue(std::max(0, beginning - room));
}

LineNumber LogView::firstVisibleLine() const
{
    return m_rows.at(verticalScrollBar()->value()).line;
}

QSize LogView::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 80, rowHeight() * 24};
}

int LogView::rowHeight() const
{
    return fontMetrics().height() + 2;
}

int LogView::visibleRows() const
{
    return std::max(1, viewport()->height() / rowHeight());
}

int LogView::marginWidth() const
{
    const int digits = std::max(3, static_cast<int>(QString::number(m_rows.count()).size()));
    return fontMetrics().horizontalAdvance(QLatin1Char('0')) * digits + grid::kGroupGap + 8;
}

int LogView::rowAt(const QPoint &position) const
{
    const int row = verticalScrollBar()->value() + position.y() / rowHeight();
    return std::clamp(row, 0, std::max(0, m_rows.count() - 1));
}

const LogLine *LogView::lineOf(int line)
{
    const auto isLine = [line](const LogLine &entry) {
        return entry.line.value == line;
    };
    auto found = std::ranges::find_if(m_window, isLine);
    if (found == m_window.end() && m_document) {
        // Some lines more than fit, so that scrolling by rows reads only now and then.
        const int around = visibleRows();
        m_window = m_document->lines(LineNumber{std::max(1, line - around)}, 3 * around);
        found = std::ranges::find_if(m_window, isLine);
    }
    return found == m_window.end() ? nullptr : &*found;
}

QString LogView::textOfRow(int row)
{
    const LogRows::Place place = m_rows.at(row);
    if (const auto drawings = m_unfolded.constFind(place.line.value);
        drawings != m_unfolded.constEnd())
        return drawings->value(place.part);
    const LogLine *line = lineOf(place.line.value);
    return line ? line->text : QString();
}

void LogView::updateScrollBars()
{
    const int rows = visibleRows();
    verticalScrollBar()->setRange(0, std::max(0, m_rows.count() - rows));
    verticalScrollBar()->setPageStep(rows);
    const int room = viewport()->width() - marginWidth();
    horizontalScrollBar()->setRange(0, std::max(0, m_widest - room));
    horizontalScrollBar()->setPageStep(std::max(1, room));
    horizontalScrollBar()->setSingleStep(kSideStep);
}

void LogView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBars();
}

void LogView::setCurrent(LineNumber line, bool extend)
{
    const int count = m_document ? m_document->lineCount() : 1;
    const LineNumber wanted{std::clamp(line.value, 1, std::max(1, count))};
    if (!extend)
        m_anchor = wanted;
    const bool moved = wanted != m_current;
    m_current = wanted;
    viewport()->update();
    if (moved) {
        announceCurrent();
        Q_EMIT currentLineChanged(wanted);
    }
}

void LogView::ensureVisible(LineNumber line)
{
    const int row = m_rows.firstRowOf(line);
    const int first = verticalScrollBar()->value();
    if (row < first)
        verticalScrollBar()->setValue(row);
    else if (row >= first + visibleRows())
        verticalScrollBar()->setValue(row - visibleRows() + 1);
}

bool LogView::moveByKey(QKeyEvent *event)
{
    const bool toEnds = event->modifiers().testFlag(Qt::ControlModifier);
    int line = m_current.value;
    switch (event->key()) {
    case Qt::Key_Up:
        --line;
        break;
    case Qt::Key_Down:
        ++line;
        break;
    case Qt::Key_PageUp:
        line -= visibleRows();
        break;
    case Qt::Key_PageDown:
        line += visibleRows();
        break;
    case Qt::Key_Home:
        if (!toEnds) {
            horizontalScrollBar()->setValue(0);
            return true;
        }
        line = 1;
        break;
    case Qt::Key_End:
        if (!toEnds) {
            horizontalScrollBar()->setValue(horizontalScrollBar()->maximum());
            return true;
        }
        line = m_document ? m_document->lineCount() : 1;
        break;
    default:
        return false;
    }
    setCurrent(LineNumber{line}, event->modifiers().testFlag(Qt::ShiftModifier));
    ensureVisible(m_current);
    return true;
}

void LogView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
    } else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) {
        const int step = event->key() == Qt::Key_Left ? -kSideStep : kSideStep;
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + step);
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
               event->key() == Qt::Key_Space) {
        toggleFold(m_current);
    } else if (!moveByKey(event)) {
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void LogView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_document)
        return;
    setCurrent(m_rows.at(rowAt(event->pos())).line, event->modifiers().testFlag(Qt::ShiftModifier));
}

void LogView::mouseMoveEvent(QMouseEvent *event)
{
    if (!event->buttons().testFlag(Qt::LeftButton) || !m_document)
        return;
    setCurrent(m_rows.at(rowAt(event->pos())).line, true);
    ensureVisible(m_current);
}

void LogView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (m_document)
        toggleFold(m_rows.at(rowAt(event->pos())).line);
}

void LogView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void LogView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void LogView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

void LogView::toggleFold(LineNumber line)
{
    if (m_unfolded.remove(line.value) > 0) {
        m_rows.setHeight(line, 1);
    } else {
        const LogLine *folded = lineOf(line.value);
        if (!folded || folded->redraws == 0)
            return;
        const QStringList drawings = m_document->drawings(line);
        m_unfolded.insert(line.value, drawings);
        m_rows.setHeight(line, static_cast<int>(std::max<qsizetype>(1, drawings.size())));
    }
    updateScrollBars();
    viewport()->update();
}

QString LogView::selectedText() const
{
    if (!m_document)
        return {};
    const auto [first, last] = std::minmax(m_anchor.value, m_current.value);
    QStringList texts;
    for (const LogLine &line :
         m_document->lines(LineNumber{first}, std::min(last - first + 1, kMostCopied)))
        texts << line.text;
    return texts.join(QLatin1Char('\n'));
}

void LogView::copySelection() const
{
    if (const QString text = selectedText(); !text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

void LogView::announceCurrent()
{
    if (!QAccessible::isActive() || !hasFocus())
        return;
    const LogLine *line = lineOf(m_current.value);
    QAccessibleAnnouncementEvent event(
        this,
        tr("Line %1: %2").arg(locale().toString(m_current.value), line ? line->text : QString()));
    QAccessible::updateAccessibility(&event);
}

} // namespace headroom
