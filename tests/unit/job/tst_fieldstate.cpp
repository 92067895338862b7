// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "openedfields.h"

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kModel = "      model:\n        name_or_path: a/b\n        arch: ";

QByteArray modelOf(const QByteArray &arch, const QByteArray &more = {})
{
    return jobWith(kModel + arch + '\n' + more);
}

} // namespace

class TestFieldState : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatTheFileSays()
    {
        const OpenedFields job(jobWith("      train:\n        batch_size: 4\n        lr: 1e-4\n"));
        const FieldState batch = job.state(u"training"_s, u"batch_size"_s);
        QVERIFY(batch.isSet && batch.isShown && !batch.isUnusual);
        QCOMPARE(batch.value, QVariant(4));
        QCOMPARE(batch.path.text, u"config.process[0].train.batch_size"_s);
        QCOMPARE(batch.line->value, 7);
        QCOMPARE(job.state(u"training"_s, u"lr"_s).value.toDouble(), 0.0001);
    }

    /// A key that is missing counts as the trainer has it, not as the form would write it.
    void missingKeysHaveTheTrainersDefault_data()
    {
        QTest::addColumn<QString>("panel");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QVariant>("value");
        QTest::newRow("lr") << u"training"_s << u"lr"_s << QVariant(1e-6);
        QTest::newRow("steps") << u"training"_s << u"steps"_s << QVariant(1000);
        QTest::newRow("optimizer") << u"training"_s << u"optimizer"_s << QVariant(u"adamw"_s);
        QTest::newRow("rank") << u"target"_s << u"linear"_s << QVariant(4);
        QTest::newRow("quantisation") << u"quantize"_s << u"transformer"_s << QVariant(u""_s);
        QTest::newRow("text encoder") << u"quantize"_s << u"text_encoder"_s << QVariant(u""_s);
        QTest::newRow("checkpointing")
            << u"training_text"_s << u"gradient_checkpointing"_s << QVariant(true);
        QTest::newRow("width") << u"sample"_s << u"width"_s << QVariant(512);
        QTest::newRow("walk seed") << u"sample"_s << u"walk_seed"_s << QVariant(false);
        QTest::newRow("offloading")
            << u"model"_s << u"layer_offloading_transformer_percent"_s << QVariant(100.0);
        QTest::newRow("nothing at all") << u"training"_s << u"weight_decay"_s << QVariant();
    }

    void missingKeysHaveTheTrainersDefault()
    {
        QFETCH(QString, panel);
        QFETCH(QString, id);
        QFETCH(QVariant, value);
        const OpenedFields job(jobWith("      train:\n        dtype: bf16\n"));
        const FieldState state = job.state(panel, id);
        QVERIFY(!state.isSet);
        QVERIFY(!state.isUnusual);
        QCOMPARE(state.value, value);
    }

    void entriesFallBackToTheJob()
    {
        const OpenedFields job(
            jobWith("      train:\n        batch_size: 3\n      datasets:\n        - folder_path: "
                    "a\n        - folder_path: b\n          batch_size: 2\n      sample:\n"
                    "        width: 768\n        samples:\n          - prompt: a\n"));
        QCOMPARE(job.state(u"datasets"_s, u"batch_size"_s).value, QVariant(3));
        QVERIFY(!job.state(u"datasets"_s, u"batch_size"_s).isSet);
        QCOMPARE(job.state(u"datasets"_s, u"batch_size"_s, 1).value, QVariant(2));
        QCOMPARE(job.state(u"samples"_s, u"width"_s).value, QVariant(768));
        QCOMPARE(job.state(u"samples"_s, u"height"_s).value, QVariant(512));
    }

    void quantisationIsAFlagAndAName()
    {
        const OpenedFields off(
            modelOf("zimage", "        quantize: false\n        qtype: uint4\n"));
        QCOMPARE(off.state(u"quantize"_s, u"transformer"_s).value, QVariant(u""_s));
        const OpenedFields on(modelOf("zimage", "        quantize: true\n        qtype: uint4\n"));
        QCOMPARE(on.state(u"quantize"_s, u"transformer"_s).value, QVariant(u"uint4"_s));
        QVERIFY(!on.state(u"quantize"_s, u"transformer"_s).isUnusual);
        // The text encoder follows the transformer when it has no key of its own.
        QCOMPARE(on.state(u"quantize"_s, u"text_encoder"_s).value, QVariant(u"qfloat8"_s));
        QVERIFY(!on.state(u"quantize"_s, u"text_encoder"_s).isSet);
    }

    void recoveryAdaptersAreChoicesOfTheirArchitecture()
    {
        const QByteArray adapter =
            "        quantize: true\n        qtype: "
            "uint3|ostris/accuracy_recovery_adapters/qwen_image_torchao_uint3.safetensors\n";
        const OpenedFields known(modelOf("qwen_image", adapter));
        QVERIFY(!known.state(u"quantize"_s, u"transformer"_s).isUnusual);
        const OpenedFields other(modelOf("zimage", adapter));
        QVERIFY(other.state(u"quantize"_s, u"transformer"_s).isUnusual);
        QVERIFY(
            other.state(u"quantize"_s, u"transformer"_s).value.toString().startsWith("uint3|"_L1));
    }

    void unusualValuesAreKept_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<QString>("panel");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QVariant>("value");
        const QByteArray train = "      train:\n        ";
        QTest::newRow("optimizer") << train + "optimizer: lion8bit\n"
                                   << u"training"_s << u"optimizer"_s << QVariant(u"lion8bit"_s);
        QTest::newRow("a text for a number")
            << train + "batch_size: many\n"
            << u"training"_s << u"batch_size"_s << QVariant(u"many"_s);
        QTest::newRow("a number in quotes") << train + "batch_size: \"4\"\n"
                                            << u"training"_s << u"batch_size"_s << QVariant(u"4"_s);
        QTest::newRow("sigmas of one's own")
            << train + "validation_config:\n          validation_sigmas: [0.9, 0.1]\n"
            << u"validation"_s << u"sigmas"_s << QVariant(QVariantList{0.9, 0.1});
    }

    void unusualValuesAreKept()
    {
        QFETCH(QByteArray, lines);
        QFETCH(QString, panel);
        QFETCH(QString, id);
        QFETCH(QVariant, value);
        const FieldState state = OpenedFields(jobWith(lines)).state(panel, id);
        QVERIFY(state.isSet && state.isShown && state.isUnusual);
        QCOMPARE(state.value, value);
    }

    void resolutionsAreAListEvenWhenWrittenAsOne()
    {
        const auto resolutions = [](const QByteArray &written) {
            const OpenedFields job(
                jobWith("      datasets:\n        - folder_path: a\n" + written));
            return job.state(u"datasets"_s, u"resolution"_s);
        };
        QCOMPARE(resolutions("          resolution: 640\n").value, QVariant(QVariantList{640}));
        QCOMPARE(resolutions("          resolution: [512, 632]\n").value,
                 QVariant(QVariantList({512, 632})));
        QCOMPARE(resolutions("          resolution:\n            - 768\n").value,
                 QVariant(QVariantList{768}));
        QCOMPARE(resolutions("          resolution: []\n").value, QVariant(QVariantList{}));
        QCOMPARE(resolutions({}).value, QVariant(QVariantList{512}));
        QVERIFY(resolutions("          resolution: [big]\n").isUnusual);
    }

    void legacyNamesAreRead()
    {
        const OpenedFields job(jobWith(
            "      network:\n        type: lora\n        rank: 8\n      datasets:\n        - "
            "dataset_path: a\n" +
            kModel + "zimage\n        auto_memory: true\n"));
        QCOMPARE(job.state(u"target"_s, u"linear"_s).value, QVariant(8));
        QCOMPARE(job.state(u"target"_s, u"linear"_s).path.text,
                 u"config.process[0].network.rank"_s);
        QCOMPARE(job.state(u"datasets"_s, u"folder_path"_s).value, QVariant(u"a"_s));
        QCOMPARE(job.state(u"model"_s, u"layer_offloading"_s).value, QVariant(true));
        QVERIFY(job.state(u"model"_s, u"layer_offloading_transformer_percent"_s).isShown);
    }

    void sharesAreShownInPercent()
    {
        const OpenedFields job(modelOf(
            "zimage", "        layer_offloading: true\n"
                      "        layer_offloading_transformer_percent: 0.7000000000000001\n"));
        QCOMPARE(job.state(u"model"_s, u"layer_offloading_transformer_percent"_s).value,
                 QVariant(70.0));
    }

    void architecturesShowAndHide_data()
    {
        QTest::addColumn<QByteArray>("arch");
        QTest::addColumn<QString>("field");
        QTest::addColumn<bool>("shown");
        const auto row = [](const char *arch, const char *field, bool shown) {
            QTest::addRow("%s %s", arch, field)
                << QByteArray(arch) << QString::fromLatin1(field) << shown;
        };
        row("flux", "model.low_vram", false);
        row("zimage", "model.low_vram", true);
        row("hidream", "model.layer_offloading", false);
        row("zimage", "model.layer_offloading", true);
        row("zimage", "model.layer_offloading_transformer_percent", false);
        row("\"zimage:turbo\"", "model.assistant_lora_path", true);
        row("zimage", "model.assistant_lora_path", false);
        row("ideogram4", "model.unconditional_lora_path", true);
        row("minimax_h3", "model.distillation", true);
        row("minimax_h3", "model.image_refs_as_video", false);
        row("minimax_h3_ref2va", "model.image_refs_as_video", true);
        row("\"krea2:o_edit\"", "model.kv_cache", true);
        row("flux2", "model.match_target_res", true);
        row("flux2", "model.kv_cache", false);
        row("sdxl", "quantize.transformer", false);
        row("hidream_o1", "quantize.text_encoder", false);
        row("hidream_o1", "quantize.transformer", true);
        row("\"wan22_14b:t2v\"", "multistage.train_high_noise", true);
        row("\"wan21:14b\"", "multistage.train_high_noise", false);
        row("sdxl", "target.conv", true);
        row("flux", "target.conv", false);
        row("sd15", "training.timestep_type", false);
        row("flux", "training.timestep_type", true);
        row("ltx2", "training.audio_loss_multiplier", true);
        row("qwen_image_edit_plus", "training.unload_text_encoder", false);
        row("qwen_image_edit", "datasets.control_path", true);
        row("qwen_image_edit_plus", "datasets.control_path_2", true);
        row("qwen_image_edit_plus", "datasets.control_path", false);
        row("ltx2", "datasets.num_frames", true);
        row("flux", "datasets.num_frames", false);
        row("wan22_5b", "datasets.do_i2v", true);
        row("\"wan21:14b\"", "datasets.do_audio", false);
        row("ace_step_15", "datasets.resolution", false);
        row("ace_step_15", "sample.width", false);
        row("flux", "sample.num_frames", false);
        row("ltx2", "sample.num_frames", true);
        row("wan22_14b_i2v", "samples.ctrl_img", true);
        row("flux2", "samples.ctrl_img_3", true);
        row("my_own_model", "model.low_vram", false);
        row("my_own_model", "quantize.transformer", true);
        row("my_own_model", "datasets.resolution", true);
    }

    void architecturesShowAndHide()
    {
        QFETCH(QByteArray, arch);
        QFETCH(QString, field);
        QFETCH(bool, shown);
        const OpenedFields job(
            jobWith(kModel + arch +
                    "\n      datasets:\n        - folder_path: a\n      sample:\n"
                    "        samples:\n          - prompt: a\n"));
        QCOMPARE(job.state(field.section(u'.', 0, 0), field.section(u'.', 1)).isShown, shown);
    }

    /// A value that counts is never hidden, whatever the model; one that says nothing is.
    void whatIsSetIsShownInSpiteOfTheArchitecture()
    {
        const FieldState set = OpenedFields(modelOf("flux", "        low_vram: true\n"))
                                   .state(u"model"_s, u"low_vram"_s);
        QVERIFY(set.isShown && set.isForeign);
        const FieldState harmless = OpenedFields(modelOf("flux", "        low_vram: false\n"))
                                        .state(u"model"_s, u"low_vram"_s);
        QVERIFY(!harmless.isShown);
        const FieldState unknown = OpenedFields(modelOf("my_own_model", "        low_vram: true\n"))
                                       .state(u"model"_s, u"low_vram"_s);
        QVERIFY(unknown.isShown && unknown.isForeign);
        // A field that another setting hides stays hidden.
        const OpenedFields decay(
            jobWith("      train:\n        ema_config:\n          use_ema: false\n"
                    "          ema_decay: 0.5\n"));
        QVERIFY(!decay.state(u"training"_s, u"ema_decay"_s).isShown);
    }

    void otherSettingsShowAndHide()
    {
        const OpenedFields lokr(jobWith("      network:\n        type: lokr\n"));
        QVERIFY(lokr.state(u"target"_s, u"lokr_factor"_s).isShown);
        QVERIFY(!lokr.state(u"target"_s, u"linear"_s).isShown);
        const OpenedFields nothing(jobWith("      train: {}\n"));
        QVERIFY(nothing.state(u"target"_s, u"linear"_s).isShown); // LoRA is the default
        QVERIFY(!nothing.state(u"validation"_s, u"resolution"_s).isShown);
        const OpenedFields slider(
            "config:\n  process:\n    - type: concept_slider\n      train: {}\n");
        QVERIFY(slider.state(u"slider"_s, u"target_class"_s).isShown);
        QVERIFY(!slider.state(u"job"_s, u"trigger_word"_s).isShown);
        QVERIFY(!nothing.state(u"slider"_s, u"target_class"_s).isShown);
        QVERIFY(nothing.state(u"job"_s, u"trigger_word"_s).isShown);
    }

    void autoFrameCountTakesThePlaceOfTheFrames()
    {
        const OpenedFields job(jobWith(kModel + "ltx2\n      datasets:\n        - folder_path: a\n"
                                                "          auto_frame_count: true\n"));
        QVERIFY(!job.state(u"datasets"_s, u"num_frames"_s).isShown);
    }

    void theDistillationIsReadFromThreeKeys()
    {
        const auto method = [](const QByteArray &train, const QByteArray &model) {
            return OpenedFields(jobWith("      train:\n        dtype: bf16\n" + train + kModel +
                                        "minimax_h3\n" + model))
                .state(u"model"_s, u"distillation"_s)
                .value.toString();
        };
        const QByteArray loss = "        do_guidance_loss: true\n";
        const QByteArray adapter = "        assistant_lora_path: a.safetensors\n";
        QCOMPARE(method(loss, {}), u"Contrastive Guidance"_s);
        QCOMPARE(method({}, adapter), u"Training Adapter"_s);
        QVERIFY(method(loss, adapter).startsWith("Contrastive Guidance + Training Adapter"_L1));
        QVERIFY(method({}, {}).isEmpty());
    }

    void promptsHaveNothingButTheirText()
    {
        const OpenedFields job(jobWith(
            "      sample:\n        width: 768\n        prompts:\n          - a\n          - b\n"));
        const FieldState prompt = job.state(u"samples"_s, u"prompt"_s, 1);
        QCOMPARE(prompt.value, QVariant(u"b"_s));
        QCOMPARE(prompt.path.text, u"config.process[0].sample.prompts[1]"_s);
        QVERIFY(!job.state(u"samples"_s, u"width"_s, 1).isShown);
    }

    void aProcessAloneHasNoName()
    {
        const OpenedFields job("type: sd_trainer\ntrain:\n  batch_size: 2\nmodel:\n  arch: flux\n");
        QVERIFY(!job.state(u"job"_s, u"name"_s).isShown);
        QCOMPARE(job.state(u"training"_s, u"batch_size"_s).value, QVariant(2));
    }

    void oldFlagsNameTheArchitecture()
    {
        const OpenedFields job(
            jobWith("      model:\n        name_or_path: x\n        is_xl: true\n"));
        QVERIFY(!job.state(u"quantize"_s, u"transformer"_s).isShown);
        QVERIFY(job.state(u"target"_s, u"conv"_s).isShown);
    }

    void hiddenCardsHaveNoShownField()
    {
        const OpenedFields job(modelOf("flux"));
        const auto shown = [&job](const QString &panel) {
            return isShown(*OpenedFields::catalogue().panel(panel), job.context(panel));
        };
        QVERIFY(!shown(u"multistage"_s));
        QVERIFY(!shown(u"slider"_s));
        QVERIFY(shown(u"quantize"_s));
        QVERIFY(shown(u"training"_s));
    }
};

QTEST_GUILESS_MAIN(TestFieldState)
#include "tst_fieldstate.moc"
