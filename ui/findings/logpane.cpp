// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/logpane.h"

#include "ui/findings/logview.h"
#include "ui/shell/icons.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/textlabel.h"

#include <QDir>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>

namespace headroom {

namespace {

constexpr int kPatience = 200; ///< milliseconds before the view says that it is reading

QToolButton *makeButton(const char *name, const QString &icon, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(QLatin1StringView(name));
    button->setIcon(tintedIcon(icon));
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

const Source *logOf(const Case &facts)
{
    if (!facts.current || *facts.current >= facts.runInputs.size())
        return nullptr;
    const std::size_t input = facts.runInputs[*facts.current];
    return input < facts.inputs.size() ? &facts.inputs[input] : nullptr;
}

QMap<int, LogHighlight> highlightsOf(const Run &run, const Signatures &signatures)
{
    constexpr qsizetype kEnoughToFindIt = 40;
    QMap<int, LogHighlight> lines;
    for (const Symptom &symptom : run.symptoms) {
        const Signature *signature = signatures.find(symptom.signature);
        lines.insert(symptom.line.value,
                     {.tone = Tone::Info,
                      .text = signature ? QString::fromUtf8(signature->literal) : QString()});
    }
    for (const Failure &failure : run.failures) {
        const bool survived = failure.survived && &failure != run.fatalFailure();
        lines.insert(failure.line.value, {.tone = survived ? Tone::Warning : Tone::Error,
                                          .text = failure.text.left(kEnoughToFindIt)});
    }
    return lines;
}

LineNumber keyLineOf(const Run &run)
{
    if (const Failure *fatal = run.fatalFailure())
        return fatal->line;
    return run.failures.empty() ? run.lastLine : run.failures.back().line;
}

LogPane::LogPane(QWidget *parent)
    : QWidget(parent),
      m_title(new TextLabel(TextRole::Section, this)),
      m_file(new ElidedLabel(this)),
      m_problem(new InlineMessage(this)),
      m_view(new LogView(this))
{
    m_view->setObjectName(QStringLiteral("logView"));
    m_problem->setObjectName(QStringLiteral("logProblem"));
    m_title->setWordWrap(false);
    auto *head = new QHBoxLayout;
    head->setSpacing(grid::kGroupGap);
    head->addWidget(m_title);
    head->addWidget(m_file, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(grid::kFieldGap);
    column->addLayout(head);
    column->addWidget(m_problem);
    column->addWidget(m_view, 1);
    column->addWidget(makeSearchBar());
    setFocusProxy(m_view);

    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this,
            [this] { m_view->setPlaceholder(tr("Reading the log …")); });
    retranslate();
}

QWidget *LogPane::makeSearchBar()
{
    auto *bar = new QWidget(this);
    m_search = new QLineEdit(bar);
    m_search->setObjectName(QStringLiteral("logSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(tintedIcon(QStringLiteral("find")), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_outcome = new TextLabel(TextRole::Caption, bar);
    m_outcome->setObjectName(QStringLiteral("searchOutcome"));
    m_outcome->setWordWrap(false);
    m_outcome->setMuted(true);
    m_previous = makeButton("searchPrevious", QStringLiteral("previous"), bar);
    m_next = makeButton("searchNext", QStringLiteral("next"), bar);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins({});
    row->setSpacing(grid::kFieldGap);
    row->addWidget(m_search, 1);
    row->addWidget(m_outcome);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    m_outcome->hide();

    connect(m_next, &QToolButton::clicked, this, [this] { search(false); });
    connect(m_previous, &QToolButton::clicked, this, [this] { search(true); });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_view->setSearchText(text);
        tellOutcome({});
    });
    const auto shortcut = [this](const QKeySequence &keys, auto run) {
        auto *made = new QShortcut(keys, this);
        made->setContext(Qt::WidgetWithChildrenShortcut);
        connect(made, &QShortcut::activated, this, run);
    };
    shortcut(QKeySequence(Qt::Key_F3), [this] { search(false); });
    shortcut(QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { search(true); });
    return bar;
}

void LogPane::startSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

bool LogPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        search(key->modifiers().testFlag(Qt::ShiftModifier));
        return true;
    }
    if (key->key() == Qt::Key_Escape) {
        m_view->setFocus();
        return true;
    }
    return false;
}

void LogPane::showCase(const Case &facts, const Signatures &signatures)
{
    const Run *run = facts.run();
    m_highlights = run ? highlightsOf(*run, signatures) : QMap<int, LogHighlight>();
    m_problem->solve();
    const Source *source = logOf(facts);
    if (!source || !run) {
        m_reading.cancel();
        m_patience.stop();
        m_shownPath.clear();
        m_shownBytes = -1;
        m_file->setText({});
        m_view->setDocument(nullptr);
        m_view->setPlaceholder(tr("There is no log yet. Drop one on the window to see it here."));
        return;
    }
    m_wanted = keyLineOf(*run);
    if (source->path == m_shownPath && source->bytes == m_shownBytes && m_view->document()) {
        m_view->setHighlights(m_highlights);
        showLine(*std::exchange(m_wanted, std::nullopt));
        return;
    }
    m_shownPath = source->path;
    m_shownBytes = source->bytes;
    m_file->setText(source->path.isEmpty() ? tr("pasted text")
                                           : QDir::toNativeSeparators(source->path));
    readLog(*source);
}

void LogPane::readLog(const Source &source)
{
    m_view->setDocument(nullptr);
    m_view->setPlaceholder({});
    m_patience.start();
    m_reading.start(
        [source](const Progress &progress) { return LogDocument::read(source, progress); },
        [this](Result<std::shared_ptr<const LogDocument>> document) { take(std::move(document)); });
}

void LogPane::take(Result<std::shared_ptr<const LogDocument>> document)
{
    m_patience.stop();
    m_view->setPlaceholder({});
    if (!document) {
        m_problem->showError(document.error());
        return;
    }
    m_view->setDocument(*std::move(document));
    m_view->setHighlights(m_highlights);
    if (m_wanted)
        m_view->showLine(*std::exchange(m_wanted, std::nullopt));
}

void LogPane::showLine(LineNumber line)
{
    if (m_view->document())
        m_view->showLine(line);
    else
        m_wanted = line;
}

void LogPane::search(bool backwards)
{
    const QString text = m_search->text();
    if (text.isEmpty() || !m_view->document()) {
        startSearch();
        return;
    }
    tellOutcome(tr("Searching …"));
    m_searching.start(
        [document = m_view->sharedDocument(), text, from = m_view->currentLine(), backwards](
            const Progress &progress) { return document->find(text, from, backwards, progress); },
        [this](std::optional<LineNumber> found) {
            if (found) {
                m_view->showLine(*found);
                tellOutcome(tr("line %1").arg(locale().toString(found->value)));
            } else {
                tellOutcome(tr("not found"));
            }
            Q_EMIT searchFinished();
        });
}

void LogPane::tellOutcome(const QString &outcome)
{
    m_outcome->setText(outcome);
    m_outcome->setVisible(!outcome.isEmpty());
}

void LogPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void LogPane::retranslate()
{
    m_title->setText(tr("Log"));
    m_view->setAccessibleName(tr("Log"));
    m_view->setAccessibleDescription(
        tr("Arrow keys move by lines, Enter unfolds the redraws of a progress bar."));
    m_search->setPlaceholderText(tr("Find in the log (Ctrl+F)"));
    m_search->setAccessibleName(tr("Find in the log"));
    m_search->setAccessibleDescription(tr("Enter finds the next line, Shift+Enter the one before"));
    m_previous->setToolTip(tr("Find the line before (Shift+F3)"));
    m_previous->setAccessibleName(tr("Find the line before"));
    m_next->setToolTip(tr("Find the next line (F3)"));
    m_next->setAccessibleName(tr("Find the next line"));
}

} // namespace headroom
