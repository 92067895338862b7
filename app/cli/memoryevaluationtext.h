// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/memoryevaluation.h"

#include <QString>

namespace headroom {

/// The evaluation of the memory estimate as tables: the errors by trainer and architecture, the
/// rows that are farthest off, and what was left out.
QString memoryEvaluationText(const MemoryEvaluation &evaluation);

} // namespace headroom
