// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace headroom {

/// The course of the seconds per step.
struct Pacing
{
    double early = 0;
    double late = 0;
    double worst = 0;
    std::optional<std::size_t> jump; ///< from here on three times slower than before, to the end
};

Pacing pacingOf(std::span<const double> secondsPerStep);

} // namespace headroom
