// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/fixedits.h"
#include "diagnosis/knowledge.h"

namespace headroom {

/// What becomes of a fix that is a config edit in a run of another trainer: done when its settings
/// say so, not applicable when it has no such option, else open, without edits: FixFact::elsewhere
/// tells it in that trainer's options.
FixEdits editsElsewhere(const FixFact &fix, const QString &trainer, const JobView *view,
                        const Architecture *architecture);

} // namespace headroom
