// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/scripts.h"

#include <QFontDatabase>
#include <QStringList>

namespace headroom {

bool canShow(const QString &language)
{
    // The other languages are written in Latin, which every system has.
    return language != QLatin1StringView("ja") ||
           !QFontDatabase::families(QFontDatabase::Japanese).isEmpty();
}

} // namespace headroom
