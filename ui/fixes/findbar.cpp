// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/findbar.h"

#include "ui/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QToolButton>

namespace headroom {

using namespace Qt::StringLiterals;

FindBar::FindBar(QPlainTextEdit *editor, QWidget *parent)
    : QWidget(parent),
      m_editor(editor),
      m_what(new QLineEdit(this)),
      m_with(new QLineEdit(this)),
      m_previous(new QToolButton(this)),
      m_next(new QToolButton(this)),
      m_replaceLine(new QWidget(this)),
      m_replace(new QPushButton(m_replaceLine)),
      m_replaceAll(new QPushButton(m_replaceLine)),
      m_close(new QToolButton(this)),
      m_result(new TextLabel(TextRole::Caption, this))
{
    setObjectName(u"findBar"_s);
    build();
    connect(m_what, &QLineEdit::textEdited, this, [this] {
        QTextCursor from = m_editor->textCursor();
        from.setPosition(from.selectionStart());
        m_editor->setTextCursor(from);
        find(false);
    });
    connect(m_what, &QLineEdit::returnPressed, this, &FindBar::findNext);
    connect(m_with, &QLineEdit::returnPressed, this, &FindBar::replaceOne);
    connect(m_previous, &QToolButton::clicked, this, &FindBar::findPrevious);
    connect(m_next, &QToolButton::clicked, this, &FindBar::findNext);
    connect(m_replace, &QPushButton::clicked, this, &FindBar::replaceOne);
    connect(m_replaceAll, &QPushButton::clicked, this, &FindBar::replaceAll);
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    retranslate();
    hide();
}

void FindBar::build()
{
    m_what->setObjectName(u"findWhat"_s);
    m_with->setObjectName(u"replaceWith"_s);
    m_next->setObjectName(u"findNext"_s);
    m_previous->setObjectName(u"findPrevious"_s);
    m_replace->setObjectName(u"replaceOne"_s);
    m_replaceAll->setObjectName(u"replaceAll"_s);
    m_close->setObjectName(u"closeFind"_s);
    m_result->setMuted(true);
    m_result->setWordWrap(false);
    m_previous->setArrowType(Qt::UpArrow);
    m_next->setArrowType(Qt::DownArrow);
    m_close->setText(u"✕"_s);
    for (QToolButton *button : {m_previous, m_next, m_close})
        button->setAutoRaise(true);
    for (QPushButton *button : {m_replace, m_replaceAll})
        button->setAutoDefault(false);
    auto *finding = new QHBoxLayout;
    finding->addWidget(m_what, 1);
    finding->addWidget(m_previous);
    finding->addWidget(m_next);
    finding->addWidget(m_result);
    finding->addWidget(m_close);
    auto *replacing = new QHBoxLayout(m_replaceLine);
    replacing->setContentsMargins({});
    replacing->addWidget(m_with, 1);
    replacing->addWidget(m_replace);
    replacing->addWidget(m_replaceAll);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(grid::kHairGap);
    column->addLayout(finding);
    column->addWidget(m_replaceLine);
}

void FindBar::open(bool replacing)
{
    const QString selected = m_editor->textCursor().selectedText();
    if (!selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator))
        m_what->setText(selected);
    m_replaceLine->setVisible(replacing);
    m_result->clear();
    show();
    m_what->setFocus();
    m_what->selectAll();
}

void FindBar::findNext()
{
    find(false);
}

void FindBar::findPrevious()
{
    find(true);
}

bool FindBar::find(bool backwards)
{
    const QString what = m_what->text();
    if (what.isEmpty()) {
        m_result->clear();
        return false;
    }
    const QTextDocument::FindFlags flags =
        backwards ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (m_editor->find(what, flags)) {
        m_result->clear();
        return true;
    }
    // Once around.
    const QTextCursor before = m_editor->textCursor();
    QTextCursor from = before;
    from.movePosition(backwards ? QTextCursor::End : QTextCursor::Start);
    m_editor->setTextCursor(from);
    const bool found = m_editor->find(what, flags);
    if (!found)
        m_editor->setTextCursor(before);
    m_result->setText(found ? tr("from the other end") : tr("not found"));
    return found;
}

void FindBar::replaceOne()
{
    QTextCursor cursor = m_editor->textCursor();
    const bool isFound = cursor.hasSelection() &&
                         cursor.selectedText().compare(m_what->text(), Qt::CaseInsensitive) == 0;
    if (isFound)
        cursor.insertText(m_with->text());
    find(false);
}

void FindBar::replaceAll()
{
    const QString what = m_what->text();
    if (what.isEmpty())
        return;
    int count = 0;
    QTextCursor edit(m_editor->document());
    edit.beginEditBlock();
    for (QTextCursor found = m_editor->document()->find(what, 0); !found.isNull();
         found = m_editor->document()->find(what, found)) {
        found.insertText(m_with->text());
        ++count;
    }
    edit.endEditBlock();
    m_result->setText(tr("%n replaced", nullptr, count));
}

void FindBar::close()
{
    hide();
    m_editor->setFocus();
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void FindBar::retranslate()
{
    m_what->setPlaceholderText(tr("Find"));
    m_what->setAccessibleName(tr("Text to find"));
    m_with->setPlaceholderText(tr("Replace by"));
    m_with->setAccessibleName(tr("Text to put in its place"));
    m_previous->setToolTip(tr("Previous"));
    m_previous->setAccessibleName(tr("Previous"));
    m_next->setToolTip(tr("Next"));
    m_next->setAccessibleName(tr("Next"));
    m_replace->setText(tr("Replace"));
    m_replaceAll->setText(tr("Replace all"));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close the search"));
}

} // namespace headroom
