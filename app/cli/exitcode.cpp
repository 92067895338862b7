// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exitcode.h"

namespace headroom {

ExitCode exitCodeOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::NoFailure:
        return ExitCode::Done;
    case Verdict::Unclear:
        return ExitCode::Unclear;
    case Verdict::OutOfMemory:
    case Verdict::SlowSpill:
    case Verdict::NotOutOfMemory:
        return ExitCode::Diagnosed;
    }
    return ExitCode::Unclear;
}

} // namespace headroom
