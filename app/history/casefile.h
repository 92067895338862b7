// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/attempt.h"

#include <QMap>

namespace headroom {

/// A case as it is kept: everything a person put into it, and where the rest can be read again.
///
/// The file is one JSON object in UTF-8, ending in ".headroom":
///
///     "headroom_case"      1, the version of this description
///     "written_by"         "headroom 0.1.0"
///     "title", "saved"     a name; the time in UTC, ISO 8601
///     "is_open"            true while a window has it open: found at the next start, it was killed
///     "inputs"             [ {"path", "kind", "bytes", "fingerprint"} ] as of InputRef
///     "answers"            { question: answer }, the ids of the command line
///     "gpu_vram_gib"       a number, when the user gave one
///     "config"             {"path", "name", "text", "unsaved"}: as edited; without "path" it has
///                          no file of its own
///     "attempts"           oldest first, each {"when", "log", "config", "changes", "run",
///                          "outcome", "note"}; "changes" are {"path", "from", "to"} as in the
///                          plan of `diagnose --format json`, "run" uses that JSON's ids and units
///
/// Texts that are no UTF-8 stand in "text_base64" instead of "text". Each member but the first may
/// be absent: it is unknown then, or empty. Readers ignore members they do not know, so that
/// members may be added; the version grows only when an old reader would misunderstand the file.
struct CaseRecord
{
    QString title = {};
    QDateTime saved = {};
    bool isOpen = false;
    std::vector<InputRef> inputs = {};
    QMap<QString, QString> answers = {};
    std::optional<Bytes> gpuCapacity = {};
    QString configPath = {};
    QString configName = {};
    QByteArray config = {};
    bool configIsUnsaved = false;
    Attempts attempts = {};
};

/// The ending of case files, with its dot.
inline constexpr QLatin1StringView kCaseFileEnding(".headroom");
bool isCaseFile(const QString &path);

QByteArray toCaseFile(const CaseRecord &record);
/// Errors: no JSON (with line and column), another kind of JSON, a newer version, a member that
/// does not say what it should (named).
Result<CaseRecord> fromCaseFile(const QByteArray &bytes, const QString &fileName);

Result<CaseRecord> readCaseFile(const QString &path);
/// Replaces the file as a whole or leaves it as it was.
Result<void> writeCaseFile(const QString &path, const CaseRecord &record);

} // namespace headroom
