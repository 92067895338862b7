// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.h"

namespace headroom {

/// What headroom-cli tells the caller when it ends. Stable: scripts rely on it.
enum class ExitCode {
    Done = 0,       ///< done, and no failure found
    Diagnosed = 1,  ///< done, a failure was diagnosed
    Unclear = 2,    ///< done, but what happened cannot be told
    Unreadable = 3, ///< an input cannot be read
    Usage = 64,     ///< wrong usage, as in BSD's sysexits
};

ExitCode exitCodeOf(Verdict verdict);

} // namespace headroom
