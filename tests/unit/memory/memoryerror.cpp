// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// memory_error TABLE.csv [ARCH…]: how far the estimate is from published figures, by trainer and by
// architecture, with the rows of the named architectures ("*": all). The last line fits what the
// theory leaves open and says whether that would hold for architectures it was not fitted on: take
// over a multiplier only when the held-out errors are clearly below today's.
#include "memoryfit.h"

#include <QFile>
#include <QTextStream>

using namespace headroom;

namespace {

void print(QTextStream &out, const QString &name, const ErrorSummary &summary)
{
    out << QStringLiteral("%1 rows %2 scored %3  median %4 %  p90 %5 %  bias %6 %  within %7 %  "
                          "verdicts %8 %\n")
               .arg(name, -28)
               .arg(summary.rows, 4)
               .arg(summary.scored, 4)
               .arg(100 * summary.medianAbsoluteError, 5, 'f', 1)
               .arg(100 * summary.p90AbsoluteError, 5, 'f', 1)
               .arg(100 * summary.bias, 5, 'f', 1)
               .arg(100 * summary.coverage, 5, 'f', 1)
               .arg(100 * summary.verdictAccuracy.value_or(0), 5, 'f', 1);
}

QString sign(Bound bound)
{
    switch (bound) {
    case Bound::AtMost:
        return QStringLiteral("≤");
    case Bound::AtLeast:
        return QStringLiteral("≥");
    case Bound::Exact:
        break;
    }
    return QStringLiteral("=");
}

void print(QTextStream &out, const EvaluatedRow &row)
{
    const Datapoint &point = row.datapoint;
    out << QStringLiteral("%1 %2 %3 %4 gc %5 b%6 %7 f%8 %9")
               .arg(point.trainer, -14)
               .arg(point.arch, -12)
               .arg(point.quantize, -18)
               .arg(idOf(point.phase), -6)
               .arg(point.checkpointing, -12)
               .arg(point.batch)
               .arg(point.resolution, -10)
               .arg(point.frames, -3)
               .arg(sign(point.bound))
        << QStringLiteral(" %1 est %2 [%3 %4] %5 %  ")
               .arg(point.measured.gib(), 6, 'f', 2)
               .arg(row.estimate.mid.gib(), 6, 'f', 2)
               .arg(row.estimate.low.gib(), 6, 'f', 2)
               .arg(row.estimate.high.gib(), 6, 'f', 2)
               .arg(100 * row.error, 6, 'f', 1)
        << point.note.left(60) << '\n';
}

} // namespace

int main(int argc, char *argv[])
{
    QTextStream out(stdout);
    QFile file(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString());
    const Result<Architectures> architectures = Architectures::load(KnowledgeFolder());
    if (!architectures || !file.open(QIODevice::ReadOnly)) {
        out << "usage: memory_error TABLE.csv [ARCH…]\n";
        return 64;
    }
    const auto evaluation = evaluateMemory(file.readAll(), file.fileName(), *architectures);
    if (!evaluation) {
        out << evaluation.error().sentence() << '\n';
        return 3;
    }
    print(out, QStringLiteral("all"), evaluation->summary);
    for (const auto &[name, summary] : evaluation->byTrainer.asKeyValueRange())
        print(out, name, summary);
    for (const auto &[name, summary] : evaluation->byArch.asKeyValueRange())
        print(out, name, summary);
    for (const auto &[reason, count] : evaluation->skipped.asKeyValueRange())
        out << "skipped, " << reason << ": " << count << '\n';
    const FitResult fit = fitParts(*evaluation);
    out << QStringLiteral("fit over %1 peaks: activations × %2, dequantized × %3, workspace × %4; "
                          "median %5 → %6 % held out, p90 %7 → %8 %\n")
               .arg(fit.rows)
               .arg(fit.all.activations, 0, 'f', 2)
               .arg(fit.all.dequantized, 0, 'f', 2)
               .arg(fit.all.workspace, 0, 'f', 2)
               .arg(100 * fit.medianNow, 0, 'f', 1)
               .arg(100 * fit.medianHeldOut, 0, 'f', 1)
               .arg(100 * fit.p90Now, 0, 'f', 1)
               .arg(100 * fit.p90HeldOut, 0, 'f', 1);
    for (const EvaluatedRow &row : evaluation->rows) {
        for (int index = 2; index < argc; ++index) {
            if (row.datapoint.arch == QString::fromLocal8Bit(argv[index]) || argv[index][0] == '*')
                print(out, row);
        }
    }
    return 0;
}
