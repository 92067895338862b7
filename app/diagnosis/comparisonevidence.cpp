// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What other runs, and memory over time, say about this one.
#include "diagnosis/evidence.h"

#include "base/numbers.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

std::optional<JobView> viewOf(const Run &run)
{
    if (!run.config)
        return std::nullopt;
    const Result<JobText> job = JobText::fromProcessDump(run.config->text, run.job);
    if (!job)
        return std::nullopt;
    const Result<JobView> view = JobView::read(*job);
    return view ? std::optional(*view) : std::nullopt;
}

/// An earlier run that got past where this one failed, with the config it printed.
std::optional<JobView> configThatWorked(const Observed &observed)
{
    if (!observed.facts.current || observed.view() == nullptr)
        return std::nullopt;
    for (std::size_t i = *observed.facts.current; i-- > 0;) {
        const Run &run = observed.facts.runs[i];
        const bool worked = run.end == RunEnd::Finished && memoryFailures(run).empty();
        if (!worked)
            continue;
        if (std::optional<JobView> view = viewOf(run); view && view->arch == observed.view()->arch)
            return view;
    }
    return std::nullopt;
}

/// Compares one measure of the run that worked with this one's; "more" is what can have broken it.
template <typename Measure>
Finding grew(const Observed &observed, Measure measure)
{
    const std::optional<JobView> before = configThatWorked(observed);
    if (!before)
        return {};
    const int was = measure(*before);
    const int is = measure(*observed.view());
    return is > was ? present(u"log"_s, {QString::number(was), QString::number(is)}) : Finding{};
}

Finding smallerBatchWorked(const Observed &observed)
{
    return grew(observed, [](const JobView &view) { return view.largestBatch(); });
}

Finding smallerBucketWorked(const Observed &observed)
{
    return grew(observed, [](const JobView &view) { return view.largestResolution(); });
}

Finding fewerFramesWorked(const Observed &observed)
{
    return grew(observed, [](const JobView &view) { return view.largestFrames(); });
}

Finding checkpointingWorked(const Observed &observed)
{
    return grew(observed,
                [](const JobView &view) { return view.train.gradientCheckpointing.value ? 0 : 1; });
}

Finding smallerPreviewWorked(const Observed &observed)
{
    return grew(observed, [](const JobView &view) { return view.largestSamplePixels(); });
}

Finding failedAtOnceBefore(const Observed &observed)
{
    if (!observed.facts.current || *observed.facts.current == 0 || observed.run() == nullptr)
        return {};
    const Run &before = observed.facts.runs[*observed.facts.current - 1];
    const Failure *fatal = before.fatalFailure();
    if (fatal == nullptr || fatal->memoryKind == MemoryKind::None || before.stepsDone)
        return {};
    return before.job == observed.run()->job ? present(u"log"_s, {}, fatal->line) : Finding{};
}

/// The first and last tenth of a series, where it is long enough to show a trend.
Finding memoryClimbs(const Observed &observed)
{
    for (const Series &series : observed.facts.series) {
        std::vector<double> used;
        for (const MemorySample &sample : series.samples) {
            const std::optional<Bytes> value = sample.allocated ? sample.allocated : sample.used;
            if (value)
                used.push_back(value->gib());
        }
        const std::size_t part = used.size() / 10;
        if (part < 3)
            continue;
        // The second half against the first: loading climbs too, but only at the beginning.
        const auto peak = [&](std::size_t from, std::size_t to) {
            return *std::max_element(used.begin() + static_cast<qsizetype>(from),
                                     used.begin() + static_cast<qsizetype>(to));
        };
        const double middle = peak(4 * part, 5 * part);
        const double later = peak(7 * part, 8 * part);
        const double end = peak(used.size() - part, used.size());
        const bool climbs = later > middle * 1.05 && end > later * 1.02;
        return knownToBe(climbs, u"telemetry"_s,
                         {showSize(Bytes::fromGib(middle)), showSize(Bytes::fromGib(end))});
    }
    return {};
}

constexpr std::array kTable{
    Extractor{"same_job_failed_at_once_before", failedAtOnceBefore},
    Extractor{"worked_with_smaller_batch", smallerBatchWorked},
    Extractor{"worked_with_smaller_bucket", smallerBucketWorked},
    Extractor{"worked_with_fewer_frames", fewerFramesWorked},
    Extractor{"worked_with_checkpointing", checkpointingWorked},
    Extractor{"worked_with_smaller_preview", smallerPreviewWorked},
    Extractor{"memory_climbs", memoryClimbs},
};

} // namespace

std::span<const Extractor> comparisonExtractors()
{
    return kTable;
}

} // namespace headroom
