// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/segments.h"

#include <algorithm>
#include <cstring>

namespace headroom {

namespace {

/// Longer segments are cut: nothing that explains a crash is farther than this from the start of
/// its line.
constexpr qsizetype kLongest = 256 * 1024;

const char *find(const char *from, const char *end, char byte)
{
    const void *found = std::memchr(from, byte, static_cast<std::size_t>(end - from));
    return found == nullptr ? end : static_cast<const char *>(found);
}

/// Copies the text without control sequences of terminals: ESC [ … final byte, ESC ] … BEL, ESC and
/// one character.
void cleanInto(QByteArray &target, QByteArrayView text)
{
    target.resize(0);
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != '\x1B') {
            target.append(text[i]);
            continue;
        }
        if (++i >= text.size())
            break;
        if (text[i] == '[') {
            do
                ++i;
            while (i < text.size() && (text[i] < '@' || text[i] > '~'));
        } else if (text[i] == ']') {
            while (i < text.size() && text[i] != '\a' && text[i] != '\x1B')
                ++i;
            if (i < text.size() && text[i] == '\x1B')
                ++i; // ESC \ ends the sequence
        }
    }
}

bool isBlank(QByteArrayView text)
{
    for (const char byte : text) {
        if (byte != ' ' && byte != '\t')
            return false;
    }
    return true;
}

} // namespace

SegmentSplitter::SegmentSplitter(Sink sink) : m_sink(std::move(sink)) {}

void SegmentSplitter::feed(QByteArrayView block)
{
    const char *at = block.begin();
    const char *const end = block.end();
    if (m_pendingReturn && at < end) {
        m_pendingReturn = false;
        take(at, at, *at == '\n' ? End::Line : End::Redraw);
        if (*at == '\n')
            ++at;
    }
    while (at < end) {
        const char *const newline = find(at, end, '\n');
        for (;;) {
            const char *const redraw = find(at, newline, '\r');
            if (redraw == newline || (redraw + 1 == newline && newline != end))
                break;
            if (redraw + 1 == end) {
                keep(at, redraw);
                m_pendingReturn = true;
                return;
            }
            take(at, redraw, End::Redraw);
            at = redraw + 1;
        }
        if (newline == end) {
            keep(at, end);
            return;
        }
        take(at, newline > at && newline[-1] == '\r' ? newline - 1 : newline, End::Line);
        at = newline + 1;
    }
}

void SegmentSplitter::finish()
{
    if (!m_rest.isEmpty() || m_pendingReturn)
        take(nullptr, nullptr, End::Line);
    m_pendingReturn = false;
}

void SegmentSplitter::keep(const char *from, const char *to)
{
    m_rest.append(from, std::min<qsizetype>(to - from, kLongest - m_rest.size()));
}

void SegmentSplitter::take(const char *from, const char *to, End end)
{
    QByteArrayView text(from, std::min<qsizetype>(to - from, kLongest));
    if (!m_rest.isEmpty()) {
        keep(from, to);
        text = m_rest;
    }
    if (text.contains('\x1B')) {
        cleanInto(m_cleaned, text);
        text = m_cleaned;
    }
    m_sink({text, LineNumber{m_line}});
    if (end == End::Line || (!isBlank(text) && !drawsBar(text)))
        ++m_line;
    m_rest.clear();
}

bool drawsBar(QByteArrayView segment)
{
    return segment.contains("it/s") || segment.contains("s/it") || segment.contains("%|");
}

} // namespace headroom
