// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/fixedits.h"

#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

QString nameOf(FixEdits::State state)
{
    switch (state) {
    case FixEdits::State::Edits:
        return u"edits"_s;
    case FixEdits::State::AlreadyDone:
        return u"done"_s;
    case FixEdits::State::NotApplicable:
        break;
    }
    return u"none"_s;
}

Architecture imageModel()
{
    Architecture model;
    model.id = u"clayground"_s;
    model.media = Media::Image;
    model.lowVram = LowVramEffect::Load;
    model.offload = OffloadSupport::Full;
    model.vae = VaeKind::Image;
    return model;
}

Architecture wanModel()
{
    Architecture model = imageModel();
    model.id = u"wan21"_s;
    model.media = Media::Video;
    model.frameStep = 4;
    model.frameOffset = 1;
    model.lowVram = LowVramEffect::LoadSample;
    model.vaeTilingByLowVram = true;
    return model;
}

/// A job that has a process with these blocks, in flow style.
QByteArray jobWith(const QByteArray &blocks)
{
    return "job: extension\nconfig:\n  name: x\n  process:\n    - type: sd_trainer\n" + blocks;
}

Result<JobView> viewOf(const QByteArray &bytes)
{
    const Result<JobText> text = JobText::parse(bytes, u"job.yaml"_s);
    if (!text)
        return std::unexpected(text.error());
    return JobView::read(*text);
}

/// What a fix makes of a job: the text after it, or "done: reason" or "none: reason".
QString outcome(const QString &fix, const QByteArray &bytes, const Architecture *architecture,
                const QString &value = {})
{
    const Result<JobView> view = viewOf(bytes);
    if (!view)
        return u"unreadable: "_s + view.error().sentence();
    const FixEdits edits = editsForFix(fix, *view, architecture, value);
    if (edits.state != FixEdits::State::Edits)
        return nameOf(edits.state) + u": "_s + edits.reason;
    const Result<JobText> after = view->text.apply(edits.edits);
    return after ? QString::fromUtf8(after->bytes()) : u"refused: "_s + after.error().sentence();
}

struct Row
{
    const char *name;
    QString fix;
    QByteArray before; ///< blocks of the process
    QByteArray after;  ///< blocks afterwards; or "done" or "none"
    QString value = {};
};

void add(const Row &row, const char *model = "image")
{
    QTest::newRow(row.name) << row.fix << row.before << row.after << row.value << QByteArray(model);
}

} // namespace

class TestFixEdits : public QObject
{
    Q_OBJECT

    /// The architecture of a row: "image", "wan", or one of them with a fact changed; "unknown" is
    /// none.
    static std::optional<Architecture> modelOf(const QByteArray &name)
    {
        if (name == "unknown")
            return std::nullopt;
        Architecture model = name.startsWith("wan") ? wanModel() : imageModel();
        if (name == "no low_vram")
            model.lowVram = LowVramEffect::Ignored;
        if (name == "no offloading")
            model.offload = OffloadSupport::None;
        if (name == "breaking offloading")
            model.offload = OffloadSupport::BreaksRun;
        if (name == "yaml offloading")
            model.offload = OffloadSupport::YamlOnly;
        if (name == "no text encoder")
            model.hasTextEncoder = false;
        if (name == "keeps text encoder")
            model.mayUnloadTextEncoder = false;
        if (name == "not quantizable")
            model.quantizable = false;
        if (name == "pixels")
            model.vae = VaeKind::None;
        if (name == "audio")
            model.media = Media::Audio;
        if (name == "tiles by low_vram")
            model.vaeTilingByLowVram = true;
        if (name == "divisor 32")
            model.bucketDivisor = 32;
        if (name.startsWith("adapters"))
            model.accuracyRecovery = {u"uint3|repo/three.safetensors"_s,
                                      u"uint4|repo/four.safetensors"_s};
        if (name == "one adapter")
            model.accuracyRecovery = {u"uint3|repo/three.safetensors"_s};
        if (name == "minimax") {
            model = wanModel();
            model.id = u"minimax_h3"_s;
            model.frameStep = 17;
            model.frameOffset = 5;
        }
        if (name == "ltx") {
            model = wanModel();
            model.id = u"ltx2"_s;
            model.frameStep = 8;
        }
        return model;
    }

private Q_SLOTS:
    void makesTheEdits_data()
    {
        QTest::addColumn<QString>("fix");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QByteArray>("model");

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
        add({"batch of a dataset alone", batch,
             "      datasets: [{folder_path: a, batch_size: 8}]\n",
             "      datasets: [{folder_path: a, batch_size: 1}]\n"});
        add({"batch to two", batch, "      train: {batch_size: 4}\n",
             "      train: {batch_size: 2}\n", u"2"_s});
        add({"batch two already", batch, "      train: {batch_size: 2}\n", "done", u"2"_s});
        add({"batch with accumulation", batch, "      train: {batch_size: 4}\n",
             "      train: {batch_size: 1, gradient_accumulation: 4}\n", u"keep_effective"_s});
        add({"batch with more accumulation", batch,
             "      train: {batch_size: 4, gradient_accumulation: 2}\n",
             "      train: {batch_size: 1, gradient_accumulation: 8}\n", u"keep_effective"_s});
        add({"batch with legacy accumulation", batch,
             "      train: {batch_size: 4, gradient_accumulation_steps: 1}\n",
             "      train: {batch_size: 1, gradient_accumulation_steps: 4}\n",
             u"keep_effective"_s});
        add({"batch with both accumulations", batch,
             "      train: {batch_size: 4, gradient_accumulation: 1, gradient_accumulation_steps: "
             "2}\n",
             "      train: {batch_size: 1, gradient_accumulation: 1, gradient_accumulation_steps: "
             "8}\n",
             u"keep_effective"_s});
        add({"batch with a whole epoch", batch,
             "      train: {batch_size: 4, gradient_accumulation_steps: -1}\n",
             "      train: {batch_size: 1, gradient_accumulation_steps: -1}\n",
             u"keep_effective"_s});
        add({"batch to two with accumulation", batch, "      train: {batch_size: 5}\n",
             "      train: {batch_size: 2, gradient_accumulation: 3}\n", u"2,keep_effective"_s});
        add({"batch of nonsense", batch, "      train: {batch_size: 4}\n", "none", u"some"_s});
        add({"batch of zero", batch, "      train: {batch_size: 4}\n", "none", u"0"_s});

        const QString drop = u"drop_largest_bucket"_s;
        const auto dataset = [](const QByteArray &entries) {
            return "      datasets:\n        - {folder_path: a" + entries + "}\n";
        };
        add({"bucket", drop, dataset(", resolution: [ 512, 768, 1024 ]"),
             dataset(", resolution: [ 512, 768 ]")});
        add({"bucket in click order", drop, dataset(", resolution: [1024, 512]"),
             dataset(", resolution: [512]")});
        add({"bucket list of one", drop, dataset(", resolution: [ 1024 ]"),
             dataset(", resolution: [ 768 ]")});
        add({"bucket scalar", drop, dataset(", resolution: 1024"), dataset(", resolution: 768")});
        add({"bucket scalar 1536", drop, dataset(", resolution: 1536"),
             dataset(", resolution: 1328")});
        add({"bucket odd scalar", drop, dataset(", resolution: 632"),
             dataset(", resolution: 512")});
        add({"bucket small", drop, dataset(", resolution: [256, 512]"), "done"});
        add({"bucket by default", drop, dataset(""), "done"});
        add({"bucket below the default", drop, dataset(""), dataset(", resolution: 256"),
             u"256"_s});
        add({"bucket to a limit", drop, dataset(", resolution: [512, 768, 1024, 1536]"),
             dataset(", resolution: [512, 768]"), u"768"_s});
        add({"bucket to a limit below all", drop, dataset(", resolution: [1024, 1536]"),
             dataset(", resolution: [768]"), u"768"_s});
        add({"bucket at the limit", drop, dataset(", resolution: [512, 768]"), "done", u"768"_s});
        add({"bucket over several datasets", drop,
             "      datasets: [{resolution: [512, 1024]}, {resolution: 1024}, {resolution: "
             "[768]}]\n",
             "      datasets: [{resolution: [512]}, {resolution: 768}, {resolution: [768]}]\n"});
        add({"bucket twice in a list", drop, dataset(", resolution: [1024, 768, 1024]"),
             dataset(", resolution: [768]")});
        add({"bucket without datasets", drop, "      train: {steps: 5}\n", "none"});
        add({"bucket of nonsense", drop, dataset(", resolution: 1024"), "none", u"big"_s});

        const QString frames = u"reduce_num_frames"_s;
        add({"frames", frames, dataset(", num_frames: 81"), dataset(", num_frames: 41")}, "wan");
        add({"frames down to few", frames, dataset(", num_frames: 41"),
             dataset(", num_frames: 33")},
            "wan");
        add({"frames few", frames, dataset(", num_frames: 33"), "done"}, "wan");
        add({"frames of LTX", frames, dataset(", num_frames: 121"), dataset(", num_frames: 57")},
            "ltx");
        add({"frames of MiniMax", frames, dataset(", num_frames: 107"),
             dataset(", num_frames: 56")},
            "minimax");
        add({"frames of MiniMax down to few", frames, dataset(", num_frames: 56"),
             dataset(", num_frames: 39")},
            "minimax");
        add({"frames of MiniMax few", frames, dataset(", num_frames: 39"), "done"}, "minimax");
        add({"frames of a model unknown", frames, dataset(", num_frames: 81"),
             dataset(", num_frames: 41")},
            "unknown");
        add({"frames of several datasets", frames,
             "      datasets: [{num_frames: 81}, {num_frames: 49}, {num_frames: 21}, {folder_path: "
             "a}]\n",
             "      datasets: [{num_frames: 41}, {num_frames: 41}, {num_frames: 21}, {folder_path: "
             "a}]\n"},
            "wan");
        add({"frames counted automatically", frames, dataset(", auto_frame_count: true"),
             dataset(", auto_frame_count: false, num_frames: 33")},
            "wan");
        add({"frames counted automatically, number there", frames,
             dataset(", num_frames: 121, auto_frame_count: true"),
             dataset(", num_frames: 33, auto_frame_count: false")},
            "wan");
        add({"frames counted automatically on MiniMax", frames,
             dataset(", auto_frame_count: true, num_frames: 39"),
             dataset(", auto_frame_count: false, num_frames: 39")},
            "minimax");
        add({"frames to a number", frames, dataset(", num_frames: 81"), dataset(", num_frames: 21"),
             u"22"_s},
            "wan");
        add({"frames at the number", frames, dataset(", num_frames: 21"), "done", u"24"_s}, "wan");
        add({"frames of stills", frames, dataset(", num_frames: 1"), "done"}, "wan");
        add({"frames of an image model", frames, dataset(""), "none"});
        add({"frames without datasets", frames, "      train: {steps: 5}\n", "none"}, "wan");

        const QString shrink = u"shrink_preview"_s;
        const auto sample = [](const QByteArray &entries) {
            return "      sample: {" + entries + "}\n";
        };
        add({"preview", shrink, sample("width: 1024, height: 1024, prompts: [a]"),
             sample("width: 768, height: 768, prompts: [a]")});
        add({"preview from 768", shrink, sample("width: 768, height: 768, prompts: [a]"),
             sample("width: 512, height: 512, prompts: [a]")});
        add({"preview small", shrink, sample("width: 512, height: 512, prompts: [a]"), "done"});
        add({"preview keeps its shape", shrink, sample("width: 1344, height: 768, prompts: [a]"),
             sample("width: 1024, height: 576, prompts: [a]")});
        add({"preview in multiples of 32", shrink, sample("width: 1344, height: 768, prompts: [a]"),
             sample("width: 1024, height: 576, prompts: [a]")},
            "divisor 32");
        add({"preview of 832 by 480", shrink, sample("width: 832, height: 480, prompts: [a]"),
             sample("width: 512, height: 288, prompts: [a]")},
            "wan");
        add({"preview to a number", shrink, sample("width: 1024, height: 512, prompts: [a]"),
             sample("width: 640, height: 320, prompts: [a]"), u"640"_s});
        add({"preview at the number", shrink, sample("width: 640, height: 640, prompts: [a]"),
             "done", u"640"_s});
        add({"preview with its own size", shrink,
             sample("width: 512, height: 512, samples: [{prompt: a, width: 2048, height: 1152}, "
                    "{prompt: b}]"),
             sample("width: 512, height: 512, samples: [{prompt: a, width: 1536, height: 864}, "
                    "{prompt: b}]")});
        add({"preview with one side of its own", shrink,
             sample("width: 512, height: 512, samples: [{prompt: a, width: 1024}]"),
             sample("width: 512, height: 512, samples: [{prompt: a, width: 768}]")});
        add({"preview with flags", shrink,
             sample("width: 512, height: 512, prompts: ['a --w 1024 --h 512']"),
             sample("width: 512, height: 512, prompts: ['a --w 768 --h 384']")});
        add({"preview with flags in samples", shrink,
             sample("width: 1024, height: 1024, samples: [{prompt: 'a --h 1536 --d 4'}]"),
             sample("width: 1024, height: 1024, samples: [{prompt: 'a --h 1024 --d 4'}]")});
        add({"preview switched off", shrink,
             "      train: {disable_sampling: true}\n      sample: {width: 1024, prompts: [a]}\n",
             "done"});
        add({"preview without prompts", shrink, sample("width: 1024, height: 1024"), "done"});
        add({"preview of audio", shrink, sample("width: 1024, height: 1024, prompts: [a]"), "none"},
            "audio");
        add({"preview of nonsense", shrink, sample("width: 1024, height: 1024, prompts: [a]"),
             "none", u"tiny"_s});

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
        add({"preview frames of MiniMax few", clips, sample("num_frames: 22, prompts: [a]"),
             "done"},
            "minimax");
        add({"preview frames in an item", clips,
             sample(
                 "num_frames: 1, samples: [{prompt: a, num_frames: 81}, {prompt: b --frames 121}]"),
             sample(
                 "num_frames: 1, samples: [{prompt: a, num_frames: 61}, {prompt: b --frames 61}]")},
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
        add({"seldom by default", seldom,
             "      train: {steps: 3000}\n      sample: {prompts: [a]}\n",
             "      train: {steps: 3000}\n      sample: {prompts: [a], sample_every: 250}\n"});
        add({"seldom already", seldom,
             "      train: {steps: 3000}\n      sample: {sample_every: 1000, prompts: [a]}\n",
             "done"});
        add({"seldom at the end only", seldom,
             "      train: {steps: 300}\n      sample: {sample_every: 300, prompts: [a]}\n",
             "done"});
        add({"seldom to a number", seldom, sample("sample_every: 100, prompts: [a]"),
             sample("sample_every: 700, prompts: [a]"), u"700"_s});
        add({"seldom without prompts", seldom, sample("sample_every: 100"), "done"});

        const QString skip = u"skip_first_sample"_s;
        add({"skip", skip,
             "      train: {skip_first_sample: false}\n      sample: {prompts: [a]}\n",
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
        add({"tiling of Wan", tiling,
             "      model: {model_kwargs: {}}\n      sample: {prompts: [a]}\n",
             "      model: {model_kwargs: {vae_tiling: true}}\n      sample: {prompts: [a]}\n"},
            "wan");
        add({"tiling of Wan without kwargs", tiling,
             "      model:\n        quantize: true\n      sample: {prompts: [a]}\n",
             "      model:\n        quantize: true\n        model_kwargs:\n          vae_tiling: "
             "true\n      sample: {prompts: [a]}\n"},
            "wan");
        add({"tiling on already", tiling,
             "      model: {model_kwargs: {vae_tiling: true}}\n      sample: {prompts: [a]}\n",
             "done"},
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

        const QString low = u"low_vram_on"_s;
        const auto model = [](const QByteArray &entries) {
            return "      model: {" + entries + "}\n";
        };
        add({"low_vram", low, model("low_vram: false"), model("low_vram: true")});
        add({"low_vram absent", low, model("quantize: true"),
             model("quantize: true, low_vram: true")});
        add({"low_vram on", low, model("low_vram: true"), "done"});
        add({"low_vram ignored", low, model("low_vram: false"), "none"}, "no low_vram");
        add({"low_vram on but ignored", low, model("low_vram: true"), "none"}, "no low_vram");
        add({"low_vram of a model unknown", low, model("low_vram: false"), "none"}, "unknown");
        add({"low_vram on, model unknown", low, model("low_vram: true"), "done"}, "unknown");

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
        add({"quantise without text encoder", quantize,
             model("quantize: false, quantize_te: false"),
             model("quantize: true, quantize_te: false")},
            "no text encoder");
        add({"quantise a trained text encoder", quantize,
             "      train: {train_text_encoder: true}\n      model: {quantize: true, quantize_te: "
             "false}\n",
             "done"});
        add({"quantise what cannot be", quantize, model("quantize: false"), "none"},
            "not quantizable");
        add({"quantise a model unknown", quantize, model("quantize: false"),
             model("quantize: true")},
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
        add({"lowest adapter", lower,
             model("quantize: true, qtype: \"uint3|repo/three.safetensors\""), "done"},
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
             model("quantize: true, qtype: qfloat8, assistant_lora_path: a"), "none",
             u"uint3|x"_s});
        add({"type asked for", lower, model("quantize: true, qtype: qfloat8"),
             model("quantize: true, qtype: uint4"), u"uint4"_s});
        add({"type there already", lower, model("quantize: true, qtype: uint4"), "done",
             u"uint4"_s});
        add({"type nobody knows", lower, model("quantize: true, qtype: qfloat8"), "none",
             u"uint99"_s});
        add({"lower what cannot be", lower, model("quantize: false"), "none"}, "not quantizable");
        add({"adapter in its own key goes", lower,
             model("quantize: true, qtype: uint4, accuracy_recovery_adapter: a, x: 1"),
             model("quantize: true, qtype: uint2, x: 1"), u"uint2"_s});

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
        add({"offload not there", offload, model("layer_offloading: false"), "none"},
            "no offloading");
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
        add({"cache text that is trained", cache, "      train: {train_text_encoder: true}\n",
             "none"});
        add({"cache text without text encoder", cache, "      train: {steps: 5}\n", "none"},
            "no text encoder");

        const QString unload = u"unload_text_encoder"_s;
        add({"unload", unload, "      train: {unload_text_encoder: false}\n",
             "      train: {unload_text_encoder: true}\n"});
        add({"unload done", unload, "      train: {unload_text_encoder: true}\n", "done"});
        add({"unload though cached", unload, "      train: {cache_text_embeddings: true}\n",
             "done"});
        add({"unload though cached in a dataset", unload,
             "      datasets: [{folder_path: a, cache_text_embeddings: true}]\n      train: "
             "{steps: 5}\n",
             "done"});
        add({"unload refused", unload, "      train: {unload_text_encoder: false}\n", "none"},
            "keeps text encoder");
        add({"unload what is trained", unload, "      train: {train_text_encoder: true}\n",
             "none"});
        add({"unload nothing", unload, "      train: {steps: 5}\n", "none"}, "no text encoder");

        const QString latents = u"cache_latents_to_disk"_s;
        add({"cache latents", latents,
             "      datasets:\n        - folder_path: a\n        - folder_path: b\n          "
             "cache_latents_to_disk: false\n",
             "      datasets:\n        - folder_path: a\n          cache_latents_to_disk: true\n   "
             "     - folder_path: b\n          cache_latents_to_disk: true\n"});
        add({"cache latents held in memory", latents, dataset(", cache_latents: true"),
             dataset(", cache_latents: false, cache_latents_to_disk: true")});
        add({"cache latents done", latents, dataset(", cache_latents_to_disk: true"), "done"});
        add({"cache latents with augmentations", latents, dataset(", augments: [x]"), "none"});
        add({"cache latents of pixels", latents, dataset(""), "none"}, "pixels");
        add({"cache latents without datasets", latents, "      train: {steps: 5}\n", "none"});

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
        const auto network = [](const QByteArray &entries) {
            return "      network: {" + entries + "}\n";
        };
        add({"rank", rank, network("type: lora, linear: 32, linear_alpha: 32"),
             network("type: lora, linear: 16, linear_alpha: 16")});
        add({"rank with conv", rank,
             network("linear: 128, linear_alpha: 64, conv: 64, conv_alpha: 32"),
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

        const QString workers = u"fewer_workers"_s;
        add({"workers", workers, dataset(", num_workers: 8"), dataset(", num_workers: 1")});
        add({"workers by default", workers, dataset(""), dataset(", num_workers: 1")});
        add({"workers few", workers, dataset(", num_workers: 0"), "done"});
        add({"workers of caching clips", workers,
             dataset(", num_frames: 41, num_workers: 1, cache_latents_to_disk: true"),
             dataset(", num_frames: 41, num_workers: 1, cache_latents_to_disk: true, "
                     "cache_latents_num_workers: 1")},
            "wan");
        add({"workers of several datasets", workers,
             "      datasets: [{num_workers: 4}, {folder_path: b}, {num_workers: 2}]\n",
             "      datasets: [{num_workers: 1}, {folder_path: b}, {num_workers: 1}]\n"});
        add({"workers to none", workers, dataset(", num_workers: 1"), dataset(", num_workers: 0"),
             u"0"_s});
        add({"workers without datasets", workers, "      train: {steps: 5}\n", "none"});
    }
    void makesTheEdits()
    {
        QFETCH(QString, fix);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QString, value);
        QFETCH(QByteArray, model);
        std::optional<Architecture> architecture =
            modelOf(model == "unknown adapters" ? QByteArray("adapters") : model);
        const Architecture *facts = architecture ? &*architecture : nullptr;
        const QString result = outcome(fix, jobWith(before), facts, value);
        if (after == "done" || after == "none") {
            QVERIFY2(result.startsWith(QString::fromUtf8(after) + u": "_s), qPrintable(result));
            QVERIFY2(result.size() > 20, qPrintable(result)); // a sentence says why
            QVERIFY2(!result.contains(u"%1"_s), qPrintable(result));
        } else {
            QCOMPARE(result.toUtf8(), jobWith(after));
        }
    }

    /// Done again and again, each fix comes to an end at which it says that it is done.
    void comesToAnEnd_data() { makesTheEdits_data(); }
    void comesToAnEnd()
    {
        QFETCH(QString, fix);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QString, value);
        QFETCH(QByteArray, model);
        if (after == "done" || after == "none")
            return;
        const std::optional<Architecture> architecture =
            modelOf(model == "unknown adapters" ? QByteArray("adapters") : model);
        const Architecture *facts = architecture ? &*architecture : nullptr;
        QByteArray bytes = jobWith(before);
        int rounds = 0;
        for (;; ++rounds) {
            QVERIFY2(rounds < 12, bytes.constData());
            const Result<JobView> view = viewOf(bytes);
            QVERIFY(view);
            const FixEdits edits = editsForFix(fix, *view, facts, value);
            if (edits.state != FixEdits::State::Edits) {
                QCOMPARE(nameOf(edits.state), u"done"_s);
                break;
            }
            QVERIFY(!edits.edits.empty());
            const Result<JobText> next = view->text.apply(edits.edits);
            QVERIFY(next);
            QVERIFY(next->bytes() != bytes);
            bytes = next->bytes();
        }
        // What has one fixed target is done after one round.
        static const QStringList kSteps = {
            u"drop_largest_bucket"_s,   u"reduce_num_frames"_s, u"shrink_preview"_s,
            u"reduce_preview_frames"_s, u"sample_less_often"_s, u"quantize_lower"_s,
            u"layer_offloading_less"_s, u"lower_rank"_s,        u"save_more_often"_s};
        if (!kSteps.contains(fix) || (!value.isEmpty() && value != u"ara"_s))
            QCOMPARE(rounds, 1);
    }

    void tellsTheValuesBefore()
    {
        const Result<JobView> view =
            viewOf(jobWith("      train: {batch_size: 4}\n      datasets: [{folder_path: a, "
                           "resolution: [512, 1024]}]\n"));
        const FixEdits batch = editsForFix(u"batch_size_one"_s, *view, nullptr);
        QCOMPARE(batch.edits.size(), std::size_t(1));
        QCOMPARE(batch.edits[0].path.text, u"config.process[0].train.batch_size"_s);
        QCOMPARE(batch.edits[0].from, QVariant(4));
        QCOMPARE(batch.edits[0].to, QVariant(1));
        const FixEdits bucket = editsForFix(u"drop_largest_bucket"_s, *view, nullptr);
        QCOMPARE(bucket.edits[0].from, QVariant(QVariantList{512, 1024}));
        QCOMPARE(bucket.edits[0].to, QVariant(QVariantList{512}));
        const FixEdits sampling = editsForFix(
            u"skip_first_sample"_s, *viewOf(jobWith("      sample: {prompts: [a]}\n")), nullptr);
        QVERIFY(!sampling.edits[0].from.isValid());
    }

    void worksOnViewsWithoutText()
    {
        JobView view;
        view.process = {u"config.process[0]"_s};
        view.train.batchSize = {.value = 4,
                                .isSet = true,
                                .line = {},
                                .path = {u"config.process[0].train.batch_size"_s}};
        const FixEdits edits = editsForFix(u"batch_size_one"_s, view, nullptr);
        QCOMPARE(edits.edits.size(), std::size_t(1));
        QCOMPARE(edits.edits[0].from, QVariant(4));
        for (const QString &fix : configFixes())
            (void)editsForFix(fix, view, nullptr);
    }

    void knowsTheFixesOfTheContract()
    {
        const QStringList expected = {u"batch_size_one"_s,
                                      u"cache_latents_to_disk"_s,
                                      u"cache_text_embeddings"_s,
                                      u"disable_sampling"_s,
                                      u"disable_validation"_s,
                                      u"drop_largest_bucket"_s,
                                      u"ema_off"_s,
                                      u"fewer_workers"_s,
                                      u"gradient_checkpointing_on"_s,
                                      u"layer_offloading_less"_s,
                                      u"layer_offloading_on"_s,
                                      u"low_vram_on"_s,
                                      u"lower_rank"_s,
                                      u"optimizer_8bit"_s,
                                      u"quantize_lower"_s,
                                      u"quantize_on"_s,
                                      u"reduce_num_frames"_s,
                                      u"reduce_preview_frames"_s,
                                      u"sample_less_often"_s,
                                      u"save_more_often"_s,
                                      u"shrink_preview"_s,
                                      u"skip_first_sample"_s,
                                      u"unload_text_encoder"_s,
                                      u"vae_tiling_on"_s};
        QCOMPARE(configFixes(), expected);
    }

    void tellsManualFixesFromUnknownOnes()
    {
        const Result<JobView> view = viewOf(jobWith("      train: {steps: 5}\n"));
        const FixEdits manual = editsForFix(u"restart_machine"_s, *view, nullptr);
        QCOMPARE(nameOf(manual.state), u"none"_s);
        QVERIFY(manual.reason.contains(u"by hand"_s));
        QVERIFY(editsForFix(u"do_magic"_s, *view, nullptr).reason.contains(u"do_magic"_s));
    }

    /// Every fix on every way to write a job touches the lines it must, and no other.
    void touchesOnlyItsLines_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray yaml =
            "---\n# portraits\njob: extension\nconfig:\n  name: \"kiln\" # folder name\n  "
            "process:\n    - type: 'sd_trainer'\n      network:\n        type: \"lora\"\n        "
            "linear: 64 # rank\n"
            "        linear_alpha: 64\n#        conv: 16\n      save:\n        save_every: 1000\n  "
            "    datasets:\n        # the good ones\n        - folder_path: "
            "\"D:\\\\sets\\\\kiln\"\n"
            "          resolution: [ 512, 768, 1024 ]  # all\n          batch_size: 2\n          "
            "num_frames: 81\n        - folder_path: '/more'\n          resolution:\n            - "
            "1024 # only\n"
            "      train:\n        batch_size: 4\n        gradient_checkpointing: false\n        "
            "optimizer: prodigy\n        steps: 4000\n#        skip_first_sample: true\n        "
            "force_first_sample: true\n"
            "        ema_config:\n          use_ema: true\n          ema_decay: 0.99\n        "
            "validation_config: {resolution: 512}\n      model:\n        name_or_path: \"x\" # "
            "hub\n        quantize: false\n"
            "        layer_offloading: false\n      sample:\n        sample_every: 100\n        "
            "width: 1024\n        height: 1024\n        num_frames: 81\n        prompts:\n         "
            " - \"one --w 1536\"\n          - two\n"
            "meta:\n  name: \"[name]\"\n";
        QTest::newRow("yaml") << yaml;
        QByteArray windows = yaml;
        QTest::newRow("yaml of Windows") << "\xEF\xBB\xBF" + windows.replace("\n", "\r\n");
        QTest::newRow("json") << QByteArray(
            "{\n  \"job\": \"extension\",\n  \"config\": {\n    \"name\": \"kiln\",\n    "
            "\"process\": [\n      {\n        \"type\": \"diffusion_trainer\",\n        "
            "\"network\": {\"type\": \"lora\", \"linear\": 64, \"linear_alpha\": 64},\n"
            "        \"save\": {\n          \"save_every\": 1000\n        },\n        "
            "\"datasets\": [\n          {\n            \"folder_path\": \"D:\\\\sets\",\n          "
            "  \"resolution\": [\n              512,\n              768,\n              1024\n     "
            "       ],\n            \"num_frames\": 81\n          }\n        ],\n"
            "        \"train\": {\n          \"batch_size\": 4,\n          "
            "\"gradient_checkpointing\": false,\n          \"optimizer\": \"adamw\",\n          "
            "\"steps\": 4000,\n          \"ema_config\": {\n            \"use_ema\": true\n        "
            "  },\n          \"validation_config\": {\n            \"resolution\": 512\n          "
            "}\n        },\n"
            "        \"model\": {\n          \"name_or_path\": \"x\",\n          \"quantize\": "
            "false,\n          \"model_kwargs\": {}\n        },\n        \"sample\": {\n          "
            "\"width\": 1024,\n          \"height\": 1024,\n          \"num_frames\": 81,\n        "
            "  \"samples\": [\n            {\n              \"prompt\": \"one\",\n              "
            "\"width\": 2048\n            }\n          ]\n        }\n      }\n    ]\n  }\n}\n");
        QTest::newRow("json in one line") << QByteArray(
            "{\"job\": \"extension\", \"config\": {\"name\": \"kiln\", \"process\": [{\"type\": "
            "\"sd_trainer\", \"network\": {\"linear\": 32}, \"datasets\": [{\"resolution\": 1024, "
            "\"num_frames\": 49}], \"train\": {\"batch_size\": 4, \"gradient_checkpointing\": "
            "false}, \"model\": {\"name_or_path\": \"x\"}, \"sample\": {\"num_frames\": 49, "
            "\"width\": 1024, \"height\": 1024, \"prompts\": [\"one\"]}}]}}");
        QTest::newRow("process alone")
            << QByteArray("type: sd_trainer\nnetwork: {linear: 32}\ntrain:\n  batch_size: 4\n  "
                          "gradient_checkpointing: false\nmodel:\n  quantize: false\ndatasets:\n- "
                          "resolution: [1024, 768]\n  num_frames: 81\nsample:\n  width: 1024\n  "
                          "prompts: ['a']\n  num_frames: 81\n");
    }
    void touchesOnlyItsLines()
    {
        QFETCH(QByteArray, text);
        const Architecture architecture = wanModel();
        int applied = 0;
        for (const QString &fix : configFixes()) {
            const Result<JobView> view = viewOf(text);
            QVERIFY(view);
            const FixEdits edits = editsForFix(fix, *view, &architecture);
            if (edits.state != FixEdits::State::Edits)
                continue;
            const Result<JobText> after = view->text.apply(edits.edits);
            QVERIFY2(after,
                     qPrintable(fix + u": "_s + (after ? QString() : after.error().sentence())));
            ++applied;
            for (const Edit &edit : edits.edits)
                QCOMPARE(after->value(edit.path), edit.to);
            // No more lines go or come than there are edits (a removed block and a new one with its
            // parent count more).
            const QString diff = unifiedDiff(text, after->bytes(), u"job"_s);
            const auto changed = diff.count(u"\n-"_s) + diff.count(u"\n+"_s) - 1;
            QVERIFY2(changed <= qsizetype(edits.edits.size()) * 4 + 2, qPrintable(diff));
            const Result<JobView> again = JobView::read(*after);
            QVERIFY(again);
            QCOMPARE(again->datasets.size(), view->datasets.size());
            QCOMPARE(again->sample.items.size(), view->sample.items.size());
        }
        QVERIFY2(applied >= 14, qPrintable(QString::number(applied)));
    }
};

QTEST_GUILESS_MAIN(TestFixEdits)
#include "tst_fixedits.moc"
