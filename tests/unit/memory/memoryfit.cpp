// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memoryfit.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

using Vector = std::array<double, 3>;

struct Equation
{
    QString arch;
    Vector open{};    ///< activations, dequantized, workspace: shares of the measured value
    double fixed = 0; ///< everything else
    double weight = 1;
};

double shareOf(const EvaluatedRow &row, PartKind kind)
{
    const auto &parts = row.estimate.parts;
    const auto found = std::ranges::find(parts, kind, &EstimatePart::kind);
    return found == parts.end() ? 0 : found->size.gib() / row.datapoint.measured.gib();
}

std::vector<Equation> equationsOf(const MemoryEvaluation &evaluation)
{
    std::vector<Equation> equations;
    QMap<QString, int> counts;
    for (const EvaluatedRow &row : evaluation.rows) {
        const Datapoint &point = row.datapoint;
        const bool instrumented =
            point.trainer == u"SimpleTuner" || point.trainer == u"Inline-Studio";
        if (point.bound != Bound::Exact || point.phase != EstimatePhase::Train || !instrumented ||
            point.note.contains(u"quoted"))
            continue;
        Equation equation{.arch = point.arch.section(u':', 0, 0)};
        equation.open = {shareOf(row, PartKind::Activations),
                         shareOf(row, PartKind::DequantisedBlock), shareOf(row, PartKind::Other)};
        equation.fixed = row.estimate.mid.gib() / point.measured.gib() - equation.open[0] -
                         equation.open[1] - equation.open[2];
        ++counts[equation.arch];
        equations.push_back(equation);
    }
    for (Equation &equation : equations)
        equation.weight = 1.0 / counts.value(equation.arch);
    return equations;
}

/// Solves a·x = b by elimination; the ridge keeps what the rows do not settle near 1.
Vector solve(std::array<Vector, 3> a, Vector b)
{
    for (std::size_t pivot = 0; pivot < 3; ++pivot) {
        for (std::size_t row = 0; row < 3; ++row) {
            if (row == pivot)
                continue;
            const double factor = a[row][pivot] / a[pivot][pivot];
            for (std::size_t column = 0; column < 3; ++column)
                a[row][column] -= factor * a[pivot][column];
            b[row] -= factor * b[pivot];
        }
    }
    return {b[0] / a[0][0], b[1] / a[1][1], b[2] / a[2][2]};
}

Vector fitted(const std::vector<Equation> &equations, const QString &leftOut)
{
    constexpr double kRidge = 0.02;
    std::array<Vector, 3> a{};
    Vector b{};
    for (std::size_t index = 0; index < 3; ++index) {
        a[index][index] = kRidge;
        b[index] = kRidge;
    }
    for (const Equation &equation : equations) {
        if (equation.arch == leftOut)
            continue;
        for (std::size_t row = 0; row < 3; ++row) {
            for (std::size_t column = 0; column < 3; ++column)
                a[row][column] += equation.weight * equation.open[row] * equation.open[column];
            b[row] += equation.weight * equation.open[row] * (1 - equation.fixed);
        }
    }
    return solve(a, b);
}

double errorOf(const Equation &equation, const Vector &multipliers)
{
    double estimate = equation.fixed;
    for (std::size_t index = 0; index < 3; ++index)
        estimate += equation.open[index] * multipliers[index];
    return std::abs(estimate - 1);
}

double quantile(std::vector<double> values, double share)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

} // namespace

FitResult fitParts(const MemoryEvaluation &evaluation)
{
    const std::vector<Equation> equations = equationsOf(evaluation);
    FitResult result;
    result.rows = static_cast<int>(equations.size());
    const Vector all = fitted(equations, {});
    result.all = {.activations = all[0], .dequantized = all[1], .workspace = all[2]};
    std::vector<double> now;
    std::vector<double> heldOut;
    for (const Equation &equation : equations) {
        now.push_back(errorOf(equation, {1, 1, 1}));
        heldOut.push_back(errorOf(equation, fitted(equations, equation.arch)));
    }
    result.medianNow = quantile(now, 0.5);
    result.p90Now = quantile(now, 0.9);
    result.medianHeldOut = quantile(heldOut, 0.5);
    result.p90HeldOut = quantile(heldOut, 0.9);
    return result;
}

} // namespace headroom
