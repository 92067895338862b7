// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/mainwindow.h"

#include "ui/chart/chartpage.h"
#include "ui/diagnosis/diagnosispage.h"
#include "ui/findings/findingspage.h"
#include "ui/fixes/fixpage.h"
#include "ui/history/historypage.h"
#include "ui/history/nextrunpage.h"
#include "ui/intake/droppage.h"
#include "ui/shell/casebar.h"
#include "ui/shell/interruptedcase.h"
#include "ui/shell/reportpage.h"
#include "ui/shell/settings.h"
#include "ui/shell/statusline.h"
#include "ui/shell/steprail.h"
#include "ui/shell/unsavededits.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/look.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QFrame>
#include <QHBoxLayout>
#include <QMenu>
#include <QMimeData>
#include <QShortcut>
#include <QStackedWidget>

namespace headroom {

namespace {

constexpr QSize kUsualSize(1280, 800);
constexpr QSize kSmallestSize(960, 600);

QFrame *makeLine(QFrame::Shape shape, QWidget *parent)
{
    auto *line = new QFrame(parent);
    line->setFrameShape(shape);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    return line;
}

} // namespace

MainWindow::MainWindow(CaseModel *model, QWidget *parent)
    : QMainWindow(parent),
      m_model(model),
      m_menu(new QMenu(this)),
      m_recentMenu(new QMenu(m_menu)),
      m_languageMenu(new QMenu(m_menu)),
      m_appearanceMenu(new QMenu(m_menu)),
      m_knowledgeMenu(new QMenu(m_menu)),
      m_rail(new StepRail(this)),
      m_caseBar(new CaseBar(model, m_menu, this)),
      m_message(new InlineMessage(this)),
      m_unsaved(new UnsavedEdits(model, this)),
      m_interrupted(new InterruptedCase(model, this)),
      m_stack(new QStackedWidget(this)),
      m_status(new StatusLine(model, this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setMinimumSize(kSmallestSize);
    build();
    connectModel();
    addShortcuts();
    retranslate();
    resize(kUsualSize);
    restoreGeometry(Settings::geometry());
    showStep(StepPage::Drop);
}

MainWindow::~MainWindow()
{
    m_model->setReplaceGuard(nullptr);
}

void MainWindow::build()
{
    m_message->setObjectName(QStringLiteral("windowMessage"));
    m_stack->setObjectName(QStringLiteral("pageStack"));
    m_messageRow = new QHBoxLayout;
    m_messageRow->setContentsMargins(grid::kPageMargin, 0, grid::kPageMargin, 0);
    m_messageRow->addWidget(m_message);
    m_message->installEventFilter(this);
    auto *right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(m_caseBar);
    right->addWidget(makeLine(QFrame::HLine, this));
    right->addWidget(m_unsaved);
    right->addWidget(m_interrupted);
    right->addLayout(m_messageRow);
    right->addWidget(m_stack, 1);
    right->addWidget(makeLine(QFrame::HLine, this));
    right->addWidget(m_status);
    auto *rail = new QVBoxLayout;
    rail->setContentsMargins(0, grid::kFieldGap, 0, grid::kFieldGap);
    rail->addWidget(m_rail);
    auto *central = new QWidget(this);
    auto *row = new QHBoxLayout(central);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addLayout(rail);
    row->addWidget(makeLine(QFrame::VLine, this));
    row->addLayout(right, 1);
    setCentralWidget(central);
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    // The margin above the message comes and goes with it.
    const bool comes = event->type() == QEvent::ShowToParent;
    if (watched == m_message && (comes || event->type() == QEvent::HideToParent))
        m_messageRow->setContentsMargins(grid::kPageMargin, comes ? grid::kGroupGap : 0,
                                         grid::kPageMargin, 0);
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::connectModel()
{
    m_model->setReplaceGuard([this] {
        askAboutEdits([this] { m_model->takeHeld(); });
        return false;
    });
    connect(m_rail, &StepRail::stepChosen, this, &MainWindow::showStep);
    connect(m_caseBar, &CaseBar::openRequested, this, &MainWindow::openFiles);
    connect(m_caseBar, &CaseBar::reportRequested, this, &MainWindow::showReport);
    connect(m_model, &CaseModel::loadingChanged, this, [this](bool loading) {
        if (!loading)
            return;
        m_problems.clear();
        m_message->solve();
    });
    connect(m_model, &CaseModel::problem, this, [this](const Error &error) {
        m_problems.push_back(error);
        showProblems();
    });
    connect(m_model, &CaseModel::caseOpened, this, &MainWindow::takeCase);
    connect(m_unsaved, &UnsavedEdits::kept, m_model, &CaseModel::dropHeld);
    connect(m_model, &CaseModel::caseChanged, this, &MainWindow::updateMarks);
    connect(m_model, &CaseModel::jobChanged, this, &MainWindow::updateMarks);
    connect(m_model, &CaseModel::historyChanged, this, &MainWindow::updateMarks);
    connect(m_model, &CaseModel::modifiedChanged, this, &MainWindow::updateMarks);
    connect(m_model, &CaseModel::modifiedChanged, this, &QWidget::setWindowModified);
}

void MainWindow::addShortcuts()
{
    for (const StepPage step :
         {StepPage::Drop, StepPage::Findings, StepPage::Diagnosis, StepPage::Fixes,
          StepPage::NextRun, StepPage::Vram, StepPage::History}) {
        const int number = static_cast<int>(step) + 1;
        auto *shortcut = new QShortcut(
            QKeySequence(QStringLiteral("Alt+%1").arg(number), QKeySequence::PortableText), this);
        connect(shortcut, &QShortcut::activated, this, [this, step] { showStep(step); });
    }
    auto *nextPart = new QShortcut(QKeySequence(Qt::Key_F6), this);
    connect(nextPart, &QShortcut::activated, this, &MainWindow::focusNextPart);
}

Page *MainWindow::pageOf(StepPage step)
{
    Page *&page = m_pages[step];
    if (page)
        return page;
    page = makePage(step);
    m_stack->addWidget(page);
    connect(page, &Page::stepRequested, this, [this](StepPage wanted) {
        showStep(wanted);
        m_stack->currentWidget()->setFocus();
        focusNextPrevChild(true);
    });
    connect(page, &Page::logLineRequested, this, [this](LineNumber line) {
        showStep(StepPage::Findings);
        static_cast<FindingsPage *>(pageOf(StepPage::Findings))->showLogLine(line);
    });
    connect(page, &Page::configLineRequested, this, [this](LineNumber line) {
        showStep(StepPage::Fixes);
        static_cast<FixPage *>(pageOf(StepPage::Fixes))->showConfigLine(line);
    });
    return page;
}

Page *MainWindow::makePage(StepPage step)
{
    switch (step) {
    case StepPage::Drop: {
        auto *page = new DropPage(m_model, m_stack);
        connect(page, &DropPage::openRequested, this, &MainWindow::openFiles);
        connect(page, &DropPage::pasteRequested, this, &MainWindow::paste);
        connect(page, &DropPage::exampleRequested, m_model, &CaseModel::openExample);
        connect(page, &DropPage::questionsRequested, m_model, &CaseModel::openWithoutLog);
        connect(page, &DropPage::recentRequested, this, &MainWindow::openRecent);
        return page;
    }
    case StepPage::Findings:
        return new FindingsPage(m_model, m_stack);
    case StepPage::Diagnosis: {
        auto *page = new DiagnosisPage(m_model, m_stack);
        connect(page, &DiagnosisPage::reportRequested, this, &MainWindow::showReport);
        return page;
    }
    case StepPage::Fixes:
        break;
    case StepPage::NextRun: {
        auto *page = new NextRunPage(m_model, m_stack);
        connect(page, &NextRunPage::openRequested, this, &MainWindow::openFiles);
        connect(page, &NextRunPage::pasteRequested, this, &MainWindow::paste);
        return page;
    }
    case StepPage::Vram:
        return new ChartPage(m_model, m_stack);
    case StepPage::History: {
        auto *page = new HistoryPage(m_model, m_stack);
        connect(page, &HistoryPage::saveCaseRequested, this, &MainWindow::saveCase);
        return page;
    }
    }
    return new FixPage(m_model, m_stack);
}

void MainWindow::showStep(StepPage step)
{
    m_step = step;
    m_stack->setCurrentWidget(pageOf(step));
    m_rail->setCurrentStep(step);
    if (m_model->hasCase())
        m_visited.insert(step);
    if (step == StepPage::Drop)
        static_cast<DropPage *>(pageOf(step))->refreshRecent();
    updateMarks();
}

void MainWindow::showReport()
{
    if (!m_report) {
        m_report = new ReportPage(m_model, m_stack);
        m_stack->addWidget(m_report);
        connect(m_report, &ReportPage::closed, this, [this] { showStep(m_step); });
    }
    m_stack->setCurrentWidget(m_report);
    m_report->setFocus();
    focusNextPrevChild(true);
}

void MainWindow::takeCase(bool joined)
{
    rememberThisCase();
    if (!joined)
        m_visited.clear();
    if (!joined && m_model->isNextRun())
        showStep(StepPage::NextRun);
    else if (!joined || m_step == StepPage::Drop)
        showStep(StepPage::Findings);
    else
        m_model->tell(
            tr("Added to the open case: %1")
                .arg(QFileInfo(m_model->paths().value(m_model->paths().size() - 1)).fileName()));
    retranslate();
}

void MainWindow::showProblems()
{
    const auto named = [](const Error &error) {
        return error.file.isEmpty() ? error.message
                                    : tr("%1: %2", "name of a file, what is wrong with it")
                                          .arg(QFileInfo(error.file).fileName(), error.message);
    };
    if (m_problems.size() == 1) {
        Error error = m_problems.front();
        error.message = named(error);
        m_message->showError(error);
        return;
    }
    QStringList lines;
    for (const Error &error : m_problems)
        lines << named(error);
    m_message->showMessage(
        Tone::Error,
        tr("%n thing(s) could not be used.", nullptr, static_cast<int>(m_problems.size())),
        lines.join(QLatin1Char('\n')));
}

void MainWindow::updateMarks()
{
    const auto mark = [this](StepPage step, bool done) {
        m_rail->setMark(step, done ? Mark::Done : Mark::Open);
    };
    const bool hasCase = m_model->hasCase();
    const auto visited = [&](StepPage step) {
        return hasCase && m_visited.contains(step);
    };
    mark(StepPage::Drop, hasCase);
    mark(StepPage::Findings, visited(StepPage::Findings));
    mark(StepPage::Diagnosis, visited(StepPage::Diagnosis));
    const JobText *job = m_model->job();
    const bool repaired =
        job && !m_model->isModified() && job->bytes() != m_model->originalJob()->bytes();
    mark(StepPage::Fixes, repaired);
    const Attempts &attempts = m_model->attempts();
    mark(StepPage::NextRun, !attempts.empty() && isStable(attempts.back().run));
}

void MainWindow::focusNextPart()
{
    if (m_rail->hasFocus()) {
        m_stack->currentWidget()->setFocus();
        focusNextPrevChild(true);
    } else {
        m_rail->setFocus(Qt::ShortcutFocusReason);
    }
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        setLocale(QLocale()); // the way number fields of all pages are written
        m_model->retranslate();
        retranslate();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    // The system that shuts down is not held up: the edits are kept with the case.
    if (m_model->isModified() && !m_mayClose && !qApp->isSavingSession()) {
        event->ignore();
        askAboutEdits([this] {
            m_mayClose = true;
            close();
        });
        return;
    }
    m_mayClose = false;
    Settings::setGeometry(saveGeometry());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!event->mimeData()->hasUrls() && !event->mimeData()->hasText())
        return;
    event->acceptProposedAction();
    setDropHint(true);
}

void MainWindow::setDropHint(bool hovering)
{
    if (m_step == StepPage::Drop)
        static_cast<DropPage *>(pageOf(m_step))->setDropHint(hovering);
    else if (m_step == StepPage::NextRun)
        static_cast<NextRunPage *>(pageOf(m_step))->setDropHint(hovering);
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent * /*event*/)
{
    setDropHint(false);
}

void MainWindow::dropEvent(QDropEvent *event)
{
    setDropHint(false);
    event->acceptProposedAction();
    takeMimeData(event->mimeData());
}

void MainWindow::paintEvent(QPaintEvent *event)
{
    QMainWindow::paintEvent(event);
    if (!std::exchange(m_wasPainted, true))
        Q_EMIT painted();
}

} // namespace headroom
