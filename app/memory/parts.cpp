// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/parts.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace headroom {

UncertainPart part(PartKind kind, Bytes mid, double relativeSigma)
{
    return {.kind = kind, .mid = mid, .sigma = mid * relativeSigma};
}

void append(Parts &parts, const Parts &more)
{
    parts.insert(parts.end(), more.begin(), more.end());
}

Bytes total(const Parts &parts)
{
    Bytes sum;
    for (const UncertainPart &part : parts)
        sum += part.mid;
    return sum;
}

Bytes sigmaOf(const Parts &parts)
{
    double variance = 0;
    for (const UncertainPart &part : parts)
        variance += part.sigma.gib() * part.sigma.gib();
    return Bytes::fromGib(std::sqrt(variance));
}

const Parts &larger(const Parts &first, const Parts &second)
{
    return total(second) > total(first) ? second : first;
}

namespace {

struct Truncated
{
    double median = 0;
    double sigma = 1; ///< half the width of the middle 80 %, in the units of kMiddle80
};

// A standard normal distribution cut to [from, to]. Far outside the bulk the shares vanish in a
// double, so a bound is never taken further than 6 from the middle; the result then lies at the
// bound.
Truncated truncatedNormal(double from, double to)
{
    if (from >= 6)
        return {.median = from, .sigma = 1 / from};
    if (to <= -6)
        return {.median = to, .sigma = -1 / to};
    const double below = normalShareBelow(from);
    const double width = normalShareBelow(to) - below;
    const auto quantile = [&](double share) {
        return normalQuantile(below + share * width);
    };
    return {.median = quantile(0.5), .sigma = (quantile(0.9) - quantile(0.1)) / (2 * kMiddle80)};
}

} // namespace

Parts conditioned(const Parts &parts, std::optional<Bytes> atLeast, std::optional<Bytes> atMost)
{
    const double sigma = sigmaOf(parts).gib();
    if (sigma <= 0 || (atLeast && atMost && *atMost <= *atLeast))
        return parts;
    const double mid = total(parts).gib();
    const double from = atLeast ? (atLeast->gib() - mid) / sigma : -9;
    const double to = atMost ? (atMost->gib() - mid) / sigma : 9;
    const Truncated known = truncatedNormal(from, to);
    Parts result = parts;
    for (UncertainPart &part : result) {
        const double share = part.sigma.gib() * part.sigma.gib() / (sigma * sigma);
        const double moved = part.mid.gib() + known.median * sigma * share;
        part.mid = Bytes::fromGib(std::max(0.0, moved));
        part.sigma = part.sigma * known.sigma;
    }
    return result;
}

PhaseEstimate summary(const Parts &parts)
{
    PhaseEstimate result;
    result.mid = total(parts);
    const Bytes reach = sigmaOf(parts) * kMiddle80;
    result.low = std::max(Bytes{}, result.mid - reach);
    result.high = result.mid + reach;
    for (const UncertainPart &part : parts) {
        if (part.mid.value <= 0)
            continue;
        const auto same = std::ranges::find(result.parts, part.kind, &EstimatePart::kind);
        if (same == result.parts.end())
            result.parts.push_back({.kind = part.kind, .size = part.mid});
        else
            same->size += part.mid;
    }
    std::ranges::stable_sort(result.parts, std::greater{}, &EstimatePart::size);
    return result;
}

double normalShareBelow(double z)
{
    return 0.5 * std::erfc(-z / std::numbers::sqrt2);
}

// Bisection of the share: 60 halvings of ±9 reach the precision of a double, and no table of
// coefficients has to be trusted.
double normalQuantile(double share)
{
    double below = -9;
    double above = 9;
    for (int step = 0; step < 60; ++step) {
        const double middle = (below + above) / 2;
        (normalShareBelow(middle) < share ? below : above) = middle;
    }
    return (below + above) / 2;
}

} // namespace headroom
