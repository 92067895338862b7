// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Facts are three-valued: absent only where they could have been seen.
#include "diagnosis/evidence.h"
#include "scenario.h"

#include <QTest>

#include <functional>

using namespace headroom;
using namespace headroom::test;
using namespace Qt::StringLiterals;

using Build = std::function<void(Scenario &)>;

namespace {

Findings findingsOf(Scenario &scenario)
{
    const Situation situation = assess(scenario.facts(), knowledge());
    const JobView *view = scenario.facts().view ? &*scenario.facts().view : nullptr;
    const Counterfactuals estimates = workOut(view, view, knowledge(), situation);
    const Accounting account = situation.failure ? accountFor(*situation.failure) : Accounting{};
    return gatherEvidence({.facts = scenario.facts(),
                           .knowledge = knowledge(),
                           .situation = situation,
                           .account = account,
                           .estimates = estimates});
}

constexpr auto kPresent = Known::Present;
constexpr auto kAbsent = Known::Absent;
constexpr auto kUnknown = Known::Unknown;

} // namespace

class TestEvidence : public QObject
{
    Q_OBJECT

    static void row(const char *evidence, const char *name, Build build, Known known)
    {
        QTest::addRow("%s: %s", evidence, name)
            << QString::fromLatin1(evidence) << std::move(build) << int(known);
    }
    static Build job(const Job &job, Phase phase = Phase::EarlyTrain)
    {
        return [=](Scenario &s) {
            s.with(job).run(phase).fail(MemoryKind::CudaAlloc);
        };
    }
    static Build message(const Figures &figures)
    {
        return [=](Scenario &s) {
            s.run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc, figures);
        };
    }

private Q_SLOTS:
    void isFound_data()
    {
        QTest::addColumn<QString>("evidence");
        QTest::addColumn<Build>("build");
        QTest::addColumn<int>("known");
        const Build noLog = [](Scenario &s) {
            s.with({});
        };
        const Build noConfig = [](Scenario &s) {
            s.run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
        };

        row("phase_first_steps", "there", noConfig, kPresent);
        row("phase_loading", "elsewhere", noConfig, kAbsent);
        row("phase_loading", "no log", noLog, kUnknown);
        row(
            "phase_loading", "at the very start",
            [](Scenario &s) { s.run(Phase::Startup).fail(MemoryKind::CublasAlloc); }, kPresent);
        row(
            "phase_later_steps", "a run that crawls did not fail there",
            [](Scenario &s) {
                s.run(Phase::MidTrain, RunEnd::Running).steps(60).answer("very_slow", "yes");
            },
            kUnknown);
        row(
            "phase_before_first_step", "as answered",
            [](Scenario &s) { s.answer("crash_timing", "before_step_1"); }, kPresent);

        row("first_step_never_done", "none", noConfig, kPresent);
        row(
            "first_step_never_done", "four",
            [](Scenario &s) { s.run(Phase::EarlyTrain).steps(4).fail(MemoryKind::CudaAlloc); },
            kAbsent);
        row(
            "first_step_never_done", "not in training",
            [](Scenario &s) { s.run(Phase::ModelLoad).fail(MemoryKind::CudaAlloc); }, kUnknown);
        row(
            "failed_after_few_steps", "four",
            [](Scenario &s) { s.run(Phase::EarlyTrain).steps(4).fail(MemoryKind::CudaAlloc); },
            kPresent);
        row(
            "lone_skips", "with good steps after",
            [](Scenario &s) { s.run(Phase::MidTrain).steps(50).skip(50).steps(80); }, kPresent);
        row("lone_skips", "a fatal failure", noConfig, kAbsent);

        row(
            "full_finetune", "the tab for whole models",
            [](Scenario &s) {
                s.run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
                s.current().symptoms.push_back(
                    {.signature = u"trains_whole_model"_s, .line = {5}, .text = u"x"_s});
            },
            kPresent);
        row(
            "full_finetune", "the program for whole models",
            [](Scenario &s) {
                s.run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
                s.current().failures.back().frames = {u"train /x/sd-scripts/sdxl_train.py:712"_s};
            },
            kPresent);
        row(
            "full_finetune", "the program for networks",
            [](Scenario &s) {
                s.run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
                s.current().failures.back().frames = {u"train sdxl_train_network.py:12"_s};
            },
            kUnknown);
        row(
            "doing_text_encoder", "self.model inside its file",
            [](Scenario &s) {
                s.run(Phase::ModelLoad).fail(MemoryKind::CudaAlloc);
                s.inside({u"__init__ modules/t5.py"_s}, "self.model.to(self.device)");
            },
            kPresent);
        row(
            "doing_text_encoder", "self.model elsewhere",
            [](Scenario &s) {
                s.run(Phase::ModelLoad).fail(MemoryKind::CudaAlloc);
                s.inside({u"__init__ modules/model.py"_s}, "self.model.to(self.device)");
            },
            kAbsent);

        row("message_allocator", "with sizes", noConfig, kPresent);
        row(
            "message_bare_cuda", "without",
            [](Scenario &s) { s.run(Phase::EarlyTrain).fail(MemoryKind::CudaError); }, kPresent);
        row("message_host_memory", "no message", noLog, kUnknown);

        row(
            "stops_without_error", "while loading", [](Scenario &s) { s.run(Phase::ModelLoad); },
            kPresent);
        row(
            "stops_without_error", "in training it may still run",
            [](Scenario &s) { s.run(Phase::EarlyTrain); }, kUnknown);
        row("own_memory_fills_card", "most of it",
            message({.capacity = 23.6, .allocated = 22.4, .process = 23.4}), kPresent);
        row("own_memory_fills_card", "no figures", message({.capacity = 0, .allocated = 0}),
            kUnknown);
        row("other_process_holds_much", "named",
            message({.capacity = 23.6, .free = 0, .allocated = 4, .process = 4.6, .others = 18.9}),
            kPresent);
        row("other_process_holds_memory", "some",
            message({.capacity = 23.6, .free = 0, .allocated = 19, .process = 19.8, .others = 3.6}),
            kPresent);
        row("other_process_holds_memory", "a desktop's share is nobody to blame",
            message({.capacity = 23.6, .free = 0, .allocated = 21, .process = 22, .others = 1.4}),
            kAbsent);
        row("most_of_card_unexplained", "nobody",
            message({.capacity = 31.8, .free = 0, .allocated = 5, .process = 5.6}), kPresent);
        row("some_of_card_unexplained", "a part",
            message({.capacity = 19.9, .free = 0.5, .allocated = 14.5, .process = 15.2}), kPresent);
        row("pool_covers_request", "it does", message({.tried = 1, .pool = 1.5}), kPresent);
        row("pool_covers_request", "it does not", message({.tried = 1, .pool = 0.2}), kAbsent);
        row("pool_large", "a third of the card",
            message({.tried = 1, .capacity = 23.6, .allocated = 15, .pool = 7}), kPresent);
        row("pool_large", "normal slack",
            message({.tried = 0.02, .capacity = 23.6, .allocated = 22, .pool = 0.6}), kAbsent);
        row("allocated_above_card", "paged", message({.capacity = 11, .free = 0, .allocated = 17}),
            kPresent);
        row("request_large", "3 GiB", message({.tried = 3}), kPresent);
        row("request_large", "90 MiB", message({.tried = 0.09}), kAbsent);
        row("request_above_card", "60 GiB", message({.tried = 60}), kPresent);

        row("checkpointing_off", "off", job({.checkpointing = false}), kPresent);
        row("checkpointing_off", "on", job({}), kAbsent);
        row("checkpointing_off", "no config", noConfig, kUnknown);
        row("batch_above_one", "two", job({.batch = 2}), kPresent);
        row("batch_above_one", "a dataset's own", job({.datasetBatch = 2}), kPresent);
        row("batch_large", "two", job({.batch = 2}), kAbsent);
        row("batch_large", "eight", job({.batch = 8}), kPresent);
        row("bucket_very_large", "1536", job({.resolutions = {512, 1536}}), kPresent);
        row("bucket_large", "1024", job({.resolutions = {1024}}), kPresent);
        row("bucket_small", "512", job({.resolutions = {512}}), kPresent);
        row(
            "bucket_very_large", "as the log lists it",
            [](Scenario &s) {
                s.run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
                s.current().buckets = {{1536, 1536, 1, 20, {30}}};
            },
            kPresent);
        row("bucket_very_large", "nothing tells", noConfig, kUnknown);
        row("several_buckets", "three", job({.resolutions = {512, 768, 1024}}), kPresent);
        row("several_buckets", "one", job({.resolutions = {768}}), kAbsent);
        row("clips_long", "81", job({.arch = "wan21:14b", .frames = 81}), kPresent);
        row("clips_long", "33 are few", job({.arch = "wan21:14b", .frames = 33}), kAbsent);
        row("clips_long", "39 are few on that model's grid",
            job({.arch = "minimax_h3", .frames = 39}), kAbsent);
        row("no_clips", "stills", job({.arch = "wan21:14b", .frames = 1}), kPresent);
        row(
            "trains_video", "a family of another trainer",
            [](Scenario &s) {
                s.run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
                s.current().family = u"hunyuan_video"_s;
            },
            kPresent);
        row("previews_off", "off", job({.samplingOff = true}), kPresent);
        row("previews_off", "on", job({}), kAbsent);
        row("previews_off", "one was being made all the same",
            job({.samplingOff = true}, Phase::BaselineSample), kUnknown);
        row("preview_pixels_large", "2048 × 1152",
            job({.previewWidth = 2048, .previewHeight = 1152}), kPresent);
        row("preview_pixels_small", "512", job({.previewWidth = 512, .previewHeight = 512}),
            kPresent);
        row("preview_heavier_than_training", "121 frames against stills",
            job({.arch = "ltx2", .previewFrames = 121}), kPresent);
        row("preview_clip_long", "121", job({.arch = "ltx2", .previewFrames = 121}), kPresent);
        row("low_vram_unused", "off", job({.arch = "wan21:14b"}), kPresent);
        row("low_vram_unused", "on", job({.arch = "wan21:14b", .lowVram = true}), kAbsent);
        row("low_vram_unused", "ignored by the model", job({.arch = "chroma"}), kAbsent);
        row("quantize_off", "off", job({.quantize = false}), kPresent);
        row("text_encoder_unquantized", "off", job({.quantizeTextEncoder = false}), kPresent);
        row("text_encoder_resident", "not cached", job({.cacheTextEmbeddings = false}), kPresent);
        row("text_encoder_resident", "while loading it is needed in any case",
            job({.cacheTextEmbeddings = false}, Phase::ModelLoad), kUnknown);
        row("full_finetune", "no network", job({.network = false}), kPresent);
        row("optimizer_heavy", "AdamW", job({.optimizer = "adamw"}), kPresent);
        row("optimizer_heavy", "8 bit", job({.optimizer = "adamw8bit"}), kAbsent);
        row("optimizer_state_small", "rank 16, 8 bit", job({}), kPresent);
        row("optimizer_state_small", "AdamW", job({.optimizer = "adamw"}), kAbsent);
        row("optimizer_state_small", "the whole model", job({.network = false}), kUnknown);
        row("rank_high", "128", job({.rank = 128}), kPresent);
        row("weights_offloaded", "on", job({.arch = "qwen_image", .offloading = true}), kPresent);
        row("settings_conservative", "they are", job({.resolutions = {512}}), kPresent);
        row("settings_conservative", "a large bucket", job({.resolutions = {512, 1024}}), kAbsent);

        row("card_tiny", "4 GiB", message({.capacity = 4, .allocated = 3.4}), kPresent);
        row("card_small", "8 GiB", message({.capacity = 8, .allocated = 7}), kPresent);
        row("card_small", "24 GiB", message({}), kAbsent);
        row(
            "weights_exceed_card", "by the family alone",
            [](Scenario &s) {
                s.run(Phase::ModelLoad)
                    .fail(MemoryKind::CudaAlloc, {.capacity = 23.6, .allocated = 22});
                s.current().family = u"flux2"_s;
            },
            kPresent);
        row(
            "estimate_far_over", "8 bit on a card of 8 GiB",
            [](Scenario &s) {
                s.with({})
                    .run(Phase::EarlyTrain)
                    .fail(MemoryKind::CudaAlloc, {.capacity = 7.8, .allocated = 7});
            },
            kPresent);
        row(
            "estimate_fits", "an 80 GiB card",
            [](Scenario &s) {
                s.with({})
                    .run(Phase::EarlyTrain)
                    .fail(MemoryKind::CudaAlloc, {.capacity = 79, .free = 0, .allocated = 2});
            },
            kPresent);
        row("but_for_checkpointing", "it would have fitted",
            job({.checkpointing = false, .resolutions = {512}}), kPresent);

        row("after_update", "yes", [](Scenario &s) { s.answer("after_update", "yes"); }, kPresent);
        row("after_update", "no", [](Scenario &s) { s.answer("after_update", "no"); }, kAbsent);
        row(
            "after_update", "not known", [](Scenario &s) { s.answer("after_update", "dont_know"); },
            kUnknown);
        row(
            "known_bad_version", "of that model",
            [](Scenario &s) {
                s.run(Phase::PreviewSample).fail(MemoryKind::CudaAlloc);
                s.current().family = u"qwen_image"_s;
                s.current().torchVersion = u"2.9.1"_s;
            },
            kPresent);
        row(
            "known_bad_version", "of another model",
            [](Scenario &s) {
                s.run(Phase::PreviewSample).fail(MemoryKind::CudaAlloc);
                s.current().family = u"flux"_s;
                s.current().torchVersion = u"2.9.1"_s;
            },
            kUnknown);
        row(
            "fails_sometimes", "sometimes",
            [](Scenario &s) { s.answer("every_time", "sometimes"); }, kPresent);
        row(
            "fails_sometimes", "always", [](Scenario &s) { s.answer("every_time", "always"); },
            kAbsent);
        row(
            "system_ram_small", "16", [](Scenario &s) { s.answer("system_ram_gib", "16"); },
            kPresent);
        row(
            "system_ram_small", "128", [](Scenario &s) { s.answer("system_ram_gib", "128"); },
            kAbsent);
        row(
            "on_windows", "WSL shares the card with Windows",
            [](Scenario &s) { s.answer("platform", "wsl"); }, kPresent);
        row(
            "persists_on_fresh_worker", "not tried",
            [](Scenario &s) { s.answer("fresh_worker_tried", "no"); }, kUnknown);

        row(
            "exception_import", "of the import",
            [](Scenario &s) {
                s.run(Phase::Startup)
                    .failOtherwise("not_oom.module_missing", "No module", "ModuleNotFoundError");
            },
            kPresent);
        row(
            "exit_by_native_crash", "an access violation",
            [](Scenario &s) {
                s.run(Phase::ModelLoad, RunEnd::Killed);
                s.current().exitDetail = u"exit code 3221225477"_s;
            },
            kPresent);
        row(
            "named_disk_full", "named",
            [](Scenario &s) { s.run(Phase::Save).failOtherwise("not_oom.disk_full", "full"); },
            kPresent);
        row("named_disk_full", "in a memory failure", noConfig, kUnknown);
    }
    void isFound()
    {
        QFETCH(QString, evidence);
        QFETCH(Build, build);
        QFETCH(int, known);
        Scenario scenario;
        build(scenario);
        const Findings findings = findingsOf(scenario);
        QVERIFY2(knowledge().evidenceFact(evidence) != nullptr, qPrintable(evidence));
        const Known found = findings.contains(evidence) ? findings[evidence].known : Known::Unknown;
        QCOMPARE(int(found), known);
    }

    void whatItWasDoing_data()
    {
        QTest::addColumn<Build>("build");
        QTest::addColumn<QString>("evidence");
        const auto at = [](Phase phase, MemoryKind kind, const QStringList &frames,
                           const char *call) {
            return Build([=](Scenario &s) { s.run(phase).fail(kind).inside(frames, call); });
        };
        const auto alloc = MemoryKind::CudaAlloc;
        QTest::newRow("pinned copy") << at(Phase::ModelLoad, MemoryKind::CudaError, {},
                                           "p.data = p.to(\"cpu\", non_blocking=True)")
                                     << u"doing_pinned_copy"_s;
        QTest::newRow("pin_memory")
            << at(Phase::EarlyTrain, MemoryKind::CudaError, {u"pin_memory torch/_tensor.py"_s}, "")
            << u"doing_pinned_copy"_s;
        QTest::newRow("optimizer") << at(Phase::EarlyTrain, alloc, {u"step optim/adamw.py"_s}, "")
                                   << u"doing_optimizer_step"_s;
        QTest::newRow("decode") << at(Phase::PreviewSample, alloc,
                                      {u"_decode autoencoders/autoencoder_kl_wan.py"_s}, "")
                                << u"doing_preview_decode"_s;
        QTest::newRow("text encoder by its call")
            << at(Phase::ModelLoad, alloc, {}, "text_encoder.to(self.device_torch, dtype=dtype)")
            << u"doing_text_encoder"_s;
        QTest::newRow("text encoder by what it computes")
            << at(Phase::CacheTextEmbeddings, alloc, {u"forward mistral/modeling_mistral.py"_s},
                  "embeds = self.sd.encode_prompt(c)")
            << u"doing_text_encoder"_s;
        QTest::newRow("transformer") << at(Phase::ModelLoad, alloc, {u"convert nn/module.py"_s},
                                           "transformer.to(self.quantize_device)")
                                     << u"doing_transformer"_s;
        QTest::newRow("transformer by the accelerator")
            << at(Phase::ModelLoad, alloc, {u"prepare_model accelerate/accelerator.py"_s},
                  "self.sd.unet = self.accelerator.prepare(self.sd.unet)")
            << u"doing_transformer"_s;
        QTest::newRow("last loading line") << Build([](Scenario &s) {
            s.run(Phase::ModelLoad).fail(MemoryKind::CudaAlloc);
            s.current().lastLoadLine = u"Loading UMT5EncoderModel"_s;
        }) << u"doing_text_encoder"_s;
    }
    void whatItWasDoing()
    {
        QFETCH(Build, build);
        QFETCH(QString, evidence);
        Scenario scenario;
        build(scenario);
        const Findings findings = findingsOf(scenario);
        for (auto finding = findings.cbegin(); finding != findings.cend(); ++finding) {
            if (finding.key().startsWith("doing_"_L1))
                QCOMPARE(finding->known == Known::Present, finding.key() == evidence);
        }
        QVERIFY(findings.contains(evidence));
    }

    // What a pasted piece of a config does not say is unknown, not AI Toolkit's default.
    void aPieceOfAConfigSaysOnlyWhatItSays()
    {
        Scenario scenario;
        const Result<JobText> text = JobText::parse(
            "datasets:\n  - folder_path: /data\n    resolution: [768, 1024]\ntrain:\n"
            "  batch_size: 1\nmodel:\n  arch: flux\n",
            u"piece.yaml"_s);
        QVERIFY(text);
        const Result<JobView> view = JobView::read(*text);
        QVERIFY(view);
        scenario.facts().job = *text;
        scenario.facts().view = *view;
        scenario.run(Phase::EarlyTrain).fail(MemoryKind::CudaAlloc);
        const Findings findings = findingsOf(scenario);
        QCOMPARE(findings[u"bucket_large"_s].known, Known::Present);
        QCOMPARE(findings[u"batch_above_one"_s].known, Known::Absent);
        QVERIFY(!findings.contains(u"checkpointing_off"_s));
        QVERIFY(!findings.contains(u"full_finetune"_s));
        QVERIFY(!findings.contains(u"settings_conservative"_s));
        QVERIFY(!findings.contains(u"estimate_far_over"_s));
    }
};

QTEST_GUILESS_MAIN(TestEvidence)
#include "tst_evidence.moc"
