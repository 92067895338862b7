// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace headroom {

/// The dashed field that shows where to drop. The whole window takes drops; this one lights up for
/// them.
class DropArea : public QFrame
{
    Q_OBJECT

public:
    explicit DropArea(QWidget *parent = nullptr);

    /// Something that can be taken hovers over the window.
    void setLit(bool lit);
    bool isLit() const { return m_lit; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_lit = false;
};

} // namespace headroom
