// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/scaleup.h"

#include "history/scaleedits.h"

#include <algorithm>

namespace headroom {

namespace {

const Architecture *architectureOf(const JobView &job, const Architectures &architectures)
{
    return architectures.find(job.arch, job.archTag, job.model.nameOrPath.value);
}

ScaleSituation situationOf(const JobView &stable, const Attempts &attempts,
                           const Architecture *architecture)
{
    ScaleSituation situation{
        .now = stable, .earlier = {}, .stable = {}, .architecture = architecture};
    for (const Attempt &attempt : attempts) {
        const std::optional<JobView> view = attempt.view();
        if (!view)
            continue;
        situation.earlier.push_back(*view);
        if (isStable(attempt.run))
            situation.stable.push_back(*view);
    }
    return situation;
}

/// The first rung with something to raise is next; those after it come later.
ScaleLadder ladderOf(std::vector<RungEdits> proposed)
{
    ScaleLadder ladder;
    bool hasNext = false;
    for (const Rung rung : kRungs) {
        RungEdits &step = proposed[static_cast<std::size_t>(rung)];
        RungState state = RungState::Done;
        if (!step.edits.empty())
            state = std::exchange(hasNext, true) ? RungState::Later : RungState::Next;
        ladder.steps.push_back(
            {.rung = rung, .state = state, .why = step.text, .edits = std::move(step.edits)});
    }
    return ladder;
}

} // namespace

QString idOf(Rung rung)
{
    switch (rung) {
    case Rung::MemorySettings:
        return QStringLiteral("memory_settings");
    case Rung::Steps:
        return QStringLiteral("steps");
    case Rung::Bucket:
        return QStringLiteral("bucket");
    case Rung::Sampling:
        return QStringLiteral("sampling");
    case Rung::BatchOrFrames:
        return QStringLiteral("batch_or_frames");
    }
    return {};
}

const RungStep *ScaleLadder::next() const
{
    const auto found = std::ranges::find(steps, RungState::Next, &RungStep::state);
    return found == steps.end() ? nullptr : &*found;
}

ScaleLadder scaleUp(const JobView &stable, const Attempts &attempts,
                    const Architectures &architectures)
{
    const ScaleSituation situation =
        situationOf(stable, attempts, architectureOf(stable, architectures));
    std::vector<RungEdits> proposed;
    for (const Rung rung : kRungs)
        proposed.push_back(bringBack(rung, situation));
    const bool hasSomethingBack =
        std::ranges::any_of(proposed, [](const RungEdits &edits) { return !edits.edits.empty(); });
    if (!hasSomethingBack) {
        // All is back: each rung may go one size beyond, once.
        for (const Rung rung : kRungs) {
            if (rung != Rung::MemorySettings && !wasRaised(rung, situation)) {
                RungEdits beyond = goBeyond(rung, situation);
                if (!beyond.edits.empty())
                    proposed[static_cast<std::size_t>(rung)] = std::move(beyond);
            }
        }
    }
    ScaleLadder ladder = ladderOf(std::move(proposed));
    if (const RungStep *next = ladder.next())
        ladder.forecast = forecastOf(next->edits, stable, attempts, architectures);
    return ladder;
}

} // namespace headroom
