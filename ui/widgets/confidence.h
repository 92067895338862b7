// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headroom {

/// A probability as people may see it: in steps of 5 %, never below 5 and never above 95.
int shownPercent(double probability);

/// "about 85 %" in the user's digits; "under 5 %" where even the lowest step would be too much.
QString showProbability(double probability);

} // namespace headroom
