// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Because and against: whole sentences with their figures, their source and their line.
#include "base/language.h"
#include "diagnosis/ranking.h"
#include "scenario.h"

#include <QTest>

#include <algorithm>

using namespace headroom;
using namespace headroom::test;
using namespace Qt::StringLiterals;

namespace {

const RankedCause *causeOf(const Diagnosis &diagnosis, const char *id)
{
    const auto found =
        std::ranges::find(diagnosis.causes, QString::fromLatin1(id), &RankedCause::id);
    return found == diagnosis.causes.end() ? nullptr : &*found;
}

const Because *reason(const std::vector<Because> &reasons, const char *evidence)
{
    const auto found =
        std::ranges::find(reasons, QString::fromLatin1(evidence), &Because::evidence);
    return found == reasons.end() ? nullptr : &*found;
}

} // namespace

class TestExplaining : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setLanguage(u"en"_s); }

    void strengths_data()
    {
        QTest::addColumn<double>("decibans");
        QTest::addColumn<QString>("strength");
        QTest::newRow("strong") << 8.0 << u"strong"_s;
        QTest::newRow("strong against") << -12.5 << u"strong"_s;
        QTest::newRow("clear") << 4.0 << u"clear"_s;
        QTest::newRow("just below strong") << 7.99 << u"clear"_s;
        QTest::newRow("slight") << 1.0 << u"slight"_s;
        QTest::newRow("slight against") << -3.9 << u"slight"_s;
    }
    void strengths()
    {
        QFETCH(double, decibans);
        QFETCH(QString, strength);
        Because because;
        because.decibans = decibans;
        QCOMPARE(because.strength(), strength);
    }

    void confidenceWords_data()
    {
        QTest::addColumn<double>("probability");
        QTest::addColumn<QString>("word");
        QTest::newRow("0.85") << 0.85 << u"very likely"_s;
        QTest::newRow("0.6") << 0.6 << u"likely"_s;
        QTest::newRow("0.35") << 0.35 << u"possible"_s;
        QTest::newRow("0.34") << 0.34 << u"among several"_s;
    }
    void confidenceWords()
    {
        QFETCH(double, probability);
        QFETCH(QString, word);
        QCOMPARE(confidenceWord(probability), word);
    }

    // The weight of evidence is the ratio of the odds with and without it.
    void decibansAreRatiosOfOdds()
    {
        Knowledge small;
        small.temperature = 1;
        small.evidence = {{.id = u"wet"_s,
                           .title = u"It is wet: %1 mm."_s,
                           .absent = u"It is dry."_s,
                           .leak = 0.1,
                           .weight = 1,
                           .group = {},
                           .basis = u"judgement"_s}};
        CauseFact rain;
        rain.id = u"rain"_s;
        rain.prior = 1;
        rain.likelihood = {{u"wet"_s, 0.9}};
        CauseFact other;
        other.id = u"other"_s;
        other.prior = 1;
        small.causes = {rain, other};
        const std::vector<const CauseFact *> causes{&small.causes[0], &small.causes[1]};
        const Findings findings{{u"wet"_s, present(u"log"_s, {u"%2 and 4"_s}, LineNumber{12})}};
        const auto ranked = explain(weigh(causes, findings, small), causes, findings, small);
        QCOMPARE(ranked.front().id, u"rain"_s);
        QCOMPARE(ranked.front().because.size(), std::size_t(1));
        const Because &because = ranked.front().because.front();
        QVERIFY(std::abs(because.decibans - 10 * std::log10(9)) < 1e-6);
        QCOMPARE(because.text, u"It is wet: %2 and 4 mm."_s);
        QCOMPARE(because.line->value, 12);
        QCOMPARE(ranked.back().against.front().evidence, u"wet"_s);
        QVERIFY(ranked.back().against.front().decibans < 0);
    }

    void figuresAndLinesStandInTheSentence()
    {
        Scenario scenario;
        scenario.with({})
            .run(Phase::ModelLoad)
            .fail(MemoryKind::CudaAlloc,
                  {.capacity = 23.6, .free = 0.02, .allocated = 3, .process = 3.6, .others = 19.8});
        const Diagnosis diagnosis = scenario.diagnosis();
        const RankedCause *occupied = causeOf(diagnosis, "gpu_occupied");
        QVERIFY(occupied != nullptr);
        const Because *because = reason(occupied->because, "other_process_holds_much");
        QVERIFY(because != nullptr);
        QVERIFY2(because->text.contains("19.8 GiB"_L1), qPrintable(because->text));
        QCOMPARE(because->source, u"log"_s);
        QCOMPARE(because->line->value, diagnosis.failure->line.value);
        QCOMPARE(because->strength(), u"strong"_s);
    }

    void configLinesAreThoseOfTheFile()
    {
        Scenario scenario;
        scenario.with({.checkpointing = false}).run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
        const int line = scenario.facts().view->train.gradientCheckpointing.line->value;
        Diagnosis diagnosis = scenario.diagnosis();
        const Because *because =
            reason(causeOf(diagnosis, "gradient_checkpointing_off")->because, "checkpointing_off");
        QVERIFY(because != nullptr);
        QCOMPARE(because->source, u"config"_s);
        QCOMPARE(because->line->value, line);

        // Taken from the log's dump, the line is the log's.
        scenario.facts().jobFromLog = true;
        scenario.facts().dumpFirstLine = {40};
        diagnosis = scenario.diagnosis();
        because =
            reason(causeOf(diagnosis, "gradient_checkpointing_off")->because, "checkpointing_off");
        QCOMPARE(because->line->value, line + 39);
    }

    void whatSpeaksAgainstIsTold()
    {
        Scenario scenario;
        scenario.with({.batch = 4, .resolutions = {512, 768}}).run(Phase::EarlyTrain);
        scenario.fail(MemoryKind::CudaAlloc,
                      {.capacity = 23.6, .allocated = 22.4, .process = 23.5});
        const Diagnosis diagnosis = scenario.diagnosis();
        const RankedCause *worker = causeOf(diagnosis, "worker_state");
        QVERIFY(worker != nullptr);
        const Because *against = reason(worker->against, "own_memory_fills_card");
        QVERIFY(against != nullptr);
        QVERIFY2(against->text.contains("23.5 GiB"_L1), qPrintable(against->text));
        QVERIFY(against->decibans < 0);
    }

    // What only speaks against the rivals is no reason for a cause.
    void reasonsForACauseAreItsOwn()
    {
        Scenario scenario;
        scenario.with({}).run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
        for (const RankedCause &cause : scenario.diagnosis().causes) {
            const CauseFact &fact = *knowledge().cause(cause.id);
            for (const Because &because : cause.because) {
                const EvidenceFact &evidence = *knowledge().evidenceFact(because.evidence);
                QVERIFY2(fact.needs.contains(evidence.id) ||
                             likelihoodOf(fact, evidence) != evidence.leak,
                         qPrintable(cause.id + u' ' + because.evidence));
            }
        }
    }

    void atMostThreeForAndTwoAgainst()
    {
        Scenario scenario;
        scenario
            .with({.arch = "wan21:14b", .batch = 4, .resolutions = {512, 768, 1280}, .frames = 121})
            .run(Phase::EarlyTrain)
            .fail(MemoryKind::CudaAlloc, {.tried = 3, .capacity = 23.6});
        for (const RankedCause &cause : scenario.diagnosis().causes) {
            QVERIFY(cause.because.size() <= 3 && cause.against.size() <= 2);
            QVERIFY(std::ranges::is_sorted(cause.because, std::greater{}, &Because::decibans));
            for (const Because &because : cause.because) {
                QVERIFY(because.decibans >= 1 && !because.text.isEmpty());
                QVERIFY2(!because.text.contains(u'%'), qPrintable(because.text));
                QVERIFY(!because.source.isEmpty());
            }
            for (const Because &against : cause.against)
                QVERIFY(against.decibans <= -1 && !against.text.contains(u'%'));
        }
    }
};

QTEST_GUILESS_MAIN(TestExplaining)
#include "tst_explaining.moc"
