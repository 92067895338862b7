// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/textlabel.h"

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>

#include <algorithm>

namespace headroom {

namespace {
constexpr int kReadingColumns = 90; ///< average characters of a line that still reads well
}

TextLabel::TextLabel(TextRole role, QWidget *parent) : QLabel(parent), m_role(role)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    // Selecting with the mouse must not make each sentence a stop of the Tab key.
    setFocusPolicy(Qt::NoFocus);
    applyLook();
}

TextLabel::TextLabel(TextRole role, const QString &text, QWidget *parent) : TextLabel(role, parent)
{
    setText(text);
}

void TextLabel::setRole(TextRole role)
{
    m_role = role;
    applyLook();
}

void TextLabel::setMuted(bool muted)
{
    m_muted = muted;
    applyLook();
}

// QLabel's own hint folds texts into a column about as high as wide, which leaves short sentences
// broken beside empty room.
QSize TextLabel::sizeHint() const
{
    if (!wordWrap() || textFormat() != Qt::PlainText)
        return QLabel::sizeHint();
    const QFontMetrics metrics = fontMetrics();
    const int oneLine = metrics.size(0, text()).width() + 2 * margin() + 1;
    const int width = std::min(oneLine, metrics.averageCharWidth() * kReadingColumns);
    return {width, std::max(heightForWidth(width), metrics.height())};
}

bool TextLabel::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ParentChange:
    case QEvent::FontChange:
    case QEvent::ApplicationFontChange:
    case QEvent::PaletteChange:
    case QEvent::ApplicationPaletteChange:
        applyLook();
        break;
    default:
        break;
    }
    return QLabel::event(event);
}

void TextLabel::applyLook()
{
    if (m_applying)
        return;
    const QScopedValueRollback guard(m_applying, true);
    const QWidget *around = parentWidget();
    const QFont wanted = fontFor(m_role, around ? around->font() : QApplication::font());
    if (font() != wanted)
        setFont(wanted);
    const QPalette surrounding = around ? around->palette() : QApplication::palette();
    QPalette own = surrounding;
    if (m_muted)
        own.setColor(QPalette::WindowText, mutedText(surrounding));
    own.setResolveMask(surrounding.resolveMask() | (m_muted ? own.resolveMask() : 0));
    if (palette() != own)
        setPalette(own);
}

} // namespace headroom
