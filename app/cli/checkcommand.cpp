// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/commonoptions.h"
#include "cli/console.h"
#include "cli/fixing.h"
#include "job/checks.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <memory>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

struct CheckOptions
{
    std::string config;
    OutputFormat format = OutputFormat::Text;
};

struct Check
{
    Q_DECLARE_TR_FUNCTIONS(Check)
};

Result<std::vector<JobProblem>> problemsIn(const QString &path)
{
    const Result<JobText> text = readConfigFile(path).and_then(
        [&](const QByteArray &bytes) { return JobText::parse(bytes, path); });
    if (!text)
        return std::unexpected(text.error());
    const Result<JobView> view = JobView::read(*text);
    if (!view)
        return std::unexpected(view.error());
    return problemsOf(*view); // those of the text among them
}

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return Check::tr("error");
    case Severity::Warning:
        return Check::tr("warning");
    case Severity::Hint:
        return Check::tr("hint");
    }
    return {};
}

QString problemsText(const std::vector<JobProblem> &problems, const QString &path)
{
    if (problems.empty())
        return Check::tr("%1: no problem was found.").arg(path) + u'\n';
    QString text;
    for (const JobProblem &problem : problems) {
        // As compilers write it, so that editors can jump there.
        const QString place = problem.line ? u"%1:%2"_s.arg(path).arg(problem.line->value) : path;
        text += u"%1: %2: %3\n"_s.arg(place, severityWord(problem.severity), problem.message);
        if (!problem.fixTitle.isEmpty())
            text += Check::tr("    fix: %1").arg(problem.fixTitle) + u'\n';
    }
    return text;
}

QJsonValue fixJson(const JobProblem &problem)
{
    if (problem.fix.empty())
        return {};
    QJsonArray edits;
    for (const Edit &edit : problem.fix) {
        edits << QJsonObject{{u"path"_s, edit.path.text},
                             {u"from"_s, QJsonValue::fromVariant(edit.from)},
                             {u"to"_s, QJsonValue::fromVariant(edit.to)}};
    }
    return QJsonObject{{u"title"_s, problem.fixTitle}, {u"edits"_s, edits}};
}

QByteArray problemsJson(const std::vector<JobProblem> &problems)
{
    QJsonArray array;
    for (const JobProblem &problem : problems) {
        array << QJsonObject{
            {u"id"_s, problem.id},
            {u"severity"_s, idOf(problem.severity)},
            {u"message"_s, problem.message},
            {u"path"_s, problem.path.text.isEmpty() ? QJsonValue() : QJsonValue(problem.path.text)},
            {u"line"_s, problem.line ? QJsonValue(problem.line->value) : QJsonValue()},
            {u"fix"_s, fixJson(problem)}};
    }
    return QJsonDocument(QJsonObject{{u"schema"_s, 1}, {u"problems"_s, array}})
        .toJson(QJsonDocument::Indented);
}

ExitCode run(const CheckOptions &options)
{
    const QString path = QString::fromStdString(options.config);
    const Result<std::vector<JobProblem>> problems = problemsIn(path);
    if (!problems) {
        complain(problems.error());
        return ExitCode::Unreadable;
    }
    if (options.format == OutputFormat::Json)
        writeOut(problemsJson(*problems));
    else
        writeOut(problemsText(*problems, path));
    const bool isFaulty =
        std::any_of(problems->begin(), problems->end(),
                    [](const JobProblem &problem) { return problem.severity != Severity::Hint; });
    return isFaulty ? ExitCode::Diagnosed : ExitCode::Done;
}

} // namespace

void addCheckCommand(CLI::App &program, ExitCode &exitCode)
{
    const auto options = std::make_shared<CheckOptions>();
    CLI::App *command = program.add_subcommand(
        "check",
        CommandLine::tr("Problems of a config before it is run. Exit code 1 when there are any.")
            .toStdString());
    command
        ->add_option("CONFIG", options->config,
                     CommandLine::tr("The config, YAML or JSON").toStdString())
        ->required();
    addFormatOption(*command, options->format, {OutputFormat::Text, OutputFormat::Json});
    addLanguageOption(*command);
    command->callback([options, &exitCode] { exitCode = run(*options); });
}

} // namespace headroom
