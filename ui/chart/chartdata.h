// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/case.h"
#include "memory/estimate.h"
#include "ui/chart/pointpyramid.h"

namespace headroom {

enum class CurveKind { Used, Allocated, Reserved, Shared };
inline constexpr CurveKind kCurveKinds[] = {CurveKind::Used, CurveKind::Allocated,
                                            CurveKind::Reserved, CurveKind::Shared};

/// A curve in GiB, in stretches: where nothing was measured for long there is a gap.
struct ChartCurve
{
    CurveKind kind = CurveKind::Used;
    std::vector<PointPyramid> stretches;
};

/// A phase of the run behind the curves.
struct ChartBand
{
    Phase phase = Phase::Unknown;
    double from = 0;
    double to = 0;
    std::optional<Bytes> forecast = {}; ///< of its peak
};

enum class MarkerKind { Crash, SurvivedFailure, SkippedBatch, Sample, Save };

struct ChartMarker
{
    MarkerKind kind = MarkerKind::Crash;
    double at = 0;
    LineNumber line;
};

enum class ChartAxis { Time, Step };

/// Everything that the chart draws, as plain values. x is seconds since the run began, or steps.
struct ChartData
{
    ChartAxis axis = ChartAxis::Time;
    std::vector<ChartCurve> curves;
    std::vector<ChartBand> bands;
    std::vector<ChartMarker> markers;
    std::optional<Bytes> limit;
    double from = 0; ///< the whole extent in x
    double to = 0;
    double top = 0; ///< the highest figure, in GiB

    bool isEmpty() const { return curves.empty(); }
    const ChartCurve *curve(CurveKind kind) const;
};

/// A series with the run that it was measured beside.
struct ChartSource
{
    const Series *series = nullptr;
    const Run *run = nullptr;           ///< may be absent
    RunTimeline timeline = {};          ///< of the run
    double offset = 0;                  ///< the run's start, in seconds of the series
    const Series *figures = nullptr;    ///< of the log, in the run's time; for curves that the
                                        ///< series does not have
    std::optional<Bytes> limit = {};    ///< where the series tells none
    const Estimate *estimate = nullptr; ///< may be absent
};

/// x of a moment of the series; absent for moments that have no step.
std::optional<double> chartX(const ChartSource &source, ChartAxis axis, double seconds);
ChartData chartOf(const ChartSource &source, ChartAxis axis);

/// "used", "used by the process" …, and "crash" …, in the user's language.
QString titleOf(CurveKind kind);
QString titleOf(MarkerKind kind);

} // namespace headroom
