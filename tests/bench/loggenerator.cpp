// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "loggenerator.h"

#include <QByteArray>

#include <cstdio>

namespace headroom {

namespace {

constexpr int kStepsToSave = 250;
constexpr int kImages = 40;

/// A small generator of our own: the standard's distributions differ between libraries.
class Dice
{
public:
    explicit Dice(quint32 seed) : m_state(seed | 1U) {}
    /// A number from 0 to 1.
    double roll()
    {
        m_state ^= m_state << 13;
        m_state ^= m_state >> 17;
        m_state ^= m_state << 5;
        return m_state / 4294967296.0;
    }

private:
    quint32 m_state;
};

QByteArray clock(double seconds)
{
    const int whole = static_cast<int>(seconds);
    char text[32];
    if (whole >= 3600)
        std::snprintf(text, sizeof text, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
    else
        std::snprintf(text, sizeof text, "%02d:%02d", whole / 60, whole % 60);
    return text;
}

QByteArray bar(const QByteArray &name, int done, int total, double seconds, double rate,
               const QByteArray &postfix)
{
    const int cells = static_cast<int>(10.0 * done / total);
    char head[32];
    std::snprintf(head, sizeof head, "%3d%%|", static_cast<int>(100.0 * done / total));
    QByteArray text = name + (name.isEmpty() ? "" : ": ") + head;
    for (int i = 0; i < cells; ++i)
        text += "\u2588";
    char tail[160];
    std::snprintf(tail, sizeof tail, "| %d/%d [%s<%s, %5.2fs/it%s]", done, total,
                  clock(seconds).constData(), clock((total - done) * rate).constData(), rate,
                  postfix.constData());
    return text + QByteArray(10 - cells, ' ') + tail;
}

const char *const kHead =
    "Running 1 job\n"
    "{\n    \"type\": \"diffusion_trainer\",\n    \"training_folder\": \"/workspace/output\",\n"
    "    \"network\": {\n        \"type\": \"lora\",\n        \"linear\": 32,\n        "
    "\"linear_alpha\": 32\n    },\n"
    "    \"datasets\": [\n        {\n            \"folder_path\": \"/workspace/sets/mural\",\n"
    "            \"resolution\": [\n                512,\n                1024\n            ]\n    "
    "    }\n    ],\n"
    "    \"train\": {\n        \"batch_size\": 2,\n        \"steps\": 100000,\n        "
    "\"gradient_checkpointing\": true,\n"
    "        \"optimizer\": \"adamw8bit\"\n    },\n"
    "    \"model\": {\n        \"name_or_path\": \"black-forest-labs/FLUX.1-dev\",\n        "
    "\"arch\": \"flux\",\n        \"quantize\": true\n    },\n"
    "    \"sample\": {\n        \"sample_every\": 250,\n        \"width\": 1024,\n        "
    "\"height\": 1024\n    }\n}\n"
    "\n#############################################\n# Running job: "
    "mural\n#############################################\n\n\n"
    "Running  1 process\nLoading Flux model\nLoading transformer\nQuantizing transformer\nLoading "
    "VAE\nLoading T5\nQuantizing T5\n"
    "Loading CLIP\nMaking pipe\nPreparing Model\ncreate LoRA network. base dim (rank): 32, alpha: "
    "32\n"
    "create LoRA for U-Net: 494 modules.\nDataset: /workspace/sets/mural\n  -  Preprocessing image "
    "dimensions\n  -  Found 40 images\n"
    "Bucket sizes for /workspace/sets/mural:\n1152x896: 25 files\n1024x1024: 15 files\n2 buckets "
    "made\n"
    "Caching latents for /workspace/sets/mural\n - Saving latents to disk\n";

const char *const kError = "CUDA out of memory. Tried to allocate 540.00 MiB. GPU 0 has a total "
                           "capacity of 23.64 GiB of which 212.44 MiB is free. "
                           "Including non-PyTorch memory, this process has 23.40 GiB memory in "
                           "use. Of the allocated memory 22.31 GiB is allocated by "
                           "PyTorch, and 612.20 MiB is reserved by PyTorch but unallocated.";

QByteArray ending()
{
    return QByteArray("Error running job: ") + kError +
           "\n\n========================================\nResult:\n - 0 completed jobs\n - 1 "
           "failure\n"
           "========================================\nTraceback (most recent call last):\n"
           "  File \"/workspace/ai-toolkit/run.py\", line 120, in <module>\n    main()\n"
           "  File \"/workspace/ai-toolkit/jobs/process/BaseSDTrainProcess.py\", line 2136, in "
           "run\n"
           "    loss_dict = self.hook_train_loop(batch_list)\n"
           "  File \"/workspace/ai-toolkit/extensions_built_in/sd_trainer/SDTrainer.py\", line "
           "1961, in hook_train_loop\n"
           "    loss = self.train_single_accumulation(batch)\n"
           "torch.OutOfMemoryError: " +
           kError + "\n";
}

} // namespace

void writeTrainingLog(QIODevice &out, qint64 bytes, quint32 seed)
{
    Dice dice(seed);
    out.write(kHead);
    for (int image = 0; image <= kImages; ++image)
        out.write("\r" + bar("Caching latents to disk", image, kImages, image * 0.6, 0.6, {}));
    out.write("\nGenerating baseline samples before training\n\n");

    // As many steps as fill the size: a step is drawn twice.
    const int total = static_cast<int>(bytes / 200) + 1000;
    double seconds = 0;
    QByteArray block;
    for (int step = 1; out.pos() + block.size() < bytes; ++step) {
        const double rate = 2.4 + 0.4 * dice.roll();
        seconds += rate;
        char postfix[64];
        std::snprintf(postfix, sizeof postfix, ", lr: 1.0e-04 loss: %.3e", 0.2 + 0.3 * dice.roll());
        block += '\r' + bar("mural", step - 1, total, seconds, rate, postfix);
        block += '\r' + bar("mural", step, total, seconds, rate, postfix);
        if (step % kStepsToSave == 0) {
            block += "\n\nSaving at step " + QByteArray::number(step) +
                     "\nSaved checkpoint to /workspace/output/mural/mural_" +
                     QByteArray::number(step).rightJustified(9, '0') +
                     ".safetensors\nSaved optimizer to /workspace/output/mural/optimizer.pt\n";
            for (int sample = 0; sample <= 4; ++sample)
                block += '\r' + bar("Generating Images", sample, 4, sample * 11.0, 11.0, {});
            block += "\n\n";
        }
        if (block.size() > 1024 * 1024) {
            out.write(block);
            block.clear();
        }
    }
    out.write(block + ending());
}

} // namespace headroom
