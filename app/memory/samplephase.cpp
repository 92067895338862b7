// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/activations.h"
#include "memory/phases.h"
#include "memory/textencoder.h"
#include "memory/trainable.h"
#include "memory/vae.h"
#include "memory/weights.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

constexpr double kWorkspaceGib = 0.5;
constexpr double kWorkspaceSigmaGib = 0.4;

/// The frames that are really made: AI Toolkit snaps down to the model's grid.
int madeFrames(const Architecture &arch, int wanted)
{
    if (arch.frameStep <= 1 || wanted <= arch.frameOffset)
        return arch.media == Media::Video ? std::max(1, wanted) : 1;
    return (wanted - arch.frameOffset) / arch.frameStep * arch.frameStep + arch.frameOffset;
}

Picture pictureOf(const Setup &setup, const SampleItemView &item)
{
    return {.pixels = static_cast<double>(item.width) * item.height,
            .frames = static_cast<double>(madeFrames(*setup.arch, item.frames))};
}

Picture heaviestPicture(const Setup &setup)
{
    Picture heaviest;
    for (const SampleItemView &item : setup.job->sample.items) {
        const Picture picture = pictureOf(setup, item);
        if (picture.pixels * picture.frames > heaviest.pixels * heaviest.frames)
            heaviest = picture;
    }
    return heaviest;
}

std::optional<Workload> denoising(const Setup &setup, const Picture &picture)
{
    const Architecture &arch = *setup.arch;
    const std::optional<double> latent = latentFrames(arch, static_cast<int>(picture.frames));
    if (!latent || arch.pixelsPerToken == 0)
        return std::nullopt;
    const double side = arch.pixelsPerToken;
    Workload load;
    // A guidance other than 1 adds the prediction without prompt.
    load.samples = setup.job->sample.guidanceScale.value == 1.0 ? 1 : 2;
    load.pixels = picture.pixels;
    load.frames = picture.frames;
    const double image = picture.pixels / (side * side) * *latent;
    load.tokens = image * (arch.needsReference ? 2 : 1) + arch.textTokens;
    return load;
}

bool decodesTiled(const Setup &setup)
{
    const bool bySwitch =
        setup.job->model.vaeTiling.value && setup.arch->vae == VaeKind::CausalVideo;
    return bySwitch || (setup.lowVram && setup.arch->vaeTilingByLowVram);
}

/// Denoising, then decoding, with all parts on the card; or one part at a time where the
/// architecture unloads between the stages.
Parts heaviestMoment(const Setup &setup, const UncertainPart &denoise, const UncertainPart &decode)
{
    Parts model = residentWeights(setup);
    append(model, sampledAdapterParts(setup));
    const Parts encoder = textEncoderSamplesResident(setup) ? storedTextEncoder(setup) : Parts{};
    Parts decoding = vaeWeights(setup);
    decoding.push_back(decode);
    if (setup.lowVram && setup.arch->unloadsWhileSampling) {
        model.push_back(denoise);
        return larger(larger(model, encoder), decoding);
    }
    Parts everything = model;
    append(everything, encoder);
    append(everything, vaeWeights(setup));
    everything.push_back(denoise.mid > decode.mid ? denoise : decode);
    return everything;
}

} // namespace

std::optional<Parts> samplePhase(const Setup &setup, QStringList &unknown)
{
    const JobView &job = *setup.job;
    const Architecture &arch = *setup.arch;
    if (job.train.disableSampling.value || job.sample.items.empty() || !arch.parameters)
        return std::nullopt;
    const Picture picture = heaviestPicture(setup);
    const std::optional<UncertainPart> decode = decodeWork(setup, picture, decodesTiled(setup));
    const std::optional<Workload> load = denoising(setup, picture);
    const std::optional<UncertainPart> denoise =
        load ? sampleActivations(setup, *load) : std::nullopt;
    if (!decode || !denoise || arch.media == Media::Audio) {
        unknown << QCoreApplication::translate(
                       "Estimate", "What making a preview needs is not known for %1, so sampling "
                                   "cannot be estimated.")
                       .arg(arch.title);
        return std::nullopt;
    }
    Parts parts = heaviestMoment(setup, *denoise, *decode);
    parts.push_back({.kind = PartKind::Other,
                     .mid = Bytes::fromGib(kWorkspaceGib),
                     .sigma = Bytes::fromGib(kWorkspaceSigmaGib)});
    append(parts, contextParts(setup));
    return parts;
}

} // namespace headroom
