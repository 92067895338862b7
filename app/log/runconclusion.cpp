// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of RunBuilder that decides, at the end of the log, what became of the run.
#include "log/runbuilder.h"

#include <algorithm>

namespace headroom {

Run RunBuilder::finish()
{
    const bool reachedEnd = m_steps.done() && m_steps.total() && m_steps.total()->value > 0 &&
                            m_steps.done()->value + m_stepOffset >= m_steps.total()->value;
    // Other trainers say nothing when they are done.
    const bool saved = m_finalSave || m_facts.trainer() != u"ai-toolkit";
    if (!m_completed && saved && reachedEnd && !m_failures.hasPending() &&
        m_run.end == RunEnd::Unknown) {
        m_completed = true;
        if (m_lastNonBlank)
            enterPhase(Phase::Finished, *m_lastNonBlank);
    }
    concludeFailures(m_run);
    m_run.lastLine = m_lastNonBlank.value_or(m_run.firstLine);
    m_run.stepsDone = m_steps.done();
    m_run.stepsTotal = m_steps.total();
    m_run.readings = m_steps.takeReadings();
    m_run.speed = m_steps.speed();
    m_run.config = m_dump.takeDump();
    m_facts.fill(m_run);
    m_launch.fill(m_run);
    m_run.phases = m_phases.takeSpans();
    correctSteps(m_run);
    return std::move(m_run);
}

/// Where the loss stopped being a number for good, as the bar or AI Toolkit's own remark tells.
std::optional<LineNumber> RunBuilder::brokenLoss() const
{
    if (const auto broken = m_steps.brokenLoss())
        return broken;
    const Symptom *remark = m_run.symptom(u"loss_is_nan");
    // One strange step heals.
    const bool lasting = remark != nullptr && remark->count >= 2 && !m_completed;
    return lasting ? std::optional(remark->line) : std::nullopt;
}

void RunBuilder::concludeFailures(Run &run)
{
    const auto broken = brokenLoss();
    FailureLog::Result result = m_failures.conclude(m_completed, m_phases.current());
    if (!result.fatal && broken) {
        // Nothing stopped the run, but it has been learning nothing since.
        Failure failure;
        failure.text = QStringLiteral("loss is nan");
        failure.line = *broken;
        failure.signature = QStringLiteral("loss_not_a_number");
        failure.notMemoryCause = QStringLiteral("not_oom.nan_loss");
        failure.phase = m_phases.current();
        failure.step = m_steps.done();
        const auto place = std::ranges::find_if(
            result.failures, [&](const Failure &other) { return other.line > failure.line; });
        result.fatal = static_cast<std::size_t>(place - result.failures.begin());
        result.failures.insert(place, failure);
    }
    run.failures = std::move(result.failures);
    run.fatal = result.fatal;
    concludeEnd(run, result);
}

void RunBuilder::concludeEnd(Run &run, const FailureLog::Result &result)
{
    if (run.end == RunEnd::Stopped)
        return; // whatever was printed on the way out
    if (m_completed)
        run.end = RunEnd::Finished;
    else if (result.fatalSignature != nullptr && result.fatalSignature->kills)
        run.end = RunEnd::Killed;
    else if (result.fatal &&
             run.failures[*result.fatal].notMemoryCause == u"not_oom.interrupted_by_user")
        run.end = RunEnd::Stopped;
    else if (result.fatal)
        run.end = RunEnd::Failed;
    else if (run.end == RunEnd::Unknown && run.exitDetail.isEmpty() &&
             m_phases.current() >= Phase::EarlyTrain && m_steps.done())
        run.end = RunEnd::Running;
}

/// Older toolkits count one less than the steps done; a save told that this log is of one.
void RunBuilder::correctSteps(Run &run) const
{
    if (m_stepOffset == 0)
        return;
    const auto correct = [this](StepNumber &step) {
        step.value += m_stepOffset;
    };
    if (run.stepsDone)
        correct(*run.stepsDone);
    for (Failure &failure : run.failures) {
        if (failure.step)
            correct(*failure.step);
    }
    for (StepReading &reading : run.readings)
        correct(reading.step);
    for (StepNumber &step : run.skippedBatches)
        correct(step);
}

} // namespace headroom
