// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the fixes of the quantisation do.
#include "fixrows.h"

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

QByteArray model(const QByteArray &entries)
{
    return "      model: {" + entries + "}\n";
}

} // namespace

void addQuantizeRows()
{
    const QString quantize = u"quantize_on"_s;
    add({"quantise", quantize, model("quantize: false"), model("quantize: true")});
    add({"quantise both", quantize, model("quantize: false, quantize_te: false"),
         model("quantize: true, quantize_te: true")});
    add({"quantise the text encoder", quantize, model("quantize: true, quantize_te: false"),
         model("quantize: true, quantize_te: true")});
    add({"quantise nothing there", quantize, "      model:\n        arch: flux\n",
         "      model:\n        arch: flux\n        quantize: true\n"});
    add({"quantise done", quantize, model("quantize: true"), "done"});
    add({"quantise with empty types", quantize,
         model("quantize: false, qtype: '', quantize_te: false, qtype_te: ''"),
         model("quantize: true, qtype: 'qfloat8', quantize_te: true, qtype_te: 'qfloat8'")});
    add({"quantise without text encoder", quantize, model("quantize: false, quantize_te: false"),
         model("quantize: true, quantize_te: false")},
        "no text encoder");
    add({"quantise a trained text encoder", quantize,
         "      train: {train_text_encoder: true}\n      model: {quantize: true, quantize_te: "
         "false}\n",
         "done"});
    add({"quantise what cannot be", quantize, model("quantize: false"), "none"}, "not quantizable");
    add({"quantise a model unknown", quantize, model("quantize: false"), model("quantize: true")},
        "unknown");

    const QString lower = u"quantize_lower"_s;
    add({"lower to 6 bits", lower, model("quantize: true, qtype: qfloat8"),
         model("quantize: true, qtype: uint6")});
    add({"lower to 4 bits", lower, model("quantize: true, qtype: uint6"),
         model("quantize: true, qtype: uint4")});
    add({"lower to 3 bits", lower, model("quantize: true, qtype: uint4"),
         model("quantize: true, qtype: uint3")});
    add({"lowest", lower, model("quantize: true, qtype: uint3"), "done"});
    add({"lower without a type", lower, model("quantize: true"),
         model("quantize: true, qtype: uint6")});
    add({"lower from bf16", lower, model("quantize: false"),
         model("quantize: true, qtype: uint6")});
    add({"lower from bf16 with a type left", lower, model("quantize: false, qtype: qfloat8"),
         model("quantize: true, qtype: uint6")});
    add({"lower rotated", lower, model("quantize: true, qtype: convrot8"),
         model("quantize: true, qtype: convrotint6")});
    add({"lower rotated again", lower, model("quantize: true, qtype: convrot4"),
         model("quantize: true, qtype: convrotint4")});
    add({"lower with adapter", lower, model("quantize: true, qtype: \"qfloat8\""),
         model("quantize: true, qtype: \"uint4|repo/four.safetensors\"")},
        "adapters");
    add({"lower with lower adapter", lower,
         model("quantize: true, qtype: \"uint4|repo/four.safetensors\""),
         model("quantize: true, qtype: \"uint3|repo/three.safetensors\"")},
        "adapters");
    add({"lowest adapter", lower, model("quantize: true, qtype: \"uint3|repo/three.safetensors\""),
         "done"},
        "adapters");
    add({"lower with the only adapter", lower, model("quantize: true, qtype: \"qfloat8\""),
         model("quantize: true, qtype: \"uint3|repo/three.safetensors\"")},
        "one adapter");
    add({"lower with training adapter", lower,
         model("quantize: true, qtype: qfloat8, assistant_lora_path: a"),
         model("quantize: true, qtype: uint6, assistant_lora_path: a")},
        "adapters");
    add({"adapter asked for", lower, model("quantize: true, qtype: qfloat8"),
         model("quantize: true, qtype: uint4|repo/four.safetensors"), u"ara"_s},
        "unknown adapters");
    add({"adapter asked for with training adapter", lower,
         model("quantize: true, qtype: qfloat8, assistant_lora_path: a"), "none", u"uint3|x"_s});
    add({"type asked for", lower, model("quantize: true, qtype: qfloat8"),
         model("quantize: true, qtype: uint4"), u"uint4"_s});
    add({"type there already", lower, model("quantize: true, qtype: uint4"), "done", u"uint4"_s});
    add({"type nobody knows", lower, model("quantize: true, qtype: qfloat8"), "none", u"uint99"_s});
    add({"lower what cannot be", lower, model("quantize: false"), "none"}, "not quantizable");
    add({"adapter in its own key goes", lower,
         model("quantize: true, qtype: uint4, accuracy_recovery_adapter: a, x: 1"),
         model("quantize: true, qtype: uint2, x: 1"), u"uint2"_s});
}

} // namespace headroom
