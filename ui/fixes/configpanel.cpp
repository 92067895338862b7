// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/configpanel.h"

#include "ui/fixes/byhand.h"
#include "ui/fixes/configeditor.h"
#include "ui/fixes/configlines.h"
#include "ui/fixes/plancards.h"
#include "ui/shell/casemodel.h"
#include "ui/widgets/copybutton.h"
#include "ui/widgets/diffview.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/textlabel.h"

#include <QAction>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QTimer>

#include <chrono>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {
constexpr std::chrono::milliseconds kTypingPause{400};
} // namespace

ConfigPanel::ConfigPanel(CaseModel *model, QWidget *parent)
    : QWidget(parent),
      m_model(model),
      m_title(new TextLabel(TextRole::Section, this)),
      m_advanced(new QPushButton(this)),
      m_changesTitle(new TextLabel(TextRole::Section, this)),
      m_changesText(new TextLabel(TextRole::Body, this)),
      m_diff(new DiffView(this)),
      m_byHand(new QWidget(this)),
      m_byHandText(new TextLabel(TextRole::Body, m_byHand)),
      m_byHandLines(new TextLabel(TextRole::Code, m_byHand)),
      m_byHandCopy(new CopyButton(m_byHand)),
      m_open(new QPushButton(m_byHand)),
      m_config(new QWidget(this)),
      m_text(new QWidget(m_config)),
      m_changes(new QWidget(m_config)),
      m_editor(new ConfigEditor(m_text)),
      m_plainNote(new TextLabel(TextRole::Caption, m_text)),
      m_problem(new InlineMessage(m_text)),
      m_goToProblem(new QAction(this)),
      m_typing(new QTimer(this))
{
    build();
    m_typing->setSingleShot(true);
    m_typing->setInterval(kTypingPause);
    connect(m_typing, &QTimer::timeout, this, &ConfigPanel::commit);
    connect(m_editor, &ConfigEditor::edited, this, [this] {
        m_pending = true;
        m_typing->start();
    });
    connect(m_advanced, &QPushButton::toggled, m_text, &QWidget::setVisible);
    connect(m_goToProblem, &QAction::triggered, this,
            [this] { goToLine(LineNumber{m_problemLine}); });
    connect(m_open, &QPushButton::clicked, this, &ConfigPanel::openRequested);
    m_advanced->setChecked(true);
    retranslate();
}

void ConfigPanel::build()
{
    m_advanced->setObjectName(u"showAdvanced"_s);
    m_advanced->setCheckable(true);
    m_advanced->setAutoDefault(false);
    m_diff->setObjectName(u"diffView"_s);
    m_changesTitle->setObjectName(u"changesTitle"_s);
    m_changesText->setObjectName(u"changesText"_s);
    m_editor->setObjectName(u"configEditor"_s);
    m_problem->setObjectName(u"textProblem"_s);
    m_byHandLines->setObjectName(u"byHandLines"_s);
    m_byHandCopy->setObjectName(u"byHandCopy"_s);
    m_open->setObjectName(u"openConfig"_s);
    m_open->setAutoDefault(false);
    m_problem->setClosable(false);
    m_plainNote->setMuted(true);
    m_changesText->setMuted(true);

    auto *byHand = new QVBoxLayout(m_byHand);
    byHand->setContentsMargins({});
    byHand->setSpacing(grid::kGroupGap);
    byHand->addWidget(m_byHandText);
    byHand->addWidget(m_byHandLines);
    auto *byHandButtons = new QHBoxLayout;
    byHandButtons->addWidget(m_byHandCopy);
    byHandButtons->addWidget(m_open);
    byHandButtons->addStretch(1);
    byHand->addLayout(byHandButtons);
    byHand->addStretch(1);

    auto *text = new QVBoxLayout(m_text);
    text->setContentsMargins({});
    text->setSpacing(grid::kFieldGap);
    text->addWidget(m_editor, 1);
    text->addWidget(m_plainNote);
    text->addWidget(m_problem);

    auto *changes = new QVBoxLayout(m_changes);
    changes->setContentsMargins({});
    changes->setSpacing(grid::kFieldGap);
    changes->addWidget(m_changesTitle);
    changes->addWidget(m_changesText);
    changes->addWidget(m_diff, 1);
    changes->addStretch(0);

    m_parts = new QVBoxLayout(m_config);
    m_parts->setContentsMargins({});
    m_parts->setSpacing(grid::kGroupGap);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_advanced);
    m_parts->addLayout(head);
    m_parts->addWidget(m_text, 3);
    m_parts->addWidget(m_changes);

    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->addWidget(m_byHand);
    outer->addWidget(m_config);
}

void ConfigPanel::refresh()
{
    const bool hasJob = m_model->job() != nullptr;
    m_byHand->setVisible(!hasJob);
    m_config->setVisible(hasJob);
    if (hasJob) {
        m_title->setText(QFileInfo(m_model->job()->fileName()).fileName());
        showChanges();
        showEditor();
    } else {
        dropTyped();
        showByHand();
    }
}

void ConfigPanel::showByHand()
{
    const QString lines =
        changesByHand(m_model->plan(), architectureOfLog(m_model->facts(), m_model->knowledge()));
    m_byHandText->setText(
        !m_model->hasCase() ? tr("No case is open.")
        : lines.isEmpty()
            ? tr("No config was found for this run. Open it, and the changes can be made here "
                 "with one click.")
            : tr("No config was found for this run: the plan shows what to change by hand. Open "
                 "the config, and the changes can be made here with one click. The settings, in "
                 "the order of the plan:"));
    m_byHandLines->setText(lines);
    m_byHandLines->setVisible(!lines.isEmpty());
    m_byHandCopy->setContents(lines);
    m_byHandCopy->setVisible(!lines.isEmpty());
}

void ConfigPanel::showChanges()
{
    const JobText &job = *m_model->job();
    const JobText &original = *m_model->originalJob();
    m_diff->setDiff(unifiedDiff(original.bytes(), job.bytes(), job.fileName()));
    const int changed = m_diff->lineCount().changed();
    m_changesTitle->setText(changed == 0 ? tr("No changes yet")
                                         : tr("Changes: %n line(s)", nullptr, changed));
    m_diff->setVisible(changed > 0);
    m_parts->setStretchFactor(m_changes, changed > 0 ? 2 : 0);
    m_changesText->setVisible(changed == 0);
    m_changesText->setText(tr("Apply a step of the plan, and the lines it changes appear here. "
                              "Nothing else in the file is touched."));
}

void ConfigPanel::showEditor()
{
    // A new version of the text wins over what was typed; another language or answer does not.
    const QByteArray &bytes = m_model->job()->bytes();
    if ((m_pending || m_invalid) && bytes == m_shown)
        return;
    m_shown = bytes;
    dropTyped();
    m_editor->setConfig(editorText(bytes), m_model->job()->fileName());
    m_plainNote->setVisible(!m_editor->isHighlighting());
    showJobProblem();
}

void ConfigPanel::showJobProblem()
{
    m_editor->setWrongLine({});
    m_problemLine = 0;
    if (m_model->jobView() != nullptr) {
        m_problem->solve();
        return;
    }
    const Result<JobView> view = JobView::read(*m_model->job());
    m_problem->setActions({});
    m_problem->showWarning(tr("This is valid text, but not a job that AI Toolkit would run, so the "
                              "plan and the prediction cannot follow it."),
                           view ? QString() : view.error().message);
}

bool ConfigPanel::commit()
{
    if ((!m_pending && !m_invalid) || m_model->job() == nullptr)
        return true;
    m_typing->stop();
    m_pending = false;
    const Result<void> taken =
        m_model->replaceJobText(editedBytes(m_model->job()->bytes(), m_editor->config()));
    if (!taken) {
        showInvalid(taken.error());
        return false;
    }
    setInvalid(false);
    showJobProblem();
    return true;
}

void ConfigPanel::showInvalid(const Error &error)
{
    const QString line = locale().toString(error.line);
    const bool hasLine = error.line > 0;
    m_problemLine = error.line;
    m_editor->setWrongLine(hasLine ? std::optional(LineNumber{error.line}) : std::nullopt);
    m_goToProblem->setText(tr("&Go to line %1").arg(line));
    m_problem->setActions(hasLine ? QList<QAction *>{m_goToProblem} : QList<QAction *>{});
    m_problem->showMessage(
        Tone::Error,
        hasLine ? tr("Line %1: %2", "number, what is wrong there").arg(line, error.message)
                : error.message,
        error.remedy);
    setInvalid(true);
}

void ConfigPanel::discard()
{
    dropTyped();
    if (m_model->job() != nullptr)
        showEditor();
}

void ConfigPanel::dropTyped()
{
    m_typing->stop();
    m_pending = false;
    setInvalid(false);
}

void ConfigPanel::goToLine(LineNumber line)
{
    m_advanced->setChecked(true);
    m_editor->goToLine(line);
    m_editor->setFocus();
}

void ConfigPanel::focusEditor()
{
    m_advanced->setChecked(true);
    m_editor->setFocus();
}

void ConfigPanel::setInvalid(bool invalid)
{
    if (m_invalid == invalid)
        return;
    m_invalid = invalid;
    Q_EMIT validChanged();
}

void ConfigPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ConfigPanel::retranslate()
{
    m_advanced->setText(u"Show Advanced"_s); // AI Toolkit's own word
    m_advanced->setToolTip(tr("Shows the text of the config, to edit it freely."));
    m_editor->setAccessibleName(tr("Text of the config"));
    m_byHandCopy->setSubject(tr("settings to change by hand"));
    m_open->setText(tr("&Open the config"));
    m_plainNote->setText(tr("This text is too long to be coloured."));
    refresh();
}

} // namespace headroom
