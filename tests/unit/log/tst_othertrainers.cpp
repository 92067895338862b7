// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/logreader.h"

#include "samplelogs.h"

#include <QTest>

using namespace headroom;
using namespace headroom::sample;

/// sd-scripts and its interfaces, musubi-tuner, OneTrainer, diffusion-pipe, SimpleTuner, diffusers.
class TestOtherTrainers : public QObject
{
    Q_OBJECT

    Signatures m_signatures;

    std::vector<Run> readAll(const QByteArray &text) const { return readLog(text, m_signatures); }

    inline static const QByteArray kKohya =
        "2025-03-09 18:22:07 INFO     Loading settings from            train_util.py:4651\n"
        "                             /home/fox/train/red.toml...                        \n"
        "                    INFO     prepare images.                  train_util.py:2072\n"
        "                    INFO     make buckets                      train_util.py:990\n"
        "                    INFO     bucket 0: resolution (832,       train_util.py:1041\n"
        "                             1216), count: 114                                  \n"
        "                    INFO     bucket 1: resolution (1024, 1024), count: 132\n"
        "                    INFO     preparing accelerator          train_network.py:580\n"
        "2025-03-09 18:22:11 INFO     loading model for process 0/1 sdxl_train_util.py:32\n"
        "                    INFO     building U-Net                  sdxl_model_util.py:198\n";
    inline static const QByteArray kKohyaCache =
        "                    INFO     caching latents...               train_util.py:1102\n"
        "\r 50%|#####     | 20/40 [00:10<00:10,  2.00it/s]\n";
    inline static const QByteArray kKohyaTrain =
        "import network module: networks.lora\n"
        "create LoRA network. base dim (rank): 8, alpha: 1\n"
        "running training / 学習開始\n"
        "  num train images * repeats / 学習画像の数×繰り返し回数: 246\n"
        "  total optimization steps / 学習ステップ数: 1230\n"
        "\rsteps:   0%|          | 0/1230 [00:00<?, ?it/s]\n"
        "epoch 1/5\n"
        "                    INFO     epoch is incremented. current_epoch: 0, epoch: 1 "
        "train_util.py:779\n";

private Q_SLOTS:
    void initTestCase()
    {
        Result<Signatures> loaded = Signatures::load(KnowledgeFolder());
        QVERIFY2(loaded.has_value(), loaded ? "" : qPrintable(loaded.error().sentence()));
        m_signatures = std::move(*loaded);
    }

    void tellsTrainerAndPhase_data()
    {
        QTest::addColumn<QByteArray>("log");
        QTest::addColumn<QString>("trainer");
        QTest::addColumn<QString>("phase");
        const QByteArray oom = "torch.OutOfMemoryError: " + kOom + "\n";
        const auto row = [&](const char *name, const QByteArray &log, const char *trainer,
                             const char *phase) {
            QTest::newRow(name) << QByteArray(log + oom) << QString::fromLatin1(trainer)
                                << QString::fromLatin1(phase);
        };
        row("sd-scripts loading", kKohya, "kohya-sd-scripts", "model_load");
        row("sd-scripts latents", kKohya + kKohyaCache, "kohya-sd-scripts", "cache_latents");
        row("sd-scripts text",
            kKohya + "2025-03-09 18:23:11 INFO     move text encoders to    "
                     "flux_train_network.py:216\n                             gpu\n",
            "kohya-sd-scripts", "cache_text_embeddings");
        row("sd-scripts network", kKohya + kKohyaCache + "import network module: networks.lora\n",
            "kohya-sd-scripts", "model_load");
        row("sd-scripts first step", kKohya + kKohyaCache + kKohyaTrain, "kohya-sd-scripts",
            "early_train");
        row("sd-scripts later",
            kKohyaTrain +
                "\rsteps:   2%|2         | 30/1230 [01:00<20:09,  2.00s/it, avr_loss=0.09]\n",
            "kohya-sd-scripts", "mid_train");
        row("sd-scripts preview",
            kKohyaTrain + "\rsteps:   8%|8         | 100/1230 [01:00<20:09,  2.00s/it, "
                          "avr_loss=0.09]\n                    INFO     generating sample images "
                          "at step / サンプル画像生成 ステップ: 100 train_util.py:5500\n",
            "kohya-sd-scripts", "preview_sample");
        row("sd-scripts preview before the first step",
            kKohya + "running training / 学習開始\n\rsteps:   0%|          | 0/1230 [00:00<?, "
                     "?it/s]\ngenerating sample images at step / サンプル画像生成 ステップ: 0\n",
            "kohya-sd-scripts", "baseline_sample");
        row("sd-scripts save",
            kKohyaTrain + "\rsteps:   8%|8         | 100/1230 [01:00<20:09,  2.00s/it, "
                          "avr_loss=0.09]\nsaving checkpoint: D:/out/red-000001.safetensors\n",
            "kohya-sd-scripts", "save");
        row("fluxgym",
            "[2025-01-02 10:00:00] [INFO] File \"F:\\fluxgym\\sd-scripts\\flux_train_network.py\", "
            "line 519, in <module>\n[2025-01-02 10:00:00] [INFO] trainer.train(args)\n[2025-01-02 "
            "10:00:00] [INFO] File \"F:\\fluxgym\\sd-scripts\\flux_train_network.py\", line 218, "
            "in cache_text_encoder_outputs_if_needed\n[2025-01-02 10:00:00] [INFO] "
            "text_encoders[1].to(accelerator.device)\n[2025-01-02 10:00:00] [INFO] ",
            "fluxgym", "cache_text_embeddings");
        row("musubi latents",
            "INFO:__main__:Load dataset config from "
            "G:/sets/red.toml\nINFO:musubi_tuner.dataset.image_video_dataset:found 36 "
            "images\nINFO:__main__:Loading VAE model from "
            "G:/m/vae.safetensors\nINFO:musubi_tuner.cache_latents:Encoding dataset "
            "[0]\n\rEncoding dataset [0]:   0%|          | 0/36 [00:00<?, ?it/s]\n",
            "musubi-tuner", "cache_latents");
        row("musubi text",
            "INFO:__main__:Load dataset config from "
            "G:/sets/red.toml\nINFO:musubi_tuner.dataset.image_video_dataset:found 36 "
            "images\nINFO:__main__:Loading T5: G:/m/t5.pth\nINFO:__main__:Encoding with T5\n\r0it "
            "[00:00, ?it/s]\n",
            "musubi-tuner", "cache_text_embeddings");
        row("musubi step",
            "INFO:dataset.image_video_dataset:bucket: (480, 320, 81), count: "
            "8\nINFO:hv_train_network:preparing accelerator\nINFO:hv_train_network:DiT precision: "
            "torch.bfloat16, weight precision: torch.float8_e4m3fn\nrunning training / 学習開始\n  "
            "num train items / 学習画像、動画数: 40\n\rsteps:   0%|          | 0/10000 [00:00<?, "
            "?it/s]INFO:hv_train_network:DiT dtype: torch.bfloat16, device: cuda:0\n",
            "musubi-tuner", "early_train");
        row("onetrainer caching",
            "Clearing cache directory D:/ws/cache! You can disable this if you want to continue "
            "using the same cache.\n\repoch:   0%|          | 0/100 [00:00<?, ?it/s]\n\rcaching:  "
            "30%|###       | 9/30 [00:10<00:20,  1.00it/s]\n",
            "onetrainer", "cache_latents");
        row("onetrainer step",
            "\repoch:   3%|3         | 3/100 [10:00<?, ?it/s]\n\rstep:  40%|####      | 10/25 "
            "[00:20<00:30,  2.00s/it, loss=0.09, smooth loss=0.1]\n",
            "onetrainer", "mid_train");
        row("onetrainer backup",
            "\rstep:  40%|####      | 10/25 [00:20<00:30,  2.00s/it, loss=0.09, smooth "
            "loss=0.1]\nCreating Backup D:/ws/run/backup/1\n",
            "onetrainer", "save");
        row("diffusion-pipe latents",
            "[2025-02-03 10:06:17,868] [INFO] [real_accelerator.py:222:get_accelerator] Setting "
            "ds_accelerator to cuda (auto detect)\ncaching latents: (1.0, 512, 512, 33)\n\r 10%|#  "
            "       | 1/10 [00:10<01:30, 10.00s/it]\n",
            "diffusion-pipe", "cache_latents");
        row("diffusion-pipe text",
            "[2025-02-03 10:06:17,868] [INFO] [real_accelerator.py:222:get_accelerator] Setting "
            "ds_accelerator to cuda (auto detect)\ncaching latents: (1.0, 512, 512, 33)\ncaching "
            "text embeddings: (1.0, 512, 512, 33)\n",
            "diffusion-pipe", "cache_text_embeddings");
        row("diffusion-pipe step",
            "trainable params: 153,354,240 || all params: 14,442,255,424 || trainable%: "
            "1.0618\n[2025-02-03 10:08:00,000] [INFO] [logging.py:1:log] steps: 12 loss: 0.0563 "
            "iter time (s): 4.853 samples/sec: 0.2\n",
            "diffusion-pipe", "mid_train");
        row("simpletuner load", "[RANK 0] 2025-07-26 10:00:01,123 [INFO] Load VAE: maker/model\n",
            "simpletuner", "model_load");
        row("simpletuner benchmark",
            "[RANK 0] 2025-07-26 10:00:01,123 [INFO] Load VAE: maker/model\n[RANK 0] 2025-07-26 "
            "10:01:01,123 [INFO] Benchmarking base model for comparison.\n\rProcessing validation "
            "prompts:   0%|          | 0/1 [00:00<?, ?it/s]\n",
            "simpletuner", "baseline_sample");
        row("simpletuner step",
            "[RANK 0] 2025-07-26 10:00:01,123 [INFO] Load VAE: maker/model\n\rEpoch 1/10 Steps:   "
            "1%|          | 5/500 [00:20<33:00,  4.00s/it, lr=0.0001, step_loss=0.312]\n",
            "simpletuner", "early_train");
        row("diffusers step",
            "09/30/2024 16:55:32 - INFO - __main__ - Distributed environment: "
            "DistributedType.NO\n09/30/2024 16:56:32 - INFO - __main__ - ***** Running training "
            "*****\n\rSteps:   0%|          | 0/500 [00:00<?, ?it/s]\n",
            "diffusers", "early_train");
        row("diffusers preview",
            "09/30/2024 16:55:32 - INFO - __main__ - Distributed environment: "
            "DistributedType.NO\n09/30/2024 16:56:32 - INFO - __main__ - ***** Running training "
            "*****\n\rSteps:  10%|#         | 50/500 [01:00<09:00,  1.20s/it, loss=0.2, "
            "lr=1]\n09/30/2024 16:58:32 - INFO - __main__ - Running validation... \n",
            "diffusers", "preview_sample");
        row("diffusers closing validation",
            "09/30/2024 16:56:32 - INFO - __main__ - Distributed environment: "
            "DistributedType.NO\n\rSteps: 100%|##########| 500/500 [10:00<00:00,  1.20s/it, "
            "loss=0.2, lr=1]\n\rLoading pipeline components...: 100%|##########| 7/7 [00:02<00:00, "
            " 3.37it/s]\n\r 40%|####      | 10/25 [00:03<00:03,  6.93it/s]\n",
            "diffusers", "preview_sample");
    }
    void tellsTrainerAndPhase()
    {
        QFETCH(QByteArray, log);
        QFETCH(QString, trainer);
        QFETCH(QString, phase);
        const std::vector<Run> runs = readAll(log);
        QCOMPARE(runs.size(), std::size_t(1));
        const Run &run = runs.front();
        QCOMPARE(run.trainer, trainer);
        QVERIFY(run.fatalFailure() != nullptr);
        QCOMPARE(idOf(run.fatalFailure()->phase), phase);
        QCOMPARE(run.fatalFailure()->memoryKind, MemoryKind::CudaAlloc);
        QCOMPARE(run.failures.size(), std::size_t(1));
    }

    void countsStepsAcrossEpochs()
    {
        const Run run =
            readAll("\repoch:   3%|3         | 3/100 [10:00<?, ?it/s]\n\rstep:  40%|####      | "
                    "10/25 [00:20<00:30,  2.00s/it, loss=0.09, smooth loss=0.1]\n")
                .front();
        QCOMPARE(run.stepsDone.value_or(StepNumber{}).value, 85);
        QCOMPARE(run.stepsTotal.value_or(StepNumber{}).value, 2500);
        QCOMPARE(run.end, RunEnd::Running);
    }

    void readsStepLines()
    {
        QByteArray log = "Setting ds_accelerator to cuda (auto detect)\n";
        for (int step = 1; step <= 40; ++step)
            log += "steps: " + QByteArray::number(step) +
                   " loss: 0.0563 iter time (s): " + (step > 20 ? "40.5" : "4.5") +
                   " samples/sec: 0.039\n";
        const Run run = readAll(log).front();
        QCOMPARE(run.stepsDone.value_or(StepNumber{}).value, 40);
        QCOMPARE(run.readings.size(), std::size_t(40));
        QVERIFY(run.speed && run.speed->jumpLine);
        QCOMPARE(run.speed->jumpLine->value, 22);
    }

    void readsBuckets()
    {
        const Run run = readAll(kKohya).front();
        QCOMPARE(run.buckets.size(), std::size_t(2));
        QCOMPARE(run.buckets[0].width, 832);
        QCOMPARE(run.buckets[0].height, 1216);
        QCOMPARE(run.buckets[0].files, 114);
        QCOMPARE(run.buckets[1].files, 132);
        const Run video = readAll("INFO:dataset.image_video_dataset:bucket: (480, 320, 81), count: "
                                  "8\nINFO:dataset.image_video_dataset:total batches: 40\n")
                              .front();
        QCOMPARE(video.buckets.size(), std::size_t(1));
        QCOMPARE(video.buckets[0].frames, 81);
        QCOMPARE(video.buckets[0].files, 8);
    }

    void readsStepsTotal()
    {
        const Run run =
            readAll(
                kKohya +
                "running training / 学習開始\n  total optimization steps / 学習ステップ数: 1230\n")
                .front();
        QCOMPARE(run.stepsTotal.value_or(StepNumber{}).value, 1230);
    }

    /// OneTrainer prints the whole traceback of a preview that failed, and goes on.
    void excusesCaughtPreviews()
    {
        const QByteArray trace =
            "Traceback (most recent call last):\n  File "
            "\"/o/OneTrainer/modules/trainer/GenericTrainer.py\", line 300, in __sample_loop\n    "
            "self.model_sampler.sample(\ntorch.OutOfMemoryError: " +
            kOom + "\n";
        const Run run = readAll("\rstep:  40%|####      | 10/25 [00:20<00:30,  2.00s/it, "
                                "loss=0.09, smooth loss=0.1]\n" +
                                trace + "Error during sampling, proceeding without sampling\n")
                            .front();
        QVERIFY(!run.fatal);
        QCOMPARE(run.failures.size(), std::size_t(1));
        QVERIFY(run.failures[0].survived);
        QCOMPARE(run.failures[0].phase, Phase::PreviewSample);
    }

    void readsLaunchers()
    {
        const Run killed =
            readAll(
                "loading vae: <All keys matched successfully>\nTraceback (most recent call "
                "last):\n  File \"/v/lib/python3.10/site-packages/accelerate/commands/launch.py\", "
                "line 567, in simple_launcher\n    raise "
                "subprocess.CalledProcessError(returncode=process.returncode, "
                "cmd=cmd)\nsubprocess.CalledProcessError: Command '['python', 'train_network.py', "
                "'--network_dim=8']' died with <Signals.SIGKILL: 9>.\n")
                .front();
        QVERIFY(killed.fatalFailure() != nullptr);
        QCOMPARE(killed.fatalFailure()->memoryKind, MemoryKind::HostRam);
        QCOMPARE(killed.fatalFailure()->phase, Phase::ModelLoad);
        QCOMPARE(killed.end, RunEnd::Killed);
        // The launcher's own error says nothing that the training's error above has not said.
        const Run tail =
            readAll(
                "torch.cuda.OutOfMemoryError: " + kOom +
                "\n\rsteps:   0%|          | 0/10 [00:00<?, ?it/s]\nTraceback (most recent call "
                "last):\n  File \"/v/lib/python3.10/site-packages/accelerate/commands/launch.py\", "
                "line 567, in simple_launcher\n    raise "
                "subprocess.CalledProcessError(returncode=process.returncode, "
                "cmd=cmd)\nsubprocess.CalledProcessError: Command '['python', 'train_network.py']' "
                "returned non-zero exit status 1.\n")
                .front();
        QCOMPARE(tail.failures.size(), std::size_t(1));
        QCOMPARE(tail.fatalFailure()->memoryKind, MemoryKind::CudaAlloc);
        QCOMPARE(tail.fatalFailure()->phase, Phase::EarlyTrain);
        const Run elastic =
            readAll("[rank0]: Traceback (most recent call last):\n[rank0]:   File "
                    "\"/p/diffusion-pipe/train.py\", line 496, in <module>\n[rank0]:     "
                    "model.enable_block_swap(blocks_to_swap)\n[rank0]: RuntimeError: CUDA error: "
                    "out of memory\nE1002 20:37:40.825000 77 "
                    "torch/distributed/elastic/multiprocessing/api.py:869] failed (exitcode: 1) "
                    "local_rank: 0 (pid: 78)\n")
                .front();
        QCOMPARE(elastic.trainer, QStringLiteral("diffusion-pipe"));
        QCOMPARE(elastic.fatalFailure()->memoryKind, MemoryKind::CudaError);
        QCOMPARE(elastic.fatalFailure()->phase, Phase::ModelLoad);
        QCOMPARE(elastic.end, RunEnd::Failed);
    }

    void separatesThePrograms()
    {
        const std::vector<Run> runs =
            readAll("INFO:__main__:Load dataset config from "
                    "G:/sets/red.toml\nINFO:musubi_tuner.cache_latents:Loading VAE model from "
                    "G:/m/vae.safetensors\n\rEncoding dataset [0]: 100%|##########| 36/36 "
                    "[00:10<00:00,  3.00it/s]\nINFO:__main__:Load dataset config from "
                    "G:/sets/red.toml\nINFO:musubi_tuner.x:Loading DiT model from "
                    "G:/m/dit.safetensors\ntorch.OutOfMemoryError: " +
                    kOom + "\n");
        QCOMPARE(runs.size(), std::size_t(2));
        QVERIFY(!runs[0].fatal);
        QVERIFY(runs[1].fatalFailure() != nullptr);
        QCOMPARE(runs[1].fatalFailure()->phase, Phase::ModelLoad);
    }
};

QTEST_GUILESS_MAIN(TestOtherTrainers)
#include "tst_othertrainers.moc"
