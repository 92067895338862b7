// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include "base/language.h"
#include "cli/commands.h"
#include "cli/commonoptions.h"
#include "cli/console.h"

#include <QCoreApplication>

#include <algorithm>
#include <clocale>
#include <memory>
#include <utility>

namespace headroom {

namespace {

QString sentenceOf(const CLI::ParseError &fault)
{
    QString text = QString::fromStdString(fault.what()).trimmed();
    if (!text.endsWith(QLatin1Char('.')))
        text += QLatin1Char('.');
    return text;
}

/// Help in the language of everything else.
class HelpFormatter : public CLI::Formatter
{
public:
    HelpFormatter()
    {
        const auto say = [this](const char *key, const QString &text) {
            label(key, text.toStdString());
        };
        say("Usage", CommandLine::tr("Usage"));
        say("OPTIONS", CommandLine::tr("OPTIONS", "stands for any options"));
        say("SUBCOMMAND", CommandLine::tr("SUBCOMMAND", "stands for a command"));
        say("REQUIRED", CommandLine::tr("REQUIRED", "an argument that must be given"));
        say("Positionals", CommandLine::tr("Arguments"));
        say("Excludes", CommandLine::tr("Excludes", "options that cannot be given together"));
        say("Needs", CommandLine::tr("Needs", "an option that must be given too"));
        say("TEXT", CommandLine::tr("TEXT", "stands for a text"));
    }

    std::string make_group(std::string group, bool positional,
                           std::vector<const CLI::Option *> options) const override
    {
        return CLI::Formatter::make_group(
            group == "Options" ? CommandLine::tr("Options").toStdString() : std::move(group),
            positional, std::move(options));
    }
};

/// The help is written before the options are read, so its language is looked for first.
void takeLanguage(const QStringList &arguments)
{
    constexpr QLatin1StringView kOption("--lang");
    for (qsizetype at = 0; at < arguments.size(); ++at) {
        const QString &argument = arguments[at];
        QString language;
        if (argument == kOption && at + 1 < arguments.size())
            language = arguments[at + 1];
        else if (argument.startsWith(QLatin1StringView("--lang=")))
            language = argument.sliced(kOption.size() + 1);
        if (languages().contains(language))
            setLanguage(language);
    }
}

} // namespace

ExitCode runProgram(const QStringList &arguments)
{
    // Qt takes the system's locale over, and CLI11 reads numbers by it: 12.5 must not become 12.
    std::setlocale(LC_NUMERIC, "C");
    ExitCode exitCode = ExitCode::Done;
    takeLanguage(arguments);
    CLI::App program(
        CommandLine::tr("Tells why a LoRA training ran out of memory, and fixes the config.\n"
                        "Exit codes: 0 no failure found, 1 a failure was diagnosed, 2 unclear, "
                        "3 an input cannot be read, 64 wrong usage.")
            .toStdString(),
        "headroom-cli");
    program.formatter(std::make_shared<HelpFormatter>());
    program.set_help_flag("-h,--help",
                          CommandLine::tr("Print this help message and exit").toStdString());
    program.set_version_flag(
        "--version", "headroom-cli " HEADROOM_VERSION,
        CommandLine::tr("Display program version information and exit").toStdString());
    program.require_subcommand(1);
    addDiagnoseCommand(program, exitCode);
    addFixCommand(program, exitCode);
    addEstimateCommand(program, exitCode);
    addCheckCommand(program, exitCode);
    addChartCommand(program, exitCode);
    addCompareCommand(program, exitCode);
    addEvaluateCommand(program, exitCode);

    std::vector<std::string> words;
    for (const QString &argument : arguments.sliced(std::min<qsizetype>(1, arguments.size())))
        words.push_back(argument.toStdString());
    // CLI11 takes them last first.
    std::reverse(words.begin(), words.end());
    try {
        program.parse(words);
    } catch (const CLI::Success &wanted) {
        program.exit(wanted); // prints the help or the version
    } catch (const CLI::ParseError &fault) {
        complain(QCoreApplication::translate("CommandLine", "%1 Run it with --help to see how.")
                     .arg(sentenceOf(fault)));
        return ExitCode::Usage;
    }
    return exitCode;
}

} // namespace headroom
