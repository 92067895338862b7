// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/runsummary.h"

/// How far a run got, as something that can be compared.
namespace headroom {

struct RunPlace
{
    int stage = 0; ///< what comes before training in order, then training, then the end
    int step = 0;  ///< of training
};

/// Where a run failed, or how far it got without failing; absent when that is unknown.
std::optional<RunPlace> placeOf(const RunSummary &run);

enum class PlaceOrder { Earlier, Same, Later };
/// Steps count as the same up to twice as many: buckets come in another order each time.
PlaceOrder orderOf(const RunPlace &place, const RunPlace &other);
/// Whether a run that did not fail is so far past a place that the failure would have come again.
bool isSafelyPast(const RunPlace &place, const RunPlace &failure, Phase failurePhase);

} // namespace headroom
