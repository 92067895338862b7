// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/weights.h"

namespace headroom {

namespace {

// Of the models whose blocks are counted, between 0.88 and 0.998 lies inside the blocks.
constexpr double kUsualQuantizedShare = 0.97;

// Streaming keeps a ring of four dequantized layers (AI_TOOLKIT_OFFLOAD_DEPTH). The largest Linear
// is about a quarter of a block: 0.20 for Wan 14B, 0.35 for FLUX.2.
constexpr double kRingDepth = 4;
constexpr double kLargestLinearShare = 0.25;

// Norms, embeddings and convolutions are never offloaded.
constexpr double kNeverOffloadedShare = 0.02;

// An accuracy recovery adapter stays loaded in bf16, tens to hundreds of megabytes, and the layers
// it does not cover stay unquantized.
constexpr double kRecoveryAdapterGib = 0.3;
constexpr double kRecoveryAdapterSigmaGib = 0.6;

double parametersOf(const Setup &setup)
{
    return setup.arch->parameters.value_or(0) * 1e9;
}

double quantizedParameters(const Setup &setup)
{
    return parametersOf(setup) * setup.arch->quantizedShare.value_or(kUsualQuantizedShare);
}

Bytes bytes(double count)
{
    return {static_cast<std::int64_t>(count)};
}

} // namespace

Bytes storedWeights(const Setup &setup)
{
    const double quantized = quantizedParameters(setup);
    return bytes(quantized * setup.model.bytesPerParameter +
                 (parametersOf(setup) - quantized) * setup.typeBytes);
}

Bytes plainWeights(const Setup &setup)
{
    return bytes(parametersOf(setup) * setup.typeBytes);
}

Bytes dequantizedWeights(const Setup &setup)
{
    return bytes(quantizedParameters(setup) * setup.typeBytes);
}

Bytes plainBlock(const Setup &setup)
{
    return bytes(setup.arch->blockParameters.value_or(0) * 1e6 * setup.typeBytes);
}

int expertsOnCard(const Setup &setup)
{
    return setup.lowVram && setup.arch->lowVram == LowVramEffect::Train ? 1 : setup.arch->experts;
}

Parts residentWeights(const Setup &setup)
{
    const double offloaded = setup.offloadedModel;
    const double kept = 1 - offloaded * (1 - kNeverOffloadedShare);
    Parts parts = {part(PartKind::Weights, storedWeights(setup) * (kept * expertsOnCard(setup)),
                        weightsSigma(setup))};
    if (offloaded > 0) {
        // Which layers stay is drawn anew for each run, so the share is only roughly kept.
        parts.push_back(part(PartKind::DequantisedBlock,
                             plainBlock(setup) * (kRingDepth * kLargestLinearShare), 0.5));
    }
    if (setup.model.active && !setup.job->model.accuracyRecoveryAdapter.value.isEmpty()) {
        parts.push_back({.kind = PartKind::Weights,
                         .mid = Bytes::fromGib(kRecoveryAdapterGib),
                         .sigma = Bytes::fromGib(kRecoveryAdapterSigmaGib)});
    }
    return parts;
}

double weightsSigma(const Setup &setup)
{
    return (setup.model.active ? 0.06 : 0.02) + (setup.offloadedModel > 0 ? 0.10 : 0);
}

} // namespace headroom
