// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/phases.h"
#include "memory/textencoder.h"
#include "memory/vae.h"
#include "memory/weights.h"

#include <algorithm>

namespace headroom {

namespace {

// Activations of a text encoder for one caption, and temporaries.
constexpr double kEncodingGib = 0.5;
constexpr double kEncodingSigmaGib = 0.4;

bool cachesLatents(const DatasetView &dataset)
{
    // Augmentations need the pixels, so they switch caching off.
    return (dataset.cacheLatents.value || dataset.cacheLatentsToDisk.value) &&
           !dataset.hasAugmentations;
}

/// The heaviest picture or clip of all datasets that cache; latents are encoded one by one.
Picture heaviestPicture(const Setup &setup)
{
    Picture heaviest;
    for (const DatasetView &dataset : setup.job->datasets) {
        if (!cachesLatents(dataset) || dataset.resolutions.value.empty())
            continue;
        const double side = std::ranges::max(dataset.resolutions.value);
        const double frames = setup.arch->media == Media::Video ? dataset.numFrames.value : 1;
        if (side * side * frames > heaviest.pixels * heaviest.frames)
            heaviest = {.pixels = side * side, .frames = std::max(1.0, frames)};
    }
    return heaviest;
}

std::optional<Parts> encodingLatents(const Setup &setup)
{
    const Picture picture = heaviestPicture(setup);
    if (picture.pixels <= 0 || setup.arch->vae == VaeKind::None)
        return std::nullopt;
    const std::optional<UncertainPart> work = encodeWork(setup, picture);
    if (!work)
        return std::nullopt;
    Parts parts = vaeWeights(setup);
    parts.push_back(*work);
    return parts;
}

std::optional<Parts> encodingCaptions(const Setup &setup)
{
    const Parts encoder = storedTextEncoder(setup);
    if (!cachesTextEmbeddings(setup) || encoder.empty())
        return std::nullopt;
    return encoder;
}

} // namespace

bool cachesAllLatents(const JobView &job)
{
    return !job.datasets.empty() && std::ranges::all_of(job.datasets, cachesLatents);
}

std::optional<Parts> cachePhase(const Setup &setup, QStringList &)
{
    const std::optional<Parts> latents = encodingLatents(setup);
    const std::optional<Parts> captions = encodingCaptions(setup);
    if (!latents && !captions)
        return std::nullopt;
    Parts parts = larger(latents.value_or(Parts{}), captions.value_or(Parts{}));
    parts.push_back({.kind = PartKind::Other,
                     .mid = Bytes::fromGib(kEncodingGib),
                     .sigma = Bytes::fromGib(kEncodingSigmaGib)});
    // The denoiser makes room, but for Wan 2.2 14B and Wan 2.1 I2V with low_vram, where moving it
    // does nothing.
    const bool stays = setup.arch->keepsModelWhileCaching &&
                       (setup.lowVram || setup.arch->experts > 1) && setup.arch->parameters;
    append(parts, stays ? residentWeights(setup) : Parts{});
    append(parts, contextParts(setup));
    return parts;
}

} // namespace headroom
