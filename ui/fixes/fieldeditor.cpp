// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/fieldeditor.h"

#include "ui/fixes/choiceeditors.h"
#include "ui/fixes/texteditors.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

QString shownNumber(const QVariant &value)
{
    return value.typeId() == QMetaType::Double
               ? QString::number(value.toDouble(), 'f', QLocale::FloatingPointShortest)
               : value.toString();
}

} // namespace

QString shownValue(const Field &field, const std::vector<FieldChoice> &choices,
                   const QVariant &value)
{
    if (field.type == FieldType::Flag)
        return value.toBool() ? QCoreApplication::translate("FieldEditor", "on")
                              : QCoreApplication::translate("FieldEditor", "off");
    const auto choice = std::ranges::find_if(choices, [&value](const FieldChoice &candidate) {
        return candidate.value.toString() == value.toString() &&
               candidate.value.toList() == value.toList();
    });
    const bool isChoice = field.type != FieldType::Resolutions && choice != choices.end();
    if (isChoice)
        return choice->label;
    if (value.typeId() == QMetaType::QVariantList) {
        QStringList parts;
        for (const QVariant &item : value.toList())
            parts << shownNumber(item);
        return parts.join(u", "_s);
    }
    return shownNumber(value);
}

FieldEditor::FieldEditor(const Field &field, QWidget *parent) : QWidget(parent), m_field(&field) {}

FieldEditor *FieldEditor::make(const Field &field, QWidget *parent)
{
    switch (field.type) {
    case FieldType::Text:
        if (field.lines > 1)
            return new PromptEditor(field, parent);
        return new LineEditor(field, parent);
    case FieldType::Integer:
    case FieldType::Number:
    case FieldType::Percent:
        return new NumberEditor(field, parent);
    case FieldType::Flag:
        return new FlagEditor(field, parent);
    case FieldType::Resolutions:
        return new ResolutionsEditor(field, parent);
    case FieldType::Choice:
    case FieldType::Architecture:
    case FieldType::Derived:
        break;
    }
    return new ChoiceEditor(field, parent);
}

} // namespace headroom
