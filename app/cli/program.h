// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/exitcode.h"

#include <QStringList>

namespace headroom {

/// Runs headroom-cli with its arguments, the program's name first.
ExitCode runProgram(const QStringList &arguments);

} // namespace headroom
