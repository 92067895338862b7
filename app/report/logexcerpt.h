// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/case.h"

#include <QString>

#include <vector>

namespace headroom {

struct ExcerptLine
{
    int number = 0;
    QString text = {}; ///< the last redraw of a progress bar, without escape sequences
    bool isFailure = false;
};

/// The lines of the log around a failure of the current run, read anew from its input. Empty when
/// the log can no longer be read.
std::vector<ExcerptLine> linesAround(const Case &facts, const Failure &failure, int before,
                                     int after);

} // namespace headroom
