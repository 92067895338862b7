// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/telemetry/table.h"

namespace headroom::telemetry {

/// Names for the columns of "nvidia-smi --format=csv,noheader", judged by what stands in them: the
/// time, the index of the card, what never changes and what moves below it. Empty when no column
/// can be the memory in use.
std::optional<std::vector<QByteArray>> guessNames(const std::vector<Cells> &rows);

} // namespace headroom::telemetry
