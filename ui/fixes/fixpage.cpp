// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/fixpage.h"

#include "report/wording.h"
#include "ui/fixes/configlines.h"
#include "ui/fixes/configpanel.h"
#include "ui/fixes/configsaver.h"
#include "ui/fixes/peakpanel.h"
#include "ui/fixes/planlist.h"
#include "ui/fixes/saferetry.h"
#include "ui/widgets/copybutton.h"
#include "ui/widgets/diffview.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/look.h"
#include "ui/widgets/pageframe.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSplitter>
#include <QUndoStack>
#include <QVBoxLayout>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {
constexpr int kComparisonHeight = 160;
} // namespace

FixPage::FixPage(CaseModel *model, QWidget *parent)
    : Page(model, parent),
      m_frame(new PageFrame(PageFrame::Contents::Fill, this)),
      m_message(new InlineMessage(this)),
      m_comparison(new DiffView(this)),
      m_plan(new PlanList(this)),
      m_config(new ConfigPanel(model, this)),
      m_peaks(new PeakPanel(this)),
      m_saver(new ConfigSaver(model, m_message, this)),
      m_undo(new QPushButton(this)),
      m_redo(new QPushButton(this)),
      m_reset(new QPushButton(this)),
      m_copy(new CopyButton(this)),
      m_saveAs(new QPushButton(this))
{
    setObjectName(u"fixPage"_s);
    build();
    addActions();
    connect(m_plan, &PlanList::applyRequested, this, &FixPage::apply);
    connect(m_plan, &PlanList::retryRequested, this, &FixPage::applyRetry);
    connect(m_config, &ConfigPanel::validChanged, this, &FixPage::refreshActions);
    connect(m_config, &ConfigPanel::openRequested, this,
            [this] { Q_EMIT stepRequested(StepPage::Drop); });
    connect(model, &CaseModel::caseChanged, this, [this] {
        m_message->solve();
        showComparison({});
    });
    connect(m_message, &InlineMessage::closed, this, [this] { showComparison({}); });
    connect(m_saver, &ConfigSaver::compared, this, &FixPage::showComparison);
    connect(model, &CaseModel::jobChanged, this, &FixPage::refresh);
    connect(model, &CaseModel::modifiedChanged, this, &FixPage::refreshActions);
    retranslate();
}

void FixPage::build()
{
    m_message->setObjectName(u"fixMessage"_s);
    m_plan->setObjectName(u"planList"_s);
    m_config->setObjectName(u"configPanel"_s);
    m_peaks->setObjectName(u"peakPanel"_s);
    m_undo->setObjectName(u"undo"_s);
    m_redo->setObjectName(u"redo"_s);
    m_reset->setObjectName(u"reset"_s);
    m_copy->setObjectName(u"copyConfig"_s);
    m_saveAs->setObjectName(u"saveAs"_s);

    auto *columns = new QSplitter(Qt::Horizontal, this);
    columns->setObjectName(u"fixColumns"_s);
    columns->setChildrenCollapsible(false);
    columns->setHandleWidth(grid::kGroupGap);
    columns->addWidget(m_plan);
    columns->addWidget(m_config);
    columns->addWidget(m_peaks);
    columns->setSizes({300, 460, 230});
    columns->setStretchFactor(0, 3);
    columns->setStretchFactor(1, 5);
    columns->setStretchFactor(2, 2);
    m_plan->setMinimumWidth(240);
    m_config->setMinimumWidth(240);
    m_peaks->setMinimumWidth(180);
    m_comparison->setObjectName(u"comparison"_s);
    m_comparison->setMaximumHeight(kComparisonHeight);
    m_comparison->hide();
    m_frame->contents()->addWidget(m_message);
    m_frame->contents()->addWidget(m_comparison);
    m_frame->contents()->addWidget(columns, 1);

    QHBoxLayout *actions = m_frame->actions();
    for (QPushButton *button : {m_undo, m_redo, m_reset}) {
        button->setAutoDefault(false);
        actions->addWidget(button);
    }
    actions->addStretch(1);
    m_saveAs->setAutoDefault(false);
    actions->addWidget(m_copy);
    actions->addWidget(m_saveAs);

    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->addWidget(m_frame);
}

void FixPage::addActions()
{
    connect(m_undo, &QPushButton::clicked, this, &FixPage::undo);
    connect(m_redo, &QPushButton::clicked, this, [this] {
        if (m_config->commit())
            model()->undoStack()->redo();
    });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        m_config->discard();
        model()->resetEdits();
    });
    connect(m_saveAs, &QPushButton::clicked, this, [this] {
        if (m_config->commit())
            m_saver->saveAs();
        else
            m_config->focusEditor();
    });
    connect(m_frame->mainAction(), &QPushButton::clicked, this, &FixPage::save);
    // Not the button's own shortcuts: those would vanish with its text at each change of language.
    for (const auto &[button, keys] :
         {std::pair(m_undo, QKeySequence(QKeySequence::Undo)),
          std::pair(m_redo, QKeySequence(QKeySequence::Redo)),
          std::pair(m_frame->mainAction(), QKeySequence(QKeySequence::Save))}) {
        auto *action = new QAction(this);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, button, &QPushButton::click);
        addAction(action);
    }
}

void FixPage::showConfigLine(LineNumber line)
{
    if (model()->job() != nullptr)
        m_config->goToLine(line);
}

QString FixPage::sentence() const
{
    if (!model()->hasCase())
        return tr("No case is open: drop a log or a config first.");
    for (const PlanStep &step : model()->plan()) {
        if (step.state == FixState::Proposed)
            return tr("Next change: %1.").arg(fixTitle(step.fix, model()->knowledge()));
    }
    return model()->isModified() ? tr("All steps of the plan are done. Save the config and retry.")
                                 : tr("There is nothing to change.");
}

void FixPage::refresh()
{
    if (m_message->tone() == Tone::Positive)
        m_message->solve(); // old news now
    m_frame->setSentence(sentence());
    m_retry.clear();
    if (model()->job() != nullptr && model()->jobView() != nullptr)
        m_retry = safestRetry(model()->plan(), model()->diagnosis(), *model()->job(),
                              model()->facts(), model()->knowledge());
    m_plan->setPlan(
        planCards(model()->plan(), model()->diagnosis(), model()->facts(), model()->knowledge()),
        model()->jobView() != nullptr, m_retry);
    m_config->refresh();
    m_peaks->setEstimates(model()->estimateNow(), model()->diagnosis().estimate);
    refreshActions();
}

void FixPage::refreshActions()
{
    const QUndoStack *history = model()->undoStack();
    const JobText *job = model()->job();
    const bool hasJob = job != nullptr;
    const bool changed = hasJob && !(*job == *model()->originalJob());
    m_undo->setEnabled(history->canUndo() || m_config->isInvalid());
    m_redo->setEnabled(history->canRedo());
    m_reset->setEnabled(changed || m_config->isInvalid());
    m_undo->setToolTip(history->canUndo() ? tr("Undo: %1").arg(history->undoText()) : QString());
    m_redo->setToolTip(history->canRedo() ? tr("Redo: %1").arg(history->redoText()) : QString());
    m_copy->setContents(hasJob ? editorText(job->bytes()) : QString());
    for (QPushButton *button : {m_undo, m_redo, m_reset, m_saveAs})
        button->setVisible(hasJob);
    m_copy->setVisible(hasJob);
    m_frame->setMainAction(hasJob ? tr("&Save the config") : QString());
}

void FixPage::apply(const QString &fix)
{
    if (!m_config->commit()) {
        m_config->focusEditor();
        return;
    }
    tellResult(model()->applyFix(fix));
}

void FixPage::applyRetry()
{
    if (!m_config->commit()) {
        m_config->focusEditor();
        return;
    }
    tellResult(model()->applyFixes(m_retry, tr("Apply the safest retry")));
}

void FixPage::tellResult(const Result<void> &result)
{
    m_message->setActions({});
    if (result)
        m_message->solve();
    else
        m_message->showError(result.error());
}

void FixPage::undo()
{
    // Typed text that is not valid has no step in the history: undoing it means dropping it.
    if (!m_config->commit())
        m_config->discard();
    else
        model()->undoStack()->undo();
}

void FixPage::save()
{
    if (!m_config->commit()) {
        m_message->setActions({});
        m_message->showError(
            Error{.id = u"fixes.invalid_text"_s,
                  .message = tr("The text of the config is not valid yet, so nothing was saved."),
                  .remedy = tr("Correct the marked line, or undo.")});
        m_config->focusEditor();
        return;
    }
    m_saver->save();
}

void FixPage::showComparison(const QString &diff)
{
    m_comparison->setVisible(!diff.isEmpty());
    m_comparison->setDiff(diff);
    m_comparison->setAccessibleName(tr("What the file has otherwise than this window"));
}

void FixPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

void FixPage::retranslate()
{
    m_undo->setText(tr("&Undo"));
    m_redo->setText(tr("&Redo"));
    m_reset->setText(tr("R&eset"));
    m_saveAs->setText(tr("Sa&ve as…"));
    m_copy->setSubject(tr("the config"));
    m_saver->retranslate();
    refresh();
}

} // namespace headroom
