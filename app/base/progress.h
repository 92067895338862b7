// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace headroom {

/// What a long job offers to whoever waits for it: it asks whether to stop, and tells how far it
/// is.
struct Progress
{
    std::function<bool()> cancelled;     ///< may be empty: never cancelled
    std::function<void(double)> advance; ///< called with 0 to 1; may be empty

    bool isCancelled() const { return cancelled && cancelled(); }
    void report(double fraction) const
    {
        if (advance)
            advance(fraction);
    }
};

} // namespace headroom
