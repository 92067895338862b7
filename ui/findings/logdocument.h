// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/units.h"
#include "intake/source.h"

#include <QIODevice>
#include <QStringList>

#include <memory>
#include <vector>

class QFile;

namespace headroom {

/// A line of a log as it is shown: a progress bar that was drawn several times shows its last
/// drawing.
struct LogLine
{
    LineNumber line;
    QString text;    ///< without terminal control sequences, at most 4 KiB
    int redraws = 0; ///< earlier drawings that are folded away
};

/// Random access to the lines of a log of any size. The text stays in its file; in memory is only a
/// sparse index, one entry for some hundred lines. The file is opened for each reading and closed
/// again, so that the trainer can rotate its log meanwhile. Safe to use from several threads once
/// it is made.
class LogDocument
{
public:
    /// Indexes an input; for a worker thread. Inputs that are not UTF-8 files are decoded once,
    /// large ones into a temporary file.
    static Result<std::shared_ptr<const LogDocument>> read(const Source &source,
                                                           const Progress &progress);

    int lineCount() const { return m_lineCount; }

    /// The lines from `first` on, at most `count` of them; fewer at the end of the log.
    std::vector<LogLine> lines(LineNumber first, int count) const;
    /// All drawings of one line, oldest first; one entry for an ordinary line.
    QStringList drawings(LineNumber line) const;
    /// The next line after `from` (or the one before it) that contains the text, whatever its case;
    /// goes on at the other end when none is left. Empty when there is none at all, or when
    /// cancelled.
    std::optional<LineNumber> find(const QString &text, LineNumber from, bool backwards,
                                   const Progress &progress = {}) const;

private:
    /// Where a stretch of text begins that can be read on its own.
    struct Mark
    {
        qint64 offset = 0;
        int line = 1;
    };
    /// The decoded text: a file on disk or bytes in memory.
    struct Store
    {
        QString path;
        QByteArray bytes;
        qint64 start = 0;                 ///< behind the byte-order mark
        std::shared_ptr<QFile> temporary; ///< removed with the last user

        std::unique_ptr<QIODevice> open() const;
    };

    static Result<Store> decode(const Source &source, const Progress &progress);
    Result<void> index(const Progress &progress);
    std::size_t markOf(LineNumber line) const;
    QByteArray stretch(QIODevice &device, std::size_t mark) const;
    std::vector<LogLine> stretchLines(QIODevice &device, std::size_t mark) const;
    std::optional<LineNumber> findIn(QIODevice &device, std::size_t mark, const QString &text,
                                     LineNumber after, LineNumber before, bool backwards) const;

    Store m_store;
    std::vector<Mark> m_marks;
    qint64 m_end = 0;
    int m_lineCount = 0;
};

} // namespace headroom
