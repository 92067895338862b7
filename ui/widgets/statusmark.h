// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/look.h"

#include <QWidget>

namespace headroom {

/// The shapes of the status marks; each differs by form, not only by colour.
enum class Mark { Done, Current, Open, NotApplicable, Info, Positive, Warning, Error };

/// Draws a mark into a square.
void paintMark(QPainter &painter, const QRectF &square, Mark mark, const QPalette &palette);

/// A mark of the size of a text line. Its word is the accessible name and the tooltip.
class StatusMark : public QWidget
{
    Q_OBJECT

public:
    explicit StatusMark(QWidget *parent = nullptr);

    Mark mark() const { return m_mark; }
    void setMark(Mark mark, const QString &word);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    Mark m_mark = Mark::Open;
};

} // namespace headroom
