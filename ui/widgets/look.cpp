// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/look.h"

#include <QFontDatabase>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

/// The linear share of one sRGB channel (WCAG 2.1, relative luminance).
double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

/// Hue and saturation of a tone in HSL; the lightness comes from the palette.
struct Hue
{
    double hue, saturation;
};

Hue hueOf(Tone tone)
{
    switch (tone) {
    case Tone::Neutral:
        return {.hue = 0, .saturation = 0};
    case Tone::Info:
        return {.hue = 0.58, .saturation = 0.6};
    case Tone::Positive:
        return {.hue = 0.38, .saturation = 0.6};
    case Tone::Warning:
        return {.hue = 0.1, .saturation = 0.9};
    case Tone::Error:
        return {.hue = 0, .saturation = 0.7};
    }
    return {};
}

/// Moves the lightness away from the background until the contrast is reached.
QColor readable(const Hue &hue, const QColor &background, double wanted)
{
    const bool lighter = luminance(background) < 0.18;
    QColor color;
    for (int step = 0; step <= 20; ++step) {
        const double lightness = lighter ? 0.5 + 0.025 * step : 0.5 - 0.025 * step;
        color = QColor::fromHslF(static_cast<float>(hue.hue), static_cast<float>(hue.saturation),
                                 static_cast<float>(lightness));
        if (contrast(color, background) >= wanted)
            break;
    }
    return color;
}

} // namespace

QFont fontFor(TextRole role, const QFont &body)
{
    if (role == TextRole::Code)
        return fixedFont();
    double factor = 1;
    bool bold = false;
    switch (role) {
    case TextRole::PageSentence:
        factor = 1.5;
        break;
    case TextRole::Section:
        factor = 1.15;
        bold = true;
        break;
    case TextRole::Strong:
        bold = true;
        break;
    case TextRole::Caption:
        factor = 0.9;
        break;
    case TextRole::Body:
    case TextRole::Code:
        break;
    }
    QFont font = body;
    if (body.pointSizeF() > 0)
        font.setPointSizeF(body.pointSizeF() * factor);
    else
        font.setPixelSize(static_cast<int>(std::lround(body.pixelSize() * factor)));
    font.setBold(bold);
    return font;
}

QFont fixedFont()
{
    return QFontDatabase::systemFont(QFontDatabase::FixedFont);
}

QColor mixed(const QColor &first, const QColor &second, double amount)
{
    const auto share = static_cast<float>(std::clamp(amount, 0.0, 1.0));
    const auto channel = [share](float a, float b) {
        return a + (b - a) * share;
    };
    return QColor::fromRgbF(channel(first.redF(), second.redF()),
                            channel(first.greenF(), second.greenF()),
                            channel(first.blueF(), second.blueF()));
}

double contrast(const QColor &one, const QColor &other)
{
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() <
           palette.color(QPalette::WindowText).lightness();
}

QColor toneColor(Tone tone, const QPalette &palette)
{
    if (tone == Tone::Neutral)
        return mutedText(palette);
    return readable(hueOf(tone), palette.color(QPalette::Window), 4.5);
}

QColor toneTint(Tone tone, const QPalette &palette, const QColor &background)
{
    return mixed(background, toneColor(tone, palette), isDark(palette) ? 0.22 : 0.12);
}

QColor mutedText(const QPalette &palette)
{
    const QColor text = palette.color(QPalette::WindowText);
    const QColor window = palette.color(QPalette::Window);
    for (const double amount : {0.4, 0.3, 0.2, 0.1}) {
        const QColor color = mixed(text, window, amount);
        if (contrast(color, window) >= 4.5)
            return color;
    }
    return text;
}

} // namespace headroom
