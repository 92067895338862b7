// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/runsummary.h"

namespace headroom {

/// What became of a job from one run to the next.
enum class Outcome {
    First,     ///< there is no earlier run
    Solved,    ///< it failed before and does not any more
    Stable,    ///< it did not fail before either
    Moved,     ///< it fails elsewhere or otherwise, further on
    Unchanged, ///< it fails at the same place in the same way
    Worse,     ///< it fails earlier, or failed only now
    Unclear,   ///< the new run does not tell, or not yet
};
QString idOf(Outcome outcome);
std::optional<Outcome> outcomeFromId(QStringView id);

/// Why two runs compare as they do.
enum class ComparisonReason {
    NothingBefore,
    Finished,
    PastTheFailure,
    NotPastTheFailureYet,
    SkipsBatchesNow,
    SkipsBatchesStill,
    OtherMemory,   ///< another memory ran out
    OtherFailure,  ///< past the old place, and no longer for lack of memory
    StoppedBefore, ///< another failure, before the old place was reached
    Further,
    Elsewhere, ///< at about the same step, doing something else
    SamePlace,
    Earlier,
    FailsNow,
    SlowNow,
    SlowStill,
    CannotTell,
};

struct Comparison
{
    Outcome outcome = Outcome::First;
    ComparisonReason reason = ComparisonReason::NothingBefore;

    bool operator==(const Comparison &) const = default;
};

/// Compares two runs of a job by where they got to and what stopped them. Pure. The memory figures
/// of a message do not decide: when a card is full, they only say how full it was.
Comparison compare(const RunSummary &before, const RunSummary &after);

/// The reason as one sentence with the steps filled in, translated.
QString reasonOf(const Comparison &comparison, const RunSummary &before, const RunSummary &after);

} // namespace headroom
