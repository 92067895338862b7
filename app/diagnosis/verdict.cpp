// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/verdict.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

/// Fewer steps than this say nothing about a run's health, unless it saved a checkpoint.
constexpr int kStepsOfAHealthyRun = 20;

/// How the current run went, told apart before the verdict is spoken.
struct Course
{
    const Run *run = nullptr;
    std::vector<const Failure *> memory; ///< its memory failures, survived and fatal
};

/// A skipped batch, as a failure: the trainer prints no figures with it.
std::optional<Failure> skipOf(const Run &run)
{
    if (run.skippedBatches.empty())
        return std::nullopt;
    Failure failure;
    failure.text = u"OOM during training step"_s;
    failure.memoryKind = MemoryKind::CudaAlloc;
    failure.step = run.skippedBatches.back();
    failure.phase = failure.step->value <= 10 ? Phase::EarlyTrain : Phase::MidTrain;
    failure.survived = true;
    if (!run.skippedBatchLines.empty())
        failure.line = run.skippedBatchLines.back();
    return failure;
}

/// The last memory failure that the trainer survived.
std::optional<Failure> lastSurvived(const Course &course)
{
    for (auto failure = course.memory.rbegin(); failure != course.memory.rend(); ++failure) {
        if ((*failure)->survived)
            return **failure;
    }
    return skipOf(*course.run);
}

/// A skipped batch advances the step counter like a good one, so one step more is no progress yet.
bool progressedAfter(const Run &run, const Failure &failure)
{
    return std::ranges::any_of(run.readings, [&](const StepReading &reading) {
        return reading.line > failure.line && reading.loss &&
               reading.step.value > failure.step.value_or(StepNumber{0}).value + 1;
    });
}

/// One bad loss is skipped and forgotten; it means something when no good one follows.
bool lossStaysBroken(const Run &run, const Symptom &symptom)
{
    return symptom.count > 1 && std::ranges::none_of(run.readings, [&](const StepReading &reading) {
               return reading.line > symptom.line && reading.loss.value_or(0) > 0;
           });
}

/// The cause outside memory that something in the log names, with its place.
std::optional<Failure> otherTrouble(const Run &run, const Signatures &signatures)
{
    // What a finished run printed on its way did not stop it; a loss of nan still spoils it.
    const bool finished = run.end == RunEnd::Finished;
    for (auto failure = run.failures.rbegin(); failure != run.failures.rend(); ++failure) {
        if (!finished && !failure->notMemoryCause.isEmpty() && !failure->survived)
            return *failure;
    }
    for (const Symptom &symptom : run.symptoms) {
        const Signature *signature = signatures.find(symptom.signature);
        const bool noNumber =
            symptom.signature == "loss_is_nan"_L1 && lossStaysBroken(run, symptom);
        if (signature == nullptr ||
            ((finished || signature->notMemoryCause.isEmpty()) && !noNumber))
            continue;
        Failure failure;
        failure.text = symptom.text;
        failure.line = symptom.line;
        failure.signature = symptom.signature;
        failure.notMemoryCause = noNumber ? u"not_oom.nan_loss"_s : signature->notMemoryCause;
        failure.phase = run.lastPhase();
        return failure;
    }
    return std::nullopt;
}

void concludeMemory(Situation &situation, const Failure &failure, bool recovered, const Run *run)
{
    situation.verdict = Verdict::OutOfMemory;
    situation.failure = failure;
    situation.memoryKind = failure.memoryKind;
    situation.recovered = recovered;
    situation.phase = failure.phase;
    if (situation.phase == Phase::Unknown && run != nullptr)
        situation.phase = run->lastPhase();
}

void concludeOther(Situation &situation, const Failure &failure, const Run &run)
{
    situation.verdict = Verdict::NotOutOfMemory;
    situation.failure = failure;
    situation.phase = failure.phase != Phase::Unknown ? failure.phase : run.lastPhase();
    // Modules are imported before anything is printed.
    const bool isImport = failure.exception.endsWith("ImportError"_L1) ||
                          failure.exception.endsWith("ModuleNotFoundError"_L1);
    if (situation.phase == Phase::Unknown && isImport)
        situation.phase = Phase::Startup;
}

void concludeSpill(Situation &situation, const Run *run)
{
    situation.verdict = Verdict::SlowSpill;
    situation.memoryKind = MemoryKind::Spill;
    if (run != nullptr)
        situation.phase = run->lastPhase();
}

bool isHealthy(const Run &run)
{
    const bool saved = std::ranges::contains(run.phases, Phase::Save, &PhaseSpan::phase);
    return run.stepsDone.value_or(StepNumber{0}).value >= kStepsOfAHealthyRun &&
           (saved || run.readings.size() >= 10);
}

void concludeUnclear(Situation &situation, const Run &run)
{
    situation.verdict = Verdict::Unclear;
    situation.phase = run.lastPhase();
    if (run.end == RunEnd::Killed) {
        situation.missing = QCoreApplication::translate(
            "Verdict", "This log only shows that the run was ended from outside. The first error "
                       "of the other processes, or of the system's journal, would tell why.");
    } else if (isTraining(situation.phase) || isSampling(situation.phase)) {
        situation.missing = QCoreApplication::translate(
            "Verdict",
            "The log ends without an error. Whether the run had become many times slower, or had "
            "stopped altogether, would tell; so would a longer piece of the log.");
        situation.missingQuestion = u"very_slow"_s;
    } else if (situation.phase == Phase::Unknown) {
        situation.missing = QCoreApplication::translate(
            "Verdict", "Nothing in this text says how the run ended. The end of log.txt, with the "
                       "lines around the error, would tell.");
        situation.missingQuestion = u"crash_timing"_s;
    } else {
        situation.missing = QCoreApplication::translate(
            "Verdict",
            "The log stops while loading, without an error: that happens when the system runs out "
            "of memory and closes the program. How much system memory the machine has would tell.");
        situation.missingQuestion = u"system_ram_gib"_s;
    }
}

/// The answers alone, when there is no log or nothing in it.
void judgeByAnswers(const Case &facts, Situation &situation)
{
    const QString timing = answerTo(facts, u"crash_timing");
    if (answerTo(facts, u"very_slow") == "yes"_L1 && timing.isEmpty()) {
        concludeSpill(situation, nullptr);
        return;
    }
    if (timing.isEmpty()) {
        situation.verdict = Verdict::Unclear;
        situation.missing = QCoreApplication::translate(
            "Verdict", "There is no log yet. The file log.txt in the job's output folder would "
                       "tell where the run was when it stopped.");
        situation.missingQuestion = u"crash_timing"_s;
        return;
    }
    situation.verdict = Verdict::OutOfMemory;
    if (timing == "steps_1_10"_L1)
        situation.phase = Phase::EarlyTrain;
    else if (timing == "later"_L1)
        situation.phase = Phase::MidTrain;
    else if (timing == "only_sampling"_L1)
        situation.phase = Phase::PreviewSample;
}

/// A crash in the step that just ran out of memory is its consequence: the handler left something
/// undone. Stopping and a full disk are their own reasons.
bool masksMemoryFailure(const Course &course, const Failure &fatal)
{
    const std::optional<Failure> survived = lastSurvived(course);
    if (!survived || fatal.line < survived->line || progressedAfter(*course.run, *survived))
        return false;
    return fatal.notMemoryCause != "not_oom.interrupted_by_user"_L1 &&
           fatal.notMemoryCause != "not_oom.disk_full"_L1;
}

void judgeFailed(const Course &course, const Failure &fatal, Situation &situation)
{
    if (fatal.memoryKind != MemoryKind::None) {
        concludeMemory(situation, fatal, false, course.run);
    } else if (masksMemoryFailure(course, fatal)) {
        concludeMemory(situation, *lastSurvived(course), false, course.run);
    } else {
        concludeOther(situation, fatal, *course.run);
    }
}

void judgeKilled(const Run &run, Situation &situation)
{
    Failure failure;
    failure.text = run.exitDetail;
    failure.line = run.lastLine;
    failure.phase = run.lastPhase();
    const QString &detail = run.exitDetail;
    if (detail.contains("SIGTERM"_L1)) {
        concludeUnclear(situation, run);
    } else if (detail.contains("SIGBUS"_L1)) {
        failure.memoryKind = MemoryKind::SharedMemory;
        concludeMemory(situation, failure, false, &run);
    } else if (detail.isEmpty() || detail.contains("KILL"_L1, Qt::CaseInsensitive) ||
               detail.contains("137"_L1) || detail.endsWith("-9"_L1)) {
        failure.memoryKind = MemoryKind::HostRam;
        concludeMemory(situation, failure, false, &run);
    } else {
        failure.notMemoryCause = u"not_oom.crash"_s;
        concludeOther(situation, failure, run);
    }
}

/// A run that no error ended: finished, stopped, still running, or a log that just stops.
void judgeOpenEnd(const Case &facts, const Course &course, const Knowledge &knowledge,
                  Situation &situation)
{
    const Run &run = *course.run;
    if (const std::optional<Failure> survived = lastSurvived(course)) {
        const bool recovered = run.end == RunEnd::Finished || progressedAfter(run, *survived);
        concludeMemory(situation, *survived, recovered, &run);
        return;
    }
    if (const std::optional<Failure> trouble = otherTrouble(run, knowledge.signatures)) {
        concludeOther(situation, *trouble, run);
        return;
    }
    const Slowness slowness = slownessOf(run, situation.platform, situation.media);
    const bool saidSlow = answerTo(facts, u"very_slow") == "yes"_L1;
    if (slowness.jumped || slowness.slowThroughout || saidSlow) {
        concludeSpill(situation, &run);
    } else if (run.end == RunEnd::Stopped) {
        Failure stop;
        stop.text = run.exitDetail;
        stop.line = run.lastLine;
        stop.notMemoryCause = u"not_oom.interrupted_by_user"_s;
        concludeOther(situation, stop, run);
    } else if (run.end == RunEnd::Finished || isHealthy(run)) {
        situation.verdict = Verdict::NoFailure;
        situation.phase = run.end == RunEnd::Finished ? Phase::Finished : run.lastPhase();
    } else {
        concludeUnclear(situation, run);
    }
}

/// The trainer says that the job failed, but not how.
Failure unnamedFailure(const Run &run)
{
    Failure failure;
    failure.text = run.exitDetail;
    failure.line = run.lastLine;
    failure.notMemoryCause = u"not_oom.other"_s;
    return failure;
}

bool saysNothing(const Run &run)
{
    return run.failures.empty() && run.symptoms.empty() && run.lastPhase() == Phase::Unknown &&
           run.readings.empty() && (run.end == RunEnd::Unknown || run.end == RunEnd::Running);
}

} // namespace

void judge(const Case &facts, const Knowledge &knowledge, Situation &situation)
{
    const Run *run = facts.run();
    if (run == nullptr || (saysNothing(*run) && !answerTo(facts, u"crash_timing").isEmpty())) {
        judgeByAnswers(facts, situation);
        return;
    }
    const Course course{.run = run, .memory = memoryFailures(*run)};
    const Failure *fatal = run->fatalFailure();
    if (fatal == nullptr && run->end == RunEnd::Failed && !run->failures.empty())
        fatal = &run->failures.back();
    if (fatal != nullptr)
        judgeFailed(course, *fatal, situation);
    else if (run->end == RunEnd::Failed)
        judgeFailed(course, unnamedFailure(*run), situation);
    else if (run->end == RunEnd::Killed)
        judgeKilled(*run, situation);
    else
        judgeOpenEnd(facts, course, knowledge, situation);
}

} // namespace headroom
