// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/configblock.h"
#include "job/fieldpaths.h"
#include "job/fieldstate.h"
#include "job/scalars.h"

#include <algorithm>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;
using Edits = std::vector<Edit>;

/// "selected" stands for what choosing the architecture wrote.
QVariant valueOf(const FieldWrite &write, const FieldContext &context)
{
    if (write.value != QVariant(u"selected"_s))
        return write.value;
    if (context.architecture == nullptr)
        return {};
    const auto &select = context.architecture->select;
    const auto found = std::ranges::find(select, write.path, &FieldWrite::path);
    return found == select.end() ? QVariant() : found->value;
}

void addWrites(Edits &edits, const FieldContext &context, const std::vector<FieldWrite> &writes)
{
    for (const FieldWrite &write : writes) {
        const ConfigPath path = resolved(write.path, context);
        const bool isThere = context.job->text.has(path);
        if ((write.onlyIfAbsent && isThere) || (write.onlyIfPresent && !isThere))
            continue;
        addEdit(edits, context, path, valueOf(write, context));
    }
}

/// The value as it stands in the file.
QVariant storedValue(const Field &field, const FieldContext &context, const QVariant &value)
{
    switch (field.type) {
    case FieldType::Percent:
        return value.toDouble() / 100.0;
    case FieldType::Number:
        return field.storedAsText ? QVariant(value.toString()) : value;
    case FieldType::Resolutions: {
        // A single number stays one.
        const QVariant before = context.job->text.value(placeOf(field, context));
        const QVariantList sizes = value.toList();
        const bool wasSingle = before.isValid() && before.typeId() != QMetaType::QVariantList;
        return wasSingle && sizes.size() == 1 ? sizes.front() : value;
    }
    default:
        return value;
    }
}

Edits flagEdits(const Field &field, const FieldContext &context, bool on)
{
    Edits edits;
    const bool writesBlock = std::ranges::any_of(
        field.onWrites, [&field](const FieldWrite &write) { return write.path == field.path; });
    if (on && writesBlock && isOn(field.path, context))
        return edits;
    if (!on && field.offRemoves)
        addEdit(edits, context, placeOf(field, context), {});
    else if (!on || !writesBlock)
        addEdit(edits, context, placeOf(field, context), on);
    if (!edits.empty() || writesBlock)
        addWrites(edits, context, on ? field.onWrites : field.offWrites);
    return edits;
}

Edits switchEdits(const Field &field, const FieldContext &context, const QVariant &value)
{
    Edits edits;
    const bool on = !value.toString().isEmpty();
    addEdit(edits, context, resolved(field.flagPath, context), on);
    const ConfigPath path = placeOf(field, context);
    if (on || context.job->text.has(path))
        addEdit(edits, context, path, on ? value : field.reset);
    return edits;
}

Edits removalEdits(const Field &field, const FieldContext &context)
{
    Edits edits;
    addEdit(edits, context, placeOf(field, context), {});
    if (!field.flagPath.isEmpty())
        addEdit(edits, context, resolved(field.flagPath, context), {});
    return edits;
}

/// Keys that AI Toolkit's form keeps equal follow as long as they are.
void addFollowers(Edits &edits, const Field &field, const FieldContext &context,
                  const QVariant &value)
{
    const QVariant before = context.job->text.value(placeOf(field, context));
    for (const QString &path : field.with) {
        const ConfigPath place = resolved(path, context);
        const QVariant other = context.job->text.value(place);
        if (before.isValid() == other.isValid() && (!before.isValid() || sameValue(before, other)))
            addEdit(edits, context, place, value);
    }
}

bool isEmptied(const QVariant &value)
{
    return value.typeId() == QMetaType::QString && value.toString().isEmpty();
}

} // namespace

std::vector<Edit> editsFor(const Field &field, const FieldContext &context, const QVariant &value)
{
    if (field.type == FieldType::Architecture && value.isValid())
        return editsForArchitecture(context, value.toString());
    if (!value.isValid())
        return removalEdits(field, context);
    if (field.type == FieldType::Flag)
        return flagEdits(field, context, value.toBool());
    if (!field.flagPath.isEmpty())
        return switchEdits(field, context, value);
    Edits edits;
    if (field.type == FieldType::Derived) {
        for (const FieldChoice &choice : field.choices) {
            if (choice.value == value)
                addWrites(edits, context, choice.writes);
        }
        return edits;
    }
    if (isEmptied(value) && field.blank != Blank::Keep) {
        const bool isThere = context.job->text.has(placeOf(field, context));
        if (field.blank == Blank::Remove)
            return removalEdits(field, context);
        if (isThere)
            addEdit(edits, context, placeOf(field, context), QVariant::fromValue(nullptr));
        return edits;
    }
    const QVariant stored = storedValue(field, context, value);
    addEdit(edits, context, placeOf(field, context), stored);
    if (!edits.empty())
        addFollowers(edits, field, context, stored);
    return edits;
}

// ---------------------------------------------------------------------------------------------------------------

ConfigPath listOf(PanelScope scope, const JobView &job)
{
    if (scope == PanelScope::Job)
        return {};
    if (scope == PanelScope::Dataset)
        return childPath(job.process, u"datasets"_s);
    const ConfigPath sample = childPath(job.process, u"sample"_s);
    const ConfigPath samples = childPath(sample, u"samples"_s);
    const ConfigPath prompts = childPath(sample, u"prompts"_s);
    return job.text.listSize(samples) == 0 && job.text.listSize(prompts) > 0 ? prompts : samples;
}

namespace {

Edits editsToAppend(const JobView &job, const ConfigPath &list, const QVariant &entry)
{
    const bool isList = job.text.value(list).typeId() == QMetaType::QVariantList;
    if (isList)
        return {{elementPath(list, job.text.listSize(list)), {}, entry}};
    return {{list, job.text.value(list), QVariantList{entry}}};
}

} // namespace

std::vector<Edit> editsToAdd(const Panel &panel, const FieldContext &context)
{
    const ConfigPath list = listOf(panel.scope, *context.job);
    if (list.text.endsWith("prompts"_L1))
        return editsToAppend(*context.job, list, u""_s);
    ConfigBlock block = panel.newEntry.value<ConfigBlock>();
    if (context.architecture != nullptr && !context.architecture->controls.isEmpty()) {
        for (auto &[key, value] : block.entries) {
            if (key == "controls"_L1)
                value = QVariant(context.architecture->controls).toList();
        }
    }
    return editsToAppend(*context.job, list, QVariant::fromValue(block));
}

std::vector<Edit> editsToDuplicate(const Panel &panel, const FieldContext &context, int index)
{
    const ConfigPath list = listOf(panel.scope, *context.job);
    const QVariant entry = context.job->text.whole(elementPath(list, index));
    return entry.isValid() ? editsToAppend(*context.job, list, entry) : Edits{};
}

std::vector<Edit> editsToRemove(const Panel &panel, const FieldContext &context, int index)
{
    const ConfigPath entry = elementPath(listOf(panel.scope, *context.job), index);
    if (!context.job->text.has(entry))
        return {};
    return {{entry, context.job->text.value(entry), {}}};
}

std::vector<Edit> editsToMakeSamples(const JobView &job)
{
    const ConfigPath prompts = listOf(PanelScope::Sample, job);
    if (!prompts.text.endsWith("prompts"_L1))
        return {};
    QVariantList samples;
    for (const QVariant &prompt : job.text.value(prompts).toList())
        samples << QVariant::fromValue(ConfigBlock{{{u"prompt"_s, prompt}}});
    const ConfigPath list = childPath(childPath(job.process, u"sample"_s), u"samples"_s);
    Edits edits;
    if (job.text.has(list))
        edits.push_back({list, {}, {}});
    edits.push_back({list, {}, samples});
    edits.push_back({prompts, job.text.value(prompts), {}});
    return edits;
}

} // namespace headroom
