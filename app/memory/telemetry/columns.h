// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/series.h"
#include "memory/telemetry/amount.h"

#include <QByteArray>

#include <vector>

/// What the columns of the many monitors mean, told by their headers alone: positions and order
/// are the user's choice.
namespace headroom::telemetry {

enum class Meaning {
    None,     ///< nothing that matters here
    Activity, ///< bandwidth or load of the memory, which is often mistaken for its fill level
    DateTime,
    Date,
    TimeOfDay,
    Elapsed, ///< since an unknown moment
    Step,
    CardIndex,
    CardKey, ///< uuid or bus address
    CardName,
    ProcessId,
    Used,
    Free,
    Total,
    Allocated,
    Reserved,
    Shared,
    Filled, ///< used, in percent of the card
    Load
};

struct Column
{
    Meaning meaning = Meaning::None;
    Unit unit = Unit::None;
    double perSecond = 1; ///< of an Elapsed column: how many of its units are a second
    int trust = 0;        ///< of several columns of one meaning the highest wins
    QByteArray card;      ///< where each card has columns of its own: which one
    const char *format = nullptr;
    MemoryScope scope = MemoryScope::Card;

    bool isMemory() const;
};

/// The columns of a header row. Where no known name matches, one column that must be the card's
/// memory by its words is taken as that; format is "table" then.
std::vector<Column> columnsOf(const std::vector<QByteArray> &headers);

} // namespace headroom::telemetry
