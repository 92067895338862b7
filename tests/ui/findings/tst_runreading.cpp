// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the page "What happened" makes of a run: bands, timing, highlights, the line to start at.
#include "ui/findings/logpane.h"
#include "ui/findings/phasebands.h"
#include "ui/findings/timing.h"

#include <QTest>

using namespace headroom;

namespace {

PhaseSpan span(Phase phase, int first, int last, std::optional<double> seconds = {})
{
    return {.phase = phase, .first = {first}, .last = {last}, .seconds = seconds};
}

Failure failure(Phase phase, int line, bool survived = false)
{
    Failure made;
    made.phase = phase;
    made.line = {line};
    made.survived = survived;
    return made;
}

} // namespace

class TestRunReading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bandsJoinPhasesOfOneStage();
    void bandsWeighByTimeWhenAllIsKnown();
    void bandsWeighByLinesOtherwise();
    void bandsKeepTheOrderOfCycles();
    void unknownPhasesMakeNoBand();
    void timingFollowsTheFailure_data();
    void timingFollowsTheFailure();
    void timingOfARunThatDidNotFail();
    void timingOfASilentDeath();
    void failuresStandOut();
    void startsAtTheFailure();
};

void TestRunReading::bandsJoinPhasesOfOneStage()
{
    Run run;
    run.phases = {span(Phase::Startup, 1, 4, 1.0), span(Phase::ModelLoad, 5, 20, 30.0),
                  span(Phase::Quantize, 21, 25), span(Phase::CacheLatents, 26, 30, 9.0)};
    const std::vector<PhaseBand> bands = phaseBands(run);
    QCOMPARE(bands.size(), std::size_t(2));
    QCOMPARE(bands[0].stage, Stage::Load);
    QCOMPARE(bands[0].seconds, std::optional(31.0));
    QCOMPARE(bands[0].first, LineNumber{1});
    QCOMPARE(bands[0].last, LineNumber{25});
    QCOMPARE(bands[1].stage, Stage::Cache);
}

void TestRunReading::bandsWeighByTimeWhenAllIsKnown()
{
    Run run;
    run.phases = {span(Phase::ModelLoad, 1, 90, 10.0), span(Phase::MidTrain, 91, 92, 500.0)};
    const std::vector<PhaseBand> bands = phaseBands(run);
    QCOMPARE(bands[0].weight, 10.0);
    QCOMPARE(bands[1].weight, 500.0);
}

void TestRunReading::bandsWeighByLinesOtherwise()
{
    Run run;
    run.phases = {span(Phase::ModelLoad, 1, 90), span(Phase::MidTrain, 91, 92, 500.0)};
    const std::vector<PhaseBand> bands = phaseBands(run);
    QCOMPARE(bands[0].weight, 90.0);
    QCOMPARE(bands[1].weight, 2.0);
    QCOMPARE(bands[1].seconds, std::optional(500.0));
}

void TestRunReading::bandsKeepTheOrderOfCycles()
{
    Run run;
    run.phases = {span(Phase::EarlyTrain, 1, 2), span(Phase::MidTrain, 3, 4),
                  span(Phase::PreviewSample, 5, 6), span(Phase::Save, 7, 7),
                  span(Phase::MidTrain, 8, 9)};
    const std::vector<PhaseBand> bands = phaseBands(run);
    QCOMPARE(bands.size(), std::size_t(4));
    QCOMPARE(bands[0].stage, Stage::Steps);
    QCOMPARE(bands[3].stage, Stage::Steps);
    QVERIFY(titleOf(Stage::Samples) != titleOf(Stage::FirstSample));
}

void TestRunReading::unknownPhasesMakeNoBand()
{
    Run run;
    run.phases = {span(Phase::Unknown, 1, 5), span(Phase::Finished, 6, 6)};
    QVERIFY(phaseBands(run).empty());
    QVERIFY(phaseBands(Run{}).empty());
}

void TestRunReading::timingFollowsTheFailure_data()
{
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<QString>("answer");
    QTest::newRow("load") << Phase::ModelLoad << QStringLiteral("before_step_1");
    QTest::newRow("cache") << Phase::CacheTextEmbeddings << QStringLiteral("before_step_1");
    QTest::newRow("baseline") << Phase::BaselineSample << QStringLiteral("before_step_1");
    QTest::newRow("first steps") << Phase::EarlyTrain << QStringLiteral("steps_1_10");
    QTest::newRow("training") << Phase::MidTrain << QStringLiteral("later");
    QTest::newRow("saving") << Phase::Save << QStringLiteral("later");
    QTest::newRow("previews") << Phase::PreviewSample << QStringLiteral("only_sampling");
    QTest::newRow("unknown") << Phase::Unknown << QString();
}

void TestRunReading::timingFollowsTheFailure()
{
    QFETCH(const Phase, phase);
    QFETCH(const QString, answer);
    Run run;
    run.failures = {failure(Phase::MidTrain, 3, true), failure(phase, 9)};
    QCOMPARE(timingFromLog(run), answer); // the last one
    run.failures.push_back(failure(Phase::Save, 12));
    run.fatal = 1;
    QCOMPARE(timingFromLog(run), answer); // the fatal one
}

void TestRunReading::timingOfARunThatDidNotFail()
{
    Run run;
    run.phases = {span(Phase::MidTrain, 1, 9)};
    run.end = RunEnd::Finished;
    QVERIFY(timingFromLog(run).isEmpty());
    run.end = RunEnd::Running;
    QVERIFY(timingFromLog(run).isEmpty());
}

void TestRunReading::timingOfASilentDeath()
{
    Run run;
    run.phases = {span(Phase::ModelLoad, 1, 9)};
    run.end = RunEnd::Killed;
    QCOMPARE(timingFromLog(run), QStringLiteral("before_step_1"));
}

void TestRunReading::failuresStandOut()
{
    Run run;
    run.symptoms = {{.signature = QStringLiteral("a"), .line = {4}, .count = 1, .text = {}},
                    {.signature = QStringLiteral("b"), .line = {9}, .count = 1, .text = {}}};
    run.failures = {failure(Phase::MidTrain, 6, true), failure(Phase::MidTrain, 9)};
    run.fatal = 1;
    run.failures.back().text = QStringLiteral("CUDA out of memory. Tried to allocate 2.00 GiB");
    const Signatures signatures = Signatures::of(
        {{.id = QStringLiteral("a"), .literal = "a thing", .regex = {}, .title = {}}});
    const QMap<int, LogHighlight> lines = highlightsOf(run, signatures);
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines.value(4).tone, Tone::Info);
    QCOMPARE(lines.value(4).text, QStringLiteral("a thing"));
    QCOMPARE(lines.value(6).tone, Tone::Warning);
    QCOMPARE(lines.value(9).tone, Tone::Error);
    QVERIFY(lines.value(9).text.startsWith(QLatin1StringView("CUDA out of memory")));
}

void TestRunReading::startsAtTheFailure()
{
    Run run;
    run.lastLine = {40};
    QCOMPARE(keyLineOf(run), LineNumber{40});
    run.failures = {failure(Phase::MidTrain, 6, true), failure(Phase::MidTrain, 9, true)};
    QCOMPARE(keyLineOf(run), LineNumber{9});
    run.fatal = 0;
    QCOMPARE(keyLineOf(run), LineNumber{6});
}

QTEST_GUILESS_MAIN(TestRunReading)
#include "tst_runreading.moc"
