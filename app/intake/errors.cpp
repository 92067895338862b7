// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/errors.h"

#include "base/numbers.h"
#include "base/units.h"

#include <QCoreApplication>

namespace headroom::intake {

Error missingFile(const QString &path)
{
    return {.id = QStringLiteral("intake.missing_file"),
            .file = path,
            .message = QCoreApplication::translate("Intake", "There is no such file or folder."),
            .remedy = QCoreApplication::translate(
                "Intake", "Check the name, or drop the file on the window.")};
}

Error unreadable(const QString &path, const QString &systemReason)
{
    return {
        .id = QStringLiteral("intake.unreadable"),
        .file = path,
        .message =
            QCoreApplication::translate("Intake", "The file cannot be read: %1.").arg(systemReason),
        .remedy = QCoreApplication::translate(
            "Intake", "Check that you may read it, or copy it to another folder first.")};
}

Error emptyFile(const QString &path)
{
    return {.id = QStringLiteral("intake.empty_file"),
            .file = path,
            .message = QCoreApplication::translate("Intake", "The file is empty."),
            .remedy = QCoreApplication::translate(
                "Intake",
                "Take the log of the run that failed; AI Toolkit keeps older ones in \"logs\".")};
}

Error blankFile(const QString &path)
{
    return {.id = QStringLiteral("intake.empty_file"),
            .file = path,
            .message = QCoreApplication::translate("Intake", "There is only blank space in it."),
            .remedy = QCoreApplication::translate(
                "Intake",
                "Take the log of the run that failed; AI Toolkit keeps older ones in \"logs\".")};
}

Error binaryFile(const QString &path)
{
    return {.id = QStringLiteral("intake.binary_file"),
            .file = path,
            .message = QCoreApplication::translate("Intake", "The file holds no text."),
            .remedy = QCoreApplication::translate(
                "Intake", "Give the log (log.txt) or the config (YAML or JSON) of the training.")};
}

Error picture(const QString &path)
{
    return {.id = QStringLiteral("intake.picture"),
            .file = path,
            .message = QCoreApplication::translate("Intake", "This is a picture."),
            .remedy = QCoreApplication::translate(
                "Intake", "Select the text of the error in the window it was shown in, copy it, "
                          "and paste it here.")};
}

Error weights(const QString &path)
{
    return {.id = QStringLiteral("intake.weights"),
            .file = path,
            .message = QCoreApplication::translate("Intake", "This is a file of model weights."),
            .remedy = QCoreApplication::translate(
                "Intake", "Give the log (log.txt) or the config (YAML or JSON) of the training.")};
}

Error folderWithoutLogs(const QString &path)
{
    return {.id = QStringLiteral("intake.folder_without_logs"),
            .file = path,
            .message = QCoreApplication::translate(
                "Intake", "The folder holds neither a training log nor a config."),
            .remedy = QCoreApplication::translate(
                "Intake", "Choose the job's own folder below AI Toolkit's \"output\": the one with "
                          "log.txt or config.yaml.")};
}

Error archiveWithoutLogs(const QString &path)
{
    return {.id = QStringLiteral("intake.archive_without_logs"),
            .file = path,
            .message = QCoreApplication::translate(
                "Intake", "The archive holds neither a training log nor a config."),
            .remedy = QCoreApplication::translate(
                "Intake", "Pack the job's folder with log.txt and config.yaml, or give these files "
                          "themselves.")};
}

Error brokenArchive(const QString &path)
{
    return {.id = QStringLiteral("intake.broken_archive"),
            .file = path,
            .message = QCoreApplication::translate(
                "Intake", "The archive is damaged or was not copied completely."),
            .remedy = QCoreApplication::translate(
                "Intake", "Download or copy it again, or give the files in it themselves.")};
}

Error unsupportedArchive(const QString &path)
{
    return {.id = QStringLiteral("intake.unsupported_archive"),
            .file = path,
            .message = QCoreApplication::translate("Intake",
                                                   "Archives of this kind cannot be opened here."),
            .remedy = QCoreApplication::translate(
                "Intake", "Unpack it and give the log and the config themselves.")};
}

Error archiveTooLarge(const QString &path, qint64 limit)
{
    return {.id = QStringLiteral("intake.archive_too_large"),
            .file = path,
            .message = QCoreApplication::translate("Intake", "The archive unpacks to more than %1.")
                           .arg(showSize(Bytes{limit})),
            .remedy = QCoreApplication::translate(
                "Intake", "Unpack it and give the log and the config themselves.")};
}

Error tooLargeForMemory(const QString &path, qint64 limit)
{
    return {.id = QStringLiteral("intake.too_large"),
            .file = path,
            .message = QCoreApplication::translate(
                           "Intake", "The file is larger than %1, which no config is.")
                           .arg(showSize(Bytes{limit})),
            .remedy = QCoreApplication::translate(
                "Intake", "Give the config (YAML or JSON) of the training.")};
}

Error notText(const QString &path, BinaryKind kind)
{
    switch (kind) {
    case BinaryKind::Picture:
        return picture(path);
    case BinaryKind::Weights:
        return weights(path);
    case BinaryKind::OtherArchive:
        return unsupportedArchive(path);
    case BinaryKind::Zip:
    case BinaryKind::Tar:
    case BinaryKind::SevenZip:
    case BinaryKind::Compressed:
    case BinaryKind::MemorySnapshot:
    case BinaryKind::Text:
    case BinaryKind::Other:
        break;
    }
    return binaryFile(path);
}

} // namespace headroom::intake
