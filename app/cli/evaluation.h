// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/labelledcase.h"
#include "diagnosis/diagnosis.h"

#include <array>
#include <optional>

/// How good the diagnosis is on labelled cases: accuracy by field, calibration, and the misses.
namespace headroom {

/// What one way of answering said about a case, and what following it would cost.
struct Rival
{
    QString name = {};
    Said said = {};
    double minutes = 0; ///< as repairMinutes()
};

/// One labelled case with what the diagnosis said about it.
struct JudgedCase
{
    QString name = {};
    Label label = {};
    Said said = {};
    std::vector<Error> problems = {};
    std::vector<Rival> rivals = {}; ///< the diagnosis and the simple ways; only of memory failures
};

/// Right answers among the scored ones.
struct Tally
{
    int right = 0;
    int scored = 0;

    void add(std::optional<bool> isRight);
    std::optional<double> accuracy() const;
};

/// How far the probability of the top cause can be trusted, over the cases with a cause label.
struct Calibration
{
    int cases = 0;
    double meanProbability = 0;
    double ece = 0; ///< expected calibration error over ten equal bins
    double brier = 0;
    double logLoss = 0; ///< natural logarithm; probabilities held within 0.001 and 0.999
};

/// A named group of cases.
struct Subset
{
    QString name = {};
    int cases = 0;
    std::array<Tally, std::size(kScoredFields)> fields = {};
    Calibration calibration = {};

    const Tally &field(ScoredField field) const { return fields[static_cast<std::size_t>(field)]; }
};

/// How good one way of answering is over all cases that tell it from others.
struct RivalFigures
{
    QString name = {};
    int cases = 0;
    Tally strict = {}, lenient = {}, topThree = {}, firstFix = {};
    double meanMinutes = 0; ///< until the failure ends, expected
};

/// Another cause said than the first accepted one.
struct Confusion
{
    QString accepted = {};
    QString said = {};
    int cases = 0;
};

/// One field of one case that was answered wrongly.
struct Miss
{
    QString name = {};
    ScoredField field = ScoredField::Verdict;
    QString said = {};
    std::optional<double> probability = {}; ///< of the cause said
    QStringList accepted = {};
};

struct Evaluation
{
    std::vector<JudgedCase> cases = {};
    std::vector<Subset> subsets =
        {}; ///< all, by origin, by fidelity of the log, by surety of the label
    std::vector<Subset> memoryKinds = {}; ///< by the first accepted memory kind
    std::vector<Subset> causes = {};      ///< by the first accepted cause
    std::vector<RivalFigures> rivals = {};
    std::vector<Confusion> confusions = {}; ///< the most frequent first
    std::vector<Miss> misses = {};          ///< one a field; of the cause figures the lenient one
};

Said saidBy(const Diagnosis &diagnosis);
/// The diagnosis beside the simple ways; empty when the case is no memory failure with a cause.
std::vector<Rival> rivalsOf(const LabelledCase &labelled, const Diagnosis &diagnosis,
                            const Knowledge &knowledge);
/// Whether a field is right; absent when the case does not score it.
std::optional<bool> isRight(ScoredField field, const Label &label, const Said &said);
Calibration calibrationOf(const std::vector<JudgedCase> &cases);
Evaluation evaluate(std::vector<JudgedCase> cases);

QString evaluationText(const Evaluation &evaluation);
QByteArray evaluationJson(const Evaluation &evaluation);

} // namespace headroom
