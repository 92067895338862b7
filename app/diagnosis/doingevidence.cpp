// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the program was doing when it failed: by the frames of the traceback, else by the last
// loading line.
#include "diagnosis/evidence.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

enum class Doing {
    Unknown,
    PinnedCopy,
    OptimizerStep,
    PreviewDecode,
    Validation,
    TextEncoder,
    Transformer,
    Other
};

bool mentions(const QString &text, std::initializer_list<QLatin1StringView> words)
{
    return std::ranges::any_of(
        words, [&](QLatin1StringView word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool anyFrame(const Failure &failure, std::initializer_list<QLatin1StringView> words)
{
    return std::ranges::any_of(failure.frames + failure.innerFrames,
                               [&](const QString &frame) { return mentions(frame, words); });
}

/// "block.to("cpu", non_blocking=True)" and its like.
bool copiesToHost(const QString &call)
{
    return call.contains("non_blocking"_L1) && call.contains("cpu"_L1, Qt::CaseInsensitive);
}

bool mentionsTextEncoder(const QString &line)
{
    return mentions(line, {"text encoder"_L1, "text_encoder"_L1, "t5"_L1, "clip"_L1, "mistral"_L1,
                           "qwen3"_L1, "qwen2.5"_L1, "llama"_L1, "gemma"_L1, "loading te"_L1,
                           "glmmodel"_L1, "instruction encoder"_L1});
}

/// Weights that are copied into page-locked memory fail as a bare CUDA error, though the card has
/// room.
bool copiesToPinnedMemory(const Failure &failure, Phase phase)
{
    if (anyFrame(failure, {"pin_memory"_L1, "_and_pin"_L1, "_cpu_pinned"_L1, "pin_inner"_L1}))
        return true;
    if (failure.memoryKind != MemoryKind::CudaError)
        return false;
    return phase == Phase::Quantize || copiesToHost(failure.failingCall) ||
           anyFrame(failure, {"weights_to_device"_L1, "swap_weight_devices"_L1, "block_swap"_L1,
                              "quantize_model"_L1, "offload"_L1, "memorymanager"_L1});
}

bool movesWeights(const QString &call)
{
    return call.contains(".to("_L1) || call.contains("_to("_L1);
}

/// The parts of the model by the call that failed, when that moves or loads weights. What "self"
/// is shows in the files of the frames.
Doing byCall(const Failure &failure)
{
    const QString &call = failure.failingCall;
    if (!movesWeights(call) && !call.contains("load"_L1) && !call.contains("from_pretrained"_L1))
        return Doing::Unknown;
    if (mentionsTextEncoder(call))
        return Doing::TextEncoder;
    if (mentions(call, {"transformer"_L1, "unet"_L1, "dit."_L1}))
        return Doing::Transformer;
    if (!call.contains("self.model"_L1))
        return Doing::Unknown;
    const bool isTextEncoder =
        anyFrame(failure, {"/t5."_L1, "t5.py"_L1, "text_encoder"_L1, "umt5"_L1});
    return isTextEncoder ? Doing::TextEncoder : Doing::Transformer;
}

Doing byFrames(const Failure &failure, Phase phase)
{
    if (copiesToPinnedMemory(failure, phase))
        return Doing::PinnedCopy;
    if (failure.frames.isEmpty() && failure.innerFrames.isEmpty())
        return Doing::Unknown;
    if (anyFrame(failure, {"validate "_L1, "validation"_L1}) && !isSampling(phase))
        return Doing::Validation;
    if (anyFrame(failure, {"optim/"_L1, "_multi_tensor_"_L1, "_init_group"_L1, "init_state"_L1,
                           "adafactor.py"_L1}))
        return Doing::OptimizerStep;
    if (isSampling(phase) && anyFrame(failure, {"decode"_L1, "autoencoder"_L1}))
        return Doing::PreviewDecode;
    if (isTraining(phase) || phase == Phase::CacheLatents)
        return Doing::Other;
    if (const Doing found = byCall(failure); found != Doing::Unknown)
        return found;
    if (anyFrame(failure,
                 {"encode_prompt"_L1, "get_prompt_embeds"_L1, "load_te "_L1, "_text_encoder"_L1,
                  "text_encoder_to"_L1, "umt5"_L1, "cache_text_embeddings"_L1}))
        return Doing::TextEncoder;
    if (anyFrame(failure, {"load_transformer"_L1, "load_wan_transformer"_L1,
                           "prepare_accelerator"_L1, "set_device_state"_L1, "prepare_model"_L1}))
        return Doing::Transformer;
    return Doing::Unknown;
}

Doing byLastLine(const Run &run, Phase phase)
{
    if (phase == Phase::CacheTextEmbeddings)
        return Doing::TextEncoder;
    if (phase != Phase::ModelLoad && phase != Phase::Quantize)
        return Doing::Unknown;
    const QString line = run.lastLoadLine;
    if (mentionsTextEncoder(line))
        return Doing::TextEncoder;
    if (mentions(line, {"transformer"_L1, "unet"_L1, "dit"_L1}))
        return Doing::Transformer;
    return Doing::Unknown;
}

Doing doing(const Observed &observed)
{
    if (observed.run() == nullptr || !observed.situation.failure)
        return Doing::Unknown;
    const Phase phase = observed.situation.phase;
    const Doing found = byFrames(*observed.situation.failure, phase);
    return found != Doing::Unknown ? found : byLastLine(*observed.run(), phase);
}

template <Doing wanted>
Finding isDoing(const Observed &observed)
{
    const Doing found = doing(observed);
    if (found == Doing::Unknown)
        return {};
    return knownToBe(found == wanted, u"log"_s, {}, observed.situation.failure->line);
}

constexpr std::array kTable{
    Extractor{"doing_pinned_copy", isDoing<Doing::PinnedCopy>},
    Extractor{"doing_optimizer_step", isDoing<Doing::OptimizerStep>},
    Extractor{"doing_preview_decode", isDoing<Doing::PreviewDecode>},
    Extractor{"doing_validation", isDoing<Doing::Validation>},
    Extractor{"doing_text_encoder", isDoing<Doing::TextEncoder>},
    Extractor{"doing_transformer", isDoing<Doing::Transformer>},
};

} // namespace

std::span<const Extractor> doingExtractors()
{
    return kTable;
}

} // namespace headroom
