// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/mainwindow.h"

#include "base/language.h"
#include "ui/intake/recentcases.h"
#include "ui/shell/appearance.h"
#include "ui/shell/interruptedcase.h"
#include "ui/shell/scripts.h"
#include "ui/shell/settings.h"
#include "ui/shell/unsavededits.h"
#include "ui/widgets/inlinemessage.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
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
    add(tr("Repor&t"), QKeySequence(Qt::CTRL | Qt::Key_R), [this] {
        if (m_model->hasCase())
            showReport();
    });
    add(tr("&Save the case…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), [this] {
        if (m_model->hasCase())
            saveCase();
    });
    add(tr("&Close the case"), QKeySequence::Close,
        [this] { askAboutEdits([this] { closeCase(); }); });
    m_menu->addSeparator();
    m_menu->addMenu(m_languageMenu);
    m_menu->addMenu(m_appearanceMenu);
    m_menu->addMenu(m_knowledgeMenu);
    QAction *oneWindow = m_menu->addAction(tr("Open files in this &window"), this,
                                           [](bool on) { Settings::setOpensInOneWindow(on); });
    oneWindow->setCheckable(true);
    oneWindow->setChecked(Settings::opensInOneWindow());
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
        tr("Logs, configs, archives and cases (*.txt *.log *.yaml *.yml *.json *.jsonc *.csv *.zip "
           "*.gz *.xz *.zst *.tar *.headroom);;All files (*)"));
    if (!paths.isEmpty())
        openPaths(paths);
}

void MainWindow::openFolder()
{
    const QString path = QFileDialog::getExistingDirectory(this, tr("Open a job folder"));
    if (!path.isEmpty())
        openPaths({path});
}

bool MainWindow::takesNextRun() const
{
    return m_stack->currentWidget()->objectName() == QLatin1StringView("nextRunPage") &&
           !m_model->attempts().empty();
}

void MainWindow::openPaths(const QStringList &paths)
{
    const bool hasCaseFile = std::ranges::any_of(paths, isCaseFile);
    if (takesNextRun() && !hasCaseFile)
        m_model->openNextRun(paths);
    else
        m_model->open(paths);
}

void MainWindow::openFromOutside(const QStringList &paths)
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
    if (!paths.isEmpty())
        m_model->open(paths);
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
        openPaths(paths);
    } else if (dropped->hasText() && !dropped->hasUrls() && !dropped->text().trimmed().isEmpty()) {
        if (takesNextRun())
            m_model->openNextRunText(dropped->text().toUtf8());
        else
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
    // One job, one entry: the next run takes the place of the last.
    if (m_model->isNextRun())
        forgetCase(m_remembered);
    m_remembered = recent.paths;
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

void MainWindow::askAboutEdits(std::function<void()> then)
{
    if (m_model->isModified())
        m_unsaved->ask(std::move(then));
    else
        then();
}

void MainWindow::closeCase()
{
    m_model->close();
    m_visited.clear();
    showStep(StepPage::Drop);
}

void MainWindow::saveCase()
{
    QString path =
        QFileDialog::getSaveFileName(this, tr("Save the case"), m_model->title() + kCaseFileEnding,
                                     tr("Cases of Headroom (*.headroom)"));
    if (path.isEmpty())
        return;
    if (!isCaseFile(path))
        path += kCaseFileEnding;
    if (const Result<void> saved = writeCaseFile(path, m_model->record()); !saved)
        m_message->showError(saved.error());
    else
        m_model->tell(tr("Saved: %1").arg(QFileInfo(path).fileName()));
}

void MainWindow::offerInterrupted(CaseKeeper *keeper)
{
    m_interrupted->offer(keeper);
}

void MainWindow::fillKnowledgeMenu()
{
    m_knowledgeMenu->clear();
    const QString folder = Settings::knowledgeFolder();
    QAction *builtIn = m_knowledgeMenu->addAction(tr("&Built in"), this, [this] {
        Settings::setKnowledgeFolder({});
        m_model->setKnowledgeFolder({});
        fillKnowledgeMenu();
    });
    builtIn->setCheckable(true);
    builtIn->setChecked(folder.isEmpty());
    if (!folder.isEmpty()) {
        QAction *own = m_knowledgeMenu->addAction(
            tr("Built in, and over it %1", "a folder").arg(QDir::toNativeSeparators(folder)), this,
            &MainWindow::fillKnowledgeMenu);
        own->setCheckable(true);
        own->setChecked(true);
    }
    m_knowledgeMenu->addSeparator();
    m_knowledgeMenu->addAction(tr("Choose a &folder…"), this, &MainWindow::chooseKnowledge);
}

void MainWindow::chooseKnowledge()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Choose a knowledge folder"));
    if (folder.isEmpty())
        return;
    Settings::setKnowledgeFolder(folder);
    m_model->setKnowledgeFolder(folder);
    fillKnowledgeMenu();
}

void MainWindow::retranslate()
{
    setWindowTitle(m_model->hasCase() ? tr("%1[*] – Headroom").arg(m_model->title())
                                      : QStringLiteral("Headroom"));
    m_recentMenu->setTitle(tr("Rece&nt"));
    m_languageMenu->setTitle(tr("&Language"));
    m_appearanceMenu->setTitle(tr("Appea&rance"));
    m_knowledgeMenu->setTitle(tr("&Knowledge"));
    fillMenu();
    fillRecentMenu();
    fillLanguageMenu();
    fillAppearanceMenu();
    fillKnowledgeMenu();
    // Not translated: the translation could not be read.
    if (!canShow(currentLanguage()))
        m_message->showWarning(
            QStringLiteral("No font on this system has Japanese characters; boxes stand for them."),
            QStringLiteral("Install one, such as Noto Sans CJK, then start Headroom again."));
}

} // namespace headroom
