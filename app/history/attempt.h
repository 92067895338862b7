// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/comparison.h"
#include "history/inputref.h"

#include <QDateTime>

namespace headroom {

/// One run of a job: the config it used, what came of it, and what the user wants to remember.
struct Attempt
{
    QDateTime when;            ///< when it was added, UTC
    InputRef log;              ///< no path when there was no log, or a pasted one
    QByteArray config;         ///< as the run used it; empty when unknown
    QString configName;        ///< the file's name, for showing
    std::vector<Edit> changes; ///< since the attempt before, by config path
    RunSummary run;
    Outcome outcome = Outcome::First; ///< against the attempt before
    QString note;

    /// The config as text that can be read and compared; absent when unknown.
    std::optional<JobText> job() const;
    /// The reading of job(); absent too when it is no job of AI Toolkit.
    std::optional<JobView> view() const;
};

/// The attempts of one job, oldest first.
using Attempts = std::vector<Attempt>;

/// Describes the case's run as an attempt that follows others. The time comes from outside.
Attempt makeAttempt(const Case &facts, const Diagnosis &diagnosis, const Attempts &before,
                    const QDateTime &when);

/// Compares an attempt with the one before it.
Comparison comparisonAt(const Attempts &attempts, std::size_t index);
/// comparisonAt() as a sentence, translated.
QString reasonAt(const Attempts &attempts, std::size_t index);

/// The newest attempt that ran without failing; nullptr when there is none.
const Attempt *lastStable(const Attempts &attempts);
/// The newest attempt that failed and tells how much memory it had and wanted.
const Attempt *lastMeasuredFailure(const Attempts &attempts);

} // namespace headroom
