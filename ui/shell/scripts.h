// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headroom {

/// Whether a font of this system has the characters of a language.
bool canShow(const QString &language);

} // namespace headroom
