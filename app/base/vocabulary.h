// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

/// The closed vocabularies of the command line's JSON: enumerations with stable ids. Causes,
/// evidence, fixes and questions are open lists in the knowledge files and travel as plain strings.
namespace headroom {

enum class Verdict { OutOfMemory, SlowSpill, NotOutOfMemory, NoFailure, Unclear };

enum class MemoryKind {
    None,
    CudaAlloc,   ///< the caching allocator's message with sizes
    CudaError,   ///< bare "CUDA error: out of memory", no sizes
    CublasAlloc, ///< cuBLAS or cuDNN could not allocate its workspace
    HipAlloc,
    MpsAlloc,
    XpuAlloc,
    HostRam,      ///< killed, paging file, CPU allocator, pinned memory, cgroup
    SharedMemory, ///< /dev/shm
    Spill,        ///< no error; VRAM paged into shared system memory
};

/// Where a run was, in the order a run passes them.
enum class Phase {
    Unknown,
    Startup,
    ModelLoad,
    Quantize,
    CacheLatents,
    CacheTextEmbeddings,
    BaselineSample,
    EarlyTrain, ///< steps 0 to 10
    MidTrain,
    PreviewSample,
    Save,
    Finished,
};

enum class Media { Unknown, Image, Video, Audio };

/// The kinds of the recovery guide: A model load, B first steps, C sampling, D only sometimes.
enum class GuideKind { None, A, B, C, D };

enum class Platform { Unknown, Windows, Linux, Wsl, Cloud, MacOs };

QString idOf(Verdict verdict);
QString idOf(MemoryKind kind);
QString idOf(Phase phase);
QString idOf(Media media);
QString idOf(Platform platform);
/// "A" to "D"; empty for None.
QString idOf(GuideKind kind);

std::optional<Verdict> verdictFromId(QStringView id);
std::optional<MemoryKind> memoryKindFromId(QStringView id);
std::optional<Phase> phaseFromId(QStringView id);
std::optional<Media> mediaFromId(QStringView id);
std::optional<Platform> platformFromId(QStringView id);

} // namespace headroom
