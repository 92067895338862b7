// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/texteditors.h"

#include "base/numbers.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>

#include <algorithm>
#include <cmath>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

void fill(FieldEditor *editor, QWidget *control)
{
    auto *layout = new QHBoxLayout(editor);
    layout->setContentsMargins({});
    layout->addWidget(control);
    editor->setFocusProxy(control);
}

bool isSameNumber(const QVariant &one, const QVariant &other)
{
    const auto isNumber = [](const QVariant &value) {
        return value.typeId() != QMetaType::QString && value.canConvert<double>();
    };
    return isNumber(one) && isNumber(other) ? one.toDouble() == other.toDouble() : one == other;
}

} // namespace

LineEditor::LineEditor(const Field &field, QWidget *parent)
    : FieldEditor(field, parent), m_line(new QLineEdit(this))
{
    fill(this, m_line);
    connect(m_line, &QLineEdit::textEdited, this, &LineEditor::typed);
    connect(m_line, &QLineEdit::editingFinished, this, &LineEditor::left);
}

QWidget *LineEditor::control()
{
    return m_line;
}

std::optional<QVariant> LineEditor::valueOf(const QString &text) const
{
    return text;
}

void LineEditor::show(const FieldState &state, const std::vector<FieldChoice> &choices)
{
    m_state = state;
    const QString value = shownValue(field(), choices, state.value);
    const bool isNumber = field().type != FieldType::Text;
    m_line->setPlaceholderText(state.isSet                      ? QString()
                               : !value.isEmpty()               ? value
                               : !field().placeholder.isEmpty() ? field().placeholder
                               : isNumber                       ? tr("not set")
                                                                : QString());
    if (!state.isSet) {
        if (!m_line->hasFocus() || !m_line->text().isEmpty())
            m_line->clear();
        return;
    }
    // "1e-4" stays as it was typed, for it is 0.0001.
    const std::optional<QVariant> typedValue = valueOf(m_line->text());
    const bool isTyped = m_line->hasFocus() && typedValue && isSameNumber(*typedValue, state.value);
    if (!isTyped && m_line->text() != value)
        m_line->setText(value);
}

void LineEditor::typed(const QString &text)
{
    if (text.isEmpty())
        return;
    if (const std::optional<QVariant> value = valueOf(text))
        Q_EMIT chosen(*value, true);
}

void LineEditor::left()
{
    const QString text = m_line->text();
    if (text.isEmpty()) {
        if (m_state.isSet && !m_state.value.toString().isEmpty())
            Q_EMIT chosen(field().type == FieldType::Text ? QVariant(text) : QVariant(), false);
        return;
    }
    const std::optional<QVariant> value = valueOf(text);
    if (!value)
        show(m_state, {});
}

// ---------------------------------------------------------------------------------------------------------------

NumberEditor::NumberEditor(const Field &field, QWidget *parent) : LineEditor(field, parent)
{
    line()->installEventFilter(this);
    line()->setInputMethodHints(Qt::ImhFormattedNumbersOnly);
    connect(line(), &QLineEdit::editingFinished, this, [this] {
        const std::optional<QVariant> value = valueOf(line()->text());
        if (value && !isSameNumber(inRange(*value), *value))
            Q_EMIT chosen(inRange(*value), false);
    });
}

std::optional<QVariant> NumberEditor::valueOf(const QString &text) const
{
    const QByteArray bytes = text.trimmed().toUtf8();
    if (const std::optional<int> whole = parseInteger(bytes))
        return *whole;
    if (field().type == FieldType::Integer)
        return std::nullopt;
    const std::optional<double> number = parseNumber(bytes);
    return number && std::isfinite(*number) ? std::optional<QVariant>(*number) : std::nullopt;
}

QVariant NumberEditor::inRange(const QVariant &value) const
{
    const double number = value.toDouble();
    if (field().minimum && number < *field().minimum)
        return value.typeId() == QMetaType::Int ? QVariant(static_cast<int>(*field().minimum))
                                                : QVariant(*field().minimum);
    if (field().maximum && number > *field().maximum)
        return value.typeId() == QMetaType::Int ? QVariant(static_cast<int>(*field().maximum))
                                                : QVariant(*field().maximum);
    return value;
}

void NumberEditor::step(int by)
{
    const QString text =
        line()->text().isEmpty() ? line()->placeholderText().section(u' ', 0, 0) : line()->text();
    const std::optional<QVariant> value = valueOf(text);
    if (!value || value->typeId() != QMetaType::Int)
        return;
    Q_EMIT chosen(inRange(value->toInt() + by), true);
}

bool NumberEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            step(key == Qt::Key_Up ? 1 : -1);
            return true;
        }
    }
    return LineEditor::eventFilter(watched, event);
}

// ---------------------------------------------------------------------------------------------------------------

PromptEditor::PromptEditor(const Field &field, QWidget *parent)
    : FieldEditor(field, parent), m_text(new QPlainTextEdit(this))
{
    fill(this, m_text);
    m_text->setTabChangesFocus(true);
    m_text->setUndoRedoEnabled(false); // the case's history is the only one
    const int frame =
        2 * m_text->frameWidth() + 2 * static_cast<int>(m_text->document()->documentMargin());
    m_text->setFixedHeight(m_text->fontMetrics().lineSpacing() * field.lines + frame);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_showing)
            Q_EMIT chosen(m_text->toPlainText(), true);
    });
}

QWidget *PromptEditor::control()
{
    return m_text;
}

void PromptEditor::show(const FieldState &state, const std::vector<FieldChoice> &choices)
{
    Q_UNUSED(choices)
    const QScopedValueRollback guard(m_showing, true);
    const QString text = state.value.toString();
    if (m_text->toPlainText() != text)
        m_text->setPlainText(text);
}

} // namespace headroom
