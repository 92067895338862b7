// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/run.h"

#include <QString>

namespace headroom {

/// The answer that a run's log gives to the question `crash_timing`; empty when it gives none.
QString timingFromLog(const Run &run);

} // namespace headroom
