// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/labelledcase.h"
#include "diagnosis/diagnosis.h"

#include <span>

/// Simple ways to answer the same question, to be measured on the same cases: what the diagnosis is
/// worth is what it adds to them. They are given its verdict and phase.
namespace headroom {

struct Baseline
{
    const char *name;
    /// Causes, most likely first, and fixes in the order to try.
    Said (*say)(const Case &facts, const Diagnosis &diagnosis, const Knowledge &knowledge);
};

/// "prior only" (the most common cause, whatever the log says), "keywords" (the first of a list of
/// words that the failure's text holds), "timing table" (the guide's table by crash timing),
/// "ladder" (the guide's safest order, whatever the cause).
std::span<const Baseline> baselines();

/// Minutes until the failure of this cause ends when the fixes are tried in this order: each costs
/// its price, and works as often as the knowledge says; help from others ends it in any case.
double repairMinutes(const QStringList &fixes, const QString &cause, const Knowledge &knowledge);

} // namespace headroom
