// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Runs remembered as attempts.
#include "history/attempt.h"
#include "history/configchanges.h"
#include "scenario.h"

#include <QTest>

using namespace headroom;
using namespace headroom::test;
using namespace Qt::StringLiterals;

namespace {

const QDateTime kNoon(QDate(2026, 3, 1), QTime(12, 0), QTimeZone::UTC);

Attempt attemptOf(const Scenario &scenario, const Attempts &before = {})
{
    Scenario copy = scenario;
    return makeAttempt(copy.facts(), copy.diagnosis(), before, kNoon);
}

Scenario crashed(const Job &job)
{
    Scenario scenario;
    scenario.with(job)
        .run(Phase::EarlyTrain)
        .steps(3)
        .fail(MemoryKind::CudaAlloc, {.tried = 1.2, .allocated = 22.1});
    return scenario;
}

Scenario finished(const Job &job)
{
    Scenario scenario;
    scenario.with(job).run(Phase::Finished, RunEnd::Finished).steps(2000, 4.5);
    return scenario;
}

} // namespace

class TestAttempt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void summarizesAFailure();
    void summarizesARunThatFinished();
    void remembersTheConfigAndWhatChanged();
    void comparesWithTheAttemptBefore();
    void changesSkipAttemptsWithoutAConfig();
    void takesTheConfigThatRan();
    void keepsTheFileWhereItSaysTheSame();
    void findsTheLastStableOne();
    void findsTheLastMeasuredFailure();
    void answersAloneMakeAnAttempt();
};

void TestAttempt::summarizesAFailure()
{
    const RunSummary run = attemptOf(crashed({.batch = 4})).run;
    QCOMPARE(run.verdict, Verdict::OutOfMemory);
    QCOMPARE(run.memoryKind, MemoryKind::CudaAlloc);
    QCOMPARE(run.phase, Phase::EarlyTrain);
    QCOMPARE(run.failedAt, std::optional(StepNumber{3}));
    QCOMPARE(run.stepsTotal, std::optional(StepNumber{2000}));
    QCOMPARE(run.tried, std::optional(Bytes::fromGib(1.2)));
    QCOMPARE(run.allocated, std::optional(Bytes::fromGib(22.1)));
    QVERIFY(run.capacity);
    QVERIFY(!run.cause.isEmpty());
    QVERIFY(run.probability > 0);
    QVERIFY(!isStable(run));
}

void TestAttempt::summarizesARunThatFinished()
{
    const RunSummary run = attemptOf(finished({})).run;
    QCOMPARE(run.verdict, Verdict::NoFailure);
    QCOMPARE(run.phase, Phase::Finished);
    QCOMPARE(run.stepsDone, std::optional(StepNumber{2000}));
    QCOMPARE(run.secondsPerStep, std::optional(4.5));
    QVERIFY(run.cause.isEmpty());
    QVERIFY(isStable(run));
}

void TestAttempt::remembersTheConfigAndWhatChanged()
{
    Attempts attempts{attemptOf(crashed({.batch = 4, .resolutions = {512, 1024}}))};
    QVERIFY(attempts.front().changes.empty());
    QCOMPARE(attempts.front().outcome, Outcome::First);
    QCOMPARE(attempts.front().when, kNoon);
    attempts.push_back(attemptOf(crashed({.batch = 1, .resolutions = {512, 1024}}), attempts));
    const std::vector<Edit> &changes = attempts.back().changes;
    QCOMPARE(changes.size(), std::size_t(1));
    QCOMPARE(changes.front().path.text, u"config.process[0].train.batch_size"_s);
    QCOMPARE(changes.front().from.toInt(), 4);
    QCOMPARE(changes.front().to.toInt(), 1);
    QVERIFY(attempts.back().job());
}

void TestAttempt::comparesWithTheAttemptBefore()
{
    Attempts attempts{attemptOf(crashed({.batch = 4}))};
    attempts.push_back(attemptOf(crashed({.batch = 2}), attempts));
    QCOMPARE(attempts.back().outcome, Outcome::Unchanged);
    attempts.push_back(attemptOf(finished({.batch = 1}), attempts));
    QCOMPARE(attempts.back().outcome, Outcome::Solved);
    QCOMPARE(comparisonAt(attempts, 0), Comparison{});
    QCOMPARE(comparisonAt(attempts, 2).reason, ComparisonReason::Finished);
    for (std::size_t i = 0; i < attempts.size(); ++i)
        QVERIFY(!reasonAt(attempts, i).isEmpty());
}

void TestAttempt::changesSkipAttemptsWithoutAConfig()
{
    Attempts attempts{attemptOf(crashed({.batch = 4}))};
    Scenario bare;
    bare.run(Phase::EarlyTrain).steps(3).fail(MemoryKind::CudaAlloc);
    attempts.push_back(attemptOf(bare, attempts));
    QVERIFY(attempts.back().changes.empty());
    QVERIFY(!attempts.back().job());
    attempts.push_back(attemptOf(crashed({.batch = 1}), attempts));
    QCOMPARE(attempts.back().changes.size(), std::size_t(1));
}

void TestAttempt::takesTheConfigThatRan()
{
    Scenario scenario = crashed({.batch = 1});
    const Job ran{.batch = 4};
    scenario.current().config = ConfigDump{.text = ran.processDump(), .firstLine = {2}};
    const std::optional<JobText> config = configOf(scenario.facts());
    QVERIFY(config);
    QCOMPARE(config->value({u"config.process[0].train.batch_size"_s}).toInt(), 4);
}

void TestAttempt::keepsTheFileWhereItSaysTheSame()
{
    const QByteArray yaml = "job: extension\nconfig:\n  name: a\n  process:\n    - type: x\n"
                            "      train:\n        batch_size: 2 # two\n";
    Scenario scenario = crashed({});
    scenario.facts().job = *JobText::parse(yaml, u"a.yaml"_s);
    scenario.current().config =
        ConfigDump{.text = R"({"type": "x", "train": {"batch_size": 2}})", .firstLine = {2}};
    QCOMPARE(configOf(scenario.facts())->bytes(), yaml);
    scenario.current().config.reset();
    QCOMPARE(configOf(scenario.facts())->bytes(), yaml);
    scenario.facts().job.reset();
    QVERIFY(!configOf(scenario.facts()));
}

void TestAttempt::findsTheLastStableOne()
{
    Attempts attempts;
    QCOMPARE(lastStable(attempts), nullptr);
    attempts.push_back(attemptOf(crashed({.batch = 4})));
    QCOMPARE(lastStable(attempts), nullptr);
    attempts.push_back(attemptOf(finished({.batch = 1}), attempts));
    attempts.push_back(attemptOf(crashed({.batch = 2}), attempts));
    QCOMPARE(lastStable(attempts), &attempts[1]);
}

void TestAttempt::findsTheLastMeasuredFailure()
{
    Attempts attempts{attemptOf(crashed({.batch = 4}))};
    Scenario bare;
    bare.with({}).run(Phase::EarlyTrain).steps(2).fail(MemoryKind::CublasAlloc);
    attempts.push_back(attemptOf(bare, attempts));
    attempts.push_back(attemptOf(finished({}), attempts));
    QCOMPARE(lastMeasuredFailure(attempts), &attempts[0]);
    attempts.erase(attempts.begin());
    QCOMPARE(lastMeasuredFailure(attempts), nullptr);
}

void TestAttempt::answersAloneMakeAnAttempt()
{
    Scenario scenario;
    scenario.answer("crash_timing", "steps_1_10").answer("media", "image");
    const Attempt attempt = attemptOf(scenario);
    QCOMPARE(attempt.run.verdict, scenario.diagnosis().verdict);
    QCOMPARE(attempt.log, InputRef{});
    QVERIFY(attempt.config.isEmpty());
}

QTEST_GUILESS_MAIN(TestAttempt)
#include "tst_attempt.moc"
