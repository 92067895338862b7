// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The plan: for each row of the recovery rules R4, R5 and R6 the first step is the guide's.
#include "diagnosis/plan.h"
#include "scenario.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace headroom;
using namespace headroom::test;
using namespace Qt::StringLiterals;

using Build = std::function<void(Scenario &)>;

namespace {

QStringList proposed(const Diagnosis &diagnosis)
{
    QStringList fixes;
    for (const PlanStep &step : diagnosis.plan) {
        if (step.state == FixState::Proposed)
            fixes << step.fix;
    }
    return fixes;
}

/// What a failing test prints: the ranking and the open steps.
QString shown(const Diagnosis &diagnosis)
{
    QString text;
    for (const RankedCause &cause : diagnosis.causes)
        text += u"%1 %2, "_s.arg(cause.id).arg(cause.probability, 0, 'f', 2);
    return text + proposed(diagnosis).join(u' ');
}

Job wanJob()
{
    return {.arch = "wan21:14b", .frames = 81, .samplingOff = true, .lowVram = true};
}

/// The card is full although this run holds little of it.
Figures fullOfSomethingElse()
{
    return {.tried = 0.05, .capacity = 79.2, .free = 0, .allocated = 1.6, .process = 2.1};
}

} // namespace

class TestPlan : public QObject
{
    Q_OBJECT

    static void row(const char *name, Build build, const char *first)
    {
        QTest::newRow(name) << std::move(build) << QString::fromLatin1(first).split(u'|');
    }

private Q_SLOTS:
    void theFirstStepIsTheGuides_data()
    {
        QTest::addColumn<Build>("build");
        QTest::addColumn<QStringList>("first");
        const auto firstSteps = [](const Job &job) {
            return [job](Scenario &s) {
                s.with(job).run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
            };
        };

        // R4
        row(
            "R4 in the initial sample",
            [](Scenario &s) {
                s.with({.previewWidth = 1024, .previewHeight = 1024})
                    .run(Phase::BaselineSample)
                    .fail(MemoryKind::CudaAlloc);
            },
            "shrink_preview|disable_sampling");
        row(
            "R4 before step 1, as answered",
            [](Scenario &s) { s.answer("crash_timing", "before_step_1"); },
            "shrink_preview|disable_sampling");
        row("R4 step 1 to 10", firstSteps({.checkpointing = false, .batch = 4}),
            "gradient_checkpointing_on");
        row(
            "R4 step 1 to 10, as answered",
            [](Scenario &s) { s.answer("crash_timing", "steps_1_10"); },
            "gradient_checkpointing_on");
        row(
            "R4 only while sampling",
            [](Scenario &s) {
                s.with({.previewWidth = 1536, .previewHeight = 1536})
                    .run(Phase::PreviewSample)
                    .steps(250)
                    .fail(MemoryKind::CudaAlloc);
            },
            "shrink_preview|disable_sampling");
        row(
            "R4 only while sampling, as answered",
            [](Scenario &s) { s.answer("crash_timing", "only_sampling"); },
            "shrink_preview|disable_sampling");
        row(
            "R4 sometimes yes, sometimes no",
            [](Scenario &s) {
                s.with({.resolutions = {512, 768, 1024}}).run(Phase::MidTrain).steps(50);
                s.skip(50).steps(300);
            },
            "drop_largest_bucket");
        row(
            "R4 sometimes, with clips",
            [](Scenario &s) { s.with(wanJob()).run(Phase::MidTrain).steps(50).skip(50).steps(90); },
            "reduce_num_frames");
        row(
            "R4 sometimes, as answered", [](Scenario &s) { s.answer("crash_timing", "sometimes"); },
            "drop_largest_bucket");
        row(
            "R4 sometimes, as answered, with clips",
            [](Scenario &s) { s.answer("crash_timing", "sometimes").answer("media", "video"); },
            "reduce_num_frames");
        row(
            "R4 a conservative config fails at once",
            [](Scenario &s) { s.answer("crash_timing", "conservative_fails_at_once"); },
            "fresh_worker|contact_support");

        // R5
        row(
            "R5 all conditions hold",
            [](Scenario &s) {
                s.with({.resolutions = {512}})
                    .run(Phase::BaselineSample)
                    .fail(MemoryKind::CudaAlloc, fullOfSomethingElse());
            },
            "fresh_worker");
        row(
            "R5 and a fresh worker was tried",
            [](Scenario &s) {
                s.with({.resolutions = {512}})
                    .run(Phase::ModelLoad)
                    .fail(MemoryKind::CudaAlloc, fullOfSomethingElse());
                s.answer("fresh_worker_tried", "yes");
            },
            "contact_support");

        // R6, images: each step when those before it are done
        row("R6 image 1", firstSteps({.checkpointing = false}), "gradient_checkpointing_on");
        row("R6 image 2", firstSteps({.batch = 4, .resolutions = {512, 768, 1024}}),
            "batch_size_one");
        row("R6 image 2, the batch of a dataset",
            firstSteps({.datasetBatch = 6, .resolutions = {512, 768, 1024}}), "batch_size_one");
        row("R6 image 3", firstSteps({.resolutions = {512, 768, 1024}}), "drop_largest_bucket");
        row(
            "R6 image 4, training",
            [](Scenario &s) {
                s.with({.resolutions = {512}, .previewWidth = 1024, .previewHeight = 1024})
                    .run(Phase::EarlyTrain)
                    .fail(MemoryKind::CudaAlloc,
                          {.tried = 0.1, .capacity = 15.6, .allocated = 14.7, .process = 15.4});
            },
            "shrink_preview");
        row(
            "R6 image 5, loading",
            [](Scenario &s) {
                s.with({.resolutions = {512}}).run(Phase::ModelLoad).fail(MemoryKind::CudaAlloc);
            },
            "low_vram_on");

        // R6, video
        row(
            "R6 video, checkpointing off comes first for video too",
            [](Scenario &s) {
                Job job = wanJob();
                job.checkpointing = false;
                s.with(job).run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
            },
            "gradient_checkpointing_on");
        row(
            "R6 video 1",
            [](Scenario &s) {
                Job job = wanJob();
                job.batch = 2;
                s.with(job).run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
            },
            "reduce_num_frames");
        row(
            "R6 video 2",
            [](Scenario &s) {
                Job job = wanJob();
                job.frames = 33;
                job.batch = 2;
                s.with(job).run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
            },
            "batch_size_one");
        row(
            "R6 video 3",
            [](Scenario &s) {
                Job job = wanJob();
                job.frames = 33;
                job.resolutions = {512, 768, 1024};
                s.with(job).run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
            },
            "drop_largest_bucket");
        row(
            "R6 video 4",
            [](Scenario &s) {
                Job job = wanJob();
                job.samplingOff = false;
                job.previewFrames = 121;
                s.with(job).run(Phase::BaselineSample).fail(MemoryKind::CudaAlloc);
            },
            "reduce_preview_frames|shrink_preview");
        row(
            "R6 video 5, loading",
            [](Scenario &s) {
                Job job = wanJob();
                job.lowVram = false;
                s.with(job).run(Phase::ModelLoad).fail(MemoryKind::CudaAlloc);
            },
            "low_vram_on");
    }
    void theFirstStepIsTheGuides()
    {
        QFETCH(Build, build);
        QFETCH(QStringList, first);
        Scenario scenario;
        build(scenario);
        const Diagnosis diagnosis = scenario.diagnosis();
        QVERIFY2(first.contains(firstFix(diagnosis)), qPrintable(shown(diagnosis)));
    }

    void theWholeLadderIsShown()
    {
        Scenario scenario;
        scenario.with({.checkpointing = true, .batch = 1}).run(Phase::EarlyTrain);
        scenario.fail(MemoryKind::CudaAlloc);
        const Diagnosis diagnosis = scenario.diagnosis();
        QStringList ladder;
        for (const PlanStep &step : diagnosis.plan) {
            if (step.inLadder)
                ladder << step.fix;
            QVERIFY2(!step.why.isEmpty(), qPrintable(step.fix));
        }
        QStringList expected = ladderOf(Media::Image);
        QVERIFY(std::ranges::is_permutation(ladder, expected));
        const PlanStep *checkpointing = step(diagnosis, "gradient_checkpointing_on");
        QCOMPARE(checkpointing->state, FixState::AlreadyDone);
        QCOMPARE(step(diagnosis, "batch_size_one")->state, FixState::AlreadyDone);
        QCOMPARE(ladder.first(), u"gradient_checkpointing_on"_s);
    }

    void theOpenLadderKeepsTheGuidesOrder()
    {
        Scenario scenario;
        scenario.with({.checkpointing = false, .batch = 4, .resolutions = {512, 768, 1024}})
            .run(Phase::EarlyTrain)
            .fail(MemoryKind::CudaAlloc);
        QStringList open;
        for (const PlanStep &step : scenario.diagnosis().plan) {
            if (step.inLadder && step.state == FixState::Proposed)
                open << step.fix;
        }
        QCOMPARE(open.first(3), (QStringList{u"gradient_checkpointing_on"_s, u"batch_size_one"_s,
                                             u"drop_largest_bucket"_s}));
    }

    void thePhaseBeatsTheLadder_data()
    {
        QTest::addColumn<int>("phase");
        QTest::addColumn<QString>("fix");
        const auto row = [](Phase phase, const char *fix) {
            QTest::addRow("%s in %s", fix, qPrintable(idOf(phase)))
                << int(phase) << QString::fromLatin1(fix);
        };
        row(Phase::ModelLoad, "shrink_preview");
        row(Phase::ModelLoad, "drop_largest_bucket");
        row(Phase::Quantize, "batch_size_one");
        row(Phase::CacheLatents, "disable_sampling");
        row(Phase::CacheLatents, "batch_size_one");
        row(Phase::CacheTextEmbeddings, "drop_largest_bucket");
        row(Phase::BaselineSample, "gradient_checkpointing_on");
        row(Phase::PreviewSample, "batch_size_one");
    }
    void thePhaseBeatsTheLadder()
    {
        QFETCH(int, phase);
        QFETCH(QString, fix);
        Scenario scenario;
        scenario.with({.checkpointing = false, .batch = 4, .resolutions = {512, 1024}})
            .run(Phase(phase))
            .fail(MemoryKind::CudaAlloc);
        const Diagnosis diagnosis = scenario.diagnosis();
        const PlanStep *found = step(diagnosis, fix.toLatin1().constData());
        QVERIFY(found != nullptr);
        QCOMPARE(found->state, FixState::NotApplicable);
        QVERIFY(!found->why.isEmpty() && found->edits.empty());
    }

    void lowVramIsJudgedByTheModel_data()
    {
        QTest::addColumn<QByteArray>("arch");
        QTest::addColumn<int>("phase");
        QTest::addColumn<int>("state");
        QTest::newRow("ignored by the loader")
            << QByteArray("chroma") << int(Phase::ModelLoad) << int(FixState::NotApplicable);
        QTest::newRow("eases loading")
            << QByteArray("flux") << int(Phase::ModelLoad) << int(FixState::Proposed);
        QTest::newRow("but not training")
            << QByteArray("flux") << int(Phase::EarlyTrain) << int(FixState::NotApplicable);
        QTest::newRow("a real saver of training")
            << QByteArray("wan22_14b:t2v") << int(Phase::EarlyTrain) << int(FixState::Proposed);
    }
    void lowVramIsJudgedByTheModel()
    {
        QFETCH(QByteArray, arch);
        QFETCH(int, phase);
        QFETCH(int, state);
        Scenario scenario;
        scenario.with({.arch = arch}).run(Phase(phase)).fail(MemoryKind::CudaAlloc);
        const Diagnosis diagnosis = scenario.diagnosis();
        const PlanStep *found = step(diagnosis, "low_vram_on");
        QVERIFY(found != nullptr);
        QCOMPARE(int(found->state), state);
        QVERIFY(!found->why.isEmpty());
    }

    void framesAreSettledWhereTheDataAreImages()
    {
        Scenario scenario;
        Job job = wanJob();
        job.frames = 1;
        scenario.with(job).run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
        const Diagnosis diagnosis = scenario.diagnosis();
        const PlanStep *frames = step(diagnosis, "reduce_num_frames");
        QVERIFY(frames != nullptr);
        QCOMPARE(frames->state, FixState::AlreadyDone);
    }

    // R0: even where the optimizer is the cause, open levers of the ladder come before it.
    void theOptimizerComesAfterTheLadder()
    {
        Scenario scenario;
        scenario
            .with({.resolutions = {512, 768, 1024},
                   .samplingOff = true,
                   .network = false,
                   .optimizer = "adamw"})
            .run(Phase::EarlyTrain)
            .fail(MemoryKind::CudaAlloc)
            .inside({u"step optim/adamw.py"_s, u"_init_group optim/adamw.py"_s});
        const Diagnosis diagnosis = scenario.diagnosis();
        QCOMPARE(topCause(diagnosis), u"optimizer_or_rank"_s);
        const QStringList order = proposed(diagnosis);
        QVERIFY(order.contains(u"optimizer_8bit"_s));
        QVERIFY(order.indexOf(u"drop_largest_bucket"_s) < order.indexOf(u"optimizer_8bit"_s));
    }

    void theOptimizerIsTheLeverThatIsLeft()
    {
        Scenario scenario;
        scenario
            .with(
                {.resolutions = {512}, .samplingOff = true, .network = false, .optimizer = "adamw"})
            .run(Phase::EarlyTrain)
            .fail(MemoryKind::CudaAlloc)
            .inside({u"step optim/adamw.py"_s});
        QCOMPARE(firstFix(scenario.diagnosis()), u"optimizer_8bit"_s);
    }

    void theGateOfR5_data()
    {
        QTest::addColumn<Build>("build");
        QTest::addColumn<bool>("environment");
        const auto conservative = [](const Job &job, Phase phase, const Figures &figures) {
            return Build(
                [=](Scenario &s) { s.with(job).run(phase).fail(MemoryKind::CudaAlloc, figures); });
        };
        const Job small{.resolutions = {512}};
        const Figures full = fullOfSomethingElse();
        QTest::newRow("all hold") << conservative(small, Phase::ModelLoad, full) << true;
        QTest::newRow("a cuBLAS failure") << Build([small](Scenario &s) {
            s.with(small).run(Phase::BaselineSample).fail(MemoryKind::CublasAlloc);
        }) << true;
        QTest::newRow("zero bytes in the attempt before") << Build([small, full](Scenario &s) {
            s.with(small).run(Phase::ModelLoad).fail(MemoryKind::CudaAlloc, full);
            s.run(Phase::ModelLoad).fail(MemoryKind::CudaError);
        }) << true;
        QTest::newRow("batch above 1")
            << conservative({.batch = 2, .resolutions = {512}}, Phase::ModelLoad, full) << false;
        QTest::newRow("checkpointing off")
            << conservative({.checkpointing = false, .resolutions = {512}}, Phase::ModelLoad, full)
            << false;
        QTest::newRow("a large bucket")
            << conservative({.resolutions = {512, 1024}}, Phase::ModelLoad, full) << false;
        QTest::newRow("a large preview")
            << conservative({.resolutions = {512}, .previewWidth = 2048, .previewHeight = 1024},
                            Phase::ModelLoad, full)
            << false;
        QTest::newRow("long clips")
            << conservative({.arch = "wan21:14b", .resolutions = {512}, .frames = 81},
                            Phase::ModelLoad, full)
            << false;
        QTest::newRow("trained for a while") << Build([small, full](Scenario &s) {
            s.with(small).run(Phase::MidTrain).steps(80).fail(MemoryKind::CudaAlloc, full);
        }) << false;
        QTest::newRow("some memory was free") << Build([small](Scenario &s) {
            Figures figures = fullOfSomethingElse();
            figures.free = 2;
            s.with(small).run(Phase::ModelLoad).fail(MemoryKind::CudaAlloc, figures);
        }) << false;
        QTest::newRow("this run filled the card itself") << Build([small](Scenario &s) {
            s.with(small)
                .run(Phase::ModelLoad)
                .fail(MemoryKind::CudaAlloc,
                      {.capacity = 23.6, .free = 0, .allocated = 22.4, .process = 23.5});
        }) << false;
        QTest::newRow("the message names who fills it") << Build([small](Scenario &s) {
            s.with(small)
                .run(Phase::ModelLoad)
                .fail(
                    MemoryKind::CudaAlloc,
                    {.capacity = 23.6, .free = 0, .allocated = 2, .process = 2.6, .others = 20.8});
        }) << false;
        QTest::newRow("the weights alone exceed the card") << Build([](Scenario &s) {
            s.with({.arch = "flux2", .resolutions = {512}, .lowVram = true})
                .run(Phase::ModelLoad)
                .fail(MemoryKind::CudaAlloc,
                      {.capacity = 15.6, .free = 0, .allocated = 4, .process = 4.6});
        }) << false;
    }
    void theGateOfR5()
    {
        QFETCH(Build, build);
        QFETCH(bool, environment);
        Scenario scenario;
        build(scenario);
        const Diagnosis diagnosis = scenario.diagnosis();
        QCOMPARE(diagnosis.environmentProblem, environment);
        if (environment)
            QVERIFY(QStringList({u"fresh_worker"_s, u"contact_support"_s})
                        .contains(firstFix(diagnosis)));
    }

    void plansBesideMemory()
    {
        Scenario running;
        running.run(Phase::MidTrain, RunEnd::Running).steps(200);
        QVERIFY(running.diagnosis().plan.empty());

        Scenario gated;
        gated.run(Phase::ModelLoad).failOtherwise("not_oom.gated_model", "401 Client Error");
        const Diagnosis diagnosis = gated.diagnosis();
        QCOMPARE(diagnosis.plan.size(), std::size_t(1));
        QCOMPARE(firstFix(diagnosis), u"see_failure_help"_s);
        QVERIFY(diagnosis.plan.front().why.contains("token"_L1));
    }

    void theMachineDecidesWhatHelpsIt_data()
    {
        QTest::addColumn<Build>("build");
        QTest::addColumn<QString>("first");
        QTest::newRow("killed") << Build([](Scenario &s) {
            s.with({}).run(Phase::Save, RunEnd::Killed);
            s.current().exitDetail = u"signal SIGKILL"_s;
        }) << u"more_host_memory"_s;
        QTest::newRow("paging file") << Build([](Scenario &s) {
            s.run(Phase::ModelLoad).fail(MemoryKind::HostRam).answer("platform", "windows");
        }) << u"more_host_memory"_s;
        QTest::newRow("shared memory")
            << Build([](Scenario &s) { s.run(Phase::EarlyTrain).fail(MemoryKind::SharedMemory); })
            << u"raise_shm_size"_s;
        QTest::newRow("shared memory of a video job") << Build([](Scenario &s) {
            s.with({.arch = "ltx2", .frames = 81}).run(Phase::EarlyTrain).steps(3);
            s.fail(MemoryKind::SharedMemory).answer("media", "video").answer("platform", "cloud");
        }) << u"raise_shm_size"_s;
        QTest::newRow("programs that fill the card of a conservative job")
            << Build([](Scenario &s) {
                   s.with({.resolutions = {512}}).run(Phase::ModelLoad);
                   s.fail(MemoryKind::CudaAlloc, fullOfSomethingElse());
                   s.answer("platform", "windows").answer("other_programs", "yes");
               })
            << u"close_other_programs"_s;
        QTest::newRow("fragments on Linux") << Build([](Scenario &s) {
            s.with({.resolutions = {512, 768}}).run(Phase::MidTrain).steps(800);
            s.fail(MemoryKind::CudaAlloc,
                   {.tried = 1, .capacity = 23.6, .allocated = 15, .pool = 6.5, .process = 22.9});
            s.answer("platform", "linux");
        }) << u"expandable_segments"_s;
        QTest::newRow("an update") << Build([](Scenario &s) {
            s.with({}).run(Phase::Quantize).fail(MemoryKind::CudaAlloc);
            s.answer("after_update", "yes").answer("worked_before", "same_config");
        }) << u"pin_toolkit_version"_s;
        QTest::newRow("another process") << Build([](Scenario &s) {
            s.with({})
                .run(Phase::ModelLoad)
                .fail(MemoryKind::CudaAlloc, {.capacity = 23.6,
                                              .free = 0.02,
                                              .allocated = 3,
                                              .process = 3.6,
                                              .others = 19.8});
        }) << u"close_other_programs"_s;
    }
    void theMachineDecidesWhatHelpsIt()
    {
        QFETCH(Build, build);
        QFETCH(QString, first);
        Scenario scenario;
        build(scenario);
        const Diagnosis diagnosis = scenario.diagnosis();
        QVERIFY2(firstFix(diagnosis) == first, qPrintable(shown(diagnosis)));
    }

    void slowRunsOfferTheDriversSetting()
    {
        const auto slow = [](const char *platform) {
            Scenario s;
            s.with({.resolutions = {512, 768, 1024}}).run(Phase::MidTrain, RunEnd::Running);
            s.steps(200).answer("platform", platform);
            s.current().speed =
                SpeedTrend{.early = 2, .late = 26, .worst = 30, .jumpLine = LineNumber{140}};
            return s.diagnosis();
        };
        const Diagnosis windows = slow("windows");
        QCOMPARE(windows.verdict, Verdict::SlowSpill);
        QVERIFY(proposed(windows).contains(u"sysmem_fallback_off"_s));
        QVERIFY(!proposed(slow("linux")).contains(u"sysmem_fallback_off"_s));
    }

    void savingsComeFromTheEstimate()
    {
        Scenario scenario;
        scenario.with({.checkpointing = false}).run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
        const Diagnosis diagnosis = scenario.diagnosis();
        const PlanStep *found = step(diagnosis, "gradient_checkpointing_on");
        QVERIFY(found != nullptr && found->saves);
        QCOMPARE(found->saves->phase, EstimatePhase::Train);
        QVERIFY(found->saves->low <= found->saves->mid && found->saves->mid <= found->saves->high);
        QVERIFY(found->saves->mid.gib() > 1);
        QVERIFY(!found->edits.empty());
        QCOMPARE(found->edits.front().path.text,
                 u"config.process[0].train.gradient_checkpointing"_s);
    }

    void anEditedConfigIsReplanned()
    {
        Scenario scenario;
        scenario.with({.checkpointing = false, .batch = 4})
            .run(Phase::EarlyTrain)
            .fail(MemoryKind::CudaAlloc);
        const Diagnosis diagnosis = scenario.diagnosis();
        QCOMPARE(firstFix(diagnosis), u"gradient_checkpointing_on"_s);
        const Result<JobText> text = scenario.facts().job->apply(diagnosis.firstStep()->edits);
        QVERIFY(text);
        const Result<JobView> view = JobView::read(*text);
        QVERIFY(view);
        Diagnosis after = diagnosis;
        after.plan = replan(diagnosis, *view, scenario.facts(), knowledge());
        QCOMPARE(step(after, "gradient_checkpointing_on")->state, FixState::AlreadyDone);
        QCOMPARE(firstFix(after), u"batch_size_one"_s);
    }

    void stateIds()
    {
        QCOMPARE(idOf(FixState::Proposed), u"proposed"_s);
        QCOMPARE(idOf(FixState::AlreadyDone), u"already_done"_s);
        QCOMPARE(idOf(FixState::NotApplicable), u"not_applicable"_s);
    }
};

QTEST_GUILESS_MAIN(TestPlan)
#include "tst_plan.moc"
