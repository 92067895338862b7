// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/ranking.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

double logLikelihood(const CauseFact &cause, const EvidenceFact &evidence, Known known)
{
    const double present = likelihoodOf(cause, evidence);
    return evidence.weight * std::log(known == Known::Present ? present : 1 - present);
}

/// How differently the causes see a finding: the spread of its log-likelihoods.
double spread(const std::vector<const CauseFact *> &causes, const EvidenceFact &evidence,
              Known known)
{
    double lowest = 0;
    double highest = -1e9;
    for (const CauseFact *cause : causes) {
        const double value = logLikelihood(*cause, evidence, known);
        lowest = std::min(lowest, value);
        highest = std::max(highest, value);
    }
    return highest - lowest;
}

/// Caps the first and hands what it loses to the others in proportion, so that the sum stays 1.
void capCertainty(std::vector<Weighed> &ranking)
{
    if (ranking.size() < 2 || ranking.front().probability <= kMostCertain)
        return;
    const double rest = 1 - ranking.front().probability;
    ranking.front().probability = kMostCertain;
    for (std::size_t i = 1; i < ranking.size(); ++i) {
        ranking[i].probability = rest > 0
                                     ? ranking[i].probability / rest * (1 - kMostCertain)
                                     : (1 - kMostCertain) / static_cast<double>(ranking.size() - 1);
    }
}

} // namespace

std::vector<const CauseFact *> candidates(const Knowledge &knowledge, Verdict verdict)
{
    std::vector<const CauseFact *> causes;
    if (verdict == Verdict::NoFailure)
        return causes;
    for (const CauseFact &cause : knowledge.causes) {
        if (cause.id.startsWith("not_oom."_L1) == (verdict == Verdict::NotOutOfMemory))
            causes.push_back(&cause);
    }
    return causes;
}

double likelihoodOf(const CauseFact &cause, const EvidenceFact &evidence)
{
    return std::clamp(cause.likelihood.value(evidence.id, evidence.leak), 0.01, 0.99);
}

bool isExcluded(const CauseFact &cause, const Findings &findings)
{
    const auto is = [&](const QString &id, Known known) {
        const auto finding = findings.constFind(id);
        return finding != findings.cend() && finding->known == known;
    };
    return std::ranges::any_of(cause.needs,
                               [&](const QString &id) { return is(id, Known::Absent); }) ||
           std::ranges::any_of(cause.excludedBy,
                               [&](const QString &id) { return is(id, Known::Present); });
}

Findings counted(const std::vector<const CauseFact *> &causes, const Findings &findings,
                 const Knowledge &knowledge)
{
    struct Best
    {
        QString id;
        Known known = Known::Absent;
        double spread = -1;
    };
    QMap<QString, Best> bestOfGroup;
    Findings result;
    for (auto finding = findings.cbegin(); finding != findings.cend(); ++finding) {
        const EvidenceFact *evidence = knowledge.evidenceFact(finding.key());
        if (evidence == nullptr || finding->known == Known::Unknown)
            continue;
        if (evidence->group.isEmpty()) {
            result.insert(finding.key(), *finding);
            continue;
        }
        Best &best = bestOfGroup[evidence->group];
        const double found = spread(causes, *evidence, finding->known);
        const bool presentBeatsAbsent =
            finding->known == Known::Present && best.known == Known::Absent;
        const bool sameAndStronger = finding->known == best.known && found > best.spread;
        if (presentBeatsAbsent || sameAndStronger)
            best = {finding.key(), finding->known, found};
    }
    for (const Best &best : std::as_const(bestOfGroup)) {
        if (!best.id.isEmpty())
            result.insert(best.id, findings[best.id]);
    }
    return result;
}

std::vector<Weighed> weighFreely(const std::vector<const CauseFact *> &causes,
                                 const Findings &findings, const Knowledge &knowledge)
{
    const Findings evidence = counted(causes, findings, knowledge);
    std::vector<Weighed> ranking;
    double highest = -1e300;
    for (const CauseFact *cause : causes) {
        if (isExcluded(*cause, findings))
            continue;
        double score = 0;
        for (auto finding = evidence.cbegin(); finding != evidence.cend(); ++finding)
            score += logLikelihood(*cause, *knowledge.evidenceFact(finding.key()), finding->known);
        ranking.push_back({cause, std::log(cause->prior) + score / knowledge.temperature});
        highest = std::max(highest, ranking.back().probability);
    }
    double sum = 0;
    for (Weighed &weighed : ranking) {
        weighed.probability = std::exp(weighed.probability - highest);
        sum += weighed.probability;
    }
    for (Weighed &weighed : ranking)
        weighed.probability /= sum;
    std::ranges::stable_sort(ranking, std::greater{}, &Weighed::probability);
    return ranking;
}

std::vector<Weighed> weigh(const std::vector<const CauseFact *> &causes, const Findings &findings,
                           const Knowledge &knowledge)
{
    std::vector<Weighed> ranking = weighFreely(causes, findings, knowledge);
    capCertainty(ranking);
    return ranking;
}

} // namespace headroom
