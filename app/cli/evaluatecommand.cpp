// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/commonoptions.h"
#include "cli/console.h"
#include "cli/evaluation.h"
#include "cli/memoryevaluationtext.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>

#include <memory>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

struct EvaluateOptions
{
    std::string folder;
    std::string memoryTable;
    std::string knowledgeFolder;
    OutputFormat format = OutputFormat::Text;
};

struct JudgedFolder
{
    std::vector<JudgedCase> cases = {};
    std::vector<Error> broken = {}; ///< cases whose label cannot be read
};

JudgedFolder judged(const QStringList &folders, const Knowledge &knowledge)
{
    JudgedFolder result;
    for (const QString &path : folders) {
        const Result<LabelledCase> labelled = readLabelledCase(path, knowledge.signatures);
        if (!labelled) {
            result.broken.push_back(labelled.error());
            continue;
        }
        const Diagnosis diagnosis = diagnose(labelled->facts, knowledge);
        result.cases.push_back({.name = labelled->name,
                                .label = labelled->label,
                                .said = saidBy(diagnosis),
                                .problems = labelled->problems,
                                .rivals = rivalsOf(*labelled, diagnosis, knowledge)});
    }
    return result;
}

ExitCode evaluateCases(const EvaluateOptions &options, const Knowledge &knowledge)
{
    const QString folder = QString::fromStdString(options.folder);
    JudgedFolder result = judged(labelledFolders(folder), knowledge);
    for (const Error &error : result.broken)
        complain(error);
    if (result.cases.empty()) {
        if (result.broken.empty()) {
            complain(
                Error{.id = u"evaluate.no_cases"_s,
                      .file = folder,
                      .message = QCoreApplication::translate(
                          "Evaluate", "No labelled case was found in this folder."),
                      .remedy = QCoreApplication::translate(
                          "Evaluate", "Name a folder whose subfolders hold an expected.json.")});
        }
        return ExitCode::Unreadable;
    }
    const Evaluation evaluation = evaluate(std::move(result.cases));
    if (options.format == OutputFormat::Json)
        writeOut(evaluationJson(evaluation));
    else
        writeOut(evaluationText(evaluation));
    return result.broken.empty() ? ExitCode::Done : ExitCode::Unreadable;
}

ExitCode evaluateEstimates(const EvaluateOptions &options, const Knowledge &knowledge)
{
    const QString path = QString::fromStdString(options.memoryTable);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        complain(Error{.id = u"evaluate.unreadable"_s,
                       .file = path,
                       .message =
                           QCoreApplication::translate("Evaluate", "This file cannot be read: %1.")
                               .arg(file.errorString())});
        return ExitCode::Unreadable;
    }
    const Result<MemoryEvaluation> evaluation =
        evaluateMemory(file.readAll(), path, knowledge.architectures);
    if (!evaluation) {
        complain(evaluation.error());
        return ExitCode::Unreadable;
    }
    if (options.format == OutputFormat::Json)
        writeOut(QJsonDocument(memoryEvaluationJson(*evaluation)).toJson(QJsonDocument::Indented));
    else
        writeOut(memoryEvaluationText(*evaluation));
    return ExitCode::Done;
}

ExitCode run(const EvaluateOptions &options)
{
    if (options.folder.empty() == options.memoryTable.empty()) {
        complain(QCoreApplication::translate(
            "CommandLine", "Name either a folder of cases, or a table with --memory."));
        return ExitCode::Usage;
    }
    const std::optional<Knowledge> knowledge = loadKnowledge(options.knowledgeFolder);
    if (!knowledge)
        return ExitCode::Unreadable;
    return options.folder.empty() ? evaluateEstimates(options, *knowledge)
                                  : evaluateCases(options, *knowledge);
}

} // namespace

void addEvaluateCommand(CLI::App &program, ExitCode &exitCode)
{
    const auto options = std::make_shared<EvaluateOptions>();
    CLI::App *command = program.add_subcommand(
        "evaluate",
        CommandLine::tr("Run labelled cases and print accuracy, calibration and the misses.")
            .toStdString());
    command->add_option("DIR", options->folder,
                        CommandLine::tr("Folder of case folders").toStdString());
    command
        ->add_option(
            "--memory", options->memoryTable,
            CommandLine::tr("Compare the memory estimate with a table of measured peaks instead")
                .toStdString())
        ->type_name("FILE.csv");
    addFormatOption(*command, options->format, {OutputFormat::Text, OutputFormat::Json});
    addKnowledgeOption(*command, options->knowledgeFolder);
    command->callback([options, &exitCode] { exitCode = run(*options); });
}

} // namespace headroom
