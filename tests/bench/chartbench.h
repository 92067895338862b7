// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headroom {

/// Measures what a view of a million samples costs before it is painted.
void measureChart(int repeats);

} // namespace headroom
