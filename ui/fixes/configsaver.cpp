// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/configsaver.h"

#include "ui/shell/casemodel.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace headroom {

using namespace Qt::StringLiterals;

ConfigSaver::ConfigSaver(CaseModel *model, InlineMessage *message, QWidget *window)
    : QObject(window),
      m_model(model),
      m_message(message),
      m_window(window),
      m_reload(new QAction(this)),
      m_keep(new QAction(this)),
      m_compare(new QAction(this)),
      m_saveAs(new QAction(this))
{
    m_reload->setObjectName(u"reloadConfig"_s);
    m_keep->setObjectName(u"keepMine"_s);
    m_compare->setObjectName(u"compareConfig"_s);
    m_saveAs->setObjectName(u"saveElsewhere"_s);
    connect(m_compare, &QAction::triggered, this, &ConfigSaver::compare);
    connect(m_reload, &QAction::triggered, this, &ConfigSaver::reload);
    connect(m_keep, &QAction::triggered, this, &ConfigSaver::keepMine);
    connect(m_saveAs, &QAction::triggered, this, &ConfigSaver::saveAs);
    connect(model, &CaseModel::jobChangedOnDisk, this, &ConfigSaver::tellChangedOnDisk);
    retranslate();
}

void ConfigSaver::save()
{
    if (m_model->jobDiskPath().isEmpty()) {
        saveAs();
        return;
    }
    const Result<void> saved = m_model->save();
    if (saved) {
        tellSaved(m_model->jobDiskPath());
    } else if (saved.error().id == "job.changed_on_disk"_L1) {
        tellChangedOnDisk();
    } else {
        m_message->setActions({m_saveAs});
        m_message->showError(saved.error());
    }
}

QString ConfigSaver::proposedPath() const
{
    if (!m_model->jobDiskPath().isEmpty())
        return m_model->jobDiskPath();
    QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    for (const QString &path : m_model->paths()) {
        const QFileInfo info(path);
        if (info.exists()) {
            folder = info.isDir() ? info.absoluteFilePath() : info.absolutePath();
            break;
        }
    }
    QString name = m_model->jobView() != nullptr ? m_model->jobView()->name : QString();
    if (name.isEmpty())
        name = u"config"_s;
    const QString file = m_model->job() != nullptr ? m_model->job()->fileName() : QString();
    const bool json = file.endsWith(u".json"_s, Qt::CaseInsensitive);
    return QDir(folder).filePath(name + (json ? u".json"_s : u".yaml"_s));
}

void ConfigSaver::saveAs()
{
    auto *dialog = new QFileDialog(m_window, tr("Save the config as"));
    dialog->setObjectName(u"saveAsDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Configs (*.yaml *.yml *.json)"), tr("All files (*)")});
    const QFileInfo proposed(proposedPath());
    dialog->setDirectory(proposed.absolutePath());
    dialog->selectFile(proposed.fileName());
    connect(dialog, &QFileDialog::fileSelected, this, &ConfigSaver::saveTo);
    dialog->open();
}

void ConfigSaver::saveTo(const QString &path)
{
    const Result<void> saved = m_model->saveAs(path);
    if (saved) {
        tellSaved(path);
        return;
    }
    m_message->setActions({m_saveAs});
    m_message->showError(saved.error());
}

void ConfigSaver::tellSaved(const QString &path)
{
    const QString backup = path + u".bak"_s;
    Q_EMIT compared({});
    m_message->setActions({});
    m_message->showPositive(
        tr("Saved as %1. Now run the training again, and drop its new log on this window.")
            .arg(QFileInfo(path).fileName()),
        QFileInfo::exists(backup)
            ? tr("The file as it was is kept as %1.").arg(QFileInfo(backup).fileName())
            : QString());
}

void ConfigSaver::tellChangedOnDisk()
{
    m_message->setActions({m_reload, m_keep, m_compare, m_saveAs});
    m_message->showWarning(tr("Another program changed this config since it was opened here."),
                           tr("Reload takes what is in the file now, and can be undone. Keep mine "
                              "lets the next save replace it."));
}

void ConfigSaver::compare()
{
    QFile file(m_model->jobDiskPath());
    if (m_model->job() == nullptr || !file.open(QIODevice::ReadOnly))
        return;
    Q_EMIT compared(unifiedDiff(m_model->job()->bytes(), file.readAll(), file.fileName()));
}

void ConfigSaver::reload()
{
    const Result<void> reloaded = m_model->reloadJob();
    if (reloaded) {
        Q_EMIT compared({});
        m_message->solve();
        return;
    }
    m_message->setActions({m_keep, m_saveAs});
    m_message->showError(reloaded.error());
}

void ConfigSaver::keepMine()
{
    m_model->keepMyJob();
    Q_EMIT compared({});
    m_message->solve();
}

void ConfigSaver::retranslate()
{
    m_reload->setText(tr("Re&load"));
    m_keep->setText(tr("&Keep mine"));
    m_compare->setText(tr("&Compare"));
    m_saveAs->setText(tr("Save under another &name…"));
}

} // namespace headroom
