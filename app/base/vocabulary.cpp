// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/vocabulary.h"

#include <array>
#include <utility>

namespace headroom {

namespace {

/// An enumeration and its ids, looked up both ways.
template <typename E, std::size_t N>
struct Ids
{
    std::array<std::pair<E, const char *>, N> entries;

    QString idOf(E value) const
    {
        for (const auto &[entry, id] : entries) {
            if (entry == value)
                return QString::fromLatin1(id);
        }
        return {};
    }
    std::optional<E> fromId(QStringView wanted) const
    {
        for (const auto &[entry, id] : entries) {
            if (wanted == QLatin1StringView(id))
                return entry;
        }
        return std::nullopt;
    }
};

template <typename E, typename... Pairs>
constexpr auto ids(Pairs... pairs)
{
    return Ids<E, sizeof...(Pairs)>{{{pairs...}}};
}

template <typename E>
constexpr std::pair<E, const char *> id(E value, const char *text)
{
    return {value, text};
}

constexpr auto kVerdicts =
    ids<Verdict>(id(Verdict::OutOfMemory, "out_of_memory"), id(Verdict::SlowSpill, "slow_spill"),
                 id(Verdict::NotOutOfMemory, "not_out_of_memory"),
                 id(Verdict::NoFailure, "no_failure"), id(Verdict::Unclear, "unclear"));

constexpr auto kMemoryKinds = ids<MemoryKind>(
    id(MemoryKind::None, "none"), id(MemoryKind::CudaAlloc, "cuda_alloc"),
    id(MemoryKind::CudaError, "cuda_error"), id(MemoryKind::CublasAlloc, "cublas_alloc"),
    id(MemoryKind::HipAlloc, "hip_alloc"), id(MemoryKind::MpsAlloc, "mps_alloc"),
    id(MemoryKind::XpuAlloc, "xpu_alloc"), id(MemoryKind::HostRam, "host_ram"),
    id(MemoryKind::SharedMemory, "shared_memory"), id(MemoryKind::Spill, "spill"));

constexpr auto kPhases =
    ids<Phase>(id(Phase::Unknown, "unknown"), id(Phase::Startup, "startup"),
               id(Phase::ModelLoad, "model_load"), id(Phase::Quantize, "quantize"),
               id(Phase::CacheLatents, "cache_latents"),
               id(Phase::CacheTextEmbeddings, "cache_text_embeddings"),
               id(Phase::BaselineSample, "baseline_sample"), id(Phase::EarlyTrain, "early_train"),
               id(Phase::MidTrain, "mid_train"), id(Phase::PreviewSample, "preview_sample"),
               id(Phase::Save, "save"), id(Phase::Finished, "finished"));

constexpr auto kMedia = ids<Media>(id(Media::Unknown, "unknown"), id(Media::Image, "image"),
                                   id(Media::Video, "video"), id(Media::Audio, "audio"));

constexpr auto kPlatforms =
    ids<Platform>(id(Platform::Unknown, "unknown"), id(Platform::Windows, "windows"),
                  id(Platform::Linux, "linux"), id(Platform::Wsl, "wsl"),
                  id(Platform::Cloud, "cloud"), id(Platform::MacOs, "macos"));

} // namespace

QString idOf(Verdict verdict)
{
    return kVerdicts.idOf(verdict);
}
QString idOf(MemoryKind kind)
{
    return kMemoryKinds.idOf(kind);
}
QString idOf(Phase phase)
{
    return kPhases.idOf(phase);
}
QString idOf(Media media)
{
    return kMedia.idOf(media);
}
QString idOf(Platform platform)
{
    return kPlatforms.idOf(platform);
}

QString idOf(GuideKind kind)
{
    switch (kind) {
    case GuideKind::None:
        return {};
    case GuideKind::A:
        return QStringLiteral("A");
    case GuideKind::B:
        return QStringLiteral("B");
    case GuideKind::C:
        return QStringLiteral("C");
    case GuideKind::D:
        return QStringLiteral("D");
    }
    return {};
}

std::optional<Verdict> verdictFromId(QStringView id)
{
    return kVerdicts.fromId(id);
}
std::optional<MemoryKind> memoryKindFromId(QStringView id)
{
    return kMemoryKinds.fromId(id);
}
std::optional<Phase> phaseFromId(QStringView id)
{
    return kPhases.fromId(id);
}
std::optional<Media> mediaFromId(QStringView id)
{
    return kMedia.fromId(id);
}
std::optional<Platform> platformFromId(QStringView id)
{
    return kPlatforms.fromId(id);
}

} // namespace headroom
