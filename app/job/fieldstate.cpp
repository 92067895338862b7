// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/fieldstate.h"

#include "job/fieldpaths.h"
#include "job/scalars.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

bool isNumeric(const QVariant &value)
{
    return value.typeId() == QMetaType::Int || value.typeId() == QMetaType::LongLong ||
           value.typeId() == QMetaType::Double;
}

/// 0.7 as 70, without the noise of the multiplication.
QVariant percentOf(const QVariant &share)
{
    return isNumeric(share) ? QVariant(std::round(share.toDouble() * 1e6) / 1e4) : share;
}

/// A resolution may be a single number; in the panel it is a list of one.
QVariant listOfNumbers(const QVariant &value)
{
    if (value.typeId() == QMetaType::QVariantList)
        return value;
    return value.isNull() ? QVariant(QVariantList{}) : QVariant(QVariantList{value});
}

QVariant derivedValue(const Field &field, const FieldContext &context)
{
    for (const FieldChoice &choice : field.choices) {
        if (std::ranges::all_of(choice.when, [&](const FieldCondition &condition) {
                return holds(condition, context);
            }))
            return choice.value;
    }
    return {};
}

/// The value of a choice that a flag switches off.
QVariant switchedValue(const Field &field, const FieldContext &context, bool isSet)
{
    const ConfigPath flag = resolved(field.flagPath, context);
    const bool on = context.job->text.has(flag)
                        ? isOn(field.flagPath, context)
                        : !field.fallsBack.isEmpty() && isOn(field.fallsBack, context);
    if (!on)
        return u""_s;
    return isSet ? context.job->text.value(placeOf(field, context)) : field.reset;
}

QVariant shownValue(const Field &field, const FieldContext &context, const QVariant &written)
{
    switch (field.type) {
    case FieldType::Text:
        return written.typeId() == QMetaType::Nullptr ? QVariant(QString()) : written;
    case FieldType::Flag:
        return isTruthy(written) || !context.job->text.keys(placeOf(field, context)).isEmpty();
    case FieldType::Percent:
        return percentOf(written);
    case FieldType::Resolutions:
        return listOfNumbers(written);
    case FieldType::Integer:
    case FieldType::Number:
    case FieldType::Choice:
    case FieldType::Architecture:
    case FieldType::Derived:
        break;
    }
    return written;
}

bool isOffered(const std::vector<FieldChoice> &choices, const QVariant &value)
{
    return std::ranges::any_of(
        choices, [&value](const FieldChoice &choice) { return sameValue(choice.value, value); });
}

bool isUnusual(const Field &field, const FieldContext &context, const QVariant &value)
{
    switch (field.type) {
    case FieldType::Integer:
        return value.typeId() != QMetaType::Int && value.typeId() != QMetaType::LongLong &&
               value.typeId() != QMetaType::Nullptr;
    case FieldType::Number:
    case FieldType::Percent:
        return !isNumeric(value) && value.typeId() != QMetaType::Nullptr && !field.storedAsText;
    case FieldType::Choice:
    case FieldType::Architecture:
        return !isOffered(choicesOf(field, context), value);
    case FieldType::Resolutions: {
        const QVariantList sizes = value.toList();
        return !std::ranges::all_of(sizes, isNumeric);
    }
    case FieldType::Derived:
        return !value.isValid();
    case FieldType::Text:
        return value.typeId() != QMetaType::QString;
    case FieldType::Flag:
        break;
    }
    return false;
}

/// Whether the value is one that AI Toolkit's form writes itself while it hides the field.
bool isHarmless(const Field &field, const FieldContext &context, const QVariant &value)
{
    if (field.type == FieldType::Flag)
        return value.toBool() == field.preset.toBool();
    return value.isNull() || value.toString().isEmpty() || sameValue(value, field.preset) ||
           sameValue(value, valueWhenAbsent(field, context));
}

void decideWhetherShown(const Field &field, const FieldContext &context, FieldState &state)
{
    const bool isPrompt =
        !context.item.text.isEmpty() && !context.job->text.isMapping(context.item);
    const bool isOutside =
        field.path.startsWith("//"_L1) && !context.job->process.text.startsWith("config"_L1);
    if ((isPrompt && field.path != "prompt"_L1) || isOutside) {
        state.isShown = false;
        return;
    }
    for (const FieldCondition &condition : field.shownWhen) {
        if (holds(condition, context))
            continue;
        // What the file sets is never hidden because of the model, only because of other settings.
        const bool isOnlyArchitecture = condition.asksArchitecture();
        const bool matters = state.isSet && field.type != FieldType::Derived &&
                             !isHarmless(field, context, state.value);
        if (!isOnlyArchitecture || !matters) {
            state.isShown = false;
            state.isForeign = false;
            return;
        }
        state.isForeign = true;
    }
}

} // namespace

FieldContext fieldContext(const JobView &job, const FieldCatalogue &catalogue,
                          const ConfigPath &item)
{
    const QString written = job.model.arch.value;
    const ArchitectureForm *form = catalogue.architecture(written);
    if (form == nullptr)
        form = catalogue.architecture(job.archTag.isEmpty() ? job.arch
                                                            : job.arch + u':' + job.archTag);
    return {.job = &job, .catalogue = &catalogue, .architecture = form, .item = item};
}

namespace {

/// In AI Toolkit's order: the groups as they first occur among the labels, and in each by label.
std::vector<FieldChoice> architectureChoices(const FieldCatalogue &catalogue)
{
    static const QStringList kGroups = {u"image"_s, u"instruction"_s, u"video"_s, u"experimental"_s,
                                        u"audio"_s};
    std::vector<FieldChoice> choices;
    for (const ArchitectureForm &form : catalogue.architectures)
        choices.push_back({.value = form.value, .label = form.label, .group = form.group});
    std::ranges::sort(choices, [](const FieldChoice &one, const FieldChoice &other) {
        const qsizetype group = kGroups.indexOf(one.group);
        const qsizetype otherGroup = kGroups.indexOf(other.group);
        return group != otherGroup
                   ? group < otherGroup
                   : QString::compare(one.label, other.label, Qt::CaseInsensitive) < 0;
    });
    return choices;
}

} // namespace

std::vector<FieldChoice> choicesOf(const Field &field, const FieldContext &context)
{
    if (field.type == FieldType::Architecture)
        return architectureChoices(*context.catalogue);
    std::vector<FieldChoice> choices = field.choices;
    const bool hasAdapters = field.hasRecoveryAdapters && context.architecture != nullptr &&
                             !context.architecture->recoveryAdapters.empty();
    if (!hasAdapters)
        return choices;
    // AI Toolkit's own headings.
    for (std::size_t i = 0; i < choices.size(); ++i)
        choices[i].group = i < 2 ? u"Standard"_s : u"Additional Quantization Options"_s;
    std::vector<FieldChoice> adapters = context.architecture->recoveryAdapters;
    for (FieldChoice &adapter : adapters)
        adapter.group = u"Accuracy Recovery Adapters"_s;
    choices.insert(choices.begin() + std::min<std::ptrdiff_t>(2, std::ssize(choices)),
                   adapters.begin(), adapters.end());
    return choices;
}

QVariant valueWhenAbsent(const Field &field, const FieldContext &context)
{
    if (field.fallsBack.isEmpty() || !field.flagPath.isEmpty())
        return field.absent;
    const QVariant other = context.job->text.value(resolved(field.fallsBack, context));
    if (other.isValid() && !other.isNull())
        return other;
    // What it falls back to is a field of its own, with a default of its own.
    const QString path = field.fallsBack.sliced(1);
    for (const Panel &panel : context.catalogue->panels) {
        for (const Field &candidate : panel.fields) {
            if (panel.scope == PanelScope::Job && candidate.path == path)
                return candidate.absent;
        }
    }
    return field.absent;
}

FieldState stateOf(const Field &field, const FieldContext &context)
{
    FieldState state;
    state.path = placeOf(field, context);
    state.isSet = context.job->text.has(state.path);
    if (!field.flagPath.isEmpty()) {
        const ConfigPath flag = resolved(field.flagPath, context);
        state.value = switchedValue(field, context, state.isSet);
        state.isSet = context.job->text.has(flag);
        state.line = context.job->text.line(state.isSet ? flag : state.path);
    } else if (field.type == FieldType::Derived) {
        state.value = derivedValue(field, context);
        state.isSet = true;
    } else {
        state.line = context.job->text.line(state.path);
        const QVariant absent = valueWhenAbsent(field, context);
        state.value = state.isSet ? shownValue(field, context, context.job->text.value(state.path))
                      : field.type == FieldType::Percent ? absent
                                                         : shownValue(field, context, absent);
        if (!state.isSet && field.type == FieldType::Flag)
            state.value = absent.toBool();
    }
    state.isUnusual = state.isSet && isUnusual(field, context, state.value);
    decideWhetherShown(field, context, state);
    return state;
}

bool isShown(const Panel &panel, const FieldContext &context)
{
    return std::ranges::any_of(
        panel.fields, [&context](const Field &field) { return stateOf(field, context).isShown; });
}

} // namespace headroom
