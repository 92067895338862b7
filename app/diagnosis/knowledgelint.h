// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/knowledge.h"

namespace headroom {

/// What is inconsistent in the diagnosis knowledge, one sentence each: references to ids that do
/// not exist, causes without a fix, evidence that nothing uses, questions that change nothing,
/// texts that are missing, fixes that the guide forbids to come first. Empty when all is well.
QStringList lintKnowledge(const Knowledge &knowledge);

} // namespace headroom
