// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/case.h"
#include "diagnosis/knowledge.h"
#include "memory/estimate.h"

namespace headroom {

/// One reason for or against a cause.
struct Because
{
    QString evidence;    ///< its id
    QString text;        ///< translated sentence with the figures filled in
    double decibans = 0; ///< weight of evidence; negative speaks against
    QString source;      ///< "log", "config", "answer", "telemetry" or "estimate"
    std::optional<LineNumber> line;

    /// "strong" (8 decibans or more), "clear" (4 to 8), "slight" (1 to 4).
    QString strength() const;
};

struct RankedCause
{
    QString id;
    double probability = 0;
    std::vector<Because> because = {}; ///< at most three for it, strongest first
    std::vector<Because> against = {}; ///< at most two
};

enum class FixState { Proposed, AlreadyDone, NotApplicable };
QString idOf(FixState state);

/// What a fix saves: the difference of two estimates.
struct Saving
{
    Bytes low, mid, high;
    EstimatePhase phase = EstimatePhase::Train;
    std::optional<double> fitsAfter; ///< probability that the run then fits
};

struct PlanStep
{
    QString fix;
    FixState state = FixState::Proposed;
    QString why = {};             ///< translated: why here, or why it is done or not applicable
    std::vector<Edit> edits = {}; ///< of a config fix; empty for manual ones
    QString elsewhere = {};       ///< a config fix in the options of another trainer
    std::optional<Saving> saves = {};
    bool inLadder = false; ///< one of the guide's R6 steps for this medium
};

struct QuestionAsked
{
    QString id;
    QString text; ///< translated
    std::vector<std::pair<QString, QString>> answers =
        {}; ///< id and translated text; empty for a number
};

/// The answer: a plain value, the same for the same case and knowledge.
struct Diagnosis
{
    Verdict verdict = Verdict::Unclear;
    MemoryKind memoryKind = MemoryKind::None;
    bool recovered = false; ///< the trainer survived the failure and went on
    Phase phase = Phase::Unknown;
    GuideKind guideKind = GuideKind::None;
    Media media = Media::Unknown;
    std::optional<Bytes>
        capacity; ///< of the card: told, printed in the failure, or known from its name
    std::optional<Failure> failure;  ///< the one the diagnosis is about
    std::vector<RankedCause> causes; ///< sorted, probabilities sum to 1
    std::vector<PlanStep>
        plan; ///< in the order to try; done and not applicable steps in their ladder place
    bool environmentProblem = false; ///< R5: stop retrying the config
    std::optional<QuestionAsked> question;
    std::optional<Estimate> estimate;
    QString missing; ///< translated: the one item that would tell, when unclear

    const RankedCause *top() const { return causes.empty() ? nullptr : &causes.front(); }
    /// The first step that is still to be done; nullptr when there is none.
    const PlanStep *firstStep() const;
};

/// The confidence word of a probability, translated: "very likely" from 0.85, "likely" from 0.6,
/// "possible" from 0.35, below that "among several".
QString confidenceWord(double probability);

/// Diagnoses a case. Pure: no clock, no settings, no disk.
Diagnosis diagnose(const Case &facts, const Knowledge &knowledge);

/// The plan of a diagnosis made anew for a config that was edited since: steps that the edits
/// satisfied are done, savings are counted from the edited config.
std::vector<PlanStep> replan(const Diagnosis &diagnosis, const JobView &edited, const Case &facts,
                             const Knowledge &knowledge);

/// The estimate of a config that was edited since, shifted by what the failed run measured.
std::optional<Estimate> estimateEdited(const JobView &edited, const Case &facts,
                                       const Knowledge &knowledge);

} // namespace headroom
