// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evaluation.h"

#include "cli/baselines.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

using Filter = std::function<bool(const JudgedCase &)>;

QString textFor(ScoredField field, const Said &said)
{
    switch (field) {
    case ScoredField::Verdict:
        return said.verdict;
    case ScoredField::MemoryKind:
        return said.memoryKind;
    case ScoredField::Phase:
        return said.phase;
    case ScoredField::CauseStrict:
    case ScoredField::CauseLenient:
    case ScoredField::CauseTopThree:
        return said.causes.empty() ? QString() : said.causes.front().first;
    case ScoredField::FirstFix:
        break;
    }
    return said.firstFix;
}

std::optional<Subset> subset(const QString &name, const std::vector<JudgedCase> &all,
                             const Filter &belongs)
{
    Subset result{.name = name};
    std::vector<JudgedCase> members;
    std::copy_if(all.begin(), all.end(), std::back_inserter(members), belongs);
    if (members.empty())
        return std::nullopt;
    result.cases = static_cast<int>(members.size());
    for (const JudgedCase &member : members) {
        for (const ScoredField field : kScoredFields)
            result.fields[static_cast<std::size_t>(field)].add(
                isRight(field, member.label, member.said));
    }
    result.calibration = calibrationOf(members);
    return result;
}

void append(std::vector<Subset> &subsets, const std::optional<Subset> &candidate)
{
    if (candidate)
        subsets.push_back(*candidate);
}

/// "guide-012" and "guide-003" come from one origin.
QString originOf(const JudgedCase &judged)
{
    return judged.name.section(u'-', 0, 0);
}

bool isQuoted(const JudgedCase &judged)
{
    return judged.label.logFidelity.startsWith("quoted"_L1);
}

std::vector<Subset> mainSubsets(const std::vector<JudgedCase> &cases)
{
    std::vector<Subset> subsets;
    append(subsets, subset(u"all"_s, cases, [](const JudgedCase &) { return true; }));
    append(subsets, subset(u"label not low"_s, cases, [](const JudgedCase &judged) {
               return judged.label.labelConfidence != "low"_L1;
           }));
    append(subsets, subset(u"log quoted"_s, cases, isQuoted));
    append(subsets, subset(u"log not quoted"_s, cases, std::not_fn(isQuoted)));
    append(subsets, subset(u"quoted, label not low"_s, cases, [](const JudgedCase &judged) {
               return isQuoted(judged) && judged.label.labelConfidence != "low"_L1;
           }));
    QStringList origins;
    for (const JudgedCase &judged : cases)
        origins << originOf(judged);
    origins.removeDuplicates();
    origins.sort();
    for (const QString &origin : std::as_const(origins)) {
        append(subsets, subset(origin + u"-*"_s, cases, [&](const JudgedCase &judged) {
                   return originOf(judged) == origin;
               }));
    }
    return subsets;
}

std::vector<Subset> byFirstAccepted(ScoredField field, const std::vector<JudgedCase> &cases)
{
    QStringList names;
    for (const JudgedCase &judged : cases)
        names << judged.label.accepted(field).value(0);
    names.removeDuplicates();
    names.removeAll(QString());
    names.sort();
    std::vector<Subset> subsets;
    for (const QString &name : std::as_const(names)) {
        append(subsets, subset(name, cases, [&](const JudgedCase &judged) {
                   return judged.label.accepted(field).value(0) == name;
               }));
    }
    return subsets;
}

std::vector<Miss> missesOf(const JudgedCase &judged)
{
    std::vector<Miss> misses;
    for (const ScoredField field : kScoredFields) {
        // The three cause figures tell of one miss; the lenient one stands for it.
        if (field == ScoredField::CauseStrict || field == ScoredField::CauseTopThree)
            continue;
        if (isRight(field, judged.label, judged.said).value_or(true))
            continue;
        Miss miss{.name = judged.name,
                  .field = field,
                  .said = textFor(field, judged.said),
                  .accepted = judged.label.accepted(field)};
        if (field == ScoredField::CauseLenient && !judged.said.causes.empty())
            miss.probability = judged.said.causes.front().second;
        misses.push_back(miss);
    }
    return misses;
}

std::vector<RivalFigures> rivalFigures(const std::vector<JudgedCase> &cases)
{
    std::vector<RivalFigures> all;
    for (const JudgedCase &judged : cases) {
        for (std::size_t i = 0; i < judged.rivals.size(); ++i) {
            if (i == all.size())
                all.push_back({.name = judged.rivals[i].name});
            RivalFigures &figures = all[i];
            const Said &said = judged.rivals[i].said;
            ++figures.cases;
            figures.strict.add(isRight(ScoredField::CauseStrict, judged.label, said));
            figures.lenient.add(isRight(ScoredField::CauseLenient, judged.label, said));
            figures.topThree.add(isRight(ScoredField::CauseTopThree, judged.label, said));
            figures.firstFix.add(isRight(ScoredField::FirstFix, judged.label, said));
            figures.meanMinutes += judged.rivals[i].minutes;
        }
    }
    for (RivalFigures &figures : all)
        figures.meanMinutes /= figures.cases;
    return all;
}

std::vector<Confusion> confusionsOf(const std::vector<JudgedCase> &cases)
{
    std::vector<Confusion> all;
    for (const JudgedCase &judged : cases) {
        if (isRight(ScoredField::CauseStrict, judged.label, judged.said).value_or(true))
            continue;
        const Confusion one{.accepted = judged.label.causes.front(),
                            .said = textFor(ScoredField::CauseStrict, judged.said),
                            .cases = 1};
        const auto known = std::ranges::find_if(all, [&](const Confusion &other) {
            return other.accepted == one.accepted && other.said == one.said;
        });
        if (known == all.end())
            all.push_back(one);
        else
            ++known->cases;
    }
    std::ranges::stable_sort(all, std::greater{}, &Confusion::cases);
    return all;
}

} // namespace

void Tally::add(std::optional<bool> isRight)
{
    if (!isRight)
        return;
    ++scored;
    right += *isRight ? 1 : 0;
}

std::optional<double> Tally::accuracy() const
{
    if (scored == 0)
        return std::nullopt;
    return static_cast<double>(right) / scored;
}

Said saidBy(const Diagnosis &diagnosis)
{
    Said said{.verdict = idOf(diagnosis.verdict),
              .memoryKind = idOf(diagnosis.memoryKind),
              .phase = idOf(diagnosis.phase)};
    for (const RankedCause &cause : diagnosis.causes)
        said.causes.emplace_back(cause.id, cause.probability);
    if (const PlanStep *step = diagnosis.firstStep())
        said.firstFix = step->fix;
    for (const PlanStep &step : diagnosis.plan) {
        if (step.state == FixState::Proposed)
            said.fixes << step.fix;
    }
    return said;
}

std::vector<Rival> rivalsOf(const LabelledCase &labelled, const Diagnosis &diagnosis,
                            const Knowledge &knowledge)
{
    const QString cause = labelled.label.causes.value(0);
    const bool isMemory =
        (diagnosis.verdict == Verdict::OutOfMemory || diagnosis.verdict == Verdict::SlowSpill) &&
        !cause.isEmpty() && !cause.startsWith("not_oom."_L1);
    if (!isMemory)
        return {};
    std::vector<Rival> rivals{{.name = u"diagnosis"_s, .said = saidBy(diagnosis)}};
    for (const Baseline &baseline : baselines()) {
        rivals.push_back({.name = QString::fromLatin1(baseline.name),
                          .said = baseline.say(labelled.facts, diagnosis, knowledge)});
    }
    for (Rival &rival : rivals)
        rival.minutes = repairMinutes(rival.said.fixes, cause, knowledge);
    return rivals;
}

std::optional<bool> isRight(ScoredField field, const Label &label, const Said &said)
{
    const QStringList &accepted = label.accepted(field);
    if (accepted.isEmpty())
        return std::nullopt;
    const QString text = textFor(field, said);
    switch (field) {
    case ScoredField::CauseStrict:
        return text == accepted.front();
    case ScoredField::CauseTopThree: {
        const std::size_t count = std::min<std::size_t>(said.causes.size(), 3);
        return std::any_of(said.causes.begin(), said.causes.begin() + count,
                           [&](const auto &cause) { return accepted.contains(cause.first); });
    }
    case ScoredField::Verdict:
    case ScoredField::MemoryKind:
    case ScoredField::Phase:
    case ScoredField::CauseLenient:
    case ScoredField::FirstFix:
        break;
    }
    return accepted.contains(text);
}

Calibration calibrationOf(const std::vector<JudgedCase> &cases)
{
    struct Bin
    {
        int count = 0;
        double probability = 0;
        double right = 0;
    };
    std::array<Bin, 10> bins;
    Calibration result;
    for (const JudgedCase &judged : cases) {
        const std::optional<bool> right =
            isRight(ScoredField::CauseLenient, judged.label, judged.said);
        if (!right || judged.said.causes.empty())
            continue;
        const double probability = judged.said.causes.front().second;
        const double outcome = *right ? 1 : 0;
        const double held = std::clamp(probability, 0.001, 0.999);
        ++result.cases;
        result.meanProbability += probability;
        result.brier += (probability - outcome) * (probability - outcome);
        result.logLoss -= std::log(*right ? held : 1 - held);
        Bin &bin = bins[static_cast<std::size_t>(std::clamp(probability * 10, 0.0, 9.0))];
        ++bin.count;
        bin.probability += probability;
        bin.right += outcome;
    }
    if (result.cases == 0)
        return result;
    for (const Bin &bin : bins)
        result.ece += std::abs(bin.probability - bin.right) / result.cases;
    result.meanProbability /= result.cases;
    result.brier /= result.cases;
    result.logLoss /= result.cases;
    return result;
}

Evaluation evaluate(std::vector<JudgedCase> cases)
{
    Evaluation evaluation{.cases = std::move(cases)};
    evaluation.subsets = mainSubsets(evaluation.cases);
    evaluation.memoryKinds = byFirstAccepted(ScoredField::MemoryKind, evaluation.cases);
    evaluation.causes = byFirstAccepted(ScoredField::CauseLenient, evaluation.cases);
    evaluation.rivals = rivalFigures(evaluation.cases);
    evaluation.confusions = confusionsOf(evaluation.cases);
    for (const JudgedCase &judged : evaluation.cases) {
        const std::vector<Miss> misses = missesOf(judged);
        evaluation.misses.insert(evaluation.misses.end(), misses.begin(), misses.end());
    }
    return evaluation;
}

} // namespace headroom
