// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/fieldstate.h"

/// How the catalogue's paths lead into a config. Inside of this room only.
namespace headroom {

/// A path of the catalogue in this config.
ConfigPath resolved(const QString &path, const FieldContext &context);
/// Where a field's value stands: its own path, or a legacy one that is used.
ConfigPath placeOf(const Field &field, const FieldContext &context);
/// Whether a value at a path counts as true.
bool isOn(const QString &path, const FieldContext &context);
bool holds(const FieldCondition &condition, const FieldContext &context);
/// Adds an edit, unless the config says so already.
void addEdit(std::vector<Edit> &edits, const FieldContext &context, const ConfigPath &path,
             const QVariant &to);

} // namespace headroom
