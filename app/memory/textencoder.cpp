// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/textencoder.h"

#include <algorithm>

namespace headroom {

namespace {

// Parameter counts of the language models are card figures; embeddings stay unquantized.
constexpr double kSigma = 0.06;

Parts textEncoder(const Setup &setup, double bytesPerParameter)
{
    if (!setup.arch->hasTextEncoder || !setup.arch->textEncoder)
        return {};
    const Bytes all =
        Bytes{static_cast<std::int64_t>(*setup.arch->textEncoder * 1e9)} * bytesPerParameter;
    return {part(PartKind::TextEncoder, all * (1 - setup.offloadedTextEncoder), kSigma)};
}

} // namespace

Parts storedTextEncoder(const Setup &setup)
{
    return textEncoder(setup, setup.textEncoder.bytesPerParameter);
}

Parts loadingTextEncoder(const Setup &setup)
{
    const bool plainFirst =
        !setup.textEncoder.active || setup.arch->textEncoderOnGpuBeforeQuantizing;
    return textEncoder(setup, plainFirst ? setup.typeBytes : setup.textEncoder.bytesPerParameter);
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
