// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/jobview.h"
#include "memory/architecture.h"

namespace headroom::tests {

using namespace Qt::StringLiterals;

/// A job as people set it up to save memory: rank 32, batch 1, adamw8bit, checkpointing, latents
/// and text embeddings cached, nothing quantized, no previews.
inline JobView plainJob(const Architecture &arch, int resolution, int frames = 1)
{
    JobView job;
    job.arch = arch.id;
    job.archTag = arch.tags.value(0);
    job.train.batchSize.value = 1;
    job.train.gradientCheckpointing.value = true;
    job.train.cacheTextEmbeddings.value = true;
    job.train.optimizer.value = u"adamw8bit"_s;
    job.train.dtype.value = u"bf16"_s;
    job.model.qtype.value = u"qfloat8"_s;
    job.model.qtypeTextEncoder.value = u"qfloat8"_s;
    job.model.offloadTransformer.value = 1;
    job.model.offloadTextEncoder.value = 1;
    job.model.trainHighNoise.value = true;
    job.model.trainLowNoise.value = true;
    job.network.present = true;
    job.network.type.value = u"lora"_s;
    job.network.rank.value = 32;
    job.network.lokrFactor.value = -1;
    job.sample.guidanceScale.value = 4;
    DatasetView dataset;
    dataset.resolutions.value = {resolution};
    dataset.numFrames.value = frames;
    dataset.batchSize.value = 1;
    dataset.cacheLatentsToDisk.value = true;
    job.datasets = {dataset};
    return job;
}

/// The same with the denoiser and the text encoder quantized.
inline JobView quantizedJob(const Architecture &arch, const QString &qtype, int resolution,
                            int frames = 1)
{
    JobView job = plainJob(arch, resolution, frames);
    job.model.quantize.value = true;
    job.model.quantizeTextEncoder.value = true;
    job.model.qtype.value = qtype;
    return job;
}

/// Adds one preview.
inline JobView withPreview(JobView job, int width, int height, int frames = 1)
{
    SampleItemView item;
    item.width = width;
    item.height = height;
    item.frames = frames;
    job.sample.items = {item};
    return job;
}

} // namespace headroom::tests
