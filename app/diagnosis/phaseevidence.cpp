// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the run was and how far it came.
#include "diagnosis/evidence.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

std::optional<LineNumber> failureLine(const Observed &observed)
{
    if (observed.situation.failure && observed.situation.failure->line.value > 0)
        return observed.situation.failure->line;
    return std::nullopt;
}

/// From the log where there is one; a phase that only an answer tells is the answer's.
Finding inPhase(const Observed &observed, bool so)
{
    // A run that crawls did not fail where it is.
    if (observed.situation.phase == Phase::Unknown ||
        observed.situation.verdict == Verdict::SlowSpill)
        return {};
    const bool fromLog =
        observed.run() != nullptr &&
        (observed.situation.failure.has_value() || observed.run()->lastPhase() != Phase::Unknown);
    return knownToBe(so, fromLog ? u"log"_s : u"answer"_s, {}, failureLine(observed));
}

template <Phase phase>
Finding inOnePhase(const Observed &observed)
{
    return inPhase(observed, observed.situation.phase == phase);
}

/// Before anything is loaded: a phase of its own for failures that are not about memory; memory
/// that runs out there does so for the reasons of loading.
Finding startup(const Observed &observed)
{
    if (observed.situation.verdict != Verdict::NotOutOfMemory)
        return {};
    return inPhase(observed, observed.situation.phase == Phase::Startup);
}

Finding loading(const Observed &observed)
{
    const Phase phase = observed.situation.phase;
    return inPhase(observed, phase == Phase::ModelLoad ||
                                 (phase == Phase::Startup &&
                                  observed.situation.verdict != Verdict::NotOutOfMemory));
}

Finding beforeFirstStep(const Observed &observed)
{
    if (observed.situation.phase != Phase::Unknown)
        return {};
    const QString timing = answerTo(observed.facts, u"crash_timing");
    return timing == "before_step_1"_L1 ? present(u"answer"_s) : Finding{};
}

int goodSteps(const Run &run)
{
    int good = 0;
    for (const StepReading &reading : run.readings) {
        if (reading.loss)
            good = std::max(good, reading.step.value);
    }
    return good;
}

Finding firstStepNeverDone(const Observed &observed)
{
    if (observed.run() == nullptr || observed.situation.phase != Phase::EarlyTrain ||
        observed.situation.verdict != Verdict::OutOfMemory)
        return {};
    return knownToBe(goodSteps(*observed.run()) == 0, u"log"_s, {}, failureLine(observed));
}

Finding failedAfterFewSteps(const Observed &observed)
{
    if (observed.run() == nullptr || observed.situation.phase != Phase::EarlyTrain ||
        observed.situation.verdict != Verdict::OutOfMemory || observed.situation.recovered)
        return {};
    const int good = goodSteps(*observed.run());
    return good > 0 ? present(u"log"_s, {QString::number(good)}, failureLine(observed)) : Finding{};
}

Finding loneSkips(const Observed &observed)
{
    const Run *run = observed.run();
    if (run == nullptr || !isTraining(observed.situation.phase))
        return {};
    if (!observed.situation.recovered)
        return absent(u"log"_s);
    const std::size_t skips = std::max(run->skippedBatches.size(), memoryFailures(*run).size());
    return present(u"log"_s, {QString::number(skips)}, failureLine(observed));
}

Finding firstSampleWentWell(const Observed &observed)
{
    const Run *run = observed.run();
    if (run == nullptr || !observed.situation.failure ||
        observed.situation.phase == Phase::BaselineSample)
        return {};
    const auto sample = std::ranges::find_if(
        run->phases, [](const PhaseSpan &span) { return isSampling(span.phase); });
    const bool before =
        sample != run->phases.end() && sample->last < observed.situation.failure->line;
    return before ? present(u"log"_s, {}, sample->last) : Finding{};
}

/// What the config would say for certain: only where there is none the trainer's habits count.
Finding checkpointingByDefault(const Observed &observed)
{
    if (observed.run() == nullptr || observed.run()->trainer.isEmpty() ||
        observed.view() != nullptr)
        return {};
    return knownToBe(observed.run()->trainer == "ai-toolkit"_L1, u"log"_s);
}

constexpr std::array kTable{
    Extractor{"phase_startup", startup},
    Extractor{"phase_loading", loading},
    Extractor{"phase_quantizing", inOnePhase<Phase::Quantize>},
    Extractor{"phase_caching_latents", inOnePhase<Phase::CacheLatents>},
    Extractor{"phase_caching_text", inOnePhase<Phase::CacheTextEmbeddings>},
    Extractor{"phase_baseline_sample", inOnePhase<Phase::BaselineSample>},
    Extractor{"phase_first_steps", inOnePhase<Phase::EarlyTrain>},
    Extractor{"phase_later_steps", inOnePhase<Phase::MidTrain>},
    Extractor{"phase_preview", inOnePhase<Phase::PreviewSample>},
    Extractor{"phase_saving", inOnePhase<Phase::Save>},
    Extractor{"phase_before_first_step", beforeFirstStep},
    Extractor{"first_step_never_done", firstStepNeverDone},
    Extractor{"failed_after_few_steps", failedAfterFewSteps},
    Extractor{"lone_skips", loneSkips},
    Extractor{"first_sample_went_well", firstSampleWentWell},
    Extractor{"checkpointing_by_default", checkpointingByDefault},
};

} // namespace

std::span<const Extractor> phaseExtractors()
{
    return kTable;
}

} // namespace headroom
