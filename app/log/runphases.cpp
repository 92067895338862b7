// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of RunBuilder that moves the run from phase to phase.
#include "log/runbuilder.h"

#include "base/numbers.h"
#include "log/framephase.h"

namespace headroom {

bool RunBuilder::hasTrainingBegun() const
{
    return m_steps.started() || m_phases.current() >= Phase::EarlyTrain;
}

/// Standard output may lag behind standard error: what was printed before an error then stands
/// below it, and must not lead the run back.
void RunBuilder::enterPhase(Phase phase, LineNumber line)
{
    const bool late = m_failures.hasPending() && !m_printedBeforeError;
    if (late && phase < m_phases.current())
        return;
    if (phase != Phase::Startup && phase != Phase::Unknown)
        m_dump.close();
    if (phase == Phase::Save || phase == Phase::PreviewSample || phase == Phase::BaselineSample)
        m_steps.interrupt();
    m_phases.enter(phase, line);
}

void RunBuilder::enterLoading(Phase phase, LineNumber line)
{
    // Models also move to and fro between steps and samples; caching and loading alternate only
    // elsewhere.
    const Phase current = m_phases.current();
    if (hasTrainingBegun() || current == Phase::BaselineSample)
        return;
    const bool toolkit = m_facts.trainer() == u"ai-toolkit";
    if (toolkit && (current == Phase::CacheLatents || current == Phase::CacheTextEmbeddings))
        return;
    enterPhase(phase, line);
}

void RunBuilder::enterSampling(QByteArrayView text, LineNumber line)
{
    const bool atZero = text.endsWith(": 0");
    const bool begun = m_steps.done() && m_steps.done()->value > 0;
    const bool preview =
        (begun || (m_steps.started() && !atZero) || m_phases.current() >= Phase::EarlyTrain) &&
        !atZero;
    enterPhase(preview ? Phase::PreviewSample : Phase::BaselineSample, line);
}

void RunBuilder::takeSaving(QByteArrayView text, LineNumber line)
{
    // Older toolkits show the index of the step just done: one less than what they save.
    const auto step = parseInteger(text.sliced(text.lastIndexOf(' ') + 1));
    if (step && m_steps.done() && *step == m_steps.done()->value + 1)
        m_stepOffset = 1;
    enterPhase(Phase::Save, line);
}

void RunBuilder::takeSaved(QByteArrayView text, LineNumber line)
{
    enterPhase(Phase::Save, line);
    const bool atEnd = m_steps.done() && m_steps.total() &&
                       m_steps.done()->value + m_stepOffset >= m_steps.total()->value;
    if (atEnd)
        m_finalSave = true;
    else if (text.contains("optimizer") && m_steps.started())
        enterPhase(trainingPhase(m_steps.done()), line);
}

void RunBuilder::noteSkip(LineNumber line)
{
    m_run.skippedBatches.push_back(m_steps.done().value_or(StepNumber{0}));
    m_run.skippedBatchLines.push_back(line);
}

} // namespace headroom
