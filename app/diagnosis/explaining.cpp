// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Why a cause is likely or not: the weight of each piece of evidence, told as a sentence.
#include "diagnosis/ranking.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t kReasonsFor = 3;
constexpr std::size_t kReasonsAgainst = 2;
/// Below this nobody notices a reason.
constexpr double kHidden = 1;

double odds(double probability)
{
    const double p = std::clamp(probability, 1e-9, 1 - 1e-9);
    return p / (1 - p);
}

double probabilityOf(const std::vector<Weighed> &ranking, const CauseFact *cause)
{
    const auto found = std::ranges::find(ranking, cause, &Weighed::cause);
    return found == ranking.end() ? 0 : found->probability;
}

QString sentence(const EvidenceFact &evidence, const Finding &finding)
{
    QString text =
        knowledgeText(finding.known == Known::Present ? evidence.title : evidence.absent);
    // One replacement at a time would fill a "%2" that a figure itself brings along.
    for (qsizetype i = finding.figures.size(); i-- > 0;)
        text.replace(u'%' + QString::number(i + 1), finding.figures[i]);
    return text;
}

/// Whether the cause itself expects the finding. What only speaks against its rivals is no reason
/// to show.
bool isItsOwn(const CauseFact &cause, const EvidenceFact &evidence, Known known)
{
    if (cause.needs.contains(evidence.id))
        return known == Known::Present;
    const double expected = likelihoodOf(cause, evidence);
    return known == Known::Present ? expected > evidence.leak : expected < evidence.leak;
}

/// One reason taken away: what the ranking would be without it.
struct Without
{
    QString id;
    std::vector<Weighed> ranking;
};

/// Takes each fact away in turn, with all findings of its group: they are the same fact.
std::vector<Without> leaveOneOut(const std::vector<const CauseFact *> &causes,
                                 const Findings &evidence, const Findings &findings,
                                 const Knowledge &knowledge)
{
    std::vector<Without> result;
    for (auto fact = evidence.cbegin(); fact != evidence.cend(); ++fact) {
        const QString group = knowledge.evidenceFact(fact.key())->group;
        Findings rest;
        for (auto other = findings.cbegin(); other != findings.cend(); ++other) {
            const EvidenceFact *known = knowledge.evidenceFact(other.key());
            const bool same = other.key() == fact.key() ||
                              (known != nullptr && !group.isEmpty() && known->group == group);
            if (!same)
                rest.insert(other.key(), *other);
        }
        result.push_back({fact.key(), weighFreely(causes, rest, knowledge)});
    }
    return result;
}

} // namespace

QString Because::strength() const
{
    const double size = std::abs(decibans);
    if (size >= 8)
        return u"strong"_s;
    return size >= 4 ? u"clear"_s : u"slight"_s;
}

std::vector<RankedCause> explain(const std::vector<Weighed> &ranking,
                                 const std::vector<const CauseFact *> &causes,
                                 const Findings &findings, const Knowledge &knowledge)
{
    const Findings evidence = counted(causes, findings, knowledge);
    const std::vector<Weighed> all = weighFreely(causes, findings, knowledge);
    const std::vector<Without> without = leaveOneOut(causes, evidence, findings, knowledge);
    std::vector<RankedCause> result;
    for (const Weighed &weighed : ranking) {
        RankedCause ranked{.id = weighed.cause->id, .probability = weighed.probability};
        const double withAll = odds(probabilityOf(all, weighed.cause));
        for (const Without &left : without) {
            const EvidenceFact &fact = *knowledge.evidenceFact(left.id);
            const Finding &finding = evidence[left.id];
            Because because{
                .evidence = left.id,
                .text = sentence(fact, finding),
                .decibans =
                    10 * std::log10(withAll / odds(probabilityOf(left.ranking, weighed.cause))),
                .source = finding.source,
                .line = finding.line};
            const bool speaksFor = because.decibans > 0;
            if (because.text.isEmpty() || std::abs(because.decibans) < kHidden ||
                (speaksFor && !isItsOwn(*weighed.cause, fact, finding.known)))
                continue;
            (because.decibans > 0 ? ranked.because : ranked.against).push_back(because);
        }
        const auto bySize = [](const Because &because) {
            return std::abs(because.decibans);
        };
        std::ranges::stable_sort(ranked.because, std::greater{}, bySize);
        std::ranges::stable_sort(ranked.against, std::greater{}, bySize);
        ranked.because.resize(std::min(ranked.because.size(), kReasonsFor));
        ranked.against.resize(std::min(ranked.against.size(), kReasonsAgainst));
        result.push_back(std::move(ranked));
    }
    return result;
}

QString confidenceWord(double probability)
{
    if (probability >= 0.85)
        return QCoreApplication::translate("Confidence", "very likely");
    if (probability >= 0.6)
        return QCoreApplication::translate("Confidence", "likely");
    if (probability >= 0.35)
        return QCoreApplication::translate("Confidence", "possible");
    return QCoreApplication::translate("Confidence", "among several");
}

} // namespace headroom
