// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/logreader.h"

#include "samplelogs.h"

#include <QTest>

using namespace headroom;
using namespace headroom::sample;

/// Runs of AI Toolkit: where they were, what ended them, and the traps of their logs.
class TestLogReader : public QObject
{
    Q_OBJECT

    Signatures m_signatures;

    Run read(const QByteArray &text) const
    {
        std::vector<Run> runs = readLog(text, m_signatures);
        if (runs.empty())
            qFatal("no run");
        return runs.back();
    }

    static QString phases(const Run &run)
    {
        QStringList names;
        for (const PhaseSpan &span : run.phases)
            names << idOf(span.phase);
        return names.join(u' ');
    }

    inline static const QByteArray kPrepared = kHead + kLoad + kCache + kText;

private Q_SLOTS:
    void initTestCase()
    {
        Result<Signatures> loaded = Signatures::load(KnowledgeFolder());
        QVERIFY2(loaded.has_value(), loaded ? "" : qPrintable(loaded.error().sentence()));
        m_signatures = std::move(*loaded);
    }

    void followsAHealthyRun()
    {
        const QByteArray log =
            kPrepared + kBaseline + kFirstDraw + steps(1, 250) +
            "\nSaving at step 250\nSaved checkpoint to "
            "/home/fox/o/red_fox_v3_000000250.safetensors\nSaved optimizer to "
            "/home/fox/o/optimizer.pt\n" +
            "\rGenerating Samples:   0%|          | 0/2 [00:00<?, ?it/s]\rGenerating Samples: "
            "100%|##########| 2/2 [00:40<00:00, 20.00s/it]\n\n" +
            steps(251, 260);
        const Run run = read(log);
        QCOMPARE(run.trainer, QStringLiteral("ai-toolkit"));
        QCOMPARE(run.job, QStringLiteral("red_fox_v3"));
        QCOMPARE(run.family, QStringLiteral("qwen_image"));
        QCOMPARE(run.platform, Platform::Linux);
        QCOMPARE(phases(run),
                 QStringLiteral(
                     "startup model_load quantize model_load quantize model_load cache_latents "
                     "cache_text_embeddings baseline_sample early_train mid_train save mid_train "
                     "preview_sample mid_train"));
        QCOMPARE(run.end, RunEnd::Running);
        QVERIFY(!run.fatal && run.failures.empty());
        QCOMPARE(run.stepsDone.value_or(StepNumber{}).value, 260);
        QCOMPARE(run.stepsTotal.value_or(StepNumber{}).value, 2000);
        QCOMPARE(run.buckets.size(), std::size_t(2));
        QCOMPARE(run.buckets[1].width, 832);
        QCOMPARE(run.buckets[1].height, 1216);
        QCOMPARE(run.buckets[1].files, 12);
        QVERIFY(run.speed && !run.speed->jumpLine);
        QCOMPARE(std::lround(run.speed->late), 3L);
        QVERIFY(run.config.has_value());
        QVERIFY(run.config->text.startsWith("{\n") && run.config->text.endsWith("}\n"));
        QVERIFY(run.config->text.contains("\"batch_size\": 2"));
        QCOMPARE(run.config->firstLine.value, 2);
        QCOMPARE(run.firstLine.value, 1);
        QVERIFY(run.lastPhase() == Phase::MidTrain);
    }

    void tellsTheEnds_data()
    {
        QTest::addColumn<QByteArray>("tail");
        QTest::addColumn<RunEnd>("end");
        QTest::addColumn<QString>("detail");
        QTest::addColumn<QString>("phase");
        const QByteArray trained = kFirstDraw + steps(1, 20);
        QTest::newRow("finished")
            << QByteArray(kFirstDraw + steps(1, 20, 20) +
                          "\nSaved checkpoint to a.safetensors\nSaved optimizer to "
                          "o.pt\n\n========================================\nResult:\n - 1 "
                          "completed job\n========================================\n")
            << RunEnd::Finished << QString() << QStringLiteral("finished");
        QTest::newRow("finished, result cut off")
            << QByteArray(kFirstDraw + steps(1, 20, 20) +
                          "\nSaved checkpoint to a.safetensors\nSaved optimizer to o.pt\n")
            << RunEnd::Finished << QString() << QStringLiteral("finished");
        QTest::newRow("still running")
            << trained << RunEnd::Running << QString() << QStringLiteral("mid_train");
        QTest::newRow("just stops while loading") << QByteArray() << RunEnd::Unknown << QString()
                                                  << QStringLiteral("cache_text_embeddings");
        QTest::newRow("stopped") << QByteArray(
                                        trained +
                                        "\n========================================\nJob "
                                        "stopped\n========================================\n")
                                 << RunEnd::Stopped << QString() << QStringLiteral("mid_train");
        QTest::newRow("stopped between steps")
            << QByteArray(trained + "Error running job: Job stopped\n" + kResult) << RunEnd::Stopped
            << QString() << QStringLiteral("mid_train");
        QTest::newRow("interrupted")
            << QByteArray(trained + "\n" +
                          traceback("loss_dict = self.hook_train_loop(batch_list)", "",
                                    "KeyboardInterrupt"))
            << RunEnd::Stopped << QString() << QStringLiteral("mid_train");
        QTest::newRow("killed") << QByteArray(trained +
                                              "\nJob process terminated with signal SIGKILL.\n")
                                << RunEnd::Killed << QStringLiteral("signal SIGKILL")
                                << QStringLiteral("mid_train");
        QTest::newRow("killed in a shell")
            << QByteArray(trained + "\nKilled\n") << RunEnd::Killed << QStringLiteral("Killed")
            << QStringLiteral("mid_train");
        QTest::newRow("terminated")
            << QByteArray(trained + "\nJob process terminated with signal SIGTERM.\n")
            << RunEnd::Killed << QStringLiteral("signal SIGTERM") << QStringLiteral("mid_train");
        QTest::newRow("crashed")
            << QByteArray(trained + "\nJob process terminated with exit code 3221225477.\n")
            << RunEnd::Killed << QStringLiteral("exit code 3221225477")
            << QStringLiteral("mid_train");
        QTest::newRow("failed")
            << QByteArray(trained +
                          failed("boom", traceback("loss_dict = self.hook_train_loop(batch_list)",
                                                   "", "RuntimeError: boom")))
            << RunEnd::Failed << QString() << QStringLiteral("mid_train");
        QTest::newRow("vanished")
            << QByteArray("Job process exited unexpectedly. Last log line: Loading VAE\n")
            << RunEnd::Unknown << QStringLiteral("exited unexpectedly")
            << QStringLiteral("cache_text_embeddings");
    }
    void tellsTheEnds()
    {
        QFETCH(QByteArray, tail);
        QFETCH(RunEnd, end);
        QFETCH(QString, detail);
        QFETCH(QString, phase);
        const Run run = read(kPrepared + tail);
        QCOMPARE(int(run.end), int(end));
        QCOMPARE(run.exitDetail, detail);
        const Failure *fatal = run.fatalFailure();
        QCOMPARE(idOf(fatal != nullptr ? fatal->phase : run.lastPhase()), phase);
    }

    /// Error line, result, traceback and the bar's last redraw are one failure.
    void takesOneErrorOnce()
    {
        const QByteArray more =
            frame("/home/fox/ai-toolkit/extensions_built_in/sd_trainer/SDTrainer.py",
                  "hook_train_loop", "loss.backward()") +
            frame("/v/site-packages/torch/_tensor.py", "backward", "torch.autograd.backward(");
        const Run run =
            read(kPrepared + kFirstDraw + steps(1, 3) +
                 failed(kOom, traceback("loss_dict = self.hook_train_loop(batch_list)", more,
                                        "torch.OutOfMemoryError: " + kOom)) +
                 "\n\rred_fox_v3:   0%|          | 3/2000 [00:12<1:30:00,  3.00s/it, lr: 1.0e-04 "
                 "loss: 2.030e-01]\n\nJob process terminated with exit code 1.\n");
        QCOMPARE(run.failures.size(), std::size_t(1));
        const Failure *fatal = run.fatalFailure();
        QVERIFY(fatal != nullptr);
        QCOMPARE(fatal->exception, QStringLiteral("torch.OutOfMemoryError"));
        QCOMPARE(fatal->signature, QStringLiteral("cuda_oom"));
        QCOMPARE(fatal->memoryKind, MemoryKind::CudaAlloc);
        QCOMPARE(fatal->phase, Phase::EarlyTrain);
        QCOMPARE(fatal->step.value_or(StepNumber{-1}).value, 3);
        QVERIFY(!fatal->survived);
        QVERIFY(fatal->frames.contains(QStringLiteral("hook_train_loop SDTrainer.py:77")));
        QVERIFY(!fatal->frames.join(u' ').contains(u"_tensor.py"));
        QCOMPARE(fatal->figures.tried.value_or(Bytes{}).gib(), 0.5);
        QCOMPARE(fatal->figures.process.value_or(Bytes{}).gib(), 23.5);
        QCOMPARE(run.symptom(u"cuda_oom")->count, 2);
        QCOMPARE(run.end, RunEnd::Failed);
        QCOMPARE(run.exitDetail, QStringLiteral("exit code 1"));
    }

    void framesBeatTheLastLine_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<QString>("phase");
        const QByteArray trained = kFirstDraw + steps(1, 500);
        QTest::newRow("preview decode")
            << trained << QByteArray("self.sample(self.step_num)")
            << frame("/home/fox/ai-toolkit/toolkit/models/base_model.py", "generate_images",
                     "img = self.pipe.decode_latents(l)")
            << QStringLiteral("preview_sample");
        QTest::newRow("first sample") << QByteArray() << QByteArray("self.sample(0, is_first=True)")
                                      << QByteArray() << QStringLiteral("baseline_sample");
        QTest::newRow("save") << trained << QByteArray("self.save(self.step_num)") << QByteArray()
                              << QStringLiteral("save");
        QTest::newRow("to the card before the loop")
            << QByteArray() << QByteArray("self.hook_before_train_loop()")
            << frame("/home/fox/ai-toolkit/extensions_built_in/sd_trainer/SDTrainer.py",
                     "hook_before_train_loop", "self.prepare_accelerator()")
            << QStringLiteral("model_load");
        QTest::newRow("late step")
            << trained << QByteArray("loss_dict = self.hook_train_loop(batch_list)") << QByteArray()
            << QStringLiteral("mid_train");
    }
    void framesBeatTheLastLine()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, source);
        QFETCH(QByteArray, more);
        QFETCH(QString, phase);
        const Run run =
            read(kPrepared + before +
                 failed(kOom, traceback(source, more, "torch.OutOfMemoryError: " + kOom)));
        QVERIFY(run.fatalFailure() != nullptr);
        QCOMPARE(idOf(run.fatalFailure()->phase), phase);
    }

    void linesTellThePhaseWithoutFrames_data()
    {
        QTest::addColumn<QByteArray>("log");
        QTest::addColumn<QString>("phase");
        QTest::newRow("loading") << QByteArray(kHead + "Loading Flux2 model\nLoading transformer\n")
                                 << QStringLiteral("model_load");
        QTest::newRow("quantizing")
            << QByteArray(kHead +
                          "Loading Flux2 model\nQuantizing Transformer\n - quantizing 56 "
                          "transformer blocks\n\r 50%|#####     | 28/56 [00:10<00:10,  2.00it/s]\n")
            << QStringLiteral("quantize");
        QTest::newRow("after quantizing")
            << QByteArray(kHead + kLoad) << QStringLiteral("model_load");
        QTest::newRow("latents") << QByteArray(kHead + kLoad + kCache)
                                 << QStringLiteral("cache_latents");
        QTest::newRow("text") << kPrepared << QStringLiteral("cache_text_embeddings");
        QTest::newRow("text by its bar alone")
            << QByteArray(
                   kHead +
                   "\rCaching text embeddings to disk:   0%|          | 0/9 [00:00<?, ?it/s]\n")
            << QStringLiteral("cache_text_embeddings");
        QTest::newRow("unloading the text encoder")
            << QByteArray(kHead + kLoad + kCache + "\n***** UNLOADING TEXT ENCODER *****\n")
            << QStringLiteral("cache_text_embeddings");
        QTest::newRow("baseline")
            << QByteArray(kPrepared + "Generating baseline samples before training\n\rGenerating "
                                      "Samples:   0%|          | 0/2 [00:00<?, ?it/s]\n")
            << QStringLiteral("baseline_sample");
        QTest::newRow("first step")
            << QByteArray(kPrepared + kFirstDraw) << QStringLiteral("early_train");
        QTest::newRow("sample skipped")
            << QByteArray(kPrepared + "Skipping first sample due to config setting\n")
            << QStringLiteral("early_train");
        QTest::newRow("step 10") << QByteArray(kPrepared + kFirstDraw + steps(1, 10))
                                 << QStringLiteral("early_train");
        QTest::newRow("step 11") << QByteArray(kPrepared + kFirstDraw + steps(1, 11))
                                 << QStringLiteral("mid_train");
        QTest::newRow("preview")
            << QByteArray(kPrepared + kFirstDraw + steps(1, 250) +
                          "\n\rGenerating Images:   0%|          | 0/2 [00:00<?, ?it/s]\n")
            << QStringLiteral("preview_sample");
        QTest::newRow("preview with inner bars")
            << QByteArray(kPrepared + kFirstDraw + steps(1, 250) +
                          "\n\rGenerating Samples:   0%|          | 0/2 [00:00<?, ?it/s]\n\r "
                          "50%|#####     | 10/20 [00:10<00:10,  1.00s/it]\x1B[A")
            << QStringLiteral("preview_sample");
        QTest::newRow("save") << QByteArray(kPrepared + kFirstDraw + steps(1, 250) +
                                            "\n\nSaving at step 250\n")
                              << QStringLiteral("save");
        QTest::newRow("models move after the first steps")
            << QByteArray(kPrepared + kFirstDraw + steps(1, 250) +
                          "\n\rGenerating Images:   0%|          | 0/2 [00:00<?, ?it/s]\nLoading "
                          "assistant lora\nUnloading vae\nLoading Vae\n")
            << QStringLiteral("preview_sample");
    }
    void linesTellThePhaseWithoutFrames()
    {
        QFETCH(QByteArray, log);
        QFETCH(QString, phase);
        const Run run = read(log + "Error running job: CUDA out of memory.\n" + kResult);
        QVERIFY(run.fatalFailure() != nullptr);
        QCOMPARE(idOf(run.fatalFailure()->phase), phase);
        QCOMPARE(run.fatalFailure()->memoryKind, MemoryKind::CudaAlloc);
    }

    void countsSkippedBatches()
    {
        const Run run = read(kPrepared + kFirstDraw + steps(1, 4) + skip(1) + steps(5, 9) +
                             skip(1) + skip(2) + steps(12, 40));
        QCOMPARE(run.skippedBatches.size(), std::size_t(3));
        QCOMPARE(run.skippedBatches.front().value, 4);
        QCOMPARE(run.skippedBatchLines.size(), std::size_t(3));
        QVERIFY(!run.fatal);
        QCOMPARE(run.end, RunEnd::Running);
        QCOMPARE(run.failures.size(), std::size_t(2));
        QVERIFY(run.failures[0].survived && run.failures[1].survived);
        QCOMPARE(run.failures[0].memoryKind, MemoryKind::CudaAlloc);
        QCOMPARE(run.symptom(u"oom_batch_skipped")->count, 3);
    }

    void givesUpAfterThreeBatches()
    {
        const QByteArray message("OOM during training step 3 times in a row, aborting training");
        const Run run = read(kPrepared + kFirstDraw + steps(1, 2) + skip(1) + skip(2) + skip(3) +
                             failed(message, traceback("raise RuntimeError(\"" + message + "\")",
                                                       "", "RuntimeError: " + message)));
        QVERIFY(run.fatalFailure() != nullptr);
        QCOMPARE(run.fatalFailure()->signature, QStringLiteral("oom_three_times"));
        QCOMPARE(run.fatalFailure()->memoryKind, MemoryKind::CudaAlloc);
        QCOMPARE(run.fatalFailure()->phase, Phase::EarlyTrain);
        QCOMPARE(run.skippedBatches.size(), std::size_t(3));
        QCOMPARE(run.symptom(u"oom_three_times")->count, 2);
    }

    /// The handler of older toolkits stumbles over a variable after it skipped a batch.
    void seesTheErrorBehindAFollowUp()
    {
        const QByteArray message("local variable 'loss_dict' referenced before assignment");
        const Run run = read(kPrepared + kFirstDraw + skip(1) +
                             failed(message, traceback("for key, value in loss_dict.items():", "",
                                                       "UnboundLocalError: " + message)));
        QVERIFY(run.fatalFailure() != nullptr);
        QCOMPARE(run.fatalFailure()->memoryKind, MemoryKind::CudaAlloc);
        QCOMPARE(run.fatalFailure()->signature, QStringLiteral("oom_batch_skipped"));
        QCOMPARE(run.fatalFailure()->phase, Phase::EarlyTrain);
        QVERIFY(!run.fatalFailure()->survived);
    }

    void prefersTheMemoryErrorOfAChain()
    {
        const QByteArray first =
            traceback("self.sample(self.step_num)", "", "torch.OutOfMemoryError: " + kOom);
        const QByteArray second =
            traceback("self.sample(self.step_num)", "",
                      "AttributeError: 'NoneType' object has no attribute 'to'");
        const Run run = read(
            kPrepared + kFirstDraw + steps(1, 100) +
            "Error running job: 'NoneType' object has no attribute 'to'\n" + kResult + first +
            "\nDuring handling of the above exception, another exception occurred:\n\n" + second);
        QVERIFY(run.fatalFailure() != nullptr);
        QCOMPARE(run.fatalFailure()->memoryKind, MemoryKind::CudaAlloc);
        QCOMPARE(run.fatalFailure()->phase, Phase::PreviewSample);
    }

    void keepsSwallowedErrorsApart()
    {
        const Run run = read(kHead +
                             "Loading Flux model\nQuantizing transformer\nFailed to quantize "
                             "blocks.3.mlp: CUDA out of memory. Tried to allocate 90.00 MiB.\n" +
                             kCache + kText + kFirstDraw + steps(1, 30));
        QVERIFY(!run.fatal);
        QCOMPARE(run.failures.size(), std::size_t(1));
        QVERIFY(run.failures[0].survived);
        QCOMPARE(run.failures[0].signature, QStringLiteral("oom_while_quantizing"));
        QCOMPARE(run.failures[0].phase, Phase::Quantize);
        QCOMPARE(run.end, RunEnd::Running);
    }

    void survivesWhatTheRunGotOver()
    {
        const QByteArray trace = "Traceback (most recent call last):\n" +
                                 frame("/home/fox/ai-toolkit/toolkit/data_loader.py", "get_image",
                                       "img = Image.open(p)") +
                                 "OSError: image file is truncated\n";
        const Run run = read(kPrepared + kFirstDraw + steps(1, 5) + "\n" + trace + steps(6, 30));
        QVERIFY(!run.fatal);
        QCOMPARE(run.failures.size(), std::size_t(1));
        QVERIFY(run.failures[0].survived);
    }

    void isNotFooledByTheLastRedraw()
    {
        const Run run = read(kPrepared + kFirstDraw + steps(1, 5) +
                             "\nError running job: CUDA out of memory.\n" + kResult +
                             "\rred_fox_v3:   0%|          | 5/2000 [00:19<1:30:00,  3.00s/it, lr: "
                             "1.0e-04 loss: 2.050e-01]\n");
        QVERIFY(run.fatalFailure() != nullptr);
        QVERIFY(!run.fatalFailure()->survived);
        QCOMPARE(run.end, RunEnd::Failed);
    }

    void readsErrorsGluedToABar()
    {
        const Run run = read(kPrepared + kFirstDraw + steps(1, 5) + "Error running job: " + kOom +
                             "\n" + kResult);
        QVERIFY(run.fatalFailure() != nullptr);
        QCOMPARE(run.fatalFailure()->memoryKind, MemoryKind::CudaAlloc);
        QCOMPARE(run.stepsDone.value_or(StepNumber{}).value, 5);
        const Run trace = read(
            "\rsteps:   1%|          | 8/1600 [00:08<20:09,  1.32it/s, avr_loss=0.09]Traceback "
            "(most recent call last):\n  File \"/k/train_network.py\", line 7, in train\n    loss "
            "= self.process_batch(\nMemoryError\n");
        QVERIFY(trace.fatalFailure() != nullptr);
        QCOMPARE(trace.fatalFailure()->step.value_or(StepNumber{-1}).value, 8);
        QCOMPARE(trace.fatalFailure()->memoryKind, MemoryKind::HostRam);
    }

    void countsLikeTheToolkitOfTheTime()
    {
        // Older: the bar is one behind, a save tells.
        const Run old =
            read(kPrepared + kFirstDraw + steps(1, 250, 2000, 3.0, 1) +
                 "\nSaving at step 250\nSaved checkpoint to a.safetensors\n" + failed("boom", ""));
        QCOMPARE(old.stepsDone.value_or(StepNumber{}).value, 250);
        QCOMPARE(old.fatalFailure()->step.value_or(StepNumber{}).value, 250);
        const Run current = read(kPrepared + kFirstDraw + steps(1, 250) + "\nSaving at step 250\n" +
                                 failed("boom", ""));
        QCOMPARE(current.stepsDone.value_or(StepNumber{}).value, 250);
    }

    void seesALossThatIsNoNumber()
    {
        QByteArray log = kPrepared + kFirstDraw + steps(1, 30);
        for (int step = 31; step < 40; ++step)
            log += "\rred_fox_v3:   1%|          | " + QByteArray::number(step) +
                   "/2000 [02:00<1:30:00,  3.00s/it, lr: 1.0e-04 loss: nan]";
        const Run run = read(log);
        QVERIFY(run.fatalFailure() != nullptr);
        QCOMPARE(run.fatalFailure()->notMemoryCause, QStringLiteral("not_oom.nan_loss"));
        QCOMPARE(run.fatalFailure()->phase, Phase::MidTrain);
    }

    void seesASpeedThatCollapses()
    {
        QByteArray log = kPrepared + kFirstDraw + steps(1, 60, 2000, 3.0);
        int elapsed = 180;
        for (int step = 61; step < 120; ++step) {
            elapsed += 45;
            log += "\rred_fox_v3:   1%|          | " + QByteArray::number(step) + "/2000 [" +
                   QByteArray::number(elapsed / 60) + ':' +
                   QByteArray::number(elapsed % 60).rightJustified(2, '0') +
                   "<9:30:00, 45.00s/it, lr: 1.0e-04 loss: 1.0e-01]";
        }
        const Run run = read(log);
        QVERIFY(run.speed && run.speed->jumpLine);
        QVERIFY(run.speed->late > 10 * run.speed->early);
        QCOMPARE(run.end, RunEnd::Running);
    }

    void namesOtherCauses_data()
    {
        QTest::addColumn<QByteArray>("log");
        QTest::addColumn<QString>("cause");
        QTest::addColumn<QString>("phase");
        QTest::newRow("gated, told on several lines")
            << QByteArray(kHead +
                          "Loading Flux model\nError running job: 401 Client Error. (Request ID: "
                          "Root=1-0;2)\n\nCannot access gated repo for url "
                          "https://huggingface.co/a/b/resolve/main/x.\nAccess to model a/b is "
                          "restricted. You must have access to it\n" +
                          kResult)
            << QStringLiteral("not_oom.gated_model") << QStringLiteral("model_load");
        QTest::newRow("module")
            << QByteArray("Running 1 job\nError running job: No module named 'foxes'\nError "
                          "running on_error: cannot access local variable 'job'\n" +
                          kResult + "Traceback (most recent call last):\n" +
                          frame("/home/fox/ai-toolkit/run.py", "main",
                                "job = get_job(config_file, args.name)") +
                          "ModuleNotFoundError: No module named 'foxes'\n")
            << QStringLiteral("not_oom.module_missing") << QStringLiteral("startup");
        QTest::newRow("yaml") << QByteArray(
                                     "Running 1 job\nError running job: while parsing a block "
                                     "mapping\n  in \"<unicode string>\", line 3, column 1:\n    "
                                     "job: x\nexpected <block end>, but found '<scalar>'\n" +
                                     kResult)
                              << QStringLiteral("not_oom.config_invalid")
                              << QStringLiteral("startup");
        QTest::newRow("key of the config")
            << QByteArray("Running 1 job\nError running job: 'process'\n" + kResult +
                          "Traceback (most recent call last):\n" +
                          frame("/home/fox/ai-toolkit/toolkit/job.py", "get_job",
                                "return ExtensionJob(config)") +
                          "KeyError: 'process'\n")
            << QStringLiteral("not_oom.config_invalid") << QStringLiteral("startup");
        QTest::newRow("data set folder")
            << QByteArray(
                   kHead + kLoad +
                   failed(
                       "[Errno 2] No such file or directory: '/sets/foks'",
                       traceback(
                           "self.data_loader = get_dataloader_from_datasets(self.datasets)", "",
                           "FileNotFoundError: [Errno 2] No such file or directory: '/sets/foks'")))
            << QStringLiteral("not_oom.dataset_missing") << QStringLiteral("cache_latents");
        QTest::newRow("kernel image after a swallowed one")
            << QByteArray(kHead +
                          "Loading Flux model\nQuantizing transformer\nFailed to quantize a.b: "
                          "CUDA error: no kernel image is available for execution on the "
                          "device\nCUDA kernel errors might be asynchronously reported\n\nError "
                          "running job: CUDA error: no kernel image is available for execution on "
                          "the device\nCUDA kernel errors might be asynchronously reported\n" +
                          kResult)
            << QStringLiteral("not_oom.gpu_arch_unsupported") << QStringLiteral("quantize");
        QTest::newRow("library")
            << QByteArray(kHead + "Loading Flux model\n" +
                          failed("'NoneType' object is not callable",
                                 traceback("self.sd.load_model()",
                                           frame("/v/site-packages/diffusers/models/t.py",
                                                 "forward", "f()"),
                                           "TypeError: 'NoneType' object is not callable")))
            << QStringLiteral("not_oom.library_mismatch") << QStringLiteral("model_load");
        QTest::newRow("own code")
            << QByteArray(kHead + "Loading Flux model\n" +
                          failed("'NoneType' object is not callable",
                                 traceback("self.sd.load_model()", "",
                                           "TypeError: 'NoneType' object is not callable")))
            << QStringLiteral("not_oom.other") << QStringLiteral("model_load");
        QTest::newRow("disk") << QByteArray(kPrepared + kFirstDraw + steps(1, 100) +
                                            "\nSaving at step 100\n" +
                                            failed("[Errno 28] No space left on device", ""))
                              << QStringLiteral("not_oom.disk_full") << QStringLiteral("save");
        QTest::newRow("devices")
            << QByteArray(
                   kPrepared + kFirstDraw +
                   failed("Expected all tensors to be on the same device, but found at least two "
                          "devices, cuda:0 and cpu!",
                          traceback("loss_dict = self.hook_train_loop(batch_list)", "",
                                    "RuntimeError: Expected all tensors to be on the same device, "
                                    "but found at least two devices, cuda:0 and cpu!")))
            << QStringLiteral("not_oom.dtype_or_device_mismatch") << QStringLiteral("early_train");
        QTest::newRow("interrupted")
            << QByteArray(kPrepared + kFirstDraw + steps(1, 100) +
                          "Error running job: Job stopped\n" + kResult)
            << QStringLiteral("not_oom.interrupted_by_user") << QStringLiteral("mid_train");
    }
    void namesOtherCauses()
    {
        QFETCH(QByteArray, log);
        QFETCH(QString, cause);
        QFETCH(QString, phase);
        const Run run = read(log);
        QVERIFY(run.fatalFailure() != nullptr);
        QCOMPARE(run.fatalFailure()->notMemoryCause, cause);
        QCOMPARE(run.fatalFailure()->memoryKind, MemoryKind::None);
        QCOMPARE(idOf(run.fatalFailure()->phase), phase);
    }

    void tellsHostMemory_data()
    {
        QTest::addColumn<QByteArray>("tail");
        QTest::addColumn<QString>("kind");
        QTest::newRow("kernel log after killed")
            << QByteArray("Killed\n$ journalctl -k | tail -2\nMay 17 16:14:46 box kernel: "
                          "oom-kill:constraint=CONSTRAINT_NONE,task=python,pid=14\nMay 17 16:14:46 "
                          "box kernel: Out of memory: Killed process 14 (python) total-vm:1kB\n")
            << QStringLiteral("host_ram");
        QTest::newRow("paging file")
            << QByteArray("Error running job: Die Auslagerungsdatei ist zu klein, um diesen "
                          "Vorgang durchzuführen. (os error 1455)\n")
            << QStringLiteral("host_ram");
        QTest::newRow("exit code") << QByteArray("Job process terminated with exit code 137.\n")
                                   << QStringLiteral("host_ram");
        QTest::newRow("memory error")
            << QByteArray("Error running job: \n" + kResult +
                          traceback("self.sd.load_model()", "", "MemoryError"))
            << QStringLiteral("host_ram");
        QTest::newRow("shared memory")
            << QByteArray("ERROR: Unexpected bus error encountered in worker. This might be caused "
                          "by insufficient shared memory (shm).\nError running job: DataLoader "
                          "worker (pid 8) is killed by signal: Bus error. It is possible that "
                          "dataloader's workers are out of shared memory.\n")
            << QStringLiteral("shared_memory");
        QTest::newRow("bare cuda error")
            << QByteArray(
                   "Error running job: CUDA error: out of memory\nCUDA kernel errors might be "
                   "asynchronously reported at some other API call, so the stacktrace below might "
                   "be incorrect.\nFor debugging consider passing CUDA_LAUNCH_BLOCKING=1\nCompile "
                   "with `TORCH_USE_CUDA_DSA` to enable device-side assertions.\n" +
                   kResult)
            << QStringLiteral("cuda_error");
        QTest::newRow("cublas") << QByteArray(
                                       "Error running job: CUDA error: CUBLAS_STATUS_ALLOC_FAILED "
                                       "when calling `cublasCreate(handle)`\n")
                                << QStringLiteral("cublas_alloc");
        QTest::newRow("hip") << QByteArray(
                                    "Error running job: HIP out of memory. Tried to allocate "
                                    "640.00 MiB. GPU 0 has a total capacity of 16.00 GiB\n")
                             << QStringLiteral("hip_alloc");
        QTest::newRow("mps") << QByteArray(
                                    "Error running job: MPS backend out of memory (MPS allocated: "
                                    "20.00 GiB, other allocations: 1.00 GiB, max allowed: 21.00 "
                                    "GiB). Tried to allocate 1.00 GiB on private pool.\n")
                             << QStringLiteral("mps_alloc");
        QTest::newRow("class alone")
            << QByteArray("torch.OutOfMemoryError\n") << QStringLiteral("cuda_alloc");
    }
    void tellsHostMemory()
    {
        QFETCH(QByteArray, tail);
        QFETCH(QString, kind);
        const Run run = read(kHead + "Loading Flux model\nLoading transformer\n" + tail);
        QVERIFY(run.fatalFailure() != nullptr);
        QCOMPARE(idOf(run.fatalFailure()->memoryKind), kind);
        QCOMPARE(run.failures.size(), std::size_t(1));
        QCOMPARE(run.fatalFailure()->phase, Phase::ModelLoad);
    }

    void readsABareMessage()
    {
        const Run run = read("RuntimeError: " + kOom);
        QVERIFY(run.trainer.isEmpty());
        QVERIFY(run.fatalFailure() != nullptr);
        QCOMPARE(run.fatalFailure()->exception, QStringLiteral("RuntimeError"));
        QCOMPARE(run.fatalFailure()->phase, Phase::Unknown);
        QCOMPARE(run.fatalFailure()->line.value, 1);
        QCOMPARE(run.fatalFailure()->figures.capacity.value_or(Bytes{}).gib(), 24.0);
        const std::vector<Run> none = readLog("it just stops\n", m_signatures);
        QCOMPARE(none.size(), std::size_t(1));
        QVERIFY(!none.front().fatal && none.front().failures.empty());
    }

    void joinsWrappedMessages()
    {
        const Run run = read("OutOfMemoryError: CUDA out of memory. Tried to allocate 512.00 MiB "
                             "(GPU 0; 8.00 \nGiB total capacity; 7.00 GiB already allocated; 0 "
                             "bytes free; 7.25 GiB \nreserved in total by PyTorch) If reserved "
                             "memory is >> allocated memory\n\nSome other text 12 GiB\n");
        const MemoryFigures &figures = run.fatalFailure()->figures;
        QCOMPARE(figures.tried.value_or(Bytes{}).gib(), 0.5);
        QCOMPARE(figures.capacity.value_or(Bytes{}).gib(), 8.0);
        QCOMPARE(figures.allocated.value_or(Bytes{}).gib(), 7.0);
        QCOMPARE(figures.free.value_or(Bytes{1}).value, 0);
        QVERIFY(run.symptom(u"zero_bytes_free") != nullptr);
    }

    void separatesRuns()
    {
        const QByteArray failing =
            kHead + kLoad +
            failed(kOom, traceback("self.sd.load_model()", "", "torch.OutOfMemoryError: " + kOom));
        const QByteArray going = kPrepared + kFirstDraw + steps(1, 30);
        const std::vector<Run> runs = readLog(failing + going, m_signatures);
        QCOMPARE(runs.size(), std::size_t(2));
        QCOMPARE(runs[0].end, RunEnd::Failed);
        QCOMPARE(runs[0].failures.size(), std::size_t(1));
        QCOMPARE(runs[1].end, RunEnd::Running);
        QVERIFY(runs[1].failures.empty());
        QCOMPARE(runs[1].firstLine.value, int(failing.count('\n')) + 1);
        QVERIFY(runs[0].lastLine < runs[1].firstLine);
        // Two jobs of one process.
        const std::vector<Run> two =
            readLog(kPrepared + kFirstDraw + steps(1, 5, 5) +
                        "\nSaved checkpoint to a.safetensors\nSaved optimizer to o.pt\n# Running "
                        "job: second\nRunning  1 process\nLoading Flux model\n",
                    m_signatures);
        QCOMPARE(two.size(), std::size_t(2));
        QCOMPARE(two[0].end, RunEnd::Finished);
        QCOMPARE(two[1].job, QStringLiteral("second"));
        QCOMPARE(two[1].family, QStringLiteral("flux"));
    }

    /// Redirected output: what was printed stands below the traceback that came after it.
    void isNotFooledByLateOutput()
    {
        const QByteArray errors =
            "\rLoading checkpoint shards: 100%|##########| 9/9 [00:12<00:00,  1.35s/it]\n" +
            kFirstDraw + steps(1, 4) + "\n" +
            traceback("loss_dict = self.hook_train_loop(batch_list)", "",
                      "torch.OutOfMemoryError: " + kOom);
        const QByteArray prints =
            kHead +
            "Loading Flux model\nLoading transformer\nDataset: /home/fox/sets/red\nSkipping first "
            "sample due to config setting\nError running job: " +
            kOom + "\n" + kResult;
        const std::vector<Run> runs = readLog(errors + prints, m_signatures);
        QCOMPARE(runs.size(), std::size_t(1));
        QVERIFY(runs[0].fatalFailure() != nullptr);
        QCOMPARE(runs[0].fatalFailure()->phase, Phase::EarlyTrain);
        QCOMPARE(runs[0].failures.size(), std::size_t(1));
        QCOMPARE(runs[0].job, QStringLiteral("red_fox_v3"));
    }

    void readsDoubledLogs()
    {
        QByteArray log = kHead + "Loading Flux model\nError running job: CUDA out of memory.\n" +
                         kResult +
                         "Traceback (most recent call last):\nTraceback (most recent call last):\n";
        for (const char *part :
             {"  File \"C:\\fox\\ai-toolkit\\run.py\", line 120, in <module>\n",
              "  File \"C:\\fox\\ai-toolkit\\jobs\\process\\BaseSDTrainProcess.py\", line 2000, in "
              "run\n"})
            log += QByteArray(part) + part +
                   (QByteArray(part).contains("run.py")
                        ? "        main()main()\n\n"
                        : "        self.sd.load_model()self.sd.load_model()\n\n");
        log += "torch.OutOfMemoryErrortorch.OutOfMemoryError: : CUDA out of memory.CUDA out of "
               "memory.\n\n";
        const Run run = read(log);
        QCOMPARE(run.failures.size(), std::size_t(1));
        QCOMPARE(run.fatalFailure()->exception, QStringLiteral("torch.OutOfMemoryError"));
        QCOMPARE(run.fatalFailure()->text, QStringLiteral("CUDA out of memory."));
        QCOMPARE(run.fatalFailure()->phase, Phase::ModelLoad);
        QCOMPARE(run.platform, Platform::Windows);
    }

    void readsThroughPrefixes_data()
    {
        QTest::addColumn<QByteArray>("prefix");
        QTest::newRow("pod") << QByteArray("2025-11-03T12:34:56.123456789Z ");
        QTest::newRow("stamp") << QByteArray("[2025-11-03 12:34:56] ");
        QTest::newRow("worker") << QByteArray("[WORKER] ");
        QTest::newRow("compose") << QByteArray("ai-toolkit-1  | ");
    }
    void readsThroughPrefixes()
    {
        QFETCH(QByteArray, prefix);
        const QByteArray plain =
            kHead + kLoad.left(kLoad.indexOf('\r')) +
            failed(kOom, traceback("self.sd.load_model()", "", "torch.OutOfMemoryError: " + kOom));
        QByteArray prefixed;
        for (const QByteArray &line : plain.split('\n'))
            prefixed += prefix + line + '\n';
        const Run run = read(prefixed);
        QCOMPARE(run.job, QStringLiteral("red_fox_v3"));
        QCOMPARE(run.failures.size(), std::size_t(1));
        QCOMPARE(run.fatalFailure()->phase, Phase::ModelLoad);
        QVERIFY(run.config.has_value());
        QVERIFY(run.config->text.contains("    \"train\": {"));
    }

    void readsWhatPowerShellMakesOfIt()
    {
        const QByteArray log =
            "python.exe : red_fox_v3:   0%|          | 0/2000 [00:00<?, ?it/s, lr: 1.0e-04 loss: "
            "1.0e-01]\r\nAt line:1 char:1\r\n+ python run.py fox.yaml 2>&1 | Tee-Object "
            "log.txt\r\n+ ~~~~~~~~~~~~~~~~~~~~~\r\n    + CategoryInfo          : NotSpecified: "
            "(red_fox:String) [], RemoteException\r\n    + FullyQualifiedErrorId : "
            "NativeCommandError\r\n \r\nError running job: CUDA out of memory. Tried to allocate "
            "2.00 GiB.\r\n";
        const Run run = read(log);
        QCOMPARE(run.failures.size(), std::size_t(1));
        QCOMPARE(run.fatalFailure()->memoryKind, MemoryKind::CudaAlloc);
        QCOMPARE(run.fatalFailure()->phase, Phase::EarlyTrain);
    }

    void collectsFactsByTheWay()
    {
        const Run run =
            read("20:41:09-227105 INFO     Torch 2.6.0+cu124\n20:41:09-263018 INFO     Torch "
                 "detected GPU: NVIDIA GeForce RTX 4070 Ti SUPER VRAM 16376 Arch (8, 9) Cores "
                 "66\n20:41:10-263018 INFO     Saving training config to D:/fox/config.json\n");
        QCOMPARE(run.torchVersion, QStringLiteral("2.6.0+cu124"));
        QCOMPARE(run.gpuName, QStringLiteral("NVIDIA GeForce RTX 4070 Ti SUPER"));
        QCOMPARE(run.platform, Platform::Windows);
        const Run table = read("|   0  NVIDIA GeForce RTX 3090        On  |   00000000:08:00.0  On "
                               "|\ntorch==2.9.1\nAI Toolkit version: 0.7.21\n");
        QCOMPARE(table.gpuName, QStringLiteral("NVIDIA GeForce RTX 3090"));
        QCOMPARE(table.torchVersion, QStringLiteral("2.9.1"));
        QCOMPARE(table.toolkitVersion, QStringLiteral("0.7.21"));
    }

    void passesOverHarmlessTracebacks_data()
    {
        QTest::addColumn<QByteArray>("announcement");
        QTest::newRow("clearing up")
            << QByteArray("Exception ignored in: <function _ConnectionBase.__del__ at 0x7f>\n");
        QTest::newRow("console") << QByteArray("--- Logging error ---\n");
    }
    void passesOverHarmlessTracebacks()
    {
        QFETCH(QByteArray, announcement);
        const QByteArray trace = "Traceback (most recent call last):\n" +
                                 frame("/v/lib/python3.12/logging/__init__.py", "emit", "x()") +
                                 "UnicodeEncodeError: 'charmap' codec can't encode\n";
        const Run run = read(kPrepared + kFirstDraw + steps(1, 30) + "\n" + announcement + trace);
        QVERIFY(run.failures.empty());
        QCOMPARE(run.end, RunEnd::Running);
    }

    /// A batch file that waits for a key: the program is gone, and said nothing.
    void seesThatTheProgramIsGone_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line :
             {"Press any key to continue . . .", "Drücken Sie eine beliebige Taste . . .",
              "続行するには何かキーを押してください . . .",
              "Pressione qualquer tecla para continuar. . .", "Training has ended."})
            QTest::newRow(line) << QByteArray(line);
    }
    void seesThatTheProgramIsGone()
    {
        QFETCH(QByteArray, line);
        const Run run = read(kPrepared + kFirstDraw + steps(1, 30) + "\n" + line + "\n");
        QCOMPARE(run.end, RunEnd::Unknown);
        QCOMPARE(run.exitDetail, QStringLiteral("exited unexpectedly"));
        const Run failing =
            read(kPrepared + "Error running job: CUDA out of memory.\n" + line + "\n");
        QCOMPARE(failing.end, RunEnd::Failed);
        QVERIFY(failing.exitDetail.isEmpty());
    }

    /// A console of fixed width breaks lines anywhere, even inside a number.
    void joinsLinesBrokenInsideANumber()
    {
        const Run run =
            read("RuntimeError: CUDA out of memory. Tried to allocate 512.00 MiB (GPU 0; 8.\n"
                 "00 GiB total capacity; 7.00 GiB already allocated; 0 byt\n"
                 "es free; 7.25 GiB reserved in total by PyTorch)\n");
        const MemoryFigures &figures = run.fatalFailure()->figures;
        QCOMPARE(figures.capacity.value_or(Bytes{}).gib(), 8.0);
        QCOMPARE(figures.allocated.value_or(Bytes{}).gib(), 7.0);
        QCOMPARE(figures.free.value_or(Bytes{1}).value, 0);
    }

    void findsTheLastOfVeryManyErrors()
    {
        QByteArray log = kPrepared + kFirstDraw;
        for (int step = 1; step < 1200; ++step)
            log += steps(step, step) + skip(1);
        log += failed(kOom, "");
        const Run run = read(log);
        QVERIFY(run.fatalFailure() != nullptr);
        QCOMPARE(run.fatalFailure()->signature, QStringLiteral("cuda_oom"));
        QCOMPARE(run.skippedBatches.size(), std::size_t(1199));
        QVERIFY(run.failures.size() <= 500);
    }

    void ignoresTheConfigAsText()
    {
        // Prompts may say anything.
        const Run run = read("Running 1 job\n{\n    \"prompt\": \"Killed\",\n    \"neg\": \"CUDA "
                             "out of memory\"\n}\nRunning  1 process\nLoading Flux model\n");
        QVERIFY(run.failures.empty());
        QVERIFY(run.symptoms.empty());
        QVERIFY(run.config.has_value());
    }

    void givesUpBrokenDumps()
    {
        const Run run = read("Running 1 job\n{\n    \"type\": \"sd_trainer\",\nLoading Flux "
                             "model\nError running job: CUDA out of memory.\n");
        QVERIFY(!run.config.has_value());
        QVERIFY(run.fatalFailure() != nullptr);
    }
};

QTEST_GUILESS_MAIN(TestLogReader)
#include "tst_logreader.moc"
