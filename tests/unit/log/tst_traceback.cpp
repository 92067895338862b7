// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/framephase.h"
#include "log/traceback.h"

#include <QTest>

using namespace headroom;

class TestTraceback : public QObject
{
    Q_OBJECT

    /// Feeds all lines and returns the last exception.
    static ExceptionLine read(TracebackCollector &collector, const QByteArray &text)
    {
        ExceptionLine last;
        for (const QByteArray &line : text.split('\n')) {
            if (collector.take(line) == TracebackCollector::Took::Exception)
                last = collector.exception();
        }
        return last;
    }

    static QString functions(const std::vector<Frame> &frames)
    {
        QStringList names;
        for (const Frame &frame : frames)
            names << QString::fromUtf8(frame.function);
        return names.join(u' ');
    }

    static Frame frame(const char *file, const char *function, const char *source)
    {
        return {file, 10, function, source};
    }

private Q_SLOTS:
    void collects_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("functions");
        QTest::addColumn<QByteArray>("exception");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("plain") << QByteArray(
                                      "Traceback (most recent call last):\n  File \"/a/run.py\", "
                                      "line 9, in <module>\n    main()\n  File \"/a/run.py\", line "
                                      "5, in main\n    raise error\nRuntimeError: it broke\n")
                               << QStringLiteral("<module> main") << QByteArray("RuntimeError")
                               << QByteArray("it broke");
        QTest::newRow("underlined")
            << QByteArray("Traceback (most recent call last):\n  File \"/a/run.py\", line 9, in "
                          "f\n    g(\n    ~^\n      1,\n    )\nValueError\n")
            << QStringLiteral("f") << QByteArray("ValueError") << QByteArray();
        QTest::newRow("doubled writes")
            << QByteArray(
                   "Traceback (most recent call last):\nTraceback (most recent call last):\n  File "
                   "\"/a/run.py\", line 9, in main\n  File \"/a/run.py\", line 9, in main\n        "
                   "main()main()\n\n  File \"/a/x.py\", line 2, in go\n  File \"/a/x.py\", line 2, "
                   "in go\n        go()go()\ntorch.OutOfMemoryErrortorch.OutOfMemoryError: : CUDA "
                   "out of memory.CUDA out of memory.\n")
            << QStringLiteral("main go") << QByteArray("torch.OutOfMemoryError")
            << QByteArray("CUDA out of memory.");
        QTest::newRow("blank lines between")
            << QByteArray("Traceback (most recent call last):\n\n  File \"C:\\a\\run.py\", line 9, "
                          "in main\n\n    go()\n\nOSError: [WinError 1455] x\n")
            << QStringLiteral("main") << QByteArray("OSError") << QByteArray("[WinError 1455] x");
        QTest::newRow("without leading blanks")
            << QByteArray(
                   "Traceback (most recent call last):\nFile \"F:\\gym\\train.py\", line 519, in "
                   "<module>\ntrainer.train(args)\nFile \"F:\\gym\\train.py\", line 402, in "
                   "train\nself.cache(args)\ntorch.OutOfMemoryError: CUDA out of memory.\n")
            << QStringLiteral("<module> train") << QByteArray("torch.OutOfMemoryError")
            << QByteArray("CUDA out of memory.");
        QTest::newRow("begins with a line of code")
            << QByteArray("    return t.to(device)\nRuntimeError: x\n") << QString()
            << QByteArray("RuntimeError") << QByteArray("x");
        QTest::newRow("begins in the middle")
            << QByteArray("  File \"/a/unet.py\", line 1111, in forward\n    h = "
                          "layer(h)\nRuntimeError: x\n")
            << QStringLiteral("forward") << QByteArray("RuntimeError") << QByteArray("x");
        QTest::newRow("glued to a bar")
            << QByteArray("1/9 [00:01<00:08]Traceback (most recent call last):\n  File "
                          "\"/a/run.py\", line 9, in main\n    go()\nKeyboardInterrupt\n")
            << QStringLiteral("main") << QByteArray("KeyboardInterrupt") << QByteArray();
        QTest::newRow("unusual class")
            << QByteArray("Traceback (most recent call last):\n  File \"/a/run.py\", line 9, in "
                          "main\n    go()\ntorch._dynamo.exc.Unsupported: call\n")
            << QStringLiteral("main") << QByteArray("torch._dynamo.exc.Unsupported")
            << QByteArray("call");
        QTest::newRow("frames broken by a narrow console")
            << QByteArray(
                   "Traceback (most recent call last):\n  File \"C:\\a\\site-packages\\tor"
                   "ch\\nn\\mod\nule.py\", line 1371, in to\n    return self._apply(convert)\n"
                   "RuntimeError: x\n")
            << QStringLiteral("to") << QByteArray("RuntimeError") << QByteArray("x");
        QTest::newRow("box")
            << QByteArray("╭─────── Traceback (most recent call last) ───────╮\n│ "
                          "C:\\a\\optimizer.py:290 in _maybe_opt_step        │\n│                  "
                          "                               │\n│   289 │   │   if found:             "
                          "             │\n│ ❱ 290 │   │   │   retval = optimizer.step(*args)  "
                          "│\n╰─────────────────────────────────────────────────╯\nOutOfMemoryError"
                          ": CUDA out of memory.\n")
            << QStringLiteral("_maybe_opt_step") << QByteArray("OutOfMemoryError")
            << QByteArray("CUDA out of memory.");
    }
    void collects()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, functions);
        QFETCH(QByteArray, exception);
        QFETCH(QByteArray, message);
        TracebackCollector collector;
        const ExceptionLine last = read(collector, text);
        QCOMPARE(last.exception, exception);
        QCOMPARE(last.message, message);
        QCOMPARE(TestTraceback::functions(collector.frames()), functions);
    }

    void knowsChains()
    {
        TracebackCollector collector;
        const QByteArray one("Traceback (most recent call last):\n  File \"/a/run.py\", line 9, in "
                             "main\n    go()\nRuntimeError: x\n");
        read(collector, one);
        QVERIFY(!collector.isChained());
        read(collector,
             "\nDuring handling of the above exception, another exception occurred:\n\n" + one);
        QVERIFY(collector.isChained());
        read(collector, one);
        QVERIFY(!collector.isChained());
    }

    /// Python's logging shows where it was called, with frames but without an error.
    void takesNoLabelForAnException()
    {
        TracebackCollector collector;
        const ExceptionLine last = read(
            collector, "Call stack:\n  File \"/a/run.py\", line 9, in main\n    log.info(text)\n"
                       "Message: 'x'\nArguments: ()\n");
        QVERIFY(last.exception.isEmpty());
    }

    void leavesOtherLinesAlone()
    {
        TracebackCollector collector;
        QCOMPARE(collector.take("Loading transformer"), TracebackCollector::Took::Nothing);
        QCOMPARE(collector.take("Traceback (most recent call last):"),
                 TracebackCollector::Took::Start);
        for (int i = 0; i < 6; ++i)
            QCOMPARE(collector.take("some print of the trainer"),
                     TracebackCollector::Took::Nothing);
        QVERIFY(!collector.isOpen());
    }

    void readsExceptionLines_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("afterFrames");
        QTest::addColumn<QByteArray>("exception");
        QTest::newRow("error") << QByteArray("RuntimeError: x") << false
                               << QByteArray("RuntimeError");
        QTest::newRow("class alone")
            << QByteArray("MemoryError") << false << QByteArray("MemoryError");
        QTest::newRow("dotted") << QByteArray("safetensors_rust.SafetensorError: y") << false
                                << QByteArray("safetensors_rust.SafetensorError");
        QTest::newRow("doubled") << QByteArray("TypeErrorTypeError: : aa") << false
                                 << QByteArray("TypeError");
        QTest::newRow("a warning is none") << QByteArray("UserWarning: y") << false << QByteArray();
        QTest::newRow("a label is none")
            << QByteArray("Dataset: /sets/fox") << false << QByteArray();
        QTest::newRow("a label after frames") << QByteArray("click.exceptions.Foo: bar") << true
                                              << QByteArray("click.exceptions.Foo");
        QTest::newRow("a file name after frames")
            << QByteArray("train.py: done") << true << QByteArray();
        QTest::newRow("sentence") << QByteArray("Error running job: x") << false << QByteArray();
        QTest::newRow("number") << QByteArray("12: x") << true << QByteArray();
        QTest::newRow("nothing") << QByteArray() << true << QByteArray();
    }
    void readsExceptionLines()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, afterFrames);
        QFETCH(QByteArray, exception);
        const auto read = parseExceptionLine(text, afterFrames);
        QCOMPARE(read ? read->exception : QByteArray(), exception);
    }

    void tellsThePhaseByFrames_data()
    {
        QTest::addColumn<std::vector<Frame>>("frames");
        QTest::addColumn<FrameContext>("context");
        QTest::addColumn<QString>("phase");
        const char *process = "/x/ai-toolkit/jobs/process/BaseSDTrainProcess.py";
        const char *torch = "/x/venv/lib/python3.12/site-packages/torch/nn/modules/module.py";
        const auto run = [&](const char *source) {
            return frame(process, "run", source);
        };
        const FrameContext loading{Phase::ModelLoad, false, {}};
        const FrameContext quantizing{Phase::Quantize, false, {}};
        const FrameContext caching{Phase::CacheLatents, false, {}};
        const FrameContext step3{Phase::EarlyTrain, true, StepNumber{3}};
        const FrameContext step300{Phase::MidTrain, true, StepNumber{300}};
        const FrameContext nothing{};
        using Frames = std::vector<Frame>;
        const auto row = [](const char *name, const Frames &frames, const FrameContext &context,
                            const char *phase) {
            QTest::newRow(name) << frames << context << QString::fromLatin1(phase);
        };
        row("config", {frame("/x/toolkit/job.py", "get_job", "return ExtensionJob(config)")},
            nothing, "startup");
        row("load",
            {run("self.sd.load_model()"),
             frame("/x/toolkit/models/wan21.py", "load_model", "x = from_pretrained("),
             frame(torch, "to", "")},
            loading, "model_load");
        row("quantize inside load",
            {run("self.sd.load_model()"), frame("/x/m.py", "load_model", "quantize_model(self, t)"),
             frame("/x/toolkit/util/quantize.py", "quantize_model", "block.to(")},
            loading, "quantize");
        row("quantizer library",
            {run("self.sd.load_model()"),
             frame("/v/site-packages/optimum/quanto/tensor/qbits.py", "create", "if q:")},
            quantizing, "quantize");
        row("moved after quantizing",
            {run("self.sd.load_model()"),
             frame("/x/m.py", "load_model", "transformer.to(self.device_torch)"),
             frame("/v/site-packages/optimum/quanto/tensor/qbytes.py", "__torch_function__", "")},
            quantizing, "model_load");
        row("cut frames keep the lines' word", {run("self.sd.load_model()")}, quantizing,
            "quantize");
        row("whole model to the card",
            {run("unet.to(self.device_torch, dtype=dtype)"), frame(torch, "_apply", "fn(p)")},
            loading, "model_load");
        row("data set",
            {run("self.data_loader = get_dataloader_from_datasets(self.datasets)"),
             frame("/x/d.py", "__init__", "with open(p)")},
            loading, "cache_latents");
        row("latents",
            {frame("/x/d.py", "get_dataloader_from_datasets", ""),
             frame("/x/d.py", "cache_latents_all_latents", "self.sd.encode_images(x)")},
            caching, "cache_latents");
        row("text embeddings",
            {frame("/x/d.py", "get_dataloader_from_datasets", ""),
             frame("/x/d.py", "cache_text_embeddings", "self.sd.encode_prompt(c)")},
            caching, "cache_text_embeddings");
        row("before the loop, to the card",
            {run("self.hook_before_train_loop()"),
             frame("/x/s.py", "hook_before_train_loop", "self.prepare_accelerator()"),
             frame(process, "prepare_accelerator", "self.accelerator.prepare(self.sd.unet)")},
            caching, "model_load");
        row("before the loop, prompts",
            {frame("/x/s.py", "hook_before_train_loop", "self.sd.encode_prompt(p)")}, caching,
            "cache_text_embeddings");
        row("first sample",
            {run("self.sample(0, is_first=True)"),
             frame(process, "sample", "self.sd.generate_images(")},
            caching, "baseline_sample");
        row("first sample by the lines", {frame(process, "sample", "self.sd.generate_images(")},
            caching, "baseline_sample");
        row("preview",
            {run("self.sample(self.step_num)"),
             frame(process, "sample", "self.sd.generate_images(")},
            step300, "preview_sample");
        row("preview without lines", {run("self.sample(self.step_num)")}, nothing,
            "preview_sample");
        row("early step",
            {run("loss_dict = self.hook_train_loop(batch_list)"),
             frame("/x/s.py", "hook_train_loop", "")},
            step3, "early_train");
        row("late step", {run("loss_dict = self.hook_train_loop(batch_list)")}, step300,
            "mid_train");
        row("given up",
            {run("raise RuntimeError(\"OOM during training step 3 times in a row, aborting "
                 "training\")")},
            step300, "mid_train");
        row("loader",
            {run("batch = next(dataloader_iterator)"),
             frame("/v/site-packages/torch/utils/data/dataloader.py", "_next_data", "")},
            step3, "early_train");
        row("save",
            {run("self.save(self.step_num)"),
             frame("/x/network_mixins.py", "save_weights", "save_file(d, f)")},
            step300, "save");
        row("requested save",
            {frame("/x/t.py", "end_step_hook", "self.maybe_save()"),
             frame("/x/t.py", "maybe_save", "self.save(self.step_num)")},
            step300, "save");
        row("sd-scripts text",
            {frame("D:\\k\\flux_train_network.py", "cache_text_encoder_outputs_if_needed",
                   "text_encoders[1].to(accelerator.device)")},
            nothing, "cache_text_embeddings");
        row("sd-scripts prepare",
            {frame("D:\\k\\train_network.py", "train", "unet = accelerator.prepare(")}, loading,
            "model_load");
        row("sd-scripts step",
            {frame("/k/train_network.py", "process_batch", "noise_pred = self.call_unet(")}, step3,
            "early_train");
        row("backward", {frame("/k/hv_train_network.py", "train", "accelerator.backward(loss)")},
            step3, "early_train");
        row("block swap",
            {frame("C:\\k\\library\\custom_offloading_utils.py", "swap_weight_devices", "")},
            nothing, "early_train");
        row("block swap while preparing",
            {frame("/p/train.py", "<module>", "model.enable_block_swap(blocks_to_swap)"),
             frame("/p/offloading.py", "weights_to_device", "x.to(device)")},
            nothing, "model_load");
        row("musubi loader",
            {frame("/m/cache_text_encoder_outputs.py", "main", "x = load_t5(a)"),
             frame("/m/u.py", "load_split_weights", "")},
            nothing, "model_load");
        row("onetrainer preview",
            {frame("/o/modules/trainer/GenericTrainer.py", "train",
                   "self.__sample_during_training(")},
            step3, "preview_sample");
        row("onetrainer save",
            {frame("F:\\OneTrainer\\modules\\modelSaver\\X.py", "__save_safetensors",
                   "save_file(a, b)")},
            nothing, "save");
        row("only the library",
            {frame("/v/site-packages/torch/optim/adamw.py", "_multi_tensor_adamw", "")}, step3,
            "early_train");
        row("a module on its way",
            {frame(torch, "_apply", ""), frame(torch, "convert", "return t.to(")}, nothing,
            "model_load");
        row("nothing known", {frame("/x/ai-toolkit/run.py", "main", "raise e")}, nothing, "");
    }
    void tellsThePhaseByFrames()
    {
        QFETCH(std::vector<Frame>, frames);
        QFETCH(FrameContext, context);
        QFETCH(QString, phase);
        const auto told = phaseOfFrames(frames, context);
        QCOMPARE(told ? idOf(*told) : QString(), phase);
    }

    void tellsEarlyFromLate()
    {
        QCOMPARE(trainingPhase(std::nullopt), Phase::EarlyTrain);
        QCOMPARE(trainingPhase(StepNumber{0}), Phase::EarlyTrain);
        QCOMPARE(trainingPhase(StepNumber{10}), Phase::EarlyTrain);
        QCOMPARE(trainingPhase(StepNumber{11}), Phase::MidTrain);
    }
};

QTEST_GUILESS_MAIN(TestTraceback)
#include "tst_traceback.moc"
