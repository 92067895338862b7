// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/source.h"
#include "memory/series.h"

#include <QStringList>

/// Telemetry files: what monitors, trackers and PyTorch wrote about the memory of a card while a
/// job ran. They are told apart by their content.
namespace headroom {

/// A telemetry file as series, one for each card, with what could not be used.
struct TelemetryFile
{
    QString format; ///< id, such as "nvidia_smi_csv"
    std::vector<Series> series;
    int rows = 0;         ///< that should hold figures
    int badRows = 0;      ///< of them, those that do not: cut, garbled
    int firstBadLine = 0; ///< 0 when there is none
    int emptyRows = 0;    ///< of them, those whose tool had no figure to tell ("N/A")
    QStringList notes;    ///< translated sentences: what a reader of the series should know
};

/// Reads a telemetry file. Bad rows are counted, not fatal. Errors: a file without any figure of
/// memory, and snapshots in Python's pickle form, which are never loaded.
Result<TelemetryFile> readTelemetry(const Source &source, const Progress &progress = {});
/// The same for decoded text.
Result<TelemetryFile> readTelemetry(QByteArrayView text, const QString &path);

/// "3 of 120 rows could not be read, the first at line 17."
QString badRowsNote(const TelemetryFile &file);

/// What to type to record the memory of an NVIDIA card while a job runs.
QString recordingCommand();

} // namespace headroom
