// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/chartdata.h"

#include "diagnosis/situation.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

/// A pause of so many usual distances between two samples is a gap.
constexpr double kGap = 8;
constexpr double kShortestGap = 15; ///< seconds

const std::optional<Bytes> &figureOf(const MemorySample &sample, CurveKind kind)
{
    switch (kind) {
    case CurveKind::Used:
        break;
    case CurveKind::Allocated:
        return sample.allocated;
    case CurveKind::Reserved:
        return sample.reserved;
    case CurveKind::Shared:
        return sample.shared;
    }
    return sample.used;
}

ChartCurve curveOf(const ChartSource &source, ChartAxis axis, CurveKind kind)
{
    ChartCurve curve{.kind = kind, .stretches = {}};
    if (!source.series)
        return curve;
    const Series &series = *source.series;
    // What a log tells in passing is far apart by nature.
    const double gap = series.format == QLatin1StringView("log")
                           ? std::numeric_limits<double>::max()
                           : std::max(kShortestGap, kGap * series.interval());
    std::vector<QPointF> points;
    std::optional<double> before;
    const auto close = [&] {
        if (!points.empty())
            curve.stretches.emplace_back(std::exchange(points, {}));
    };
    for (const MemorySample &sample : series.samples) {
        const std::optional<Bytes> &figure = figureOf(sample, kind);
        const std::optional<double> x = chartX(source, axis, sample.seconds);
        if (!figure || !x)
            continue;
        if (before && sample.seconds - *before > gap)
            close();
        // Steps may stand still, but never run back.
        points.emplace_back(points.empty() ? *x : std::max(*x, points.back().x()), figure->gib());
        before = sample.seconds;
    }
    close();
    return curve;
}

/// The estimate that is drawn over a phase; start-up and saving are too short to show one.
std::optional<EstimatePhase> forecastPhaseOf(Phase phase)
{
    const bool isShort = phase == Phase::Startup || phase == Phase::Save;
    return isShort ? std::nullopt : estimatePhaseOf(phase);
}

/// x of a moment of the run.
std::optional<double> runX(const ChartSource &source, ChartAxis axis, double seconds)
{
    return axis == ChartAxis::Time ? seconds : source.timeline.stepAt(seconds);
}

void addBands(const ChartSource &source, ChartData &data)
{
    for (const RunTimeline::Band &band : source.timeline.bands()) {
        const auto from = runX(source, data.axis, band.from);
        const auto to = runX(source, data.axis, band.to);
        if (!to || from.value_or(0) >= *to)
            continue;
        // The first ten steps are no phase that somebody looking at a curve would miss.
        const Phase phase = band.phase == Phase::EarlyTrain ? Phase::MidTrain : band.phase;
        ChartBand drawn{.phase = phase, .from = from.value_or(0), .to = *to};
        const auto estimated = forecastPhaseOf(phase);
        if (source.estimate && estimated && source.estimate->phase(*estimated))
            drawn.forecast = source.estimate->phase(*estimated)->mid;
        if (!data.bands.empty() && data.bands.back().phase == phase &&
            data.bands.back().to == drawn.from)
            data.bands.back().to = drawn.to;
        else
            data.bands.push_back(drawn);
    }
}

void addMarkers(const ChartSource &source, ChartData &data)
{
    const Run &run = *source.run;
    const auto add = [&](MarkerKind kind, LineNumber line) {
        if (const auto at = runX(source, data.axis, source.timeline.at(line)))
            data.markers.push_back({kind, *at, line});
    };
    for (const PhaseSpan &span : run.phases) {
        if (span.phase == Phase::Save)
            add(MarkerKind::Save, span.first);
        else if (span.phase == Phase::BaselineSample || span.phase == Phase::PreviewSample)
            add(MarkerKind::Sample, span.first);
    }
    for (const LineNumber line : run.skippedBatchLines)
        add(MarkerKind::SkippedBatch, line);
    for (const Failure &failure : run.failures) {
        const bool isFatal = &failure == run.fatalFailure();
        const bool isSkip = std::ranges::any_of(run.skippedBatchLines, [&](LineNumber line) {
            return std::abs(line.value - failure.line.value) <= 2;
        });
        if (isFatal || (failure.survived && !isSkip))
            add(isFatal ? MarkerKind::Crash : MarkerKind::SurvivedFailure, failure.line);
    }
    if (!run.fatalFailure() && (run.end == RunEnd::Failed || run.end == RunEnd::Killed))
        add(MarkerKind::Crash, run.lastLine);
    std::ranges::stable_sort(data.markers, {}, &ChartMarker::at);
}

void findExtent(ChartData &data)
{
    std::optional<double> from, to;
    for (const ChartCurve &curve : data.curves) {
        for (const PointPyramid &stretch : curve.stretches) {
            from =
                std::min(from.value_or(stretch.points().front().x()), stretch.points().front().x());
            to = std::max(to.value_or(stretch.points().back().x()), stretch.points().back().x());
            const auto highest = std::ranges::max_element(stretch.points(), {}, &QPointF::y);
            data.top = std::max(data.top, highest->y());
        }
    }
    for (const ChartBand &band : data.bands) {
        from = std::min(from.value_or(band.from), band.from);
        to = std::max(to.value_or(band.to), band.to);
        data.top = std::max(data.top, band.forecast.value_or(Bytes{}).gib());
    }
    data.from = from.value_or(0);
    data.to = std::max(to.value_or(0), data.from + 1);
    data.top = std::max(data.top, data.limit.value_or(Bytes{}).gib());
}

} // namespace

const ChartCurve *ChartData::curve(CurveKind kind) const
{
    const auto found = std::ranges::find(curves, kind, &ChartCurve::kind);
    return found == curves.end() ? nullptr : &*found;
}

std::optional<double> chartX(const ChartSource &source, ChartAxis axis, double seconds)
{
    const double inRun = seconds - source.offset;
    if (axis == ChartAxis::Time)
        return inRun;
    // Before the first step and after the last nothing was trained.
    return inRun < 0 || inRun > source.timeline.end() + 1 ? std::nullopt
                                                          : source.timeline.stepAt(inRun);
}

ChartData chartOf(const ChartSource &source, ChartAxis axis)
{
    ChartData data;
    data.axis = axis;
    data.limit = source.series && source.series->capacity ? source.series->capacity : source.limit;
    ChartSource figures = source;
    figures.series = source.figures;
    figures.offset = 0;
    for (const CurveKind kind : kCurveKinds) {
        ChartCurve curve = curveOf(source, axis, kind);
        if (curve.stretches.empty())
            curve = curveOf(figures, axis, kind);
        if (!curve.stretches.empty())
            data.curves.push_back(std::move(curve));
    }
    if (source.run) {
        addBands(source, data);
        addMarkers(source, data);
    }
    findExtent(data);
    return data;
}

QString titleOf(CurveKind kind)
{
    switch (kind) {
    case CurveKind::Used:
        return QCoreApplication::translate("Chart", "Used");
    case CurveKind::Allocated:
        return QCoreApplication::translate("Chart", "Allocated by PyTorch");
    case CurveKind::Reserved:
        return QCoreApplication::translate("Chart", "Reserved by PyTorch");
    case CurveKind::Shared:
        return QCoreApplication::translate("Chart", "Shared system memory");
    }
    return {};
}

QString titleOf(MarkerKind kind)
{
    switch (kind) {
    case MarkerKind::Crash:
        return QCoreApplication::translate("Chart", "crash");
    case MarkerKind::SurvivedFailure:
        return QCoreApplication::translate("Chart", "out of memory, survived");
    case MarkerKind::SkippedBatch:
        return QCoreApplication::translate("Chart", "batch skipped");
    case MarkerKind::Sample:
        return QCoreApplication::translate("Chart", "sampling begins");
    case MarkerKind::Save:
        return QCoreApplication::translate("Chart", "save");
    }
    return {};
}

} // namespace headroom
