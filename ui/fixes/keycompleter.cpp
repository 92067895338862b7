// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/keycompleter.h"

#include "ui/widgets/look.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTreeView>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTextRole = Qt::UserRole + 1;
constexpr int kListWidth = 520;

QString firstSentence(const QString &help)
{
    const qsizetype end = help.indexOf(". "_L1);
    return end < 0 ? help : help.first(end + 1);
}

} // namespace

KeyCompleter::KeyCompleter(QPlainTextEdit *editor)
    : QObject(editor),
      m_editor(editor),
      m_items(new QStandardItemModel(this)),
      m_completer(new QCompleter(m_items, this))
{
    auto *list = new QTreeView;
    list->setObjectName(u"completions"_s);
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->header()->hide();
    list->header()->setStretchLastSection(true);
    m_completer->setPopup(list);
    list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_completer->setWidget(editor);
    m_completer->setCompletionMode(QCompleter::PopupCompletion);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchContains);
    m_completer->setMaxVisibleItems(8);
    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
            &KeyCompleter::insert);
}

bool KeyCompleter::isOffering() const
{
    return m_completer->popup()->isVisible();
}

bool KeyCompleter::takesKey(const QKeyEvent &event) const
{
    if (!isOffering())
        return false;
    switch (event.key()) {
    case Qt::Key_Enter:
    case Qt::Key_Return:
    case Qt::Key_Escape:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true;
    default:
        return false;
    }
}

void KeyCompleter::follow(const QKeyEvent &event)
{
    const bool isAsked =
        event.key() == Qt::Key_Space && event.modifiers().testFlag(Qt::ControlModifier);
    const bool isTyped = !event.text().isEmpty() && event.text().front().isLetterOrNumber();
    const bool isShortened = event.key() == Qt::Key_Backspace && isOffering();
    if (isAsked || isTyped || isShortened || event.text() == "_"_L1)
        offer();
    else if (!event.text().isEmpty())
        m_completer->popup()->hide();
}

void KeyCompleter::offer()
{
    if (m_catalogue == nullptr)
        return;
    const QString text = m_editor->toPlainText();
    const TextSpot spot = spotAt(text, m_editor->textCursor().position());
    const std::vector<Completion> completions = completionsAt(*m_catalogue, spot);
    m_items->clear();
    for (const Completion &completion : completions) {
        auto *name = new QStandardItem(completion.label);
        name->setData(completion.text, kTextRole);
        auto *help = new QStandardItem(firstSentence(fieldText(completion.help)));
        help->setToolTip(fieldText(completion.help));
        m_items->appendRow({name, help});
    }
    m_completer->setCompletionPrefix(spot.prefix.trimmed());
    const bool isComplete = m_completer->completionCount() == 1 &&
                            m_completer->currentCompletion() == spot.prefix.trimmed();
    if (m_completer->completionCount() == 0 || isComplete) {
        m_completer->popup()->hide();
        return;
    }
    auto *list = static_cast<QTreeView *>(m_completer->popup());
    list->resizeColumnToContents(0);
    list->setCurrentIndex(m_completer->completionModel()->index(0, 0));
    QRect place = m_editor->cursorRect().translated(m_editor->viewport()->pos());
    place.setWidth(std::min(kListWidth, m_editor->width() - place.left() - grid::kGroupGap));
    place.setWidth(std::max(place.width(), kListWidth / 2));
    m_completer->complete(place);
}

void KeyCompleter::insert(const QModelIndex &index)
{
    const QString text = index.siblingAtColumn(0).data(kTextRole).toString();
    const TextSpot spot = spotAt(m_editor->toPlainText(), m_editor->textCursor().position());
    QTextCursor cursor = m_editor->textCursor();
    const bool needsBlank =
        !spot.key.isEmpty() && spot.begin > 0 &&
        m_editor->document()->characterAt(static_cast<int>(spot.begin) - 1) == u':';
    cursor.setPosition(static_cast<int>(spot.begin), QTextCursor::KeepAnchor);
    // A key that has its colon already gets no second one.
    QTextCursor behind = m_editor->textCursor();
    behind.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    const bool hasColon = spot.key.isEmpty() && behind.selectedText().trimmed().startsWith(u':');
    const QString bare = hasColon ? text.section(u':', 0, 0) : text;
    cursor.insertText(needsBlank ? u' ' + bare : bare);
    m_editor->setTextCursor(cursor);
}

} // namespace headroom
