// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/datapoint.h"

#include <QJsonObject>
#include <QMap>

namespace headroom {

/// One published figure beside its estimate.
struct EvaluatedRow
{
    Datapoint datapoint;
    PhaseEstimate estimate;
    /// (mid − measured) / measured. For a bound it is 0 on the right side, else how far beyond.
    double error = 0;
    /// Exact figures, and bounds on the wrong side; a bound kept says nothing about precision.
    bool isScored = false;
    std::optional<bool> verdictRight; ///< fitting or not foretold; absent without card or outcome
};

struct ErrorSummary
{
    int rows = 0;   ///< all that were estimated
    int scored = 0; ///< of them, those the errors are counted over
    double medianAbsoluteError = 0;
    double p90AbsoluteError = 0;
    double bias = 0;     ///< median of the signed errors
    double coverage = 0; ///< share of exact figures within low and high; 0.8 is aimed at
    std::optional<double> verdictAccuracy;
};

struct MemoryEvaluation
{
    ErrorSummary summary;
    QMap<QString, ErrorSummary> byArch;
    QMap<QString, ErrorSummary> byTrainer;
    std::vector<EvaluatedRow> rows;
    QMap<QString, int> skipped; ///< by reason, English: an unknown architecture, a missing setting
    int skippedRows() const;
};

/// Measures the estimate against published figures; see readDatapoints for the columns.
Result<MemoryEvaluation> evaluateMemory(const QByteArray &csv, const QString &fileName,
                                        const Architectures &architectures);

/// The JSON of `evaluate --memory`.
QJsonObject memoryEvaluationJson(const MemoryEvaluation &evaluation);

} // namespace headroom
