// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"

#include <QStringList>

namespace headroom {

/// The fixes that the next retry should have, safest first: the first step of the plan that edits
/// the config, and after it as many more as the estimate asks for until the run should fit. Without
/// an estimate the first step stands alone: one change at a time.
QStringList safestRetry(const std::vector<PlanStep> &plan, const Diagnosis &diagnosis,
                        const JobText &job, const Case &facts, const Knowledge &knowledge);

} // namespace headroom
