// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/units.h"

#include <QByteArray>
#include <QByteArrayView>

#include <functional>

namespace headroom {

/// A piece of a log between two line ends of any kind: a line, or one drawing of a progress bar.
struct Segment
{
    QByteArrayView text; ///< without line end and terminal control sequences
    LineNumber line;     ///< the line of the file it stands on; redraws of a bar share theirs
};

/// Cuts a stream of text into segments. Lines count as editors show them: "\n", "\r\n" and a lone
/// "\r" end one, but not the "\r" that redraws a bar or wipes it with blanks.
class SegmentSplitter
{
public:
    using Sink = std::function<void(const Segment &)>;

    explicit SegmentSplitter(Sink sink);

    void feed(QByteArrayView block);
    void finish();

private:
    enum class End { Line, Redraw };

    void keep(const char *from, const char *to);
    void take(const char *from, const char *to, End end);

    Sink m_sink;
    QByteArray m_rest;            ///< the unfinished segment of the last block
    bool m_pendingReturn = false; ///< "\r" ended the last block: a "\n" may follow
    QByteArray m_cleaned;         ///< a segment without control sequences
    int m_line = 1;
};

/// Whether a segment is (or ends in) the drawing of a progress bar.
bool drawsBar(QByteArrayView segment);

} // namespace headroom
