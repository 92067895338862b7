// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/estimate.h"

#include <QString>

namespace headroom {

/// What the estimate says, in one or two sentences: the largest peak as a range, the card, and how
/// surely it fits. Empty when nothing could be estimated.
QString estimateSentence(const Estimate &estimate);

} // namespace headroom
