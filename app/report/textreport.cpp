// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report.h"

#include "report/estimatereport.h"
#include "report/reportcontent.h"
#include "report/textlayout.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

struct TextReport
{
    Q_DECLARE_TR_FUNCTIONS(TextReport)
};

/// A heading on its own line after a blank one.
QString underHeading(const QString &title)
{
    return u'\n' + title + u'\n';
}

/// Labels in one column, values in the next.
QString factTable(const std::vector<ReportFact> &facts)
{
    int width = 0;
    for (const ReportFact &fact : facts)
        width = std::max(width, columnsOf(fact.label));
    QString text;
    for (const ReportFact &fact : facts) {
        const QString label =
            u"  "_s + fact.label + QString(width - columnsOf(fact.label) + 2, u' ');
        text += wrapped(label, fact.value);
    }
    return text;
}

QString reasonLines(const std::vector<ReportReason> &list, QChar sign)
{
    QString text;
    for (const ReportReason &reason : list) {
        const QString sentence =
            reason.place.isEmpty()
                ? TextReport::tr("%1 [%2]").arg(reason.text, reason.strength)
                : TextReport::tr("%1 [%2, %3]").arg(reason.text, reason.strength, reason.place);
        text += wrapped(u"     "_s + sign + u' ', sentence);
    }
    return text;
}

QString causesText(const std::vector<ReportCause> &causes)
{
    QString text;
    int number = 0;
    for (const ReportCause &cause : causes) {
        text += wrapped(u"  %1. "_s.arg(++number),
                        TextReport::tr("%1 (%2)").arg(cause.title, cause.confidence));
        text += reasonLines(cause.because, u'+');
        text += reasonLines(cause.against, u'-');
    }
    return text;
}

QString boxOf(FixState state)
{
    switch (state) {
    case FixState::Proposed:
        return u"[ ]"_s;
    case FixState::AlreadyDone:
        return u"[x]"_s;
    case FixState::NotApplicable:
        return u"[-]"_s;
    }
    return {};
}

/// Exact steps keep their own lines: they are there to be copied.
QString commandText(const ReportFact &command)
{
    QString text;
    if (!command.label.isEmpty())
        text += wrapped(u"        "_s, TextReport::tr("On %1:").arg(command.label));
    for (const QString &line : command.value.split(u'\n', Qt::SkipEmptyParts)) {
        const auto isBlank = [](QChar character) {
            return character == u' ';
        };
        const auto blanks = std::ranges::find_if_not(line, isBlank) - line.begin();
        const QString head(8 + blanks, u' ');
        // A command of our own stays whole, however long the file's name is.
        const bool isOwn = line.startsWith("headroom-cli"_L1);
        text += isOwn ? head + line + u'\n' : wrapped(head, line);
    }
    return text;
}

QString stepText(const ReportStep &step, int number)
{
    const QString head = u"  %1 %2. "_s.arg(boxOf(step.state)).arg(number);
    QString text = step.saving.isEmpty()
                       ? wrapped(head, step.title)
                       : wrapped(head, TextReport::tr("%1: %2").arg(step.title, step.saving));
    if (!step.why.isEmpty())
        text += wrapped(u"        "_s, step.why);
    for (const QString &edit : step.edits)
        text += wrapped(u"        "_s, edit);
    for (const ReportFact &command : step.commands)
        text += commandText(command);
    return text;
}

QString planText(const std::vector<ReportStep> &plan)
{
    QString text;
    int number = 0;
    for (const ReportStep &step : plan)
        text += stepText(step, ++number);
    return text;
}

QString listText(const QStringList &items)
{
    QString text;
    for (const QString &item : items)
        text += wrapped(u"  - "_s, item);
    return text;
}

} // namespace

QString textReport(const Case &facts, const Diagnosis &diagnosis, const Knowledge &knowledge)
{
    const ReportContent content = reportContent(facts, diagnosis, knowledge);
    QString text = wrapped({}, content.headline) + wrapped({}, content.summary);
    if (!content.environment.isEmpty())
        text += u'\n' + wrapped(u"! "_s, content.environment);
    if (!content.run.empty())
        text += underHeading(TextReport::tr("The run")) + factTable(content.run);
    if (!content.failure.empty())
        text += underHeading(TextReport::tr("The failure")) + factTable(content.failure);
    if (!content.symptoms.empty())
        text += underHeading(TextReport::tr("Symptoms")) + factTable(content.symptoms);
    if (!content.causes.empty())
        text += underHeading(TextReport::tr("Causes")) + causesText(content.causes);
    if (!content.plan.empty())
        text += underHeading(TextReport::tr("What to do, in this order")) + planText(content.plan);
    if (diagnosis.estimate)
        text += u'\n' + estimateText(*diagnosis.estimate);
    if (!content.question.isEmpty())
        text += underHeading(TextReport::tr("The answer that would help most")) +
                wrapped(u"  "_s, content.question) + factTable(content.questionAnswers);
    if (!content.unknown.isEmpty())
        text += underHeading(TextReport::tr("Not known")) + listText(content.unknown);
    return text;
}

} // namespace headroom
