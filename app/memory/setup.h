// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/jobview.h"
#include "memory/architecture.h"
#include "memory/quantization.h"

#include <QStringList>

namespace headroom {

/// Which blocks throw their activations away and compute them again. AI Toolkit knows the first
/// two.
enum class Checkpointing { Off, EveryBlock, EverySecondBlock, HalfOfTheBlocks };

/// In what a trainer differs as far as memory is concerned. The defaults are AI Toolkit's.
struct Trainer
{
    /// Bytes of an adapter's weight, and of its gradient. AI Toolkit forces fp32
    /// (BaseSDTrainProcess.py:1983); most others keep bf16.
    double adapterBytes = 4;
    /// Further saved tensors per block, in units of B·T·d·2 bytes: toolkit/network_mixins.py casts
    /// the input of each adapted Linear to fp32 and keeps that copy. Inferred from the code.
    double copiedInputUnits = 12;
    /// Activations of quantized Linears are quantized too, and both forms are kept.
    bool quantizesActivations = false;
    /// The CUDA context counts: false for peaks that PyTorch's allocator reported.
    bool countsContext = true;
    std::optional<Checkpointing> checkpointing; ///< instead of what the job says
};

/// A job with what its settings mean on its architecture.
struct Setup
{
    const JobView *job = nullptr;
    const Architecture *arch = nullptr;
    Trainer trainer;
    Quantization model;
    Quantization textEncoder;
    double typeBytes = 2;            ///< of train.dtype
    bool lowVram = false;            ///< on, and honoured by the architecture
    double offloadedModel = 0;       ///< share of the denoiser streamed from system memory
    double offloadedTextEncoder = 0; ///< the same for the text encoders
    Checkpointing checkpointing = Checkpointing::EveryBlock;
};

/// Reads the settings; what is not understood is added to `unknown`, one translated sentence each.
Setup setupOf(const JobView &job, const Architecture &arch, const Trainer &trainer,
              QStringList &unknown);

/// A LoRA, LoKr or other adapter is trained; false for a full fine-tune.
inline bool trainsAdapter(const Setup &setup)
{
    return setup.job->network.present;
}

} // namespace headroom
