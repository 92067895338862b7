// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/reportcontent.h"

namespace headroom {

/// The plan of a diagnosis as a report tells it, done and not applicable steps in their place.
std::vector<ReportStep> planContent(const Case &facts, const Diagnosis &diagnosis,
                                    const Knowledge &knowledge);

} // namespace headroom
