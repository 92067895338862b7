// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/exitcode.h"

#include <CLI/CLI.hpp>

/// The commands of headroom-cli. Each function adds one to the program; running it sets the code
/// to exit with.
namespace headroom {

void addDiagnoseCommand(CLI::App &program, ExitCode &exitCode);
void addFixCommand(CLI::App &program, ExitCode &exitCode);
void addEstimateCommand(CLI::App &program, ExitCode &exitCode);
void addCheckCommand(CLI::App &program, ExitCode &exitCode);
void addChartCommand(CLI::App &program, ExitCode &exitCode);
void addCompareCommand(CLI::App &program, ExitCode &exitCode);
void addEvaluateCommand(CLI::App &program, ExitCode &exitCode);

} // namespace headroom
