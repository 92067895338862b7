// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/jobview.h"
#include "memory/architecture.h"

namespace headroom {

/// What a fix would do to a job: its edits, or why there are none.
struct FixEdits
{
    enum class State { Edits, AlreadyDone, NotApplicable } state = State::NotApplicable;
    std::vector<Edit> edits;
    QString reason; ///< translated: why it is done or not applicable
};

/// The edits of a config fix (ids of the contract) on a job, safest form. `value` overrides the
/// target where a fix has one, such as batch_size_one=2, shrink_preview=512, quantize_lower=uint4,
/// keep_effective for batch_size_one. Manual fixes and unknown ids are NotApplicable with the
/// reason. `architecture` may be null: facts unknown.
FixEdits editsForFix(const QString &fix, const JobView &job, const Architecture *architecture,
                     const QString &value = {});

/// The ids of all config fixes.
QStringList configFixes();

} // namespace headroom
