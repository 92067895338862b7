// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

/// The look of all pages in one place: the grid, the type scale, and the few colours that mean
/// something, each derived from the palette.
namespace headroom {

/// Distances in device-independent pixels, on a grid of 8.
namespace grid {
inline constexpr int kPageMargin = 24;
inline constexpr int kGroupGap = 16;
inline constexpr int kFieldGap = 8;
inline constexpr int kHairGap = 4; ///< between a text and its own caption
} // namespace grid

/// What a text is on its page; decides its size and weight.
enum class TextRole {
    PageSentence, ///< the one sentence that the page tells: 1.5 times the body
    Section,      ///< the title of a group: 1.15 times, bold
    Body,
    Strong,  ///< body, bold
    Caption, ///< 0.9 times
    Code     ///< the fixed font, for paths and commands to type
};

/// The font of a role, made from the surrounding font.
QFont fontFor(TextRole role, const QFont &body);
/// The system's fixed-width font, for logs, YAML and diffs.
QFont fixedFont();

/// What a mark or a message says. Always shown as shape and word too, never as colour alone.
enum class Tone { Neutral, Info, Positive, Warning, Error };

/// The strong colour of a tone, for marks and frames: at least 3:1 against the palette's window.
QColor toneColor(Tone tone, const QPalette &palette);
/// A faint version for backgrounds, on which the palette's own text stays readable.
QColor toneTint(Tone tone, const QPalette &palette, const QColor &background);
/// Text that matters less, still readable (4.5:1) on the palette's window.
QColor mutedText(const QPalette &palette);

bool isDark(const QPalette &palette);
/// `amount` of the second colour in the first, 0 to 1.
QColor mixed(const QColor &first, const QColor &second, double amount);
/// The contrast of two opaque colours as WCAG counts it, 1 to 21.
double contrast(const QColor &one, const QColor &other);

} // namespace headroom
