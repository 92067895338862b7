// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/parts.h"
#include "memory/setup.h"

/// What is trained: the adapter or the whole model, its gradients, the optimizer's state, EMA.
namespace headroom {

/// State bytes per trained parameter of an optimizer, by the name in train.optimizer; absent when
/// unknown.
std::optional<double> optimizerBytes(const QString &optimizer);

/// Parameters of a LoRA per rank; derived from the width where no count is known, absent when that
/// is unknown too.
std::optional<double> loraParametersPerRank(const Architecture &arch);

/// Trained parameters, over all experts that are trained; absent when unknown.
std::optional<double> trainedParameters(const Setup &setup);

/// Weights and gradients of the adapter (of a full fine-tune: the gradients), and the optimizer's
/// state with EMA. Empty when the number of trained parameters is unknown.
Parts trainableParts(const Setup &setup);
/// The same while a preview is made: no gradients, and EMA weights swapped in.
Parts sampledAdapterParts(const Setup &setup);

} // namespace headroom
