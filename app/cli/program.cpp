// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include "cli/commands.h"
#include "cli/console.h"

#include <QCoreApplication>

#include <algorithm>
#include <clocale>

namespace headroom {

namespace {

QString sentenceOf(const CLI::ParseError &fault)
{
    QString text = QString::fromStdString(fault.what()).trimmed();
    if (!text.endsWith(QLatin1Char('.')))
        text += QLatin1Char('.');
    return text;
}

} // namespace

ExitCode runProgram(const QStringList &arguments)
{
    // Qt takes the system's locale over, and CLI11 reads numbers by it: 12.5 must not become 12.
    std::setlocale(LC_NUMERIC, "C");
    ExitCode exitCode = ExitCode::Done;
    CLI::App program("Tells why a LoRA training ran out of memory, and fixes the config.\n"
                     "Exit codes: 0 no failure found, 1 a failure was diagnosed, 2 unclear, "
                     "3 an input cannot be read, 64 wrong usage.",
                     "headroom-cli");
    program.set_version_flag("--version", "headroom-cli " HEADROOM_VERSION);
    program.require_subcommand(1);
    addDiagnoseCommand(program, exitCode);
    addFixCommand(program, exitCode);
    addEstimateCommand(program, exitCode);
    addCheckCommand(program, exitCode);
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
