// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The mathematics of the ranking, on a knowledge base small enough to calculate by hand.
#include "diagnosis/ranking.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

EvidenceFact evidence(const QString &id, double leak, const QString &group = {}, double weight = 1)
{
    return {.id = id,
            .title = u"%1 is so"_s,
            .absent = u"%1 is not so"_s,
            .leak = leak,
            .weight = weight,
            .group = group,
            .basis = u"judgement"_s};
}

CauseFact cause(const QString &id, double prior, const QHash<QString, double> &likelihood = {})
{
    CauseFact fact;
    fact.id = id;
    fact.title = id;
    fact.prior = prior;
    fact.likelihood = likelihood;
    return fact;
}

/// Two causes and a rest; a speaks for wet, b for dry.
Knowledge weather()
{
    Knowledge knowledge;
    knowledge.temperature = 1;
    knowledge.evidence = {evidence(u"wet"_s, 0.2), evidence(u"dark"_s, 0.5, u"light"_s),
                          evidence(u"dim"_s, 0.5, u"light"_s), evidence(u"loud"_s, 0.5, {}, 0.5)};
    knowledge.causes = {cause(u"a"_s, 2, {{u"wet"_s, 0.8}, {u"dark"_s, 0.9}, {u"dim"_s, 0.6}}),
                        cause(u"b"_s, 1, {{u"wet"_s, 0.4}}),
                        cause(u"other"_s, 1, {{u"loud"_s, 0.9}})};
    return knowledge;
}

std::vector<const CauseFact *> allOf(const Knowledge &knowledge)
{
    std::vector<const CauseFact *> causes;
    for (const CauseFact &fact : knowledge.causes)
        causes.push_back(&fact);
    return causes;
}

double probability(const std::vector<Weighed> &ranking, const QString &id)
{
    for (const Weighed &weighed : ranking) {
        if (weighed.cause->id == id)
            return weighed.probability;
    }
    return 0;
}

double sum(const std::vector<Weighed> &ranking)
{
    return std::accumulate(ranking.begin(), ranking.end(), 0.0,
                           [](double so, const Weighed &w) { return so + w.probability; });
}

} // namespace

class TestRanking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutEvidenceThePriorsDecide()
    {
        const Knowledge knowledge = weather();
        const auto ranking = weigh(allOf(knowledge), {}, knowledge);
        QCOMPARE(probability(ranking, u"a"_s), 0.5);
        QCOMPARE(probability(ranking, u"b"_s), 0.25);
        QCOMPARE(sum(ranking), 1.0);
    }

    void presentEvidenceMultiplies()
    {
        const Knowledge knowledge = weather();
        const auto ranking = weigh(allOf(knowledge), {{u"wet"_s, present(u"log"_s)}}, knowledge);
        // 2·0.8 : 1·0.4 : 1·0.2
        QVERIFY(std::abs(probability(ranking, u"a"_s) - 1.6 / 2.2) < 1e-9);
        QVERIFY(std::abs(probability(ranking, u"b"_s) - 0.4 / 2.2) < 1e-9);
        QCOMPARE(ranking.front().cause->id, u"a"_s);
    }

    void absentEvidenceCountsTheOtherWay()
    {
        const Knowledge knowledge = weather();
        const auto ranking = weigh(allOf(knowledge), {{u"wet"_s, absent(u"log"_s)}}, knowledge);
        // 2·0.2 : 1·0.6 : 1·0.8
        QVERIFY(std::abs(probability(ranking, u"a"_s) - 0.4 / 1.8) < 1e-9);
        QCOMPARE(ranking.front().cause->id, u"other"_s);
    }

    void unknownEvidenceChangesNothing()
    {
        const Knowledge knowledge = weather();
        const auto without = weigh(allOf(knowledge), {}, knowledge);
        const auto with = weigh(allOf(knowledge), {{u"wet"_s, Finding{}}}, knowledge);
        QCOMPARE(probability(with, u"a"_s), probability(without, u"a"_s));
        const auto strange = weigh(allOf(knowledge), {{u"moon"_s, present(u"log"_s)}}, knowledge);
        QCOMPARE(probability(strange, u"a"_s), probability(without, u"a"_s));
    }

    void theTemperatureFlattens()
    {
        Knowledge knowledge = weather();
        const Findings wet{{u"wet"_s, present(u"log"_s)}};
        const double sharp = probability(weigh(allOf(knowledge), wet, knowledge), u"a"_s);
        knowledge.temperature = 2;
        const double flat = probability(weigh(allOf(knowledge), wet, knowledge), u"a"_s);
        QVERIFY(flat < sharp);
        // What is known beforehand is not flattened, only what the evidence says of it.
        const double first = 2 * std::sqrt(0.8);
        const double expected = first / (first + std::sqrt(0.4) + std::sqrt(0.2));
        QVERIFY(std::abs(flat - expected) < 1e-9);
    }

    void aDiscountedItemCountsLess()
    {
        const Knowledge knowledge = weather();
        const auto ranking = weigh(allOf(knowledge), {{u"loud"_s, present(u"log"_s)}}, knowledge);
        // The square root of each likelihood: 2·√0.5 : 1·√0.5 : 1·√0.9
        const double all = 3 * std::sqrt(0.5) + std::sqrt(0.9);
        QVERIFY(std::abs(probability(ranking, u"other"_s) - std::sqrt(0.9) / all) < 1e-9);
    }

    void ofAGroupOnlyTheStrongestCounts()
    {
        const Knowledge knowledge = weather();
        const Findings both{{u"dark"_s, present(u"log"_s)}, {u"dim"_s, present(u"log"_s)}};
        QCOMPARE(counted(allOf(knowledge), both, knowledge).keys(), QStringList{u"dark"_s});
        const Findings mixed{{u"dark"_s, absent(u"log"_s)}, {u"dim"_s, present(u"log"_s)}};
        QCOMPARE(counted(allOf(knowledge), mixed, knowledge).keys(), QStringList{u"dim"_s});
        const Findings neither{{u"dark"_s, absent(u"log"_s)}, {u"dim"_s, absent(u"log"_s)}};
        QCOMPARE(counted(allOf(knowledge), neither, knowledge).keys(), QStringList{u"dark"_s});
    }

    void theSameFactCountsOnce()
    {
        const Knowledge knowledge = weather();
        const Findings once{{u"dark"_s, present(u"log"_s)}};
        const Findings twice{{u"dark"_s, present(u"log"_s)}, {u"dim"_s, present(u"log"_s)}};
        QCOMPARE(probability(weigh(allOf(knowledge), twice, knowledge), u"a"_s),
                 probability(weigh(allOf(knowledge), once, knowledge), u"a"_s));
    }

    void needsAndExclusionsAreHard()
    {
        Knowledge knowledge = weather();
        knowledge.causes[0].needs = {u"wet"_s};
        knowledge.causes[1].excludedBy = {u"dark"_s};
        const auto causes = allOf(knowledge);
        const auto ids = [&](const Findings &findings) {
            QStringList left;
            for (const Weighed &weighed : weigh(causes, findings, knowledge))
                left << weighed.cause->id;
            left.sort();
            return left;
        };
        QCOMPARE(ids({}), (QStringList{u"a"_s, u"b"_s, u"other"_s}));
        QCOMPARE(ids({{u"wet"_s, absent(u"log"_s)}}), (QStringList{u"b"_s, u"other"_s}));
        QCOMPARE(ids({{u"dark"_s, present(u"log"_s)}}), (QStringList{u"a"_s, u"other"_s}));
        QCOMPARE(ids({{u"dark"_s, absent(u"log"_s)}}), (QStringList{u"a"_s, u"b"_s, u"other"_s}));
    }

    void nothingIsEverCertain()
    {
        Knowledge knowledge = weather();
        knowledge.causes[0].prior = 1e6;
        const auto ranking = weigh(allOf(knowledge), {}, knowledge);
        QCOMPARE(ranking.front().probability, kMostCertain);
        QVERIFY(std::abs(sum(ranking) - 1) < 1e-9);
        QCOMPARE(ranking[1].probability, ranking[2].probability);
    }

    void verdictsHaveTheirOwnCauses_data()
    {
        QTest::addColumn<int>("verdict");
        QTest::addColumn<QStringList>("ids");
        QTest::newRow("memory") << int(Verdict::OutOfMemory) << QStringList{u"gc"_s, u"other"_s};
        QTest::newRow("spill") << int(Verdict::SlowSpill) << QStringList{u"gc"_s, u"other"_s};
        QTest::newRow("unclear") << int(Verdict::Unclear) << QStringList{u"gc"_s, u"other"_s};
        QTest::newRow("not memory")
            << int(Verdict::NotOutOfMemory) << QStringList{u"not_oom.network"_s};
        QTest::newRow("no failure") << int(Verdict::NoFailure) << QStringList{};
    }
    void verdictsHaveTheirOwnCauses()
    {
        QFETCH(int, verdict);
        QFETCH(QStringList, ids);
        Knowledge knowledge;
        knowledge.causes = {cause(u"gc"_s, 1), cause(u"not_oom.network"_s, 1),
                            cause(u"other"_s, 1)};
        QStringList found;
        for (const CauseFact *fact : candidates(knowledge, Verdict(verdict)))
            found << fact->id;
        QCOMPARE(found, ids);
    }
};

QTEST_GUILESS_MAIN(TestRanking)
#include "tst_ranking.moc"
