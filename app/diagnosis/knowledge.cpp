// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/knowledge.h"

#include "diagnosis/knowledgelint.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace headroom {

namespace {

constexpr std::array<std::pair<const char *, double>, 8> kLikelihoodWords{{
    {"never", 0.01},
    {"rare", 0.03},
    {"seldom", 0.10},
    {"sometimes", 0.25},
    {"even", 0.50},
    {"often", 0.75},
    {"mostly", 0.90},
    {"nearly_always", 0.97},
}};

double readLikelihood(KnowledgeMap &map, const char *key)
{
    const double value = likelihoodOfWord(map.text(key));
    if (value < 0)
        map.report(QStringLiteral("never, rare, seldom, sometimes, even, often, mostly or "
                                  "nearly_always is expected"),
                   key);
    return value;
}

/// Reads a mapping of ids to values; an absent key yields none.
template <typename Value>
QHash<QString, Value> readTable(KnowledgeMap &map, const char *key,
                                const std::function<Value(KnowledgeMap &, const char *)> &read)
{
    QHash<QString, Value> table;
    std::optional<KnowledgeMap> inner = map.map(key);
    if (!inner)
        return table;
    for (const QString &id : inner->keys())
        table.insert(id, read(*inner, id.toUtf8().constData()));
    inner->done();
    return table;
}

EvidenceFact readEvidence(KnowledgeMap &map)
{
    EvidenceFact fact;
    fact.id = map.text("id");
    fact.title = map.text("title");
    fact.absent = map.textOr("absent", {});
    fact.leak = readLikelihood(map, "leak");
    fact.weight = map.optionalNumber("weight").value_or(1);
    fact.group = map.textOr("group", {});
    fact.basis = map.text("basis");
    if (fact.weight <= 0 || fact.weight > 1)
        map.report(QStringLiteral("a weight above 0 and up to 1 is expected"), "weight");
    map.done();
    return fact;
}

CauseFact readCause(KnowledgeMap &map)
{
    CauseFact fact;
    fact.id = map.text("id");
    fact.title = map.text("title");
    fact.explanation = map.text("explanation");
    fact.prior = map.number("prior");
    fact.likelihood = readTable<double>(map, "likelihood", readLikelihood);
    fact.needs = map.texts("needs");
    fact.excludedBy = map.texts("excluded_by");
    fact.fixes = map.texts("fixes");
    fact.remedy = map.textOr("remedy", {});
    fact.basis = map.text("basis");
    if (fact.prior <= 0)
        map.report(QStringLiteral("a prior above 0 is expected"), "prior");
    map.done();
    return fact;
}

std::vector<EstimatePhase> readPhases(KnowledgeMap &map)
{
    std::vector<EstimatePhase> phases;
    for (const QString &id : map.texts("helps")) {
        const auto *const match =
            std::ranges::find_if(kEstimatePhases, [&](EstimatePhase p) { return idOf(p) == id; });
        if (match == std::end(kEstimatePhases))
            map.report(QStringLiteral("load, cache, train or sample is expected"), "helps");
        else
            phases.push_back(*match);
    }
    return phases;
}

FixFact readFix(KnowledgeMap &map)
{
    FixFact fact;
    fact.id = map.text("id");
    const QString kind = map.text("kind");
    fact.kind = kind == QLatin1StringView("config") ? FixKind::ConfigEdit : FixKind::Manual;
    if (fact.kind == FixKind::Manual && kind != QLatin1StringView("manual"))
        map.report(QStringLiteral("config or manual is expected"), "kind");
    fact.title = map.text("title");
    fact.price = map.text("price");
    fact.cost = map.number("cost");
    fact.success = readTable<double>(
        map, "success", [](KnowledgeMap &inner, const char *key) { return inner.number(key); });
    fact.helps = readPhases(map);
    fact.elsewhere = readTable<QString>(
        map, "elsewhere", [](KnowledgeMap &inner, const char *key) { return inner.text(key); });
    fact.commands = readTable<QString>(
        map, "commands", [](KnowledgeMap &inner, const char *key) { return inner.text(key); });
    if (fact.cost <= 0)
        map.report(QStringLiteral("a cost above 0 is expected"), "cost");
    map.done();
    return fact;
}

QuestionFact readQuestion(KnowledgeMap &map)
{
    QuestionFact fact;
    fact.id = map.text("id");
    fact.title = map.text("title");
    fact.isNumber = map.flagOr("number", false);
    fact.cost = map.number("cost");
    for (KnowledgeMap &entry : map.maps("answers")) {
        AnswerFact answer;
        answer.id = entry.text("id");
        answer.title = entry.text("title");
        answer.present = entry.texts("present");
        answer.absent = entry.texts("absent");
        entry.done();
        fact.answers.push_back(std::move(answer));
    }
    fact.settles = map.texts("settles");
    map.done();
    return fact;
}

std::optional<Error> readVersions(const KnowledgeFolder &folder, Knowledge &knowledge)
{
    const auto result = folder.forEachMap(QStringLiteral("versions"), [&](KnowledgeMap &map) {
        VersionFact fact;
        fact.component = map.text("component");
        fact.version = map.text("version");
        fact.architectures = map.texts("architectures");
        fact.basis = map.text("basis");
        if (fact.component != QLatin1StringView("torch") &&
            fact.component != QLatin1StringView("toolkit"))
            map.report(QStringLiteral("torch or toolkit is expected"), "component");
        map.done();
        knowledge.badVersions.push_back(std::move(fact));
    });
    return result ? std::nullopt : std::optional<Error>(result.error());
}

template <typename Fact>
Result<std::vector<Fact>> readAll(const KnowledgeFolder &folder, const char *prefix,
                                  Fact (*read)(KnowledgeMap &))
{
    std::vector<Fact> facts;
    const auto result = folder.forEachMap(QString::fromLatin1(prefix), [&](KnowledgeMap &map) {
        Fact fact = read(map);
        if (std::ranges::contains(facts, fact.id, &Fact::id))
            map.report(QStringLiteral("the id \"%1\" is used twice").arg(fact.id), "id");
        facts.push_back(std::move(fact));
    });
    if (!result)
        return std::unexpected(result.error());
    return facts;
}

template <typename Fact>
const Fact *findById(const std::vector<Fact> &facts, QStringView id)
{
    const auto match = std::ranges::find_if(facts, [id](const Fact &f) { return f.id == id; });
    return match == facts.end() ? nullptr : &*match;
}

/// Moves a part into its place, or says why it could not be read.
template <typename T>
std::optional<Error> take(T &place, Result<T> part)
{
    if (!part)
        return part.error();
    place = std::move(*part);
    return std::nullopt;
}

std::optional<Error> readRanking(const KnowledgeFolder &folder, Knowledge &knowledge)
{
    const auto result = folder.forEachMap(QStringLiteral("ranking"), [&](KnowledgeMap &map) {
        knowledge.temperature = map.number("temperature");
        if (knowledge.temperature < 0.5)
            map.report(QStringLiteral("a temperature of 0.5 or more is expected"), "temperature");
        map.done();
    });
    return result ? std::nullopt : std::optional<Error>(result.error());
}

} // namespace

double likelihoodOfWord(QStringView word)
{
    for (const auto &[name, value] : kLikelihoodWords) {
        if (word == QLatin1StringView(name))
            return value;
    }
    return -1;
}

QString knowledgeText(const QString &english)
{
    return QCoreApplication::translate("Knowledge", english.toUtf8().constData());
}

const CauseFact *Knowledge::cause(QStringView id) const
{
    return findById(causes, id);
}
const FixFact *Knowledge::fix(QStringView id) const
{
    return findById(fixes, id);
}
const EvidenceFact *Knowledge::evidenceFact(QStringView id) const
{
    return findById(evidence, id);
}
const QuestionFact *Knowledge::question(QStringView id) const
{
    return findById(questions, id);
}

Result<Knowledge> Knowledge::load(const QString &overlayFolder)
{
    const KnowledgeFolder folder(overlayFolder);
    Knowledge knowledge;
    std::optional<Error> error = take(knowledge.signatures, Signatures::load(folder));
    if (!error)
        error = take(knowledge.architectures, Architectures::load(folder));
    if (!error)
        error = take(knowledge.gpus, Gpus::load(folder));
    if (!error)
        error = take(knowledge.panels, FieldCatalogue::load(folder));
    if (!error)
        error = take(knowledge.evidence, readAll(folder, "evidence", readEvidence));
    if (!error)
        error = take(knowledge.causes, readAll(folder, "causes", readCause));
    if (!error)
        error = take(knowledge.fixes, readAll(folder, "fixes", readFix));
    if (!error)
        error = take(knowledge.questions, readAll(folder, "questions", readQuestion));
    if (!error)
        error = readVersions(folder, knowledge);
    if (!error)
        error = readRanking(folder, knowledge);
    if (error)
        return std::unexpected(*error);
    const QStringList problems = lintKnowledge(knowledge);
    if (!problems.isEmpty()) {
        return std::unexpected(Error{.id = QStringLiteral("knowledge.inconsistent"),
                                     .file = overlayFolder,
                                     .message = problems.front()});
    }
    return knowledge;
}

} // namespace headroom
