// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/casefiles.h"
#include "cli/commands.h"
#include "cli/commonoptions.h"
#include "cli/console.h"
#include "cli/fixing.h"
#include "diagnosis/diagnosis.h"
#include "report/firstretry.h"
#include "report/wording.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <memory>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

struct FixOptions
{
    std::string config;
    std::vector<std::string> fixes;
    bool plan = false;
    std::string log;
    bool inPlace = false;
    std::string output;
    std::string knowledgeFolder;
};

/// The fixes of the first retry that the diagnosis advises.
Result<std::vector<WantedFix>> fixesOfPlan(const FixOptions &options, const Knowledge &knowledge)
{
    QStringList paths{QString::fromStdString(options.config)};
    if (!options.log.empty())
        paths << QString::fromStdString(options.log);
    const OpenedCase opened = openCase(paths, {}, knowledge.signatures);
    if (!opened.unreadable.empty())
        return std::unexpected(opened.unreadable.front());
    const FirstRetry retry = firstRetry(diagnose(opened.facts, knowledge));
    for (const QString &fix : retry.byHand) {
        complain(QCoreApplication::translate("CommandLine", "To be done by hand first: %1.")
                     .arg(fixTitle(fix, knowledge)));
    }
    std::vector<WantedFix> fixes;
    for (const QString &fix : retry.fixes)
        fixes.push_back({.id = fix});
    return fixes;
}

Result<std::vector<WantedFix>> fixesNamed(const FixOptions &options, const Knowledge &knowledge)
{
    std::vector<WantedFix> fixes;
    for (const std::string &text : options.fixes) {
        const Result<WantedFix> fix = readWantedFix(QString::fromStdString(text), knowledge);
        if (!fix)
            return std::unexpected(fix.error());
        fixes.push_back(*fix);
    }
    return fixes;
}

Result<void> deliver(const FixOptions &options, const JobText &before, const JobText &after)
{
    const QString path = QString::fromStdString(options.config);
    if (options.inPlace)
        return saveInPlace(path, before.bytes(), after.bytes());
    if (!options.output.empty())
        return writeFile(QString::fromStdString(options.output), after.bytes());
    writeOut(unifiedDiff(before.bytes(), after.bytes(), path));
    return {};
}

bool isSameFile(const std::string &one, const std::string &other)
{
    return QFileInfo(QString::fromStdString(one)) == QFileInfo(QString::fromStdString(other));
}

ExitCode failed(const Error &error, ExitCode exitCode)
{
    complain(error);
    return exitCode;
}

ExitCode run(const FixOptions &options)
{
    if (options.fixes.empty() == !options.plan) {
        complain(QCoreApplication::translate(
            "CommandLine", "Say what to do: either --apply FIX (it may be repeated) or --plan."));
        return ExitCode::Usage;
    }
    if (!options.output.empty() && isSameFile(options.output, options.config)) {
        complain(QCoreApplication::translate(
            "CommandLine",
            "The output is the config itself. Use --in-place, which keeps a backup."));
        return ExitCode::Usage;
    }
    const std::optional<Knowledge> knowledge = loadKnowledge(options.knowledgeFolder);
    if (!knowledge)
        return ExitCode::Unreadable;
    const QString path = QString::fromStdString(options.config);
    const Result<JobText> config = readConfigFile(path).and_then(
        [&](const QByteArray &bytes) { return JobText::parse(bytes, path); });
    if (!config)
        return failed(config.error(), ExitCode::Unreadable);
    const Result<std::vector<WantedFix>> fixes =
        options.plan ? fixesOfPlan(options, *knowledge) : fixesNamed(options, *knowledge);
    if (!fixes)
        return failed(fixes.error(), options.plan ? ExitCode::Unreadable : ExitCode::Usage);
    const Result<FixedConfig> fixed = applyFixes(*config, *fixes, *knowledge);
    if (!fixed)
        return failed(fixed.error(), ExitCode::Unreadable);
    for (const QString &note : fixed->notes)
        complain(note);
    const Result<void> delivered = deliver(options, *config, fixed->text);
    return delivered ? ExitCode::Done : failed(delivered.error(), ExitCode::Unreadable);
}

} // namespace

void addFixCommand(CLI::App &program, ExitCode &exitCode)
{
    const auto options = std::make_shared<FixOptions>();
    CLI::App *command = program.add_subcommand(
        "fix", CommandLine::tr("Change a config without disturbing anything else in it. Prints the "
                               "diff unless told otherwise.")
                   .toStdString());
    command
        ->add_option("CONFIG", options->config,
                     CommandLine::tr("The config, YAML or JSON").toStdString())
        ->required();
    CLI::Option *apply =
        command
            ->add_option(
                "--apply", options->fixes,
                CommandLine::tr("A fix of the plan, such as batch_size_one; may be repeated")
                    .toStdString())
            ->type_name("FIX[=VALUE]")
            ->expected(1)
            ->take_all();
    CLI::Option *plan = command->add_flag(
        "--plan", options->plan,
        CommandLine::tr("The fixes that the diagnosis advises for the first retry").toStdString());
    apply->excludes(plan);
    command
        ->add_option("--log", options->log,
                     CommandLine::tr("The log of the failed run, for --plan").toStdString())
        ->type_name("LOG")
        ->needs(plan);
    const std::string aboutDiff =
        CommandLine::tr("Print the diff (what is done anyway)").toStdString();
    CLI::Option *diff = command->add_flag("--diff", aboutDiff);
    CLI::Option *inPlace = command->add_flag(
        "--in-place", options->inPlace,
        CommandLine::tr("Save over the config; the first version is kept as .bak").toStdString());
    CLI::Option *output =
        command
            ->add_option("--output", options->output,
                         CommandLine::tr("Write the changed config to another file").toStdString())
            ->type_name("FILE");
    diff->excludes(inPlace)->excludes(output);
    inPlace->excludes(output);
    addLanguageOption(*command);
    addKnowledgeOption(*command, options->knowledgeFolder);
    command->callback([options, &exitCode] { exitCode = run(*options); });
}

} // namespace headroom
