// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/configtextview.h"

#include "ui/fixes/configeditor.h"
#include "ui/fixes/configlines.h"
#include "ui/fixes/findbar.h"
#include "ui/shell/casemodel.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/textlabel.h"

#include <QAction>
#include <QLocale>
#include <QTimer>
#include <QVBoxLayout>

#include <chrono>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {
constexpr std::chrono::milliseconds kPauseOfTyping{300};
} // namespace

ConfigTextView::ConfigTextView(CaseModel *model, QWidget *parent)
    : QWidget(parent),
      m_model(model),
      m_editor(new ConfigEditor(this)),
      m_find(new FindBar(m_editor, this)),
      m_plainNote(new TextLabel(TextRole::Caption, this)),
      m_problem(new InlineMessage(this)),
      m_goToProblem(new QAction(this)),
      m_typing(new QTimer(this))
{
    build();
    addShortcuts();
    m_typing->setSingleShot(true);
    m_typing->setInterval(kPauseOfTyping);
    connect(m_typing, &QTimer::timeout, this, &ConfigTextView::commit);
    connect(m_editor, &ConfigEditor::edited, this, [this] {
        m_pending = true;
        m_typing->start();
    });
    const auto takeCatalogue = [this] {
        m_editor->setCatalogue(&m_model->knowledge().panels);
    };
    takeCatalogue();
    connect(model, &CaseModel::knowledgeLoaded, this, takeCatalogue);
    connect(m_goToProblem, &QAction::triggered, this,
            [this] { goToLine(LineNumber{m_problemLine}); });
}

void ConfigTextView::build()
{
    m_editor->setObjectName(u"configEditor"_s);
    m_problem->setObjectName(u"textProblem"_s);
    m_problem->setClosable(false);
    m_plainNote->setMuted(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(grid::kFieldGap);
    column->addWidget(m_find);
    column->addWidget(m_editor, 1);
    column->addWidget(m_plainNote);
    column->addWidget(m_problem);
}

void ConfigTextView::addShortcuts()
{
    const auto add = [this](const QKeySequence &keys, const auto &does) {
        auto *action = new QAction(this);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, does);
        addAction(action);
    };
    add(QKeySequence::Find, [this] { m_find->open(false); });
    add(QKeySequence(Qt::CTRL | Qt::Key_H), [this] { m_find->open(true); });
    add(QKeySequence(Qt::Key_F3), [this] { m_find->findNext(); });
    add(QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { m_find->findPrevious(); });
}

void ConfigTextView::refresh()
{
    // Colouring a text that nobody sees would only cost time.
    m_stale = !isVisible();
    if (!m_stale)
        showConfig();
}

void ConfigTextView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale && m_model->job() != nullptr)
        showConfig();
    m_stale = false;
}

void ConfigTextView::showConfig()
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

void ConfigTextView::showJobProblem()
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

void ConfigTextView::setProblems(const std::vector<JobProblem> &problems)
{
    if (m_invalid || m_pending || m_model->job() == nullptr || !isVisible()) {
        m_editor->setProblems({});
        return;
    }
    std::vector<EditorProblem> marks;
    const JobText &job = *m_model->job();
    for (const JobProblem &problem : problems) {
        const Tone tone = problem.severity == Severity::Error     ? Tone::Error
                          : problem.severity == Severity::Warning ? Tone::Warning
                                                                  : Tone::Info;
        const std::optional<TextPlace> place =
            problem.path.text.isEmpty() ? std::nullopt : job.place(problem.path);
        if (place) {
            const auto begin = editorText(job.bytes().first(place->begin)).size();
            const auto length =
                editorText(job.bytes().sliced(place->begin, place->end - place->begin)).size();
            marks.push_back(
                {static_cast<int>(begin), static_cast<int>(length), tone, problem.message});
        } else if (problem.line) {
            marks.push_back(m_editor->problemOfLine(*problem.line, tone, problem.message));
        }
    }
    m_editor->setProblems(marks);
}

bool ConfigTextView::commit()
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

void ConfigTextView::showInvalid(const Error &error)
{
    const QString line = locale().toString(error.line);
    const bool hasLine = error.line > 0;
    m_problemLine = error.line;
    m_editor->setProblems({});
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

void ConfigTextView::discard()
{
    dropTyped();
    if (m_model->job() != nullptr)
        showConfig();
}

void ConfigTextView::dropTyped()
{
    m_typing->stop();
    m_pending = false;
    setInvalid(false);
}

void ConfigTextView::goToLine(LineNumber line)
{
    m_editor->goToLine(line);
    m_editor->setFocus();
}

void ConfigTextView::focusEditor()
{
    m_editor->setFocus();
}

void ConfigTextView::setInvalid(bool invalid)
{
    if (m_invalid == invalid)
        return;
    m_invalid = invalid;
    Q_EMIT validChanged();
}

void ConfigTextView::retranslate()
{
    m_editor->setAccessibleName(tr("Text of the config"));
    m_plainNote->setText(tr("This text is too long to be coloured."));
    m_find->retranslate();
}

} // namespace headroom
