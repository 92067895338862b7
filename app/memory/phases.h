// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/parts.h"
#include "memory/setup.h"

/// The heaviest moment of each phase of a job, as what is on the card then. A phase whose facts are
/// missing, or that does not happen, is absent; what is missing is added to `unknown`.
namespace headroom {

std::optional<Parts> loadPhase(const Setup &setup, QStringList &unknown);
std::optional<Parts> cachePhase(const Setup &setup, QStringList &unknown);
std::optional<Parts> trainPhase(const Setup &setup, QStringList &unknown);
std::optional<Parts> samplePhase(const Setup &setup, QStringList &unknown);

/// The CUDA context and library workspaces, which no allocator figure includes: 0.3 to 0.8 GiB on
/// current drivers, up to 1.3.
Parts contextParts(const Setup &setup);
inline constexpr double kContextGib = 0.6;

/// All latents are cached before training, so the autoencoder leaves the card.
bool cachesAllLatents(const JobView &job);

} // namespace headroom
