// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/telemetry/seriesbuilder.h"

/// The readers of what is no plain table. Each takes a whole text; texts of another form yield
/// nothing.
namespace headroom::telemetry {

/// MSI Afterburner's .hml: records with a number in front that tells their kind.
void readAfterburner(QByteArrayView text, SeriesBuilder &builder);
/// Text for people: the table of nvidia-smi and nvitop, "nvidia-smi -q", gpustat, rocm-smi, torch's
/// memory_summary() and the text of a Prometheus exporter.
void readTextReport(QByteArrayView text, SeriesBuilder &builder);
/// JSON of gpustat, rocm-smi, amd-smi, nvtop, torch's memory_stats() and memory snapshots, and
/// scalars of TensorBoard; several documents may follow each other.
void readJson(QByteArrayView text, const QString &path, SeriesBuilder &builder);
/// "nvidia-smi -q -x"; several documents may follow each other.
void readXml(QByteArrayView text, SeriesBuilder &builder);

} // namespace headroom::telemetry
