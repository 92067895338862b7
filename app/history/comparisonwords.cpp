// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a comparison says, in sentences.
#include "history/comparison.h"

#include <QCoreApplication>
#include <QLocale>

namespace headroom {

namespace {

struct ComparisonWords
{
    Q_DECLARE_TR_FUNCTIONS(ComparisonWords)
};

/// What a run was doing, to stand inside of a sentence.
QString doingIn(Phase phase)
{
    switch (phase) {
    case Phase::Unknown:
        return ComparisonWords::tr("at an unknown point");
    case Phase::Startup:
        return ComparisonWords::tr("while starting");
    case Phase::ModelLoad:
        return ComparisonWords::tr("while loading the model");
    case Phase::Quantize:
        return ComparisonWords::tr("while quantising the model");
    case Phase::CacheLatents:
        return ComparisonWords::tr("while caching latents");
    case Phase::CacheTextEmbeddings:
        return ComparisonWords::tr("while caching text embeddings");
    case Phase::BaselineSample:
        return ComparisonWords::tr("in the first sample");
    case Phase::EarlyTrain:
    case Phase::MidTrain:
        return ComparisonWords::tr("while training");
    case Phase::PreviewSample:
        return ComparisonWords::tr("while generating preview samples");
    case Phase::Save:
        return ComparisonWords::tr("while saving");
    case Phase::Finished:
        return ComparisonWords::tr("after the last step");
    }
    return {};
}

/// "while training, at step 3".
QString placeIn(const RunSummary &run)
{
    const std::optional<StepNumber> step = run.failedAt ? run.failedAt : run.stepsDone;
    const bool isAtStep = run.phase == Phase::EarlyTrain || run.phase == Phase::MidTrain ||
                          run.phase == Phase::PreviewSample || run.phase == Phase::Save;
    if (!step || !isAtStep)
        return doingIn(run.phase);
    return ComparisonWords::tr("%1, at step %2", "what the run was doing, step")
        .arg(doingIn(run.phase), QLocale().toString(step->value));
}

QString finishedSentence(const RunSummary &after)
{
    return after.stepsTotal ? ComparisonWords::tr("The run finished all %1 steps.")
                                  .arg(QLocale().toString(after.stepsTotal->value))
                            : ComparisonWords::tr("The run finished.");
}

QString pastSentence(const RunSummary &before, const RunSummary &after)
{
    if (!after.stepsDone)
        return ComparisonWords::tr("The run got past the point of the last failure (%1).")
            .arg(placeIn(before));
    return ComparisonWords::tr("No failure up to step %1. The last run failed %2.")
        .arg(QLocale().toString(after.stepsDone->value), placeIn(before));
}

QString notPastSentence(const RunSummary &before, const RunSummary &after)
{
    if (isStable(before) && after.stepsDone)
        return ComparisonWords::tr("No failure up to step %1.")
            .arg(QLocale().toString(after.stepsDone->value));
    if (isStable(before))
        return ComparisonWords::tr("No failure so far.");
    return ComparisonWords::tr("No failure so far, but the run has not got safely past the point "
                               "of the last one (%1).")
        .arg(placeIn(before));
}

QString skipsSentence(const RunSummary &after)
{
    return after.skippedBatches > 0
               ? ComparisonWords::tr("The run goes on, but skips batches that do not fit (%n so "
                                     "far).",
                                     nullptr, after.skippedBatches)
               : ComparisonWords::tr("The run goes on, but ran out of memory on the way.");
}

QString otherMemorySentence(const RunSummary &before, const RunSummary &after)
{
    if (before.verdict == Verdict::NotOutOfMemory)
        return ComparisonWords::tr("The earlier failure is gone. Now memory runs out %1.")
            .arg(placeIn(after));
    if (before.verdict == Verdict::SlowSpill)
        return ComparisonWords::tr("Memory no longer spills: now it runs out %1.")
            .arg(placeIn(after));
    const bool isSystem =
        after.memoryKind == MemoryKind::HostRam || after.memoryKind == MemoryKind::SharedMemory;
    return isSystem ? ComparisonWords::tr("The card has room now. System memory runs out %1.")
                          .arg(placeIn(after))
                    : ComparisonWords::tr("System memory is enough now. The card runs out of "
                                          "memory %1.")
                          .arg(placeIn(after));
}

} // namespace

QString reasonOf(const Comparison &comparison, const RunSummary &before, const RunSummary &after)
{
    switch (comparison.reason) {
    case ComparisonReason::NothingBefore:
        return ComparisonWords::tr("This is the first run. The next one is checked against it.");
    case ComparisonReason::Finished:
        return finishedSentence(after);
    case ComparisonReason::PastTheFailure:
        return pastSentence(before, after);
    case ComparisonReason::NotPastTheFailureYet:
        return notPastSentence(before, after);
    case ComparisonReason::SkipsBatchesNow:
    case ComparisonReason::SkipsBatchesStill:
        return skipsSentence(after);
    case ComparisonReason::OtherMemory:
        return otherMemorySentence(before, after);
    case ComparisonReason::OtherFailure:
        return ComparisonWords::tr("Memory is no longer what stops the run. It fails for another "
                                   "reason %1.")
            .arg(placeIn(after));
    case ComparisonReason::StoppedBefore:
        return ComparisonWords::tr("The run failed for another reason %1, before it got past the "
                                   "point of the last failure.")
            .arg(placeIn(after));
    case ComparisonReason::Further:
        return ComparisonWords::tr("The run got further. It failed %1, and fails %2 now.")
            .arg(placeIn(before), placeIn(after));
    case ComparisonReason::Elsewhere:
        return ComparisonWords::tr("The run fails while doing something else. It failed %1, and "
                                   "fails %2 now.")
            .arg(placeIn(before), placeIn(after));
    case ComparisonReason::SamePlace:
        return ComparisonWords::tr("The run fails at the same place, %1.").arg(placeIn(after));
    case ComparisonReason::Earlier:
        return ComparisonWords::tr("The run fails earlier. It failed %1, and fails %2 now.")
            .arg(placeIn(before), placeIn(after));
    case ComparisonReason::FailsNow:
        return ComparisonWords::tr("The last run went through. This one fails %1.")
            .arg(placeIn(after));
    case ComparisonReason::SlowNow:
        return ComparisonWords::tr("The run goes on, but video memory spills into system memory, "
                                   "which makes each step slow.");
    case ComparisonReason::SlowStill:
        return ComparisonWords::tr("Video memory still spills into system memory.");
    case ComparisonReason::CannotTell:
        return ComparisonWords::tr("The two runs cannot be compared: one of them does not tell "
                                   "what happened.");
    }
    return {};
}

} // namespace headroom
