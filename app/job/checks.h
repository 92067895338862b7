// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/jobview.h"

#include <vector>

namespace headroom {

enum class Severity {
    Error,   ///< AI Toolkit stops with an error
    Warning, ///< it runs, but not as the config seems to say
    Hint,    ///< it runs; something to know
};
QString idOf(Severity severity);

/// Something wrong with a config, found before it runs.
struct JobProblem
{
    QString id; ///< stable, such as "job.duplicate_key"
    Severity severity = Severity::Warning;
    QString message; ///< translated sentence
    ConfigPath path = {};
    std::optional<LineNumber> line = {};
    QString fixTitle = {};      ///< what the fix does, as a command; empty when there is none
    std::vector<Edit> fix = {}; ///< that end the problem
};

/// The problems of a config, in the order of its lines. What depends on facts about the
/// architecture is not looked at.
std::vector<JobProblem> problemsOf(const JobView &job);

/// The problems of the text alone, which need no readable job: keys that stand twice, tabs,
/// comments in JSON.
std::vector<JobProblem> problemsOf(const JobText &text);

} // namespace headroom
