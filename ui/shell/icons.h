// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace headroom {

/// One of our own icons by the name of its file in resources/icons. It is drawn in the text colour
/// of the palette, anew at each painting, so that it follows light and dark.
QIcon tintedIcon(const QString &name);

} // namespace headroom
