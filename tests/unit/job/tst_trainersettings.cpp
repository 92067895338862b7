// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Other trainers' commands and configs, told in AI Toolkit's terms.
#include "job/trainermodels.h"
#include "job/trainersettings.h"

#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

/// The settings as one line: what is set, and what is known not to be.
QString summary(const TrainerSettings &settings)
{
    const JobView &view = settings.view;
    QStringList parts{settings.trainer};
    const auto add = [&](const char *name, const auto &setting, const QString &shown) {
        if (setting.isSet)
            parts << QLatin1StringView(name) + u'=' + shown;
    };
    const auto flag = [&](const char *name, const Setting<bool> &setting) {
        add(name, setting, setting.value ? u"on"_s : u"off"_s);
    };
    if (!view.arch.isEmpty())
        parts << u"arch="_s + view.arch +
                     (view.archTag.isEmpty() ? QString() : u':' + view.archTag);
    flag("checkpointing", view.train.gradientCheckpointing);
    add("batch", view.train.batchSize, QString::number(view.train.batchSize.value));
    add("accumulation", view.train.gradientAccumulation,
        QString::number(view.train.gradientAccumulation.value));
    add("optimizer", view.train.optimizer, view.train.optimizer.value);
    flag("text", view.train.cacheTextEmbeddings);
    flag("nopreview", view.train.disableSampling);
    flag("quantize", view.model.quantize);
    flag("offload", view.model.layerOffloading);
    if (view.network.present)
        parts << u"rank="_s + QString::number(view.network.rank.value);
    else if (view.text.keys(view.process).contains(u"network"))
        parts << u"full"_s;
    for (const DatasetView &dataset : view.datasets) {
        QStringList sides;
        for (const int side : dataset.resolutions.value)
            sides << QString::number(side);
        add("sides", dataset.resolutions, sides.join(u'+'));
        add("frames", dataset.numFrames, QString::number(dataset.numFrames.value));
    }
    return parts.join(u' ');
}

} // namespace

class TestTrainerSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsFiles_data()
    {
        QTest::addColumn<QList<QByteArray>>("files");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const QList<QByteArray> &files,
                            const char *expected) {
            QTest::newRow(name) << files << QString::fromLatin1(expected);
        };
        row("sd-scripts, short",
            {"accelerate launch train_network.py --network_module=networks.lora"},
            "kohya-sd-scripts arch=sd15 checkpointing=off batch=1 optimizer=adamw text=off "
            "nopreview=on quantize=off rank=4");
        row("sd-scripts, much given",
            {"accelerate launch --num_cpu_threads_per_process 2 \"C:/tools/sdxl_train_network.py\" "
             "^\n"
             "  --train_batch_size 4 ^\n  --resolution \"1024,768\" --gradient_checkpointing ^\n"
             "  --network_dim=128 --optimizer_type AdamW8bit --fp8_base --sample_prompts p.txt ^\n"
             "  --cache_text_encoder_outputs --gradient_accumulation_steps 2 --blocks_to_swap 10"},
            "kohya-sd-scripts arch=sdxl checkpointing=on batch=4 accumulation=2 "
            "optimizer=adamw8bit text=on quantize=on offload=on rank=128 sides=887");
        row("sd-scripts, whole model", {"python sdxl_train.py --train_batch_size=2"},
            "kohya-sd-scripts arch=sdxl checkpointing=off batch=2 optimizer=adamw text=off "
            "nopreview=on quantize=off full");
        row("sd-scripts, settings in a file that is not here",
            {"python flux_train_network.py --config_file run.toml"}, "kohya-sd-scripts arch=flux");
        row("sd-scripts, with that file",
            {"python flux_train_network.py --config_file run.toml",
             "train_batch_size = 2\nnetwork_dim = 8\nresolution = \"512\"\n"
             "gradient_checkpointing = true\n"},
            "kohya-sd-scripts arch=flux checkpointing=on batch=2 optimizer=adamw text=off "
            "nopreview=on quantize=off rank=8 sides=512");
        row("a traceback's list",
            {"'/venv/bin/python', 'train_network.py', '--enable_bucket',\n'--resolution=768,768', "
             "'--train_batch_size=3', '--mem_eff_attn']' died with <Signals.SIGKILL: 9>."},
            "kohya-sd-scripts arch=sd15 checkpointing=off batch=3 optimizer=adamw text=off "
            "nopreview=on quantize=off rank=4 sides=768");
        row("kohya_ss JSON",
            {R"({"LoRA_type": "Standard", "train_batch_size": 2, "max_resolution": "768,768",
                 "gradient_checkpointing": false, "network_dim": 32, "optimizer": "AdamW",
                 "pretrained_model_name_or_path": "D:/m/sd_xl_base_1.0.safetensors",
                 "train_data_dir": "D:/d", "network_module": ""})"},
            "kohya-sd-scripts arch=sdxl checkpointing=off batch=2 optimizer=adamw text=off "
            "quantize=off rank=32 sides=768");
        row("musubi-tuner with its dataset file",
            {"python src/musubi_tuner/wan_train_network.py --task i2v-14B --fp8_base "
             "--gradient_checkpointing --network_dim 32 --optimizer_type adamw8bit "
             "--blocks_to_swap 20 --dataset_config d.toml",
             "[general]\nresolution = [640, 360]\nbatch_size = 2 # per bucket\n\n[[datasets]]\n"
             "video_directory = \"/d\"\ntarget_frames = [1, 25,\n  81]\n"
             "frame_extraction = \"head\"\n"},
            "musubi-tuner arch=wan21_i2v checkpointing=on batch=2 optimizer=adamw8bit text=on "
            "nopreview=on quantize=on offload=on rank=32 sides=480 frames=81");
        row("musubi-tuner without it",
            {"python hv_train_network.py --dataset_config d.toml --sample_prompts p.txt"},
            "musubi-tuner checkpointing=off optimizer=adamw text=on quantize=off rank=4");
        row("musubi-tuner, caching only",
            {"python wan_cache_text_encoder_outputs.py --batch_size 16 --t5 t5.pth",
             "[general]\nresolution = [512, 512]\n"},
            "musubi-tuner sides=512");
        row("diffusion-pipe",
            {"output_dir = '/o'\nmicro_batch_size_per_gpu = 2\npipeline_stages = 1\n"
             "activation_checkpointing = true\nblocks_to_swap = 20\n[model]\ntype = 'wan'\n"
             "transformer_dtype = 'float8'\n[adapter]\ntype = 'lora'\nrank = 32\n"
             "[optimizer]\ntype = 'AdamW8bitKahan'\n",
             "resolutions = [512, 768]\nframe_buckets = [1, 33]\n[[directory]]\npath = '/d'\n"},
            "diffusion-pipe arch=wan21:14b checkpointing=on batch=2 optimizer=adamw8bitkahan "
            "text=on nopreview=on quantize=on offload=on rank=32 sides=512+768 frames=33");
        row("diffusion-pipe, whole model",
            {"micro_batch_size_per_gpu = 1\npipeline_stages = 2\n[model]\ntype = 'flux'\n"},
            "diffusion-pipe arch=flux checkpointing=off batch=1 text=on nopreview=on full");
        row("OneTrainer",
            {R"({"training_method": "LORA", "model_type": "STABLE_DIFFUSION_XL_10_BASE",
                 "batch_size": 4, "resolution": "768,1024", "gradient_checkpointing": "ON",
                 "lora_rank": 16, "unet": {"weight_dtype": "NFLOAT_4"},
                 "text_encoder": {"weight_dtype": "FLOAT_8"},
                 "optimizer": {"optimizer": "ADAMW_8BIT"}, "layer_offload_fraction": 0.0})"},
            "onetrainer arch=sdxl checkpointing=on batch=4 optimizer=adamw8bit quantize=on "
            "offload=off rank=16 sides=768+1024");
        row("OneTrainer, fine-tune",
            {R"({"training_method": "FINE_TUNE", "model_type": "FLUX_DEV_1", "batch_size": 1,
                 "gradient_checkpointing": "OFF", "transformer": {"weight_dtype": "BFLOAT_16"}})"},
            "onetrainer arch=flux checkpointing=off batch=1 full");
        row("SimpleTuner",
            {R"({"--model_family": "flux", "--model_type": "lora", "--train_batch_size": 2,
                 "--base_model_precision": "int8-quanto", "--gradient_checkpointing": "true",
                 "--resolution": 1.0, "--resolution_type": "area", "--lora_rank": 64,
                 "--optimizer": "adamw_bf16"})"},
            "simpletuner arch=flux checkpointing=on batch=2 optimizer=adamwbf16 text=on "
            "quantize=on rank=64 sides=1024");
        row("diffusers",
            {"accelerate launch train_dreambooth_lora_flux.py \\\n --resolution=512 \\\n "
             "--use_8bit_adam \\\n --rank 8 --validation_prompt \"a fox\""},
            "diffusers arch=flux checkpointing=off batch=4 optimizer=adamw8bit rank=8 sides=512");
        row("diffusers, whole model", {"python train_dreambooth_sd3.py --train_batch_size=1"},
            "diffusers arch=sd3 checkpointing=off batch=1 optimizer=adamw nopreview=on full");
    }
    void readsFiles()
    {
        QFETCH(QList<QByteArray>, files);
        QFETCH(QString, expected);
        const auto settings = readTrainerSettings({files.begin(), files.end()});
        QVERIFY(settings.has_value());
        QCOMPARE(summary(*settings), expected);
    }

    void leavesOtherTextsAlone_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("prose") << QByteArray("It isn't training, it's crashing --help");
        QTest::newRow("a job of AI Toolkit")
            << QByteArray("job: extension\nconfig:\n  process:\n    - train: {batch_size: 1}\n");
        QTest::newRow("another program") << QByteArray("python serve.py --port 80 --resolution 9");
        QTest::newRow("any TOML") << QByteArray("[tool.poetry]\nname = \"x\"\n");
        QTest::newRow("any JSON") << QByteArray(R"({"name": "x", "version": 2})");
    }
    void leavesOtherTextsAlone()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!readTrainerSettings({text}));
    }

    void knowsItsLines()
    {
        const auto settings =
            readTrainerSettings({"accelerate launch train_network.py \\\n  --network_dim 8 \\\n"
                                 "  --train_batch_size 4\n"});
        QVERIFY(settings.has_value());
        const JobView &view = settings->view;
        QCOMPARE(settings->lineOf(view.train.batchSize.line), LineNumber{3});
        QCOMPARE(settings->lineOf(view.network.rank.line), LineNumber{2});
        // A default stands nowhere.
        QCOMPARE(settings->lineOf(view.train.gradientCheckpointing.line), std::nullopt);
        QCOMPARE(settings->lineOf(std::nullopt), std::nullopt);
        QCOMPARE(settings->lineOf(LineNumber{9999}), std::nullopt);
    }

    void tellsModels_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QString>("model");
        const auto row = [](const char *command, const char *model) {
            QTest::newRow(command) << QByteArray(command) << QString::fromLatin1(model);
        };
        row("python train_network.py --v2", "sd2");
        row("python train_network.py --pretrained_model_name_or_path x/sd_xl_base.safetensors",
            "sdxl");
        row("python sd3_train_network.py", "sd3");
        row("python lumina_train_network.py", "lumina2");
        row("python qwen_image_train_network.py", "qwen_image");
        row("python flux_kontext_train_network.py", "flux_kontext");
        row("python flux_2_train_network.py", "flux2");
        row("python zimage_train_network.py", "zimage");
        row("python wan_train_network.py --task t2v-1.3B", "wan21:1b");
        row("python wan_train_network.py --task ti2v-5B", "wan22_5b");
        row("python hv_train_network.py", "");
        row("python train_text_to_image_lora_sdxl.py", "sdxl");
    }
    void tellsModels()
    {
        QFETCH(QByteArray, command);
        QFETCH(QString, model);
        QCOMPARE(otherModelOf(optionsOfCommand(command)), model);
    }

    /// Any start of a command or config is read without harm, and the longer text tells no less.
    void survivesCuts()
    {
        const QByteArray command =
            "accelerate launch \"a b/train_network.py\" --resolution='512,512' \\\n"
            "--train_batch_size 2 --optimizer_args 'x=1' \"y=2\" --network_dim=8";
        const QByteArray toml = "[model]\ntype = 'wan'\n[adapter]\nresolutions = [\n512,\n768]\n"
                                "micro_batch_size_per_gpu = [[512, 4], [1024, 1]]\n";
        for (qsizetype length = 0; length <= command.size(); ++length) {
            const TrainerOptions options = optionsOfCommand(command.first(length));
            QVERIFY(options.options.size() <= 5);
        }
        std::size_t before = 0;
        for (qsizetype length = 0; length <= toml.size(); ++length) {
            const std::size_t now = optionsOfToml(toml.first(length)).options.size();
            QVERIFY(now >= before);
            before = now;
        }
        QCOMPARE(before, std::size_t(3));
    }

    void switches_data()
    {
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("on");
        QTest::newRow("bare") << QString() << true;
        QTest::newRow("true") << u"True"_s << true;
        QTest::newRow("unsloth") << u"unsloth"_s << true;
        QTest::newRow("false") << u"FALSE"_s << false;
        QTest::newRow("off") << u"OFF"_s << false;
        QTest::newRow("zero") << u"0"_s << false;
    }
    void switches()
    {
        QFETCH(QString, value);
        QFETCH(bool, on);
        const TrainerOption option{.section = {}, .name = u"x"_s, .value = value, .line = {1}};
        QCOMPARE(option.isOn(), on);
    }
};

QTEST_GUILESS_MAIN(TestTrainerSettings)
#include "tst_trainersettings.moc"
