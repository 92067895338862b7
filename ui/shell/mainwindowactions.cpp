// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/mainwindow.h"

#include "base/language.h"
#include "ui/intake/recentcases.h"
#include "ui/shell/appearance.h"
#include "ui/shell/scripts.h"
#include "ui/shell/settings.h"
#include "ui/widgets/inlinemessage.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QUrl>

/// What the window's menu and buttons do.
namespace headroom {

namespace {

/// The languages in their own words: whoever lost their way finds the way back.
QString nameOfLanguage(const QString &language)
{
    if (language == QLatin1StringView("de"))
        return QStringLiteral("Deutsch");
    if (language == QLatin1StringView("ja"))
        return QStringLiteral("日本語");
    if (language == QLatin1StringView("pt"))
        return QStringLiteral("Português (Brasil)");
    return QStringLiteral("English");
}

} // namespace

void MainWindow::fillMenu()
{
    m_menu->clear();
    const auto add = [this](const QString &text, const QKeySequence &keys, auto run) {
        QAction *action = m_menu->addAction(text, this, run);
        action->setShortcut(keys);
        // The shortcut works while the menu is closed.
        addAction(action);
        return action;
    };
    for (QAction *old : actions())
        removeAction(old);
    add(tr("&Open…"), QKeySequence::Open, [this] { openFiles(); });
    add(tr("Open a job &folder…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O),
        [this] { openFolder(); });
    add(tr("&Paste log"), QKeySequence::Paste, [this] { paste(); });
    add(tr("Try the &example"), {}, [this] { m_model->openExample(); });
    m_menu->addMenu(m_recentMenu);
    m_menu->addSeparator();
    add(tr("&Report"), QKeySequence(Qt::CTRL | Qt::Key_R), [this] {
        if (m_model->hasCase())
            showReport();
    });
    add(tr("&Close the case"), QKeySequence::Close, [this] {
        if (m_model->isModified() && !mayLoseEdits())
            return;
        m_model->close();
        m_visited.clear();
        showStep(StepPage::Drop);
    });
    m_menu->addSeparator();
    m_menu->addMenu(m_languageMenu);
    m_menu->addMenu(m_appearanceMenu);
    m_menu->addSeparator();
    add(tr("&About Headroom"), {}, [this] { tellAbout(); });
    add(tr("&Quit"), QKeySequence::Quit, [this] { close(); });
}

void MainWindow::fillRecentMenu()
{
    m_recentMenu->clear();
    for (const RecentCase &recent : recentCases()) {
        QAction *action = m_recentMenu->addAction(
            tr("%1: %2", "title of a case, what came of it").arg(recent.title, outcomeOf(recent)),
            this, [this, paths = recent.paths] { openRecent(paths); });
        action->setEnabled(!isMissing(recent));
    }
    if (m_recentMenu->isEmpty())
        m_recentMenu->addAction(tr("Nothing yet"))->setEnabled(false);
}

void MainWindow::fillLanguageMenu()
{
    m_languageMenu->clear();
    auto *group = new QActionGroup(m_languageMenu);
    for (const QString &language : languages()) {
        QAction *action = m_languageMenu->addAction(nameOfLanguage(language), this, [language] {
            Settings::setLanguage(language);
            setLanguage(language);
        });
        action->setCheckable(true);
        action->setChecked(Settings::language() == language);
        group->addAction(action);
    }
}

void MainWindow::fillAppearanceMenu()
{
    m_appearanceMenu->clear();
    auto *group = new QActionGroup(m_appearanceMenu);
    const auto add = [&](Appearance appearance, const QString &text) {
        QAction *action = m_appearanceMenu->addAction(text, this, [appearance] {
            Settings::setAppearance(appearance);
            applyAppearance(appearance);
        });
        action->setCheckable(true);
        action->setChecked(Settings::appearance() == appearance);
        group->addAction(action);
    };
    add(Appearance::System, tr("As the &system"));
    add(Appearance::Light, tr("&Light"));
    add(Appearance::Dark, tr("&Dark"));
}

void MainWindow::openFiles()
{
    const QStringList paths = QFileDialog::getOpenFileNames(
        this, tr("Open a log, a config or an archive"), {},
        tr("Logs, configs and archives (*.txt *.log *.yaml *.yml *.json *.jsonc *.csv *.zip *.gz "
           "*.xz *.zst *.tar);;All files (*)"));
    if (!paths.isEmpty())
        m_model->open(paths);
}

void MainWindow::openFolder()
{
    const QString path = QFileDialog::getExistingDirectory(this, tr("Open a job folder"));
    if (!path.isEmpty())
        m_model->open({path});
}

void MainWindow::paste()
{
    const QMimeData *held = QApplication::clipboard()->mimeData();
    const QMimeData nothing;
    takeMimeData(held != nullptr ? held : &nothing); // some platforms have none when it is empty
}

void MainWindow::takeMimeData(const QMimeData *dropped)
{
    QStringList paths;
    for (const QUrl &url : dropped->urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    if (!paths.isEmpty()) {
        m_model->open(paths);
    } else if (dropped->hasText() && !dropped->hasUrls() && !dropped->text().trimmed().isEmpty()) {
        m_model->openText(dropped->text().toUtf8());
    } else {
        const bool isLink = dropped->hasUrls();
        m_message->showError(
            {.id = QStringLiteral("window.nothing_to_take"),
             .message = isLink ? tr("This is a link, not a file on this computer.")
                               : tr("There is no text and no file to take."),
             .remedy = isLink ? tr("Download the log first, then drop the file.")
                              : tr("Select the log in its window, copy it, then paste it here.")});
    }
}

void MainWindow::openRecent(const QStringList &paths)
{
    m_model->openAlone(paths);
}

void MainWindow::rememberThisCase()
{
    const Run *run = m_model->facts().run();
    RecentCase recent;
    recent.paths = m_model->paths();
    recent.title = m_model->title();
    recent.verdict = m_model->diagnosis().verdict;
    recent.phase = m_model->diagnosis().phase;
    if (run && run->stepsDone)
        recent.step = run->stepsDone->value;
    recent.opened = QDateTime::currentDateTime();
    rememberCase(recent);
}

void MainWindow::tellAbout()
{
    m_message->showInfo(tr("Headroom %1 tells why a LoRA training ran out of memory, and fixes the "
                           "config. Everything stays on this computer.")
                            .arg(QStringLiteral(HEADROOM_VERSION)),
                        tr("Free software under the GNU General Public License, version 3 or "
                           "later. It comes with no warranty."));
}

bool MainWindow::mayLoseEdits()
{
    QMessageBox box(QMessageBox::Warning, tr("Headroom"),
                    tr("The changes to the config of %1 are not saved.").arg(m_model->title()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("unsavedBox"));
    box.setInformativeText(tr("Without saving, they are lost."));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return saveBeforeClosing();
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

bool MainWindow::saveBeforeClosing()
{
    Result<void> saved;
    if (m_model->jobDiskPath().isEmpty()) {
        const QString path = QFileDialog::getSaveFileName(
            this, tr("Save the config"), m_model->title() + QStringLiteral(".yaml"),
            tr("Configs (*.yaml *.yml *.json)"));
        if (path.isEmpty())
            return false;
        saved = m_model->saveAs(path);
    } else {
        saved = m_model->save();
    }
    if (!saved)
        m_message->showError(saved.error());
    return saved.has_value();
}

void MainWindow::retranslate()
{
    setWindowTitle(m_model->hasCase() ? tr("%1[*] – Headroom").arg(m_model->title())
                                      : QStringLiteral("Headroom"));
    m_recentMenu->setTitle(tr("Rece&nt"));
    m_languageMenu->setTitle(tr("&Language"));
    m_appearanceMenu->setTitle(tr("Appea&rance"));
    fillMenu();
    fillRecentMenu();
    fillLanguageMenu();
    fillAppearanceMenu();
    // Not translated: the translation could not be read.
    if (!canShow(currentLanguage()))
        m_message->showWarning(
            QStringLiteral("No font on this system has Japanese characters; boxes stand for them."),
            QStringLiteral("Install one, such as Noto Sans CJK, then start Headroom again."));
}

} // namespace headroom
