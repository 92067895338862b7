// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/progress.h"
#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <vector>

/// Whatever was dropped, opened, pasted or piped.
namespace headroom {

enum class SourceKind { Log, Config, Telemetry, Archive, Unknown };
QString idOf(SourceKind kind);

/// One input, decoded to UTF-8 as it is read. A plain value: copying it copies no file contents.
struct Source
{
    QString path; ///< as shown: a file, "archive.zip/log.txt", "-" for standard input, empty for
                  ///< pasted text
    QString diskPath; ///< the file it can be read from and saved to; empty for archive members,
                      ///< pipes and pastes
    SourceKind kind = SourceKind::Unknown;
    QString
        encoding; ///< "UTF-8", "UTF-8 BOM", "UTF-16LE", "UTF-16BE", "windows-1252", "Shift_JIS", …
    qint64 bytes = 0; ///< size as stored
    QString note; ///< why it is not understood, or which one of several was taken; empty otherwise
    QByteArray contents; ///< raw bytes of small inputs, pastes, pipes and archive members; empty
                         ///< for large files on disk

    /// Feeds the text in blocks of at most 4 MiB, decoded to UTF-8 without byte-order mark. Line
    /// ends stay as they are. Stops early, without error, when the progress object says cancelled.
    Result<void> readText(const std::function<void(QByteArrayView)> &block,
                          const Progress &progress = {}) const;
    /// The whole text at once, for configs and other inputs of modest size.
    Result<QByteArray> text() const;
    /// The whole input as stored, undecoded: what an editor must keep.
    Result<QByteArray> rawBytes() const;
};

/// Opens a file, an archive or a folder. A folder yields the newest run's log with its config, and
/// the notes say which older ones were left out. Errors: missing, unreadable, empty, binary, a
/// folder without logs or configs.
Result<std::vector<Source>> openPath(const QString &path);
/// Takes bytes that have no file: pasted text, standard input.
Result<Source> openBytes(const QByteArray &bytes, const QString &shownPath);

} // namespace headroom
