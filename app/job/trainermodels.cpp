// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/trainermodels.h"

#include "job/othertrainers.h"

#include <algorithm>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

struct Pattern
{
    QLatin1StringView part; ///< of the script's name or the value, in lower case
    QLatin1StringView is;
};

/// Programs, the more special first. Sources: the file lists of the projects.
constexpr Pattern kScripts[] = {
    {"hv_"_L1, "musubi-tuner"_L1},
    {"hv15_"_L1, "musubi-tuner"_L1},
    {"wan_train"_L1, "musubi-tuner"_L1},
    {"fpack_"_L1, "musubi-tuner"_L1},
    {"flux_kontext_train"_L1, "musubi-tuner"_L1},
    {"flux_2_train"_L1, "musubi-tuner"_L1},
    {"qwen_image_train"_L1, "musubi-tuner"_L1},
    {"zimage_train"_L1, "musubi-tuner"_L1},
    {"kandinsky5_train"_L1, "musubi-tuner"_L1},
    {"krea2_train"_L1, "musubi-tuner"_L1},
    {"_cache_text_encoder_outputs"_L1, "musubi-tuner"_L1},
    {"cache_latents.py"_L1, "musubi-tuner"_L1},
    {"train_dreambooth"_L1, "diffusers"_L1},
    {"train_text_to_image"_L1, "diffusers"_L1},
    {"train_controlnet"_L1, "diffusers"_L1},
    {"train_network"_L1, "kohya-sd-scripts"_L1},
    {"train_db"_L1, "kohya-sd-scripts"_L1},
    {"fine_tune"_L1, "kohya-sd-scripts"_L1},
    {"sdxl_train"_L1, "kohya-sd-scripts"_L1},
    {"sd3_train"_L1, "kohya-sd-scripts"_L1},
    {"flux_train"_L1, "kohya-sd-scripts"_L1},
    {"train_textual_inversion"_L1, "kohya-sd-scripts"_L1},
};

/// The names that configs are recognised by, as Run::trainer has them.
constexpr Pattern kTrainerNames[] = {
    {"musubi-tuner"_L1, "musubi-tuner"_L1},         {"diffusion-pipe"_L1, "diffusion-pipe"_L1},
    {"kohya sd-scripts"_L1, "kohya-sd-scripts"_L1}, {"onetrainer"_L1, "onetrainer"_L1},
    {"simpletuner"_L1, "simpletuner"_L1},
};

constexpr Pattern kModels[] = {
    {"stable_diffusion_xl"_L1, "sdxl"_L1},
    {"stable-diffusion-xl"_L1, "sdxl"_L1},
    {"sdxl"_L1, "sdxl"_L1},
    {"sd_xl"_L1, "sdxl"_L1},
    {"stable_diffusion_15"_L1, "sd15"_L1},
    {"stable-diffusion-v1-5"_L1, "sd15"_L1},
    {"stable_diffusion_2"_L1, "sd2"_L1},
    {"stable_diffusion_3"_L1, "sd3"_L1},
    {"stable-diffusion-3"_L1, "sd3"_L1},
    {"sd3"_L1, "sd3"_L1},
    {"flux_kontext"_L1, "flux_kontext"_L1},
    {"kontext"_L1, "flux_kontext"_L1},
    {"flux_2"_L1, "flux2"_L1},
    {"flux2"_L1, "flux2"_L1},
    {"chroma"_L1, "chroma"_L1},
    {"flux"_L1, "flux"_L1},
    {"lumina"_L1, "lumina2"_L1},
    {"qwen_image_edit"_L1, "qwen_image_edit"_L1},
    {"qwen_image"_L1, "qwen_image"_L1},
    {"qwen-image"_L1, "qwen_image"_L1},
    {"z_image"_L1, "zimage"_L1},
    {"zimage"_L1, "zimage"_L1},
    {"hidream"_L1, "hidream"_L1},
    {"pixart"_L1, "pixart"_L1},
    {"auraflow"_L1, "auraflow"_L1},
    {"cosmos"_L1, {}},
    {"ltx"_L1, {}},
    {"hunyuan"_L1, {}},
};

QLatin1StringView firstMatch(std::span<const Pattern> table, const QString &text, bool &found)
{
    const QString lower = text.toLower();
    const auto match =
        std::ranges::find_if(table, [&](const Pattern &row) { return lower.contains(row.part); });
    found = match != table.end();
    return found ? match->is : QLatin1StringView();
}

QString wanOf(const TrainerOptions &options)
{
    const TrainerOption *task = options.find({u"task"_s});
    const QString told = task != nullptr ? task->value.toLower() : QString();
    if (told.contains("5b"_L1)) // "ti2v-5B"
        return u"wan22_5b"_s;
    if (told.contains("i2v"_L1))
        return u"wan21_i2v"_s;
    return told.contains("1.3b"_L1) ? u"wan21:1b"_s : u"wan21:14b"_s;
}

} // namespace

QString trainerOf(const TrainerOptions &options)
{
    bool found = false;
    if (!options.script.isEmpty()) {
        const QLatin1StringView byScript = firstMatch(kScripts, options.script, found);
        if (found)
            return byScript;
        if (options.find({u"deepspeed"_s}) != nullptr)
            return u"diffusion-pipe"_s;
        return {};
    }
    QStringList keys;
    for (const TrainerOption &option : options.options)
        keys << option.name;
    const std::optional<QString> told = otherTrainerOfNames(keys);
    const QLatin1StringView byKeys =
        told ? firstMatch(kTrainerNames, *told, found) : QLatin1StringView();
    return found ? QString(byKeys) : QString();
}

QString otherModelOf(const TrainerOptions &options)
{
    bool found = false;
    if (options.script.startsWith("wan_"_L1))
        return wanOf(options);
    QLatin1StringView model = firstMatch(kModels, options.script, found);
    if (found)
        return model;
    QStringList told;
    for (const TrainerOption *option : options.findAll({u"model_family"_s, u"model_type"_s}))
        told << option->value;
    for (const TrainerOption *option : options.findAll({u"type"_s})) {
        if (option->section == "model"_L1)
            told << option->value;
    }
    for (const TrainerOption *option :
         options.findAll({u"pretrained_model_name_or_path"_s, u"base_model_name"_s}))
        told << option->value;
    for (const QString &text : told) {
        if (text.toLower().startsWith("wan"_L1))
            return wanOf(options);
        model = firstMatch(kModels, text, found);
        if (found)
            return model;
    }
    if (options.script == "train_network.py"_L1 || options.script == "train_db.py"_L1)
        return options.find({u"v2"_s}) != nullptr ? u"sd2"_s : u"sd15"_s;
    return {};
}

bool trainsWholeModel(const TrainerOptions &options, const QString &trainer)
{
    const QString &script = options.script;
    if (trainer == "kohya-sd-scripts"_L1 && !script.isEmpty())
        return !script.contains("network"_L1) && !script.contains("inversion"_L1);
    if (trainer == "musubi-tuner"_L1 && !script.isEmpty())
        return !script.contains("network"_L1);
    if (trainer == "diffusers"_L1)
        return !script.contains("lora"_L1);
    if (const TrainerOption *method = options.find({u"training_method"_s}))
        return method->value.contains("FINE_TUNE"_L1, Qt::CaseInsensitive);
    if (trainer == "simpletuner"_L1) {
        const TrainerOption *type = options.find({u"model_type"_s});
        return type != nullptr && type->value.compare("full"_L1, Qt::CaseInsensitive) == 0;
    }
    if (trainer == "diffusion-pipe"_L1 && options.find({u"pipeline_stages"_s}) != nullptr) {
        return std::ranges::none_of(options.options, [](const TrainerOption &option) {
            return option.section == "adapter"_L1;
        });
    }
    return false;
}

} // namespace headroom
