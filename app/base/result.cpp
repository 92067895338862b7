// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/result.h"

#include <QStringList>

namespace headroom {

QString Error::sentence() const
{
    QString place = file;
    if (line > 0) {
        place += QStringLiteral(":%1").arg(line);
        if (column > 0)
            place += QStringLiteral(":%1").arg(column);
    }
    QStringList parts;
    if (!place.isEmpty())
        parts << place + QLatin1Char(':');
    parts << message;
    if (!remedy.isEmpty())
        parts << remedy;
    return parts.join(QLatin1Char(' '));
}

} // namespace headroom
