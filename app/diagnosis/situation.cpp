// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/situation.h"

#include "base/numbers.h"
#include "diagnosis/verdict.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

const Architecture *architectureOf(const Case &facts, const Knowledge &knowledge)
{
    if (facts.view && !facts.view->arch.isEmpty()) {
        if (const Architecture *found =
                knowledge.architectures.find(facts.view->arch, facts.view->archTag))
            return found;
    }
    if (facts.run() == nullptr || facts.run()->family.isEmpty())
        return nullptr;
    const QString family = facts.run()->family;
    const qsizetype colon = family.indexOf(u':');
    return colon < 0 ? knowledge.architectures.find(family)
                     : knowledge.architectures.find(QStringView(family).left(colon),
                                                    QStringView(family).mid(colon + 1));
}

Media mediaOf(const Case &facts, const Architecture *architecture)
{
    if (const auto told = mediaFromId(answerTo(facts, u"media")))
        return *told;
    if (architecture != nullptr && architecture->media != Media::Unknown)
        return architecture->media;
    if (facts.view && facts.view->largestFrames() > 1)
        return Media::Video;
    const Run *run = facts.run();
    if (run != nullptr && std::ranges::any_of(run->buckets, [](const BucketFound &bucket) {
            return bucket.frames > 1;
        }))
        return Media::Video;
    // Families of other trainers that the architectures do not hold.
    constexpr std::array kVideoFamilies{"wan"_L1,   "ltx"_L1,    "hunyuan"_L1,   "video"_L1,
                                        "mochi"_L1, "cosmos"_L1, "framepack"_L1, "minimax"_L1};
    const bool isVideo = run != nullptr && std::ranges::any_of(kVideoFamilies, [&](auto family) {
                             return run->family.contains(family);
                         });
    return isVideo ? Media::Video : Media::Unknown;
}

Platform platformOf(const Case &facts)
{
    if (const auto told = platformFromId(answerTo(facts, u"platform")))
        return *told;
    return facts.run() != nullptr ? facts.run()->platform : Platform::Unknown;
}

/// The card's memory: what the user told, made exact by what the failure printed when both mean
/// the same card ("24" and 23.64 GiB).
std::optional<Bytes> capacityOf(const Case &facts, const Knowledge &knowledge,
                                const std::optional<Failure> &failure)
{
    const std::optional<Bytes> printed = failure ? failure->figures.capacity : std::nullopt;
    std::optional<Bytes> told = facts.gpuCapacity;
    if (!told)
        told = sizeAnswered(facts, u"gpu_vram_gib");
    if (told && printed && std::abs(told->gib() - printed->gib()) < 0.08 * told->gib())
        return printed;
    if (told || printed)
        return told ? told : printed;
    if (facts.run() != nullptr && !facts.run()->gpuName.isEmpty()) {
        if (const Gpu *gpu = knowledge.gpus.find(facts.run()->gpuName))
            return gpu->usable;
    }
    return std::nullopt;
}

GuideKind guideKindOf(const Situation &situation, const Case &facts)
{
    if (situation.verdict != Verdict::OutOfMemory && situation.verdict != Verdict::Unclear)
        return GuideKind::None;
    const QString timing = answerTo(facts, u"crash_timing");
    if (situation.recovered || timing == "sometimes"_L1 ||
        answerTo(facts, u"every_time") == "sometimes"_L1)
        return GuideKind::D;
    switch (situation.phase) {
    case Phase::Startup:
    case Phase::ModelLoad:
    case Phase::Quantize:
    case Phase::CacheLatents:
    case Phase::CacheTextEmbeddings:
    case Phase::BaselineSample:
        return GuideKind::A;
    case Phase::EarlyTrain:
        return GuideKind::B;
    case Phase::PreviewSample:
        return GuideKind::C;
    case Phase::Unknown:
        return timing == "before_step_1"_L1 ? GuideKind::A : GuideKind::None;
    case Phase::MidTrain:
    case Phase::Save:
    case Phase::Finished:
        break;
    }
    return GuideKind::None;
}

} // namespace

Situation assess(const Case &facts, const Knowledge &knowledge)
{
    Situation situation;
    situation.architecture = architectureOf(facts, knowledge);
    situation.media = mediaOf(facts, situation.architecture);
    situation.platform = platformOf(facts);
    situation.otherTrainer = otherTrainerOf(facts);
    judge(facts, knowledge, situation);
    situation.capacity = capacityOf(facts, knowledge, situation.failure);
    situation.guideKind = guideKindOf(situation, facts);
    return situation;
}

QString answerTo(const Case &facts, QStringView question)
{
    const QString answer = facts.answers.value(question.toString());
    return answer == "dont_know"_L1 ? QString() : answer;
}

std::optional<Bytes> sizeAnswered(const Case &facts, QStringView question)
{
    const std::optional<double> gib = parseNumber(answerTo(facts, question).toUtf8());
    return gib && *gib > 0 ? std::optional(Bytes::fromGib(*gib)) : std::nullopt;
}

std::optional<EstimatePhase> estimatePhaseOf(Phase phase)
{
    switch (phase) {
    case Phase::Startup:
    case Phase::ModelLoad:
    case Phase::Quantize:
        return EstimatePhase::Load;
    case Phase::CacheLatents:
    case Phase::CacheTextEmbeddings:
        return EstimatePhase::Cache;
    case Phase::BaselineSample:
    case Phase::PreviewSample:
        return EstimatePhase::Sample;
    case Phase::EarlyTrain:
    case Phase::MidTrain:
    case Phase::Save:
        return EstimatePhase::Train;
    case Phase::Finished:
    case Phase::Unknown:
        break;
    }
    return std::nullopt;
}

bool isBeforeSampling(Phase phase)
{
    const auto part = estimatePhaseOf(phase);
    return part == EstimatePhase::Load || part == EstimatePhase::Cache;
}

bool isSampling(Phase phase)
{
    return estimatePhaseOf(phase) == EstimatePhase::Sample;
}

bool isTraining(Phase phase)
{
    return phase == Phase::EarlyTrain || phase == Phase::MidTrain;
}

std::vector<const Failure *> memoryFailures(const Run &run)
{
    std::vector<const Failure *> failures;
    for (const Failure &failure : run.failures) {
        if (failure.memoryKind != MemoryKind::None)
            failures.push_back(&failure);
    }
    return failures;
}

Slowness slownessOf(const Run &run, Platform platform, Media media)
{
    Slowness slowness;
    if (run.speed && run.speed->jumpLine) {
        slowness.jumped = true;
        slowness.line = run.speed->jumpLine;
        slowness.secondsPerStep = run.speed->late;
        slowness.before = run.speed->early;
        return slowness;
    }
    // Reported LoRA steps on cards that hold the job take 1 to 30 seconds, on slow offloading
    // set-ups up to a minute; Windows drivers page where others fail.
    const bool mayPage =
        platform == Platform::Windows || platform == Platform::Wsl || platform == Platform::Unknown;
    const double limit = mayPage && media != Media::Video ? 60 : 150;
    std::vector<double> rates;
    for (const StepReading &reading : run.readings) {
        if (reading.secondsPerStep)
            rates.push_back(*reading.secondsPerStep);
    }
    if (rates.empty())
        return slowness;
    std::ranges::nth_element(rates, rates.begin() + static_cast<qsizetype>(rates.size() / 2));
    slowness.secondsPerStep = rates[rates.size() / 2];
    slowness.slowThroughout = slowness.secondsPerStep >= limit;
    slowness.line = run.readings.back().line;
    return slowness;
}

} // namespace headroom
