// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/jobview.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QSet>
#include <QUndoStack>

#include <optional>

namespace headroom {

/// The config being edited: its text with undo, its typed reading, and the file it is saved to.
class JobEditor : public QObject
{
    Q_OBJECT

public:
    explicit JobEditor(QObject *parent = nullptr);

    /// Starts over with a config. diskPath is empty for one that has no file of its own.
    void setJob(const std::optional<JobText> &job, const QString &diskPath);

    const JobText *original() const { return m_original ? &*m_original : nullptr; }
    const JobText *job() const { return m_job ? &*m_job : nullptr; }
    /// The reading of job(); nullptr when the config is not of AI Toolkit.
    const JobView *view() const { return m_view ? &*m_view : nullptr; }
    const QString &diskPath() const { return m_diskPath; }
    QUndoStack *undoStack() { return &m_undo; }
    bool isModified() const { return m_job && !m_undo.isClean(); }

    /// The error of every change while there is no config that could be changed.
    static std::unexpected<Error> noJob();
    /// Puts another version of the config in place, as one undo step; the same text leaves no step.
    void replaceWith(const JobText &text, const QString &title) { push(text, title); }
    /// Makes all edits as one undo step, or none of them. Edits that change nothing leave no step.
    /// Quick successive changes with the same key melt into one step; an empty key never melts.
    Result<void> apply(const std::vector<Edit> &edits, const QString &title,
                       const QString &meltingKey = {});
    /// Takes the text of an editor; quick successive changes melt into one undo step.
    Result<void> replaceText(const QByteArray &bytes);
    /// Goes back to the config as it was opened; can be undone.
    void reset();

    /// Writes to the config's own file. Refuses when that file was changed elsewhere since it was
    /// read.
    Result<void> save();
    Result<void> saveAs(const QString &path);
    /// What the file held when it was last read or written here; empty without a file.
    const QByteArray &diskBytes() const { return m_diskBytes; }
    /// True when the file no longer holds what was read from it or last saved to it.
    bool isChangedOnDisk() const;
    /// Takes the text that is now in the file; can be undone.
    Result<void> reload();
    /// Keeps the text in the window: the next save may replace what is in the file.
    void keepMine();

Q_SIGNALS:
    void jobChanged();
    void modifiedChanged(bool modified);
    void changedOnDisk(); ///< the file was changed by another program

private:
    class ReplaceText;

    void push(const JobText &after, const QString &title, const QString &meltingKey = {});
    void setText(const JobText &text);
    Result<void> write(const QString &path, const QByteArray &bytes);
    void watch(const QString &path);
    void lookAtDisk();

    std::optional<JobText> m_original, m_job;
    std::optional<JobView> m_view;
    QString m_diskPath;
    QByteArray m_diskBytes; ///< what the file held when it was last read or written here
    QSet<QString> m_backedUp;
    QUndoStack m_undo;
    QFileSystemWatcher m_watcher;
};

} // namespace headroom
