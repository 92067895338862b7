// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/textlabel.h"

#include <QApplication>
#include <QEvent>

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
    if (parent)
        parent->installEventFilter(this);
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
    if (event->type() == QEvent::ParentAboutToChange && parentWidget()) {
        parentWidget()->removeEventFilter(this);
    } else if (event->type() == QEvent::ParentChange) {
        if (parentWidget())
            parentWidget()->installEventFilter(this);
        applyLook();
    }
    return QLabel::event(event);
}

// The label's own size and colour are set, so changes around it do not reach it by themselves.
bool TextLabel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() &&
        (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange))
        applyLook();
    return QLabel::eventFilter(watched, event);
}

void TextLabel::applyLook()
{
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
