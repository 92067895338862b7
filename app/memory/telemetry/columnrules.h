// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/telemetry/columns.h"

#include <span>

namespace headroom::telemetry {

/// A header by its name, lower-case and without its unit.
struct ColumnRule
{
    const char *name = nullptr;
    Meaning meaning = Meaning::None;
    Unit unit = Unit::None; ///< where the header tells none
    const char *format = nullptr;
    int trust = 0;
    MemoryScope scope = MemoryScope::Card;
};

std::span<const ColumnRule> columnRules();

} // namespace headroom::telemetry
