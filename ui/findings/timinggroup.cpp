// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/timinggroup.h"

#include "report/wording.h"
#include "ui/findings/timing.h"
#include "ui/widgets/look.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QRadioButton>
#include <QVBoxLayout>

namespace headroom {

namespace {

const QString kQuestion = QStringLiteral("crash_timing");
const QString kDontKnow = QStringLiteral("dont_know");
const char kAnswer[] = "answer";

QString answerOf(const QAbstractButton *button)
{
    return button ? button->property(kAnswer).toString() : QString();
}

} // namespace

TimingGroup::TimingGroup(CaseModel *model, QWidget *parent)
    : QWidget(parent),
      m_model(model),
      m_choices(new QVBoxLayout(this)),
      m_group(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("timingGroup"));
    m_choices->setContentsMargins({});
    m_choices->setSpacing(grid::kHairGap);
    connect(m_group, &QButtonGroup::buttonClicked, this,
            [this](QAbstractButton *button) { choose(answerOf(button)); });
    refresh();
}

void TimingGroup::refresh()
{
    const QuestionFact *question = m_model->knowledge().question(kQuestion);
    setVisible(question != nullptr);
    if (!question)
        return;
    const Run *run = m_model->facts().run();
    m_fromLog = run ? timingFromLog(*run) : QString();
    if (m_group->buttons().isEmpty())
        rebuild(*question);
    const QString answer = m_model->facts().answers.value(kQuestion, m_fromLog);
    // An exclusive group cannot be emptied while it is exclusive.
    m_group->setExclusive(false);
    for (QAbstractButton *button : m_group->buttons()) {
        const QString id = answerOf(button);
        const AnswerFact *fact = nullptr;
        for (const AnswerFact &candidate : question->answers) {
            if (candidate.id == id)
                fact = &candidate;
        }
        const QString title = fact ? knowledgeText(fact->title) : tr("I don't know");
        button->setText(id == m_fromLog ? tr("%1 (from the log)").arg(title) : title);
        button->setChecked(id == answer);
    }
    m_group->setExclusive(true);
    setAccessibleName(knowledgeText(question->title));
}

void TimingGroup::rebuild(const QuestionFact &question)
{
    const auto add = [this](const QString &id) {
        auto *button = new QRadioButton(this);
        button->setObjectName(QStringLiteral("timing_") + id);
        button->setProperty(kAnswer, id);
        m_group->addButton(button);
        m_choices->addWidget(button);
    };
    for (const AnswerFact &answer : question.answers)
        add(answer.id);
    add(kDontKnow);
}

QString TimingGroup::chosen() const
{
    return answerOf(m_group->checkedButton());
}

void TimingGroup::choose(const QString &answer)
{
    // What the log says anyway needs no answer of its own.
    m_model->setAnswer(kQuestion, answer == m_fromLog ? QString() : answer);
}

} // namespace headroom
