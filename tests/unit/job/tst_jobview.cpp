// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/jobview.h"

#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

JobView viewOf(const QByteArray &text, const QString &name = u"job.yaml"_s)
{
    const Result<JobText> job = JobText::parse(text, name);
    if (!job) {
        qWarning("%s", qPrintable(job.error().sentence()));
        return {};
    }
    const Result<JobView> view = JobView::read(*job);
    if (!view)
        qWarning("%s", qPrintable(view.error().sentence()));
    return view.value_or(JobView());
}

/// A job around the given lines of the process, which are indented by six blanks.
QByteArray job(const QByteArray &process)
{
    return "job: extension\nconfig:\n  name: pottery\n  process:\n    - type: sd_trainer\n" +
           process;
}

JobView viewOfProcess(const QByteArray &process)
{
    return viewOf(job(process));
}

} // namespace

class TestJobView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fillsInPythonsDefaults()
    {
        const JobView view = viewOfProcess(
            "      model: {name_or_path: x}\n      datasets:\n        - folder_path: /d\n");
        QCOMPARE(view.job, u"extension"_s);
        QCOMPARE(view.name, u"pottery"_s);
        QCOMPARE(view.processType, u"sd_trainer"_s);
        QCOMPARE(view.process.text, u"config.process[0]"_s);
        QCOMPARE(view.saveEvery.value, 1000);
        const TrainView &train = view.train;
        QCOMPARE(train.batchSize.value, 1);
        QVERIFY(!train.batchSize.isSet);
        QVERIFY(!train.batchSize.line);
        QCOMPARE(train.batchSize.path.text, u"config.process[0].train.batch_size"_s);
        QCOMPARE(train.gradientAccumulation.value, 1);
        QCOMPARE(train.gradientAccumulation.path.text,
                 u"config.process[0].train.gradient_accumulation"_s);
        QCOMPARE(train.steps.value, 1000);
        QVERIFY(train.gradientCheckpointing.value);
        QVERIFY(!train.cacheTextEmbeddings.value && !train.unloadTextEncoder.value &&
                !train.trainTextEncoder.value);
        QVERIFY(!train.disableSampling.value && !train.skipFirstSample.value &&
                !train.forceFirstSample.value);
        QVERIFY(!train.useEma.value && !train.doCfg.value && !train.validation.value);
        QVERIFY(!train.diffOutputPreservation.value && !train.blankPromptPreservation.value);
        QCOMPARE(train.optimizer.value, u"adamw"_s);
        QCOMPARE(train.dtype.value, u"fp32"_s);
        QCOMPARE(train.switchBoundaryEvery.value, 1);
        const ModelView &model = view.model;
        QVERIFY(!model.quantize.value && !model.quantizeTextEncoder.value && !model.lowVram.value);
        QVERIFY(!model.layerOffloading.value && !model.compile.value && !model.vaeTiling.value);
        QCOMPARE(model.qtype.value, u"qfloat8"_s);
        QCOMPARE(model.qtypeTextEncoder.value, u"qfloat8"_s);
        QVERIFY(model.accuracyRecoveryAdapter.value.isEmpty());
        QCOMPARE(model.offloadTransformer.value, 1.0);
        QCOMPARE(model.offloadTextEncoder.value, 1.0);
        QVERIFY(model.trainHighNoise.value && model.trainLowNoise.value);
        QVERIFY(!view.network.present);
        QCOMPARE(view.network.rank.value, 4);
        QCOMPARE(view.network.convRank.value, 0);
        QCOMPARE(view.network.lokrFactor.value, -1);
        QCOMPARE(view.sample.width.value, 512);
        QCOMPARE(view.sample.height.value, 512);
        QCOMPARE(view.sample.frames.value, 1);
        QCOMPARE(view.sample.every.value, 100);
        QCOMPARE(view.sample.steps.value, 20);
        QCOMPARE(view.sample.guidanceScale.value, 7.0);
        QVERIFY(view.sample.items.empty());
        QCOMPARE(view.datasets.size(), std::size_t(1));
        const DatasetView &dataset = view.datasets[0];
        QCOMPARE(dataset.folder.value, u"/d"_s);
        QCOMPARE(dataset.resolutions.value, std::vector<int>{512});
        QVERIFY(!dataset.resolutions.isSet);
        QCOMPARE(dataset.numFrames.value, 1);
        QCOMPARE(dataset.numWorkers.value, 2);
        QVERIFY(!dataset.autoFrameCount.value && !dataset.cacheLatents.value &&
                !dataset.cacheLatentsToDisk.value);
        QCOMPARE(dataset.path.text, u"config.process[0].datasets[0]"_s);
    }

    void readsWhatIsSet()
    {
        const JobView view = viewOfProcess(
            "      trigger_word: 'ptry'\n"
            "      network:\n        type: \"lokr\"\n        linear: 32\n        linear_alpha: "
            "16\n        conv: 8\n        conv_alpha: 4\n        lokr_factor: 8\n"
            "      save: {save_every: 250}\n"
            "      datasets:\n"
            "        - folder_path: /a\n          resolution: [ 512, 1024, 768 ]\n          "
            "batch_size: 4\n          num_frames: 41\n"
            "          auto_frame_count: true\n          cache_latents_to_disk: true\n          "
            "do_i2v: true\n          do_audio: yes\n"
            "          control_path: [/c1, /c2]\n          control_path_3: /c3\n          "
            "num_workers: 0\n"
            "        - dataset_path: /b\n          resolution: 640\n          augments: "
            "[ColorJitter]\n          cache_text_embeddings: true\n"
            "      train:\n        batch_size: 2\n        gradient_accumulation: 3\n        "
            "gradient_checkpointing: False\n        steps: 2500\n"
            "        ema_config: {use_ema: true}\n        validation_config: {resolution: 512}\n   "
            "     optimizer: prodigy\n        dtype: bf16\n"
            "        switch_boundary_every: 10\n        do_cfg: true\n"
            "      model:\n        arch: \"wan22_14b:t2v\"\n        quantize: true\n        qtype: "
            "\"uint4|repo/x.safetensors\"\n        layer_offloading: true\n"
            "        layer_offloading_transformer_percent: 0.7000000000000001\n        "
            "model_kwargs: {train_high_noise: false, vae_tiling: true}\n"
            "      sample:\n        width: 832\n        height: 480\n        num_frames: 81\n      "
            "  sample_every: 500\n        sample_steps: 25\n        guidance_scale: 3.5\n");
        QCOMPARE(view.triggerWord.value, u"ptry"_s);
        QCOMPARE(view.network.type.value, u"lokr"_s);
        QCOMPARE(view.network.rank.value, 32);
        QCOMPARE(view.network.alpha.value, 16.0);
        QCOMPARE(view.network.convRank.value, 8);
        QCOMPARE(view.network.convAlpha.value, 4.0);
        QCOMPARE(view.network.lokrFactor.value, 8);
        QVERIFY(view.network.present);
        QCOMPARE(view.saveEvery.value, 250);
        QCOMPARE(view.saveEvery.path.text, u"config.process[0].save.save_every"_s);
        const DatasetView &first = view.datasets[0];
        QCOMPARE(first.resolutions.value, (std::vector<int>{512, 1024, 768}));
        QCOMPARE(first.batchSize.value, 4);
        QVERIFY(first.batchSize.isSet);
        QCOMPARE(first.numFrames.value, 41);
        QVERIFY(first.autoFrameCount.value && first.cacheLatentsToDisk.value && first.doI2v.value &&
                first.doAudio.value);
        QCOMPARE(first.controlCount, 3);
        QCOMPARE(first.numWorkers.value, 0);
        QVERIFY(!first.hasAugmentations);
        const DatasetView &second = view.datasets[1];
        QCOMPARE(second.folder.value, u"/b"_s);
        QCOMPARE(second.resolutions.value, std::vector<int>{640});
        QCOMPARE(second.batchSize.value, 2); // the train block's
        QVERIFY(!second.batchSize.isSet);
        QVERIFY(second.hasAugmentations);
        QVERIFY(second.cacheTextEmbeddings.value);
        QVERIFY(!view.train.gradientCheckpointing.value);
        QVERIFY(view.train.gradientCheckpointing.isSet);
        QVERIFY(view.train.useEma.value);
        QCOMPARE(view.train.useEma.path.text, u"config.process[0].train.ema_config.use_ema"_s);
        QVERIFY(view.train.validation.value);
        QVERIFY(view.train.doCfg.value);
        QCOMPARE(view.train.switchBoundaryEvery.value, 10);
        QCOMPARE(view.arch, u"wan22_14b"_s);
        QCOMPARE(view.archTag, u"t2v"_s);
        QCOMPARE(view.model.arch.value, u"wan22_14b:t2v"_s);
        QCOMPARE(view.model.qtype.value, u"uint4"_s);
        QCOMPARE(view.model.accuracyRecoveryAdapter.value, u"repo/x.safetensors"_s);
        QVERIFY(view.model.quantizeTextEncoder.value); // follows quantize
        QVERIFY(!view.model.quantizeTextEncoder.isSet);
        QCOMPARE(view.model.offloadTransformer.value, 0.7000000000000001);
        QVERIFY(!view.model.trainHighNoise.value);
        QVERIFY(view.model.trainLowNoise.value);
        QVERIFY(view.model.vaeTiling.value);
        QCOMPARE(view.sample.guidanceScale.value, 3.5);
        QCOMPARE(view.largestBatch(), 4);
        QCOMPARE(view.largestResolution(), 1024);
        QCOMPARE(view.largestFrames(), 41);
    }

    void tellsTheLinesOfSettings()
    {
        const JobView view = viewOfProcess(
            "      train:\n        batch_size: 4\n        ema_config:\n          use_ema: true\n");
        QCOMPARE(view.train.batchSize.line->value, 7);
        QCOMPARE(view.train.useEma.line->value, 9);
    }

    void readsFlagsAsPythonDoes_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<bool>("value");
        const auto row = [](const char *written, bool value) {
            QTest::newRow(written) << QByteArray(written) << value;
        };
        row("true", true);
        row("yes", true);
        row("1", true);
        row("\"false\"", true); // a text, which Python takes for true
        row("[0]", true);
        row("{a: 1}", true);
        row("false", false);
        row("No", false);
        row("off", false);
        row("0", false);
        row("0.0", false);
        row("", false);
        row("null", false);
        row("\"\"", false);
        row("[]", false);
        row("{}", false);
    }
    void readsFlagsAsPythonDoes()
    {
        QFETCH(QByteArray, written);
        QFETCH(bool, value);
        const JobView view =
            viewOfProcess("      train:\n        gradient_checkpointing: " + written + "\n");
        QCOMPARE(view.train.gradientCheckpointing.value, value);
        QVERIFY(view.train.gradientCheckpointing.isSet);
    }

    void readsNumbersInAnySpelling_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<int>("value");
        QTest::newRow("quoted") << QByteArray("\"4\"") << 4;
        QTest::newRow("float") << QByteArray("4.0") << 4;
        QTest::newRow("exponent") << QByteArray("1e3") << 1000;
        QTest::newRow("null") << QByteArray("null") << 1;
        QTest::newRow("word") << QByteArray("four") << 1;
        QTest::newRow("list") << QByteArray("[4]") << 1;
        QTest::newRow("infinite") << QByteArray(".inf") << 1;
        QTest::newRow("beyond int") << QByteArray("99999999999") << 1;
        QTest::newRow("placeholder") << QByteArray("${BATCH}") << 1;
    }
    void readsNumbersInAnySpelling()
    {
        QFETCH(QByteArray, written);
        QFETCH(int, value);
        QCOMPARE(viewOfProcess("      train:\n        batch_size: " + written + "\n")
                     .train.batchSize.value,
                 value);
    }

    void readsResolutions_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<std::vector<int>>("values");
        QTest::newRow("scalar") << QByteArray("1024") << std::vector<int>{1024};
        QTest::newRow("list of one") << QByteArray("[ 1024 ] ") << std::vector<int>{1024};
        QTest::newRow("texts") << QByteArray("[\"512\", 768]") << std::vector<int>{512, 768};
        QTest::newRow("empty") << QByteArray("[]") << std::vector<int>{};
        QTest::newRow("null") << QByteArray("") << std::vector<int>{512};
        QTest::newRow("block") << QByteArray("\n            - 512\n            - 640 # x\n")
                               << std::vector<int>{512, 640};
    }
    void readsResolutions()
    {
        QFETCH(QByteArray, written);
        QFETCH(std::vector<int>, values);
        const JobView view = viewOfProcess(
            "      datasets:\n        - folder_path: /d\n          resolution: " + written + "\n");
        QCOMPARE(view.datasets.at(0).resolutions.value, values);
        QVERIFY(view.datasets.at(0).resolutions.isSet);
    }

    void readsAccumulation_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<int>("value");
        QTest::addColumn<QString>("key");
        QTest::newRow("current key")
            << QByteArray("gradient_accumulation: 4") << 4 << u"gradient_accumulation"_s;
        QTest::newRow("legacy key") << QByteArray("gradient_accumulation_steps: 4") << 4
                                    << u"gradient_accumulation_steps"_s;
        QTest::newRow("both") << QByteArray(
                                     "gradient_accumulation: 2, gradient_accumulation_steps: 1")
                              << 2 << u"gradient_accumulation"_s;
        QTest::newRow("none") << QByteArray("steps: 5") << 1 << u"gradient_accumulation"_s;
    }
    void readsAccumulation()
    {
        QFETCH(QByteArray, lines);
        QFETCH(int, value);
        QFETCH(QString, key);
        const JobView view = viewOfProcess("      train: {" + lines + "}\n");
        QCOMPARE(view.train.gradientAccumulation.value, value);
        QVERIFY(view.train.gradientAccumulation.path.text.endsWith(u'.' + key));
    }

    void readsTheLegacyNamesOfOffloadingAndRank()
    {
        const JobView view = viewOfProcess(
            "      network: {rank: 64, alpha: 32}\n      model: {auto_memory: true}\n");
        QVERIFY(view.model.layerOffloading.value);
        QVERIFY(!view.model.layerOffloading.isSet);
        QCOMPARE(view.network.rank.value, 64);
        QVERIFY(view.network.rank.path.text.endsWith(u".rank"_s));
        QCOMPARE(view.network.alpha.value, 32.0);
        const JobView off =
            viewOfProcess("      model: {auto_memory: true, layer_offloading: false}\n");
        QVERIFY(!off.model.layerOffloading.value);
    }

    void namesTheArchitecture_data()
    {
        QTest::addColumn<QByteArray>("model");
        QTest::addColumn<QString>("arch");
        QTest::addColumn<QString>("tag");
        const auto row = [](const char *model, const QString &arch, const QString &tag = {}) {
            QTest::newRow(model) << QByteArray(model) << arch << tag;
        };
        row("arch: flux", u"flux"_s);
        row("arch: 'flex1'", u"flex1"_s);
        row("arch: \"zimage:turbo\"", u"zimage"_s, u"turbo"_s);
        row("arch: \"wan21_i2v:14b480p\"", u"wan21_i2v"_s, u"14b480p"_s);
        row("arch: sd1", u"sd15"_s);
        row("arch: \"ltx2.3\"", u"ltx2.3"_s);
        row("is_flux: true", u"flux"_s);
        row("is_xl: true", u"sdxl"_s);
        row("is_v3: true", u"sd3"_s);
        row("is_v2: yes", u"sd2"_s);
        row("is_lumina2: true", u"lumina2"_s);
        row("is_pixart_sigma: true", u"pixart_sigma"_s);
        row("is_xl: false, name_or_path: black-forest-labs/FLUX.1-dev", u"flux"_s);
        row("arch: flux2, is_flux: true", u"flux2"_s);
        row("name_or_path: black-forest-labs/FLUX.1-Kontext-dev", u"flux_kontext"_s);
        row("name_or_path: black-forest-labs/FLUX.2-klein-base-4B", u"flux2_klein_4b"_s);
        row("name_or_path: black-forest-labs/FLUX.2-klein-base-9B", u"flux2_klein_9b"_s);
        row("name_or_path: black-forest-labs/FLUX.2-dev", u"flux2"_s);
        row("name_or_path: 'D:\\models\\flux1-dev.safetensors'", u"flux"_s);
        row("name_or_path: ostris/Flex.2-preview", u"flex2"_s);
        row("name_or_path: Qwen/Qwen-Image-Edit-2509", u"qwen_image_edit_plus"_s);
        row("name_or_path: Qwen/Qwen-Image-Edit", u"qwen_image_edit"_s);
        row("name_or_path: Qwen/Qwen-Image-2512", u"qwen_image"_s);
        row("name_or_path: Tongyi-MAI/Z-Image-Turbo", u"zimage"_s);
        row("name_or_path: ai-toolkit/Wan2.2-I2V-A14B-Diffusers-bf16", u"wan22_14b_i2v"_s);
        row("name_or_path: Wan-AI/Wan2.2-TI2V-5B-Diffusers", u"wan22_5b"_s);
        row("name_or_path: Wan-AI/Wan2.1-T2V-1.3B-Diffusers", u"wan21"_s);
        row("name_or_path: Lightricks/LTX-2", u"ltx2"_s);
        row("name_or_path: stabilityai/stable-diffusion-xl-base-1.0", u"sdxl"_s);
        row("name_or_path: someone/my-own-model", u""_s);
        row("arch: , name_or_path: lodestones/Chroma1-HD", u"chroma"_s);
    }
    void namesTheArchitecture()
    {
        QFETCH(QByteArray, model);
        QFETCH(QString, arch);
        QFETCH(QString, tag);
        const JobView view = viewOfProcess("      model: {" + model + "}\n");
        QCOMPARE(view.arch, arch);
        QCOMPARE(view.archTag, tag);
    }

    void readsPreviews()
    {
        const JobView view = viewOfProcess(
            "      sample:\n        width: 1024\n        height: 768\n        num_frames: 41\n     "
            "   samples:\n"
            "          - prompt: \"one\"\n"
            "          - prompt: \"two --w 512 --frames 9\"\n            width: 2048\n            "
            "height: 1152\n"
            "          - prompt: \"three\"\n            width: \"640\"\n            num_frames: 1\n"
            "          - {prompt: null}\n        prompts: [ignored]\n");
        const std::vector<SampleItemView> &items = view.sample.items;
        QCOMPARE(items.size(), std::size_t(4));
        const auto check = [&](std::size_t i, int width, int height, int frames, int line) {
            QCOMPARE(items[i].width, width);
            QCOMPARE(items[i].height, height);
            QCOMPARE(items[i].frames, frames);
            QCOMPARE(items[i].line->value, line);
            QVERIFY(items[i].isMap);
        };
        check(0, 1024, 768, 41, 11);
        check(1, 512, 1152, 9, 12);
        check(2, 640, 768, 1, 15);
        check(3, 1024, 768, 41, 18);
        QCOMPARE(items[1].prompt, u"two --w 512 --frames 9"_s);
        QCOMPARE(view.largestSamplePixels(), 1024 * 768 * 41);
    }

    void readsLegacyPrompts()
    {
        const JobView view = viewOfProcess("      sample:\n        width: 768\n        prompts:\n  "
                                           "        - \"a --h 1024\"\n          - b\n");
        QCOMPARE(view.sample.items.size(), std::size_t(2));
        QCOMPARE(view.sample.items[0].width, 768);
        QCOMPARE(view.sample.items[0].height, 1024);
        QVERIFY(!view.sample.items[0].isMap);
        QCOMPARE(view.sample.items[1].prompt, u"b"_s);
        QCOMPARE(view.sample.items[1].path.text, u"config.process[0].sample.prompts[1]"_s);
    }

    void countsNoPreviewWhereNoneIsMade()
    {
        const QByteArray sample = "      sample: {width: 1024, height: 1024, prompts: [a]}\n";
        QCOMPARE(viewOfProcess(sample).largestSamplePixels(), 1024 * 1024);
        QCOMPARE(
            viewOfProcess(sample + "      train: {disable_sampling: true}\n").largestSamplePixels(),
            0);
        QCOMPARE(viewOfProcess("      sample: {width: 1024}\n").largestSamplePixels(), 0);
        QCOMPARE(viewOfProcess(
                     "      sample: {width: 8192, height: 8192, num_frames: 999, prompts: [a]}\n")
                     .largestSamplePixels(),
                 std::numeric_limits<int>::max());
    }

    void aDatasetsOwnBatchWins()
    {
        const auto batch = [](const QByteArray &dataset) {
            return viewOfProcess(
                       "      train: {batch_size: 4}\n      datasets:\n        - {folder_path: /a" +
                       dataset + "}\n")
                .largestBatch();
        };
        QCOMPARE(batch(""), 4);
        QCOMPARE(batch(", batch_size: 1"), 1); // the train block's is used by no dataset
        QCOMPARE(batch(", batch_size: 8"), 8);
        QCOMPARE(batch(", batch_size: null"), 4);
        QCOMPARE(viewOfProcess("      train: {batch_size: 4}\n").largestBatch(), 4);
    }

    void findsTheProcess_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("path");
        const QByteArray inner = "{type: sd_trainer, model: {arch: flux}, train: {steps: 5}}";
        QTest::newRow("usual") << "config: {process: [" + inner + "]}\n" << u"config.process[0]"_s;
        QTest::newRow("without a list") << "config: {process: " + inner + "}\n"
                                        << u"config.process"_s;
        QTest::newRow("the one that trains")
            << "config: {process: [{type: extract}, " + inner + "]}\n"
            << u"config.process[1]"_s;
        QTest::newRow("the first, when none trains")
            << QByteArray("config: {process: [5, {type: extract}]}\n") << u"config.process[1]"_s;
        QTest::newRow("only the inside of config") << "name: x\nprocess: [" + inner + "]\n"
                                                   << u"process[0]"_s;
        QTest::newRow("only the process") << inner + "\n" << QString();
        QTest::newRow("a fragment")
            << QByteArray("model:\n  arch: flux\ndatasets:\n  - folder_path: /d\n") << QString();
        QTest::newRow("process keys in config") << "config: " + inner + "\n" << u"config"_s;
        QTest::newRow("through an alias") << "p: &p " + inner + "\nconfig: {process: [*p]}\n"
                                          << u"config.process[0]"_s;
    }
    void findsTheProcess()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, path);
        const JobView view = viewOf(text);
        QCOMPARE(view.process.text, path);
        if (text.contains("flux"))
            QCOMPARE(view.arch, u"flux"_s);
    }

    void tellsWhatIsNoJob_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("says");
        QTest::addColumn<int>("line");
        const auto row = [](const char *name, const char *text, const QString &says, int line = 0) {
            QTest::newRow(name) << QByteArray(text) << says << line;
        };
        row("empty", "", u"no settings"_s);
        row("only comments", "# nothing\n", u"no settings"_s);
        row("a text", "hello\n", u"no settings"_s);
        row("no config", "job: extension\n", u"“config” is missing"_s);
        row("no process", "job: extension\nconfig:\n  name: x\n", u"“process”"_s, 2);
        row("empty process list", "job: extension\nconfig:\n  name: x\n  process: []\n",
            u"holds no process"_s, 4);
        row("OneTrainer",
            "{\"__version\": 11, \"training_method\": \"LORA\", \"model_type\": \"FLUX_DEV_1\"}",
            u"OneTrainer"_s);
        row("SimpleTuner", "{\"--model_family\": \"flux\", \"--train_batch_size\": 1}",
            u"SimpleTuner"_s);
        row("SimpleTuner's data",
            "[{\"id\": \"a\", \"type\": \"local\", \"instance_data_dir\": \"/x\"}]",
            u"SimpleTuner"_s);
        row("Accelerate",
            "compute_environment: LOCAL_MACHINE\ndistributed_type: 'NO'\nmixed_precision: bf16\n",
            u"Accelerate"_s);
        row("Axolotl", "base_model: x\nadapter: lora\nlora_r: 8\ndatasets:\n  - path: y\n",
            u"Axolotl"_s);
        row("TOML that YAML can read", "network_module = \"networks.lora\"\nnetwork_dim = 16\n",
            u"kohya"_s);
    }
    void tellsWhatIsNoJob()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, says);
        QFETCH(int, line);
        const Result<JobView> view = JobView::read(*JobText::parse(text, u"x"_s));
        QVERIFY(!view);
        QCOMPARE(view.error().id, u"job.not_ai_toolkit"_s);
        QVERIFY2(view.error().message.contains(says), qPrintable(view.error().message));
        QVERIFY(!view.error().remedy.isEmpty());
        QCOMPARE(view.error().line, line);
    }

    void survivesNonsenseInEveryPlace()
    {
        const QByteArrayList nonsense = {"5",           "text", "[]",   "[1, [2]]", "{}",
                                         "{a: {b: 1}}", "null", "\"\"", ".nan"};
        const QByteArrayList blocks = {"network", "save",   "datasets", "train",
                                       "model",   "sample", "type"};
        for (const QByteArray &block : blocks) {
            for (const QByteArray &value : nonsense) {
                const JobView view = viewOfProcess("      " + block + ": " + value + "\n");
                QCOMPARE(view.train.batchSize.value, 1);
                QCOMPARE(view.sample.width.value, 512);
            }
        }
        const JobView items =
            viewOfProcess("      sample: {samples: [5, null, [x], {prompt: [1]}]}\n      datasets: "
                          "[5, null, {resolution: {a: 1}}]\n");
        QCOMPARE(items.sample.items.size(), std::size_t(4));
        QCOMPARE(items.datasets.size(), std::size_t(1));
    }

    void aDefaultTextIsNoJob() { QVERIFY(!JobView::read(JobText())); }
};

QTEST_GUILESS_MAIN(TestJobView)
#include "tst_jobview.moc"
