// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/checks.h"

#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

/// A job without any problem; the rows add one.
struct Parts
{
    QByteArray train = "batch_size: 1, steps: 100, dtype: bf16, optimizer: adamw8bit";
    QByteArray model = "name_or_path: x, arch: flux";
    QByteArray dataset = "folder_path: /d, resolution: 512";
    QByteArray sample = "sample_every: 100, prompts: [a]";
    QByteArray more = "";
};

QByteArray jobOf(const Parts &parts)
{
    return "job: extension\nconfig:\n  name: x\n  process:\n    - type: sd_trainer\n      network: "
           "{type: lora, linear: 16}\n      datasets:\n        - {" +
           parts.dataset + "}\n      train: {" + parts.train + "}\n      model: {" + parts.model +
           "}\n      sample: {" + parts.sample + "}\n" + parts.more;
}

std::vector<JobProblem> problemsIn(const QByteArray &bytes, const QString &name = u"x.yaml"_s)
{
    const Result<JobText> text = JobText::parse(bytes, name);
    if (!text) {
        qWarning("%s", qPrintable(text.error().sentence()));
        return {};
    }
    const Result<JobView> view = JobView::read(*text);
    return view ? problemsOf(*view) : problemsOf(*text);
}

QStringList idsIn(const std::vector<JobProblem> &problems)
{
    QStringList ids;
    for (const JobProblem &problem : problems)
        ids << problem.id;
    return ids;
}

} // namespace

class TestJobChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGoodJobHasNoProblems() { QCOMPARE(idsIn(problemsIn(jobOf({}))), QStringList()); }

    void findsProblems_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("severity");
        QTest::addColumn<QString>("path"); ///< its end; empty: not compared
        QTest::addColumn<int>("line");     ///< 0: none
        const auto row = [](const char *name, const Parts &parts, const QString &id,
                            const QString &severity, const QString &path, int line) {
            QTest::newRow(name) << jobOf(parts) << id << severity << path << line;
        };
        const QByteArray train = Parts().train;
        const QByteArray model = Parts().model;
        const QByteArray dataset = Parts().dataset;
        const auto withTrain = [&](const QByteArray &more) {
            Parts parts;
            parts.train = train + ", " + more;
            return parts;
        };
        const auto withModel = [&](const QByteArray &more) {
            Parts parts;
            parts.model = model + ", " + more;
            return parts;
        };
        const auto withDataset = [&](const QByteArray &more) {
            Parts parts;
            parts.dataset = dataset + ", " + more;
            return parts;
        };
        const auto withSample = [&](const QByteArray &more) {
            Parts parts;
            parts.sample += ", " + more;
            return parts;
        };
        const QString error = u"error"_s;
        const QString warning = u"warning"_s;
        const QString hint = u"hint"_s;
        row("guidance", withTrain("bypass_guidance_embedding: true, do_guidance_loss: true"),
            u"job.guidance_conflict"_s, error, u"bypass_guidance_embedding"_s, 9);
        row("two adapters", withModel("quantize: true, qtype: \"uint3|a\", assistant_lora_path: b"),
            u"job.adapter_conflict"_s, error, u"assistant_lora_path"_s, 10);
        row("adapter in its own key",
            withModel("accuracy_recovery_adapter: a, assistant_lora_path: b"),
            u"job.adapter_conflict"_s, error, {}, 10);
        row("both preservations",
            withTrain("diff_output_preservation: true, blank_prompt_preservation: true"),
            u"job.preservation_conflict"_s, error, {}, 9);
        row("both accumulations",
            withTrain("gradient_accumulation: 2, gradient_accumulation_steps: 2"),
            u"job.accumulation_conflict"_s, error, u"gradient_accumulation_steps"_s, 9);
        row("whole epoch with accumulation",
            withTrain("gradient_accumulation: 2, gradient_accumulation_steps: -1"),
            u"job.accumulation_conflict"_s, error, {}, 9);
        row("legacy accumulation", withTrain("gradient_accumulation_steps: 4"),
            u"job.accumulation_legacy"_s, warning, {}, 9);
        row("trained and cached",
            withTrain("train_text_encoder: true, cache_text_embeddings: true"),
            u"job.text_encoder_conflict"_s, error, {}, 9);
        row("trained and unloaded",
            withTrain("train_text_encoder: true, unload_text_encoder: true"),
            u"job.text_encoder_conflict"_s, error, {}, 9);
        row("unloaded and cached",
            withTrain("unload_text_encoder: true, cache_text_embeddings: true"),
            u"job.unload_and_cache"_s, error, u"unload_text_encoder"_s, 9);
        row("attention masking with arch alone", withModel("attn_masking: true"),
            u"job.flux_only"_s, error, u"attn_masking"_s, 10);
        row("split model", withModel("split_model_over_gpus: true"), u"job.flux_only"_s, error,
            u"split_model_over_gpus"_s, 10);
        row(
            "quantised without checkpointing",
            [&] {
                Parts parts = withModel("quantize: true");
                parts.train += ", gradient_checkpointing: false";
                return parts;
            }(),
            u"job.quantized_without_checkpointing"_s, warning, u"gradient_checkpointing"_s, 9);
        row("augmented caching",
            withDataset("cache_latents_to_disk: true, augmentations: [{method: x}]"),
            u"job.augmented_caching"_s, warning, u"cache_latents_to_disk"_s, 8);
        row("augmented caching in memory", withDataset("cache_latents: true, augments: [x]"),
            u"job.augmented_caching"_s, warning, u"cache_latents"_s, 8);
        row("automatic frames with a batch", withDataset("auto_frame_count: true, batch_size: 2"),
            u"job.auto_frames_batch"_s, error, {}, 8);
        row("first preview skipped and forced",
            withTrain("skip_first_sample: true, force_first_sample: true"),
            u"job.first_sample_conflict"_s, warning, {}, 9);
        row("prompts and samples", withSample("samples: [{prompt: b}]"),
            u"job.prompts_and_samples"_s, warning, u"prompts"_s, 11);
        row("offloading changes qfloat8", withModel("quantize: true, layer_offloading: true"),
            u"job.offload_changes_qtype"_s, hint, {}, 10);
        row(
            "no resolution",
            [] {
                Parts parts;
                parts.dataset = "folder_path: /d, resolution: []";
                return parts;
            }(),
            u"job.no_resolution"_s, error, u"resolution"_s, 8);
        row(
            "absurd resolution",
            [] {
                Parts parts;
                parts.dataset = "folder_path: /d, resolution: [5, 512]";
                return parts;
            }(),
            u"job.out_of_range"_s, warning, u"resolution"_s, 8);
        row("batch of zero", withDataset("batch_size: 0"), u"job.out_of_range"_s, error,
            u"batch_size"_s, 8);
        row("negative frames", withDataset("num_frames: -4"), u"job.out_of_range"_s, error,
            u"num_frames"_s, 8);
        row("offload share in percent", withModel("layer_offloading_transformer_percent: 70"),
            u"job.out_of_range"_s, warning, u"transformer_percent"_s, 10);
        row("a word as a number", withSample("width: wide"), u"job.wrong_kind"_s, error, u"width"_s,
            11);
        row("a quoted number", withSample("width: \"512\""), u"job.wrong_kind"_s, error, u"width"_s,
            11);
        row("a quoted flag", withTrain("gradient_checkpointing: \"false\""), u"job.quoted_flag"_s,
            warning, u"gradient_checkpointing"_s, 9);
        row(
            "an optimizer nobody knows",
            [] {
                Parts parts;
                parts.train = "optimizer: adamw16bit, dtype: bf16";
                return parts;
            }(),
            u"job.unknown_optimizer"_s, error, u"optimizer"_s, 9);
        row(
            "no dtype",
            [] {
                Parts parts;
                parts.train = "optimizer: adamw";
                return parts;
            }(),
            u"job.full_precision"_s, warning, u"dtype"_s, 0);
        row(
            "fp32",
            [] {
                Parts parts;
                parts.train = "dtype: float32";
                return parts;
            }(),
            u"job.full_precision"_s, warning, u"dtype"_s, 9);
        row("old name of offloading", withModel("auto_memory: true"), u"job.auto_memory"_s, hint,
            u"auto_memory"_s, 10);
        const auto withArch = [&](const QByteArray &arch, Parts parts) {
            parts.model = "name_or_path: x, arch: " + arch;
            return parts;
        };
        row("frames that do not fit Wan", withArch("wan21", withDataset("num_frames: 40")),
            u"job.frames_off_grid"_s, warning, u"num_frames"_s, 8);
        row("frames that do not fit LTX", withArch("ltx2", withDataset("num_frames: 40")),
            u"job.frames_off_grid"_s, warning, u"num_frames"_s, 8);
        row("preview frames that do not fit", withArch("wan22_5b", withSample("num_frames: 40")),
            u"job.frames_off_grid"_s, hint, u"num_frames"_s, 11);
        row(
            "a resolution between the steps",
            [&] {
                Parts parts;
                parts.dataset = "folder_path: /d, resolution: [500, 512]";
                return parts;
            }(),
            u"job.resolution_off_grid"_s, hint, u"resolution"_s, 8);
        row(
            "a single resolution between the steps",
            [&] {
                Parts parts;
                parts.dataset = "folder_path: /d, resolution: 1000";
                return parts;
            }(),
            u"job.resolution_off_grid"_s, hint, u"resolution"_s, 8);
        row("a preview between the steps", withSample("width: 700"), u"job.sample_off_grid"_s, hint,
            u"width"_s, 11);
        row("the form's long previews", withArch("ltx2", withSample("num_frames: 121")),
            u"job.long_previews"_s, warning, u"num_frames"_s, 11);
        row("a type without quantisation", withModel("qtype: uint4"),
            u"job.qtype_without_quantize"_s, warning, u"qtype"_s, 10);
        row("a text encoder's type without quantisation", withModel("qtype_te: float8"),
            u"job.qtype_without_quantize"_s, warning, u"qtype_te"_s, 10);
        row("clips at the full size",
            withArch("wan21",
                     [&] {
                         Parts parts;
                         parts.dataset = "folder_path: /d, num_frames: 41, resolution: [512, 1024]";
                         return parts;
                     }()),
            u"job.large_clips"_s, warning, u"resolution"_s, 8);
        row("an edit model without its text encoder",
            withArch("qwen_image_edit", withTrain("unload_text_encoder: true")),
            u"job.edit_model_unload"_s, error, u"unload_text_encoder"_s, 9);
        row(
            "a trigger word in the cache",
            [&] {
                Parts parts = withTrain("cache_text_embeddings: true");
                parts.more = "      trigger_word: ohwx\n";
                return parts;
            }(),
            u"job.cached_trigger_word"_s, hint, u"trigger_word"_s, 12);
        row(
            "a rate that Prodigy replaces",
            [] {
                Parts parts;
                parts.train = "optimizer: prodigyopt, dtype: bf16, lr: 0.0001";
                return parts;
            }(),
            u"job.prodigy_rate"_s, hint, u"lr"_s, 9);
        row("poi", withDataset("poi: face"), u"job.poi"_s, error, u"poi"_s, 8);
        row(
            "several processes",
            [] {
                Parts parts;
                parts.more = "    - type: extract\n";
                return parts;
            }(),
            u"job.several_processes"_s, hint, {}, 4);
        row(
            "no model path",
            [] {
                Parts parts;
                parts.model = "arch: flux";
                return parts;
            }(),
            u"job.missing_key"_s, error, u"name_or_path"_s, 0);
        row(
            "empty model path",
            [] {
                Parts parts;
                parts.model = "name_or_path: , arch: flux";
                return parts;
            }(),
            u"job.missing_key"_s, error, u"name_or_path"_s, 10);
        row(
            "a key twice",
            [] {
                Parts parts;
                parts.more = "      network: {type: lora}\n";
                return parts;
            }(),
            u"job.duplicate_key"_s, warning, {}, 12);
        row(
            "a tab",
            [] {
                Parts parts;
                parts.more = "      device:\tcuda\n";
                return parts;
            }(),
            u"job.tab"_s, error, {}, 12);
    }
    void findsProblems()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, id);
        QFETCH(QString, severity);
        QFETCH(QString, path);
        QFETCH(int, line);
        const std::vector<JobProblem> problems = problemsIn(text);
        QCOMPARE(idsIn(problems), QStringList{id});
        const JobProblem &problem = problems.front();
        QCOMPARE(idOf(problem.severity), severity);
        QVERIFY(problem.message.size() > 20);
        QVERIFY2(!problem.message.contains(u"%1"_s) && !problem.message.contains(u"%2"_s),
                 qPrintable(problem.message));
        QVERIFY2(problem.path.text.endsWith(path), qPrintable(problem.path.text));
        QCOMPARE(problem.line.value_or(LineNumber{0}).value, line);
        QCOMPARE(problem.fix.empty(), problem.fixTitle.isEmpty());
    }

    /// Whatever offers to mend a problem mends it, and brings no other.
    void fixesEndTheirProblem_data() { findsProblems_data(); }
    void fixesEndTheirProblem()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, id);
        const JobProblem problem = problemsIn(text).front();
        static const QStringList kWithoutFix = {
            u"job.flux_only"_s,           u"job.offload_changes_qtype"_s,
            u"job.no_resolution"_s,       u"job.auto_memory"_s,
            u"job.several_processes"_s,   u"job.missing_key"_s,
            u"job.duplicate_key"_s,       u"job.tab"_s,
            u"job.cached_trigger_word"_s, u"job.out_of_range"_s,
            u"job.wrong_kind"_s,          u"job.large_clips"_s,
            u"job.accumulation_legacy"_s};
        if (problem.fix.empty()) {
            QVERIFY2(kWithoutFix.contains(id), qPrintable(id));
            return;
        }
        const Result<JobText> fixed = JobText::parse(text, u"x.yaml"_s)->apply(problem.fix);
        QVERIFY2(fixed, qPrintable(fixed ? QString() : fixed.error().sentence()));
        QCOMPARE(idsIn(problemsIn(fixed->bytes())), QStringList());
    }

    void acceptsWhatIsFine_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *name, const Parts &parts) {
            QTest::newRow(name) << jobOf(parts);
        };
        row("masking with the old flag",
            {.model = "name_or_path: x, is_flux: true, attn_masking: true"});
        row("both accumulation keys at 1",
            {.train = "dtype: bf16, gradient_accumulation: 4, gradient_accumulation_steps: 1"});
        row("placeholders",
            {.train = "dtype: bf16, batch_size: \"${BATCH}\", gradient_checkpointing: \"${GC}\""});
        row("a dataset's batch left to the train block",
            {.dataset = "folder_path: /d, batch_size: null"});
        row("prodigyopt", {.train = "dtype: bf16, optimizer: ProdigyOpt"});
        row("d-adaptation", {.train = "dtype: bf16, optimizer: dadaptadam"});
        row("float8 offloaded",
            {.model = "name_or_path: x, quantize: true, qtype: uint4, layer_offloading: true"});
        row("augmentations without caching", {.dataset = "folder_path: /d, augments: [x]"});
    }
    void acceptsWhatIsFine()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(idsIn(problemsIn(text)), QStringList());
    }

    void findsDatasetsThatKeepTheVae()
    {
        QByteArray text = jobOf({.dataset = "folder_path: /d, cache_latents_to_disk: true"});
        text.replace("      train:", "        - {folder_path: /e}\n      train:");
        const std::vector<JobProblem> problems = problemsIn(text);
        QCOMPARE(idsIn(problems), QStringList{u"job.some_latents_cached"_s});
        const Result<JobText> fixed =
            JobText::parse(text, u"x.yaml"_s)->apply(problems.front().fix);
        QVERIFY(fixed);
        QCOMPARE(idsIn(problemsIn(fixed->bytes())), QStringList());
    }

    void fixesSayWhatTheyDo()
    {
        const auto titleOf = [](const Parts &parts) {
            return problemsIn(jobOf(parts)).front().fixTitle;
        };
        QCOMPARE(titleOf({.train = "dtype: float32"}), u"Set “dtype” to bf16"_s);
        QCOMPARE(
            titleOf({.train = "dtype: bf16, skip_first_sample: true, force_first_sample: true"}),
            u"Set “force_first_sample” to false"_s);
        QCOMPARE(titleOf({.dataset = "folder_path: /d, poi: face"}), u"Remove “poi”"_s);
    }

    void findsDatasetsThatDisagreeAboutCaching()
    {
        QByteArray text = jobOf({.dataset = "folder_path: /d, cache_text_embeddings: true"});
        text.replace("      train:", "        - {folder_path: /e}\n      train:");
        const std::vector<JobProblem> problems = problemsIn(text);
        QCOMPARE(idsIn(problems), QStringList{u"job.mixed_text_caching"_s});
        QVERIFY(problems.front().path.text.contains(u"datasets[1]"_s));
        text.replace("dtype: bf16", "dtype: bf16, cache_text_embeddings: true");
        QCOMPARE(idsIn(problemsIn(text)), QStringList());
    }

    void findsWhatIsMissing()
    {
        const QByteArray text =
            "config:\n  process:\n    - train: {dtype: bf16}\n      model: {name_or_path: x}\n";
        QCOMPARE(idsIn(problemsIn(text)).filter(u"job.missing_key"_s).size(), 3);
        QVERIFY(idsIn(problemsIn(text)).contains(u"job.no_dataset"_s));
        QVERIFY(idsIn(problemsIn(text)).contains(u"job.full_finetune"_s));
    }

    void saysOnceThatAFragmentIsNoWholeFile()
    {
        const std::vector<JobProblem> problems =
            problemsIn("type: sd_trainer\nnetwork: {}\nmodel: {name_or_path: x}\ndatasets: "
                       "[{folder_path: /d}]\ntrain: {dtype: bf16}\n");
        QCOMPARE(idsIn(problems), QStringList{u"job.process_only"_s});
        QCOMPARE(idOf(problems.front().severity), u"error"_s);
    }

    void looksAtTextsThatAreNoJob()
    {
        QCOMPARE(idsIn(problemsIn("a: 1\na: 2\nb:\n  - {c: 1, c: 2}\n")),
                 QStringList({u"job.duplicate_key"_s, u"job.duplicate_key"_s}));
        const std::vector<JobProblem> problems = problemsIn("a: 1\nb: 2\na: 3\n");
        QVERIFY(problems.front().message.contains(u"1"_s) &&
                problems.front().message.contains(u"3"_s));
        QCOMPARE(problems.front().line->value, 3);
        QVERIFY(problemsOf(JobText()).empty());
    }

    void findsCommentsInJson()
    {
        QCOMPARE(idsIn(problemsIn("{\n  // note\n  \"a\": 1\n}\n", u"x.json"_s)),
                 QStringList{u"job.json_comments"_s});
        QCOMPARE(idsIn(problemsIn("{\"a\": [1,]}", u"x.json"_s)),
                 QStringList{u"job.json_comments"_s});
        QCOMPARE(idsIn(problemsIn("{\"a\": \"// none\"}", u"x.json"_s)), QStringList());
    }

    void findsYamlThatIsNamedJson()
    {
        QCOMPARE(idsIn(problemsIn("a: 1\n", u"x.json"_s)), QStringList{u"job.yaml_named_json"_s});
        QCOMPARE(idsIn(problemsIn("{\"a\": 1}", u"x.json"_s)), QStringList());
    }

    void toleratesTabsWherePythonDoes()
    {
        QCOMPARE(idsIn(problemsIn("a: \"x\ty\"\nb: 1\n# c\td\n")), QStringList());
        QCOMPARE(idsIn(problemsIn("{\n\t\"a\": 1\n}\n", u"x.json"_s)), QStringList());
    }

    void sortsByLine()
    {
        QByteArray text =
            jobOf({.train = "optimizer: nonsense", .sample = "width: wide, prompts: [a]"});
        const std::vector<JobProblem> problems = problemsIn(text);
        QCOMPARE(problems.size(), std::size_t(3));
        for (std::size_t i = 1; i < problems.size(); ++i)
            QVERIFY(problems[i - 1].line.value_or(LineNumber{0}) <=
                    problems[i].line.value_or(LineNumber{0}));
    }
};

QTEST_GUILESS_MAIN(TestJobChecks)
#include "tst_jobchecks.moc"
