// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/fieldcatalogue.h"
#include "job/jobview.h"

/// A field in a config: what it says there, whether it is shown, and the edits that change it.
namespace headroom {

/// The config that fields are looked up in. The pointers must outlive it.
struct FieldContext
{
    const JobView *job = nullptr;
    const FieldCatalogue *catalogue = nullptr;
    const ArchitectureForm *architecture = nullptr; ///< nullptr when it is unknown
    ConfigPath item; ///< the dataset or sample that the panel is about; empty for the others
};
FieldContext fieldContext(const JobView &job, const FieldCatalogue &catalogue,
                          const ConfigPath &item = {});

struct FieldState
{
    QVariant value; ///< as the field shows it; what counts instead when the key is missing
    bool isSet = false;
    bool isShown = true;
    bool isForeign = false; ///< the file has it although AI Toolkit hides the field here
    bool isUnusual = false; ///< none of the choices, or of another kind than the field's
    ConfigPath path;        ///< where it is, or would be written
    std::optional<LineNumber> line;

    bool operator==(const FieldState &) const = default;
};

FieldState stateOf(const Field &field, const FieldContext &context);
/// Whether any of a panel's fields is shown.
bool isShown(const Panel &panel, const FieldContext &context);
/// The choices, with those that the architecture adds.
std::vector<FieldChoice> choicesOf(const Field &field, const FieldContext &context);
/// What counts when the key is missing; invalid when nothing does.
QVariant valueWhenAbsent(const Field &field, const FieldContext &context);

/// The edits that give a field a value, as AI Toolkit's form would; an invalid value takes its key
/// out of the file. Empty when nothing is to be done.
std::vector<Edit> editsFor(const Field &field, const FieldContext &context, const QVariant &value);
/// The edits that AI Toolkit's form makes when another architecture is chosen.
std::vector<Edit> editsForArchitecture(const FieldContext &context, const QString &value);

/// The list that a panel has a block for each entry of: "….datasets", "….sample.samples", or the
/// legacy "….sample.prompts" when that is used.
ConfigPath listOf(PanelScope scope, const JobView &job);
/// Adds an entry as AI Toolkit's form would.
std::vector<Edit> editsToAdd(const Panel &panel, const FieldContext &context);
/// Adds a copy of an entry at the end of the list.
std::vector<Edit> editsToDuplicate(const Panel &panel, const FieldContext &context, int index);
std::vector<Edit> editsToRemove(const Panel &panel, const FieldContext &context, int index);
/// Turns legacy prompts into samples, which can have settings of their own.
std::vector<Edit> editsToMakeSamples(const JobView &job);

} // namespace headroom
