// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/jobview.h"

/// The memory settings of a run of another trainer, told in AI Toolkit's terms so that the same
/// evidence is read from them. They are for reading: another trainer's files are never edited.
namespace headroom {

struct TrainerSettings
{
    QString trainer; ///< as Run::trainer, "kohya-sd-scripts"
    JobView view;    ///< what is not told and has no known default is not set
    std::vector<std::optional<LineNumber>>
        lines; ///< for each line of the view's own text, from 1 on at [0], the line in the file

    /// The line of a setting in the other trainer's file.
    std::optional<LineNumber> lineOf(std::optional<LineNumber> viewLine) const;
};

/// Reads a launch command, a TOML or a JSON config, or several of them that belong to one run
/// (command and dataset file). Nothing when no other trainer is recognised in any of them.
std::optional<TrainerSettings> readTrainerSettings(const std::vector<QByteArray> &files);

} // namespace headroom
