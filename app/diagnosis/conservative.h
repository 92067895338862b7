// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/jobview.h"
#include "memory/architecture.h"

namespace headroom {

/// Clips of this many frames or fewer count as settled (R6): 33, and 39 where the model's grid
/// starts there.
int framesThatAreFew(const Architecture *architecture);

/// The heaviest preview by width × height × frames; nothing when no preview is made.
std::optional<SampleItemView> heaviestPreview(const JobView &view);

/// No preview is made at all: switched off, or there are no prompts.
bool makesNoPreviews(const JobView &view);

/// A piece of a config, as people paste it: what it does not say is unknown rather than default.
bool isFragment(const JobView &view);

/// The config that R5 asks for: batch 1, checkpointing on, conservative resolution, frames and
/// previews.
bool isConservative(const JobView &view, const Architecture *architecture);

} // namespace headroom
