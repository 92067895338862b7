// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/evidence.h"

namespace headroom {

/// R5: a failure that more edits of the config cannot cure. All of it must hold: a conservative
/// config, a failure before meaningful training, and "0 bytes is free" or a cuBLAS allocation
/// failure in the log. It does not hold on a card that is too small for the weights, nor where this
/// run's own memory, or a process that the message names, explains the full card.
bool isEnvironmentProblem(const Observed &observed, const Findings &findings);

} // namespace headroom
