// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/datapoint.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

// What the cells of published figures mean, and what the trainers do where a cell is empty.
namespace headroom {

namespace {

using namespace Qt::StringLiterals;

bool isAiToolkit(const Datapoint &point)
{
    return point.trainer == u"ai-toolkit";
}

/// "fp8wo-torchao" → float8, "float8/nf4 per preset" → nf4 (the lighter of the alternatives).
QString qtypeOf(const QString &cell)
{
    static constexpr std::array kWords = {
        std::pair{"nf4"_L1, "nf4"_L1},         std::pair{"uint2"_L1, "uint2"_L1},
        std::pair{"uint3"_L1, "uint3"_L1},     std::pair{"uint4"_L1, "uint4"_L1},
        std::pair{"uint6"_L1, "uint6"_L1},     std::pair{"nvfp4"_L1, "nvfp4"_L1},
        std::pair{"qfloat8"_L1, "qfloat8"_L1}, std::pair{"convrot8"_L1, "convrot8"_L1},
        std::pair{"fp8"_L1, "fp8"_L1},         std::pair{"float8"_L1, "float8"_L1},
        std::pair{"int8"_L1, "fp8"_L1},        std::pair{"quantised"_L1, "qfloat8"_L1},
    };
    for (const auto &[word, qtype] : kWords) {
        if (cell.contains(word))
            return qtype;
    }
    return {};
}

/// Sides of the square of the same area: "832x480", "512,768,1024" (the largest), "480p".
std::optional<int> bucketSide(const QString &cell)
{
    static const QRegularExpression area(u"(\\d{3,4})\\s*x\\s*(\\d{3,4})"_s);
    static const QRegularExpression lines(u"^(\\d{3,4})p"_s);
    static const QRegularExpression side(u"\\d{3,4}"_s);
    if (const auto match = area.match(cell); match.hasMatch())
        return static_cast<int>(
            std::lround(std::sqrt(match.captured(1).toDouble() * match.captured(2).toDouble())));
    // 480p is 832×480, 720p is 1280×720.
    if (const auto match = lines.match(cell); match.hasMatch())
        return static_cast<int>(std::lround(match.captured(1).toDouble() * 4 / 3));
    std::optional<int> largest;
    for (auto all = side.globalMatch(cell); all.hasNext();)
        largest = std::max(largest.value_or(0), all.next().captured().toInt());
    return largest;
}

/// "81", "0.7 s clips (~17f)"
std::optional<int> framesOf(const QString &cell)
{
    static const QRegularExpression count(u"(\\d+)f?\\)?$"_s);
    const auto match = count.match(cell);
    return match.hasMatch() ? std::optional(match.captured(1).toInt()) : std::nullopt;
}

/// What is known of a trainer beside AI Toolkit.
struct TrainerFacts
{
    QLatin1StringView name;
    double adapterBytes = 2;    ///< LoRA in bf16, or in fp32
    bool allocatorPeak = false; ///< reports torch.cuda.max_memory_allocated
    bool wholeRun = false;      ///< the peak includes the caching of captions
};

TrainerFacts factsOf(const QString &trainer)
{
    static constexpr std::array kTrainers = {
        TrainerFacts{.name = "SimpleTuner"_L1, .allocatorPeak = true},
        TrainerFacts{.name = "Inline-Studio"_L1, .allocatorPeak = true, .wholeRun = true},
        TrainerFacts{.name = "finetrainers"_L1, .allocatorPeak = true},
        // rank 4 and 128 of one job differ by 10 GB (musubi-tuner issue 715)
        TrainerFacts{.name = "musubi-tuner"_L1, .adapterBytes = 4},
    };
    const auto found = std::ranges::find(kTrainers, trainer, &TrainerFacts::name);
    return found == kTrainers.end() ? TrainerFacts{} : *found;
}

/// SimpleTuner's classes differ in what its two segmented modes do (measured).
Checkpointing segmented(const Datapoint &point, Checkpointing mode)
{
    if (point.arch.startsWith(u"qwen_image") || point.arch.startsWith(u"boogu_image"))
        return Checkpointing::EveryBlock;
    return point.arch == u"ernie_image" ? Checkpointing::HalfOfTheBlocks : mode;
}

/// A compiled model keeps what checkpointing would throw away, but neither copies of quantized
/// activations nor of int8 weights (SimpleTuner, measured).
bool isCompiled(const Datapoint &point)
{
    return point.note.contains(u"torch.compile on") ||
           point.note.contains(u"torch.compile reduce-overhead");
}

Checkpointing checkpointingOf(const Datapoint &point)
{
    if (point.checkpointing == u"false" || isCompiled(point))
        return Checkpointing::Off;
    if (point.checkpointing == u"interval2")
        return segmented(point, Checkpointing::EverySecondBlock);
    if (point.checkpointing.startsWith(u"seg2"))
        return segmented(point, Checkpointing::HalfOfTheBlocks);
    return Checkpointing::EveryBlock;
}

/// SimpleTuner adapts only the attention of some models, so fewer inputs are kept: the measured
/// units, less the architecture's own for all Linears.
double fewerUnits(const Datapoint &point, const Architecture &arch)
{
    if (point.trainer != u"SimpleTuner" || point.networkType != u"lora")
        return 0;
    const double own = arch.activationUnits.value_or(30);
    if (point.arch == u"chroma")
        return 17 - own;
    return point.arch == u"wan21:14b" ? 12 - own : 0;
}

Trainer trainerOf(const Datapoint &point, const Architecture &arch, bool streamed)
{
    Trainer trainer;
    if (!isAiToolkit(point)) {
        const TrainerFacts facts = factsOf(point.trainer);
        trainer.adapterBytes = facts.adapterBytes;
        trainer.copiedInputUnits = fewerUnits(point, arch);
        trainer.countsContext = !facts.allocatorPeak || point.note.contains(u"nvidia-smi");
    }
    trainer.quantizesActivations =
        point.quantize == u"fp8-torchao" && !streamed && !isCompiled(point);
    trainer.checkpointing = checkpointingOf(point);
    return trainer;
}

/// Weight-only fp8 of torchao keeps dequantized weights, SDNQ and the scaled matrix products of
/// other trainers do not; nor do layers that are streamed.
bool keepsDequantized(const Datapoint &point, const QString &cell, bool streamed)
{
    if (streamed || (isCompiled(point) && cell.startsWith(u"int8")))
        return false;
    return cell.contains(u"torchao") || cell.startsWith(u"float8") || cell.startsWith(u"uint") ||
           cell.startsWith(u"convrot");
}

void readModel(const Datapoint &point, const Architecture &arch, DatapointJob &result)
{
    QString cell = point.quantize;
    if (cell.isEmpty() && isAiToolkit(point))
        cell = arch.quantizable ? u"qfloat8"_s : u"bf16"_s;
    if (cell.isEmpty())
        result.missing = u"quantize"_s;
    const QString qtype = qtypeOf(cell);
    ModelView &model = result.job.model;
    model.quantize.value = !qtype.isEmpty();
    model.qtype.value = qtype;
    if (cell.contains(u"ARA"))
        model.accuracyRecoveryAdapter.value = u"adapter"_s;
    model.lowVram.value = point.lowVram.value_or(isAiToolkit(point) && arch.lowVramDefault);
    result.offloadedModel = std::clamp(point.offloadPercent.toDouble() / 100, 0.0, 1.0);
    if (point.offloadPercent.isEmpty() && point.note.contains(u"with block swap"))
        result.missing = u"layer_offload_pct"_s;
    if (!qtype.isEmpty()) {
        result.model = quantizationOf(qtype).value_or(Quantization{});
        result.model.keepsDequantized = keepsDequantized(point, cell, result.offloadedModel > 0);
    }
}

void readTextEncoder(const Datapoint &point, const Architecture &arch, DatapointJob &result)
{
    const QString &cell = point.textEncoder;
    TrainView &train = result.job.train;
    // The other trainers encode captions beforehand.
    train.cacheTextEmbeddings.value =
        !isAiToolkit(point) || cell.contains(u"cache") || cell.contains(u"precomputed");
    train.unloadTextEncoder.value = cell.contains(u"unload");
    const QString qtype = qtypeOf(cell);
    ModelView &model = result.job.model;
    model.quantizeTextEncoder.value = !qtype.isEmpty() || (cell.isEmpty() && arch.quantizable);
    model.qtypeTextEncoder.value = qtype.isEmpty() ? u"qfloat8"_s : qtype;
    if (cell.startsWith(u"offload")) {
        model.layerOffloading.value = true;
        model.offloadTextEncoder.value = 1;
    }
}

void readNetwork(const Datapoint &point, NetworkView &network)
{
    network.present = point.networkType != u"full";
    network.type.value = point.networkType == u"lokr" ? u"lokr"_s : u"lora"_s;
    // The web UI of AI Toolkit starts with 32, the others mostly with 16; LoKr factors with 16.
    network.rank.value = point.rank.value_or(isAiToolkit(point) ? 32 : 16);
    network.lokrFactor.value = 16;
}

void readData(const Datapoint &point, const Architecture &arch, DatapointJob &result)
{
    // What the web UI of AI Toolkit sets for each model: buckets up to 1024, still images.
    std::optional<int> side = bucketSide(point.resolution);
    if (!side && isAiToolkit(point))
        side = 1024;
    std::optional<int> frames = framesOf(point.frames);
    if (!frames && (arch.media != Media::Video || isAiToolkit(point)))
        frames = 1;
    if (point.phase != EstimatePhase::Load && (!side || !frames))
        result.missing = side ? u"frames"_s : u"resolution"_s;
    DatasetView dataset;
    dataset.resolutions.value = {side.value_or(512)};
    dataset.numFrames.value = frames.value_or(1);
    dataset.batchSize.value = std::max(1, point.batch);
    dataset.cacheLatents.value = true;
    dataset.controlCount = point.resolution.contains(u"reference") ? 1 : 0;
    result.job.datasets = {dataset};
    if (point.phase == EstimatePhase::Sample) {
        const int size = side.value_or(512);
        SampleItemView item;
        item.width = size;
        item.height = size;
        item.frames = frames.value_or(1);
        result.job.sample.items = {item};
        result.job.sample.guidanceScale.value = 4;
    }
}

} // namespace

DatapointJob jobOf(const Datapoint &point, const Architecture &arch)
{
    DatapointJob result;
    const bool streamed = point.offloadPercent.toDouble() > 0;
    result.trainer = trainerOf(point, arch, streamed);
    result.wholeRun = !isAiToolkit(point) && factsOf(point.trainer).wholeRun;
    // Readings of nvidia-smi include what the allocator holds without using it.
    result.reservedShare = point.note.contains(u"nvidia-smi") ? 0.05 : 0;
    result.job.arch = arch.id;
    result.job.train.batchSize.value = std::max(1, point.batch);
    result.job.train.gradientCheckpointing.value =
        result.trainer.checkpointing != Checkpointing::Off;
    result.job.train.dtype.value = u"bf16"_s;
    result.job.train.optimizer.value = point.optimizer.isEmpty() ? u"adamw8bit"_s : point.optimizer;
    readModel(point, arch, result);
    readTextEncoder(point, arch, result);
    readNetwork(point, result.job.network);
    readData(point, arch, result);
    return result;
}

} // namespace headroom
