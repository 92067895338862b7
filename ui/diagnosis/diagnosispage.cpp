// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnosis/diagnosispage.h"

#include "report/report.h"
#include "ui/diagnosis/causelist.h"
#include "ui/diagnosis/estimatesentence.h"
#include "ui/diagnosis/questioncard.h"
#include "ui/diagnosis/verdictnote.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/pageframe.h"
#include "ui/widgets/textlabel.h"

#include <QAction>
#include <QEvent>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

/// The causes with places that can be shown: lines of a config that only stands in the log are
/// lines of the log.
std::vector<RankedCause> causesToShow(const Case &facts, const Diagnosis &diagnosis)
{
    std::vector<RankedCause> causes = diagnosis.causes;
    // A dump that is a file of its own begins at its first line.
    if (!facts.jobFromLog || facts.dumpFirstLine <= LineNumber{1})
        return causes;
    for (RankedCause &cause : causes) {
        for (std::vector<Because> *reasons : {&cause.because, &cause.against}) {
            for (Because &because : *reasons) {
                if (because.source == "config"_L1)
                    because.source = u"log"_s;
            }
        }
    }
    return causes;
}

} // namespace

DiagnosisPage::DiagnosisPage(CaseModel *model, QWidget *parent)
    : Page(model, parent),
      m_frame(new PageFrame(PageFrame::Contents::Scroll, this)),
      m_environment(new InlineMessage(this)),
      m_recovered(new InlineMessage(this)),
      m_verdict(new InlineMessage(this)),
      m_answered(new InlineMessage(this)),
      m_report(new QAction(this)),
      m_takeBack(new QAction(this)),
      m_question(new QuestionCard(this)),
      m_causes(new CauseList(this)),
      m_estimate(new QWidget(this))
{
    setObjectName(u"diagnosisPage"_s);
    build();
    connect(m_report, &QAction::triggered, this, &DiagnosisPage::reportRequested);
    connect(m_takeBack, &QAction::triggered, this, &DiagnosisPage::takeAnswerBack);
    connect(m_question, &QuestionCard::answered, this, &DiagnosisPage::takeAnswer);
    connect(m_causes, &CauseList::lineActivated, this, &DiagnosisPage::goToLine);
    connect(m_frame->mainAction(), &QPushButton::clicked, this, [this] {
        Q_EMIT stepRequested(this->model()->hasCase() ? StepPage::Fixes : StepPage::Drop);
    });
    connect(model, &CaseModel::caseChanged, this, [this] {
        m_lastQuestion.clear();
        m_causes->setExpanded(false);
    });
    connect(model, &CaseModel::diagnosisChanged, this, &DiagnosisPage::refresh);
    refresh();
}

void DiagnosisPage::build()
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->addWidget(m_frame);

    m_environment->setObjectName(u"environmentMessage"_s);
    m_recovered->setObjectName(u"recoveredMessage"_s);
    m_verdict->setObjectName(u"verdictMessage"_s);
    m_answered->setObjectName(u"answeredMessage"_s);
    m_question->setObjectName(u"questionCard"_s);
    m_causes->setObjectName(u"causeList"_s);
    m_report->setObjectName(u"supportReport"_s);
    m_takeBack->setObjectName(u"takeAnswerBack"_s);
    for (InlineMessage *message : {m_environment, m_recovered, m_verdict})
        message->setClosable(false);
    m_environment->setActions({m_report});
    m_answered->setActions({m_takeBack});

    QVBoxLayout *contents = m_frame->contents();
    contents->addWidget(m_environment);
    contents->addWidget(m_recovered);
    contents->addWidget(m_verdict);
    m_causesTitle = addSectionTitle(contents, {});
    contents->addWidget(m_causes);
    contents->addWidget(m_answered);
    contents->addWidget(m_question);
    contents->addWidget(m_estimate);
    contents->addStretch(1);

    auto *estimate = new QVBoxLayout(m_estimate);
    estimate->setContentsMargins({});
    estimate->setSpacing(grid::kHairGap);
    m_estimateTitle = addSectionTitle(estimate, {});
    m_estimateText = new TextLabel(TextRole::Body, m_estimate);
    m_estimateText->setObjectName(u"estimateText"_s);
    m_estimateUnknown = new TextLabel(TextRole::Caption, m_estimate);
    m_estimateUnknown->setMuted(true);
    estimate->addWidget(m_estimateText);
    estimate->addWidget(m_estimateUnknown);
}

void DiagnosisPage::refresh()
{
    m_causesTitle->setText(tr("Causes, likeliest first"));
    m_estimateTitle->setText(tr("What the estimate says"));
    m_report->setText(tr("Write the &report"));
    m_takeBack->setText(tr("&Take it back"));

    const bool hasCase = model()->hasCase();
    const Diagnosis &diagnosis = model()->diagnosis();
    m_frame->setSentence(hasCase ? headline(diagnosis, model()->knowledge())
                                 : tr("No case is open: drop a log or a config first."));
    refreshMessages();
    m_causesTitle->setVisible(hasCase && !diagnosis.causes.empty());
    m_causes->setVisible(hasCase && !diagnosis.causes.empty());
    m_causes->setCauses(causesToShow(model()->facts(), diagnosis), model()->knowledge());
    m_question->setQuestion(hasCase ? diagnosis.question : std::nullopt);
    refreshEstimate();
    refreshAction();
}

void DiagnosisPage::refreshMessages()
{
    const Diagnosis &diagnosis = model()->diagnosis();
    const bool hasCase = model()->hasCase();
    showNote(m_environment, hasCase ? environmentNote(diagnosis) : VerdictNote{});
    showNote(m_recovered, hasCase ? recoveredNote(model()->facts(), diagnosis) : VerdictNote{});
    showNote(m_verdict, hasCase ? verdictNote(model()->facts(), diagnosis) : VerdictNote{});
    if (m_lastQuestion.isEmpty())
        m_answered->solve();
    else
        m_answered->showInfo(tr("%1 %2", "a question, then the user's answer")
                                 .arg(m_lastQuestionText, m_lastAnswerText),
                             tr("The causes above were ranked anew with this answer."));
}

void DiagnosisPage::showNote(InlineMessage *message, const VerdictNote &note)
{
    if (note.text.isEmpty())
        message->solve();
    else
        message->showMessage(note.tone, note.text, note.detail);
}

void DiagnosisPage::refreshEstimate()
{
    const std::optional<Estimate> &estimate = model()->diagnosis().estimate;
    const QString sentence = estimate ? estimateSentence(*estimate) : QString();
    const QString unknown = estimate ? estimate->unknown.join(u'\n') : QString();
    m_estimate->setVisible(model()->hasCase() && !(sentence.isEmpty() && unknown.isEmpty()));
    m_estimateText->setText(sentence);
    m_estimateText->setVisible(!sentence.isEmpty());
    m_estimateUnknown->setText(unknown);
    m_estimateUnknown->setVisible(!unknown.isEmpty());
}

void DiagnosisPage::refreshAction()
{
    if (!model()->hasCase())
        m_frame->setMainAction(tr("&Open a log"));
    else if (model()->diagnosis().firstStep() != nullptr)
        m_frame->setMainAction(tr("&Fix it"));
    else
        m_frame->setMainAction({});
}

void DiagnosisPage::takeAnswer(const QString &question, const QString &answer)
{
    const std::optional<QuestionAsked> &asked = model()->diagnosis().question;
    m_lastQuestion = question;
    m_lastQuestionText = asked ? asked->text : QString();
    m_lastAnswerText = answer == "dont_know"_L1 ? tr("I don't know") : answer;
    if (asked) {
        for (const auto &[id, text] : asked->answers) {
            if (id == answer)
                m_lastAnswerText = text;
        }
        if (asked->answers.empty() && answer != "dont_know"_L1)
            m_lastAnswerText = tr("%1 GiB").arg(locale().toString(answer.toDouble()));
    }
    model()->setAnswer(question, answer);
}

void DiagnosisPage::takeAnswerBack()
{
    const QString question = std::exchange(m_lastQuestion, {});
    model()->setAnswer(question, {});
    refreshMessages();
}

void DiagnosisPage::goToLine(LineNumber line, const QString &source)
{
    if (source == "config"_L1)
        Q_EMIT configLineRequested(line);
    else
        Q_EMIT logLineRequested(line);
}

void DiagnosisPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    Page::changeEvent(event);
}

} // namespace headroom
