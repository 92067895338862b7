// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"

#include <QGroupBox>

class QDoubleSpinBox;

namespace headroom {

class FlowLayout;
class TextLabel;

/// The one question that would tell most, with its answers as buttons or a field for a number.
class QuestionCard : public QGroupBox
{
    Q_OBJECT

public:
    explicit QuestionCard(QWidget *parent = nullptr);

    /// Shows a question; hidden without one. The keyboard focus stays in the card when the question
    /// changes under it.
    void setQuestion(const std::optional<QuestionAsked> &question);

Q_SIGNALS:
    /// An answer's id, a number, or "dont_know".
    void answered(const QString &question, const QString &answer);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addAnswer(const QString &id, const QString &text);
    void addNumber();
    void retranslate();

    std::optional<QuestionAsked> m_question;
    TextLabel *m_text;
    QWidget *m_row;
    FlowLayout *m_answers;
};

} // namespace headroom
