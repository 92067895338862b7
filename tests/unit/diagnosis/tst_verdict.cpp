// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Verdict, memory kind, phase and guide kind of a case.
#include "scenario.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace headroom;
using namespace headroom::test;
using namespace Qt::StringLiterals;

using Build = std::function<void(Scenario &)>;

class TestVerdict : public QObject
{
    Q_OBJECT

    static void row(const char *name, Build build, Verdict verdict, MemoryKind kind, Phase phase,
                    GuideKind guide, bool recovered = false)
    {
        QTest::newRow(name) << std::move(build) << idOf(verdict) << idOf(kind) << idOf(phase)
                            << idOf(guide) << recovered;
    }

private Q_SLOTS:
    void judges_data()
    {
        QTest::addColumn<Build>("build");
        QTest::addColumn<QString>("verdict");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("phase");
        QTest::addColumn<QString>("guide");
        QTest::addColumn<bool>("recovered");

        row(
            "the allocator while loading",
            [](Scenario &s) { s.run(Phase::ModelLoad).fail(MemoryKind::CudaAlloc); },
            Verdict::OutOfMemory, MemoryKind::CudaAlloc, Phase::ModelLoad, GuideKind::A);
        row(
            "a bare CUDA error while quantising",
            [](Scenario &s) { s.run(Phase::Quantize).fail(MemoryKind::CudaError); },
            Verdict::OutOfMemory, MemoryKind::CudaError, Phase::Quantize, GuideKind::A);
        row(
            "in the first preview",
            [](Scenario &s) { s.run(Phase::BaselineSample).fail(MemoryKind::CudaAlloc); },
            Verdict::OutOfMemory, MemoryKind::CudaAlloc, Phase::BaselineSample, GuideKind::A);
        row(
            "in the first steps",
            [](Scenario &s) { s.run(Phase::EarlyTrain).steps(4).fail(MemoryKind::CudaAlloc); },
            Verdict::OutOfMemory, MemoryKind::CudaAlloc, Phase::EarlyTrain, GuideKind::B);
        row(
            "in a later preview",
            [](Scenario &s) { s.run(Phase::PreviewSample).steps(250).fail(MemoryKind::CudaAlloc); },
            Verdict::OutOfMemory, MemoryKind::CudaAlloc, Phase::PreviewSample, GuideKind::C);
        row(
            "later in training",
            [](Scenario &s) { s.run(Phase::MidTrain).steps(900).fail(MemoryKind::CudaAlloc); },
            Verdict::OutOfMemory, MemoryKind::CudaAlloc, Phase::MidTrain, GuideKind::None);
        row(
            "only sometimes, as the user says",
            [](Scenario &s) {
                s.run(Phase::EarlyTrain).steps(4).fail(MemoryKind::CudaAlloc);
                s.answer("every_time", "sometimes");
            },
            Verdict::OutOfMemory, MemoryKind::CudaAlloc, Phase::EarlyTrain, GuideKind::D);

        row(
            "killed from outside",
            [](Scenario &s) {
                s.run(Phase::Save, RunEnd::Killed).steps(200);
                s.current().exitDetail = u"signal SIGKILL"_s;
            },
            Verdict::OutOfMemory, MemoryKind::HostRam, Phase::Save, GuideKind::None);
        row(
            "a bus error",
            [](Scenario &s) {
                s.run(Phase::EarlyTrain, RunEnd::Killed);
                s.current().exitDetail = u"signal SIGBUS"_s;
            },
            Verdict::OutOfMemory, MemoryKind::SharedMemory, Phase::EarlyTrain, GuideKind::B);
        row(
            "an access violation is a crash",
            [](Scenario &s) {
                s.run(Phase::Startup, RunEnd::Killed);
                s.current().exitDetail = u"exit code 3221225477"_s;
            },
            Verdict::NotOutOfMemory, MemoryKind::None, Phase::Startup, GuideKind::None);
        row(
            "only told to end, the reason is elsewhere",
            [](Scenario &s) {
                s.run(Phase::ModelLoad, RunEnd::Killed);
                s.current().exitDetail = u"signal SIGTERM"_s;
            },
            Verdict::Unclear, MemoryKind::None, Phase::ModelLoad, GuideKind::A);

        row(
            "skipped batches that good steps followed",
            [](Scenario &s) { s.run(Phase::MidTrain).steps(50).skip(50).steps(80); },
            Verdict::OutOfMemory, MemoryKind::CudaAlloc, Phase::MidTrain, GuideKind::D, true);
        row(
            "a finished run that skipped a batch",
            [](Scenario &s) {
                s.run(Phase::MidTrain, RunEnd::Finished).steps(40).skip(40).steps(2000);
            },
            Verdict::OutOfMemory, MemoryKind::CudaAlloc, Phase::MidTrain, GuideKind::D, true);
        row(
            "a skipped batch and then nothing",
            [](Scenario &s) { s.run(Phase::EarlyTrain).steps(2).skip(2); }, Verdict::OutOfMemory,
            MemoryKind::CudaAlloc, Phase::EarlyTrain, GuideKind::B);
        row(
            "skip lines alone, without a failure each",
            [](Scenario &s) {
                s.run(Phase::EarlyTrain);
                s.current().skippedBatches = {{0}};
                s.current().skippedBatchLines = {{120}};
            },
            Verdict::OutOfMemory, MemoryKind::CudaAlloc, Phase::EarlyTrain, GuideKind::B);
        row(
            "a fault in the handler of a skipped batch hides the memory failure",
            [](Scenario &s) {
                s.run(Phase::EarlyTrain).skip(0);
                s.failOtherwise("not_oom.other",
                                "local variable 'loss' referenced before assignment",
                                "UnboundLocalError");
            },
            Verdict::OutOfMemory, MemoryKind::CudaAlloc, Phase::EarlyTrain, GuideKind::B);
        row(
            "a full disk after a skipped batch is a full disk",
            [](Scenario &s) {
                s.run(Phase::EarlyTrain).skip(3);
                s.failOtherwise("not_oom.disk_full", "No space left on device", "OSError");
            },
            Verdict::NotOutOfMemory, MemoryKind::None, Phase::EarlyTrain, GuideKind::None);

        row(
            "a failure that is not about memory",
            [](Scenario &s) {
                s.run(Phase::ModelLoad).failOtherwise("not_oom.gated_model", "401 Client Error");
            },
            Verdict::NotOutOfMemory, MemoryKind::None, Phase::ModelLoad, GuideKind::None);
        row(
            "stopped by the user",
            [](Scenario &s) { s.run(Phase::MidTrain, RunEnd::Stopped).steps(377); },
            Verdict::NotOutOfMemory, MemoryKind::None, Phase::MidTrain, GuideKind::None);
        row(
            "failed without a word",
            [](Scenario &s) { s.run(Phase::MidTrain, RunEnd::Failed).steps(377); },
            Verdict::NotOutOfMemory, MemoryKind::None, Phase::MidTrain, GuideKind::None);

        row(
            "finished", [](Scenario &s) { s.run(Phase::Finished, RunEnd::Finished).steps(2000); },
            Verdict::NoFailure, MemoryKind::None, Phase::Finished, GuideKind::None);
        row(
            "what a finished run printed on its way did not stop it",
            [](Scenario &s) {
                s.run(Phase::Finished, RunEnd::Finished).steps(2000);
                s.current().symptoms.push_back(
                    {.signature = u"dataset_truncated_image"_s, .line = {30}, .text = u"x"_s});
            },
            Verdict::NoFailure, MemoryKind::None, Phase::Finished, GuideKind::None);
        row(
            "a loss that stays broken spoils a finished run",
            [](Scenario &s) {
                s.run(Phase::Finished, RunEnd::Finished);
                s.current().symptoms.push_back(
                    {.signature = u"loss_is_nan"_s, .line = {30}, .count = 9, .text = u"x"_s});
            },
            Verdict::NotOutOfMemory, MemoryKind::None, Phase::Finished, GuideKind::None);
        row(
            "modules are imported at the start, though nothing was printed",
            [](Scenario &s) {
                s.run(Phase::Unknown)
                    .failOtherwise("not_oom.module_missing", "No module named 'lycoris'",
                                   "ModuleNotFoundError");
            },
            Verdict::NotOutOfMemory, MemoryKind::None, Phase::Startup, GuideKind::None);
        row(
            "still running well",
            [](Scenario &s) { s.run(Phase::MidTrain, RunEnd::Running).steps(120); },
            Verdict::NoFailure, MemoryKind::None, Phase::MidTrain, GuideKind::None);
        row(
            "a few steps say nothing of its health",
            [](Scenario &s) { s.run(Phase::EarlyTrain, RunEnd::Running).steps(4); },
            Verdict::Unclear, MemoryKind::None, Phase::EarlyTrain, GuideKind::B);
        row(
            "the log stops while loading", [](Scenario &s) { s.run(Phase::ModelLoad); },
            Verdict::Unclear, MemoryKind::None, Phase::ModelLoad, GuideKind::A);

        row(
            "steps became many times slower",
            [](Scenario &s) {
                s.run(Phase::MidTrain, RunEnd::Running).steps(300);
                s.current().speed =
                    SpeedTrend{.early = 2, .late = 25, .worst = 27, .jumpLine = LineNumber{210}};
            },
            Verdict::SlowSpill, MemoryKind::Spill, Phase::MidTrain, GuideKind::None);
        row(
            "slower from the start than any card that holds the job",
            [](Scenario &s) {
                s.run(Phase::MidTrain, RunEnd::Running).steps(30, 310);
                s.answer("platform", "windows");
            },
            Verdict::SlowSpill, MemoryKind::Spill, Phase::MidTrain, GuideKind::None);
        row(
            "slow steps of a video job on Linux are just slow",
            [](Scenario &s) {
                s.run(Phase::MidTrain, RunEnd::Running).steps(60, 90);
                s.answer("platform", "linux").answer("media", "video");
            },
            Verdict::NoFailure, MemoryKind::None, Phase::MidTrain, GuideKind::None);
        row(
            "slow, as the user says",
            [](Scenario &s) {
                s.run(Phase::MidTrain, RunEnd::Running).steps(60).answer("very_slow", "yes");
            },
            Verdict::SlowSpill, MemoryKind::Spill, Phase::MidTrain, GuideKind::None);

        row(
            "nothing at all", [](Scenario &) {}, Verdict::Unclear, MemoryKind::None, Phase::Unknown,
            GuideKind::None);
        row(
            "a config alone", [](Scenario &s) { s.with({}); }, Verdict::Unclear, MemoryKind::None,
            Phase::Unknown, GuideKind::None);
        row(
            "answers alone", [](Scenario &s) { s.answer("crash_timing", "steps_1_10"); },
            Verdict::OutOfMemory, MemoryKind::None, Phase::EarlyTrain, GuideKind::B);
        row(
            "answers alone, before the first step",
            [](Scenario &s) { s.answer("crash_timing", "before_step_1"); }, Verdict::OutOfMemory,
            MemoryKind::None, Phase::Unknown, GuideKind::A);
        row(
            "answers alone, slow", [](Scenario &s) { s.answer("very_slow", "yes"); },
            Verdict::SlowSpill, MemoryKind::Spill, Phase::Unknown, GuideKind::None);
        row(
            "answers beside a text that says nothing",
            [](Scenario &s) { s.run(Phase::Unknown).answer("crash_timing", "only_sampling"); },
            Verdict::OutOfMemory, MemoryKind::None, Phase::PreviewSample, GuideKind::C);
        row(
            "not knowing is no answer", [](Scenario &s) { s.answer("crash_timing", "dont_know"); },
            Verdict::Unclear, MemoryKind::None, Phase::Unknown, GuideKind::None);
    }
    void judges()
    {
        QFETCH(Build, build);
        QFETCH(QString, verdict);
        QFETCH(QString, kind);
        QFETCH(QString, phase);
        QFETCH(QString, guide);
        QFETCH(bool, recovered);
        Scenario scenario;
        build(scenario);
        const Diagnosis diagnosis = scenario.diagnosis();
        QCOMPARE(idOf(diagnosis.verdict), verdict);
        QCOMPARE(idOf(diagnosis.memoryKind), kind);
        QCOMPARE(idOf(diagnosis.phase), phase);
        QCOMPARE(idOf(diagnosis.guideKind), guide);
        QCOMPARE(diagnosis.recovered, recovered);
        QCOMPARE(diagnosis.missing.isEmpty(), diagnosis.verdict != Verdict::Unclear);
        if (diagnosis.verdict == Verdict::NotOutOfMemory)
            QVERIFY(diagnosis.failure && !diagnosis.failure->notMemoryCause.isEmpty());
    }

    void aLossThatIsNoNumberIsSeenInSymptoms()
    {
        const auto nan = std::ranges::find_if(knowledge().signatures.all(), [](const Signature &s) {
            return s.notMemoryCause == "not_oom.nan_loss"_L1;
        });
        QVERIFY(nan != knowledge().signatures.all().end());
        Scenario scenario;
        scenario.run(Phase::MidTrain, RunEnd::Running).steps(120);
        scenario.current().symptoms.push_back(
            {.signature = nan->id, .line = {150}, .count = 3, .text = u"loss is nan"_s});
        const Diagnosis diagnosis = scenario.diagnosis();
        QCOMPARE(diagnosis.verdict, Verdict::NotOutOfMemory);
        QCOMPARE(topCause(diagnosis), u"not_oom.nan_loss"_s);
        QCOMPARE(diagnosis.failure->line.value, 150);
    }

    void whatIsMissingIsAskedFor_data()
    {
        QTest::addColumn<Build>("build");
        QTest::addColumn<QString>("question");
        QTest::newRow("no log") << Build([](Scenario &s) { s.with({}); }) << u"crash_timing"_s;
        QTest::newRow("stops while loading")
            << Build([](Scenario &s) { s.run(Phase::ModelLoad); }) << u"system_ram_gib"_s;
        QTest::newRow("stops in training")
            << Build([](Scenario &s) { s.run(Phase::EarlyTrain).steps(3); }) << u"very_slow"_s;
    }
    void whatIsMissingIsAskedFor()
    {
        QFETCH(Build, build);
        QFETCH(QString, question);
        Scenario scenario;
        build(scenario);
        QVERIFY(scenario.diagnosis().question);
        QCOMPARE(scenario.diagnosis().question->id, question);
        scenario.answer(question.toLatin1().constData(), "dont_know");
        const auto next = scenario.diagnosis().question;
        QVERIFY(!next || next->id != question);
    }

    void theCardIsToldPrintedOrKnown_data()
    {
        QTest::addColumn<Build>("build");
        QTest::addColumn<double>("gib");
        QTest::newRow("told") << Build([](Scenario &s) {
            s.run(Phase::ModelLoad).fail(MemoryKind::CudaError);
            s.answer("gpu_vram_gib", "16");
        }) << 16.0;
        QTest::newRow("printed") << Build([](Scenario &s) {
            s.run(Phase::ModelLoad).fail(MemoryKind::CudaAlloc, {.capacity = 23.6});
        }) << 23.6;
        QTest::newRow("the same card, told and printed") << Build([](Scenario &s) {
            s.run(Phase::ModelLoad).fail(MemoryKind::CudaAlloc, {.capacity = 23.6});
            s.answer("gpu_vram_gib", "24");
        }) << 23.6;
        QTest::newRow("another card than printed") << Build([](Scenario &s) {
            s.run(Phase::ModelLoad).fail(MemoryKind::CudaAlloc, {.capacity = 23.6});
            s.facts().gpuCapacity = Bytes::fromGib(48);
        }) << 48.0;
        QTest::newRow("no number") << Build([](Scenario &s) {
            s.run(Phase::ModelLoad).fail(MemoryKind::CudaError);
            s.answer("gpu_vram_gib", "plenty");
        }) << 0.0;
    }
    void theCardIsToldPrintedOrKnown()
    {
        QFETCH(Build, build);
        QFETCH(double, gib);
        Scenario scenario;
        build(scenario);
        const Diagnosis diagnosis = scenario.diagnosis();
        QVERIFY(std::abs(diagnosis.capacity.value_or(Bytes{}).gib() - gib) < 0.01);
    }
};

QTEST_GUILESS_MAIN(TestVerdict)
#include "tst_verdict.moc"
