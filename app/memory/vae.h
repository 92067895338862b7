// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/parts.h"
#include "memory/setup.h"

/// The image autoencoder: its weights, and what encoding and decoding need beside them.
namespace headroom {

/// A picture or clip as decoded.
struct Picture
{
    double pixels = 0; ///< of one frame
    double frames = 1;
};

/// Its weights; nothing when it has none or their number is unknown.
Parts vaeWeights(const Setup &setup);
/// What decoding one picture needs; absent when unknown for this kind. `tiled`: in tiles, or frame
/// by frame where the architecture does that instead.
std::optional<UncertainPart> decodeWork(const Setup &setup, const Picture &picture, bool tiled);
/// What encoding one picture needs; absent when unknown.
std::optional<UncertainPart> encodeWork(const Setup &setup, const Picture &picture);

} // namespace headroom
