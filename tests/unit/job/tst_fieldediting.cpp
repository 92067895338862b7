// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "openedfields.h"

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kModel = "      model:\n        name_or_path: a/b\n        arch: ";
const QVariant kNothing;

} // namespace

class TestFieldEditing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fieldsWriteWhatTheFormWrites_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const QByteArray train = "      train:\n";
        const QByteArray model = kModel + "zimage\n";
        const auto row = [](const char *name, const char *field, const QVariant &value,
                            const QByteArray &before, const QByteArray &after) {
            QTest::newRow(name) << QString::fromLatin1(field) << value << before << after;
        };
        row("a number", "training.batch_size", 1, train + "        batch_size: 4  # four\n",
            train + "        batch_size: 1  # four\n");
        row("back to the default", "training.batch_size", kNothing,
            train + "        batch_size: 4\n        lr: 1.0\n", train + "        lr: 1.0\n");
        row("a missing block", "training.weight_decay", 0.01, train + "        lr: 1.0\n",
            train + "        lr: 1.0\n        optimizer_params:\n          weight_decay: 0.01\n");
        row("the same again", "training.batch_size", 4, train + "        batch_size: 4\n",
            train + "        batch_size: 4\n");
        row("quantisation off resets its type", "quantize.transformer", u""_s,
            model + "        quantize: true\n        qtype: uint4\n",
            model + "        quantize: false\n        qtype: qfloat8\n");
        row("quantisation on", "quantize.transformer", u"uint4"_s,
            model + "        quantize: false\n        qtype: qfloat8\n",
            model + "        quantize: true\n        qtype: uint4\n");
        row("quantisation off where nothing was", "quantize.text_encoder", u""_s,
            model + "        quantize: true\n",
            model + "        quantize: true\n        quantize_te: false\n");
        row("compiling brings its blocks", "quantize.compile", true, model,
            model + "        compile: true\n        block_compile: true\n");
        row("and takes them away", "quantize.compile", false,
            model + "        compile: true\n        block_compile: true\n",
            model + "        compile: false\n");
        row("the rank takes its alpha along", "target.linear", 16,
            "      network:\n        linear: 32\n        linear_alpha: 32\n",
            "      network:\n        linear: 16\n        linear_alpha: 16\n");
        row("an alpha of its own stays", "target.linear", 16,
            "      network:\n        linear: 32\n        linear_alpha: 1\n",
            "      network:\n        linear: 16\n        linear_alpha: 1\n");
        row("the old name of the rank", "target.linear", 16, "      network:\n        rank: 32\n",
            "      network:\n        rank: 16\n");
        row("caching ends unloading", "training.cache_text_embeddings", true,
            train + "        unload_text_encoder: true\n        cache_text_embeddings: false\n",
            train + "        unload_text_encoder: false\n        cache_text_embeddings: true\n");
        row("unloading ends caching", "training.unload_text_encoder", true,
            train + "        cache_text_embeddings: true\n",
            train + "        cache_text_embeddings: false\n        unload_text_encoder: true\n");
        row("one preservation ends the other", "training.blank_prompt_preservation", true,
            train + "        diff_output_preservation: true\n",
            train + "        diff_output_preservation: false\n"
                    "        blank_prompt_preservation: true\n");
        row("a flag that is removed when off", "training.do_guidance_loss", false,
            train + "        lr: 1.0\n        do_guidance_loss: true\n"
                    "        guidance_loss_target: 4.0\n",
            train + "        lr: 1.0\n");
        row("a flag that sets a first target", "training.do_guidance_loss", true,
            train + "        lr: 1.0\n",
            train + "        lr: 1.0\n        do_guidance_loss: true\n"
                    "        guidance_loss_target: 4.0\n");
        row("but keeps one that is there", "training.do_guidance_loss", true,
            train + "        guidance_loss_target: 3.5\n",
            train + "        guidance_loss_target: 3.5\n        do_guidance_loss: true\n");
        row("offloading", "model.layer_offloading", true, model,
            model + "        layer_offloading: true\n"
                    "        layer_offloading_transformer_percent: 1.0\n"
                    "        layer_offloading_text_encoder_percent: 1.0\n");
        row("a share", "model.layer_offloading_transformer_percent", 70,
            model + "        layer_offloading_transformer_percent: 1.0\n",
            model + "        layer_offloading_transformer_percent: 0.7\n");
        row("an emptied trigger word", "job.trigger_word", u""_s, "      trigger_word: \"x\"\n",
            "      trigger_word: null\n");
        row("an emptied path", "model.extras_name_or_path", u""_s,
            kModel + "zimage\n        extras_name_or_path: x\n", kModel + "zimage\n");
        row("the name of the job", "job.name", u"other"_s, {}, {});
        row("validation on", "validation.enabled", true, train + "        lr: 1.0\n",
            train + "        lr: 1.0\n        validation_config:\n          validation_items:\n"
                    "            - image_path: \"\"\n              prompt: \"\"\n"
                    "          resolution: 1024\n          validate_every_n_steps: 1\n"
                    "          validation_sigmas: [0.5]\n");
        row("validation off", "validation.enabled", false,
            train + "        lr: 1.0\n        validation_config:\n          resolution: 1024\n",
            train + "        lr: 1.0\n");
        row("sigmas", "validation.sigmas", QVariantList({1.0, 0.5}),
            train + "        validation_config:\n          validation_sigmas: [0.5]\n",
            train + "        validation_config:\n          validation_sigmas: [1.0, 0.5]\n");
    }

    void fieldsWriteWhatTheFormWrites()
    {
        QFETCH(QString, field);
        QFETCH(QVariant, value);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const QString panel = field.section(u'.', 0, 0) == "model"_L1 && field.contains("extras"_L1)
                                  ? u"model_text"_s
                                  : field.section(u'.', 0, 0);
        OpenedFields job(jobWith(before));
        QVERIFY(job.set(panel, field.section(u'.', 1), value));
        QByteArray wanted = jobWith(after);
        if (field == "job.name"_L1)
            wanted.replace("my_job", "other");
        QCOMPARE(job.bytes(), wanted);
        // Done twice it changes nothing more.
        QVERIFY(job.edits(panel, field.section(u'.', 1), value).empty());
    }

    void resolutionsKeepTheirShape_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QVariantList>("value");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("one of a list goes") << QByteArray("[ 512, 768, 1024 ]")
                                            << QVariantList{512, 768} << QByteArray("[ 512, 768 ]");
        QTest::newRow("a number stays a number")
            << QByteArray("1024") << QVariantList{512} << QByteArray("512");
        QTest::newRow("a number becomes a list")
            << QByteArray("1024") << QVariantList{1024, 512} << QByteArray("[1024, 512]");
        QTest::newRow("a list of one stays a list")
            << QByteArray("[512, 1024]") << QVariantList{512} << QByteArray("[512]");
        QTest::newRow("sizes of one's own stay")
            << QByteArray("[632, 1024]") << QVariantList{632} << QByteArray("[632]");
    }

    void resolutionsKeepTheirShape()
    {
        QFETCH(QByteArray, before);
        QFETCH(QVariantList, value);
        QFETCH(QByteArray, after);
        const QByteArray head = "      datasets:\n        - folder_path: a\n          resolution: ";
        OpenedFields job(jobWith(head + before + "  # sizes\n"));
        QVERIFY(job.set(u"datasets"_s, u"resolution"_s, value));
        QCOMPARE(job.bytes(), jobWith(head + after + "  # sizes\n"));
    }

    void loraScalesAreWrittenAsText()
    {
        OpenedFields job(jobWith("      sample:\n        samples:\n          - prompt: \"a\"\n"));
        QVERIFY(job.set(u"samples"_s, u"network_multiplier"_s, 1.2));
        QCOMPARE(job.bytes(), jobWith("      sample:\n        samples:\n          - prompt: \"a\"\n"
                                      "            network_multiplier: \"1.2\"\n"));
        QVERIFY(!job.state(u"samples"_s, u"network_multiplier"_s).isUnusual);
    }

    void datasetsAreAdded_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("begin");
        const QByteArray entry = "- folder_path: ";
        QTest::newRow("to a list")
            << QByteArray(
                   "      datasets:\n        - folder_path: \"a\"  # mine\n      train: {}\n")
            << QByteArray("      datasets:\n        - folder_path: \"a\"  # mine\n        - "
                          "folder_path: \"/path/to/images/folder\"\n          mask_path: null\n");
        QTest::newRow("to an empty list")
            << QByteArray("      datasets: []\n      train: {}\n")
            << QByteArray("      datasets:\n        - folder_path: /path/to/images/folder\n"
                          "          mask_path: null\n");
        QTest::newRow("to no list")
            << QByteArray("      train: {}\n")
            << QByteArray("      train: {}\n      datasets:\n        - folder_path: "
                          "/path/to/images/folder\n          mask_path: null\n");
        QTest::newRow("with dashes further out")
            << QByteArray("      datasets:\n      - folder_path: a\n        num_repeats: 2\n")
            << QByteArray("      datasets:\n      - folder_path: a\n        num_repeats: 2\n"
                          "      - folder_path: /path/to/images/folder\n        mask_path: null\n");
        QTest::newRow("between brackets")
            << QByteArray("      datasets: [{folder_path: a}]\n")
            << QByteArray("      datasets: [{folder_path: a}, {folder_path: "
                          "/path/to/images/folder, mask_path: null");
    }

    void datasetsAreAdded()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, begin);
        OpenedFields job(jobWith(before));
        const int count = static_cast<int>(job.job().datasets.size());
        const Panel &panel = *OpenedFields::catalogue().panel(u"datasets");
        QVERIFY(job.apply(editsToAdd(panel, job.context(u"training"_s))));
        QVERIFY2(job.bytes().startsWith(jobWith(begin)), job.bytes().constData());
        QCOMPARE(int(job.job().datasets.size()), count + 1);
        QCOMPARE(job.job().datasets.back().resolutions.value, (std::vector<int>{512, 768, 1024}));
    }

    void datasetsAreAddedToJson()
    {
        const QByteArray before = "{\n  \"config\": {\n    \"process\": [\n      {\n        "
                                  "\"type\": \"sd_trainer\",\n        \"datasets\": [\n          "
                                  "{\n            \"folder_path\": \"a\"\n          }\n        ]\n"
                                  "      }\n    ]\n  }\n}\n";
        OpenedFields job(before, u".job_config.json"_s);
        const Panel &panel = *OpenedFields::catalogue().panel(u"datasets");
        QVERIFY(job.apply(editsToAdd(panel, job.context(u"training"_s))));
        QVERIFY2(
            job.bytes().contains("          },\n          {\n            \"folder_path\": "
                                 "\"/path/to/images/folder\",\n            \"mask_path\": null"),
            job.bytes().constData());
        QVERIFY(job.bytes().endsWith("            \"num_repeats\": 1\n          }\n        ]\n"
                                     "      }\n    ]\n  }\n}\n"));
    }

    void datasetsAreDuplicatedAndRemoved()
    {
        const QByteArray first = "      datasets:\n        - folder_path: 'a'  # first\n"
                                 "          resolution: [ 512 ]\n          nested:\n"
                                 "            deep: [1, 2]\n";
        const QByteArray second = "        - folder_path: 'b'\n";
        OpenedFields job(jobWith(first + second));
        const Panel &panel = *OpenedFields::catalogue().panel(u"datasets");
        QVERIFY(job.apply(editsToDuplicate(panel, job.context(u"training"_s), 0)));
        QCOMPARE(job.bytes(), jobWith(first + second +
                                      "        - folder_path: 'a'\n          resolution: [ 512 ]\n"
                                      "          nested:\n            deep: [ 1, 2 ]\n"));
        QVERIFY(job.apply(editsToRemove(panel, job.context(u"training"_s), 2)));
        QCOMPARE(job.bytes(), jobWith(first + second));
        QVERIFY(job.apply(editsToRemove(panel, job.context(u"training"_s), 0)));
        QCOMPARE(job.bytes(), jobWith("      datasets:\n" + second));
        QVERIFY(job.apply(editsToRemove(panel, job.context(u"training"_s), 0)));
        QVERIFY(job.job().datasets.empty());
        QVERIFY(editsToRemove(panel, job.context(u"training"_s), 5).empty());
    }

    void controlsComeWithTheArchitecture()
    {
        OpenedFields job(jobWith(kModel + "flex2\n      datasets:\n        - folder_path: a\n"));
        const Panel &panel = *OpenedFields::catalogue().panel(u"datasets");
        QVERIFY(job.apply(editsToAdd(panel, job.context(u"training"_s))));
        QVERIFY2(job.bytes().contains("controls: [depth, line, pose, inpaint]"),
                 job.bytes().constData());
    }

    void promptsAreAddedAndTurnedIntoSamples()
    {
        OpenedFields job(jobWith("      sample:\n        prompts:\n          - \"a, b\"\n"
                                 "          - \"c\"  # last\n        seed: 1\n"));
        const Panel &panel = *OpenedFields::catalogue().panel(u"samples");
        QVERIFY(job.apply(editsToAdd(panel, job.context(u"training"_s))));
        QCOMPARE(job.job().sample.items.size(), 3U);
        QVERIFY(job.set(u"samples"_s, u"prompt"_s, u"new one"_s, 2));
        QVERIFY(job.apply(editsToMakeSamples(job.job())));
        QCOMPARE(job.bytes(), jobWith("      sample:\n        seed: 1\n        samples:\n"
                                      "          - prompt: a, b\n          - prompt: c\n"
                                      "          - prompt: new one\n"));
        QVERIFY(editsToMakeSamples(job.job()).empty());
        QVERIFY(job.set(u"samples"_s, u"width"_s, 768, 1));
        QCOMPARE(job.job().sample.items[1].width, 768);
    }

    void anotherArchitectureBringsItsSettings()
    {
        OpenedFields job(jobWith("      network:\n        linear: 32\n      datasets:\n"
                                 "        - folder_path: a\n          num_frames: 1\n"
                                 "      train:\n        timestep_type: sigmoid\n"
                                 "        bypass_guidance_embedding: true\n"
                                 "      sample:\n        num_frames: 1\n        width: 1024\n"
                                 "      model:\n        name_or_path: ostris/Flex.1-alpha\n"
                                 "        arch: flex1  # the old one\n        quantize: true\n"
                                 "        quantize_te: true\n"));
        QVERIFY(job.set(u"model"_s, u"arch"_s, u"ltx2"_s));
        const JobView &view = job.job();
        QCOMPARE(view.model.arch.value, u"ltx2"_s);
        QCOMPARE(view.model.nameOrPath.value, u"Lightricks/LTX-2"_s);
        QVERIFY(view.model.quantize.value && view.model.lowVram.value);
        QCOMPARE(view.sample.frames.value, 121);
        QCOMPARE(view.sample.width.value, 768);
        QVERIFY(view.datasets[0].doAudio.value);
        QVERIFY(job.bytes().contains("arch: ltx2  # the old one"));
        QVERIFY(job.bytes().contains("bypass_guidance_embedding: false"));
        QVERIFY(job.set(u"model"_s, u"arch"_s, u"flux2"_s));
        QCOMPARE(job.job().sample.frames.value, 1);
        QVERIFY(!job.job().datasets[0].doAudio.isSet);
        // What counts anyway is not added to a file that lacks it.
        QVERIFY(!job.bytes().contains("match_target_res"));
        QVERIFY(job.set(u"model"_s, u"arch"_s, u"krea2:o_edit"_s));
        QVERIFY(job.bytes().contains("match_target_res: true"));
        QVERIFY(job.set(u"model"_s, u"arch"_s, u"zimage"_s));
        QVERIFY(!job.bytes().contains("match_target_res"));
    }

    void anUnknownArchitectureIsOnlyNamed()
    {
        OpenedFields job(jobWith(kModel + "flux\n        quantize: true\n"));
        QVERIFY(job.set(u"model"_s, u"arch"_s, u"my_own"_s));
        QCOMPARE(job.bytes(), jobWith(kModel + "my_own\n        quantize: true\n"));
    }

    void derivedChoicesWriteTheirKeys()
    {
        OpenedFields job(jobWith("      train:\n        do_guidance_loss: true\n"
                                 "        guidance_loss_target: 3.5\n" +
                                 kModel + "minimax_h3\n        assistant_lora_path: a\n"));
        QVERIFY(job.set(u"model"_s, u"distillation"_s, u"Contrastive Guidance"_s));
        QVERIFY(!job.bytes().contains("assistant_lora_path"));
        QVERIFY(job.set(u"model"_s, u"distillation"_s, u"Training Adapter"_s));
        QVERIFY(job.bytes().contains("assistant_lora_path: ostris/minimax_h3_training_adapter/"));
        QVERIFY(!job.bytes().contains("guidance"));
    }
};

QTEST_GUILESS_MAIN(TestFieldEditing)
#include "tst_fieldediting.moc"
