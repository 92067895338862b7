// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/speedtrend.h"

#include <algorithm>
#include <vector>

namespace headroom {

namespace {

constexpr std::size_t kStretch = 20; ///< steps that make up "early" and "late"
constexpr std::size_t kWindow = 5;   ///< steps that outvote a single slow one
constexpr std::size_t kLeastBefore = 3;
constexpr std::size_t kLeastAfter = 4;
constexpr double kJump = 3;  ///< times slower: the sign of memory paged out
constexpr double kStays = 2; ///< it may waver, but not come back

double median(std::span<const double> values)
{
    std::vector<double> sorted(values.begin(), values.end());
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::ranges::nth_element(sorted, middle);
    return *middle;
}

/// The medians of all windows of neighbouring steps.
std::vector<double> windowMedians(std::span<const double> values)
{
    std::vector<double> medians;
    for (std::size_t i = 0; i + kWindow <= values.size(); ++i)
        medians.push_back(median(values.subspan(i, kWindow)));
    return medians;
}

std::optional<std::size_t> findJump(std::span<const double> values)
{
    if (values.size() < kLeastBefore + kLeastAfter)
        return std::nullopt;
    // The slowest pace that all later windows keep, from the back.
    const std::vector<double> medians = windowMedians(values);
    std::vector<double> keptAfter(values.size(),
                                  median(values.last(std::min(kWindow, values.size()))));
    for (std::size_t i = std::min(medians.size(), values.size()); i-- > 0;)
        keptAfter[i] = i + 1 < values.size() ? std::min(medians[i], keptAfter[i + 1]) : medians[i];
    for (std::size_t i = kLeastBefore; i + kLeastAfter <= values.size(); ++i) {
        const std::size_t start = i > kStretch ? i - kStretch : 0;
        const double before = median(values.subspan(start, i - start));
        if (values[i] >= kJump * before && keptAfter[i] >= kStays * before &&
            median(values.subspan(i)) >= kJump * before)
            return i;
    }
    return std::nullopt;
}

} // namespace

Pacing pacingOf(std::span<const double> values)
{
    Pacing pacing;
    if (values.empty())
        return pacing;
    const std::size_t stretch = std::min(kStretch, std::max<std::size_t>(values.size() / 2, 1));
    pacing.early = median(values.first(stretch));
    pacing.late = median(values.last(stretch));
    const std::vector<double> medians = windowMedians(values);
    pacing.worst =
        medians.empty() ? *std::ranges::max_element(values) : *std::ranges::max_element(medians);
    pacing.jump = findJump(values);
    return pacing;
}

} // namespace headroom
