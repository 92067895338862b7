// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The distinctions that real reports turn on: pairs that look alike and mean different things.
#include "diagnosis/ranking.h"
#include "scenario.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

using namespace headroom;
using namespace headroom::test;
using namespace Qt::StringLiterals;

using Build = std::function<void(Scenario &)>;

class TestDistinctions : public QObject
{
    Q_OBJECT

    static void row(const char *name, Build build, const char *causes)
    {
        QTest::newRow(name) << std::move(build) << QString::fromLatin1(causes).split(u'|');
    }

private Q_SLOTS:
    void theLikeliestCause_data()
    {
        QTest::addColumn<Build>("build");
        QTest::addColumn<QStringList>("causes");

        // Sized message or bare CUDA error
        row(
            "bare error while blocks go back to system memory",
            [](Scenario &s) {
                s.run(Phase::Quantize).fail(MemoryKind::CudaError);
                s.inside({u"convert nn/module.py"_s}, "block.to(\"cpu\", non_blocking=True)");
            },
            "host_ram_exhausted");
        row(
            "bare error in block swap",
            [](Scenario &s) {
                s.run(Phase::EarlyTrain).fail(MemoryKind::CudaError);
                s.inside({}, "w.data = view.data.to(\"cpu\", non_blocking=True)");
            },
            "host_ram_exhausted");
        row(
            "the allocator in the same place is about the card",
            [](Scenario &s) {
                s.with({.lowVram = false}).run(Phase::ModelLoad).fail(MemoryKind::CudaAlloc);
                s.inside({}, "transformer.to(self.device_torch)");
            },
            "model_load_pressure");

        // Who holds the card
        row(
            "0 bytes free, held by another process",
            [](Scenario &s) {
                s.with({})
                    .run(Phase::ModelLoad)
                    .fail(MemoryKind::CudaAlloc, {.capacity = 47.5,
                                                  .free = 0,
                                                  .allocated = 33.5,
                                                  .process = 34.1,
                                                  .others = 13.3});
            },
            "gpu_occupied");
        row(
            "0 bytes free, held by nobody that is known",
            [](Scenario &s) {
                s.with({.resolutions = {512}})
                    .run(Phase::BaselineSample)
                    .fail(MemoryKind::CudaAlloc,
                          {.capacity = 79, .free = 0, .allocated = 1.5, .process = 1.9});
                s.answer("worked_before", "same_config").answer("platform", "cloud");
            },
            "worker_state");
        row(
            "0 bytes free, held by this run itself",
            [](Scenario &s) {
                s.with({.checkpointing = false, .resolutions = {512, 768}})
                    .run(Phase::EarlyTrain)
                    .fail(MemoryKind::CudaAlloc,
                          {.capacity = 24, .free = 0, .allocated = 22.8, .process = 24});
            },
            "gradient_checkpointing_off");

        // Fragmentation only where the unused pool covers the request
        row(
            "pieces",
            [](Scenario &s) {
                s.with({.resolutions = {512, 768}}).run(Phase::MidTrain).steps(900);
                s.fail(
                    MemoryKind::CudaAlloc,
                    {.tried = 1.1, .capacity = 23.7, .allocated = 16, .pool = 6, .process = 23.1});
            },
            "fragmentation");
        row(
            "no pieces: the pool is smaller than the request",
            [](Scenario &s) {
                s.with({.resolutions = {512, 768, 1024}}).run(Phase::MidTrain).steps(900);
                s.fail(MemoryKind::CudaAlloc, {.tried = 1.1,
                                               .capacity = 23.7,
                                               .allocated = 21.5,
                                               .pool = 0.4,
                                               .process = 23.1});
            },
            "borderline_config|bucket_too_large");

        // Text encoder or transformer while loading
        row(
            "the text encoder while loading",
            [](Scenario &s) {
                s.with({.arch = "qwen_image", .quantizeTextEncoder = false, .lowVram = true})
                    .run(Phase::ModelLoad)
                    .fail(MemoryKind::CudaAlloc)
                    .inside({}, "text_encoder.to(self.device_torch, dtype=dtype)");
            },
            "text_encoder_pressure|gpu_too_small");
        row(
            "the text encoder by the last loading line",
            [](Scenario &s) {
                s.run(Phase::ModelLoad).fail(MemoryKind::CudaAlloc);
                s.current().lastLoadLine = u"Loading T5"_s;
            },
            "text_encoder_pressure");
        row(
            "the transformer by the last loading line",
            [](Scenario &s) {
                s.run(Phase::ModelLoad).fail(MemoryKind::CudaAlloc);
                s.current().lastLoadLine = u"Loading transformer"_s;
            },
            "model_load_pressure");
        row(
            "captions",
            [](Scenario &s) { s.run(Phase::CacheTextEmbeddings).fail(MemoryKind::CudaAlloc); },
            "text_encoder_pressure");

        // Previews
        row(
            "the decode of a preview",
            [](Scenario &s) {
                s.with({.previewWidth = 1536, .previewHeight = 1024})
                    .run(Phase::PreviewSample)
                    .steps(250)
                    .fail(MemoryKind::CudaAlloc, {.tried = 4, .capacity = 15.6})
                    .inside({u"decode autoencoders/autoencoder_kl.py"_s});
            },
            "preview_too_heavy");
        row(
            "a long preview clip",
            [](Scenario &s) {
                s.with({.arch = "ltx2", .frames = 1, .previewFrames = 121, .lowVram = true})
                    .run(Phase::BaselineSample)
                    .fail(MemoryKind::CudaAlloc, {.tried = 3, .capacity = 31.4});
            },
            "preview_frames_too_many");

        // System memory
        row(
            "killed without a word",
            [](Scenario &s) {
                s.run(Phase::Quantize, RunEnd::Killed);
                s.current().exitDetail = u"signal SIGKILL"_s;
            },
            "host_ram_exhausted");
        row(
            "the log just stops while loading", [](Scenario &s) { s.run(Phase::ModelLoad); },
            "host_ram_exhausted");
        row(
            "shared memory",
            [](Scenario &s) { s.run(Phase::EarlyTrain).fail(MemoryKind::SharedMemory); },
            "host_ram_exhausted");

        // The first steps
        row(
            "batch",
            [](Scenario &s) {
                s.with({.batch = 8}).run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
            },
            "batch_too_large");
        row(
            "bucket: small ones pass, a large one does not",
            [](Scenario &s) {
                s.with({.resolutions = {512, 1536}}).run(Phase::EarlyTrain).steps(6);
                s.fail(MemoryKind::CudaAlloc);
            },
            "bucket_too_large");
        row(
            "frames",
            [](Scenario &s) {
                s.with({.arch = "wan21:14b",
                        .resolutions = {512},
                        .frames = 81,
                        .samplingOff = true,
                        .lowVram = true})
                    .run(Phase::EarlyTrain)
                    .fail(MemoryKind::CudaAlloc);
            },
            "too_many_frames");
        row(
            "frames that only the log's buckets tell",
            [](Scenario &s) {
                s.run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
                s.current().buckets = {{480, 480, 61, 3, {40}}, {480, 480, 129, 2, {41}}};
            },
            "too_many_frames");
        row(
            "the optimizer's first step",
            [](Scenario &s) {
                s.with({.resolutions = {512},
                        .samplingOff = true,
                        .network = false,
                        .optimizer = "adamw"})
                    .run(Phase::EarlyTrain)
                    .fail(MemoryKind::CudaAlloc)
                    .inside({u"_multi_tensor_adamw optim/adamw.py"_s});
            },
            "optimizer_or_rank");
        row(
            "validation",
            [](Scenario &s) {
                s.with({.resolutions = {512}}).run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
                s.current().failures.back().frames = {u"run BaseSDTrainProcess.py:2500"_s,
                                                      u"validate SDTrainer.py:700"_s};
            },
            "other");

        // Sometimes
        row(
            "a finished run that skipped its largest bucket",
            [](Scenario &s) {
                s.with({.resolutions = {512, 768, 1024}}).run(Phase::MidTrain, RunEnd::Finished);
                s.steps(400).skip(400).steps(2000);
            },
            "borderline_config|bucket_too_large");

        // Versions
        row(
            "it worked before the update",
            [](Scenario &s) {
                s.with({}).run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
                s.answer("after_update", "yes");
            },
            "toolkit_regression");
        row(
            "a version that is known to need more",
            [](Scenario &s) {
                s.with({.arch = "krea2", .lowVram = true}).run(Phase::EarlyTrain);
                s.fail(MemoryKind::CudaAlloc).answer("worked_before", "same_config");
                s.current().torchVersion = u"2.13.0+cu128"_s;
            },
            "toolkit_regression");

        // Too small a card
        row(
            "the model's weights exceed the card",
            [](Scenario &s) {
                s.with({.arch = "flux2", .resolutions = {512}, .lowVram = true, .offloading = true})
                    .run(Phase::ModelLoad)
                    .fail(MemoryKind::CudaAlloc,
                          {.tried = 0.3, .capacity = 11.6, .allocated = 10.9, .process = 11.4})
                    .inside({}, "text_encoder.to(self.device_torch, dtype=dtype)");
            },
            "gpu_too_small|text_encoder_pressure");
        row(
            "a card of 4 GiB",
            [](Scenario &s) {
                s.run(Phase::EarlyTrain)
                    .fail(
                        MemoryKind::CudaAlloc,
                        {.tried = 0.06, .capacity = 4, .free = 0, .allocated = 3.4, .pool = 0.05});
            },
            "gpu_too_small");
    }
    void theLikeliestCause()
    {
        QFETCH(Build, build);
        QFETCH(QStringList, causes);
        Scenario scenario;
        build(scenario);
        const Diagnosis diagnosis = scenario.diagnosis();
        QString ranking;
        for (std::size_t i = 0; i < std::min<std::size_t>(5, diagnosis.causes.size()); ++i)
            ranking += u"%1 %2  "_s.arg(diagnosis.causes[i].id)
                           .arg(diagnosis.causes[i].probability, 0, 'f', 2);
        QVERIFY2(causes.contains(topCause(diagnosis)), qPrintable(ranking));
        const double sum = std::accumulate(
            diagnosis.causes.begin(), diagnosis.causes.end(), 0.0,
            [](double so, const RankedCause &cause) { return so + cause.probability; });
        QVERIFY(std::abs(sum - 1) < 1e-9);
        QVERIFY(diagnosis.top()->probability <= kMostCertain);
        QVERIFY(diagnosis.causes.size() >= 5);
    }

    // With pinned memory, low_vram and more offloading are the wrong advice.
    void pinnedMemoryIsNotHelpedByLowVram()
    {
        Scenario scenario;
        scenario.with({.arch = "wan21:14b", .lowVram = false})
            .run(Phase::Quantize)
            .fail(MemoryKind::CudaError)
            .inside({}, "block.to(\"cpu\", non_blocking=True)");
        const Diagnosis diagnosis = scenario.diagnosis();
        QCOMPARE(firstFix(diagnosis), u"more_host_memory"_s);
    }

    void aRunComparedWithOneThatWorked_data()
    {
        QTest::addColumn<Job>("before");
        QTest::addColumn<Job>("after");
        QTest::addColumn<QString>("cause");
        QTest::addColumn<QString>("evidence");
        QTest::newRow("batch") << Job{} << Job{.datasetBatch = 8} << u"batch_too_large"_s
                               << u"worked_with_smaller_batch"_s;
        QTest::newRow("bucket") << Job{} << Job{.resolutions = {512, 768, 1280}}
                                << u"bucket_too_large"_s << u"worked_with_smaller_bucket"_s;
        QTest::newRow("checkpointing")
            << Job{} << Job{.checkpointing = false} << u"gradient_checkpointing_off"_s
            << u"worked_with_checkpointing"_s;
        QTest::newRow("frames") << Job{.arch = "wan21:14b", .frames = 17}
                                << Job{.arch = "wan21:14b", .frames = 81} << u"too_many_frames"_s
                                << u"worked_with_fewer_frames"_s;
    }
    void aRunComparedWithOneThatWorked()
    {
        QFETCH(Job, before);
        QFETCH(Job, after);
        QFETCH(QString, cause);
        QFETCH(QString, evidence);
        Scenario scenario;
        scenario.run(Phase::MidTrain, RunEnd::Finished).steps(2000);
        scenario.current().config = ConfigDump{.text = before.processDump(), .firstLine = {3}};
        scenario.with(after).run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
        const Diagnosis diagnosis = scenario.diagnosis();
        QCOMPARE(topCause(diagnosis), cause);
        QVERIFY(std::ranges::contains(diagnosis.top()->because, evidence, &Because::evidence));
    }

    void memoryThatClimbsIsALeak()
    {
        const auto withSeries = [](double growth) {
            Scenario scenario;
            scenario.with({.resolutions = {512}}).run(Phase::MidTrain).steps(900);
            scenario.fail(MemoryKind::CudaAlloc);
            Series series;
            for (int i = 0; i < 400; ++i) {
                series.samples.push_back({.seconds = double(i),
                                          .used = Bytes::fromGib(12 + growth * i),
                                          .allocated = {},
                                          .reserved = {}});
            }
            scenario.facts().series.push_back(series);
            return scenario.diagnosis();
        };
        QCOMPARE(topCause(withSeries(0.025)), u"memory_growth"_s);
        QVERIFY(topCause(withSeries(0)) != u"memory_growth"_s);
    }

    void otherFailuresAreRankedAmongThemselves_data()
    {
        QTest::addColumn<QByteArray>("named");
        QTest::addColumn<QByteArray>("exception");
        QTest::addColumn<QString>("cause");
        QTest::newRow("named by the log")
            << QByteArray("not_oom.gated_model") << QByteArray("GatedRepoError")
            << u"not_oom.gated_model"_s;
        QTest::newRow("unknown message, import")
            << QByteArray("not_oom.other") << QByteArray("ModuleNotFoundError")
            << u"not_oom.other|not_oom.module_missing"_s;
        QTest::newRow("unknown message")
            << QByteArray("") << QByteArray("RuntimeError") << u"not_oom.other"_s;
    }
    void otherFailuresAreRankedAmongThemselves()
    {
        QFETCH(QByteArray, named);
        QFETCH(QByteArray, exception);
        QFETCH(QString, cause);
        Scenario scenario;
        scenario.run(Phase::ModelLoad)
            .failOtherwise(named.constData(), "something went wrong", exception.constData());
        const Diagnosis diagnosis = scenario.diagnosis();
        QVERIFY2(cause.split(u'|').contains(topCause(diagnosis)), qPrintable(topCause(diagnosis)));
        for (const RankedCause &ranked : diagnosis.causes)
            QVERIFY(ranked.id.startsWith("not_oom."_L1));
    }
};

QTEST_GUILESS_MAIN(TestDistinctions)
#include "tst_distinctions.moc"
