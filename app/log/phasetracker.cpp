// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/phasetracker.h"

namespace headroom {

namespace {

/// A run of a week with a preview every few minutes has fewer stretches than this.
constexpr std::size_t kMostSpans = 20000;

} // namespace

void PhaseTracker::enter(Phase phase, LineNumber line)
{
    if (phase == current() || m_spans.size() >= kMostSpans) {
        extend(line);
        return;
    }
    settleSeconds();
    m_firstStamp = m_lastStamp;
    m_firstBar.reset();
    m_lastBar = 0;
    m_barsBefore = 0;
    m_spans.push_back({phase, line, line, std::nullopt});
}

void PhaseTracker::extend(LineNumber line)
{
    if (m_spans.empty())
        return;
    m_spans.back().last = line;
    settleSeconds();
}

void PhaseTracker::stamp(double seconds)
{
    if (!m_firstStamp)
        m_firstStamp = seconds;
    m_lastStamp = seconds;
}

void PhaseTracker::barElapsed(double seconds)
{
    if (!m_firstBar) {
        // A bar that was running before (the training bar after a preview) counts from where it
        // stands.
        m_firstBar = seconds;
    } else if (seconds < m_lastBar) {
        m_barsBefore += m_lastBar - *m_firstBar;
        m_firstBar = 0;
    }
    m_lastBar = seconds;
}

void PhaseTracker::settleSeconds()
{
    if (m_spans.empty())
        return;
    std::optional<double> &seconds = m_spans.back().seconds;
    if (m_firstStamp && m_lastStamp && *m_lastStamp > *m_firstStamp)
        seconds = *m_lastStamp - *m_firstStamp;
    else if (m_firstBar)
        seconds = m_barsBefore + m_lastBar - *m_firstBar;
}

} // namespace headroom
