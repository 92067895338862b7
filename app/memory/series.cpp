// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/series.h"

#include <algorithm>

namespace headroom {

std::optional<Bytes> Series::level(const MemorySample &sample)
{
    if (sample.used)
        return sample.used;
    return sample.reserved ? sample.reserved : sample.allocated;
}

std::optional<Bytes> Series::peak() const
{
    std::optional<Bytes> highest;
    for (const MemorySample &sample : samples)
        highest = std::max(highest, level(sample)); // absent is less than any amount
    return highest;
}

double Series::interval() const
{
    if (samples.size() < 2)
        return 0;
    std::vector<double> distances;
    distances.reserve(samples.size() - 1);
    for (std::size_t i = 1; i < samples.size(); ++i)
        distances.push_back(samples[i].seconds - samples[i - 1].seconds);
    const auto middle = distances.begin() + static_cast<qsizetype>(distances.size() / 2);
    std::ranges::nth_element(distances, middle);
    return *middle;
}

} // namespace headroom
