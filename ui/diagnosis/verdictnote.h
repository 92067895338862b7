// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"
#include "ui/widgets/look.h"

namespace headroom {

/// What a page says about a verdict beside the headline: one message, with a quieter second
/// sentence.
struct VerdictNote
{
    Tone tone = Tone::Info;
    QString text; ///< empty: the headline says it all
    QString detail;
};

/// The note for a verdict that is not a plain out-of-memory failure.
VerdictNote verdictNote(const Case &facts, const Diagnosis &diagnosis);

/// The note for a run that survived: how much of the data it silently leaves out.
VerdictNote recoveredNote(const Case &facts, const Diagnosis &diagnosis);

/// The note for a problem that no config cures (R5).
VerdictNote environmentNote(const Diagnosis &diagnosis);

} // namespace headroom
