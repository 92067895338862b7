// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/answers.h"
#include "cli/casefiles.h"
#include "cli/commands.h"
#include "cli/commonoptions.h"
#include "cli/console.h"
#include "report/report.h"

#include <QCoreApplication>

#include <memory>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

struct DiagnoseOptions
{
    std::vector<std::string> paths;
    std::vector<std::string> answers;
    std::optional<double> gpuVram;
    std::string knowledgeFolder;
    OutputFormat format = OutputFormat::Text;
    bool redacted = false;
    bool example = false;
};

QString written(const Case &facts, const Diagnosis &diagnosis, const Knowledge &knowledge,
                OutputFormat format)
{
    switch (format) {
    case OutputFormat::Text:
        return textReport(facts, diagnosis, knowledge);
    case OutputFormat::Json:
        return QString::fromUtf8(jsonReport(facts, diagnosis, knowledge));
    case OutputFormat::Markdown:
        return markdownReport(facts, diagnosis, knowledge);
    }
    return {};
}

/// The folder of the crash that the program carries with it, to be tried.
const QString kExample = u":/headroom/samples/ember_style_v3"_s;

QStringList pathsOf(const DiagnoseOptions &options)
{
    QStringList paths = options.example ? QStringList{kExample} : QStringList();
    for (const std::string &path : options.paths)
        paths << QString::fromStdString(path);
    return paths;
}

ExitCode run(const DiagnoseOptions &options)
{
    const std::optional<Knowledge> knowledge = loadKnowledge(options.knowledgeFolder);
    if (!knowledge)
        return ExitCode::Unreadable;
    const Result<QMap<QString, QString>> answers = readAnswers(options.answers, *knowledge);
    if (!answers) {
        complain(answers.error());
        return ExitCode::Usage;
    }
    const QStringList paths = pathsOf(options);
    if (paths.isEmpty() && answers->isEmpty()) {
        complain(QCoreApplication::translate(
            "CommandLine", "There is nothing to diagnose. Name a log, a config, a folder, an "
                           "archive or - for standard input, or give answers with --answer."));
        return ExitCode::Usage;
    }
    const OpenedCase opened =
        openCase(paths, {.answers = *answers, .gpuCapacity = bytesOfGib(options.gpuVram)},
                 knowledge->signatures);
    for (const Error &error : opened.unreadable)
        complain(error);
    for (const Error &problem : opened.facts.problems)
        complain(problem);
    if (!hasSubstance(opened.facts))
        return ExitCode::Unreadable;

    const Diagnosis diagnosis = diagnose(opened.facts, *knowledge);
    const QString text = written(opened.facts, diagnosis, *knowledge, options.format);
    writeOut(options.redacted ? redact(text, opened.facts) : text);
    return opened.unreadable.empty() ? exitCodeOf(diagnosis.verdict) : ExitCode::Unreadable;
}

} // namespace

void addDiagnoseCommand(CLI::App &program, ExitCode &exitCode)
{
    const auto options = std::make_shared<DiagnoseOptions>();
    CLI::App *command = program.add_subcommand(
        "diagnose",
        CommandLine::tr("Tell why a run failed, and what to change first.").toStdString());
    command->add_option(
        "FILE", options->paths,
        CommandLine::tr("Logs, configs, telemetry, job folders or archives; - reads standard input")
            .toStdString());
    command
        ->add_option(
            "--answer", options->answers,
            CommandLine::tr(
                "What the log cannot tell, such as crash_timing=steps_1_10; may be repeated")
                .toStdString())
        ->type_name("ID=VALUE")
        ->expected(1)
        ->take_all();
    addGpuVramOption(*command, options->gpuVram);
    addFormatOption(*command, options->format,
                    {OutputFormat::Text, OutputFormat::Json, OutputFormat::Markdown});
    addLanguageOption(*command);
    command->add_flag(
        "--redact", options->redacted,
        CommandLine::tr("Hide names of people, machines and datasets, addresses and tokens")
            .toStdString());
    command->add_flag("--example", options->example,
                      CommandLine::tr("Diagnose the crash that comes with Headroom").toStdString());
    addKnowledgeOption(*command, options->knowledgeFolder);
    command->callback([options, &exitCode] { exitCode = run(*options); });
}

} // namespace headroom
