// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/run.h"

#include <optional>
#include <vector>

namespace headroom {

/// Keeps the phases of a run as stretches of its log.
class PhaseTracker
{
public:
    Phase current() const { return m_spans.empty() ? Phase::Unknown : m_spans.back().phase; }
    void enter(Phase phase, LineNumber line);
    /// The current phase goes on at least to this line.
    void extend(LineNumber line);
    /// A time stamp of the log itself, in seconds.
    void stamp(double seconds);
    /// How long a bar of the current phase has been running. Bars of one phase are told apart by
    /// falling time.
    void barElapsed(double seconds);

    std::vector<PhaseSpan> takeSpans() { return std::move(m_spans); }

private:
    void settleSeconds();

    std::vector<PhaseSpan> m_spans;
    std::optional<double> m_firstStamp;
    std::optional<double> m_lastStamp;
    std::optional<double> m_firstBar;
    double m_lastBar = 0;
    double m_barsBefore = 0;
};

} // namespace headroom
