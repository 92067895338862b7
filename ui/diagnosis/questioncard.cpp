// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnosis/questioncard.h"

#include "ui/widgets/flowlayout.h"
#include "ui/widgets/textlabel.h"

#include <QDoubleSpinBox>
#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

/// An answer is a text, and an ampersand in it is no mnemonic.
QString buttonText(QString text)
{
    return text.replace(u'&', u"&&"_s);
}

} // namespace

QuestionCard::QuestionCard(QWidget *parent)
    : QGroupBox(parent),
      m_text(new TextLabel(TextRole::Body, this)),
      m_row(new QWidget(this)),
      m_answers(new FlowLayout(m_row))
{
    m_text->setObjectName(u"questionText"_s);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(grid::kFieldGap);
    column->addWidget(m_text);
    column->addWidget(m_row);
    retranslate();
    hide();
}

void QuestionCard::setQuestion(const std::optional<QuestionAsked> &question)
{
    const bool hadFocus = isAncestorOf(focusWidget()) && focusWidget()->hasFocus();
    while (QLayoutItem *item = m_answers->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_question = question;
    setVisible(question.has_value());
    if (!question)
        return;
    m_text->setText(question->text);
    if (question->answers.empty())
        addNumber();
    for (const auto &[id, text] : question->answers) {
        if (id != "dont_know"_L1)
            addAnswer(id, text);
    }
    addAnswer(u"dont_know"_s, tr("I don't know"));
    if (hadFocus)
        m_answers->itemAt(0)->widget()->setFocus();
}

void QuestionCard::addAnswer(const QString &id, const QString &text)
{
    auto *button = new QPushButton(buttonText(text), m_row);
    button->setObjectName(u"answer."_s + id);
    button->setAutoDefault(false);
    button->setAccessibleDescription(m_question->text);
    connect(button, &QPushButton::clicked, this,
            [this, id] { Q_EMIT answered(m_question->id, id); });
    m_answers->addWidget(button);
    button->show();
}

void QuestionCard::addNumber()
{
    auto *number = new QDoubleSpinBox(m_row);
    number->setObjectName(u"answerNumber"_s);
    number->setRange(1, 2048); // GiB: from the smallest card to the largest server's memory
    number->setDecimals(1);
    number->setValue(16);
    number->setSuffix(tr(" GiB"));
    number->setAccessibleName(m_question->text);
    auto *take = new QPushButton(tr("Answer"), m_row);
    take->setObjectName(u"answerTake"_s);
    take->setAutoDefault(false);
    const auto answer = [this, number] {
        // Answers travel in the C locale, as everything that is read again.
        Q_EMIT answered(m_question->id, QString::number(number->value()));
    };
    connect(take, &QPushButton::clicked, this, answer);
    m_answers->addWidget(number);
    m_answers->addWidget(take);
    number->show();
    take->show();
}

void QuestionCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QGroupBox::changeEvent(event);
}

void QuestionCard::retranslate()
{
    setTitle(tr("One question would settle it"));
}

} // namespace headroom
