// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/commonoptions.h"
#include "cli/console.h"
#include "cli/evaluation.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <memory>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

struct EvaluateOptions
{
    std::string folder;
    std::string knowledgeFolder;
    OutputFormat format = OutputFormat::Text;
};

ExitCode run(const EvaluateOptions &options)
{
    const QString folder = QString::fromStdString(options.folder);
    const std::optional<Knowledge> knowledge = loadKnowledge(options.knowledgeFolder);
    if (!knowledge)
        return ExitCode::Unreadable;
    const QStringList folders = labelledFolders(folder);
    if (folders.isEmpty()) {
        complain(Error{.id = u"evaluate.no_cases"_s,
                       .file = folder,
                       .message = QCoreApplication::translate(
                           "Evaluate", "No labelled case was found in this folder."),
                       .remedy = QCoreApplication::translate(
                           "Evaluate", "Name a folder whose subfolders hold an expected.json.")});
        return ExitCode::Unreadable;
    }
    std::vector<JudgedCase> judged;
    ExitCode exitCode = ExitCode::Done;
    for (const QString &path : folders) {
        Result<LabelledCase> labelled = readLabelledCase(path, knowledge->signatures);
        if (!labelled) {
            complain(labelled.error());
            exitCode = ExitCode::Unreadable;
            continue;
        }
        judged.push_back({.name = labelled->name,
                          .label = labelled->label,
                          .said = saidBy(diagnose(labelled->facts, *knowledge)),
                          .problems = labelled->problems});
    }
    const Evaluation evaluation = evaluate(std::move(judged));
    if (options.format == OutputFormat::Json)
        writeOut(evaluationJson(evaluation));
    else
        writeOut(evaluationText(evaluation));
    return exitCode;
}

} // namespace

void addEvaluateCommand(CLI::App &program, ExitCode &exitCode)
{
    const auto options = std::make_shared<EvaluateOptions>();
    CLI::App *command = program.add_subcommand(
        "evaluate", "Run labelled cases and print accuracy, calibration and the misses.");
    command->add_option("DIR", options->folder, "Folder of case folders")->required();
    addFormatOption(*command, options->format, {OutputFormat::Text, OutputFormat::Json});
    addKnowledgeOption(*command, options->knowledgeFolder);
    command->callback([options, &exitCode] { exitCode = run(*options); });
}

} // namespace headroom
