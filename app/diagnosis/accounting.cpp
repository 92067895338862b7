// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/accounting.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

/// CUDA context and libraries of a process: 0.3 to 0.8 GiB on current drivers.
constexpr Bytes kContext = Bytes::fromMib(600);

/// Containers hide a process from itself: the message then names it like a foreign one.
bool isThisProcess(Bytes named, Bytes allocatorHolds)
{
    return std::abs(named.gib() - allocatorHolds.gib()) < 1.5;
}

} // namespace

double Accounting::shareOfCapacity(std::optional<Bytes> part) const
{
    if (!part || !capacity || capacity->value <= 0)
        return 0;
    return part->gib() / capacity->gib();
}

Accounting accountFor(const Failure &failure)
{
    const MemoryFigures &figures = failure.figures;
    Accounting account;
    account.capacity = figures.capacity;
    account.tried = figures.tried;
    account.free = figures.free;
    account.allocated = figures.allocated;
    account.pool = figures.reservedUnallocated;
    account.own = figures.process;
    account.others = figures.otherProcesses;
    account.line = failure.line;

    std::optional<Bytes> allocator = figures.allocated;
    if (allocator && figures.reservedUnallocated)
        *allocator += *figures.reservedUnallocated;
    if (!account.own && account.others && allocator && isThisProcess(*account.others, *allocator)) {
        account.own = account.others;
        account.others.reset();
    }
    if (!account.own && allocator)
        account.own = *allocator + kContext;
    if (account.capacity && account.free && account.own) {
        const Bytes left =
            *account.capacity - *account.free - *account.own - account.others.value_or(Bytes{});
        account.unexplained = std::max(left, Bytes{});
    }
    return account;
}

} // namespace headroom
