// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"

namespace headroom {

/// What happened, before asking why: the verdict, the failure it rests on, and where the run was.
struct Situation
{
    Verdict verdict = Verdict::Unclear;
    MemoryKind memoryKind = MemoryKind::None;
    bool recovered = false;
    Phase phase = Phase::Unknown;
    GuideKind guideKind = GuideKind::None;
    Media media = Media::Unknown;
    Platform platform = Platform::Unknown;
    std::optional<Bytes> capacity;
    std::optional<Failure> failure;
    const Architecture *architecture = nullptr; ///< of the config, else of the log's load lines
    QString otherTrainer;                       ///< as otherTrainerOf()
    QString missing;         ///< translated: the one item that would tell, when unclear
    QString missingQuestion; ///< the question that asks for it; empty when none does
};

Situation assess(const Case &facts, const Knowledge &knowledge);

/// The answer of a question, empty when it was not asked, skipped, or answered "don't know".
QString answerTo(const Case &facts, QStringView question);
/// The answer of a number question in GiB.
std::optional<Bytes> sizeAnswered(const Case &facts, QStringView question);

/// Which estimate a phase of the run is compared with; absent where the estimate has none.
std::optional<EstimatePhase> estimatePhaseOf(Phase phase);
/// Whether the failure lies in loading, quantizing or caching: before anything is sampled or
/// trained.
bool isBeforeSampling(Phase phase);
bool isSampling(Phase phase);
bool isTraining(Phase phase);

/// The failures of a run that concern memory, in log order.
std::vector<const Failure *> memoryFailures(const Run &run);

/// A run slows down so much that its memory must be paged: three times slower than at first for
/// good (the log reader's jump), or slower from the start than any card is.
struct Slowness
{
    bool jumped = false;
    bool slowThroughout = false;
    std::optional<LineNumber> line;
    double secondsPerStep = 0; ///< in the slow part
    double before = 0;         ///< before the jump; 0 when there was none
};
Slowness slownessOf(const Run &run, Platform platform, Media media);

} // namespace headroom
