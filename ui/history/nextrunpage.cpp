// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/nextrunpage.h"

#include "history/configchanges.h"
#include "ui/history/historywords.h"
#include "ui/history/ladderview.h"
#include "ui/history/ledgerview.h"
#include "ui/history/runcomparison.h"
#include "ui/intake/droparea.h"
#include "ui/shell/icons.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/pageframe.h"
#include "ui/widgets/textlabel.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

/// A part of the page with its title.
QVBoxLayout *columnIn(QWidget *part)
{
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins({});
    column->setSpacing(grid::kFieldGap);
    return column;
}

} // namespace

NextRunPage::NextRunPage(CaseModel *model, QWidget *parent)
    : Page(model, parent),
      m_frame(new PageFrame(PageFrame::Contents::Scroll, this)),
      m_area(new DropArea(this)),
      m_otherConfig(new InlineMessage(this)),
      m_raised(new InlineMessage(this)),
      m_broken(new InlineMessage(this)),
      m_back(new QAction(this)),
      m_comparisonPart(new QWidget(this)),
      m_ladderPart(new QWidget(this)),
      m_ledgerPart(new QWidget(this)),
      m_comparison(new RunComparison(m_comparisonPart)),
      m_ladderView(new LadderView(m_ladderPart)),
      m_ledger(new LedgerView(model, m_ledgerPart))
{
    setObjectName(u"nextRunPage"_s);
    build();
    connect(m_open, &QPushButton::clicked, this, &NextRunPage::openRequested);
    connect(m_paste, &QPushButton::clicked, this, &NextRunPage::pasteRequested);
    connect(m_back, &QAction::triggered, this, &NextRunPage::goBackToStable);
    connect(m_frame->mainAction(), &QPushButton::clicked, this, &NextRunPage::act);
    connect(model, &CaseModel::historyChanged, this, &NextRunPage::refreshWhenSeen);
    connect(model, &CaseModel::jobChanged, this, &NextRunPage::refreshWhenSeen);
    connect(model, &CaseModel::caseChanged, this, &NextRunPage::refreshWhenSeen);
    refresh();
}

NextRunPage::~NextRunPage()
{
    // A note that is being typed is taken when its editor goes, which is after this.
    disconnect(model(), nullptr, this, nullptr);
}

void NextRunPage::build()
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->addWidget(m_frame);
    m_area->setObjectName(u"nextRunArea"_s);
    m_otherConfig->setObjectName(u"otherConfigMessage"_s);
    m_raised->setObjectName(u"raisedMessage"_s);
    m_broken->setObjectName(u"brokenMessage"_s);
    m_back->setObjectName(u"backToStable"_s);
    m_comparison->setObjectName(u"runComparison"_s);
    m_ladderView->setObjectName(u"ladder"_s);
    m_ledger->setObjectName(u"ledger"_s);
    m_ledger->setGrowing(true);
    for (InlineMessage *message : {m_otherConfig, m_raised, m_broken})
        message->setClosable(false);
    m_broken->setActions({m_back});

    auto *areaLayout = new QVBoxLayout(m_area);
    areaLayout->setContentsMargins(grid::kGroupGap, grid::kGroupGap, grid::kGroupGap,
                                   grid::kGroupGap);
    areaLayout->addWidget(makeDropPart());

    QVBoxLayout *comparison = columnIn(m_comparisonPart);
    m_comparisonTitle = addSectionTitle(comparison, {});
    comparison->addWidget(m_comparison);
    QVBoxLayout *ladder = columnIn(m_ladderPart);
    m_ladderTitle = addSectionTitle(ladder, {});
    m_ladderCaption = new TextLabel(TextRole::Caption, m_ladderPart);
    m_ladderCaption->setMuted(true);
    ladder->addWidget(m_ladderCaption);
    ladder->addWidget(m_ladderView);
    QVBoxLayout *ledger = columnIn(m_ledgerPart);
    m_ledgerTitle = addSectionTitle(ledger, {});
    ledger->addWidget(m_ledger);

    QVBoxLayout *contents = m_frame->contents();
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_otherConfig, m_broken, m_raised, m_area, m_ladderPart,
                                          m_comparisonPart, m_ledgerPart})
        contents->addWidget(part);
    contents->addStretch(1);
}

QWidget *NextRunPage::makeDropPart()
{
    auto *part = new QWidget(m_area);
    m_areaTitle = new TextLabel(TextRole::Section, part);
    m_areaCaption = new TextLabel(TextRole::Caption, part);
    m_areaCaption->setMuted(true);
    m_open = new QPushButton(part);
    m_open->setObjectName(u"openNextRun"_s);
    m_open->setIcon(tintedIcon(u"open"_s));
    m_paste = new QPushButton(part);
    m_paste->setObjectName(u"pasteNextRun"_s);
    m_paste->setIcon(tintedIcon(u"paste"_s));
    auto *buttons = new FlowLayout;
    buttons->setSpacing(grid::kFieldGap);
    buttons->addWidget(m_open);
    buttons->addWidget(m_paste);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins({});
    column->setSpacing(grid::kFieldGap);
    column->addWidget(m_areaTitle);
    column->addWidget(m_areaCaption);
    column->addLayout(buttons);
    return part;
}

void NextRunPage::setDropHint(bool hovering)
{
    m_area->setLit(hovering);
}

bool NextRunPage::isStableNow() const
{
    const Attempts &attempts = model()->attempts();
    return !attempts.empty() && isStable(attempts.back().run);
}

void NextRunPage::refreshWhenSeen()
{
    m_isStale = !isVisible();
    if (!m_isStale)
        refresh();
}

void NextRunPage::showEvent(QShowEvent *event)
{
    if (std::exchange(m_isStale, false))
        refresh();
    Page::showEvent(event);
}

void NextRunPage::refresh()
{
    const std::size_t count = model()->attempts().size();
    if (std::exchange(m_count, count) != count)
        findChild<QScrollArea *>(u"pageScroll"_s)->verticalScrollBar()->setValue(0);
    refreshLadder();
    refreshSentence();
    refreshNotes();
    refreshComparison();
    refreshAction();
    m_areaTitle->setText(tr("Drop the log of the next run here"));
    m_areaCaption->setText(tr("Train with the saved config. The new log is compared with the last "
                              "one, and your config stays as it is."));
    m_open->setText(tr("&Open the log…"));
    m_open->setAccessibleDescription(tr("Chooses the log of the next run"));
    m_paste->setText(tr("&Paste the log"));
    m_paste->setAccessibleDescription(tr("Takes the log of the next run from the clipboard"));
    m_area->setVisible(model()->hasCase());
    m_ledgerTitle->setText(tr("All runs of this job"));
    m_ledgerPart->setVisible(!model()->attempts().empty());
}

void NextRunPage::refreshSentence()
{
    const Attempts &attempts = model()->attempts();
    if (!model()->hasCase())
        m_frame->setSentence(tr("No case is open: drop a log or a config first."));
    else if (attempts.empty())
        m_frame->setSentence(tr("Nothing has run yet. Drop the log once the training has ended."));
    else if (attempts.size() > 1)
        m_frame->setSentence(
            tr("%1. %2", "solved or not, the reason as a sentence")
                .arg(titleOf(attempts.back().outcome), reasonAt(attempts, attempts.size() - 1)));
    else if (isStableNow())
        m_frame->setSentence(tr("This run did not fail. Go up one step at a time."));
    else
        m_frame->setSentence(tr("Did it help? Train again, then check the new log here."));
}

void NextRunPage::refreshNotes()
{
    const Attempts &attempts = model()->attempts();
    m_otherConfig->solve();
    m_raised->solve();
    m_broken->solve();
    if (attempts.empty())
        return;
    const Attempt &last = attempts.back();
    const std::optional<JobText> ran = last.job();
    const JobText *saved = model()->originalJob();
    if (attempts.size() > 1 && ran && saved) {
        const std::vector<Edit> different = changesBetween(*ran, *saved);
        if (!different.empty())
            m_otherConfig->showWarning(
                tr("The run used other settings than the config that is open here (%n of them).",
                   nullptr, static_cast<int>(different.size())),
                showChanges(different, 5));
    }
    const std::vector<Rung> raised = rungsRaised(last.changes);
    if (raised.size() > 1) {
        QStringList names;
        for (const Rung rung : raised)
            names << titleOf(rung);
        m_raised->showWarning(
            tr("Several heavier settings were raised at once: %1.")
                .arg(names.join(tr(", ", "between the items of a list"))),
            tr("If it fails, nobody can tell which one it was. Go up one at a time."));
    }
    const Attempt *stable = lastStable(attempts);
    m_back->setText(tr("&Go back to the stable config"));
    if (stable != nullptr && !isStableNow() && stable->job() && model()->job())
        m_broken->showWarning(tr("An earlier run of this job was stable."),
                              tr("Its settings can be put back. Undo takes that back again."));
}

void NextRunPage::refreshComparison()
{
    const Attempts &attempts = model()->attempts();
    const bool canCompare = attempts.size() > 1;
    m_comparisonPart->setVisible(canCompare);
    m_comparisonTitle->setText(tr("Against the run before"));
    if (canCompare)
        m_comparison->setRuns(attempts, attempts.size() - 2, attempts.size() - 1,
                              model()->knowledge());
}

void NextRunPage::refreshLadder()
{
    m_ladder = {};
    const Attempts &attempts = model()->attempts();
    if (isStableNow()) {
        if (const std::optional<JobView> stable = attempts.back().view())
            m_ladder = scaleUp(*stable, attempts, model()->knowledge().architectures);
    }
    m_ladderPart->setVisible(!m_ladder.steps.empty());
    m_ladderTitle->setText(tr("Back up, one step at a time"));
    m_ladderCaption->setText(
        tr("Take one heavier setting, train, check the log here, then take the next. A bucket is "
           "a size that pictures are grouped in for training."));
    m_ladderView->setLadder(m_ladder);
}

void NextRunPage::refreshAction()
{
    if (!model()->hasCase())
        m_frame->setMainAction(tr("Go to &Drop"));
    else if (m_ladder.next() != nullptr && model()->job())
        m_frame->setMainAction(tr("Take the next &step"));
    else if (!model()->attempts().empty() && !isStableNow())
        m_frame->setMainAction(tr("See the &diagnosis"));
    else
        m_frame->setMainAction({});
}

void NextRunPage::act()
{
    if (!model()->hasCase())
        Q_EMIT stepRequested(StepPage::Drop);
    else if (m_ladder.next() != nullptr && model()->job())
        takeNextStep();
    else
        Q_EMIT stepRequested(StepPage::Diagnosis);
}

void NextRunPage::takeNextStep()
{
    const RungStep step = *m_ladder.next();
    const std::optional<JobText> stable = model()->attempts().back().job();
    const Result<JobText> target = stable ? stable->apply(step.edits) : std::unexpected(Error());
    // From the settings that ran well, whatever stands in the config by now.
    Result<void> applied;
    if (target)
        applied = model()->applyEdits(changesBetween(*model()->job(), *target), titleOf(step.rung));
    else
        applied = std::unexpected(target.error());
    if (!applied) {
        m_raised->showError(applied.error());
        return;
    }
    model()->tell(tr("Done: %1 Save the config, then train again.").arg(step.why));
    Q_EMIT stepRequested(StepPage::Fixes);
}

void NextRunPage::goBackToStable()
{
    const Attempt *stable = lastStable(model()->attempts());
    const std::optional<JobText> job = stable != nullptr ? stable->job() : std::nullopt;
    if (!job || !model()->job())
        return;
    // Setting by setting, so that comments and layout of the file that is open stay.
    const Result<void> applied = model()->applyEdits(changesBetween(*model()->job(), *job),
                                                     tr("Go back to the stable config"));
    if (!applied) {
        m_broken->showError(applied.error());
        return;
    }
    model()->tell(
        tr("The settings of the stable run are back. Save the config, then train again."));
    Q_EMIT stepRequested(StepPage::Fixes);
}

void NextRunPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    Page::changeEvent(event);
}

} // namespace headroom
