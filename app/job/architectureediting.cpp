// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What choosing another "Model Architecture" does, in the order of AI Toolkit's form.
#include "job/configblock.h"
#include "job/fieldpaths.h"
#include "job/fieldstate.h"
#include "job/scalars.h"

#include <algorithm>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;
using Writes = std::vector<FieldWrite>;

const QString kEachDataset = u"datasets[x]."_s;

void put(Writes &writes, const QString &path, const QVariant &value)
{
    const auto found = std::ranges::find(writes, path, &FieldWrite::path);
    if (found != writes.end())
        found->value = value;
    else
        writes.push_back({.path = path, .value = value});
}

/// A block is written key by key, so that what else stands in it stays.
void putAll(Writes &writes, const QString &path, const QVariant &value, bool isLeaving)
{
    if (!isBlock(value)) {
        put(writes, path, isLeaving ? QVariant() : value);
        return;
    }
    for (const auto &[key, inner] : value.value<ConfigBlock>().entries)
        putAll(writes, path + u'.' + key, inner, isLeaving);
}

void putLeaving(Writes &writes, const FieldContext &context)
{
    if (context.architecture == nullptr)
        return;
    for (const FieldWrite &selected : context.architecture->select) {
        const auto left =
            std::ranges::find(context.catalogue->leaving, selected.path, &FieldWrite::path);
        if (left == context.catalogue->leaving.end())
            continue;
        if (isBlock(selected.value))
            putAll(writes, selected.path, selected.value, true);
        else
            put(writes, selected.path, left->value);
    }
}

void putSections(Writes &writes, const ArchitectureForm &form)
{
    if (!form.sections.contains("model.low_vram"_L1))
        put(writes, u"model.low_vram"_s, false);
    if (!form.sections.contains("model.layer_offloading"_L1)) {
        for (const QString &key :
             {u"model.layer_offloading"_s, u"model.layer_offloading_transformer_percent"_s,
              u"model.layer_offloading_text_encoder_percent"_s})
            put(writes, key, {});
    }
    if (!form.sections.contains("datasets.num_frames"_L1))
        put(writes, kEachDataset + "num_frames"_L1, 1);
    if (!form.sections.contains("datasets.auto_frame_count"_L1))
        put(writes, kEachDataset + "auto_frame_count"_L1, {});
}

/// Whether a write only says what counts anyway: such keys are not added to files that lack them.
bool isNeedless(const FieldWrite &write, const ConfigPath &path, const FieldContext &context)
{
    if (context.job->text.has(path))
        return false;
    if (!write.value.isValid())
        return true;
    const bool isList = write.value.typeId() == QMetaType::QVariantList;
    if (isList && write.value.toList().isEmpty())
        return true;
    const QString key =
        write.path.startsWith(kEachDataset) ? write.path.sliced(kEachDataset.size()) : write.path;
    for (const Panel &panel : context.catalogue->panels) {
        for (const Field &field : panel.fields) {
            if (field.path == key && field.absent.isValid() &&
                (panel.scope == PanelScope::Dataset) == write.path.startsWith(kEachDataset))
                return sameValue(field.absent, write.value);
        }
    }
    return isTruthy(write.value) ? false : write.value.typeId() == QMetaType::Bool;
}

} // namespace

std::vector<Edit> editsForArchitecture(const FieldContext &context, const QString &value)
{
    const auto &forms = context.catalogue->architectures;
    const auto form = std::ranges::find(forms, value, &ArchitectureForm::value);
    std::vector<Edit> edits;
    addEdit(edits, context, resolved(u"model.arch"_s, context), value);
    if (edits.empty() || form == forms.end())
        return edits;
    Writes writes;
    putSections(writes, *form);
    putLeaving(writes, context);
    for (const FieldWrite &selected : form->select)
        putAll(writes, selected.path, selected.value, false);
    for (const FieldWrite &write : writes) {
        if (!write.path.startsWith(kEachDataset)) {
            const ConfigPath path = resolved(write.path, context);
            if (!isNeedless(write, path, context))
                addEdit(edits, context, path, write.value);
            continue;
        }
        const QString key = write.path.sliced(kEachDataset.size());
        for (const DatasetView &dataset : context.job->datasets) {
            const ConfigPath path = childPath(dataset.path, key);
            if (!isNeedless(write, path, context))
                addEdit(edits, context, path, write.value);
        }
    }
    return edits;
}

} // namespace headroom
