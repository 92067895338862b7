// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"

namespace headroom {

/// "The safest first retry": what to change together before the next run.
struct FirstRetry
{
    QStringList fixes = {};  ///< config fixes, in the order to apply them
    QStringList byHand = {}; ///< ids of the steps before them that no edit can do
};

/// The first steps of the plan that edit the config: at most three, fewer when one of them alone is
/// predicted to suffice. None when the config is not to blame.
FirstRetry firstRetry(const Diagnosis &diagnosis);

} // namespace headroom
