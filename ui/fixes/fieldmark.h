// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/fieldstate.h"

#include <QWidget>

#include <optional>

namespace headroom {

class LinkButton;
class TextLabel;

/// What stands beside a field: that it was changed and can be put back, or that its value is only
/// AI Toolkit's default.
class FieldMark : public QWidget
{
    Q_OBJECT

public:
    FieldMark(const Field &field, QWidget *parent);

    /// `before`: the state in the failed run; nothing when there is none to compare with. `onDisk`:
    /// the same in the file as it is now.
    void show(const FieldState &now, const std::optional<FieldState> &before,
              const std::optional<FieldState> &onDisk, const std::vector<FieldChoice> &choices);

    using QWidget::show;

Q_SIGNALS:
    /// The value of the failed run is wanted back; invalid when the key was missing there.
    void backRequested(const QVariant &value);

private:
    QString nameOf(const FieldState &state, const std::vector<FieldChoice> &choices) const;

    const Field *m_field;
    LinkButton *m_was;
    TextLabel *m_note;
    QVariant m_before;
};

} // namespace headroom
