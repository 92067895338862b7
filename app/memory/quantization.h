// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace headroom {

/// How the Linears of a model are stored.
struct Quantization
{
    double bytesPerParameter = 2;
    bool active = false; ///< false: stored in the training type
    /// Without checkpointing a copy in bf16 of each quantized weight is kept until the backward
    /// pass.
    bool keepsDequantized = false;
};

/// What a value of model.qtype means; absent when the value is unknown. Also knows the names other
/// trainers use (fp8, nf4, …).
std::optional<Quantization> quantizationOf(const QString &qtype);

/// Bytes of a number in train.dtype: 4 for fp32, else 2.
double bytesOfType(const QString &dtype);

} // namespace headroom
