// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/look.h"

#include <QLabel>

namespace headroom {

/// A text in one of the page's roles. Wraps, is plain text, can be selected with the mouse, and
/// follows changes of the surrounding font and palette.
class TextLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TextLabel(TextRole role, QWidget *parent = nullptr);
    TextLabel(TextRole role, const QString &text, QWidget *parent = nullptr);

    TextRole role() const { return m_role; }
    void setRole(TextRole role);
    /// Draws the text as less important.
    void setMuted(bool muted);

    /// One line where it is short, else the width that reads well.
    QSize sizeHint() const override;

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void applyLook();

    TextRole m_role;
    bool m_muted = false;
};

} // namespace headroom
