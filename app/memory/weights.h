// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/parts.h"
#include "memory/setup.h"

/// Weights of the denoiser. All functions expect an architecture whose parameters are known.
namespace headroom {

/// One denoiser as the job stores it: the blocks quantized, the rest in the training type.
Bytes storedWeights(const Setup &setup);
/// One denoiser before quantizing.
Bytes plainWeights(const Setup &setup);
/// Quantized weights of one denoiser, again in the training type: what lives until the backward
/// pass when nothing is checkpointed and the type keeps it.
Bytes dequantizedWeights(const Setup &setup);
/// One block in the training type; zero when the size of a block is unknown.
Bytes plainBlock(const Setup &setup);

/// Denoisers on the card at a time: low_vram swaps the two experts of Wan 2.2 14B.
int expertsOnCard(const Setup &setup);

/// What stays of the denoiser(s) on the card while training and sampling, with the slots that
/// stream offloaded layers.
Parts residentWeights(const Setup &setup);

/// How far the weights may be off, as a share: the parameter count, and the scales and skipped
/// layers of a quantization.
double weightsSigma(const Setup &setup);

} // namespace headroom
