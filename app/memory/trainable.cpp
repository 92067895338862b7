// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/trainable.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

struct StateBytes
{
    const char *optimizer;
    double bytes;
};

// toolkit/optimizer.py and the optimizer classes of AI Toolkit 0.12.26; two fp32 moments are 8.
// bitsandbytes keeps two bytes and block scales.
constexpr std::array kStates = {
    StateBytes{"adam", 8},
    StateBytes{"adamw", 8},
    StateBytes{"adam8bit", 2.03},
    StateBytes{"adamw8bit", 2.03},
    StateBytes{"adam8", 3},
    StateBytes{"adamw8", 3},
    StateBytes{"lion", 4},
    StateBytes{"lion8bit", 1.02},
    StateBytes{"ademamix8bit", 3},
    StateBytes{"adafactor", 0.05},
    StateBytes{"automagic", 2},
    StateBytes{"automagic2", 1},
    StateBytes{"automagic3", 1},
    StateBytes{"prodigy", 16},
    StateBytes{"prodigyopt", 16},
    StateBytes{"prodigy8bit", 4},
    StateBytes{"adagrad", 4},
    // other trainers
    StateBytes{"optimi-lion", 4},
    StateBytes{"adamw_bf16", 8},
    StateBytes{"torch-adamw", 8},
    StateBytes{"adamw8bitkahan", 4},
};

constexpr double kUsualStateBytes = 8; // of an unknown optimizer: two fp32 moments

// Σ(in + out) of a d×d Linear is 2/d per weight, of a d×4d one 1.25/d; the models whose adapters
// were counted lie between 1.2 and 2.1.
constexpr double kInOutPerWeight = 1.5;

// LoKr splits a Linear of n×m into factor×factor and n/factor × m/factor. With factor -1 both
// halves are about the square root of the width.
double lokrParameters(const Setup &setup)
{
    const double adapted =
        setup.arch->parameters.value_or(0) * 1e9 * setup.arch->quantizedShare.value_or(0.97);
    const int factor = setup.job->network.lokrFactor.value;
    const double divisor = factor > 0 ? factor : 48;
    return adapted / (divisor * divisor);
}

// Wan 2.2 trains one adapter per expert; one of them may be switched off.
int trainedExperts(const Setup &setup)
{
    if (setup.arch->experts < 2)
        return 1;
    const ModelView &model = setup.job->model;
    const int count = (model.trainHighNoise.value ? 1 : 0) + (model.trainLowNoise.value ? 1 : 0);
    return std::max(1, count);
}

double adapterParameters(const Setup &setup, double perRank)
{
    const NetworkView &network = setup.job->network;
    if (network.type.value == u"lokr")
        return lokrParameters(setup) * trainedExperts(setup);
    return perRank * std::max(1, network.rank.value) * trainedExperts(setup);
}

// Bytes of one trained weight: an adapter's are fp32 in AI Toolkit; a full fine-tune trains the
// model in its own type.
double trainedBytes(const Setup &setup)
{
    return trainsAdapter(setup) ? setup.trainer.adapterBytes : setup.typeBytes;
}

double sigmaOfCount(const Setup &setup)
{
    if (!trainsAdapter(setup))
        return 0.03;
    return setup.arch->loraParameters ? 0.08 : 0.30;
}

Bytes bytes(double count)
{
    return {static_cast<std::int64_t>(count)};
}

} // namespace

std::optional<double> optimizerBytes(const QString &optimizer)
{
    const QString name = optimizer.trimmed().toLower();
    for (const StateBytes &state : kStates) {
        if (name == QLatin1StringView(state.optimizer))
            return state.bytes;
    }
    if (name.startsWith(u"dadapt"))
        return 14;
    return std::nullopt;
}

std::optional<double> loraParametersPerRank(const Architecture &arch)
{
    if (arch.loraParameters)
        return *arch.loraParameters * 1e6;
    if (!arch.hidden || !arch.parameters)
        return std::nullopt;
    return *arch.parameters * 1e9 * kInOutPerWeight / *arch.hidden;
}

std::optional<double> trainedParameters(const Setup &setup)
{
    if (!trainsAdapter(setup)) {
        if (!setup.arch->parameters)
            return std::nullopt;
        return *setup.arch->parameters * 1e9 * trainedExperts(setup);
    }
    const std::optional<double> perRank = loraParametersPerRank(*setup.arch);
    return perRank ? std::optional(adapterParameters(setup, *perRank)) : std::nullopt;
}

Parts trainableParts(const Setup &setup)
{
    const std::optional<double> count = trainedParameters(setup);
    if (!count)
        return {};
    const double each = trainedBytes(setup);
    // The weights of a full fine-tune are the model's own and counted there.
    const double copies = trainsAdapter(setup) ? 2 : 1;
    double state = optimizerBytes(setup.job->train.optimizer.value).value_or(kUsualStateBytes);
    // 32-bit moments follow the type of the weights.
    if (state >= 4 && each < 4)
        state *= each / 4;
    const double ema = setup.job->train.useEma.value ? 4 : 0;
    const double sigma = sigmaOfCount(setup);
    return {part(PartKind::Lora, bytes(*count * each * copies), sigma),
            part(PartKind::Optimizer, bytes(*count * (state + ema)), sigma)};
}

Parts sampledAdapterParts(const Setup &setup)
{
    const std::optional<double> count = trainedParameters(setup);
    if (!count)
        return {};
    const double state =
        optimizerBytes(setup.job->train.optimizer.value).value_or(kUsualStateBytes);
    const double ema = setup.job->train.useEma.value ? 8 : 0;
    const double own = trainsAdapter(setup) ? trainedBytes(setup) : 0;
    const double sigma = sigmaOfCount(setup);
    return {part(PartKind::Lora, bytes(*count * own), sigma),
            part(PartKind::Optimizer, bytes(*count * (state + ema)), sigma)};
}

} // namespace headroom
