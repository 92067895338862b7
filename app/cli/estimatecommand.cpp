// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/casefiles.h"
#include "cli/commands.h"
#include "cli/commonoptions.h"
#include "cli/console.h"
#include "diagnosis/diagnosis.h"
#include "report/estimatereport.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <memory>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

struct EstimateOptions
{
    std::string config;
    std::string log;
    std::optional<double> gpuVram;
    std::string gpu;
    std::string knowledgeFolder;
    OutputFormat format = OutputFormat::Text;
};

/// The memory of a card by its name. Error: a card that is not known.
Result<Bytes> capacityOf(const QString &name, const Knowledge &knowledge)
{
    if (const Gpu *gpu = knowledge.gpus.find(name))
        return gpu->usable;
    return std::unexpected(Error{
        .id = u"cli.unknown_gpu"_s,
        .message =
            QCoreApplication::translate("CommandLine", "The card \"%1\" is not known.").arg(name),
        .remedy = QCoreApplication::translate("CommandLine",
                                              "Give its memory instead, as in --gpu-vram 24.")});
}

/// The estimate of the config, adjusted by the log when there is one.
Result<Estimate> estimated(const EstimateOptions &options, const std::optional<Bytes> &capacity,
                           const Knowledge &knowledge)
{
    QStringList paths{QString::fromStdString(options.config)};
    if (!options.log.empty())
        paths << QString::fromStdString(options.log);
    const OpenedCase opened = openCase(paths, {.gpuCapacity = capacity}, knowledge.signatures);
    if (!opened.unreadable.empty())
        return std::unexpected(opened.unreadable.front());
    if (!opened.facts.view) {
        if (!opened.facts.problems.empty())
            return std::unexpected(opened.facts.problems.front());
        return std::unexpected(Error{
            .id = u"cli.no_config"_s,
            .file = paths.front(),
            .message = QCoreApplication::translate("CommandLine",
                                                   "There is no AI Toolkit config in this file."),
            .remedy =
                QCoreApplication::translate("CommandLine", "Name the job's YAML or JSON file.")});
    }
    if (!options.log.empty()) {
        const Diagnosis diagnosis = diagnose(opened.facts, knowledge);
        if (diagnosis.estimate)
            return *diagnosis.estimate;
    }
    Measured measured;
    measured.capacity = capacity;
    return estimate(*opened.facts.view, knowledge.architectures, measured);
}

ExitCode run(const EstimateOptions &options)
{
    const std::optional<Knowledge> knowledge = loadKnowledge(options.knowledgeFolder);
    if (!knowledge)
        return ExitCode::Unreadable;
    std::optional<Bytes> capacity = bytesOfGib(options.gpuVram);
    if (!options.gpu.empty()) {
        const Result<Bytes> known = capacityOf(QString::fromStdString(options.gpu), *knowledge);
        if (!known) {
            complain(known.error());
            return ExitCode::Usage;
        }
        capacity = *known;
    }
    const Result<Estimate> estimate = estimated(options, capacity, *knowledge);
    if (!estimate) {
        complain(estimate.error());
        return ExitCode::Unreadable;
    }
    if (options.format == OutputFormat::Json)
        writeOut(QJsonDocument(estimateJson(*estimate)).toJson(QJsonDocument::Indented));
    else
        writeOut(estimateText(*estimate));
    return ExitCode::Done;
}

} // namespace

void addEstimateCommand(CLI::App &program, ExitCode &exitCode)
{
    const auto options = std::make_shared<EstimateOptions>();
    CLI::App *command = program.add_subcommand(
        "estimate",
        CommandLine::tr("Peak video memory of a config by phase, and what it is made of.")
            .toStdString());
    command
        ->add_option("CONFIG", options->config,
                     CommandLine::tr("The config, YAML or JSON").toStdString())
        ->required();
    addGpuVramOption(*command, options->gpuVram);
    command
        ->add_option("--gpu", options->gpu,
                     CommandLine::tr("Name of the card, such as RTX 4090").toStdString())
        ->type_name("NAME")
        ->excludes("--gpu-vram");
    command
        ->add_option(
            "--log", options->log,
            CommandLine::tr("Log of a run of it, whose measurements then count").toStdString())
        ->type_name("LOG");
    addFormatOption(*command, options->format, {OutputFormat::Text, OutputFormat::Json});
    addLanguageOption(*command);
    addKnowledgeOption(*command, options->knowledgeFolder);
    command->callback([options, &exitCode] { exitCode = run(*options); });
}

} // namespace headroom
