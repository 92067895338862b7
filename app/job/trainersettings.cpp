// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/trainersettings.h"

#include "job/trainermodels.h"
#include "job/traineroptions.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

/// Settings in AI Toolkit's form, one a line, each with the line it was read from.
class JobWriter
{
public:
    void begin(const QString &block)
    {
        m_key = block == "datasets"_L1 ? u"        - "_s : u"        "_s;
        write(u"      %1:"_s.arg(block), {});
    }
    void set(const QString &key, const QString &value, std::optional<LineNumber> line)
    {
        write(m_key + key + u": "_s + value, line);
        m_key = u"          "_s.first(m_key.size()); // the next keys of a list item are indented
    }
    const QByteArray &text() const { return m_text; }
    const std::vector<std::optional<LineNumber>> &lines() const { return m_lines; }

private:
    void write(const QString &line, std::optional<LineNumber> source)
    {
        m_text += line.toUtf8() + '\n';
        m_lines.push_back(source);
    }

    QByteArray m_text = "config:\n  process:\n    - device: cuda\n";
    std::vector<std::optional<LineNumber>> m_lines = {{}, {}, {}};
    QString m_key;
};

/// What a trainer does when an option is not given. Sources: the projects' argument parsers and
/// documentation; what changed between versions is left out.
struct Defaults
{
    const char *trainer;
    std::optional<bool> checkpointing;
    std::optional<int> batch;
    std::optional<int> rank;
    const char *optimizer;
    bool cachesText;      ///< always, in a program of its own or before training
    bool samplesByAsking; ///< makes previews only when prompts are given
};

constexpr Defaults kDefaults[] = {
    {"kohya-sd-scripts", false, 1, 4, "AdamW", false, true},
    {"musubi-tuner", false, {}, 4, "AdamW", true, true},
    {"diffusion-pipe", false, {}, {}, "", true, false},
    {"onetrainer", {}, {}, 16, "", false, false},
    {"simpletuner", {}, {}, 16, "", true, false},
    {"diffusers", false, 4, 4, "AdamW", false, true},
};

const Defaults *defaultsOf(const QString &trainer)
{
    const auto found = std::ranges::find_if(
        kDefaults, [&](const Defaults &row) { return trainer == QLatin1StringView(row.trainer); });
    return found == std::end(kDefaults) ? nullptr : &*found;
}

const QStringList &batchNames()
{
    static const QStringList kNames{u"batch_size"_s, u"micro_batch_size_per_gpu"_s,
                                    u"train_batch_size"_s};
    return kNames;
}

/// Sides of square buckets: "1024,1024" is one picture size, but lists of sizes are several.
std::vector<int> sidesOf(const TrainerOption &option, const QString &trainer)
{
    std::vector<int> numbers = option.numbers();
    if (trainer == "simpletuner"_L1) {
        bool isNumber = false;
        // Its "area" is in megapixels: 0.5, 1.0.
        const double megapixels = option.value.toDouble(&isNumber);
        if (isNumber && megapixels > 0 && megapixels < 64)
            return {static_cast<int>(std::lround(std::sqrt(megapixels) * 1024))};
    }
    const bool isList = option.name == "resolutions"_L1 ||
                        (trainer == "onetrainer"_L1 && !option.value.contains(u'x'));
    const bool pairsInside = option.value.count(u'[') > 1;
    if (numbers.size() == 2 && (!isList || pairsInside))
        return {static_cast<int>(std::lround(std::sqrt(double(numbers[0]) * numbers[1])))};
    return numbers;
}

/// Reads the settings of one run out of all options of its files.
class SettingsReader
{
public:
    /// A config file that was not given may say anything: then no default is known.
    SettingsReader(const QString &trainer, const TrainerOptions &options, bool isComplete)
        : m_trainer(trainer),
          m_options(options),
          m_defaults(isComplete || options.find({u"config_file"_s}) == nullptr ? defaultsOf(trainer)
                                                                               : nullptr),
          m_tellsDatasets(isComplete || options.find({u"dataset_config"_s}) == nullptr)
    {
    }

    void writeTrain()
    {
        m_job.begin(u"train"_s);
        if (const TrainerOption *batch = largest(batchNames()))
            m_job.set(u"batch_size"_s, QString::number(batch->numbers().back()), batch->line);
        else if (m_defaults != nullptr && m_defaults->batch && m_tellsDatasets)
            m_job.set(u"batch_size"_s, QString::number(*m_defaults->batch), {});
        setSwitch(u"gradient_checkpointing"_s,
                  {u"gradient_checkpointing"_s, u"use_gradient_checkpointing"_s,
                   u"activation_checkpointing"_s},
                  m_defaults != nullptr ? m_defaults->checkpointing : std::nullopt);
        if (const TrainerOption *steps = m_options.find({u"gradient_accumulation_steps"_s});
            steps && !steps->numbers().empty())
            m_job.set(u"gradient_accumulation"_s, QString::number(steps->numbers().front()),
                      steps->line);
        writeOptimizer();
        if (m_defaults != nullptr && m_defaults->cachesText)
            m_job.set(u"cache_text_embeddings"_s, u"true"_s, {});
        else if (m_trainer == "kohya-sd-scripts"_L1)
            setSwitch(u"cache_text_embeddings"_s,
                      {u"cache_text_encoder_outputs"_s, u"cache_text_encoder_outputs_to_disk"_s},
                      m_defaults != nullptr ? std::optional(false) : std::nullopt);
        writePreviews();
    }

    void writeModel()
    {
        m_job.begin(u"model"_s);
        const QString model = otherModelOf(m_options);
        if (!model.isEmpty())
            m_job.set(u"arch"_s, u"\"%1\""_s.arg(model), {});
        if (const TrainerOption *option = quantizing()) {
            m_job.set(u"quantize"_s, u"true"_s, option->line);
        } else if (m_defaults != nullptr &&
                   (m_trainer == "kohya-sd-scripts"_L1 || m_trainer == "musubi-tuner"_L1)) {
            m_job.set(u"quantize"_s, u"false"_s, {});
        }
        const TrainerOption *swap =
            m_options.find({u"blocks_to_swap"_s, u"musubi_blocks_to_swap"_s,
                            u"layer_offload_fraction"_s, u"offload_fraction"_s});
        if (swap != nullptr) {
            const std::vector<int> numbers = swap->numbers();
            const bool offloads =
                std::ranges::any_of(numbers, [](int number) { return number > 0; });
            m_job.set(u"layer_offloading"_s, offloads ? u"true"_s : u"false"_s, swap->line);
        }
    }

    void writeNetwork()
    {
        if (trainsWholeModel(m_options, m_trainer)) {
            m_job.begin(u"network"_s);
            return; // an empty block: known to be none
        }
        const TrainerOption *rank = m_options.find({u"network_dim"_s, u"lora_rank"_s, u"rank"_s});
        if (rank == nullptr && (m_defaults == nullptr || !m_defaults->rank))
            return;
        m_job.begin(u"network"_s);
        m_job.set(u"type"_s, u"lora"_s, {});
        if (rank != nullptr && !rank->numbers().empty())
            m_job.set(u"linear"_s, QString::number(rank->numbers().front()), rank->line);
        else if (m_defaults != nullptr && m_defaults->rank)
            m_job.set(u"linear"_s, QString::number(*m_defaults->rank), {});
    }

    void writeDatasets()
    {
        std::vector<int> sides;
        const TrainerOption *resolution = nullptr;
        for (const TrainerOption *option :
             m_options.findAll({u"resolution"_s, u"resolutions"_s, u"max_resolution"_s})) {
            const std::vector<int> more = sidesOf(*option, m_trainer);
            if (!more.empty() && resolution == nullptr)
                resolution = option;
            sides.insert(sides.end(), more.begin(), more.end());
        }
        const TrainerOption *frames = largest({u"target_frames"_s, u"frame_buckets"_s,
                                               u"num_frames"_s, u"max_frames"_s, u"frames"_s});
        if (sides.empty() && frames == nullptr)
            return;
        m_job.begin(u"datasets"_s);
        if (!sides.empty()) {
            QStringList texts;
            for (const int side : sides)
                texts << QString::number(side);
            m_job.set(u"resolution"_s, u"[%1]"_s.arg(texts.join(u", "_s)), resolution->line);
        }
        if (frames != nullptr)
            m_job.set(u"num_frames"_s, QString::number(std::ranges::max(frames->numbers())),
                      frames->line);
    }

    std::optional<TrainerSettings> finish() const
    {
        const Result<JobText> text = JobText::parse(m_job.text(), m_trainer);
        const Result<JobView> view = text ? JobView::read(*text) : std::unexpected(text.error());
        if (!view)
            return std::nullopt;
        return TrainerSettings{.trainer = m_trainer, .view = *view, .lines = m_job.lines()};
    }

private:
    /// The option whose largest number is the largest.
    const TrainerOption *largest(const QStringList &names) const
    {
        const TrainerOption *found = nullptr;
        for (const TrainerOption *option : m_options.findAll(names)) {
            if (option->numbers().empty())
                continue;
            if (found == nullptr ||
                std::ranges::max(option->numbers()) > std::ranges::max(found->numbers()))
                found = option;
        }
        return found;
    }

    void setSwitch(const QString &key, const QStringList &names, std::optional<bool> fallback)
    {
        if (const TrainerOption *option = m_options.find(names))
            m_job.set(key, option->isOn() ? u"true"_s : u"false"_s, option->line);
        else if (fallback)
            m_job.set(key, *fallback ? u"true"_s : u"false"_s, {});
    }

    void writeOptimizer()
    {
        if (const TrainerOption *option = m_options.find({u"use_8bit_adam"_s});
            option && option->isOn()) {
            m_job.set(u"optimizer"_s, u"adamw8bit"_s, option->line);
            return;
        }
        const TrainerOption *option = m_options.find({u"optimizer_type"_s, u"optimizer"_s});
        if (option == nullptr) {
            for (const TrainerOption *type : m_options.findAll({u"type"_s})) {
                if (type->section == "optimizer"_L1)
                    option = type;
            }
        }
        QString name = option != nullptr ? option->value.section(u' ', 0, 0) : QString();
        if (name.isEmpty() && m_defaults != nullptr)
            name = QLatin1StringView(m_defaults->optimizer);
        name.remove(u'"').remove(u'_'); // "ADAMW_8BIT"
        if (!name.isEmpty())
            m_job.set(u"optimizer"_s, u"\"%1\""_s.arg(name.toLower()),
                      option != nullptr ? std::optional(option->line) : std::nullopt);
    }

    /// Previews are made only when asked for. How large they are stands in another file.
    void writePreviews()
    {
        const bool asks = m_options.find({u"sample_prompts"_s, u"validation_prompt"_s}) != nullptr;
        if (m_trainer == "diffusion-pipe"_L1 ||
            (m_defaults != nullptr && m_defaults->samplesByAsking && !asks &&
             !m_options.script.isEmpty()))
            m_job.set(u"disable_sampling"_s, u"true"_s, {});
    }

    const TrainerOption *quantizing() const
    {
        for (const TrainerOption *option :
             m_options.findAll({u"fp8_base"_s, u"fp8_base_unet"_s, u"fp8_scaled"_s,
                                u"bnb_quantization_config_path"_s})) {
            if (option->isOn())
                return option;
        }
        for (const TrainerOption *option :
             m_options.findAll({u"transformer_dtype"_s, u"diffusion_model_dtype"_s,
                                u"base_model_precision"_s, u"weight_dtype"_s})) {
            const QString type = option->value.toLower();
            const bool ofModel = option->name != "weight_dtype"_L1 ||
                                 option->section == "transformer"_L1 ||
                                 option->section == "unet"_L1 || option->section == "prior"_L1;
            const bool isShort =
                type.contains("8"_L1) || type.contains("4"_L1) || type.contains("int2"_L1);
            if (ofModel && isShort && !type.contains("16"_L1))
                return option;
        }
        return nullptr;
    }

    QString m_trainer;
    const TrainerOptions &m_options;
    const Defaults *m_defaults; ///< nullptr: none are known
    bool m_tellsDatasets;
    JobWriter m_job;
};

TrainerOptions optionsOf(const QByteArray &file)
{
    TrainerOptions options = optionsOfCommand(file);
    if (options.isEmpty())
        options = optionsOfJson(file);
    if (options.isEmpty())
        options = optionsOfToml(file);
    return options;
}

} // namespace

std::optional<LineNumber> TrainerSettings::lineOf(std::optional<LineNumber> viewLine) const
{
    if (!viewLine || viewLine->value < 1 || viewLine->value > static_cast<qint64>(lines.size()))
        return std::nullopt;
    return lines[static_cast<std::size_t>(viewLine->value - 1)];
}

std::optional<TrainerSettings> readTrainerSettings(const std::vector<QByteArray> &files)
{
    QString trainer;
    TrainerOptions all;
    bool hasConfig = false;
    for (const QByteArray &file : files) {
        const TrainerOptions options = optionsOf(file);
        const QString told = trainerOf(options);
        // A command names its program; the keys of a dataset file may be another trainer's too.
        if (!told.isEmpty() && (trainer.isEmpty() || !options.script.isEmpty()))
            trainer = told;
        hasConfig = hasConfig || options.script.isEmpty();
        if (all.script.isEmpty())
            all.script = options.script;
        all.options.insert(all.options.end(), options.options.begin(), options.options.end());
    }
    if (trainer.isEmpty())
        return std::nullopt;
    SettingsReader reader(trainer, all, hasConfig);
    // A program that only caches loads neither model nor network.
    if (!all.script.contains("cache_"_L1)) {
        reader.writeModel();
        reader.writeTrain();
        reader.writeNetwork();
    }
    reader.writeDatasets();
    return reader.finish();
}

} // namespace headroom
