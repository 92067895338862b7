// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/telemetry/runtimeline.h"

#include <QByteArray>

namespace headroom {

/// A figure of memory that a log prints in passing.
struct PrintedFigure
{
    enum class Kind { Used, Allocated, Reserved };
    LineNumber line;
    Kind kind = Kind::Used;
    Bytes amount;
};

/// Finds the figures that trainers and user scripts print, such as "Allocated: 3.4GB" or
/// "[peak_vram] step: 11.20 GiB". Only lines that name memory and a unit are looked at closely.
class PrintedFigures
{
public:
    void feed(QByteArrayView block);
    std::vector<PrintedFigure> finish();

private:
    void takeLine(QByteArrayView line);

    QByteArray m_rest; ///< of a line that the block's end cut
    int m_line = 0;
    std::vector<PrintedFigure> m_figures;
};

/// The figures inside a run's log as a series of the allocator: what was printed in passing, and
/// what its failures tell. Absent when there are none.
std::optional<Series> seriesOfLog(const Run &run, const std::vector<PrintedFigure> &printed,
                                  const RunTimeline &timeline);

} // namespace headroom
