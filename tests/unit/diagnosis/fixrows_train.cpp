// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the fixes of the train, network and save blocks do.
#include "fixrows.h"

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

QByteArray network(const QByteArray &entries)
{
    return "      network: {" + entries + "}\n";
}

} // namespace

void addTrainRows()
{
    const QString gc = u"gradient_checkpointing_on"_s;
    add({"checkpointing off", gc, "      train: {gradient_checkpointing: false}\n",
         "      train: {gradient_checkpointing: true}\n"});
    add({"checkpointing on", gc, "      train: {gradient_checkpointing: true}\n", "done"});
    add({"checkpointing by default", gc, "      train: {steps: 5}\n", "done"});
    add({"checkpointing null", gc, "      train: {gradient_checkpointing: null}\n",
         "      train: {gradient_checkpointing: true}\n"});

    const QString batch = u"batch_size_one"_s;
    add({"batch", batch, "      train: {batch_size: 4}\n", "      train: {batch_size: 1}\n"});
    add({"batch of one", batch, "      train: {batch_size: 1}\n", "done"});
    add({"batch by default", batch, "      train: {steps: 5}\n", "done"});
    add({"batch of datasets", batch,
         "      datasets: [{folder_path: a, batch_size: 8}, {folder_path: b}, {folder_path: c, "
         "batch_size: null}]\n      train: {batch_size: 2}\n",
         "      datasets: [{folder_path: a, batch_size: 1}, {folder_path: b}, {folder_path: c, "
         "batch_size: null}]\n      train: {batch_size: 1}\n"});
    add({"batch of a dataset alone", batch, "      datasets: [{folder_path: a, batch_size: 8}]\n",
         "      datasets: [{folder_path: a, batch_size: 1}]\n"});
    add({"batch to two", batch, "      train: {batch_size: 4}\n", "      train: {batch_size: 2}\n",
         u"2"_s});
    add({"batch two already", batch, "      train: {batch_size: 2}\n", "done", u"2"_s});
    add({"batch with accumulation", batch, "      train: {batch_size: 4}\n",
         "      train: {batch_size: 1, gradient_accumulation: 4}\n", u"keep_effective"_s});
    add({"batch with more accumulation", batch,
         "      train: {batch_size: 4, gradient_accumulation: 2}\n",
         "      train: {batch_size: 1, gradient_accumulation: 8}\n", u"keep_effective"_s});
    add({"batch with legacy accumulation", batch,
         "      train: {batch_size: 4, gradient_accumulation_steps: 1}\n",
         "      train: {batch_size: 1, gradient_accumulation_steps: 4}\n", u"keep_effective"_s});
    add({"batch with both accumulations", batch,
         "      train: {batch_size: 4, gradient_accumulation: 1, gradient_accumulation_steps: "
         "2}\n",
         "      train: {batch_size: 1, gradient_accumulation: 1, gradient_accumulation_steps: "
         "8}\n",
         u"keep_effective"_s});
    add({"batch with a whole epoch", batch,
         "      train: {batch_size: 4, gradient_accumulation_steps: -1}\n",
         "      train: {batch_size: 1, gradient_accumulation_steps: -1}\n", u"keep_effective"_s});
    add({"batch to two with accumulation", batch, "      train: {batch_size: 5}\n",
         "      train: {batch_size: 2, gradient_accumulation: 3}\n", u"2,keep_effective"_s});
    add({"batch of nonsense", batch, "      train: {batch_size: 4}\n", "none", u"some"_s});
    add({"batch of zero", batch, "      train: {batch_size: 4}\n", "none", u"0"_s});

    const QString optimizer = u"optimizer_8bit"_s;
    add({"adamw", optimizer, "      train: {optimizer: \"adamw\"}\n",
         "      train: {optimizer: \"adamw8bit\"}\n"});
    add({"AdamW", optimizer, "      train: {optimizer: AdamW}\n",
         "      train: {optimizer: adamw8bit}\n"});
    add({"prodigyopt", optimizer, "      train: {optimizer: prodigyopt}\n",
         "      train: {optimizer: prodigy8bit}\n"});
    add({"lion", optimizer, "      train: {optimizer: lion}\n",
         "      train: {optimizer: lion8bit}\n"});
    add({"optimizer by default", optimizer, "      train: {steps: 5}\n",
         "      train: {steps: 5, optimizer: adamw8bit}\n"});
    add({"adamw8bit", optimizer, "      train: {optimizer: adamw8bit}\n", "done"});
    add({"adafactor", optimizer, "      train: {optimizer: adafactor}\n", "done"});
    add({"automagic", optimizer, "      train: {optimizer: automagic2}\n", "done"});
    add({"adagrad", optimizer, "      train: {optimizer: adagrad}\n", "none"});
    add({"optimizer asked for", optimizer, "      train: {optimizer: prodigy}\n",
         "      train: {optimizer: adafactor}\n", u"adafactor"_s});
    add({"large optimizer asked for", optimizer, "      train: {optimizer: prodigy}\n", "none",
         u"adamw"_s});

    const QString rank = u"lower_rank"_s;
    add({"rank", rank, network("type: lora, linear: 32, linear_alpha: 32"),
         network("type: lora, linear: 16, linear_alpha: 16")});
    add({"rank with conv", rank, network("linear: 128, linear_alpha: 64, conv: 64, conv_alpha: 32"),
         network("linear: 64, linear_alpha: 32, conv: 32, conv_alpha: 16")});
    add({"rank with odd alpha", rank, network("linear: 32, linear_alpha: 1"),
         network("linear: 16, linear_alpha: 0.5")});
    add({"rank without alpha", rank, network("rank: 32"), network("rank: 16")});
    add({"rank lowest", rank, network("linear: 4, linear_alpha: 4"), "done"});
    add({"rank by default", rank, network("type: lora"), "done"});
    add({"rank to a number", rank, network("linear: 128, linear_alpha: 128"),
         network("linear: 16, linear_alpha: 16"), u"16"_s});
    add({"rank at the number", rank, network("linear: 16"), "done", u"16"_s});
    add({"rank of a LoKr", rank, network("type: lokr, lokr_factor: 4, linear: 64"),
         network("type: lokr, lokr_factor: 8, linear: 64")});
    add({"rank of an automatic LoKr", rank, network("type: lokr, lokr_factor: -1"), "done"});
    add({"rank of a small LoKr", rank, network("type: lokr, lokr_factor: 32"), "done"});
    add({"rank without network", rank, "      train: {steps: 5}\n", "none"});
    add({"rank of nonsense", rank, network("linear: 16"), "none", u"low"_s});

    add({"EMA", u"ema_off"_s, "      train: {ema_config: {use_ema: true, ema_decay: 0.99}}\n",
         "      train: {ema_config: {use_ema: false, ema_decay: 0.99}}\n"});
    add({"EMA off", u"ema_off"_s, "      train: {ema_config: {ema_decay: 0.99}}\n", "done"});
    add({"EMA absent", u"ema_off"_s, "      train: {steps: 5}\n", "done"});

    const QString validation = u"disable_validation"_s;
    add({"validation", validation,
         "      train:\n        steps: 5\n        validation_config:\n          "
         "validation_items:\n            - image_path: a\n              prompt: b\n          "
         "resolution: 1024\n        dtype: bf16\n",
         "      train:\n        steps: 5\n        dtype: bf16\n"});
    add({"validation off", validation, "      train: {steps: 5}\n", "done"});
    add({"validation null", validation, "      train: {validation_config: null}\n", "done"});

    const QString save = u"save_more_often"_s;
    add({"save", save, "      save: {save_every: 1000}\n", "      save: {save_every: 500}\n"});
    add({"save down to the usual", save, "      save: {save_every: 400}\n",
         "      save: {save_every: 250}\n"});
    add({"save by default", save, "      save: {dtype: bf16}\n",
         "      save: {dtype: bf16, save_every: 500}\n"});
    add({"save often already", save, "      save: {save_every: 250}\n", "done"});
    add({"save to a number", save, "      save: {save_every: 250}\n",
         "      save: {save_every: 100}\n", u"100"_s});
}

} // namespace headroom
