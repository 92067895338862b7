// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/scaleup.h"
#include "ui/widgets/statusmark.h"

/// The words and marks of attempts, translated.
namespace headroom {

QString titleOf(Outcome outcome); ///< "Solved"
Mark markOf(Outcome outcome);
QString titleOf(Rung rung); ///< "Raise Steps"
QString titleOf(RungState state);

/// "Out of memory at step 3".
QString whatHappened(const RunSummary &run);
/// "train.batch_size: 4 → 1", without the long way to the process.
QString showChange(const Edit &change);
/// One change a line; with more than `most`, the rest is counted.
QString showChanges(const std::vector<Edit> &changes, std::size_t most);
/// "Run 3".
QString nameOfRun(std::size_t index);

} // namespace headroom
