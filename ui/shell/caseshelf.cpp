// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/caseshelf.h"

#include <QDir>
#include <QLockFile>
#include <QSaveFile>
#include <QStandardPaths>

namespace headroom {

namespace {

const QString kLockEnding = QStringLiteral(".lock");
const QString kPasted = QStringLiteral("pasted-");

} // namespace

CaseShelf::CaseShelf(const QString &folder) : m_folder(folder) {}

QString CaseShelf::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/cases");
}

QString CaseShelf::pathOf(const QString &id) const
{
    return m_folder + QLatin1Char('/') + id + kCaseFileEnding;
}

QStringList CaseShelf::newestFirst() const
{
    if (!isThere())
        return {};
    const QFileInfoList files = QDir(m_folder).entryInfoList(
        {QLatin1Char('*') + kCaseFileEnding}, QDir::Files | QDir::Readable, QDir::Time);
    QStringList ids;
    for (const QFileInfo &file : files)
        ids << file.completeBaseName();
    return ids;
}

std::optional<CaseShelf::Kept> CaseShelf::read(const QString &id) const
{
    Result<CaseRecord> record = readCaseFile(pathOf(id));
    return record ? std::optional(Kept{id, *std::move(record)}) : std::nullopt;
}

Result<void> CaseShelf::write(const QString &id, const CaseRecord &record) const
{
    QDir().mkpath(m_folder);
    return writeCaseFile(pathOf(id), record);
}

std::optional<CaseShelf::Kept> CaseShelf::find(const InputRef &log) const
{
    if (log.fingerprint.isEmpty())
        return std::nullopt;
    const QByteArray wanted = log.fingerprint.toLatin1();
    for (const QString &id : newestFirst()) {
        // Looking for the letters is far quicker than reading what the file says.
        QFile file(pathOf(id));
        if (!file.open(QIODevice::ReadOnly) || !file.readAll().contains(wanted))
            continue;
        std::optional<Kept> kept = read(id);
        if (kept && !kept->record.attempts.empty() &&
            kept->record.attempts.back().log.fingerprint == log.fingerprint)
            return kept;
    }
    return std::nullopt;
}

std::optional<CaseShelf::Kept> CaseShelf::interrupted() const
{
    if (!isThere())
        return std::nullopt;
    // A lock is deleted with its window, so that only what was killed, or is open, has one.
    const QFileInfoList locks =
        QDir(m_folder).entryInfoList({QLatin1Char('*') + kLockEnding}, QDir::Files, QDir::Time);
    for (const QFileInfo &file : locks) {
        const QString id = file.completeBaseName();
        if (!lock(id))
            continue;
        std::optional<Kept> kept = read(id);
        if (kept && kept->record.isOpen)
            return kept;
    }
    return std::nullopt;
}

void CaseShelf::putAway(const QString &id) const
{
    if (std::optional<Kept> kept = read(id)) {
        kept->record.isOpen = false;
        // Where this fails, the case is offered once more at the next start.
        (void)write(id, kept->record);
    }
}

QString CaseShelf::keepPasted(const QString &fingerprint, const QByteArray &text) const
{
    if (fingerprint.isEmpty())
        return {};
    QDir().mkpath(m_folder);
    const QString path =
        m_folder + QLatin1Char('/') + kPasted + fingerprint.left(16) + QStringLiteral(".txt");
    QSaveFile file(path);
    const bool written =
        file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
    return written ? path : QString();
}

void CaseShelf::tidy(int kept) const
{
    for (const QString &id : newestFirst().mid(kept)) {
        if (lock(id))
            QFile::remove(pathOf(id));
    }
    const QFileInfoList pasted =
        QDir(m_folder).entryInfoList({kPasted + QLatin1Char('*')}, QDir::Files, QDir::Time);
    for (const QFileInfo &file : pasted.mid(kept))
        QFile::remove(file.filePath());
}

std::unique_ptr<QLockFile> CaseShelf::lock(const QString &id) const
{
    if (!isThere())
        return nullptr;
    QDir().mkpath(m_folder);
    auto lock = std::make_unique<QLockFile>(m_folder + QLatin1Char('/') + id + kLockEnding);
    // Stale only when its program is gone, however long it has been open.
    lock->setStaleLockTime(0);
    return lock->tryLock(0) ? std::move(lock) : nullptr;
}

} // namespace headroom
