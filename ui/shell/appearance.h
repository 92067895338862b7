// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/settings.h"

namespace headroom {

/// Makes the whole program light or dark, or follow the system.
void applyAppearance(Appearance appearance);

} // namespace headroom
