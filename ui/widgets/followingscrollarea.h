// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace headroom {

/// A frameless column that scrolls up and down, shows no field of its own, and keeps what has the
/// keyboard focus in view, also when the focus comes from outside of it (QScrollArea follows only
/// a focus that moves inside).
class FollowingScrollArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit FollowingScrollArea(QWidget *parent = nullptr);

    /// Takes the column and makes it see-through.
    void setColumn(QWidget *column);
};

} // namespace headroom
