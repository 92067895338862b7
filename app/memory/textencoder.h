// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/parts.h"
#include "memory/setup.h"

/// The text encoders: how large they are and when they are on the card. An architecture without
/// one, or with one of unknown size, yields nothing.
namespace headroom {

/// As the job stores them, without the offloaded share.
Parts storedTextEncoder(const Setup &setup);
/// The largest form they have on the card while being loaded: bf16 before quantizing on most
/// architectures, whatever low_vram says.
Parts loadingTextEncoder(const Setup &setup);

/// Embeddings are cached: the encoders are destroyed before training.
bool cachesTextEmbeddings(const Setup &setup);
/// The encoders sit on the card during training steps.
bool textEncoderTrainsResident(const Setup &setup);
/// The encoders sit on the card while previews are made. Unloading them does not help here: they
/// come back for every preview.
bool textEncoderSamplesResident(const Setup &setup);

} // namespace headroom
