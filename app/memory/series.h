// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/units.h"

#include <QString>

#include <optional>
#include <vector>

namespace headroom {

/// One reading of a card's memory.
struct MemorySample
{
    double seconds = 0;             ///< since the first sample
    std::optional<Bytes> used;      ///< the whole card
    std::optional<Bytes> allocated; ///< by PyTorch
    std::optional<Bytes> reserved;  ///< by PyTorch
};

/// Memory over time, from telemetry.
struct Series
{
    QString source; ///< the file it came from
    std::optional<Bytes> capacity;
    std::vector<MemorySample> samples; ///< in time order
};

} // namespace headroom
