// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fixes/fieldeditor.h"

#include <optional>

class QLineEdit;
class QPlainTextEdit;

namespace headroom {

/// A text in one line. Emptying it takes effect when it is left, so that a key that is retyped
/// keeps its place in the file.
class LineEditor : public FieldEditor
{
    Q_OBJECT

public:
    LineEditor(const Field &field, QWidget *parent);

    void show(const FieldState &state, const std::vector<FieldChoice> &choices) override;
    QWidget *control() override;

protected:
    /// What a text stands for; nothing while it is unfinished.
    virtual std::optional<QVariant> valueOf(const QString &text) const;
    QLineEdit *line() const { return m_line; }

private:
    void typed(const QString &text);
    void left();

    QLineEdit *m_line;
    FieldState m_state;
};

/// A number: plus and minus by the arrow keys, held within its range when it is left.
class NumberEditor : public LineEditor
{
    Q_OBJECT

public:
    NumberEditor(const Field &field, QWidget *parent);

protected:
    std::optional<QVariant> valueOf(const QString &text) const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void step(int by);
    QVariant inRange(const QVariant &value) const;
};

/// A text of several lines, such as a prompt.
class PromptEditor : public FieldEditor
{
    Q_OBJECT

public:
    PromptEditor(const Field &field, QWidget *parent);

    void show(const FieldState &state, const std::vector<FieldChoice> &choices) override;
    QWidget *control() override;

private:
    QPlainTextEdit *m_text;
    bool m_showing = false;
};

} // namespace headroom
