// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/fixedits.h"

#include "fixrows.h"

#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

QString nameOf(FixEdits::State state)
{
    switch (state) {
    case FixEdits::State::Edits:
        return u"edits"_s;
    case FixEdits::State::AlreadyDone:
        return u"done"_s;
    case FixEdits::State::NotApplicable:
        break;
    }
    return u"none"_s;
}

Architecture imageModel()
{
    Architecture model;
    model.id = u"clayground"_s;
    model.media = Media::Image;
    model.lowVram = LowVramEffect::Load;
    model.offload = OffloadSupport::Full;
    model.vae = VaeKind::Image;
    return model;
}

Architecture wanModel()
{
    Architecture model = imageModel();
    model.id = u"wan21"_s;
    model.media = Media::Video;
    model.frameStep = 4;
    model.frameOffset = 1;
    model.lowVram = LowVramEffect::LoadSample;
    model.vaeTilingByLowVram = true;
    return model;
}

/// A job that has a process with these blocks, in flow style.
QByteArray jobWith(const QByteArray &blocks)
{
    return "job: extension\nconfig:\n  name: x\n  process:\n    - type: sd_trainer\n" + blocks;
}

Result<JobView> viewOf(const QByteArray &bytes)
{
    const Result<JobText> text = JobText::parse(bytes, u"job.yaml"_s);
    if (!text)
        return std::unexpected(text.error());
    return JobView::read(*text);
}

/// What a fix makes of a job: the text after it, or "done: reason" or "none: reason".
QString outcome(const QString &fix, const QByteArray &bytes, const Architecture *architecture,
                const QString &value = {})
{
    const Result<JobView> view = viewOf(bytes);
    if (!view)
        return u"unreadable: "_s + view.error().sentence();
    const FixEdits edits = editsForFix(fix, *view, architecture, value);
    if (edits.state != FixEdits::State::Edits)
        return nameOf(edits.state) + u": "_s + edits.reason;
    const Result<JobText> after = view->text.apply(edits.edits);
    return after ? QString::fromUtf8(after->bytes()) : u"refused: "_s + after.error().sentence();
}

} // namespace

void headroom::add(const FixRow &row, const char *model)
{
    QTest::newRow(row.name) << row.fix << row.before << row.after << row.value << QByteArray(model);
}

class TestFixEdits : public QObject
{
    Q_OBJECT

    /// The architecture of a row.
    static std::optional<Architecture> modelOf(const QByteArray &name)
    {
        if (name == "unknown")
            return std::nullopt;
        Architecture model = name.startsWith("wan") ? wanModel() : imageModel();
        if (name == "no low_vram")
            model.lowVram = LowVramEffect::Ignored;
        if (name == "no offloading")
            model.offload = OffloadSupport::None;
        if (name == "breaking offloading")
            model.offload = OffloadSupport::BreaksRun;
        if (name == "yaml offloading")
            model.offload = OffloadSupport::YamlOnly;
        if (name == "no text encoder")
            model.hasTextEncoder = false;
        if (name == "keeps text encoder")
            model.mayUnloadTextEncoder = false;
        if (name == "not quantizable")
            model.quantizable = false;
        if (name == "pixels")
            model.vae = VaeKind::None;
        if (name == "audio")
            model.media = Media::Audio;
        if (name == "tiles by low_vram")
            model.vaeTilingByLowVram = true;
        if (name == "divisor 32")
            model.bucketDivisor = 32;
        if (name.startsWith("adapters"))
            model.accuracyRecovery = {u"uint3|repo/three.safetensors"_s,
                                      u"uint4|repo/four.safetensors"_s};
        if (name == "one adapter")
            model.accuracyRecovery = {u"uint3|repo/three.safetensors"_s};
        if (name == "minimax") {
            model = wanModel();
            model.id = u"minimax_h3"_s;
            model.frameStep = 17;
            model.frameOffset = 5;
        }
        if (name == "ltx") {
            model = wanModel();
            model.id = u"ltx2"_s;
            model.frameStep = 8;
        }
        return model;
    }

private Q_SLOTS:
    void makesTheEdits_data()
    {
        QTest::addColumn<QString>("fix");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QByteArray>("model");

        addTrainRows();
        addDatasetsRows();
        addPreviewsRows();
        addModelRows();
        addQuantizeRows();
    }
    void makesTheEdits()
    {
        QFETCH(QString, fix);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QString, value);
        QFETCH(QByteArray, model);
        std::optional<Architecture> architecture =
            modelOf(model == "unknown adapters" ? QByteArray("adapters") : model);
        const Architecture *facts = architecture ? &*architecture : nullptr;
        const QString result = outcome(fix, jobWith(before), facts, value);
        if (after == "done" || after == "none") {
            QVERIFY2(result.startsWith(QString::fromUtf8(after) + u": "_s), qPrintable(result));
            QVERIFY2(result.size() > 20, qPrintable(result)); // a sentence says why
            QVERIFY2(!result.contains(u"%1"_s), qPrintable(result));
        } else {
            QCOMPARE(result.toUtf8(), jobWith(after));
        }
    }

    /// Done again and again, each fix comes to an end at which it says that it is done.
    void comesToAnEnd_data() { makesTheEdits_data(); }
    void comesToAnEnd()
    {
        QFETCH(QString, fix);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QString, value);
        QFETCH(QByteArray, model);
        if (after == "done" || after == "none")
            return;
        const std::optional<Architecture> architecture =
            modelOf(model == "unknown adapters" ? QByteArray("adapters") : model);
        const Architecture *facts = architecture ? &*architecture : nullptr;
        QByteArray bytes = jobWith(before);
        int rounds = 0;
        for (;; ++rounds) {
            QVERIFY2(rounds < 12, bytes.constData());
            const Result<JobView> view = viewOf(bytes);
            QVERIFY(view);
            const FixEdits edits = editsForFix(fix, *view, facts, value);
            if (edits.state != FixEdits::State::Edits) {
                QCOMPARE(nameOf(edits.state), u"done"_s);
                break;
            }
            QVERIFY(!edits.edits.empty());
            const Result<JobText> next = view->text.apply(edits.edits);
            QVERIFY(next);
            QVERIFY(next->bytes() != bytes);
            bytes = next->bytes();
        }
        // What has one fixed target is done after one round.
        static const QStringList kSteps = {
            u"drop_largest_bucket"_s,   u"reduce_num_frames"_s, u"shrink_preview"_s,
            u"reduce_preview_frames"_s, u"sample_less_often"_s, u"quantize_lower"_s,
            u"layer_offloading_less"_s, u"lower_rank"_s,        u"save_more_often"_s};
        if (!kSteps.contains(fix) || (!value.isEmpty() && value != u"ara"_s))
            QCOMPARE(rounds, 1);
    }

    void tellsTheValuesBefore()
    {
        const Result<JobView> view =
            viewOf(jobWith("      train: {batch_size: 4}\n      datasets: [{folder_path: a, "
                           "resolution: [512, 1024]}]\n"));
        const FixEdits batch = editsForFix(u"batch_size_one"_s, *view, nullptr);
        QCOMPARE(batch.edits.size(), std::size_t(1));
        QCOMPARE(batch.edits[0].path.text, u"config.process[0].train.batch_size"_s);
        QCOMPARE(batch.edits[0].from, QVariant(4));
        QCOMPARE(batch.edits[0].to, QVariant(1));
        const FixEdits bucket = editsForFix(u"drop_largest_bucket"_s, *view, nullptr);
        QCOMPARE(bucket.edits[0].from, QVariant(QVariantList{512, 1024}));
        QCOMPARE(bucket.edits[0].to, QVariant(QVariantList{512}));
        const FixEdits sampling = editsForFix(
            u"skip_first_sample"_s, *viewOf(jobWith("      sample: {prompts: [a]}\n")), nullptr);
        QVERIFY(!sampling.edits[0].from.isValid());
    }

    void worksOnViewsWithoutText()
    {
        JobView view;
        view.process = {u"config.process[0]"_s};
        view.train.batchSize = {.value = 4,
                                .isSet = true,
                                .line = {},
                                .path = {u"config.process[0].train.batch_size"_s}};
        const FixEdits edits = editsForFix(u"batch_size_one"_s, view, nullptr);
        QCOMPARE(edits.edits.size(), std::size_t(1));
        QCOMPARE(edits.edits[0].from, QVariant(4));
        for (const QString &fix : configFixes())
            (void)editsForFix(fix, view, nullptr);
    }

    void knowsTheFixesOfTheContract()
    {
        const QStringList expected = {u"batch_size_one"_s,
                                      u"cache_latents_to_disk"_s,
                                      u"cache_text_embeddings"_s,
                                      u"disable_sampling"_s,
                                      u"disable_validation"_s,
                                      u"drop_largest_bucket"_s,
                                      u"ema_off"_s,
                                      u"fewer_workers"_s,
                                      u"gradient_checkpointing_on"_s,
                                      u"layer_offloading_less"_s,
                                      u"layer_offloading_on"_s,
                                      u"low_vram_on"_s,
                                      u"lower_rank"_s,
                                      u"optimizer_8bit"_s,
                                      u"quantize_lower"_s,
                                      u"quantize_on"_s,
                                      u"reduce_num_frames"_s,
                                      u"reduce_preview_frames"_s,
                                      u"sample_less_often"_s,
                                      u"save_more_often"_s,
                                      u"shrink_preview"_s,
                                      u"skip_first_sample"_s,
                                      u"unload_text_encoder"_s,
                                      u"vae_tiling_on"_s};
        QCOMPARE(configFixes(), expected);
    }

    void tellsManualFixesFromUnknownOnes()
    {
        const Result<JobView> view = viewOf(jobWith("      train: {steps: 5}\n"));
        const FixEdits manual = editsForFix(u"restart_machine"_s, *view, nullptr);
        QCOMPARE(nameOf(manual.state), u"none"_s);
        QVERIFY(manual.reason.contains(u"by hand"_s));
        QVERIFY(editsForFix(u"do_magic"_s, *view, nullptr).reason.contains(u"do_magic"_s));
    }

    /// Every fix on every way to write a job touches the lines it must, and no other.
    void touchesOnlyItsLines_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray yaml =
            "---\n# portraits\njob: extension\nconfig:\n  name: \"kiln\" # folder name\n  "
            "process:\n    - type: 'sd_trainer'\n      network:\n        type: \"lora\"\n        "
            "linear: 64 # rank\n"
            "        linear_alpha: 64\n#        conv: 16\n      save:\n        save_every: 1000\n  "
            "    datasets:\n        # the good ones\n        - folder_path: "
            "\"D:\\\\sets\\\\kiln\"\n"
            "          resolution: [ 512, 768, 1024 ]  # all\n          batch_size: 2\n          "
            "num_frames: 81\n        - folder_path: '/more'\n          resolution:\n            - "
            "1024 # only\n"
            "      train:\n        batch_size: 4\n        gradient_checkpointing: false\n        "
            "optimizer: prodigy\n        steps: 4000\n#        skip_first_sample: true\n        "
            "force_first_sample: true\n"
            "        ema_config:\n          use_ema: true\n          ema_decay: 0.99\n        "
            "validation_config: {resolution: 512}\n      model:\n        name_or_path: \"x\" # "
            "hub\n        quantize: false\n"
            "        layer_offloading: false\n      sample:\n        sample_every: 100\n        "
            "width: 1024\n        height: 1024\n        num_frames: 81\n        prompts:\n         "
            " - \"one --w 1536\"\n          - two\n"
            "meta:\n  name: \"[name]\"\n";
        QTest::newRow("yaml") << yaml;
        QByteArray windows = yaml;
        QTest::newRow("yaml of Windows") << "\xEF\xBB\xBF" + windows.replace("\n", "\r\n");
        QTest::newRow("json") << QByteArray(
            "{\n  \"job\": \"extension\",\n  \"config\": {\n    \"name\": \"kiln\",\n    "
            "\"process\": [\n      {\n        \"type\": \"diffusion_trainer\",\n        "
            "\"network\": {\"type\": \"lora\", \"linear\": 64, \"linear_alpha\": 64},\n"
            "        \"save\": {\n          \"save_every\": 1000\n        },\n        "
            "\"datasets\": [\n          {\n            \"folder_path\": \"D:\\\\sets\",\n          "
            "  \"resolution\": [\n              512,\n              768,\n              1024\n     "
            "       ],\n            \"num_frames\": 81\n          }\n        ],\n"
            "        \"train\": {\n          \"batch_size\": 4,\n          "
            "\"gradient_checkpointing\": false,\n          \"optimizer\": \"adamw\",\n          "
            "\"steps\": 4000,\n          \"ema_config\": {\n            \"use_ema\": true\n        "
            "  },\n          \"validation_config\": {\n            \"resolution\": 512\n          "
            "}\n        },\n"
            "        \"model\": {\n          \"name_or_path\": \"x\",\n          \"quantize\": "
            "false,\n          \"model_kwargs\": {}\n        },\n        \"sample\": {\n          "
            "\"width\": 1024,\n          \"height\": 1024,\n          \"num_frames\": 81,\n        "
            "  \"samples\": [\n            {\n              \"prompt\": \"one\",\n              "
            "\"width\": 2048\n            }\n          ]\n        }\n      }\n    ]\n  }\n}\n");
        QTest::newRow("json in one line") << QByteArray(
            "{\"job\": \"extension\", \"config\": {\"name\": \"kiln\", \"process\": [{\"type\": "
            "\"sd_trainer\", \"network\": {\"linear\": 32}, \"datasets\": [{\"resolution\": 1024, "
            "\"num_frames\": 49}], \"train\": {\"batch_size\": 4, \"gradient_checkpointing\": "
            "false}, \"model\": {\"name_or_path\": \"x\"}, \"sample\": {\"num_frames\": 49, "
            "\"width\": 1024, \"height\": 1024, \"prompts\": [\"one\"]}}]}}");
        QTest::newRow("process alone")
            << QByteArray("type: sd_trainer\nnetwork: {linear: 32}\ntrain:\n  batch_size: 4\n  "
                          "gradient_checkpointing: false\nmodel:\n  quantize: false\ndatasets:\n- "
                          "resolution: [1024, 768]\n  num_frames: 81\nsample:\n  width: 1024\n  "
                          "prompts: ['a']\n  num_frames: 81\n");
    }
    void touchesOnlyItsLines()
    {
        QFETCH(QByteArray, text);
        const Architecture architecture = wanModel();
        int applied = 0;
        for (const QString &fix : configFixes()) {
            const Result<JobView> view = viewOf(text);
            QVERIFY(view);
            const FixEdits edits = editsForFix(fix, *view, &architecture);
            if (edits.state != FixEdits::State::Edits)
                continue;
            const Result<JobText> after = view->text.apply(edits.edits);
            QVERIFY2(after,
                     qPrintable(fix + u": "_s + (after ? QString() : after.error().sentence())));
            ++applied;
            for (const Edit &edit : edits.edits)
                QCOMPARE(after->value(edit.path), edit.to);
            // No more lines go or come than there are edits (a removed block and a new one with its
            // parent count more).
            const QString diff = unifiedDiff(text, after->bytes(), u"job"_s);
            const auto changed = diff.count(u"\n-"_s) + diff.count(u"\n+"_s) - 1;
            QVERIFY2(changed <= qsizetype(edits.edits.size()) * 4 + 2, qPrintable(diff));
            const Result<JobView> again = JobView::read(*after);
            QVERIFY(again);
            QCOMPARE(again->datasets.size(), view->datasets.size());
            QCOMPARE(again->sample.items.size(), view->sample.items.size());
        }
        QVERIFY2(applied >= 14, qPrintable(QString::number(applied)));
    }
};

QTEST_GUILESS_MAIN(TestFixEdits)
#include "tst_fixedits.moc"
