// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/fieldstate.h"

#include <QWidget>

namespace headroom {

/// How a value of a field is told to a person: a choice by its label, a flag as on or off.
QString shownValue(const Field &field, const std::vector<FieldChoice> &choices,
                   const QVariant &value);

/// The control of one field. It shows a state, tells what the user chose, and never changes what it
/// shows by itself afterwards: the config is the truth.
class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    /// The control that suits the field's type. The field must outlive it.
    static FieldEditor *make(const Field &field, QWidget *parent);

    /// Shows a value. What is being typed stays when it says the same.
    virtual void show(const FieldState &state, const std::vector<FieldChoice> &choices) = 0;
    /// The widget that takes the focus.
    virtual QWidget *control() = 0;
    /// Whether the control bears the field's label itself.
    virtual bool bearsLabel() const { return false; }

    using QWidget::show;

Q_SIGNALS:
    /// The user chose a value; an invalid one takes the key out of the file. `typing`: more may
    /// follow at once.
    void chosen(const QVariant &value, bool typing);

protected:
    explicit FieldEditor(const Field &field, QWidget *parent);
    const Field &field() const { return *m_field; }

private:
    const Field *m_field;
};

} // namespace headroom
