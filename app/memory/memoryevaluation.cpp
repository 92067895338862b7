// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/memoryevaluation.h"

#include "memory/phases.h"
#include "memory/textencoder.h"
#include "memory/vae.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

/// Setup of another trainer's job: its own way to store weights, offloading on any architecture.
Setup setupOf(const DatapointJob &job, const Architecture &arch)
{
    QStringList ignored;
    Setup setup = headroom::setupOf(job.job, arch, job.trainer, ignored);
    if (job.model.active)
        setup.model = job.model;
    setup.offloadedModel = job.offloadedModel;
    setup.offloadedTextEncoder = job.job.model.offloadTextEncoder.value;
    return setup;
}

std::optional<Parts> partsOf(const Datapoint &point, const Setup &setup)
{
    if (point.trainer == u"VAE decode only") {
        const double side = setup.job->datasets.front().resolutions.value.front();
        const auto work = decodeWork(setup, {.pixels = side * side}, false);
        return work ? std::optional(Parts{*work}) : std::nullopt;
    }
    QStringList ignored;
    switch (point.phase) {
    case EstimatePhase::Load:
        return loadPhase(setup, ignored);
    case EstimatePhase::Cache:
        return cachePhase(setup, ignored);
    case EstimatePhase::Train:
        return trainPhase(setup, ignored);
    case EstimatePhase::Sample:
        return samplePhase(setup, ignored);
    }
    return std::nullopt;
}

/// Adds what the figure includes beyond the phase itself.
Parts asReported(Parts parts, const DatapointJob &job, const Setup &setup)
{
    if (job.wholeRun)
        parts = larger(parts, loadingTextEncoder(setup));
    parts.push_back(part(PartKind::Other, total(parts) * job.reservedShare, 0.5));
    return parts;
}

EvaluatedRow evaluated(const Datapoint &point, const Parts &parts)
{
    EvaluatedRow row;
    row.datapoint = point;
    row.estimate = summary(parts);
    const double error = row.estimate.mid.gib() / point.measured.gib() - 1;
    const bool right = (point.bound == Bound::AtMost && error <= 0) ||
                       (point.bound == Bound::AtLeast && error >= 0);
    row.error = right ? 0 : error;
    row.isScored = !right;
    if (point.capacity && point.fitted)
        row.verdictRight = (row.estimate.mid <= *point.capacity) == *point.fitted;
    return row;
}

/// The value below which a share of the sorted values lies, interpolated.
double quantile(const std::vector<double> &sorted, double share)
{
    if (sorted.empty())
        return 0;
    const double at = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], at - static_cast<double>(below));
}

ErrorSummary summaryOf(const std::vector<const EvaluatedRow *> &rows)
{
    ErrorSummary result;
    std::vector<double> errors;
    std::vector<double> sizes;
    int exact = 0;
    int within = 0;
    int verdicts = 0;
    int right = 0;
    for (const EvaluatedRow *row : rows) {
        ++result.rows;
        if (row->isScored) {
            errors.push_back(row->error);
            sizes.push_back(std::abs(row->error));
        }
        if (row->datapoint.bound == Bound::Exact) {
            ++exact;
            within += row->datapoint.measured >= row->estimate.low &&
                              row->datapoint.measured <= row->estimate.high
                          ? 1
                          : 0;
        }
        verdicts += row->verdictRight ? 1 : 0;
        right += row->verdictRight.value_or(false) ? 1 : 0;
    }
    std::ranges::sort(errors);
    std::ranges::sort(sizes);
    result.scored = static_cast<int>(sizes.size());
    result.medianAbsoluteError = quantile(sizes, 0.5);
    result.p90AbsoluteError = quantile(sizes, 0.9);
    result.bias = quantile(errors, 0.5);
    if (exact > 0)
        result.coverage = static_cast<double>(within) / exact;
    if (verdicts > 0)
        result.verdictAccuracy = static_cast<double>(right) / verdicts;
    return result;
}

void summarize(MemoryEvaluation &evaluation)
{
    std::vector<const EvaluatedRow *> all;
    QMap<QString, std::vector<const EvaluatedRow *>> byArch;
    QMap<QString, std::vector<const EvaluatedRow *>> byTrainer;
    for (const EvaluatedRow &row : evaluation.rows) {
        all.push_back(&row);
        byArch[row.datapoint.arch].push_back(&row);
        byTrainer[row.datapoint.trainer].push_back(&row);
    }
    evaluation.summary = summaryOf(all);
    for (const auto &[arch, rows] : byArch.asKeyValueRange())
        evaluation.byArch.insert(arch, summaryOf(rows));
    for (const auto &[trainer, rows] : byTrainer.asKeyValueRange())
        evaluation.byTrainer.insert(trainer, summaryOf(rows));
}

QJsonValue rounded(double value)
{
    return std::round(value * 10000) / 10000;
}

QJsonObject summaryJson(const ErrorSummary &summary)
{
    return {{u"rows"_s, summary.rows},
            {u"scored"_s, summary.scored},
            {u"median_abs_error"_s, rounded(summary.medianAbsoluteError)},
            {u"p90_abs_error"_s, rounded(summary.p90AbsoluteError)},
            {u"bias"_s, rounded(summary.bias)},
            {u"coverage"_s, rounded(summary.coverage)},
            {u"verdict_accuracy"_s,
             summary.verdictAccuracy ? rounded(*summary.verdictAccuracy) : QJsonValue()}};
}

QJsonArray groupsJson(const QMap<QString, ErrorSummary> &groups, const QString &key)
{
    QJsonArray array;
    for (const auto &[name, summary] : groups.asKeyValueRange()) {
        QJsonObject object = summaryJson(summary);
        object.insert(key, name);
        array << object;
    }
    return array;
}

QJsonObject rowJson(const EvaluatedRow &row)
{
    return {{u"source"_s, row.datapoint.source},
            {u"line"_s, row.datapoint.line},
            {u"trainer"_s, row.datapoint.trainer},
            {u"arch"_s, row.datapoint.arch},
            {u"phase"_s, idOf(row.datapoint.phase)},
            {u"measured_gib"_s, rounded(row.datapoint.measured.gib())},
            {u"low"_s, rounded(row.estimate.low.gib())},
            {u"mid"_s, rounded(row.estimate.mid.gib())},
            {u"high"_s, rounded(row.estimate.high.gib())},
            {u"error"_s, rounded(row.error)}};
}

} // namespace

int MemoryEvaluation::skippedRows() const
{
    return std::accumulate(skipped.begin(), skipped.end(), 0);
}

Result<MemoryEvaluation> evaluateMemory(const QByteArray &csv, const QString &fileName,
                                        const Architectures &architectures)
{
    const Result<std::vector<Datapoint>> points = readDatapoints(csv, fileName);
    if (!points)
        return std::unexpected(points.error());
    MemoryEvaluation evaluation;
    for (const Datapoint &point : *points) {
        const Architecture *arch =
            architectures.find(point.arch.section(u':', 0, 0), point.arch.section(u':', 1));
        if (arch == nullptr) {
            ++evaluation.skipped[u"unknown architecture"_s];
            continue;
        }
        const DatapointJob job = jobOf(point, *arch);
        if (!job.missing.isEmpty()) {
            ++evaluation.skipped[u"no "_s + job.missing];
            continue;
        }
        const Setup setup = setupOf(job, *arch);
        const std::optional<Parts> parts = partsOf(point, setup);
        if (parts)
            evaluation.rows.push_back(evaluated(point, asReported(*parts, job, setup)));
        else
            ++evaluation.skipped[u"facts of the architecture missing"_s];
    }
    summarize(evaluation);
    return evaluation;
}

QJsonObject memoryEvaluationJson(const MemoryEvaluation &evaluation)
{
    QJsonArray rows;
    for (const EvaluatedRow &row : evaluation.rows)
        rows << rowJson(row);
    QJsonObject reasons;
    for (const auto &[reason, count] : evaluation.skipped.asKeyValueRange())
        reasons.insert(reason, count);
    return {{u"schema"_s, 1},
            {u"summary"_s, summaryJson(evaluation.summary)},
            {u"by_arch"_s, groupsJson(evaluation.byArch, u"arch"_s)},
            {u"by_trainer"_s, groupsJson(evaluation.byTrainer, u"trainer"_s)},
            {u"rows"_s, rows},
            {u"skipped"_s, evaluation.skippedRows()},
            {u"skipped_reasons"_s, reasons}};
}

} // namespace headroom
