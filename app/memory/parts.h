// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/estimate.h"

#include <vector>

namespace headroom {

/// One part of a peak with its uncertainty: the standard deviation of what it may really be.
struct UncertainPart
{
    PartKind kind = PartKind::Other;
    Bytes mid;
    Bytes sigma;
};

/// A part whose uncertainty is a share of its size.
UncertainPart part(PartKind kind, Bytes mid, double relativeSigma);

/// What is on the card at one moment.
using Parts = std::vector<UncertainPart>;

void append(Parts &parts, const Parts &more);
Bytes total(const Parts &parts);
/// The standard deviation of the sum. Parts err independently.
Bytes sigmaOf(const Parts &parts);
/// The larger of two moments; `first` when they are equal.
const Parts &larger(const Parts &first, const Parts &second);

/// The same moment when its total is known to be at least or at most so much: parts move in
/// proportion to how uncertain each is, and the range narrows.
Parts conditioned(const Parts &parts, std::optional<Bytes> atLeast, std::optional<Bytes> atMost);

/// The range of a moment: mid, and the bounds of the middle 80 %. Equal kinds are added up.
PhaseEstimate summary(const Parts &parts);

/// Φ(z), the share of a normal distribution below z.
double normalShareBelow(double z);
/// Its inverse, for shares between 0 and 1.
double normalQuantile(double share);
/// The middle 80 % of a normal distribution reaches this many standard deviations to each side.
inline constexpr double kMiddle80 = 1.2815515655446004;

} // namespace headroom
