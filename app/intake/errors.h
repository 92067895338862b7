// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "intake/sniff.h"

#include <QString>

/// Each way in which an input cannot be taken, with its own sentence and remedy.
namespace headroom::intake {

Error missingFile(const QString &path);
Error unreadable(const QString &path, const QString &systemReason);
Error emptyFile(const QString &path);
Error blankFile(const QString &path);
Error binaryFile(const QString &path);
Error picture(const QString &path);
Error weights(const QString &path);
Error folderWithoutLogs(const QString &path);
Error archiveWithoutLogs(const QString &path);
Error brokenArchive(const QString &path);
Error unsupportedArchive(const QString &path);
Error archiveTooLarge(const QString &path, qint64 limit);
Error tooLargeForMemory(const QString &path, qint64 limit);
/// The error for a file that is no text, by what it is.
Error notText(const QString &path, BinaryKind kind);

} // namespace headroom::intake
