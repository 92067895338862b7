// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/checks.h"

#include <span>

/// The single checks behind problemsOf(). Inside of this room only.
namespace headroom {

using JobCheck = void (*)(const JobView &job, std::vector<JobProblem> &problems);

/// Settings that exclude each other or undo each other.
std::span<const JobCheck> conflictChecks();
/// Settings that need memory which nobody expects.
std::span<const JobCheck> trapChecks();
/// Settings that are missing, of the wrong kind or out of range.
std::span<const JobCheck> valueChecks();

/// Adds a problem of a setting.
template <typename T>
JobProblem &report(std::vector<JobProblem> &problems, const QString &id, Severity severity,
                   const Setting<T> &setting, const QString &message)
{
    problems.push_back({.id = id,
                        .severity = severity,
                        .message = message,
                        .path = setting.path,
                        .line = setting.line});
    return problems.back();
}

/// Gives a problem a fix that sets one value; an invalid one removes the key.
void offerFix(JobProblem &problem, const JobView &job, const ConfigPath &path, const QVariant &to);
/// The titles of such fixes: "Set batch_size to 1", "Remove auto_memory".
QString fixTitleFor(const ConfigPath &path, const QVariant &to);

} // namespace headroom
