// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the fixes of the sample block do.
#include "fixrows.h"

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

QByteArray sample(const QByteArray &entries)
{
    return "      sample: {" + entries + "}\n";
}

} // namespace

void addPreviewsRows()
{
    const QString shrink = u"shrink_preview"_s;
    add({"preview", shrink, sample("width: 1024, height: 1024, prompts: [a]"),
         sample("width: 768, height: 768, prompts: [a]")});
    add({"preview from 768", shrink, sample("width: 768, height: 768, prompts: [a]"),
         sample("width: 512, height: 512, prompts: [a]")});
    add({"preview small", shrink, sample("width: 512, height: 512, prompts: [a]"), "done"});
    add({"preview keeps its shape", shrink, sample("width: 1344, height: 768, prompts: [a]"),
         sample("width: 1008, height: 576, prompts: [a]")});
    add({"preview in multiples of 32", shrink, sample("width: 1344, height: 768, prompts: [a]"),
         sample("width: 992, height: 576, prompts: [a]")},
        "divisor 32");
    add({"preview of 832 by 480", shrink, sample("width: 832, height: 480, prompts: [a]"),
         sample("width: 672, height: 384, prompts: [a]")},
        "wan");
    add({"preview to a number", shrink, sample("width: 1024, height: 512, prompts: [a]"),
         sample("width: 896, height: 448, prompts: [a]"), u"640"_s});
    add({"preview at the number", shrink, sample("width: 640, height: 640, prompts: [a]"), "done",
         u"640"_s});
    add({"preview with its own size", shrink,
         sample("width: 512, height: 512, samples: [{prompt: a, width: 2048, height: 1152}, "
                "{prompt: b}]"),
         sample("width: 512, height: 512, samples: [{prompt: a, width: 1360, height: 768}, "
                "{prompt: b}]")});
    add({"preview with one side of its own", shrink,
         sample("width: 512, height: 512, samples: [{prompt: a, width: 1024}]"),
         sample("width: 512, height: 512, samples: [{prompt: a, width: 512}]")});
    add({"preview with flags", shrink,
         sample("width: 512, height: 512, prompts: ['a --w 1024 --h 512']"),
         sample("width: 512, height: 512, prompts: ['a --w 720 --h 352']")});
    add({"preview with flags in samples", shrink,
         sample("width: 1024, height: 1024, samples: [{prompt: 'a --h 1536 --d 4'}]"),
         sample("width: 768, height: 768, samples: [{prompt: 'a --h 768 --d 4'}]")});
    add({"preview switched off", shrink,
         "      train: {disable_sampling: true}\n      sample: {width: 1024, prompts: [a]}\n",
         "done"});
    add({"preview without prompts", shrink, sample("width: 1024, height: 1024"), "done"});
    add({"preview of audio", shrink, sample("width: 1024, height: 1024, prompts: [a]"), "none"},
        "audio");
    add({"preview of nonsense", shrink, sample("width: 1024, height: 1024, prompts: [a]"), "none",
         u"tiny"_s});

    const QString clips = u"reduce_preview_frames"_s;
    add({"preview frames", clips, sample("num_frames: 81, prompts: [a]"),
         sample("num_frames: 41, prompts: [a]")},
        "wan");
    add({"preview frames to few", clips, sample("num_frames: 41, prompts: [a]"),
         sample("num_frames: 25, prompts: [a]")},
        "wan");
    add({"preview frames few", clips, sample("num_frames: 25, prompts: [a]"), "done"}, "wan");
    add({"preview frames of LTX", clips, sample("num_frames: 121, prompts: [a]"),
         sample("num_frames: 57, prompts: [a]")},
        "ltx");
    add({"preview frames of MiniMax", clips, sample("num_frames: 107, prompts: [a]"),
         sample("num_frames: 56, prompts: [a]")},
        "minimax");
    add({"preview frames of MiniMax few", clips, sample("num_frames: 22, prompts: [a]"), "done"},
        "minimax");
    add({"preview frames in an item", clips,
         sample("num_frames: 1, samples: [{prompt: a, num_frames: 81}, {prompt: b --frames 121}]"),
         sample("num_frames: 1, samples: [{prompt: a, num_frames: 61}, {prompt: b --frames 61}]")},
        "wan");
    add({"preview frames to a number", clips, sample("num_frames: 81, prompts: [a]"),
         sample("num_frames: 9, prompts: [a]"), u"10"_s},
        "wan");
    add({"preview frames of stills", clips, sample("prompts: [a]"), "none"}, "wan");
    add({"preview frames without prompts", clips, sample("num_frames: 81"), "done"}, "wan");

    const QString seldom = u"sample_less_often"_s;
    add({"seldom", seldom,
         "      train: {steps: 3000}\n      sample: {sample_every: 250, prompts: [a]}\n",
         "      train: {steps: 3000}\n      sample: {sample_every: 500, prompts: [a]}\n"});
    add({"seldom from very often", seldom,
         "      train: {steps: 3000}\n      sample: {sample_every: 50, prompts: [a]}\n",
         "      train: {steps: 3000}\n      sample: {sample_every: 250, prompts: [a]}\n"});
    add({"seldom by default", seldom, "      train: {steps: 3000}\n      sample: {prompts: [a]}\n",
         "      train: {steps: 3000}\n      sample: {prompts: [a], sample_every: 250}\n"});
    add({"seldom already", seldom,
         "      train: {steps: 3000}\n      sample: {sample_every: 1000, prompts: [a]}\n", "done"});
    add({"seldom at the end only", seldom,
         "      train: {steps: 300}\n      sample: {sample_every: 300, prompts: [a]}\n", "done"});
    add({"seldom to a number", seldom, sample("sample_every: 100, prompts: [a]"),
         sample("sample_every: 700, prompts: [a]"), u"700"_s});
    add({"seldom without prompts", seldom, sample("sample_every: 100"), "done"});

    const QString skip = u"skip_first_sample"_s;
    add({"skip", skip, "      train: {skip_first_sample: false}\n      sample: {prompts: [a]}\n",
         "      train: {skip_first_sample: true}\n      sample: {prompts: [a]}\n"});
    add({"skip, forced until now", skip,
         "      train: {skip_first_sample: false, force_first_sample: true}\n      sample: "
         "{prompts: [a]}\n",
         "      train: {skip_first_sample: true, force_first_sample: false}\n      sample: "
         "{prompts: [a]}\n"});
    add({"skip already", skip,
         "      train: {skip_first_sample: true}\n      sample: {prompts: [a]}\n", "done"});
    add({"skip without prompts", skip, "      train: {steps: 5}\n", "done"});

    const QString off = u"disable_sampling"_s;
    add({"sampling off", off, "      train:\n        steps: 5\n      sample: {prompts: [a]}\n",
         "      train:\n        steps: 5\n        disable_sampling: true\n      sample: "
         "{prompts: [a]}\n"});
    add({"sampling off, forced until now", off,
         "      train: {disable_sampling: false, force_first_sample: true}\n      sample: "
         "{prompts: [a]}\n",
         "      train: {disable_sampling: true, force_first_sample: false}\n      sample: "
         "{prompts: [a]}\n"});
    add({"sampling off already", off,
         "      train: {disable_sampling: true}\n      sample: {prompts: [a]}\n", "done"});

    const QString tiling = u"vae_tiling_on"_s;
    add({"tiling of Wan", tiling, "      model: {model_kwargs: {}}\n      sample: {prompts: [a]}\n",
         "      model: {model_kwargs: {vae_tiling: true}}\n      sample: {prompts: [a]}\n"},
        "wan");
    add({"tiling of Wan without kwargs", tiling,
         "      model:\n        quantize: true\n      sample: {prompts: [a]}\n",
         "      model:\n        quantize: true\n        model_kwargs:\n          vae_tiling: "
         "true\n      sample: {prompts: [a]}\n"},
        "wan");
    add({"tiling on already", tiling,
         "      model: {model_kwargs: {vae_tiling: true}}\n      sample: {prompts: [a]}\n", "done"},
        "wan");
    add({"tiling by low_vram already", tiling,
         "      model: {low_vram: true}\n      sample: {prompts: [a]}\n", "done"},
        "wan");
    add({"tiling by low_vram", tiling,
         "      model: {low_vram: false}\n      sample: {prompts: [a]}\n",
         "      model: {low_vram: true}\n      sample: {prompts: [a]}\n"},
        "tiles by low_vram");
    add({"tiling not there", tiling,
         "      model: {low_vram: false}\n      sample: {prompts: [a]}\n", "none"});
    add({"tiling of a model unknown", tiling,
         "      model: {low_vram: false}\n      sample: {prompts: [a]}\n", "none"},
        "unknown");
    add({"tiling without previews", tiling, "      model: {low_vram: false}\n", "done"}, "wan");
}

} // namespace headroom
