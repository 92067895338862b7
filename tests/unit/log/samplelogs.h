// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

/// Logs for the tests, put together from invented pieces in the shape that AI Toolkit and others
/// print.
namespace headroom::sample {

inline const QByteArray kOom =
    "CUDA out of memory. Tried to allocate 512.00 MiB. GPU 0 has a total capacity of 24.00 GiB of "
    "which 128.00 MiB is "
    "free. Including non-PyTorch memory, this process has 23.50 GiB memory in use. Of the "
    "allocated memory 22.00 GiB is "
    "allocated by PyTorch, and 1.00 GiB is reserved by PyTorch but unallocated. If reserved but "
    "unallocated memory is "
    "large try setting PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True to avoid fragmentation.  "
    "See documentation for "
    "Memory Management  (https://pytorch.org/docs/stable/notes/cuda.html#environment-variables)";

inline const QByteArray kHead = "Running 1 job\n"
                                "{\n"
                                "    \"type\": \"diffusion_trainer\",\n"
                                "    \"training_folder\": \"/home/fox/ai-toolkit/output\",\n"
                                "    \"train\": {\n"
                                "        \"batch_size\": 2\n"
                                "    }\n"
                                "}\n"
                                "Using SQLite database at /home/fox/ai-toolkit/aitk_db.db\n"
                                "Job ID: \"11111111-2222-3333-4444-555555555555\"\n"
                                "\n"
                                "#############################################\n"
                                "# Running job: red_fox_v3\n"
                                "#############################################\n"
                                "\n\n"
                                "Running  1 process\n";

inline const QByteArray kLoad =
    "Loading Qwen Image model\n"
    "Loading transformer\n"
    "\rLoading checkpoint shards:   0%|          | 0/9 [00:00<?, ?it/s]"
    "\rLoading checkpoint shards: 100%|##########| 9/9 [00:12<00:00,  1.35s/it]\n"
    "Quantizing Transformer\n"
    " - quantizing 60 transformer blocks\n"
    "\r  0%|          | 0/60 [00:00<?, ?it/s]"
    "\r100%|##########| 60/60 [00:24<00:00,  2.45it/s]\n"
    " - quantizing extras\n"
    "Text Encoder\n"
    "Quantizing Text Encoder\n"
    "Loading VAE\n"
    "Making pipe\n"
    "Preparing Model\n"
    "Model Loaded\n"
    "create LoRA network. base dim (rank): 16, alpha: 16\n"
    "create LoRA for U-Net: 480 modules.\n";

inline const QByteArray kCache =
    "Dataset: /home/fox/sets/red\n"
    "  -  Preprocessing image dimensions\n"
    "\r100%|##########| 40/40 [00:01<00:00, 38.10it/s]\n"
    "  -  Found 40 images\n"
    "Bucket sizes for /home/fox/sets/red:\n"
    "1024x1024: 28 files\n"
    "832x1216: 12 files\n"
    "2 buckets made\n"
    "Caching latents for /home/fox/sets/red\n"
    " - Saving latents to disk\n"
    "\rCaching latents to disk: 100%|##########| 40/40 [00:20<00:00,  2.00it/s]\n";

inline const QByteArray kText =
    "Caching text_embeddings for /home/fox/sets/red\n"
    " - Saving text embeddings to disk\n"
    "\rCaching text embeddings to disk: 100%|##########| 40/40 [00:04<00:00, 10.00it/s]\n";

inline const QByteArray kBaseline =
    "Generating baseline samples before training\n"
    "\rGenerating Samples:   0%|          | 0/2 [00:00<?, ?it/s]"
    "\rGenerating Samples: 100%|##########| 2/2 [00:40<00:00, 20.00s/it]\n\n";

/// The redraws of the training bar for the steps from `first` to `last`; each took `seconds`.
inline QByteArray steps(int first, int last, int total = 2000, double seconds = 3.0, int offset = 0)
{
    QByteArray text;
    const auto draw = [&](int step, int shown, double loss) {
        const int elapsed = static_cast<int>(step * seconds);
        const int percent = shown * 100 / total;
        text += "\rred_fox_v3: " + QByteArray::number(percent).rightJustified(3) +
                "%|#         | " + QByteArray::number(shown) + '/' + QByteArray::number(total) +
                " [" + QByteArray::number(elapsed / 60).rightJustified(2, '0') + ':' +
                QByteArray::number(elapsed % 60).rightJustified(2, '0') + "<1:30:00,  " +
                QByteArray::number(seconds, 'f', 2) +
                "s/it, lr: 1.0e-04 loss: " + QByteArray::number(loss, 'e', 3) + "]";
    };
    for (int step = first; step <= last; ++step) {
        const double loss = 0.2 + 0.001 * (step % 17);
        if (step > 0)
            draw(step, step - 1 - offset < 0 ? 0 : step - 1 - offset, loss);
        draw(step, step - offset < 0 ? 0 : step - offset, loss);
    }
    return text;
}

inline const QByteArray kFirstDraw = "\rred_fox_v3:   0%|          | 0/2000 [00:00<?, ?it/s]";

inline const QByteArray kResult = "\n========================================\n"
                                  "Result:\n"
                                  " - 0 completed jobs\n"
                                  " - 1 failure\n"
                                  "========================================\n";

/// A traceback through the trainer's main loop: `source` is the line of run, then more frames.
inline QByteArray traceback(const QByteArray &source, const QByteArray &more,
                            const QByteArray &exception)
{
    return "Traceback (most recent call last):\n"
           "  File \"/home/fox/ai-toolkit/run.py\", line 120, in <module>\n"
           "    main()\n"
           "  File \"/home/fox/ai-toolkit/run.py\", line 108, in main\n"
           "    raise e\n"
           "  File \"/home/fox/ai-toolkit/jobs/ExtensionJob.py\", line 22, in run\n"
           "    process.run()\n"
           "  File \"/home/fox/ai-toolkit/jobs/process/BaseSDTrainProcess.py\", line 2100, in run\n"
           "    " +
           source + "\n" + more + exception + "\n";
}

inline QByteArray frame(const QByteArray &file, const QByteArray &function,
                        const QByteArray &source)
{
    return "  File \"" + file + "\", line 77, in " + function + "\n    " + source + "\n";
}

inline QByteArray failed(const QByteArray &message, const QByteArray &trace)
{
    return "Error running job: " + message + "\n" + kResult + trace;
}

inline QByteArray skip(int count)
{
    return "\n################################################\n# OOM during training step, "
           "skipping batch " +
           QByteArray::number(count) + "/3 #\n################################################\n\n";
}

} // namespace headroom::sample
