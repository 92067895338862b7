// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/units.h"

#include <QString>

#include <optional>
#include <vector>

namespace headroom {

/// One reading of a card's memory.
struct MemorySample
{
    double seconds = 0;                  ///< since the first sample
    std::optional<Bytes> used = {};      ///< the whole card, or one process where the scope says so
    std::optional<Bytes> allocated = {}; ///< by PyTorch
    std::optional<Bytes> reserved = {};  ///< by PyTorch
    std::optional<Bytes> shared = {};    ///< system memory that the card uses as its own (spill)
    std::optional<float> load = {};      ///< of the processor of the card, 0 to 100
    std::optional<StepNumber> step = {};
};

/// Whose memory `used` counts. A card's figure holds the desktop and other programs too; the
/// allocator's lacks the CUDA context and the libraries' workspaces.
enum class MemoryScope { Card, Process, Allocator };

/// What the times of a series rest on.
enum class SeriesClock {
    Counted, ///< the source tells no time: samples are taken to be a second apart
    Elapsed, ///< since an unknown moment
    Local,   ///< the wall clock of the machine that measured
    Utc
};

/// Memory over time, from telemetry or from the figures of a log.
struct Series
{
    QString source;         ///< the file it came from
    QString format;         ///< id of the importer, such as "nvidia_smi_csv" or "log"
    std::optional<int> gpu; ///< index of the card, where several were measured
    QString gpuName;
    MemoryScope scope = MemoryScope::Card;
    SeriesClock clock = SeriesClock::Counted;
    std::optional<double> start; ///< of the first sample in seconds since 1970; wall-clock times
                                 ///< are read as if they were UTC
    /// Looked at now and then: what was needed between two samples is not in it, so a peak is a
    /// lower bound.
    bool polled = true;
    std::optional<Bytes> capacity;
    std::vector<MemorySample> samples; ///< in time order

    /// The figure that fills the card: used, else reserved, else allocated.
    static std::optional<Bytes> level(const MemorySample &sample);
    /// The highest level; absent in a series without figures.
    std::optional<Bytes> peak() const;
    /// The usual distance of two samples in seconds; 0 for a single sample.
    double interval() const;
};

} // namespace headroom
