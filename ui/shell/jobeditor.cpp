// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/jobeditor.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QUndoCommand>

namespace headroom {

namespace {

constexpr qint64 kTypingPause = 1500; ///< milliseconds after which typing starts a new undo step

} // namespace

/// One step of the config's history. A config is a value, so undo and redo just put one in place.
class JobEditor::ReplaceText : public QUndoCommand
{
public:
    ReplaceText(JobEditor *editor, JobText before, JobText after, const QString &title,
                const QString &meltingKey)
        : QUndoCommand(title),
          m_editor(editor),
          m_before(std::move(before)),
          m_after(std::move(after)),
          m_meltingKey(meltingKey)
    {
    }

    void undo() override { m_editor->setText(m_before); }
    void redo() override { m_editor->setText(m_after); }
    int id() const override { return m_meltingKey.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const ReplaceText *>(other);
        if (next->m_made.msecsTo(m_made) < -kTypingPause || next->m_meltingKey != m_meltingKey)
            return false;
        m_made = next->m_made;
        setText(next->text());
        m_after = next->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    JobEditor *m_editor;
    JobText m_before, m_after;
    QString m_meltingKey;
    QDateTime m_made = QDateTime::currentDateTimeUtc();
};

JobEditor::JobEditor(QObject *parent) : QObject(parent)
{
    connect(&m_undo, &QUndoStack::cleanChanged, this,
            [this] { Q_EMIT modifiedChanged(isModified()); });
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &JobEditor::lookAtDisk);
}

void JobEditor::setJob(const std::optional<JobText> &job, const QString &diskPath)
{
    m_original = job;
    m_job = job;
    m_view.reset();
    if (job) {
        if (Result<JobView> view = JobView::read(*job))
            m_view = *std::move(view);
    }
    m_undo.clear();
    m_diskPath = diskPath;
    m_diskBytes = job ? job->bytes() : QByteArray();
    watch(diskPath);
    Q_EMIT jobChanged();
}

std::unexpected<Error> JobEditor::noJob()
{
    return std::unexpected(Error{.id = QStringLiteral("job.none"),
                                 .message = tr("There is no config to change."),
                                 .remedy = tr("Drop the config of this run on the window.")});
}

Result<void> JobEditor::apply(const std::vector<Edit> &edits, const QString &title,
                              const QString &meltingKey)
{
    if (!m_job)
        return noJob();
    const Result<JobText> after = m_job->apply(edits);
    if (!after)
        return std::unexpected(after.error());
    push(*after, title, meltingKey);
    return {};
}

Result<void> JobEditor::replaceText(const QByteArray &bytes)
{
    if (!m_job)
        return noJob();
    const Result<JobText> after = JobText::parse(bytes, m_job->fileName());
    if (!after)
        return std::unexpected(after.error());
    push(*after, tr("Edit the config text"), QStringLiteral("text"));
    return {};
}

void JobEditor::reset()
{
    if (m_original)
        push(*m_original, tr("Reset all changes"));
}

void JobEditor::push(const JobText &after, const QString &title, const QString &meltingKey)
{
    if (!m_job || m_job->bytes() == after.bytes())
        return;
    m_undo.push(new ReplaceText(this, *m_job, after, title, meltingKey));
}

void JobEditor::setText(const JobText &text)
{
    m_job = text;
    m_view.reset();
    if (Result<JobView> view = JobView::read(text))
        m_view = *std::move(view);
    Q_EMIT jobChanged();
}

Result<void> JobEditor::save()
{
    if (!m_job)
        return noJob();
    if (m_diskPath.isEmpty()) {
        return std::unexpected(
            Error{.id = QStringLiteral("job.no_file"),
                  .message = tr("This config has no file of its own to save to."),
                  .remedy = tr("Use “Save as” and choose a place for it.")});
    }
    if (isChangedOnDisk()) {
        return std::unexpected(
            Error{.id = QStringLiteral("job.changed_on_disk"),
                  .file = m_diskPath,
                  .message = tr("Another program changed this file since it was opened here."),
                  .remedy = tr("Reload it, keep your version, or save yours under another name.")});
    }
    return write(m_diskPath, m_job->bytes());
}

Result<void> JobEditor::saveAs(const QString &path)
{
    if (!m_job)
        return noJob();
    if (const Result<void> written = write(path, m_job->bytes()); !written)
        return written;
    m_diskPath = path;
    watch(path);
    return {};
}

Result<void> JobEditor::write(const QString &path, const QByteArray &bytes)
{
    const auto failed = [&path](const QString &id, const QString &message) {
        return std::unexpected(
            Error{.id = id,
                  .file = path,
                  .message = message,
                  .remedy = tr("Check that the folder can be written to, or use “Save as”.")});
    };
    if (!m_backedUp.contains(path) && QFile::exists(path)) {
        const QString backup = path + QStringLiteral(".bak");
        QFile::remove(backup);
        if (!QFile::copy(path, backup))
            return failed(QStringLiteral("job.no_backup"),
                          tr("The backup %1 cannot be written, so nothing was saved.")
                              .arg(QFileInfo(backup).fileName()));
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return failed(QStringLiteral("job.not_written"),
                      tr("The config cannot be saved: %1.").arg(file.errorString()));
    m_backedUp.insert(path);
    m_diskBytes = bytes;
    m_undo.setClean();
    watch(m_diskPath);
    return {};
}

bool JobEditor::isChangedOnDisk() const
{
    if (m_diskPath.isEmpty())
        return false;
    QFile file(m_diskPath);
    // A file that is gone is no reason to refuse: saving makes it again.
    return file.open(QIODevice::ReadOnly) && file.readAll() != m_diskBytes;
}

Result<void> JobEditor::reload()
{
    QFile file(m_diskPath);
    if (!file.open(QIODevice::ReadOnly)) {
        return std::unexpected(
            Error{.id = QStringLiteral("job.unreadable"),
                  .file = m_diskPath,
                  .message = tr("The config cannot be read again: %1.").arg(file.errorString())});
    }
    const QByteArray bytes = file.readAll();
    const Result<JobText> text = JobText::parse(bytes, m_job->fileName());
    if (!text)
        return std::unexpected(text.error());
    m_diskBytes = bytes;
    push(*text, tr("Reload the config"));
    m_undo.setClean();
    return {};
}

void JobEditor::keepMine()
{
    QFile file(m_diskPath);
    if (!file.open(QIODevice::ReadOnly))
        return;
    m_diskBytes = file.readAll();
    m_undo.resetClean();
}

void JobEditor::watch(const QString &path)
{
    if (const QStringList watched = m_watcher.files(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    if (!path.isEmpty() && QFile::exists(path))
        m_watcher.addPath(path);
}

void JobEditor::lookAtDisk()
{
    // Editors that write a new file and rename it end the watch on the old one.
    watch(m_diskPath);
    if (isChangedOnDisk())
        Q_EMIT changedOnDisk();
}

} // namespace headroom
