// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/casefiles.h"
#include "cli/commands.h"
#include "cli/commonoptions.h"
#include "cli/console.h"
#include "history/attempt.h"
#include "report/report.h"
#include "report/wording.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <memory>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

struct CompareOptions
{
    std::string before, after, knowledge;
    OutputFormat format = OutputFormat::Text;
};

struct Compare
{
    Q_DECLARE_TR_FUNCTIONS(Compare)
};

/// Adds the run of a log; false after complaining that there is none.
bool addAttempt(const std::string &path, const Knowledge &knowledge, Attempts &attempts)
{
    const OpenedCase opened = openCase({QString::fromStdString(path)}, {}, knowledge.signatures);
    for (const Error &error : opened.unreadable)
        complain(error);
    if (!opened.unreadable.empty())
        return false;
    if (opened.facts.run() == nullptr) {
        complain(Compare::tr("%1: there is no run in it.").arg(QString::fromStdString(path)));
        return false;
    }
    attempts.push_back(makeAttempt(opened.facts, diagnose(opened.facts, knowledge), attempts,
                                   QDateTime::currentDateTimeUtc()));
    return true;
}

QString outcomeWord(Outcome outcome)
{
    switch (outcome) {
    case Outcome::First:
    case Outcome::Unclear:
        return Compare::tr("Cannot tell");
    case Outcome::Solved:
        return Compare::tr("Solved");
    case Outcome::Stable:
        return Compare::tr("Stable");
    case Outcome::Moved:
        return Compare::tr("Moved", "the failure moved on to another place");
    case Outcome::Unchanged:
        return Compare::tr("Unchanged");
    case Outcome::Worse:
        return Compare::tr("Worse");
    }
    return {};
}

QString comparisonText(const Attempts &attempts)
{
    const Attempt &after = attempts.back();
    QString text = Compare::tr("%1. %2", "solved or not, the reason as a sentence")
                       .arg(outcomeWord(after.outcome), reasonAt(attempts, 1)) +
                   u'\n';
    if (!attempts.front().job() || !after.job())
        return text + Compare::tr("What was changed in the config is unknown.") + u'\n';
    if (after.changes.empty())
        return text + Compare::tr("Nothing was changed in the config.") + u'\n';
    text += Compare::tr("Changed in the config:") + u'\n';
    for (const Edit &change : after.changes)
        text += u"  %1: %2 → %3\n"_s.arg(change.path.text, showValue(change.from),
                                         showValue(change.to));
    return text;
}

QJsonObject runJson(const RunSummary &run)
{
    const auto step = [](const std::optional<StepNumber> &number) {
        return number ? QJsonValue(number->value) : QJsonValue();
    };
    return {{u"verdict"_s, idOf(run.verdict)},
            {u"memory_kind"_s, idOf(run.memoryKind)},
            {u"recovered"_s, run.recovered},
            {u"phase"_s, idOf(run.phase)},
            {u"steps_done"_s, step(run.stepsDone)},
            {u"steps_total"_s, step(run.stepsTotal)},
            {u"cause"_s, run.cause.isEmpty() ? QJsonValue() : QJsonValue(run.cause)}};
}

QByteArray comparisonJson(const Attempts &attempts)
{
    QJsonArray changes;
    for (const Edit &change : attempts.back().changes) {
        changes << QJsonObject{{u"path"_s, change.path.text},
                               {u"from"_s, QJsonValue::fromVariant(change.from)},
                               {u"to"_s, QJsonValue::fromVariant(change.to)}};
    }
    return QJsonDocument(QJsonObject{{u"schema"_s, 1},
                                     {u"outcome"_s, idOf(attempts.back().outcome)},
                                     {u"reason"_s, reasonAt(attempts, 1)},
                                     {u"before"_s, runJson(attempts.front().run)},
                                     {u"after"_s, runJson(attempts.back().run)},
                                     {u"changes"_s, changes}})
        .toJson(QJsonDocument::Indented);
}

ExitCode run(const CompareOptions &options)
{
    const std::optional<Knowledge> knowledge = loadKnowledge(options.knowledge);
    Attempts attempts;
    if (!knowledge || !addAttempt(options.before, *knowledge, attempts) ||
        !addAttempt(options.after, *knowledge, attempts))
        return ExitCode::Unreadable;
    if (options.format == OutputFormat::Json)
        writeOut(comparisonJson(attempts));
    else
        writeOut(comparisonText(attempts));
    return isStable(attempts.back().run) ? ExitCode::Done : exitCodeOf(attempts.back().run.verdict);
}

} // namespace

void addCompareCommand(CLI::App &program, ExitCode &exitCode)
{
    const auto options = std::make_shared<CompareOptions>();
    CLI::App *command = program.add_subcommand(
        "compare", CommandLine::tr("Two runs of a job: solved, moved, unchanged or worse, and what "
                                   "was changed between them. The exit code is the later run's.")
                       .toStdString());
    command
        ->add_option("OLD", options->before,
                     CommandLine::tr("The log of the earlier run, or its job folder").toStdString())
        ->required();
    command
        ->add_option("NEW", options->after,
                     CommandLine::tr("The log of the later run, or its job folder").toStdString())
        ->required();
    addFormatOption(*command, options->format, {OutputFormat::Text, OutputFormat::Json});
    addKnowledgeOption(*command, options->knowledge);
    addLanguageOption(*command);
    command->callback([options, &exitCode] { exitCode = run(*options); });
}

} // namespace headroom
