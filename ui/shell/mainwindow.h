// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/casekeeper.h"
#include "ui/shell/page.h"

#include <QMainWindow>

#include <map>
#include <set>

class QHBoxLayout;
class QMenu;
class QMimeData;
class QStackedWidget;

namespace headroom {

class CaseBar;
class InlineMessage;
class InterruptedCase;
class ReportPage;
class StatusLine;
class StepRail;
class UnsavedEdits;

/// The one window: the rail of steps, the case bar, the pages, and the status line. Pages are made
/// when they are first shown.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(CaseModel *model, QWidget *parent = nullptr);
    ~MainWindow() override;

    void showStep(StepPage step);
    StepPage currentStep() const { return m_step; }
    void showReport();
    /// Opens files in front of the user, as a second start of the program asks for.
    void openFromOutside(const QStringList &paths);
    /// Offers a case that was open when the program was killed.
    void offerInterrupted(CaseKeeper *keeper);

Q_SIGNALS:
    void painted(); ///< for the first time

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void build();
    void connectModel();
    void addShortcuts();
    Page *pageOf(StepPage step);
    Page *makePage(StepPage step);
    void prepareDropPage(Page *page);

    // What the menu and the buttons do (mainwindowactions.cpp).
    void fillMenu();
    void fillRecentMenu();
    void fillLanguageMenu();
    void fillAppearanceMenu();
    void openFiles();
    void openFolder();
    void paste();
    void takeMimeData(const QMimeData *dropped);
    void openRecent(const QStringList &paths);
    void tellAbout();
    void fillKnowledgeMenu();
    void chooseKnowledge();
    void openPaths(const QStringList &paths);
    bool takesNextRun() const;
    void saveCase();
    /// Runs `then` at once, or once the user saved the edits or let them go.
    void askAboutEdits(std::function<void()> then);
    void closeCase();

    void rememberThisCase();
    void takeCase(bool joined);
    void showProblems();
    void updateMarks();
    void setDropHint(bool hovering);
    void focusNextPart();
    void retranslate();

    CaseModel *m_model;
    QMenu *m_menu, *m_recentMenu, *m_languageMenu, *m_appearanceMenu, *m_knowledgeMenu;
    StepRail *m_rail;
    CaseBar *m_caseBar;
    InlineMessage *m_message;
    UnsavedEdits *m_unsaved;
    InterruptedCase *m_interrupted;
    QHBoxLayout *m_messageRow;
    QStackedWidget *m_stack;
    StatusLine *m_status;
    ReportPage *m_report = nullptr;
    std::map<StepPage, Page *> m_pages;
    std::set<StepPage> m_visited;  ///< with the open case
    std::vector<Error> m_problems; ///< of the last opening
    StepPage m_step = StepPage::Drop;
    QStringList m_remembered; ///< the paths of the open case among the recent ones
    bool m_wasPainted = false;
    bool m_mayClose = false; ///< the user was asked about the edits
};

} // namespace headroom
