// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the fixes of where the parts of the model are kept do.
#include "fixrows.h"

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

QByteArray model(const QByteArray &entries)
{
    return "      model: {" + entries + "}\n";
}

} // namespace

void addModelRows()
{
    const QString low = u"low_vram_on"_s;
    add({"low_vram", low, model("low_vram: false"), model("low_vram: true")});
    add({"low_vram absent", low, model("quantize: true"), model("quantize: true, low_vram: true")});
    add({"low_vram on", low, model("low_vram: true"), "done"});
    add({"low_vram ignored", low, model("low_vram: false"), "none"}, "no low_vram");
    add({"low_vram on but ignored", low, model("low_vram: true"), "none"}, "no low_vram");
    add({"low_vram of a model unknown", low, model("low_vram: false"), "none"}, "unknown");
    add({"low_vram on, model unknown", low, model("low_vram: true"), "done"}, "unknown");

    const QString offload = u"layer_offloading_on"_s;
    add({"offload", offload,
         model("layer_offloading: false, layer_offloading_transformer_percent: 1.0, "
               "layer_offloading_text_encoder_percent: 1.0"),
         model("layer_offloading: true, layer_offloading_transformer_percent: 1.0, "
               "layer_offloading_text_encoder_percent: 1.0")});
    add({"offload from nothing", offload, "      model:\n        arch: x\n",
         "      model:\n        arch: x\n        layer_offloading: true\n        "
         "layer_offloading_transformer_percent: 1.0\n        "
         "layer_offloading_text_encoder_percent: 1.0\n"});
    add({"offload without text encoder", offload, "      model:\n        arch: x\n",
         "      model:\n        arch: x\n        layer_offloading: true\n        "
         "layer_offloading_transformer_percent: 1.0\n"},
        "no text encoder");
    add({"offload a share", offload,
         model("layer_offloading: true, layer_offloading_transformer_percent: 1, "
               "layer_offloading_text_encoder_percent: 0.5"),
         model("layer_offloading: true, layer_offloading_transformer_percent: 0.5, "
               "layer_offloading_text_encoder_percent: 0.5"),
         u"50"_s});
    add({"offload nothing so far", offload,
         model("layer_offloading: true, layer_offloading_transformer_percent: 0, "
               "layer_offloading_text_encoder_percent: 1"),
         model("layer_offloading: true, layer_offloading_transformer_percent: 1.0, "
               "layer_offloading_text_encoder_percent: 1")});
    add({"offload on", offload, model("layer_offloading: true"), "done"});
    add({"offload on by its old name", offload, model("auto_memory: true"), "done"});
    add({"offload only in YAML", offload,
         model("layer_offloading: false, layer_offloading_transformer_percent: 1.0, "
               "layer_offloading_text_encoder_percent: 1.0"),
         model("layer_offloading: true, layer_offloading_transformer_percent: 1.0, "
               "layer_offloading_text_encoder_percent: 1.0")},
        "yaml offloading");
    add({"offload not there", offload, model("layer_offloading: false"), "none"}, "no offloading");
    add({"offload on but not there", offload, model("layer_offloading: true"), "none"},
        "no offloading");
    add({"offload breaks", offload, model("layer_offloading: false"), "none"},
        "breaking offloading");
    add({"offload of a model unknown", offload, model("layer_offloading: false"), "none"},
        "unknown");
    add({"offload of nonsense", offload, model("layer_offloading: false"), "none", u"200"_s});

    const QString less = u"layer_offloading_less"_s;
    add({"offload less", less, model("layer_offloading: true"),
         model("layer_offloading: true, layer_offloading_transformer_percent: 0.7, "
               "layer_offloading_text_encoder_percent: 0.7")});
    add({"offload less again", less,
         model("layer_offloading: true, layer_offloading_transformer_percent: "
               "0.7000000000000001, layer_offloading_text_encoder_percent: 0.3"),
         model("layer_offloading: true, layer_offloading_transformer_percent: 0.5, "
               "layer_offloading_text_encoder_percent: 0.3")});
    add({"offload little", less,
         model("layer_offloading: true, layer_offloading_transformer_percent: 0.3, "
               "layer_offloading_text_encoder_percent: 0.3"),
         "done"});
    add({"offload less by number", less,
         model("layer_offloading: true, layer_offloading_transformer_percent: 1, "
               "layer_offloading_text_encoder_percent: 0.2"),
         model("layer_offloading: true, layer_offloading_transformer_percent: 0.4, "
               "layer_offloading_text_encoder_percent: 0.2"),
         u"40"_s});
    add({"offload less though off", less, model("layer_offloading: false"), "none"});

    const QString cache = u"cache_text_embeddings"_s;
    add({"cache text", cache, "      train: {cache_text_embeddings: false}\n",
         "      train: {cache_text_embeddings: true}\n"});
    add({"cache text instead of unloading", cache,
         "      train: {cache_text_embeddings: false, unload_text_encoder: true}\n",
         "      train: {cache_text_embeddings: true, unload_text_encoder: false}\n"});
    add({"cache text of datasets", cache,
         "      datasets: [{folder_path: a, cache_text_embeddings: true}, {folder_path: b, "
         "cache_text_embeddings: false}, {folder_path: c}]\n      train: {steps: 5}\n",
         "      datasets: [{folder_path: a, cache_text_embeddings: true}, {folder_path: b, "
         "cache_text_embeddings: true}, {folder_path: c}]\n      train: {steps: 5, "
         "cache_text_embeddings: true}\n"});
    add({"cache text on", cache, "      train: {cache_text_embeddings: true}\n", "done"});
    add({"cache text on in all datasets", cache,
         "      datasets: [{folder_path: a, cache_text_embeddings: true}]\n      train: "
         "{steps: 5}\n",
         "done"});
    add({"cache text that is trained", cache, "      train: {train_text_encoder: true}\n", "none"});
    add({"cache text without text encoder", cache, "      train: {steps: 5}\n", "none"},
        "no text encoder");

    const QString unload = u"unload_text_encoder"_s;
    add({"unload", unload, "      train: {unload_text_encoder: false}\n",
         "      train: {unload_text_encoder: true}\n"});
    add({"unload done", unload, "      train: {unload_text_encoder: true}\n", "done"});
    add({"unload though cached", unload, "      train: {cache_text_embeddings: true}\n", "done"});
    add({"unload though cached in a dataset", unload,
         "      datasets: [{folder_path: a, cache_text_embeddings: true}]\n      train: "
         "{steps: 5}\n",
         "done"});
    add({"unload refused", unload, "      train: {unload_text_encoder: false}\n", "none"},
        "keeps text encoder");
    add({"unload what is trained", unload, "      train: {train_text_encoder: true}\n", "none"});
    add({"unload nothing", unload, "      train: {steps: 5}\n", "none"}, "no text encoder");
}

} // namespace headroom
