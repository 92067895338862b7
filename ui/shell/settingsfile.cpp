// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settingsfile.h"

namespace headroom {

std::unique_ptr<QSettings> settingsFile()
{
    return std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope,
                                       QStringLiteral("headroom"), QStringLiteral("headroom"));
}

} // namespace headroom
