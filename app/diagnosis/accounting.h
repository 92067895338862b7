// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/run.h"

#include <optional>

namespace headroom {

/// Who holds the card's memory, as far as one message tells. Each figure is absent unless it can be
/// worked out.
struct Accounting
{
    std::optional<Bytes> capacity;
    std::optional<Bytes> tried;
    std::optional<Bytes> free;
    std::optional<Bytes> allocated;
    std::optional<Bytes> own;         ///< the whole process: allocator, context, libraries
    std::optional<Bytes> others;      ///< processes that the message names, this one not among them
    std::optional<Bytes> unexplained; ///< held by neither; never negative
    std::optional<Bytes> pool;        ///< reserved by the allocator but not in use
    std::optional<LineNumber> line;

    double shareOfCapacity(std::optional<Bytes> part) const; ///< 0 when either is unknown
};

Accounting accountFor(const Failure &failure);

} // namespace headroom
