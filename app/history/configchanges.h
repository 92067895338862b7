// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/jobtext.h"

namespace headroom {

/// What changed between two configs of a job, setting by setting, in the order of the later file;
/// settings that are gone come last. Layout, comments and quotes are no change. Two job files of
/// AI Toolkit are compared by their process alone, so that a config file and the config that a log
/// printed can be told apart by what matters.
std::vector<Edit> changesBetween(const JobText &before, const JobText &after);

/// Whether two values of a config mean the same: 1 and 1.0 do, and "1e-4" and 0.0001, which YAML
/// and JSON write differently.
bool isSameValue(const QVariant &one, const QVariant &other);

/// The name of the setting a path ends in: "batch_size", or "resolution" of an element of its list.
QString settingName(const ConfigPath &path);

} // namespace headroom
