// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/phases.h"
#include "memory/textencoder.h"
#include "memory/weights.h"

#include <QCoreApplication>

namespace headroom {

namespace {

// Temporaries of copying and quantizing.
constexpr double kTemporariesGib = 0.3;
constexpr double kTemporariesSigmaGib = 0.5;

/// While the denoiser is read: the whole of it in the training type on architectures that quantize
/// on the card, else a block at a time.
Parts readingModel(const Setup &setup)
{
    const double sigma = weightsSigma(setup);
    if (!setup.model.active)
        return residentWeights(setup);
    if (!setup.arch->wholeModelToGpuBeforeQuantizing || setup.lowVram)
        return {part(PartKind::Weights, plainBlock(setup), 0.3)};
    const Bytes others = storedWeights(setup) * (setup.arch->experts - 1);
    return {part(PartKind::Weights, plainWeights(setup) + others, sigma)};
}

/// While the text encoders are read: the denoiser waits on the CPU with low_vram.
Parts readingTextEncoder(const Setup &setup)
{
    Parts parts = setup.lowVram ? Parts{} : residentWeights(setup);
    append(parts, loadingTextEncoder(setup));
    return parts;
}

/// Right after loading the denoiser is moved to the card in any case (BaseSDTrainProcess.py:1899).
Parts allLoaded(const Setup &setup)
{
    const bool parked = setup.lowVram && setup.arch->textEncoderParkedByLowVram;
    Parts parts = residentWeights(setup);
    append(parts, parked ? Parts{} : storedTextEncoder(setup));
    return parts;
}

} // namespace

Parts contextParts(const Setup &setup)
{
    if (!setup.trainer.countsContext)
        return {};
    return {{.kind = PartKind::Context,
             .mid = Bytes::fromGib(kContextGib),
             .sigma = Bytes::fromGib(0.2)}};
}

std::optional<Parts> loadPhase(const Setup &setup, QStringList &unknown)
{
    const Architecture &arch = *setup.arch;
    if (!arch.parameters) {
        unknown << QCoreApplication::translate(
                       "Estimate", "The number of parameters of %1 is not known, so its memory "
                                   "cannot be estimated.")
                       .arg(arch.title);
        return std::nullopt;
    }
    if (arch.hasTextEncoder && !arch.textEncoder) {
        unknown << QCoreApplication::translate(
                       "Estimate",
                       "The size of the text encoder of %1 is not known; it is left out.")
                       .arg(arch.title);
    }
    Parts parts = larger(larger(readingModel(setup), readingTextEncoder(setup)), allLoaded(setup));
    parts.push_back({.kind = PartKind::Other,
                     .mid = Bytes::fromGib(kTemporariesGib),
                     .sigma = Bytes::fromGib(kTemporariesSigmaGib)});
    append(parts, contextParts(setup));
    return parts;
}

} // namespace headroom
