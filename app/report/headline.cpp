// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report.h"

#include "base/numbers.h"
#include "report/wording.h"

#include <QCoreApplication>
#include <QLocale>

namespace headroom {

namespace {

struct Headline
{
    Q_DECLARE_TR_FUNCTIONS(Headline)
};

/// The finding without the first change.
QString finding(const Diagnosis &diagnosis, const Knowledge &knowledge)
{
    const RankedCause *top = diagnosis.top();
    const bool named = top != nullptr && top->probability >= 0.35;
    const QString cause = top != nullptr ? causeTitle(top->id, knowledge) : QString();
    const QString word = top != nullptr ? confidenceWord(top->probability) : QString();
    switch (diagnosis.verdict) {
    case Verdict::OutOfMemory:
        if (diagnosis.recovered) {
            return named ? Headline::tr("The run goes on, but it ran out of memory on the way and "
                                        "skips those batches: %1 (%2).")
                               .arg(cause, word)
                         : Headline::tr("The run goes on, but it ran out of memory on the way and "
                                        "skips those batches; no single cause stands out.");
        }
        if (named)
            return Headline::tr("Out of memory: %1 (%2).").arg(cause, word);
        return top != nullptr
                   ? Headline::tr(
                         "Out of memory; no single cause stands out, first among several: %1.")
                         .arg(cause)
                   : Headline::tr("Out of memory; the cause cannot be told.");
    case Verdict::SlowSpill:
        return named ? Headline::tr("No error, but video memory spilled into system memory, which "
                                    "makes each step slow: %1 (%2).")
                           .arg(cause, word)
                     : Headline::tr("No error, but video memory spilled into system memory, which "
                                    "makes each step slow.");
    case Verdict::NotOutOfMemory:
        return named ? Headline::tr("Not an out-of-memory failure: %1 (%2).").arg(cause, word)
                     : Headline::tr(
                           "Not an out-of-memory failure; what it is cannot be told from this.");
    case Verdict::NoFailure:
        return diagnosis.phase == Phase::Finished ? Headline::tr("No failure: the run finished.")
                                                  : Headline::tr("No failure found.");
    case Verdict::Unclear:
        return diagnosis.missing.isEmpty()
                   ? Headline::tr("What happened cannot be told yet.")
                   : Headline::tr("What happened cannot be told yet. %1").arg(diagnosis.missing);
    }
    return {};
}

/// Where the run died, without the step.
QString diedIn(Phase phase)
{
    switch (phase) {
    case Phase::Unknown:
        return Headline::tr("The run failed; where is unknown.");
    case Phase::Startup:
        return Headline::tr("Died while starting, before the model was loaded.");
    case Phase::ModelLoad:
        return Headline::tr("Died while loading the model.");
    case Phase::Quantize:
        return Headline::tr("Died while quantising the model.");
    case Phase::CacheLatents:
        return Headline::tr("Died while reading the dataset and caching latents.");
    case Phase::CacheTextEmbeddings:
        return Headline::tr("Died while caching text embeddings.");
    case Phase::BaselineSample:
        return Headline::tr("Died in the first sample, before training.");
    case Phase::EarlyTrain:
        return Headline::tr("Died in the first training steps.");
    case Phase::MidTrain:
        return Headline::tr("Died while training.");
    case Phase::PreviewSample:
        return Headline::tr("Died while generating preview samples.");
    case Phase::Save:
        return Headline::tr("Died while saving.");
    case Phase::Finished:
        return Headline::tr("Failed after the last step.");
    }
    return {};
}

struct StepPlace
{
    QString done;
    QString total;
};

/// The step as "3" of "2500"; empty when the log does not tell both.
std::optional<StepPlace> stepPlace(const Run &run)
{
    if (!run.stepsDone || !run.stepsTotal)
        return std::nullopt;
    const QLocale locale;
    return StepPlace{locale.toString(run.stepsDone->value), locale.toString(run.stepsTotal->value)};
}

/// Time on the training bar, when it says anything.
std::optional<QString> trainedFor(const Run &run)
{
    if (run.readings.empty() || run.readings.back().elapsedSeconds < 1)
        return std::nullopt;
    return showDuration(run.readings.back().elapsedSeconds);
}

QString died(const Run &run, Phase phase)
{
    const std::optional<StepPlace> place = stepPlace(run);
    if (!place)
        return diedIn(phase);
    const std::optional<QString> time = trainedFor(run);
    if (phase == Phase::EarlyTrain || phase == Phase::MidTrain) {
        return time ? Headline::tr(
                          "Died at step %1 of %2, while training, %3 after the first step began.")
                          .arg(place->done, place->total, *time)
                    : Headline::tr("Died at step %1 of %2, while training.")
                          .arg(place->done, place->total);
    }
    if (phase == Phase::PreviewSample) {
        return time ? Headline::tr("Died at step %1 of %2, while generating preview samples, after "
                                   "%3 of training.")
                          .arg(place->done, place->total, *time)
                    : Headline::tr("Died at step %1 of %2, while generating preview samples.")
                          .arg(place->done, place->total);
    }
    if (phase == Phase::Save)
        return Headline::tr("Died at step %1 of %2, while saving.").arg(place->done, place->total);
    return diedIn(phase);
}

QString killed(const Run &run, Phase phase)
{
    const std::optional<StepPlace> place = stepPlace(run);
    if (place && (phase == Phase::EarlyTrain || phase == Phase::MidTrain))
        return Headline::
            tr("The process was ended from outside at step %1 of %2, without an error of its own.")
                .arg(place->done, place->total);
    return Headline::tr("The process was ended from outside, without an error of its own (%1).")
        .arg(titleOf(phase));
}

QString survived(const Run &run)
{
    const std::optional<StepPlace> place = stepPlace(run);
    const int skipped = static_cast<int>(run.skippedBatches.size());
    if (skipped > 0 && place)
        return Headline::tr("Reached step %1 of %2; %n batch(es) were skipped for lack of memory.",
                            nullptr, skipped)
            .arg(place->done, place->total);
    return place
               ? Headline::tr("Reached step %1 of %2.").arg(place->done, place->total)
               : Headline::tr("The log ends without an error (%1).").arg(titleOf(run.lastPhase()));
}

} // namespace

QString headline(const Diagnosis &diagnosis, const Knowledge &knowledge)
{
    const QString found = finding(diagnosis, knowledge);
    const PlanStep *first = diagnosis.firstStep();
    if (first == nullptr || diagnosis.verdict == Verdict::NoFailure ||
        diagnosis.verdict == Verdict::Unclear)
        return found;
    // A failure that is not memory has its own help, which says more than the step's title.
    if (diagnosis.verdict == Verdict::NotOutOfMemory && !first->why.isEmpty())
        return Headline::tr("%1 What to do: %2").arg(found, first->why);
    return Headline::tr("%1 First change: %2.").arg(found, fixTitle(first->fix, knowledge));
}

QString runSummary(const Case &facts, const Diagnosis &diagnosis)
{
    const Run *run = facts.run();
    if (run == nullptr)
        return Headline::tr("No log was given.");
    switch (run->end) {
    case RunEnd::Failed:
        return diagnosis.recovered ? survived(*run) : died(*run, diagnosis.phase);
    case RunEnd::Killed:
        return killed(*run, diagnosis.phase);
    case RunEnd::Finished:
        return survived(*run);
    case RunEnd::Stopped: {
        const std::optional<StepPlace> place = stepPlace(*run);
        return place ? Headline::tr("Stopped by the user at step %1 of %2.")
                           .arg(place->done, place->total)
                     : Headline::tr("Stopped by the user (%1).").arg(titleOf(run->lastPhase()));
    }
    case RunEnd::Unknown:
    case RunEnd::Running:
        break;
    }
    return diagnosis.failure && !diagnosis.recovered ? died(*run, diagnosis.phase) : survived(*run);
}

} // namespace headroom
