// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/appearance.h"

#include <QGuiApplication>
#include <QStyleHints>

namespace headroom {

void applyAppearance(Appearance appearance)
{
    QStyleHints *hints = QGuiApplication::styleHints();
    switch (appearance) {
    case Appearance::System:
        hints->unsetColorScheme();
        break;
    case Appearance::Light:
        hints->setColorScheme(Qt::ColorScheme::Light);
        break;
    case Appearance::Dark:
        hints->setColorScheme(Qt::ColorScheme::Dark);
        break;
    }
}

} // namespace headroom
