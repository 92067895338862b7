// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"
#include "ui/shell/caseshelf.h"

#include <QStringList>

#include <memory>

namespace headroom {

/// What the user asked to open: files and folders, or text without a file.
struct CaseRequest
{
    QStringList paths = {};
    QByteArray pasted = {};
    bool withoutInputs = false;    ///< an empty case that only the questions fill
    Case open = {};                ///< the case that is open now, which a new file may complete
    Attempts attempts = {};        ///< of the open case, which a new log may continue
    QString jobDiskPath = {};      ///< the open config's own file
    bool asNextRun = false;        ///< the log is the next run of the open case
    CaseShelf shelf = CaseShelf(); ///< where cases are kept
    std::optional<CaseShelf::Kept> resumed = {};     ///< a kept case to take up again
    QDateTime now = QDateTime::currentDateTimeUtc(); ///< when it was asked
};

/// How new files relate to the case that was open.
enum class Arrival {
    Replaced, ///< a case of its own
    Joined,   ///< they complete the open case
    NextRun,  ///< the next run of the open case's job
};

/// A case with its first diagnosis, as the worker thread hands it over.
struct LoadedCase
{
    Case facts;
    Diagnosis diagnosis;
    QString jobDiskPath; ///< the config's own file; empty when it has none
    Arrival arrival = Arrival::Replaced;
    std::vector<InputRef> inputs = {};   ///< facts.inputs, to be found again
    Attempts attempts = {};              ///< of the job, this run's among them
    QString keptId = {};                 ///< of the kept case that was taken up again
    std::optional<JobText> unsaved = {}; ///< the config with the edits that were not saved then
};

/// Opens, reads and diagnoses. Runs on a worker thread. Errors mean that nothing at all could be
/// used: one for each input.
std::expected<LoadedCase, std::vector<Error>>
loadCase(const CaseRequest &request, const Knowledge &knowledge, const Progress &progress);

/// Whether new files complete the open case: a config for a log that came without one, a log for a
/// lone config, telemetry for any. Otherwise they are a case of their own.
bool completes(const std::vector<Source> &fresh, const Case &open);

/// The config file the case was read from, if it has one that can be saved over; nullptr otherwise.
const Source *jobSource(const Case &facts);

} // namespace headroom
