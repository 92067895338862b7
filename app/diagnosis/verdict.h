// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/situation.h"

namespace headroom {

/// Fills in the verdict, the failure it rests on, its kind and phase, and what is missing when it
/// stays unclear. Architecture, media and platform are known already.
void judge(const Case &facts, const Knowledge &knowledge, Situation &situation);

} // namespace headroom
