// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/page.h"

class QAction;

namespace headroom {

class CauseList;
class InlineMessage;
class PageFrame;
class QuestionCard;
class TextLabel;
struct VerdictNote;

/// Why the run failed: the headline, the ranked causes with their reasons, and the question that
/// would tell most.
class DiagnosisPage : public Page
{
    Q_OBJECT

public:
    explicit DiagnosisPage(CaseModel *model, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The report for support or an issue tracker is wanted.
    void reportRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void refresh();
    void refreshMessages();
    void refreshEstimate();
    void refreshAction();
    void showNote(InlineMessage *message, const VerdictNote &note);
    void takeAnswer(const QString &question, const QString &answer);
    void takeAnswerBack();
    void goToLine(LineNumber line, const QString &source);

    PageFrame *m_frame;
    InlineMessage *m_environment;
    InlineMessage *m_recovered;
    InlineMessage *m_verdict;
    InlineMessage *m_answered; ///< the last answer, with the way back
    QAction *m_report;
    QAction *m_takeBack;
    QuestionCard *m_question;
    CauseList *m_causes;
    QWidget *m_estimate;
    TextLabel *m_causesTitle = nullptr;
    TextLabel *m_estimateTitle = nullptr;
    TextLabel *m_estimateText = nullptr;
    TextLabel *m_estimateUnknown = nullptr;
    QString m_lastQuestion; ///< id and text of the question answered last
    QString m_lastQuestionText;
    QString m_lastAnswerText;
};

} // namespace headroom
