// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/parts.h"
#include "memory/setup.h"

/// Activations of the denoiser, counted by tokens.
namespace headroom {

/// What one training step (or one preview) puts through the denoiser.
struct Workload
{
    double samples = 1; ///< batch
    double tokens = 0;  ///< of one sample: image or video, references and joined text
    double pixels = 0;  ///< of one frame
    double frames = 1;  ///< of one sample
};

/// Latent frames of a clip; absent when the architecture's temporal stride is unknown.
std::optional<double> latentFrames(const Architecture &arch, int frames);

/// The heaviest step over all datasets: the largest resolution, frames and batch of each. Absent
/// when a needed fact is unknown or there is no dataset.
std::optional<Workload> heaviestStep(const Setup &setup);

/// Activations that live at the peak of a training step. Absent when the architecture's width or
/// depth is unknown.
std::optional<UncertainPart> trainActivations(const Setup &setup, const Workload &load);
/// Activations while a preview is made: one block, no gradients.
std::optional<UncertainPart> sampleActivations(const Setup &setup, const Workload &load);

} // namespace headroom
