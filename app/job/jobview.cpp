// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/jobview.h"

#include "job/othertrainers.h"
#include "job/promptsize.h"
#include "job/settingreader.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

TrainView readTrain(const SettingReader &train)
{
    TrainView view;
    view.batchSize = train.integer(u"batch_size"_s, 1);
    view.gradientAccumulationSteps = train.integer(u"gradient_accumulation_steps"_s, 1);
    view.gradientAccumulation =
        train.integerOf({u"gradient_accumulation"_s, u"gradient_accumulation_steps"_s}, 1);
    view.steps = train.integer(u"steps"_s, 1000);
    view.gradientCheckpointing = train.flag(u"gradient_checkpointing"_s, true);
    view.cacheTextEmbeddings = train.flag(u"cache_text_embeddings"_s, false);
    view.unloadTextEncoder = train.flag(u"unload_text_encoder"_s, false);
    view.trainTextEncoder = train.flag(u"train_text_encoder"_s, false);
    view.disableSampling = train.flag(u"disable_sampling"_s, false);
    view.skipFirstSample = train.flag(u"skip_first_sample"_s, false);
    view.forceFirstSample = train.flag(u"force_first_sample"_s, false);
    view.useEma = train.block(u"ema_config"_s).flag(u"use_ema"_s, false);
    view.doCfg = train.flag(u"do_cfg"_s, false);
    view.diffOutputPreservation = train.flag(u"diff_output_preservation"_s, false);
    view.blankPromptPreservation = train.flag(u"blank_prompt_preservation"_s, false);
    view.validation = train.flag(u"validation_config"_s, false);
    view.optimizer = train.string(u"optimizer"_s, u"adamw"_s);
    view.dtype = train.string(u"dtype"_s, u"fp32"_s);
    view.switchBoundaryEvery = train.integer(u"switch_boundary_every"_s, 1);
    return view;
}

/// "uint3|path" names a quantisation and its accuracy recovery adapter in one.
void splitQtype(ModelView &view)
{
    const qsizetype bar = view.qtype.value.indexOf(u'|');
    if (bar < 0)
        return;
    view.accuracyRecoveryAdapter = view.qtype;
    view.accuracyRecoveryAdapter.value = view.qtype.value.sliced(bar + 1).trimmed();
    view.qtype.value = view.qtype.value.first(bar).trimmed();
}

ModelView readModel(const SettingReader &model)
{
    ModelView view;
    view.arch = model.string(u"arch"_s);
    view.nameOrPath = model.string(u"name_or_path"_s);
    view.quantize = model.flag(u"quantize"_s, false);
    view.quantizeTextEncoder = model.flag(u"quantize_te"_s, view.quantize.value);
    view.lowVram = model.flag(u"low_vram"_s, false);
    const bool autoMemory = model.flag(u"auto_memory"_s, false).value; // its deprecated name
    view.layerOffloading = model.flag(u"layer_offloading"_s, autoMemory);
    view.compile = model.flag(u"compile"_s, false);
    view.qtype = model.string(u"qtype"_s, u"qfloat8"_s);
    view.qtypeTextEncoder = model.string(u"qtype_te"_s, u"qfloat8"_s);
    view.accuracyRecoveryAdapter = model.string(u"accuracy_recovery_adapter"_s);
    splitQtype(view);
    view.assistantLora = model.string(u"assistant_lora_path"_s);
    view.offloadTransformer = model.number(u"layer_offloading_transformer_percent"_s, 1.0);
    view.offloadTextEncoder = model.number(u"layer_offloading_text_encoder_percent"_s, 1.0);
    const SettingReader kwargs = model.block(u"model_kwargs"_s);
    view.matchTargetRes = kwargs.flag(u"match_target_res"_s, false);
    view.vaeTiling = kwargs.flag(u"vae_tiling"_s, false);
    view.trainHighNoise = kwargs.flag(u"train_high_noise"_s, true);
    view.trainLowNoise = kwargs.flag(u"train_low_noise"_s, true);
    return view;
}

NetworkView readNetwork(const SettingReader &process, const JobText &text)
{
    NetworkView view;
    view.present = text.isMapping(process.path(u"network"_s));
    const SettingReader network = process.block(u"network"_s);
    view.type = network.string(u"type"_s, u"lora"_s);
    view.rank = network.integerOf({u"linear"_s, u"rank"_s}, 4);
    view.convRank = network.integer(u"conv"_s, 0);
    view.lokrFactor = network.integer(u"lokr_factor"_s, -1);
    view.alpha = network.number(
        network.has(u"linear_alpha"_s) || !network.has(u"alpha"_s) ? u"linear_alpha"_s : u"alpha"_s,
        1.0);
    view.convAlpha = network.number(u"conv_alpha"_s, 0);
    return view;
}

int entriesIn(const QVariant &value)
{
    if (value.typeId() == QMetaType::QVariantList)
        return static_cast<int>(value.toList().size());
    return value.typeId() == QMetaType::QString && !value.toString().isEmpty() ? 1 : 0;
}

DatasetView readDataset(const SettingReader &dataset, const TrainView &train,
                        const ConfigPath &path)
{
    DatasetView view;
    view.path = path;
    view.folder =
        dataset.string(dataset.has(u"folder_path"_s) ? u"folder_path"_s : u"dataset_path"_s);
    view.resolutions = dataset.integers(u"resolution"_s, {512});
    view.batchSize = dataset.integer(u"batch_size"_s, train.batchSize.value);
    view.numFrames = dataset.integer(u"num_frames"_s, 1);
    view.autoFrameCount = dataset.flag(u"auto_frame_count"_s, false);
    view.fps = dataset.integer(u"fps"_s, 24);
    view.cacheLatents = dataset.flag(u"cache_latents"_s, false);
    view.cacheLatentsToDisk = dataset.flag(u"cache_latents_to_disk"_s, false);
    view.cacheTextEmbeddings =
        dataset.flag(u"cache_text_embeddings"_s, train.cacheTextEmbeddings.value);
    view.numWorkers = dataset.integer(u"num_workers"_s, 2);
    view.doI2v = dataset.flag(u"do_i2v"_s, false);
    view.doAudio = dataset.flag(u"do_audio"_s, false);
    for (const QString &key :
         {u"control_path"_s, u"control_path_1"_s, u"control_path_2"_s, u"control_path_3"_s})
        view.controlCount += entriesIn(dataset.value(key));
    view.hasAugmentations =
        dataset.flag(u"augments"_s, false).value || dataset.flag(u"augmentations"_s, false).value;
    return view;
}

std::vector<DatasetView> readDatasets(const SettingReader &process, const JobText &text,
                                      const TrainView &train)
{
    std::vector<DatasetView> views;
    const ConfigPath path = process.path(u"datasets"_s);
    for (int i = 0; i < text.listSize(path); ++i) {
        const ConfigPath entry = elementPath(path, i);
        if (text.isMapping(entry))
            views.push_back(readDataset(SettingReader(text, entry), train, entry));
    }
    return views;
}

SampleItemView readItem(const JobText &text, const ConfigPath &path, const SampleView &sample)
{
    SampleItemView view;
    view.path = path;
    view.isMap = text.isMapping(path);
    view.line = text.line(path);
    view.width = sample.width.value;
    view.height = sample.height.value;
    view.frames = sample.frames.value;
    if (view.isMap) {
        const SettingReader item(text, path);
        view.prompt = item.string(u"prompt"_s).value;
        view.width = item.integer(u"width"_s, view.width).value;
        view.height = item.integer(u"height"_s, view.height).value;
        view.frames = item.integer(u"num_frames"_s, view.frames).value;
    } else {
        view.prompt = text.value(path).toString();
    }
    const PromptSize flags = sizeInPrompt(view.prompt);
    view.width = flags.width.value_or(view.width);
    view.height = flags.height.value_or(view.height);
    view.frames = flags.frames.value_or(view.frames);
    return view;
}

SampleView readSample(const SettingReader &process, const JobText &text)
{
    const SettingReader sample = process.block(u"sample"_s);
    SampleView view;
    view.width = sample.integer(u"width"_s, 512);
    view.height = sample.integer(u"height"_s, 512);
    view.frames = sample.integer(u"num_frames"_s, 1);
    view.every = sample.integer(u"sample_every"_s, 100);
    view.steps = sample.integer(u"sample_steps"_s, 20);
    view.guidanceScale = sample.number(u"guidance_scale"_s, 7);
    const bool hasSamples = text.listSize(sample.path(u"samples"_s)) > 0;
    const ConfigPath list = sample.path(hasSamples ? u"samples"_s : u"prompts"_s);
    for (int i = 0; i < text.listSize(list); ++i)
        view.items.push_back(readItem(text, elementPath(list, i), view));
    return view;
}

/// Whether a block holds what an AI Toolkit process does: some people keep, and logs print, the
/// process alone.
bool looksLikeProcess(const JobText &text, const ConfigPath &path)
{
    const SettingReader process(text, path);
    const auto hasMap = [&](const QString &key) {
        return text.isMapping(process.path(key));
    };
    const bool hasDatasets = text.listSize(process.path(u"datasets"_s)) > 0;
    const bool hasModel = hasMap(u"model"_s);
    const bool hasTrain = hasMap(u"train"_s);
    const bool hasNetwork = hasMap(u"network"_s);
    return int(hasDatasets) + int(hasModel) + int(hasTrain) + int(hasNetwork) >= 2;
}

/// The first process that trains, or else the first.
std::optional<ConfigPath> firstProcess(const JobText &text, const ConfigPath &list)
{
    std::optional<ConfigPath> first;
    for (int i = 0; i < text.listSize(list); ++i) {
        const ConfigPath path = elementPath(list, i);
        if (!text.isMapping(path))
            continue;
        if (!first)
            first = path;
        if (text.isMapping(childPath(path, u"train"_s)) ||
            text.isMapping(childPath(path, u"model"_s)))
            return path;
    }
    return first;
}

std::optional<ConfigPath> findProcess(const JobText &text)
{
    const ConfigPath root;
    const ConfigPath config = childPath(root, u"config"_s);
    for (const ConfigPath &block : {config, root}) {
        const ConfigPath process = childPath(block, u"process"_s);
        if (const auto found = firstProcess(text, process))
            return found;
        if (text.isMapping(process))
            return process;
    }
    if (looksLikeProcess(text, config))
        return config;
    if (text.isMapping(root) && !otherTrainerOfKeys(text) && looksLikeProcess(text, root))
        return root;
    return std::nullopt;
}

Error missingPart(const JobText &text)
{
    const ConfigPath config{u"config"_s};
    const ConfigPath process{u"config.process"_s};
    Error error{.id = u"job.not_ai_toolkit"_s, .file = text.fileName()};
    if (text.bytes().trimmed().isEmpty() || (!text.isMapping({}) && text.listSize({}) == 0)) {
        error.message = QCoreApplication::translate(
            "JobView", "This is no job of AI Toolkit: it holds no settings.");
    } else if (!text.has(config)) {
        error.message = QCoreApplication::translate(
            "JobView", "This is no job of AI Toolkit: the block “config” is missing.");
    } else if (!text.has(process)) {
        error.line = text.line(config).value_or(LineNumber{}).value;
        error.message = QCoreApplication::translate(
            "JobView", "This is no job of AI Toolkit: “config” has no list “process”.");
    } else {
        error.line = text.line(process).value_or(LineNumber{}).value;
        error.message = QCoreApplication::translate(
            "JobView", "This is no job of AI Toolkit: the list “process” holds no process.");
    }
    error.remedy = QCoreApplication::translate(
        "JobView", "Open the job's config: “.job_config.json” or “config.yaml” in its output "
                   "folder, or the YAML file it was started with.");
    return error;
}

} // namespace

Result<JobView> JobView::read(const JobText &text)
{
    const std::optional<ConfigPath> path = findProcess(text);
    if (!path) {
        if (const auto trainer = otherTrainerOfKeys(text))
            return std::unexpected(notAiToolkit(text.fileName(), *trainer));
        return std::unexpected(missingPart(text));
    }
    const SettingReader process(text, *path);
    JobView view;
    view.text = text;
    view.process = *path;
    view.job = text.value({u"job"_s}).toString();
    view.name = text.value({u"config.name"_s}).toString();
    view.processType = process.string(u"type"_s).value;
    view.triggerWord = process.string(u"trigger_word"_s);
    view.saveEvery = process.block(u"save"_s).integer(u"save_every"_s, 1000);
    view.train = readTrain(process.block(u"train"_s));
    view.model = readModel(process.block(u"model"_s));
    view.network = readNetwork(process, text);
    view.sample = readSample(process, text);
    view.datasets = readDatasets(process, text, view.train);
    const ArchitectureName architecture = architectureOf(process.block(u"model"_s));
    view.arch = architecture.name;
    view.archTag = architecture.tag;
    return view;
}

int JobView::largestBatch() const
{
    int largest = datasets.empty() ? train.batchSize.value : 1;
    for (const DatasetView &dataset : datasets)
        largest = std::max(largest, dataset.batchSize.value);
    return largest;
}

int JobView::largestResolution() const
{
    int largest = 0;
    for (const DatasetView &dataset : datasets) {
        for (const int resolution : dataset.resolutions.value)
            largest = std::max(largest, resolution);
    }
    return largest;
}

int JobView::largestFrames() const
{
    int largest = 0;
    for (const DatasetView &dataset : datasets)
        largest = std::max(largest, dataset.numFrames.value);
    return largest;
}

int JobView::largestSamplePixels() const
{
    if (train.disableSampling.value)
        return 0;
    qint64 largest = 0;
    for (const SampleItemView &item : sample.items)
        largest = std::max(largest, qint64(item.width) * item.height * std::max(1, item.frames));
    return static_cast<int>(std::min<qint64>(largest, std::numeric_limits<int>::max()));
}

} // namespace headroom
