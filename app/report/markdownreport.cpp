// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report.h"

#include "report/configexcerpt.h"
#include "report/estimatereport.h"
#include "report/logexcerpt.h"
#include "report/reportcontent.h"
#include "report/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

struct Markdown
{
    Q_DECLARE_TR_FUNCTIONS(Markdown)
};

// GitHub takes 65,536 characters; a little is left for the writer's own words.
constexpr qsizetype kMostCharacters = 65000;

QString markdownHeading(const QString &title)
{
    return u"\n## "_s + title + u"\n\n"_s;
}

/// A text between as many backticks as it does not hold, so that nothing in it is taken for markup
/// and a pseudonym is not taken for a tag.
QString code(const QString &text)
{
    QString fence = u"`"_s;
    while (text.contains(fence))
        fence += u'`';
    const QString pad = text.startsWith(u'`') || text.endsWith(u'`') ? u" "_s : QString();
    return fence + pad + text + pad + fence;
}

QString codeBlock(const QString &language, const QString &text)
{
    QString fence = u"```"_s;
    while (text.contains(fence))
        fence += u'`';
    return fence + language + u'\n' + text + (text.endsWith(u'\n') ? u""_s : u"\n"_s) + fence +
           u'\n';
}

QString markdownTable(const std::vector<ReportFact> &facts)
{
    QString text = u"| | |\n| --- | --- |\n"_s;
    for (const ReportFact &fact : facts) {
        // A bar ends a cell even inside code.
        QString value = fact.value;
        text += u"| %1 | %2 |\n"_s.arg(fact.label, code(value.replace(u'|', u'¦')));
    }
    return text;
}

QString reasonList(const std::vector<ReportReason> &list, const QString &label)
{
    QString text;
    for (const ReportReason &reason : list) {
        const QString weight = reason.place.isEmpty()
                                   ? reason.strength
                                   : Markdown::tr("%1, %2").arg(reason.strength, reason.place);
        text += u"   - "_s + Markdown::tr("%1: %2 (%3)").arg(label, reason.text, weight) + u'\n';
    }
    return text;
}

QString causeList(const std::vector<ReportCause> &list)
{
    QString text;
    int number = 0;
    for (const ReportCause &cause : list) {
        text += u"%1. **%2** (%3)\n"_s.arg(++number).arg(cause.title, cause.confidence);
        text += reasonList(cause.because, Markdown::tr("for"));
        text += reasonList(cause.against, Markdown::tr("against"));
    }
    return text;
}

QString changeList(const std::vector<ReportStep> &steps)
{
    QString text;
    for (const ReportStep &step : steps) {
        if (step.state != FixState::Proposed)
            continue;
        text += u"- [ ] "_s +
                (step.saving.isEmpty() ? step.title
                                       : Markdown::tr("%1: %2").arg(step.title, step.saving)) +
                u'\n';
        for (const QString &edit : step.edits)
            text += u"  - "_s + code(edit) + u'\n';
    }
    return text;
}

/// What the user answered, and the steps that were done before.
QString tried(const Case &facts, const ReportContent &content, const Knowledge &knowledge)
{
    QString text;
    for (auto answer = facts.answers.begin(); answer != facts.answers.end(); ++answer) {
        const QuestionFact *question = knowledge.question(answer.key());
        if (question == nullptr || answer.value() == "dont_know"_L1)
            continue;
        QString value = answer.value();
        for (const AnswerFact &offered : question->answers) {
            if (offered.id == value) {
                value = knowledgeText(offered.title);
                break;
            }
        }
        text += u"- %1 %2\n"_s.arg(knowledgeText(question->title), value);
    }
    for (const ReportStep &step : content.plan) {
        if (step.state == FixState::AlreadyDone)
            text += u"- "_s + Markdown::tr("%1: done already").arg(step.title) + u'\n';
    }
    return text;
}

QString shortened(const QString &line, qsizetype most)
{
    if (line.size() <= most)
        return line;
    return line.first(most - 2) + u" …"_s;
}

QString logBlock(const Case &facts, const Diagnosis &diagnosis, int before, qsizetype width)
{
    if (!diagnosis.failure)
        return {};
    QString text;
    for (const ExcerptLine &line : linesAround(facts, *diagnosis.failure, before, 5)) {
        text += u"%1%2  %3\n"_s.arg(line.isFailure ? u">"_s : u" "_s)
                    .arg(line.number, 6)
                    .arg(shortened(line.text, line.isFailure ? 4 * width : width));
    }
    if (text.isEmpty())
        text = shortened(diagnosis.failure->text, 4 * width);
    return codeBlock(u"text"_s, text);
}

QString listOf(const QStringList &items)
{
    QString text;
    for (const QString &item : items)
        text += u"- "_s + code(item) + u'\n';
    return text;
}

QString section(const QString &title, const QString &body)
{
    return body.isEmpty() ? QString() : markdownHeading(title) + body;
}

QString summary(const ReportContent &content)
{
    QString text = u"**"_s + content.headline + u"**\n\n"_s + content.summary + u'\n';
    if (!content.environment.isEmpty())
        text += u"\n> "_s + content.environment + u'\n';
    return text;
}

QString environment(const ReportContent &content)
{
    std::vector<ReportFact> all = content.run;
    all.insert(all.end(), content.failure.begin(), content.failure.end());
    return all.empty() ? QString() : markdownTable(all);
}

} // namespace

QString markdownReport(const Case &facts, const Diagnosis &diagnosis, const Knowledge &knowledge)
{
    const ReportContent content = reportContent(facts, diagnosis, knowledge);
    const QString head = markdownHeading(Markdown::tr("Summary")).sliced(1) + summary(content) +
                         section(Markdown::tr("Likely causes"), causeList(content.causes)) +
                         section(Markdown::tr("What to change"), changeList(content.plan)) +
                         section(Markdown::tr("Environment"), environment(content));
    QString tail;
    if (facts.view)
        tail += section(Markdown::tr("Config"), codeBlock(u"yaml"_s, configExcerpt(*facts.view)));
    if (diagnosis.estimate)
        tail += section(Markdown::tr("Memory estimate"),
                        codeBlock(u"text"_s, estimateText(*diagnosis.estimate)));
    tail += section(Markdown::tr("What was tried"), tried(facts, content, knowledge)) +
            section(Markdown::tr("Not known"), listOf(content.unknown)) + u'\n' +
            Markdown::tr("Written by Headroom %1.").arg(u"" HEADROOM_VERSION ""_s) + u'\n';

    // The log is what may be long, so it is what gets shorter.
    struct Shortness
    {
        int before;
        qsizetype width;
    };
    QString report;
    for (const Shortness shortness : {Shortness{15, 500}, Shortness{15, 150}, Shortness{5, 80}}) {
        report = head +
                 section(Markdown::tr("Log around the failure"),
                         logBlock(facts, diagnosis, shortness.before, shortness.width)) +
                 tail;
        if (report.size() <= kMostCharacters)
            return report;
    }
    return report.first(kMostCharacters - 2) + u" …"_s;
}

} // namespace headroom
