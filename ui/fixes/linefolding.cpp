// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/linefolding.h"

#include <QPlainTextDocumentLayout>
#include <QPlainTextEdit>
#include <QTextBlock>

namespace headroom {

namespace {

/// The column where the text of a line begins; −1 for a blank one, which belongs to what is above.
int indentOf(const QTextBlock &line)
{
    const QString text = line.text();
    int column = 0;
    while (column < text.size() && (text[column] == u' ' || text[column] == u'\t'))
        ++column;
    return column == text.size() ? -1 : column;
}

/// The line behind the last one that is deeper than a line.
QTextBlock endOfFold(const QTextBlock &line)
{
    const int indent = indentOf(line);
    QTextBlock end = line.next();
    for (QTextBlock below = line.next(); below.isValid(); below = below.next()) {
        const int column = indentOf(below);
        if (column >= 0 && column <= indent)
            break;
        if (column >= 0)
            end = below.next();
    }
    return end;
}

void setShown(QPlainTextEdit &editor, const QTextBlock &from, const QTextBlock &end, bool shown)
{
    for (QTextBlock line = from; line.isValid() && line != end; line = line.next())
        line.setVisible(shown);
    const int begin = from.position();
    const int length =
        (end.isValid() ? end.position() : editor.document()->characterCount()) - begin;
    editor.document()->markContentsDirty(begin, length);
    auto *layout = qobject_cast<QPlainTextDocumentLayout *>(editor.document()->documentLayout());
    layout->requestUpdate();
    Q_EMIT layout->documentSizeChanged(layout->documentSize());
}

} // namespace

bool canFold(const QTextBlock &line)
{
    const int indent = line.isValid() ? indentOf(line) : -1;
    if (indent < 0)
        return false;
    QTextBlock below = line.next();
    while (below.isValid() && indentOf(below) < 0)
        below = below.next();
    return below.isValid() && indentOf(below) > indent;
}

bool isFolded(const QTextBlock &line)
{
    return canFold(line) && !line.next().isVisible();
}

void toggleFold(QPlainTextEdit &editor, const QTextBlock &line)
{
    if (!canFold(line))
        return;
    const QTextBlock end = endOfFold(line);
    const bool hides = line.next().isVisible();
    QTextCursor cursor = editor.textCursor();
    const bool holdsCursor = cursor.position() >= line.next().position() &&
                             (!end.isValid() || cursor.position() < end.position());
    if (hides && holdsCursor) {
        cursor.setPosition(line.position());
        editor.setTextCursor(cursor);
    }
    setShown(editor, line.next(), end, !hides);
}

void revealLine(QPlainTextEdit &editor, const QTextBlock &line)
{
    while (line.isValid() && !line.isVisible()) {
        QTextBlock holder = line.previous();
        while (holder.isValid() && !holder.isVisible())
            holder = holder.previous();
        if (!holder.isValid())
            return;
        setShown(editor, holder.next(), endOfFold(holder), true);
        if (!line.isVisible())
            return;
    }
}

void unfoldAll(QPlainTextEdit &editor)
{
    setShown(editor, editor.document()->begin(), {}, true);
}

} // namespace headroom
