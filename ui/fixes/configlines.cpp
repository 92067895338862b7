// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/configlines.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace headroom {

namespace {

const QByteArray kByteOrderMark = QByteArrayLiteral("\xEF\xBB\xBF");

/// A line as stored, and the bytes that end it; the last one has no end.
struct Line
{
    QByteArray text;
    QByteArray end;
};

std::vector<Line> splitLines(const QByteArray &bytes)
{
    std::vector<Line> lines;
    qsizetype start = bytes.startsWith(kByteOrderMark) ? kByteOrderMark.size() : 0;
    for (qsizetype at = start; at < bytes.size(); ++at) {
        const char character = bytes.at(at);
        if (character != '\n' && character != '\r')
            continue;
        const bool pair = character == '\r' && bytes.size() > at + 1 && bytes.at(at + 1) == '\n';
        const qsizetype length = pair ? 2 : 1;
        lines.push_back({bytes.sliced(start, at - start), bytes.sliced(at, length)});
        start = at + length;
        at = start - 1;
    }
    lines.push_back({bytes.sliced(start), {}});
    return lines;
}

QByteArray usualLineEnd(const std::vector<Line> &lines)
{
    const auto count = [&lines](const char *end) {
        return std::ranges::count_if(lines, [end](const Line &line) { return line.end == end; });
    };
    return count("\r\n") > count("\n") ? QByteArrayLiteral("\r\n") : QByteArrayLiteral("\n");
}

} // namespace

QString editorText(const QByteArray &bytes)
{
    QStringList texts;
    for (const Line &line : splitLines(bytes))
        texts << QString::fromUtf8(line.text);
    return texts.join(u'\n');
}

QByteArray editedBytes(const QByteArray &before, const QString &edited)
{
    const std::vector<Line> old = splitLines(before);
    std::vector<QByteArray> fresh;
    for (const QString &text : edited.split(u'\n'))
        fresh.push_back(text.toUtf8());

    const std::size_t shorter = std::min(old.size(), fresh.size());
    std::size_t head = 0;
    while (head < shorter && old[head].text == fresh[head])
        ++head;
    std::size_t tail = 0;
    while (tail < shorter - head &&
           old[old.size() - 1 - tail].text == fresh[fresh.size() - 1 - tail])
        ++tail;

    const QByteArray usualEnd = usualLineEnd(old);
    QByteArray bytes = before.startsWith(kByteOrderMark) ? kByteOrderMark : QByteArray();
    for (std::size_t index = 0; index < fresh.size(); ++index) {
        bytes += fresh[index];
        if (index + 1 == fresh.size())
            break;
        QByteArray end = usualEnd;
        if (index < head && !old[index].end.isEmpty())
            end = old[index].end;
        else if (index + tail >= fresh.size())
            end = old[index + old.size() - fresh.size()].end;
        // A lone carriage return must not melt with the line feed of an empty line after it.
        bytes += bytes.endsWith('\r') && end == "\n" ? QByteArray("\r") : end;
    }
    return bytes;
}

} // namespace headroom
