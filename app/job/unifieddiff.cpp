// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/jobtext.h"

#include <QStringList>

#include <algorithm>

namespace headroom {

namespace {

constexpr int kContext = 3;

/// Lines without their breaks; the last element is empty when the text ends with a break.
QList<QByteArray> linesOf(const QByteArray &text)
{
    QList<QByteArray> lines = text.split('\n');
    if (!lines.isEmpty() && lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

/// A line of the diff: kept (' '), removed ('-') or added ('+').
struct DiffLine
{
    char kind;
    QByteArray text;
    qsizetype before; ///< index in the old text, of kept and removed lines
    qsizetype after;  ///< index in the new text, of kept and added lines
};

/// The longest common subsequence over the middle that differs. Texts that differ over more than
/// this many pairs of lines are shown as one replaced block: an edit changes a handful of lines.
constexpr qsizetype kMostPairs = 16'000'000;

std::vector<DiffLine> diffLines(const QList<QByteArray> &before, const QList<QByteArray> &after)
{
    qsizetype same = 0;
    while (same < before.size() && same < after.size() && before[same] == after[same])
        ++same;
    qsizetype tail = 0;
    while (tail < before.size() - same && tail < after.size() - same &&
           before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    std::vector<DiffLine> lines;
    for (qsizetype i = 0; i < same; ++i)
        lines.push_back({' ', before[i], i, i});
    const qsizetype rows = before.size() - same - tail;
    const qsizetype columns = after.size() - same - tail;
    const bool isComparable = rows * columns <= kMostPairs;
    const qsizetype width = columns + 1;
    std::vector<int> length(isComparable ? static_cast<std::size_t>((rows + 1) * width) : 0, 0);
    const auto at = [&](qsizetype i, qsizetype j) -> int & {
        return length[static_cast<std::size_t>(i * width + j)];
    };
    for (qsizetype i = rows; isComparable && i-- > 0;) {
        for (qsizetype j = columns; j-- > 0;)
            at(i, j) = before[same + i] == after[same + j] ? at(i + 1, j + 1) + 1
                                                           : std::max(at(i + 1, j), at(i, j + 1));
    }
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < rows || j < columns) {
        if (isComparable && i < rows && j < columns && before[same + i] == after[same + j]) {
            lines.push_back({' ', before[same + i], same + i, same + j});
            ++i;
            ++j;
        } else if (i < rows && (j == columns || !isComparable || at(i + 1, j) >= at(i, j + 1))) {
            lines.push_back({'-', before[same + i], same + i, same + j});
            ++i;
        } else {
            lines.push_back({'+', after[same + j], same + i, same + j});
            ++j;
        }
    }
    for (qsizetype k = 0; k < tail; ++k)
        lines.push_back({' ', before[same + rows + k], same + rows + k, same + columns + k});
    return lines;
}

QString rangeText(qsizetype first, qsizetype count)
{
    return count == 1 ? QString::number(first + 1)
                      : QStringLiteral("%1,%2").arg(count == 0 ? first : first + 1).arg(count);
}

QString hunkText(const std::vector<DiffLine> &lines, std::size_t first, std::size_t last,
                 bool beforeEndsOpen, qsizetype beforeCount, bool afterEndsOpen,
                 qsizetype afterCount)
{
    qsizetype removed = 0;
    qsizetype added = 0;
    QString body;
    for (std::size_t i = first; i < last; ++i) {
        const DiffLine &line = lines[i];
        removed += line.kind != '+' ? 1 : 0;
        added += line.kind != '-' ? 1 : 0;
        body += QLatin1Char(line.kind) + QString::fromUtf8(line.text) + u'\n';
        const bool isOpen =
            (line.kind != '+' && beforeEndsOpen && line.before + 1 == beforeCount) ||
            (line.kind != '-' && afterEndsOpen && line.after + 1 == afterCount);
        if (isOpen)
            body += QStringLiteral("\\ No newline at end of file\n");
    }
    return QStringLiteral("@@ -%1 +%2 @@\n")
               .arg(rangeText(lines[first].before, removed), rangeText(lines[first].after, added)) +
           body;
}

} // namespace

QString unifiedDiff(const QByteArray &before, const QByteArray &after, const QString &fileName)
{
    if (before == after)
        return {};
    const bool beforeEndsOpen = !before.isEmpty() && !before.endsWith('\n');
    const bool afterEndsOpen = !after.isEmpty() && !after.endsWith('\n');
    QList<QByteArray> oldLines = linesOf(before);
    QList<QByteArray> newLines = linesOf(after);
    const qsizetype beforeCount = oldLines.size();
    const qsizetype afterCount = newLines.size();
    // A last line without line break differs from the same text with one, wherever that stands.
    if (beforeEndsOpen)
        oldLines.last() += '\0';
    if (afterEndsOpen)
        newLines.last() += '\0';
    std::vector<DiffLine> lines = diffLines(oldLines, newLines);
    for (DiffLine &line : lines) {
        if (line.text.endsWith('\0'))
            line.text.chop(1);
    }
    QString result = QStringLiteral("--- a/%1\n+++ b/%1\n").arg(fileName);
    for (std::size_t i = 0; i < lines.size();) {
        if (lines[i].kind == ' ') {
            ++i;
            continue;
        }
        const std::size_t first = i >= kContext ? i - kContext : 0;
        std::size_t last = i;
        for (std::size_t k = i; k < lines.size() && k <= last + 2 * kContext; ++k) {
            if (lines[k].kind != ' ')
                last = k;
        }
        const std::size_t end = std::min(lines.size(), last + 1 + kContext);
        result +=
            hunkText(lines, first, end, beforeEndsOpen, beforeCount, afterEndsOpen, afterCount);
        i = end;
    }
    return result;
}

} // namespace headroom
