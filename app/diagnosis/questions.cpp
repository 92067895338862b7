// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/questions.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

/// How often people cannot answer.
constexpr double kDontKnow = 0.15;

/// What an answer would settle.
struct Hypothesis
{
    QStringList present, absent;
};

std::vector<Hypothesis> hypothesesOf(const QuestionFact &question)
{
    std::vector<Hypothesis> result;
    if (question.isNumber)
        return {{question.settles, {}}, {{}, question.settles}};
    for (const AnswerFact &answer : question.answers)
        result.push_back({answer.present, answer.absent});
    return result;
}

bool isKnown(const Findings &findings, const QString &evidence)
{
    return findings.contains(evidence);
}

/// Whether log, config or answers tell already what the question asks.
bool isAnswered(const QuestionFact &question, const Observed &observed, const Findings &findings)
{
    if (observed.facts.answers.contains(question.id))
        return true;
    const Situation &situation = observed.situation;
    if (question.id == "media"_L1)
        return situation.media != Media::Unknown;
    if (question.id == "platform"_L1)
        return situation.platform != Platform::Unknown;
    if (question.id == "gpu_vram_gib"_L1)
        return situation.capacity.has_value();
    if (question.id == "crash_timing"_L1)
        return situation.phase != Phase::Unknown;
    QStringList settled = question.settles;
    for (const AnswerFact &answer : question.answers)
        settled += answer.present + answer.absent;
    return std::ranges::any_of(settled, [&](const QString &id) { return isKnown(findings, id); });
}

Findings assuming(const Hypothesis &hypothesis, Findings findings)
{
    for (const QString &id : hypothesis.present)
        findings.insert(id, present(u"answer"_s));
    for (const QString &id : hypothesis.absent)
        findings.insert(id, absent(u"answer"_s));
    return findings;
}

/// P(answer | cause) up to a factor: the product over what it settles.
double likelihood(const Hypothesis &hypothesis, const CauseFact &cause, const Knowledge &knowledge)
{
    double product = hypothesis.present.isEmpty() && hypothesis.absent.isEmpty() ? 0.5 : 1;
    for (const QString &id : hypothesis.present)
        product *= likelihoodOf(cause, *knowledge.evidenceFact(id));
    for (const QString &id : hypothesis.absent)
        product *= 1 - likelihoodOf(cause, *knowledge.evidenceFact(id));
    return product;
}

/// P(answer): each cause spreads its probability over the answers.
std::vector<double> chancesOf(const std::vector<Hypothesis> &hypotheses,
                              const std::vector<Weighed> &ranking, const Knowledge &knowledge)
{
    std::vector<double> chances(hypotheses.size(), 0);
    for (const Weighed &weighed : ranking) {
        std::vector<double> each;
        double sum = 0;
        for (const Hypothesis &hypothesis : hypotheses) {
            each.push_back(likelihood(hypothesis, *weighed.cause, knowledge));
            sum += each.back();
        }
        for (std::size_t i = 0; i < each.size(); ++i)
            chances[i] += weighed.probability * each[i] / sum;
    }
    return chances;
}

QString firstFix(const Planning &planning, const std::vector<Weighed> &ranking)
{
    const Planning assumed{.facts = planning.facts,
                           .view = planning.view,
                           .knowledge = planning.knowledge,
                           .situation = planning.situation,
                           .estimates = planning.estimates,
                           .ranking = ranking,
                           .environmentProblem = planning.environmentProblem};
    for (const PlanStep &step : makePlan(assumed)) {
        if (step.state == FixState::Proposed)
            return step.fix;
    }
    return {};
}

double valueOf(const QuestionFact &question, const Findings &findings, const Planning &planning,
               const std::vector<Action> &actions)
{
    const Knowledge &knowledge = planning.knowledge;
    const auto causes = candidates(knowledge, planning.situation.verdict);
    const std::vector<Hypothesis> hypotheses = hypothesesOf(question);
    const std::vector<double> chances = chancesOf(hypotheses, planning.ranking, knowledge);
    const QString first = firstFix(planning, planning.ranking);
    double expected = 0;
    bool changesTheFirst = false;
    for (std::size_t i = 0; i < hypotheses.size(); ++i) {
        const std::vector<Weighed> then =
            weigh(causes, assuming(hypotheses[i], findings), knowledge);
        expected += chances[i] * expectedRepairCost(actions, then);
        changesTheFirst = changesTheFirst || firstFix(planning, then) != first;
    }
    if (!changesTheFirst)
        return 0;
    const double now = expectedRepairCost(actions, planning.ranking);
    return (now - expected) * (1 - kDontKnow) - question.cost;
}

} // namespace

std::optional<QuestionAsked> ask(const QString &id, const Knowledge &knowledge)
{
    const QuestionFact *fact = knowledge.question(id);
    if (fact == nullptr)
        return std::nullopt;
    QuestionAsked asked{.id = fact->id, .text = knowledgeText(fact->title)};
    for (const AnswerFact &answer : fact->answers)
        asked.answers.emplace_back(answer.id, knowledgeText(answer.title));
    return asked;
}

std::optional<QuestionAsked> bestQuestion(const Observed &observed, const Findings &findings,
                                          const Planning &planning)
{
    const Verdict verdict = planning.situation.verdict;
    if (verdict == Verdict::NoFailure || verdict == Verdict::NotOutOfMemory ||
        planning.ranking.empty() || planning.ranking.front().probability >= kSettled ||
        planning.environmentProblem)
        return std::nullopt;
    const std::vector<Action> actions = openActions(planning);
    const QuestionFact *best = nullptr;
    double most = 0;
    for (const QuestionFact &question : planning.knowledge.questions) {
        if (isAnswered(question, observed, findings))
            continue;
        const double value = valueOf(question, findings, planning, actions);
        if (value > most) {
            most = value;
            best = &question;
        }
    }
    return best != nullptr ? ask(best->id, planning.knowledge) : std::nullopt;
}

} // namespace headroom
