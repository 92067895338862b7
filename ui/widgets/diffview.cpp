// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/diffview.h"

#include "ui/widgets/look.h"

#include <QEvent>
#include <QRegularExpression>
#include <QTextBlock>

namespace headroom {

namespace {

bool isFileHeader(const QString &line)
{
    return line.startsWith(QStringLiteral("--- ")) || line.startsWith(QStringLiteral("+++ "));
}

bool isPartHeader(const QString &line)
{
    return line.startsWith(QStringLiteral("@@ "));
}

/// Calls with each line below the file header. A removed line may itself begin with "-- ", so the
/// header is only looked for before the first part.
template <typename Function>
void forEachDiffLine(const QString &diff, Function &&function)
{
    bool inParts = false;
    for (const QString &line : diff.split(u'\n')) {
        inParts = inParts || isPartHeader(line);
        if (inParts || !isFileHeader(line))
            function(line);
    }
}

enum class LineState { Context = 0, Removed, Added, Part };

LineState stateOf(const QString &line)
{
    if (isPartHeader(line))
        return LineState::Part;
    if (line.startsWith(u'-'))
        return LineState::Removed;
    return line.startsWith(u'+') ? LineState::Added : LineState::Context;
}

/// The first line that a part shows of the changed file; "@@ -38,7 +38,7 @@" says 38.
QString firstLineOf(const QString &partHeader)
{
    static const QRegularExpression pattern(QStringLiteral(R"(^@@ -\d+(?:,\d+)? \+(\d+))"));
    return pattern.match(partHeader).captured(1);
}

} // namespace

DiffCount countDiff(const QString &unifiedDiff)
{
    DiffCount count;
    forEachDiffLine(unifiedDiff, [&count](const QString &line) {
        count.removed += stateOf(line) == LineState::Removed ? 1 : 0;
        count.added += stateOf(line) == LineState::Added ? 1 : 0;
    });
    return count;
}

DiffView::DiffView(QWidget *parent) : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setLineWrapMode(NoWrap);
    setFont(fixedFont());
    retranslate();
}

void DiffView::setDiff(const QString &unifiedDiff)
{
    m_diff = unifiedDiff;
    m_count = countDiff(unifiedDiff);
    retranslate();
}

void DiffView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        tint();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DiffView::retranslate()
{
    QStringList lines;
    std::vector<LineState> states;
    forEachDiffLine(m_diff, [&](const QString &line) {
        const LineState state = stateOf(line);
        states.push_back(state);
        lines << (state == LineState::Part ? tr("from line %1").arg(firstLineOf(line)) : line);
    });
    while (!lines.isEmpty() && lines.last().isEmpty()) {
        lines.removeLast();
        states.pop_back();
    }
    setPlainText(lines.join(u'\n'));
    QTextBlock block = document()->firstBlock();
    for (const LineState state : states) {
        block.setUserState(static_cast<int>(state));
        block = block.next();
    }
    setAccessibleName(tr("Changes of the config"));
    setAccessibleDescription(
        tr("%1 lines removed, %2 lines added")
            .arg(locale().toString(m_count.removed), locale().toString(m_count.added)));
    tint();
}

void DiffView::tint()
{
    const QColor base = palette().color(QPalette::Base);
    QList<QTextEdit::ExtraSelection> selections;
    for (QTextBlock block = document()->firstBlock(); block.isValid(); block = block.next()) {
        const auto state = static_cast<LineState>(block.userState());
        QTextEdit::ExtraSelection selection;
        if (state == LineState::Removed)
            selection.format.setBackground(toneTint(Tone::Error, palette(), base));
        else if (state == LineState::Added)
            selection.format.setBackground(toneTint(Tone::Positive, palette(), base));
        else if (state == LineState::Part)
            selection.format.setForeground(mutedText(palette()));
        else
            continue;
        selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        selection.cursor = QTextCursor(block);
        if (state == LineState::Part)
            selection.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        selections << selection;
    }
    setExtraSelections(selections);
}

} // namespace headroom
