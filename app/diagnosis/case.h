// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/source.h"
#include "job/trainersettings.h"
#include "log/run.h"
#include "log/signatures.h"
#include "memory/telemetry/logfigures.h"

#include <QMap>

#include <optional>
#include <vector>

namespace headroom {

/// Everything known about one crash: what the diagnosis reasons over. A plain value.
struct Case
{
    std::vector<Source> inputs;
    std::vector<Run> runs;              ///< of all logs, oldest first
    std::vector<std::size_t> runInputs; ///< for each run, the input it was read from
    std::optional<std::size_t>
        current; ///< the run under diagnosis: the newest, unless the user chose another
    std::optional<JobText> job;  ///< the dropped config, or the one printed in the log
    std::optional<JobView> view; ///< its reading; absent when the config is not of AI Toolkit
    std::optional<TrainerSettings>
        otherTrainer; ///< settings of a run of another trainer; `view` is their reading, and there
                      ///< is no `job` to edit
    bool jobFromLog =
        false; ///< the config was taken from the log's dump: there is no file to save over
    LineNumber dumpFirstLine;           ///< where the dump starts in the log, when jobFromLog
    std::vector<Series> series;         ///< of the telemetry files
    std::vector<PrintedFigure> printed; ///< figures of memory that the newest log prints in passing
    QMap<QString, QString> answers; ///< question id → answer id or number; "dont_know" is kept, so
                                    ///< it is not asked again
    std::optional<Bytes> gpuCapacity; ///< given by the user; wins over what the log says
    std::vector<Error> problems;      ///< inputs that could not be used, with the reason

    const Run *run() const { return current ? &runs[*current] : nullptr; }
};

/// Puts opened inputs together: reads logs into runs, finds the config that belongs to the newest
/// run (a dropped file first, else the log's own dump), telemetry into series. Never fails as a
/// whole: what cannot be used is in `problems`.
Case assembleCase(const std::vector<Source> &inputs, const Signatures &signatures,
                  const Progress &progress = {});

/// The trainer of the case when it is not AI Toolkit, as Run::trainer ("kohya-sd-scripts"; a front
/// end gives way to the trainer that it drives); else empty.
QString otherTrainerOf(const Case &facts);

/// Makes another run the one under diagnosis. A config that was taken from the log gives way to the
/// one that this run printed; a config file stays.
void selectRun(Case &facts, std::size_t run);

} // namespace headroom
