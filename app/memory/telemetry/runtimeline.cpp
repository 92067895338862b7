// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/runtimeline.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr double kClear = 0.3; ///< share of the peak that a drop or rise must have to count

bool hasEnded(const Run &run)
{
    return run.fatal || run.end == RunEnd::Failed || run.end == RunEnd::Killed ||
           run.end == RunEnd::Finished || run.end == RunEnd::Stopped;
}

double levelOf(const MemorySample &sample)
{
    return Series::level(sample).value_or(Bytes{}).gib();
}

/// The last sample before the largest fall, the latest of several that are about as large.
std::optional<std::size_t> lastBeforeDrop(const Series &series, double peak)
{
    std::optional<std::size_t> found;
    double largest = peak * kClear;
    for (std::size_t i = 0; i + 1 < series.samples.size(); ++i) {
        const double fall = levelOf(series.samples[i]) - levelOf(series.samples[i + 1]);
        if (fall >= largest * 0.9 && fall >= peak * kClear) {
            found = i;
            largest = std::max(largest, fall);
        }
    }
    return found;
}

/// The sample at which memory begins to fill.
std::optional<std::size_t> beginOfRise(const Series &series, double peak)
{
    double least = peak;
    for (std::size_t i = 0; i < series.samples.size(); ++i) {
        const double level = levelOf(series.samples[i]);
        least = std::min(least, level);
        if (level - least >= peak * kClear)
            return i == 0 ? 0 : i - 1;
    }
    return std::nullopt;
}

double beginOfLoad(const RunTimeline &timeline)
{
    for (const RunTimeline::Band &band : timeline.bands()) {
        if (band.phase != Phase::Startup)
            return band.from;
    }
    return 0;
}

} // namespace

RunTimeline::RunTimeline(const Run &run)
{
    double now = 0;
    m_anchors.push_back({.line = double(run.firstLine.value), .seconds = 0});
    for (const PhaseSpan &span : run.phases) {
        const double length = std::max(0.0, span.seconds.value_or(0));
        m_anchors.push_back({.line = double(span.first.value), .seconds = now});
        addReadings(run, span, now, now + length);
        if (length > 0 && !m_bands.empty() && m_bands.back().phase == span.phase)
            m_bands.back().to = now + length;
        else if (length > 0)
            m_bands.push_back({span.phase, now, now + length});
        now += length;
    }
    m_end = now;
    m_anchors.push_back({.line = double(run.lastLine.value), .seconds = now});
    std::ranges::stable_sort(m_anchors, {}, &Anchor::line);
    // A line never comes before an earlier one.
    double latest = 0;
    for (Anchor &anchor : m_anchors)
        latest = anchor.seconds = std::max(latest, anchor.seconds);
    std::ranges::copy_if(m_anchors, std::back_inserter(m_steps),
                         [](const Anchor &anchor) { return anchor.step.has_value(); });
}

void RunTimeline::addReadings(const Run &run, const PhaseSpan &span, double from, double to)
{
    const double before = m_lastElapsed;
    for (const StepReading &reading : run.readings) {
        if (reading.line < span.first || reading.line > span.last)
            continue;
        // The bar of a resumed run counts anew.
        const double since = reading.elapsedSeconds >= before ? reading.elapsedSeconds - before
                                                              : reading.elapsedSeconds;
        m_anchors.push_back({.line = double(reading.line.value),
                             .seconds = std::min(from + since, to),
                             .step = double(reading.step.value)});
        m_lastElapsed = reading.elapsedSeconds;
    }
}

double RunTimeline::at(LineNumber line) const
{
    const auto next = std::ranges::upper_bound(m_anchors, double(line.value), {}, &Anchor::line);
    if (next == m_anchors.begin())
        return 0;
    const Anchor &before = *(next - 1);
    if (next == m_anchors.end())
        return before.seconds;
    const double lines = next->line - before.line;
    const double share = lines > 0 ? (line.value - before.line) / lines : 0;
    return before.seconds + share * (next->seconds - before.seconds);
}

std::optional<double> RunTimeline::stepAt(double seconds) const
{
    const auto next = std::ranges::upper_bound(m_steps, seconds, {}, &Anchor::seconds);
    if (next == m_steps.begin())
        return std::nullopt;
    const Anchor &before = *(next - 1);
    if (next == m_steps.end())
        return before.step;
    const double length = next->seconds - before.seconds;
    const double share = length > 0 ? (seconds - before.seconds) / length : 0;
    return *before.step + share * (*next->step - *before.step);
}

Alignment align(const Series &series, const Run &run, const RunTimeline &timeline)
{
    const double peak = series.peak().value_or(Bytes{}).gib();
    if (peak <= 0)
        return {};
    if (hasEnded(run)) {
        if (const auto last = lastBeforeDrop(series, peak))
            return {Alignment::Basis::Drop, series.samples[*last].seconds - timeline.end()};
    }
    if (const auto rise = beginOfRise(series, peak))
        return {Alignment::Basis::Rise, series.samples[*rise].seconds - beginOfLoad(timeline)};
    return {};
}

} // namespace headroom
