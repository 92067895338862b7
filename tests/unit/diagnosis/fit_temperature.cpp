// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// fit_temperature FOLDER: fits the one number of the ranking that is learnt from labelled cases.
// For each temperature of a grid it prints the mean log-loss of the accepted causes and the
// calibration error of the first; then the temperature that is best when each case is judged by one
// that was chosen without it. Cases whose label is uncertain are left out. The result is written to
// resources/knowledge/ranking.yaml by hand.
#include "cli/labelledcase.h"
#include "diagnosis/diagnosis.h"

#include <QCoreApplication>
#include <QTextStream>

#include <algorithm>
#include <array>
#include <cmath>

using namespace headroom;

namespace {

/// What one case says at one temperature.
struct Outcome
{
    double loss = 0; ///< −ln of the probability of the accepted causes
    double first = 0;
    bool right = false;
};

Outcome outcomeOf(const LabelledCase &labelled, const Knowledge &knowledge)
{
    const Diagnosis diagnosis = diagnose(labelled.facts, knowledge);
    double accepted = 0;
    for (const RankedCause &cause : diagnosis.causes) {
        if (labelled.label.causes.contains(cause.id))
            accepted += cause.probability;
    }
    Outcome outcome;
    outcome.loss = -std::log(std::clamp(accepted, 0.001, 0.999));
    if (diagnosis.top() != nullptr) {
        outcome.first = diagnosis.top()->probability;
        outcome.right = labelled.label.causes.contains(diagnosis.top()->id);
    }
    return outcome;
}

double calibrationError(const std::vector<Outcome> &outcomes)
{
    std::array<double, 10> difference{};
    for (const Outcome &outcome : outcomes) {
        const auto bin = static_cast<std::size_t>(std::min(9.0, outcome.first * 10));
        difference[bin] += outcome.first - (outcome.right ? 1 : 0);
    }
    double sum = 0;
    for (const double each : difference)
        sum += std::abs(each);
    return sum / static_cast<double>(outcomes.size());
}

double totalLoss(const std::vector<Outcome> &outcomes)
{
    double sum = 0;
    for (const Outcome &outcome : outcomes)
        sum += outcome.loss;
    return sum;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QTextStream out(stdout);
    Result<Knowledge> knowledge = Knowledge::load();
    if (argc != 2 || !knowledge) {
        out << "usage: fit_temperature FOLDER\n";
        return 64;
    }
    std::vector<LabelledCase> cases;
    for (const QString &folder : labelledFolders(QString::fromLocal8Bit(argv[1]))) {
        Result<LabelledCase> labelled = readLabelledCase(folder, knowledge->signatures);
        const bool certain = labelled && !labelled->label.causes.isEmpty() &&
                             labelled->label.labelConfidence != QLatin1StringView("low");
        if (certain)
            cases.push_back(std::move(*labelled));
    }
    if (cases.size() < 2) {
        out << "there are too few labelled cases\n";
        return 1;
    }
    std::vector<double> grid;
    std::vector<std::vector<Outcome>> outcomes;
    for (int step = 8; step <= 32; ++step) {
        grid.push_back(step / 20.0);
        knowledge->temperature = grid.back();
        std::vector<Outcome> each;
        for (const LabelledCase &labelled : cases)
            each.push_back(outcomeOf(labelled, *knowledge));
        out << "T " << grid.back() << "  log-loss "
            << totalLoss(each) / static_cast<double>(cases.size()) << "  ECE "
            << calibrationError(each) << Qt::endl;
        outcomes.push_back(std::move(each));
    }
    double left = 0;
    double chosen = 0;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const auto best = std::ranges::min_element(
            outcomes, {}, [&](const auto &each) { return totalLoss(each) - each[i].loss; });
        left += (*best)[i].loss;
        chosen += grid[static_cast<std::size_t>(best - outcomes.begin())];
    }
    const auto count = static_cast<double>(cases.size());
    out << cases.size() << " cases, temperature by leave-one-out " << chosen / count
        << ", log-loss " << left / count << "\n";
    return 0;
}
