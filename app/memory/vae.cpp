// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/vae.h"

#include <algorithm>

namespace headroom {

namespace {

// AutoencoderKL: pixels × bytes of a number × K. Reserved memory that InvokeAI measured on an RTX
// 4090: 4,260 MB at 1024 px, 1,068 at 512, 16,932 at 2048 (K = 2136); encoding 1100. What is
// allocated in the end is 1.55 to 1.8 times less, so it can be had for less when memory is short.
constexpr double kImageDecode = 2136;
constexpr double kImageEncode = 1100;
constexpr double kImageSigma = 0.2;

// 3-D convolutions: 6.3 GB for one Qwen-Image picture of a megapixel (PyTorch issue 177406, twice
// that on PyTorch 2.9.1); 7.7 GiB in one piece for a Wan clip of 832×480 with 33 to 40 frames
// (AI Toolkit pull request 819).
constexpr double kCausalDecodePerPixel = 6000;
constexpr double kCausalDecodePerFurtherFrame = 380;
constexpr double kCausalSigma = 0.35;
constexpr double kTilePixels = 256.0 * 256.0;
constexpr double kTileOverhead = 1.25;

// LTX-2: one block of 3.19 GiB for 512×320×121 (AI Toolkit issue 659), 173 bytes per pixel and
// frame; two or three such blocks are alive. With low_vram 16 frames at a time, 8 of them shared.
constexpr double kLtxDecodePerPixelAndFrame = 400;
constexpr double kLtxFramesAtATime = 24;
constexpr double kLtxSigma = 0.4;

constexpr double kFinishedPixel = 3 * 4; ///< bytes of a decoded pixel, fp32

Bytes bytes(double count)
{
    return {static_cast<std::int64_t>(count)};
}

double causalDecode(const Picture &picture, bool tiled)
{
    const double pixels =
        tiled ? std::min(picture.pixels, kTilePixels * kTileOverhead) : picture.pixels;
    const double work =
        pixels * (kCausalDecodePerPixel + kCausalDecodePerFurtherFrame * (picture.frames - 1));
    return work + picture.pixels * picture.frames * kFinishedPixel;
}

double ltxDecode(const Picture &picture, bool framewise)
{
    const double frames = framewise ? std::min(picture.frames, kLtxFramesAtATime) : picture.frames;
    return picture.pixels * (frames * kLtxDecodePerPixelAndFrame + picture.frames * kFinishedPixel);
}

} // namespace

Parts vaeWeights(const Setup &setup)
{
    if (!setup.arch->vaeMillions || setup.arch->vae == VaeKind::None)
        return {};
    return {part(PartKind::Vae, bytes(*setup.arch->vaeMillions * 1e6 * setup.typeBytes), 0.05)};
}

std::optional<UncertainPart> decodeWork(const Setup &setup, const Picture &picture, bool tiled)
{
    const double width = setup.typeBytes / 2;
    switch (setup.arch->vae) {
    case VaeKind::Unknown:
        return std::nullopt;
    case VaeKind::None:
        return part(PartKind::Vae, Bytes{}, 0);
    case VaeKind::Image:
        return part(PartKind::Vae,
                    bytes(picture.pixels * picture.frames * setup.typeBytes * kImageDecode),
                    kImageSigma);
    case VaeKind::CausalVideo:
        return part(PartKind::Vae, bytes(causalDecode(picture, tiled) * width), kCausalSigma);
    case VaeKind::Ltx:
        return part(PartKind::Vae, bytes(ltxDecode(picture, tiled) * width), kLtxSigma);
    }
    return std::nullopt;
}

std::optional<UncertainPart> encodeWork(const Setup &setup, const Picture &picture)
{
    if (setup.arch->vae == VaeKind::Image) {
        return part(PartKind::Vae,
                    bytes(picture.pixels * picture.frames * setup.typeBytes * kImageEncode),
                    kImageSigma);
    }
    // Encoding is about half of a decode.
    std::optional<UncertainPart> work =
        decodeWork(setup, picture, setup.lowVram && setup.arch->vae == VaeKind::Ltx);
    if (work) {
        work->mid = work->mid * 0.5;
        work->sigma = work->sigma * 0.5;
    }
    return work;
}

} // namespace headroom
