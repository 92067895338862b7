// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/historypage.h"

#include "ui/history/historywords.h"
#include "ui/history/ledgerview.h"
#include "ui/history/runcomparison.h"
#include "ui/widgets/followingscrollarea.h"
#include "ui/widgets/pageframe.h"
#include "ui/widgets/textlabel.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace headroom {

using namespace Qt::StringLiterals;

HistoryPage::HistoryPage(CaseModel *model, QWidget *parent)
    : Page(model, parent),
      m_frame(new PageFrame(PageFrame::Contents::Fill, this)),
      m_ledger(new LedgerView(model, this)),
      m_before(new QComboBox(this)),
      m_after(new QComboBox(this)),
      m_note(new QLineEdit(this)),
      m_comparison(new RunComparison(this))
{
    setObjectName(u"historyPage"_s);
    m_ledger->setObjectName(u"historyLedger"_s);
    m_before->setObjectName(u"compareBefore"_s);
    m_after->setObjectName(u"compareAfter"_s);
    m_note->setObjectName(u"attemptNote"_s);
    m_comparison->setObjectName(u"historyComparison"_s);
    m_runs = makeRuns();
    m_details = makeDetails();
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->addWidget(m_frame);
    m_frame->contents()->addWidget(m_runs);
    m_frame->contents()->addWidget(m_details, 1);

    connect(m_ledger->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &HistoryPage::chooseRow);
    for (QComboBox *box : {m_before, m_after})
        connect(box, &QComboBox::activated, this, &HistoryPage::showPair);
    connect(m_note, &QLineEdit::editingFinished, this, [this] {
        this->model()->setNote(static_cast<std::size_t>(m_after->currentIndex()),
                               m_note->text().trimmed());
    });
    connect(m_frame->mainAction(), &QPushButton::clicked, this, [this] {
        if (this->model()->attempts().empty())
            Q_EMIT stepRequested(StepPage::Drop);
        else
            Q_EMIT saveCaseRequested();
    });
    connect(model, &CaseModel::historyChanged, this, &HistoryPage::refreshWhenSeen);
    connect(model, &CaseModel::caseChanged, this, &HistoryPage::refreshWhenSeen);
    retranslate();
}

HistoryPage::~HistoryPage()
{
    // A note that is being typed is taken when its editor goes, which is after this.
    disconnect(model(), nullptr, this, nullptr);
    disconnect(m_note, nullptr, this, nullptr);
}

QWidget *HistoryPage::makeRuns()
{
    auto *part = new QWidget(this);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins({});
    column->addWidget(m_ledger);
    return part;
}

QWidget *HistoryPage::makeDetails()
{
    auto *inside = new QWidget(this);
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins({});
    column->setSpacing(grid::kGroupGap);

    auto *noteRow = new QHBoxLayout;
    noteRow->setSpacing(grid::kFieldGap);
    m_noteTitle = new TextLabel(TextRole::Body, inside);
    m_noteTitle->setWordWrap(false);
    m_noteTitle->setBuddy(m_note);
    noteRow->addWidget(m_noteTitle);
    noteRow->addWidget(m_note, 1);
    column->addLayout(noteRow);

    m_pairRow = new QWidget(inside);
    auto *pair = new QHBoxLayout(m_pairRow);
    pair->setContentsMargins({});
    pair->setSpacing(grid::kFieldGap);
    m_compare = new TextLabel(TextRole::Body, m_pairRow);
    m_with = new TextLabel(TextRole::Body, m_pairRow);
    for (TextLabel *label : {m_compare, m_with})
        label->setWordWrap(false);
    m_compare->setBuddy(m_before);
    m_with->setBuddy(m_after);
    pair->addWidget(m_compare);
    pair->addWidget(m_before);
    pair->addWidget(m_with);
    pair->addWidget(m_after);
    pair->addStretch(1);
    column->addWidget(m_pairRow);
    m_lonely = new TextLabel(TextRole::Body, inside);
    m_lonely->setMuted(true);
    column->addWidget(m_lonely);
    m_reason = new TextLabel(TextRole::Section, inside);
    m_reason->setObjectName(u"comparisonReason"_s);
    column->addWidget(m_reason);
    column->addWidget(m_comparison);
    column->addStretch(1);
    auto *area = new FollowingScrollArea(this);
    area->setColumn(inside);
    return area;
}

void HistoryPage::fillRuns(QComboBox *box, int current)
{
    const Attempts &attempts = model()->attempts();
    box->clear();
    for (std::size_t i = 0; i < attempts.size(); ++i)
        box->addItem(tr("%1: %2", "name of a run, what happened")
                         .arg(nameOfRun(i), whatHappened(attempts[i].run)));
    box->setCurrentIndex(current);
}

void HistoryPage::refreshWhenSeen()
{
    m_isStale = !isVisible();
    if (!m_isStale)
        refresh();
}

void HistoryPage::showEvent(QShowEvent *event)
{
    if (std::exchange(m_isStale, false))
        refresh();
    Page::showEvent(event);
}

void HistoryPage::refresh()
{
    const Attempts &attempts = model()->attempts();
    const int count = static_cast<int>(attempts.size());
    const bool isNew = count != m_count;
    m_count = count;
    const int before = isNew ? std::max(0, count - 2) : m_before->currentIndex();
    const int after = isNew ? count - 1 : m_after->currentIndex();
    fillRuns(m_before, before);
    fillRuns(m_after, after);
    m_runs->setVisible(count > 0);
    m_details->setVisible(count > 0);
    m_pairRow->setVisible(count > 1);
    m_comparison->setVisible(count > 1);
    m_reason->setVisible(count > 1);
    m_lonely->setVisible(count == 1);
    if (count > 0)
        m_frame->setSentence(
            tr("%1: %n run(s) so far.", "name of a job", count).arg(model()->title()));
    else
        m_frame->setSentence(model()->hasCase()
                                 ? tr("Nothing has run yet. Each log that is dropped for this job "
                                      "becomes a row here.")
                                 : tr("No case is open: the runs of a job are kept here."));
    m_frame->setMainAction(count > 0 ? tr("&Save the case…") : tr("Go to &Drop"));
    if (isNew && count > 0)
        chooseLast();
    showPair();
}

void HistoryPage::chooseLast()
{
    m_ledger->setCurrentIndex(m_ledger->model()->index(m_count - 1, AttemptModel::Note));
}

/// A row stands for the run and the one before it.
void HistoryPage::chooseRow()
{
    const int row = m_ledger->currentIndex().row();
    if (row < 0 || row >= m_count)
        return;
    m_after->setCurrentIndex(row);
    m_before->setCurrentIndex(std::max(0, row - 1));
    showPair();
}

void HistoryPage::showPair()
{
    const Attempts &attempts = model()->attempts();
    const int before = m_before->currentIndex();
    const int after = m_after->currentIndex();
    if (after < 0 || before < 0 || after >= m_count || before >= m_count)
        return;
    const Attempt &shown = attempts[static_cast<std::size_t>(after)];
    if (!m_note->hasFocus() || m_note->text().trimmed() != shown.note)
        m_note->setText(shown.note);
    const RunSummary &one = attempts[static_cast<std::size_t>(before)].run;
    const Comparison comparison = before == after ? Comparison{} : compare(one, shown.run);
    m_reason->setText(before == after ? tr("Choose two different runs to compare them.")
                                      : tr("%1. %2", "solved or not, the reason as a sentence")
                                            .arg(titleOf(comparison.outcome),
                                                 reasonOf(comparison, one, shown.run)));
    m_comparison->setVisible(before != after);
    if (before != after)
        m_comparison->setRuns(attempts, static_cast<std::size_t>(before),
                              static_cast<std::size_t>(after), model()->knowledge());
}

void HistoryPage::retranslate()
{
    m_noteTitle->setText(tr("&Note"));
    m_note->setPlaceholderText(tr("What you want to remember of this run"));
    m_note->setAccessibleDescription(tr("Kept with the chosen run"));
    m_compare->setText(tr("Co&mpare"));
    m_with->setText(tr("&with"));
    m_before->setAccessibleName(tr("Compare this run"));
    m_before->setAccessibleDescription(tr("The earlier one of the two"));
    m_after->setAccessibleName(tr("with this run"));
    m_after->setAccessibleDescription(tr("The later one of the two; the note belongs to it"));
    m_lonely->setText(tr("This is the only run so far. Drop the log of the next one on the page "
                         "“Next run”, and the two are compared here."));
    refresh();
}

void HistoryPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

} // namespace headroom
