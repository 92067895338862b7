// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "memory/estimate.h"
#include "memory/setup.h"

#include <vector>

namespace headroom {

/// What a figure says about the real peak.
enum class Bound {
    Exact,
    AtMost,  ///< "[<=]" in the note: it fitted a card of this size
    AtLeast, ///< "[>=]": this much was not enough
};

/// A figure somebody published: what was trained, with what settings, and how much it took. The
/// cells stay as they were written; see jobOf for their meaning.
struct Datapoint
{
    QString source, trainer, arch, quantize, textEncoder, offloadPercent, checkpointing, resolution,
        frames, networkType, optimizer, note;
    int batch = 1;
    std::optional<int> rank;
    std::optional<bool> lowVram;
    EstimatePhase phase = EstimatePhase::Train;
    Bound bound = Bound::Exact;
    Bytes measured;
    std::optional<Bytes> capacity; ///< of the card
    std::optional<bool> fitted;    ///< the outcome; absent when not told
    int line = 0;
};

/// Reads a table with the columns source, trainer, arch, vram_total_gib, quantize, te_quantize,
/// low_vram, layer_offload_pct, gradient_checkpointing, batch_size, resolution, frames,
/// network_type, rank, optimizer, phase, vram_gib, outcome and note, in any order. Error: a column
/// is missing, or a figure is no number.
Result<std::vector<Datapoint>> readDatapoints(const QByteArray &csv, const QString &fileName);

/// A datapoint as a job of the estimate.
struct DatapointJob
{
    JobView job;
    Trainer trainer;
    Quantization model; ///< as the trainer stores the denoiser
    double offloadedModel = 0;
    /// What the caching of text embeddings needs counts too: the figure is of the whole run.
    bool wholeRun = false;
    double reservedShare = 0; ///< held by the allocator beyond what is allocated
    QString missing;          ///< English: the setting that is needed and not told; empty when none
};

/// Fills in what the trainer does by itself. Settings that no default is known for are `missing`.
DatapointJob jobOf(const Datapoint &datapoint, const Architecture &arch);

} // namespace headroom
