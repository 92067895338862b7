// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which question is asked next, and when none is.
#include "diagnosis/plan.h"
#include "scenario.h"

#include <QTest>

#include <functional>

using namespace headroom;
using namespace headroom::test;
using namespace Qt::StringLiterals;

using Build = std::function<void(Scenario &)>;

namespace {

CauseFact causeNamed(const QString &id)
{
    CauseFact cause;
    cause.id = id;
    return cause;
}

} // namespace

class TestQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noQuestionWhereNoneHelps_data()
    {
        QTest::addColumn<Build>("build");
        QTest::newRow("the cause is settled") << Build([](Scenario &s) {
            s.with({})
                .run(Phase::ModelLoad)
                .fail(MemoryKind::CudaAlloc,
                      {.capacity = 47.5, .free = 0, .allocated = 20, .process = 21, .others = 26});
        });
        QTest::newRow("not about memory") << Build([](Scenario &s) {
            s.run(Phase::ModelLoad).failOtherwise("not_oom.other", "something");
        });
        QTest::newRow("no failure")
            << Build([](Scenario &s) { s.run(Phase::MidTrain, RunEnd::Running).steps(200); });
        QTest::newRow("an environment problem") << Build([](Scenario &s) {
            s.with({.resolutions = {512}})
                .run(Phase::ModelLoad)
                .fail(MemoryKind::CudaAlloc,
                      {.capacity = 79, .free = 0, .allocated = 2, .process = 2.5});
        });
    }
    void noQuestionWhereNoneHelps()
    {
        QFETCH(Build, build);
        Scenario scenario;
        build(scenario);
        const auto question = scenario.diagnosis().question;
        QVERIFY2(!question, question ? qPrintable(question->id) : "");
    }

    // A bare message: everything is open, so something is worth asking; each answer, or not knowing
    // it, ends that question; and it comes to an end.
    void askingEnds()
    {
        Scenario scenario;
        scenario.run(Phase::Unknown).fail(MemoryKind::CudaAlloc);
        QStringList asked;
        for (int round = 0; round < 12; ++round) {
            const auto question = scenario.diagnosis().question;
            if (!question)
                break;
            QVERIFY2(!asked.contains(question->id), qPrintable(question->id));
            QVERIFY(!question->text.isEmpty());
            asked << question->id;
            scenario.answer(question->id.toLatin1().constData(), "dont_know");
        }
        QVERIFY(!asked.isEmpty());
        QVERIFY(!scenario.diagnosis().question);
    }

    void whereItFailedIsAskedFirst()
    {
        Scenario scenario;
        scenario.run(Phase::Unknown).fail(MemoryKind::CudaAlloc);
        const auto question = scenario.diagnosis().question;
        QVERIFY(question);
        QCOMPARE(question->id, u"crash_timing"_s);
        QCOMPARE(question->answers.size(), std::size_t(6));
        QCOMPARE(question->answers.front().first, u"before_step_1"_s);
        QVERIFY(!question->answers.front().second.isEmpty());
    }

    void whatIsKnownIsNotAsked_data()
    {
        QTest::addColumn<Build>("build");
        QTest::addColumn<QString>("question");
        QTest::newRow("the log tells the phase")
            << Build([](Scenario &s) { s.run(Phase::EarlyTrain).fail(MemoryKind::CudaError); })
            << u"crash_timing"_s;
        QTest::newRow("the message tells the card")
            << Build([](Scenario &s) { s.run(Phase::Unknown).fail(MemoryKind::CudaAlloc); })
            << u"gpu_vram_gib"_s;
        QTest::newRow("the config tells the media") << Build([](Scenario &s) {
            s.with({}).run(Phase::EarlyTrain).fail(MemoryKind::CudaError);
        }) << u"media"_s;
        QTest::newRow("the log tells the platform") << Build([](Scenario &s) {
            s.run(Phase::EarlyTrain).fail(MemoryKind::CudaError);
            s.current().platform = Platform::Windows;
        }) << u"platform"_s;
        QTest::newRow("another answer tells it") << Build([](Scenario &s) {
            s.run(Phase::EarlyTrain).fail(MemoryKind::CudaError);
            s.answer("crash_timing", "sometimes");
        }) << u"every_time"_s;
    }
    void whatIsKnownIsNotAsked()
    {
        QFETCH(Build, build);
        QFETCH(QString, question);
        Scenario scenario;
        build(scenario);
        for (int round = 0; round < 12; ++round) {
            const auto asked = scenario.diagnosis().question;
            if (!asked)
                return;
            QVERIFY(asked->id != question);
            scenario.answer(asked->id.toLatin1().constData(), "dont_know");
        }
    }

    void anAnswerRanksAnew()
    {
        Scenario scenario;
        scenario.with({}).run(Phase::ModelLoad).fail(MemoryKind::CudaAlloc);
        const QString before = topCause(scenario.diagnosis());
        scenario.answer("after_update", "yes").answer("worked_before", "same_config");
        QVERIFY(before != u"toolkit_regression"_s);
        QCOMPARE(topCause(scenario.diagnosis()), u"toolkit_regression"_s);
    }

    // Expected cost of repair: the better action first, the other for what is left, help at the
    // end.
    void expectedCostOfRepair()
    {
        const CauseFact a = causeNamed(u"a"_s);
        const CauseFact b = causeNamed(u"b"_s);
        const std::vector<Weighed> ranking{{&a, 0.75}, {&b, 0.25}};
        const Action forA{.fix = u"for_a"_s, .cost = 10, .success = {{u"a"_s, 0.8}}};
        const Action forB{.fix = u"for_b"_s, .cost = 10, .success = {{u"b"_s, 0.8}}};
        QVERIFY(std::abs(chanceOf(forA, ranking) - 0.6) < 1e-9);
        // for_a: 10, fixes .6; then for_b with P(b) = .25/.4: 10, fixes .5; then help.
        const double expected = 10 + 0.4 * 10 + 0.4 * 0.5 * 120;
        QVERIFY(std::abs(expectedRepairCost({forB, forA}, ranking) - expected) < 1e-6);
        QCOMPARE(expectedRepairCost({}, ranking), 120.0);
    }
};

QTEST_GUILESS_MAIN(TestQuestions)
#include "tst_questions.moc"
