// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/situation.h"
#include "history/scaleup.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

/// The share of a normal distribution below a point.
double shareBelow(double deviations)
{
    return std::erfc(-deviations / std::sqrt(2.0)) / 2;
}

/// Standard deviation of a range that bounds the middle 80 %.
double sigmaOf(const PhaseEstimate &phase)
{
    constexpr double kRange = 2.563;
    return std::max(0.05, (phase.high.gib() - phase.low.gib()) / kRange);
}

/// That a phase fits with the step, given that it fitted without: how much of what the stable run
/// left possible leaves room for the step too.
double fitsStill(const PhaseEstimate &now, const PhaseEstimate &then, Bytes capacity)
{
    // A phase that comes with the step: nothing is known of it but the estimate.
    if (now.mid == Bytes{})
        return shareBelow((capacity - then.mid).gib() / sigmaOf(then));
    const double sigma = sigmaOf(now);
    const double room = (capacity - now.mid).gib();
    const double extra = (then.mid - now.mid).gib();
    const double before = shareBelow(room / sigma);
    // Far outside of what was expected, the tail falls like an exponential.
    if (before < 1e-30)
        return std::exp(room * extra / (sigma * sigma));
    return shareBelow((room - extra) / sigma) / before;
}

/// Takes off what the estimate of the stable config is above the card, which it fitted.
PhaseEstimate lowered(PhaseEstimate phase, Bytes by)
{
    phase.low = phase.low - by;
    phase.mid = phase.mid - by;
    phase.high = phase.high - by;
    return phase;
}

struct MeasuredRun
{
    Measured figures;
    std::optional<JobView> job;
};

/// What a failed run measured holds for this machine still.
MeasuredRun measuredBy(const Attempts &attempts)
{
    MeasuredRun measured;
    const Attempt *failed = lastMeasuredFailure(attempts);
    if (failed != nullptr)
        measured.job = failed->view();
    if (measured.job)
        measured.figures = {.capacity = failed->run.capacity,
                            .phase = estimatePhaseOf(failed->run.phase),
                            .allocated = failed->run.allocated,
                            .tried = failed->run.tried,
                            .process = failed->run.process};
    for (const Attempt &attempt : attempts) {
        if (attempt.run.capacity)
            measured.figures.capacity = attempt.run.capacity;
    }
    return measured;
}

ScaleForecast inPhase(EstimatePhase phase, const PhaseEstimate &now, const PhaseEstimate &then,
                      const std::optional<Bytes> &capacity)
{
    ScaleForecast forecast{.phase = phase, .now = now, .then = then, .capacity = capacity};
    forecast.changesMemory = then.mid > now.mid;
    if (!capacity)
        return forecast;
    forecast.fits =
        forecast.changesMemory ? std::clamp(fitsStill(now, then, *capacity), 0.0, 1.0) : 1.0;
    const Bytes above = std::max(Bytes{}, now.mid - *capacity);
    forecast.now = lowered(now, above);
    forecast.then = lowered(then, above);
    return forecast;
}

/// The phase that decides: where the step adds, the one that fits worst; else the peak.
std::optional<ScaleForecast> decisive(const Estimate &now, const Estimate &then)
{
    std::optional<ScaleForecast> worst;
    for (const EstimatePhase phase : kEstimatePhases) {
        const std::optional<PhaseEstimate> &after = then.phase(phase);
        // A phase that comes with the step, such as previews that were off, adds all of itself.
        const PhaseEstimate before = now.phase(phase).value_or(PhaseEstimate{});
        if (!after || after->mid <= before.mid)
            continue;
        const ScaleForecast forecast = inPhase(phase, before, *after, then.capacity);
        const bool isWorse = !worst ||
                             (forecast.fits && *forecast.fits < worst->fits.value_or(1)) ||
                             (!forecast.fits && forecast.then.mid > worst->then.mid);
        if (isWorse)
            worst = forecast;
    }
    const std::optional<EstimatePhase> peak = now.peakPhase();
    if (!worst && peak)
        worst = inPhase(*peak, *now.phase(*peak), *now.phase(*peak), now.capacity);
    return worst;
}

} // namespace

std::optional<ScaleForecast> forecastOf(const std::vector<Edit> &edits, const JobView &stable,
                                        const Attempts &attempts,
                                        const Architectures &architectures)
{
    const Result<JobText> text = stable.text.apply(edits);
    if (!text)
        return std::nullopt;
    const Result<JobView> view = JobView::read(*text);
    if (!view)
        return std::nullopt;
    const MeasuredRun measured = measuredBy(attempts);
    const JobView *ran = measured.job ? &*measured.job : nullptr;
    return decisive(estimate(stable, architectures, measured.figures, ran),
                    estimate(*view, architectures, measured.figures, ran));
}

} // namespace headroom
