// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/comparison.h"

#include "history/runplace.h"

#include <array>

namespace headroom {

namespace {

using enum ComparisonReason;

constexpr std::array kOutcomeIds{
    std::pair{Outcome::First, QLatin1StringView("first")},
    std::pair{Outcome::Solved, QLatin1StringView("solved")},
    std::pair{Outcome::Stable, QLatin1StringView("stable")},
    std::pair{Outcome::Moved, QLatin1StringView("moved")},
    std::pair{Outcome::Unchanged, QLatin1StringView("unchanged")},
    std::pair{Outcome::Worse, QLatin1StringView("worse")},
    std::pair{Outcome::Unclear, QLatin1StringView("unclear")},
};

/// Whose memory ran out.
enum class Pool { None, Card, System };

Pool poolOf(const RunSummary &run)
{
    switch (run.memoryKind) {
    case MemoryKind::None:
        return Pool::None;
    case MemoryKind::HostRam:
    case MemoryKind::SharedMemory:
        return Pool::System;
    default:
        return Pool::Card;
    }
}

/// The run before did not fail; the new one may.
Comparison afterStable(const RunSummary &after)
{
    if (isStable(after))
        return {Outcome::Stable, after.phase == Phase::Finished ? Finished : NotPastTheFailureYet};
    if (after.verdict == Verdict::Unclear)
        return {Outcome::Unclear, CannotTell};
    if (after.verdict == Verdict::SlowSpill)
        return {Outcome::Worse, SlowNow};
    return {Outcome::Worse, after.recovered ? SkipsBatchesNow : FailsNow};
}

/// The new run did not fail; the one before did.
Comparison withoutFailure(const RunSummary &before, const RunSummary &after)
{
    if (after.phase == Phase::Finished)
        return {Outcome::Solved, Finished};
    const std::optional<RunPlace> was = placeOf(before);
    const std::optional<RunPlace> is = placeOf(after);
    if (!is)
        return {Outcome::Unclear, CannotTell};
    // Without a known place, training beyond the first steps is what the old run may have reached.
    const RunPlace target = was.value_or(RunPlace{6, 0});
    return isSafelyPast(*is, target, before.phase)
               ? Comparison{Outcome::Solved, PastTheFailure}
               : Comparison{Outcome::Unclear, NotPastTheFailureYet};
}

Comparison byPlace(const RunSummary &before, const RunSummary &after)
{
    const std::optional<RunPlace> was = placeOf(before);
    const std::optional<RunPlace> is = placeOf(after);
    if (!was || !is)
        return {Outcome::Unclear, CannotTell};
    const auto isTrainingPhase = [](Phase phase) {
        return phase == Phase::EarlyTrain || phase == Phase::MidTrain;
    };
    const bool sameActivity = before.phase == after.phase ||
                              (isTrainingPhase(before.phase) && isTrainingPhase(after.phase));
    switch (orderOf(*is, *was)) {
    case PlaceOrder::Later:
        return {Outcome::Moved, Further};
    case PlaceOrder::Earlier:
        return {Outcome::Worse, Earlier};
    case PlaceOrder::Same:
        break;
    }
    return sameActivity ? Comparison{Outcome::Unchanged, SamePlace}
                        : Comparison{Outcome::Moved, Elsewhere};
}

/// Another failure than memory ended the new run; before it was memory.
Comparison withOtherFailure(const RunSummary &before, const RunSummary &after)
{
    const std::optional<RunPlace> was = placeOf(before);
    const std::optional<RunPlace> is = placeOf(after);
    return was && is && isSafelyPast(*is, *was, before.phase)
               ? Comparison{Outcome::Moved, OtherFailure}
               : Comparison{Outcome::Unclear, StoppedBefore};
}

Comparison withMemoryFailure(const RunSummary &before, const RunSummary &after)
{
    if (before.verdict == Verdict::NotOutOfMemory)
        return byPlace(before, after).outcome == Outcome::Worse
                   ? Comparison{Outcome::Worse, Earlier}
                   : Comparison{Outcome::Moved, OtherMemory};
    if (after.recovered)
        return before.recovered ? Comparison{Outcome::Unchanged, SkipsBatchesStill}
                                : Comparison{Outcome::Moved, SkipsBatchesNow};
    if (before.recovered)
        return {Outcome::Worse, FailsNow};
    if (before.verdict == Verdict::SlowSpill || poolOf(before) != poolOf(after))
        return {Outcome::Moved, OtherMemory};
    return byPlace(before, after);
}

} // namespace

QString idOf(Outcome outcome)
{
    const auto *found =
        std::ranges::find_if(kOutcomeIds, [&](const auto &pair) { return pair.first == outcome; });
    return found->second.toString();
}

std::optional<Outcome> outcomeFromId(QStringView id)
{
    const auto *found =
        std::ranges::find_if(kOutcomeIds, [&](const auto &pair) { return pair.second == id; });
    return found == kOutcomeIds.end() ? std::nullopt : std::optional(found->first);
}

Comparison compare(const RunSummary &before, const RunSummary &after)
{
    if (isStable(before))
        return afterStable(after);
    if (isStable(after))
        return before.verdict == Verdict::Unclear && after.phase != Phase::Finished
                   ? Comparison{Outcome::Unclear, CannotTell}
                   : withoutFailure(before, after);
    if (before.verdict == Verdict::Unclear || after.verdict == Verdict::Unclear)
        return {Outcome::Unclear, CannotTell};
    if (after.verdict == Verdict::SlowSpill)
        return before.verdict == Verdict::SlowSpill ? Comparison{Outcome::Unchanged, SlowStill}
                                                    : Comparison{Outcome::Moved, SlowNow};
    if (after.verdict == Verdict::NotOutOfMemory)
        return before.verdict == Verdict::NotOutOfMemory && before.cause == after.cause
                   ? byPlace(before, after)
                   : withOtherFailure(before, after);
    return withMemoryFailure(before, after);
}

} // namespace headroom
