// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/run.h"
#include "memory/series.h"

namespace headroom {

/// When things happened in a run, in seconds since its first line, as far as bars and time stamps
/// of the log tell. Phases without any time take none.
class RunTimeline
{
public:
    struct Band
    {
        Phase phase = Phase::Unknown;
        double from = 0;
        double to = 0;
    };

    RunTimeline() = default;
    explicit RunTimeline(const Run &run);

    /// Whether the log tells the time of anything.
    bool isTimed() const { return m_end > 0; }
    double end() const { return m_end; }
    /// The phases that have a length, in order.
    const std::vector<Band> &bands() const { return m_bands; }
    /// The moment a line was printed.
    double at(LineNumber line) const;
    /// The step that was being trained; absent before the first and where the log has no steps.
    std::optional<double> stepAt(double seconds) const;

private:
    struct Anchor
    {
        double line = 0;
        double seconds = 0;
        std::optional<double> step = {};
    };

    void addReadings(const Run &run, const PhaseSpan &span, double from, double to);

    std::vector<Anchor> m_anchors; ///< in the order of lines, and of time
    std::vector<Anchor> m_steps;   ///< those of them that tell a step
    std::vector<Band> m_bands;
    double m_end = 0;
    double m_lastElapsed = 0; ///< of the training bar, while reading
};

/// Where a run lies in a series that was measured beside it.
struct Alignment
{
    enum class Basis {
        Drop, ///< memory was freed at once: the process ended
        Rise, ///< memory filled up: the model was loaded
        Start ///< nothing to go by: both are taken to begin together
    };
    Basis basis = Basis::Start;
    double offset = 0; ///< the run's start, in seconds of the series
};

/// Lines a run up with a series by the shape of the curve, since the clocks of a log and a monitor
/// share nothing.
Alignment align(const Series &series, const Run &run, const RunTimeline &timeline);

} // namespace headroom
