// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/traineroptions.h"

namespace headroom {

/// The trainer whose options these are, as Run::trainer ("musubi-tuner"): by the program of a
/// command, else by keys that only its configs have. Empty when none is recognised.
QString trainerOf(const TrainerOptions &options);

/// The model that is trained, by AI Toolkit's name for its architecture, with the tag
/// ("wan21:14b"); empty when the options do not tell or AI Toolkit has no such architecture.
QString otherModelOf(const TrainerOptions &options);

/// Whether the whole model is trained, not a LoRA: the wrong-script mistake.
bool trainsWholeModel(const TrainerOptions &options, const QString &trainer);

} // namespace headroom
