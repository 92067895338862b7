// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/memoryevaluation.h"

#include <array>

namespace headroom {

/// Multipliers of the parts that the theory leaves open. 1 means: as it is.
struct FittedParts
{
    double activations = 1;
    double dequantized = 1;
    double workspace = 1;
};

struct FitResult
{
    FittedParts all; ///< fitted on every architecture
    double medianNow = 0, p90Now = 0;
    /// Errors of each architecture with the multipliers fitted on all the others.
    double medianHeldOut = 0, p90HeldOut = 0;
    int rows = 0;
};

/// Fits the multipliers to exact peaks of training that a trainer reported from PyTorch's
/// allocator, by least squares of the relative error, each architecture counting the same.
FitResult fitParts(const MemoryEvaluation &evaluation);

} // namespace headroom
