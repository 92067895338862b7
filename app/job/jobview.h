// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.h"
#include "job/jobtext.h"

#include <QStringList>

#include <vector>

/// A typed reading of an AI Toolkit job: each setting with its value, Python's default filled in
/// where the file says nothing.
namespace headroom {

/// A setting: its value, and whether and where the file sets it.
template <typename T>
struct Setting
{
    T value{};
    bool isSet = false;             ///< false: the value is AI Toolkit's default
    std::optional<LineNumber> line; ///< of the key, when set
    ConfigPath path;                ///< where it is or would be written
};

struct DatasetView
{
    Setting<QString> folder;
    Setting<std::vector<int>> resolutions; ///< a scalar reads as one element
    Setting<int> batchSize;                ///< the dataset's own; falls back to train.batch_size
    Setting<int> numFrames;
    Setting<bool> autoFrameCount;
    Setting<int> fps;
    Setting<bool> cacheLatents;
    Setting<bool> cacheLatentsToDisk;
    Setting<bool> cacheTextEmbeddings;
    Setting<int> numWorkers;
    Setting<bool> doI2v;
    Setting<bool> doAudio;
    int controlCount = 0;          ///< control or reference images per item
    bool hasAugmentations = false; ///< they switch latent caching off
    ConfigPath path;
};

struct SampleItemView
{
    int width = 0; ///< effective: prompt flag (--w), else the item's key, else the block's value
    int height = 0;
    int frames = 1;
    std::optional<LineNumber> line;
    ConfigPath path;   ///< "….sample.samples[0]", or of a prompt "….sample.prompts[0]"
    bool isMap = true; ///< false: a bare prompt of the legacy list, which holds flags only
    QString prompt;
};

struct TrainView
{
    Setting<int> batchSize, gradientAccumulation, steps;
    Setting<bool> gradientCheckpointing, cacheTextEmbeddings, unloadTextEncoder, trainTextEncoder;
    Setting<bool> disableSampling, skipFirstSample, forceFirstSample, useEma, doCfg;
    Setting<bool> diffOutputPreservation, blankPromptPreservation, validation;
    Setting<QString> optimizer, dtype;
    Setting<int> switchBoundaryEvery;
    Setting<int> gradientAccumulationSteps; ///< the legacy key; 1 when not set
};

struct ModelView
{
    Setting<QString> arch; ///< as written, with its tag
    Setting<QString> nameOrPath;
    Setting<bool> quantize, quantizeTextEncoder, lowVram, layerOffloading, compile, matchTargetRes,
        vaeTiling;
    Setting<QString> qtype, qtypeTextEncoder; ///< without an accuracy recovery adapter
    Setting<QString> accuracyRecoveryAdapter; ///< empty when none
    Setting<QString> assistantLora;
    Setting<double> offloadTransformer, offloadTextEncoder; ///< 0 to 1
    Setting<bool> trainHighNoise, trainLowNoise;
};

struct NetworkView
{
    bool present = false; ///< absent: full fine-tune
    Setting<QString> type;
    Setting<int> rank, convRank, lokrFactor;
    Setting<double> alpha, convAlpha; ///< 1.0 and none (0) when not set
};

struct SampleView
{
    Setting<int> width, height, frames, every, steps;
    Setting<double> guidanceScale;
    std::vector<SampleItemView> items; ///< one per prompt; empty means nothing is sampled
};

struct JobView
{
    QString job; ///< "extension", …
    QString name;
    QString processType;
    ConfigPath process; ///< "config.process[0]"; empty when the file is the process alone
    JobText text;       ///< what this was read from
    Setting<QString> triggerWord;
    Setting<int> saveEvery;
    TrainView train;
    ModelView model;
    NetworkView network;
    SampleView sample;
    std::vector<DatasetView> datasets;

    /// The class architecture: the value of model.arch up to ":" ("sd1" reads as "sd15", the web
    /// UI's name), or derived from the old flags (is_flux, is_xl, …) or from the model's name;
    /// empty when unknown.
    QString arch;
    QString archTag; ///< after ":", such as "14b"; empty when none

    /// Reads a job file. Error: valid YAML that is no AI Toolkit job, with what is missing.
    static Result<JobView> read(const JobText &text);

    int largestBatch() const;      ///< over train and all datasets
    int largestResolution() const; ///< 0 when there is no dataset
    int largestFrames() const;
    int largestSamplePixels()
        const; ///< width × height × frames of the heaviest preview; 0 when none is made
};

} // namespace headroom
