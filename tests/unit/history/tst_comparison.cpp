// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two runs of a job: what became of it, and why.
#include "history/comparison.h"
#include "history/runplace.h"

#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

using enum Outcome;
using Reason = ComparisonReason;

RunSummary died(Phase phase, int step = -1, MemoryKind kind = MemoryKind::CudaAlloc)
{
    RunSummary run{.verdict = Verdict::OutOfMemory, .memoryKind = kind, .phase = phase};
    run.stepsTotal = StepNumber{2000};
    if (step >= 0) {
        run.stepsDone = StepNumber{step};
        run.failedAt = StepNumber{step};
    }
    run.cause = u"batch_too_large"_s;
    return run;
}

RunSummary ran(Phase phase, int step)
{
    RunSummary run{.verdict = Verdict::NoFailure, .phase = phase};
    run.stepsDone = StepNumber{step};
    run.stepsTotal = StepNumber{2000};
    return run;
}

RunSummary skips(int failedAt, int reached)
{
    RunSummary run = died(Phase::MidTrain, failedAt);
    run.recovered = true;
    run.stepsDone = StepNumber{reached};
    run.skippedBatches = 2;
    return run;
}

RunSummary other(Phase phase, const QString &cause, int step = -1)
{
    RunSummary run = died(phase, step, MemoryKind::None);
    run.verdict = Verdict::NotOutOfMemory;
    run.cause = cause;
    return run;
}

RunSummary slow(int step)
{
    RunSummary run = ran(Phase::MidTrain, step);
    run.verdict = Verdict::SlowSpill;
    run.memoryKind = MemoryKind::Spill;
    return run;
}

RunSummary unclear()
{
    return {.verdict = Verdict::Unclear};
}

const QString kGated = u"not_oom.gated_model"_s;
const QString kStopped = u"not_oom.interrupted_by_user"_s;

} // namespace

class TestComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void compares_data();
    void compares();
    void sentencesNameTheSteps_data();
    void sentencesNameTheSteps();
    void everyReasonHasASentence();
    void outcomesHaveIds();
    void ordersPlaces_data();
    void ordersPlaces();
    void gettingFurtherIsNeverWorse();
};

void TestComparison::compares_data()
{
    QTest::addColumn<RunSummary>("before");
    QTest::addColumn<RunSummary>("after");
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<Reason>("reason");
    const auto row = [](const char *name, const RunSummary &before, const RunSummary &after,
                        Outcome outcome, Reason reason) {
        QTest::newRow(name) << before << after << outcome << reason;
    };
    const RunSummary early = died(Phase::EarlyTrain, 3);
    row("finished", early, ran(Phase::Finished, 2000), Solved, Reason::Finished);
    row("past the first steps", early, ran(Phase::MidTrain, 40), Solved, Reason::PastTheFailure);
    row("still in the first steps", early, ran(Phase::EarlyTrain, 8), Unclear,
        Reason::NotPastTheFailureYet);
    row("stopped by the user, past it", early, other(Phase::MidTrain, kStopped, 300), Solved,
        Reason::PastTheFailure);
    row("stopped by the user, before it", died(Phase::MidTrain, 500),
        other(Phase::MidTrain, kStopped, 300), Unclear, Reason::NotPastTheFailureYet);
    row("past a preview", died(Phase::PreviewSample, 250), ran(Phase::MidTrain, 251), Solved,
        Reason::PastTheFailure);
    row("not at the preview yet", died(Phase::PreviewSample, 250), ran(Phase::MidTrain, 250),
        Unclear, Reason::NotPastTheFailureYet);
    row("past loading", died(Phase::ModelLoad), ran(Phase::EarlyTrain, 1), Solved,
        Reason::PastTheFailure);
    row("past the first sample", died(Phase::BaselineSample), ran(Phase::EarlyTrain, 0), Solved,
        Reason::PastTheFailure);
    row("where it failed was unknown, runs well", died(Phase::Unknown), ran(Phase::MidTrain, 500),
        Solved, Reason::PastTheFailure);

    row("same steps", early, died(Phase::EarlyTrain, 3), Unchanged, Reason::SamePlace);
    row("other of the first steps", early, died(Phase::EarlyTrain, 9), Unchanged,
        Reason::SamePlace);
    row("same load", died(Phase::ModelLoad), died(Phase::ModelLoad), Unchanged, Reason::SamePlace);
    row("other message, same card", early, died(Phase::EarlyTrain, 4, MemoryKind::CublasAlloc),
        Unchanged, Reason::SamePlace);
    row("from the first steps on", early, died(Phase::MidTrain, 700), Moved, Reason::Further);
    row("from loading to training", died(Phase::ModelLoad), early, Moved, Reason::Further);
    row("much later", died(Phase::MidTrain, 100), died(Phase::MidTrain, 700), Moved,
        Reason::Further);
    row("a little later", died(Phase::MidTrain, 100), died(Phase::MidTrain, 160), Unchanged,
        Reason::SamePlace);
    row("from training to the preview", died(Phase::MidTrain, 249), died(Phase::PreviewSample, 250),
        Moved, Reason::Elsewhere);
    row("from the preview back to the first steps", died(Phase::PreviewSample, 250), early, Worse,
        Reason::Earlier);
    row("from training to loading", early, died(Phase::Quantize), Worse, Reason::Earlier);
    row("much earlier", died(Phase::MidTrain, 700), died(Phase::MidTrain, 100), Worse,
        Reason::Earlier);
    row("now system memory", early, died(Phase::MidTrain, 300, MemoryKind::HostRam), Moved,
        Reason::OtherMemory);
    row("now the card", died(Phase::CacheLatents, -1, MemoryKind::SharedMemory), early, Moved,
        Reason::OtherMemory);

    row("skips batches now", early, skips(4, 300), Moved, Reason::SkipsBatchesNow);
    row("skips batches still", skips(4, 300), skips(6, 200), Unchanged, Reason::SkipsBatchesStill);
    row("no longer skips", skips(4, 300), ran(Phase::Finished, 2000), Solved, Reason::Finished);
    row("dies where it skipped", skips(4, 300), early, Worse, Reason::FailsNow);

    row("crawls instead", early, slow(200), Moved, Reason::SlowNow);
    row("crawls still", slow(100), slow(200), Unchanged, Reason::SlowStill);
    row("dies instead of crawling", slow(100), early, Moved, Reason::OtherMemory);
    row("no longer crawls", slow(100), ran(Phase::Finished, 2000), Solved, Reason::Finished);

    row("another failure, past it", died(Phase::ModelLoad),
        other(Phase::EarlyTrain, u"not_oom.nan_loss"_s, 2), Moved, Reason::OtherFailure);
    row("another failure, before it", early, other(Phase::ModelLoad, kGated), Unclear,
        Reason::StoppedBefore);
    row("the same other failure", other(Phase::ModelLoad, kGated), other(Phase::ModelLoad, kGated),
        Unchanged, Reason::SamePlace);
    row("from another failure to memory", other(Phase::ModelLoad, kGated), early, Moved,
        Reason::OtherMemory);
    row("another failure solved", other(Phase::ModelLoad, kGated), ran(Phase::MidTrain, 90), Solved,
        Reason::PastTheFailure);

    const RunSummary good = ran(Phase::Finished, 2000);
    row("stable again", good, good, Stable, Reason::Finished);
    row("stable so far", good, ran(Phase::MidTrain, 80), Stable, Reason::NotPastTheFailureYet);
    row("broken by a step up", good, early, Worse, Reason::FailsNow);
    row("skips after a step up", good, skips(4, 90), Worse, Reason::SkipsBatchesNow);
    row("crawls after a step up", good, slow(50), Worse, Reason::SlowNow);
    row("unclear after stable", good, unclear(), Unclear, Reason::CannotTell);
    row("unclear after failing", early, unclear(), Unclear, Reason::CannotTell);
    row("failing after unclear", unclear(), early, Unclear, Reason::CannotTell);
    row("finished after unclear", unclear(), good, Solved, Reason::Finished);
}

void TestComparison::compares()
{
    QFETCH(RunSummary, before);
    QFETCH(RunSummary, after);
    const Comparison comparison = compare(before, after);
    QTEST(comparison.outcome, "outcome");
    QTEST(comparison.reason, "reason");
    QVERIFY(!reasonOf(comparison, before, after).isEmpty());
}

void TestComparison::sentencesNameTheSteps_data()
{
    QTest::addColumn<RunSummary>("before");
    QTest::addColumn<RunSummary>("after");
    QTest::addColumn<QString>("sentence");
    const RunSummary early = died(Phase::EarlyTrain, 3);
    QTest::newRow("finished") << early << ran(Phase::Finished, 2000)
                              << u"The run finished all 2,000 steps."_s;
    QTest::newRow("past")
        << early << ran(Phase::MidTrain, 1400)
        << u"No failure up to step 1,400. The last run failed while training, at step 3."_s;
    QTest::newRow("further")
        << died(Phase::Quantize) << early
        << u"The run got further. It failed while quantising the model, and fails while training, at step 3 now."_s;
    QTest::newRow("same") << early << died(Phase::EarlyTrain, 4)
                          << u"The run fails at the same place, while training, at step 4."_s;
    QTest::newRow("system memory")
        << early << died(Phase::MidTrain, 300, MemoryKind::HostRam)
        << u"The card has room now. System memory runs out while training, at step 300."_s;
    QTest::newRow("skips") << early << skips(4, 300)
                           << u"The run goes on, but skips batches that do not fit (2 so far)."_s;
}

void TestComparison::sentencesNameTheSteps()
{
    QFETCH(RunSummary, before);
    QFETCH(RunSummary, after);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QTEST(reasonOf(compare(before, after), before, after), "sentence");
}

void TestComparison::everyReasonHasASentence()
{
    const RunSummary early = died(Phase::EarlyTrain, 3);
    for (int reason = 0; reason <= static_cast<int>(Reason::CannotTell); ++reason) {
        const Comparison comparison{.outcome = Moved, .reason = static_cast<Reason>(reason)};
        const QString sentence = reasonOf(comparison, early, early);
        QVERIFY2(sentence.endsWith(u'.'), qPrintable(QString::number(reason) + sentence));
        QVERIFY(!sentence.contains(u'%'));
    }
}

void TestComparison::outcomesHaveIds()
{
    for (const Outcome outcome : {First, Solved, Stable, Moved, Unchanged, Worse, Unclear})
        QCOMPARE(outcomeFromId(idOf(outcome)), outcome);
    QVERIFY(!outcomeFromId(u"better"));
    QVERIFY(!outcomeFromId(u""));
}

void TestComparison::ordersPlaces_data()
{
    QTest::addColumn<int>("stage");
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("otherStage");
    QTest::addColumn<int>("otherStep");
    QTest::addColumn<PlaceOrder>("order");
    QTest::newRow("stages") << 1 << 0 << 4 << 0 << PlaceOrder::Earlier;
    QTest::newRow("first steps") << 6 << 10 << 6 << 1 << PlaceOrder::Same;
    QTest::newRow("out of the first steps") << 6 << 11 << 6 << 5 << PlaceOrder::Later;
    QTest::newRow("twice") << 6 << 200 << 6 << 100 << PlaceOrder::Same;
    QTest::newRow("more than twice") << 6 << 201 << 6 << 100 << PlaceOrder::Later;
    QTest::newRow("less than half") << 6 << 99 << 6 << 200 << PlaceOrder::Earlier;
}

void TestComparison::ordersPlaces()
{
    QFETCH(int, stage);
    QFETCH(int, step);
    QFETCH(int, otherStage);
    QFETCH(int, otherStep);
    QTEST(orderOf({stage, step}, {otherStage, otherStep}), "order");
}

/// For every pair of places: the later one is never called worse, and the two directions agree.
void TestComparison::gettingFurtherIsNeverWorse()
{
    const std::vector<RunSummary> inOrder{
        died(Phase::Startup),       died(Phase::ModelLoad),           died(Phase::Quantize),
        died(Phase::CacheLatents),  died(Phase::CacheTextEmbeddings), died(Phase::BaselineSample),
        died(Phase::EarlyTrain, 0), died(Phase::EarlyTrain, 9),       died(Phase::MidTrain, 25),
        died(Phase::MidTrain, 90),  died(Phase::MidTrain, 1500)};
    for (std::size_t before = 0; before < inOrder.size(); ++before) {
        QCOMPARE(compare(inOrder[before], inOrder[before]).outcome, Unchanged);
        for (std::size_t after = before + 1; after < inOrder.size(); ++after) {
            const Outcome onwards = compare(inOrder[before], inOrder[after]).outcome;
            const Outcome back = compare(inOrder[after], inOrder[before]).outcome;
            QVERIFY(onwards == Moved || onwards == Unchanged);
            QCOMPARE(back, onwards == Moved ? Worse : Unchanged);
        }
    }
}

QTEST_GUILESS_MAIN(TestComparison)
#include "tst_comparison.moc"
