// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/textlayout.h"

#include <QStringList>
#include <QTextBoundaryFinder>

namespace headroom {

namespace {

bool isWide(char32_t character)
{
    // Blocks of width W or F in Unicode's East Asian Width: Hangul, CJK, kana, full-width forms.
    return (character >= 0x1100 && character <= 0x115F) ||
           (character >= 0x2E80 && character <= 0xA4CF) ||
           (character >= 0xAC00 && character <= 0xD7A3) ||
           (character >= 0xF900 && character <= 0xFAFF) ||
           (character >= 0xFE30 && character <= 0xFE6F) ||
           (character >= 0xFF00 && character <= 0xFF60) ||
           (character >= 0xFFE0 && character <= 0xFFE6) ||
           (character >= 0x1F300 && character <= 0x1FAFF) ||
           (character >= 0x20000 && character <= 0x3FFFD);
}

/// The pieces between places where a line may end, blanks at the end of each kept.
QStringList pieces(const QString &text)
{
    QStringList result;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    qsizetype start = 0;
    for (qsizetype end = finder.toNextBoundary(); end >= 0; end = finder.toNextBoundary()) {
        if (end > start)
            result << text.sliced(start, end - start);
        start = end;
    }
    return result;
}

qsizetype fittingLength(QStringView text, int columns)
{
    qsizetype length = 0;
    int used = 0;
    while (length < text.size()) {
        const qsizetype units = text[length].isHighSurrogate() && length + 1 < text.size() ? 2 : 1;
        used += columnsOf(text.sliced(length, units));
        if (used > columns && length > 0)
            break;
        length += units;
    }
    return length;
}

QString withoutTrailingBlanks(QString line)
{
    while (line.endsWith(QLatin1Char(' ')))
        line.chop(1);
    return line;
}

} // namespace

int columnsOf(QStringView text)
{
    int columns = 0;
    for (const char32_t character : text.toUcs4()) {
        if (QChar::isPrint(character) && QChar::category(character) != QChar::Mark_NonSpacing)
            columns += isWide(character) ? 2 : 1;
    }
    return columns;
}

QString wrapped(const QString &head, const QString &text, int columns)
{
    const int indent = columnsOf(head);
    const int room = std::max(columns - indent, 10);
    QStringList lines;
    QString line;
    for (QString piece : pieces(text.simplified())) {
        if (!line.isEmpty() && columnsOf(line) + columnsOf(withoutTrailingBlanks(piece)) > room) {
            lines << withoutTrailingBlanks(line);
            line.clear();
        }
        while (columnsOf(withoutTrailingBlanks(piece)) > room) {
            const qsizetype length = fittingLength(piece, room);
            lines << piece.first(length);
            piece = piece.sliced(length);
        }
        line += piece;
    }
    if (!line.isEmpty() || lines.isEmpty())
        lines << withoutTrailingBlanks(line);
    return head + lines.join(QLatin1Char('\n') + QString(indent, QLatin1Char(' '))) +
           QLatin1Char('\n');
}

} // namespace headroom
