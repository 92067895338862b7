// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/appearance.h"

#include <QApplication>
#include <QPalette>
#include <QStyleHints>

namespace headroom {

namespace {

/// The Fusion style's own colours in the dark, for desktops that offer none.
QPalette darkPalette()
{
    const QColor window(50, 50, 50);
    const QColor base(36, 36, 36);
    const QColor text(240, 240, 240);
    const QColor disabled(130, 130, 130);
    QPalette palette(text, window, window.lighter(150), window.darker(150), window.darker(120),
                     text, base);
    palette.setColor(QPalette::Button, QColor(60, 60, 60));
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::AlternateBase, QColor(44, 44, 44));
    palette.setColor(QPalette::ToolTipBase, window);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, QColor(160, 160, 160));
    palette.setColor(QPalette::Highlight, QColor(42, 110, 160));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(120, 180, 240));
    palette.setColor(QPalette::LinkVisited, QColor(190, 150, 240));
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, disabled);
    return palette;
}

} // namespace

void applyAppearance(Appearance appearance)
{
    QStyleHints *hints = QGuiApplication::styleHints();
    QApplication::setPalette(QPalette());
    switch (appearance) {
    case Appearance::System:
        hints->unsetColorScheme();
        break;
    case Appearance::Light:
        hints->setColorScheme(Qt::ColorScheme::Light);
        break;
    case Appearance::Dark:
        hints->setColorScheme(Qt::ColorScheme::Dark);
        if (hints->colorScheme() != Qt::ColorScheme::Dark)
            QApplication::setPalette(darkPalette());
        break;
    }
}

} // namespace headroom
