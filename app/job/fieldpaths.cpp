// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/fieldpaths.h"

#include "job/scalars.h"

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

ConfigPath below(const ConfigPath &block, const QString &path)
{
    return {block.text.isEmpty() ? path : block.text + u'.' + path};
}

bool suits(const ArchitectureForm *form, const FieldCondition &condition)
{
    if (form == nullptr) {
        // Nothing is known to be missing from a model that is not known.
        return condition.section.isEmpty() && condition.groups.isEmpty() &&
               condition.architectures.isEmpty();
    }
    return (condition.section.isEmpty() || form->sections.contains(condition.section)) &&
           (condition.enabled.isEmpty() || !form->disabled.contains(condition.enabled)) &&
           (condition.groups.isEmpty() || condition.groups.contains(form->group)) &&
           !condition.withoutGroups.contains(form->group) &&
           (condition.architectures.isEmpty() || condition.architectures.contains(form->value));
}

} // namespace

ConfigPath resolved(const QString &path, const FieldContext &context)
{
    if (path.startsWith("//"_L1))
        return {path.sliced(2)};
    if (path.startsWith(u'/'))
        return below(context.job->process, path.sliced(1));
    if (context.item.text.isEmpty())
        return below(context.job->process, path);
    const bool isBarePrompt = path == "prompt"_L1 && !context.job->text.isMapping(context.item);
    return isBarePrompt ? context.item : below(context.item, path);
}

ConfigPath placeOf(const Field &field, const FieldContext &context)
{
    const ConfigPath own = resolved(field.path, context);
    if (context.job->text.has(own))
        return own;
    for (const QString &legacy : field.legacy) {
        const ConfigPath other = resolved(legacy, context);
        if (context.job->text.has(other))
            return other;
    }
    return own;
}

bool isOn(const QString &path, const FieldContext &context)
{
    const ConfigPath place = resolved(path, context);
    if (isTruthy(context.job->text.value(place)) || !context.job->text.keys(place).isEmpty())
        return true;
    if (context.job->text.has(place))
        return false;
    // The key is missing: its field says what counts then.
    for (const Panel &panel : context.catalogue->panels) {
        for (const Field &field : panel.fields) {
            if (field.path != path && u'/' + field.path != path)
                continue;
            const ConfigPath other = placeOf(field, context);
            return context.job->text.has(other)
                       ? isTruthy(context.job->text.value(other))
                       : field.type == FieldType::Flag && isTruthy(field.absent);
        }
    }
    return false;
}

bool holds(const FieldCondition &condition, const FieldContext &context)
{
    if (!suits(context.architecture, condition))
        return false;
    const QString &type = context.job->processType;
    if (!condition.jobType.isEmpty() && condition.jobType != type)
        return false;
    if (!condition.otherJobType.isEmpty() && condition.otherJobType == type)
        return false;
    if (!condition.on.isEmpty() && !isOn(condition.on, context))
        return false;
    if (!condition.off.isEmpty() && isOn(condition.off, context))
        return false;
    if (condition.path.isEmpty())
        return true;
    const QVariant value = context.job->text.value(resolved(condition.path, context));
    if (value.isValid() && !value.isNull())
        return value.toString() == condition.is;
    for (const Panel &panel : context.catalogue->panels) {
        for (const Field &field : panel.fields) {
            if (field.path == condition.path)
                return field.absent.toString() == condition.is;
        }
    }
    return false;
}

void addEdit(std::vector<Edit> &edits, const FieldContext &context, const ConfigPath &path,
             const QVariant &to)
{
    const JobText &text = context.job->text;
    const QVariant from = text.value(path);
    const bool isThere = text.has(path);
    if (to.isValid() ? isThere && from.isValid() && sameValue(from, to) : !isThere)
        return;
    edits.push_back({path, from, to});
}

} // namespace headroom
