// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/evidence.h"
#include "diagnosis/plan.h"

namespace headroom {

/// The ranking is settled from here on: no question is asked.
inline constexpr double kSettled = 0.80;

/// The question whose answer is worth most: the expected fall of the cost of repair, less the cost
/// of asking. Nothing when the ranking is settled, when no answer changes the first action, or when
/// log, config and answers tell already.
std::optional<QuestionAsked> bestQuestion(const Observed &observed, const Findings &findings,
                                          const Planning &planning);

/// A question by its id, with translated texts.
std::optional<QuestionAsked> ask(const QString &id, const Knowledge &knowledge);

} // namespace headroom
