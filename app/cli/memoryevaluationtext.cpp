// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/memoryevaluationtext.h"

#include <algorithm>
#include <cmath>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

constexpr int kArchWidth = 28;
constexpr std::size_t kWorstShown = 15;

QString percent(double share)
{
    return QString::asprintf("%8.1f %%", share * 100);
}

QString summaryLine(const QString &name, const ErrorSummary &summary)
{
    return name.leftJustified(kArchWidth) +
           QString::asprintf("%6d%8d", summary.rows, summary.scored) +
           percent(summary.medianAbsoluteError) + percent(summary.p90AbsoluteError) +
           percent(summary.bias) + percent(summary.coverage) +
           (summary.verdictAccuracy ? percent(*summary.verdictAccuracy) : u"         -"_s) + u'\n';
}

QString table(const QString &title, const QMap<QString, ErrorSummary> &summaries)
{
    QString text = title.leftJustified(kArchWidth) +
                   u"  rows  scored    median       p90      bias   covered   verdict\n"_s;
    for (auto entry = summaries.begin(); entry != summaries.end(); ++entry)
        text += summaryLine(entry.key(), entry.value());
    return text;
}

QString worstText(const std::vector<EvaluatedRow> &rows)
{
    std::vector<const EvaluatedRow *> sorted;
    for (const EvaluatedRow &row : rows) {
        if (row.isScored)
            sorted.push_back(&row);
    }
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto *one, const auto *other) {
        return std::abs(one->error) > std::abs(other->error);
    });
    sorted.resize(std::min(sorted.size(), kWorstShown));
    QString text = u"farthest off\n"_s;
    for (const EvaluatedRow *row : sorted) {
        text += u"  line "_s + QString::number(row->datapoint.line).leftJustified(6) +
                row->datapoint.arch.leftJustified(20) +
                QString::asprintf("measured %6.2f, said %6.2f to %6.2f to %6.2f GiB",
                                  row->datapoint.measured.gib(), row->estimate.low.gib(),
                                  row->estimate.mid.gib(), row->estimate.high.gib()) +
                percent(row->error) + u'\n';
    }
    return text;
}

} // namespace

QString memoryEvaluationText(const MemoryEvaluation &evaluation)
{
    QString text = table(u"all"_s, {{u"all"_s, evaluation.summary}}) + u'\n' +
                   table(u"by trainer"_s, evaluation.byTrainer) + u'\n' +
                   table(u"by architecture"_s, evaluation.byArch) + u'\n' +
                   worstText(evaluation.rows);
    text += u"\nskipped "_s + QString::number(evaluation.skippedRows()) + u'\n';
    for (auto entry = evaluation.skipped.begin(); entry != evaluation.skipped.end(); ++entry)
        text += QString::asprintf("%6d  ", entry.value()) + entry.key() + u'\n';
    return text;
}

} // namespace headroom
