// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/textencoder.h"

#include <algorithm>

namespace headroom {

namespace {

// Parameter counts of the language models are card figures.
constexpr double kSigma = 0.06;
// Only Linears are quantized. Embeddings of 0.1 to 1 billion parameters (vocabularies of 32 to 262
// thousand tokens) stay as they are: 3 % of T5-XXL, 8 % of Gemma-3-12B, 18 % of UMT5-XXL.
constexpr double kQuantizedShare = 0.92;

double storedBytesPerParameter(const Setup &setup)
{
    return kQuantizedShare * setup.textEncoder.bytesPerParameter +
           (1 - kQuantizedShare) * setup.typeBytes;
}

Parts textEncoder(const Setup &setup, double bytesPerParameter, double offloaded)
{
    if (!setup.arch->hasTextEncoder || !setup.arch->textEncoder)
        return {};
    const Bytes all =
        Bytes{static_cast<std::int64_t>(*setup.arch->textEncoder * 1e9)} * bytesPerParameter;
    return {part(PartKind::TextEncoder, all * (1 - offloaded), kSigma)};
}

} // namespace

Parts storedTextEncoder(const Setup &setup)
{
    return textEncoder(setup, storedBytesPerParameter(setup), setup.offloadedTextEncoder);
}

Parts loadingTextEncoder(const Setup &setup)
{
    // The move to the card comes before quantizing, and before offloading takes hold.
    if (setup.arch->textEncoderOnGpuBeforeQuantizing)
        return textEncoder(setup, setup.typeBytes, 0);
    return storedTextEncoder(setup);
}

bool cachesTextEmbeddings(const Setup &setup)
{
    const JobView &job = *setup.job;
    return setup.arch->hasTextEncoder &&
           (job.train.cacheTextEmbeddings.value ||
            std::ranges::any_of(job.datasets, [](const DatasetView &dataset) {
                return dataset.cacheTextEmbeddings.value;
            }));
}

bool textEncoderTrainsResident(const Setup &setup)
{
    const TrainView &train = setup.job->train;
    if (train.trainTextEncoder.value)
        return true;
    const bool unloaded = train.unloadTextEncoder.value && setup.arch->mayUnloadTextEncoder;
    const bool leaves = setup.lowVram && setup.arch->textEncoderOffAfterUse;
    return !cachesTextEmbeddings(setup) && !unloaded && !leaves;
}

bool textEncoderSamplesResident(const Setup &setup)
{
    return !cachesTextEmbeddings(setup);
}

} // namespace headroom
