// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/findingspage.h"

#include "report/report.h"
#include "ui/findings/factsgroup.h"
#include "ui/findings/logpane.h"
#include "ui/findings/logview.h"
#include "ui/findings/phasestrip.h"
#include "ui/findings/symptomlist.h"
#include "ui/findings/symptommodel.h"
#include "ui/findings/timinggroup.h"
#include "ui/shell/settings.h"
#include "ui/widgets/followingscrollarea.h"
#include "ui/widgets/pageframe.h"
#include "ui/widgets/textlabel.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>

namespace headroom {

namespace {

const QString kName = QStringLiteral("findings");

/// How a run is named in the chooser: "2: ember_style, step 3 of 2500".
QString nameOf(const Run &run, std::size_t number)
{
    const QString job = run.job.isEmpty() ? FindingsPage::tr("unnamed run") : run.job;
    const QLocale locale;
    if (!run.stepsDone || !run.stepsTotal)
        return FindingsPage::tr("%1: %2, from line %3", "number of a run, its job")
            .arg(locale.toString(static_cast<qulonglong>(number)), job,
                 locale.toString(run.firstLine.value));
    return FindingsPage::tr("%1: %2, step %3 of %4", "number of a run, its job")
        .arg(locale.toString(static_cast<qulonglong>(number)), job,
             locale.toString(run.stepsDone->value), locale.toString(run.stepsTotal->value));
}

} // namespace

FindingsPage::FindingsPage(CaseModel *model, QWidget *parent)
    : Page(model, parent),
      m_frame(new PageFrame(PageFrame::Contents::Fill, this)),
      m_strip(new PhaseStrip(this)),
      m_splitter(new QSplitter(Qt::Horizontal, this)),
      m_symptoms(new SymptomModel(this)),
      m_log(new LogPane(this))
{
    setObjectName(QStringLiteral("findingsPage"));
    m_strip->setObjectName(QStringLiteral("phaseStrip"));
    m_log->setObjectName(QStringLiteral("logPane"));
    m_splitter->setObjectName(QStringLiteral("findingsSplitter"));
    m_splitter->addWidget(makeFacts());
    m_splitter->addWidget(m_log);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(grid::kGroupGap);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 3);
    m_splitter->restoreState(Settings::splitter(kName));
    m_frame->contents()->addWidget(makeRunChooser());
    m_frame->contents()->addWidget(m_strip);
    m_frame->contents()->addWidget(m_splitter, 1);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(m_frame);

    connect(m_symptomList, &SymptomList::lineRequested, m_log, &LogPane::showLine);
    connect(m_frame->mainAction(), &QPushButton::clicked, this,
            [this] { Q_EMIT stepRequested(StepPage::Diagnosis); });
    connect(model, &CaseModel::caseChanged, this, &FindingsPage::showCase);
    connect(model, &CaseModel::diagnosisChanged, this, &FindingsPage::showDiagnosis);
    connect(model, &CaseModel::knowledgeLoaded, this, &FindingsPage::showCase);
    auto *find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, m_log, &LogPane::startSearch);
    retranslate();
}

QWidget *FindingsPage::makeFacts()
{
    auto *area = new FollowingScrollArea(m_splitter);
    area->setObjectName(QStringLiteral("factsScroll"));
    auto *facts = new QWidget(area);
    auto *column = new QVBoxLayout(facts);
    column->setContentsMargins(0, 0, grid::kFieldGap, 0);
    column->setSpacing(grid::kFieldGap);

    m_symptomTitle = addSectionTitle(column, {});
    m_symptomList = new SymptomList(m_symptoms, facts);
    m_symptomList->setObjectName(QStringLiteral("symptomList"));
    column->addWidget(m_symptomList);
    column->addSpacing(grid::kFieldGap);
    m_timingTitle = addSectionTitle(column, {});
    m_timing = new TimingGroup(model(), facts);
    column->addWidget(m_timing);
    column->addSpacing(grid::kFieldGap);
    m_factsTitle = addSectionTitle(column, {});
    m_facts = new FactsGroup(model(), facts);
    column->addWidget(m_facts);
    column->addStretch(1);
    area->setColumn(facts);
    area->setMinimumWidth(facts->minimumSizeHint().width() +
                          area->verticalScrollBar()->sizeHint().width());
    return area;
}

QWidget *FindingsPage::makeRunChooser()
{
    m_runRow = new QWidget(this);
    m_runLabel = new TextLabel(TextRole::Body, m_runRow);
    m_runLabel->setWordWrap(false);
    m_runs = new QComboBox(m_runRow);
    m_runs->setObjectName(QStringLiteral("runChooser"));
    m_runLabel->setBuddy(m_runs);
    auto *row = new QHBoxLayout(m_runRow);
    row->setContentsMargins({});
    row->setSpacing(grid::kFieldGap);
    row->addWidget(m_runLabel);
    row->addWidget(m_runs, 1);
    connect(m_runs, &QComboBox::activated, this,
            [this](int index) { model()->setCurrentRun(static_cast<std::size_t>(index)); });
    return m_runRow;
}

void FindingsPage::showLogLine(LineNumber line)
{
    m_log->showLine(line);
    m_log->view()->setFocus();
}

void FindingsPage::showCase()
{
    const Run *run = model()->facts().run();
    m_symptoms->setRun(run, model()->knowledge().signatures);
    m_strip->setRun(run);
    m_log->showCase(model()->facts(), model()->knowledge().signatures);
    showRuns();
    showDiagnosis();
}

void FindingsPage::showRuns()
{
    const Case &facts = model()->facts();
    const QSignalBlocker quiet(m_runs);
    m_runs->clear();
    for (std::size_t i = 0; i < facts.runs.size(); ++i)
        m_runs->addItem(nameOf(facts.runs[i], i + 1));
    m_runs->setCurrentIndex(facts.current ? static_cast<int>(*facts.current) : -1);
    m_runRow->setVisible(facts.runs.size() > 1);
}

void FindingsPage::showDiagnosis()
{
    m_timing->refresh();
    m_facts->refresh();
    m_frame->setMainAction(tr("See the &diagnosis"));
    if (!model()->hasCase()) {
        m_frame->setSentence(tr("Nothing is open yet. Drop a log on the window, or go by your own "
                                "answers below."));
        return;
    }
    m_frame->setSentence(
        model()->facts().run()
            ? runSummary(model()->facts(), model()->diagnosis())
            : tr("There is no log, so your answers are what the diagnosis goes by."));
}

void FindingsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

void FindingsPage::hideEvent(QHideEvent *event)
{
    Settings::setSplitter(kName, m_splitter->saveState());
    Page::hideEvent(event);
}

void FindingsPage::retranslate()
{
    m_symptomTitle->setText(tr("Symptoms"));
    m_symptomList->setAccessibleName(tr("Symptoms"));
    m_symptomList->setAccessibleDescription(tr("Enter shows the line in the log"));
    m_timingTitle->setText(tr("When does it crash?"));
    m_factsTitle->setText(tr("Card and system"));
    m_runLabel->setText(tr("R&un"));
    m_runs->setAccessibleName(tr("Run"));
    m_runs->setAccessibleDescription(tr("Which of the runs in the log is looked at"));
    m_splitter->handle(1)->setAccessibleName(tr("Divider between the findings and the log"));
    showCase();
}

} // namespace headroom
