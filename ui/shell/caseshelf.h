// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/casefile.h"

#include <memory>

class QLockFile;

namespace headroom {

/// The folder in which cases are kept without being asked: one case file each, named by its id. A
/// window that has a case open holds a lock beside it, so that a case found open without a lock was
/// left behind by a program that was killed.
class CaseShelf
{
public:
    /// An empty folder: nothing is kept.
    explicit CaseShelf(const QString &folder = {});
    /// Where the user's cases are kept.
    static QString usualFolder();

    bool isThere() const { return !m_folder.isEmpty(); }
    QString pathOf(const QString &id) const;

    /// A kept case with its id.
    struct Kept
    {
        QString id;
        CaseRecord record;
    };
    std::optional<Kept> read(const QString &id) const;
    Result<void> write(const QString &id, const CaseRecord &record) const;
    /// The newest case whose last run was read from this log; absent when there is none.
    std::optional<Kept> find(const InputRef &log) const;
    /// The newest case that was open when its program was killed.
    std::optional<Kept> interrupted() const;
    /// Marks an interrupted case as put away.
    void putAway(const QString &id) const;
    /// Keeps a text that has no file of its own; returns its path, empty when that failed.
    QString keepPasted(const QString &fingerprint, const QByteArray &text) const;
    /// Deletes all but the newest cases.
    void tidy(int kept) const;

    /// Tells other windows that this case is open here, as long as the result lives; null when
    /// another has it.
    std::unique_ptr<QLockFile> lock(const QString &id) const;

private:
    QStringList newestFirst() const; ///< ids

    QString m_folder;
};

} // namespace headroom
