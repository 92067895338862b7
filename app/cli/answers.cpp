// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/answers.h"

#include "base/numbers.h"

#include <QCoreApplication>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

struct Answers
{
    Q_DECLARE_TR_FUNCTIONS(Answers)
};

std::unexpected<Error> fault(const QString &message, const QString &remedy)
{
    return std::unexpected(Error{.id = u"cli.answer"_s, .message = message, .remedy = remedy});
}

QString questionIds(const Knowledge &knowledge)
{
    QStringList ids;
    for (const QuestionFact &question : knowledge.questions)
        ids << question.id;
    return ids.join(u", "_s);
}

QString answerIds(const QuestionFact &question)
{
    QStringList ids;
    for (const AnswerFact &answer : question.answers)
        ids << answer.id;
    ids << u"dont_know"_s;
    ids.removeDuplicates();
    return ids.join(u", "_s);
}

bool isAnswer(const QString &value, const QuestionFact &question)
{
    if (value == "dont_know"_L1)
        return true;
    if (question.isNumber) {
        const std::optional<double> number = parseNumber(value.toUtf8());
        return number && *number > 0;
    }
    return std::any_of(question.answers.begin(), question.answers.end(),
                       [&](const AnswerFact &answer) { return answer.id == value; });
}

} // namespace

Result<QMap<QString, QString>> readAnswers(const std::vector<std::string> &texts,
                                           const Knowledge &knowledge)
{
    QMap<QString, QString> answers;
    for (const std::string &bytes : texts) {
        const QString text = QString::fromStdString(bytes);
        const QString id = text.section(u'=', 0, 0).trimmed();
        const QString value = text.section(u'=', 1).trimmed();
        const QuestionFact *question = knowledge.question(id);
        if (question == nullptr)
            return fault(Answers::tr("There is no question \"%1\".").arg(id),
                         Answers::tr("The questions are: %1.").arg(questionIds(knowledge)));
        if (!isAnswer(value, *question)) {
            return question->isNumber
                       ? fault(Answers::tr("\"%1\" takes a number, not \"%2\".").arg(id, value),
                               Answers::tr("Write it as in %1=24.").arg(id))
                       : fault(Answers::tr("\"%1\" is no answer to \"%2\".").arg(value, id),
                               Answers::tr("The answers are: %1.").arg(answerIds(*question)));
        }
        answers[id] = value;
    }
    return answers;
}

} // namespace headroom
