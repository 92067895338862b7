// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the VRAM page says about what it shows.
#include "base/numbers.h"
#include "report/wording.h"
#include "ui/chart/chartpage.h"

#include <QFileInfo>

#include <algorithm>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

/// Shared memory that Windows always lends a little of counts for nothing.
constexpr Bytes kSpill = Bytes::fromGib(1);

const MemorySample *highest(const Series &series)
{
    const auto found = std::ranges::max_element(series.samples, {}, &Series::level);
    return found == series.samples.end() ? nullptr : &*found;
}

/// How much more system memory the card used at its worst than at first.
Bytes spilled(const Series &series)
{
    Bytes least{std::numeric_limits<std::int64_t>::max()};
    Bytes most;
    for (const MemorySample &sample : series.samples) {
        if (!sample.shared)
            continue;
        least = std::min(least, *sample.shared);
        most = std::max(most, *sample.shared);
    }
    return most > least ? most - least : Bytes{};
}

std::optional<Phase> phaseAt(const RunTimeline &timeline, double seconds)
{
    for (const RunTimeline::Band &band : timeline.bands()) {
        if (seconds >= band.from && seconds <= band.to)
            return band.phase;
    }
    return std::nullopt;
}

} // namespace

QString ChartPage::sentence() const
{
    if (!model()->hasCase() && m_current < 0)
        return tr("No run is open. Drop a log, or telemetry, on this window.");
    if (m_current < 0) {
        return model()->estimateNow()
                   ? tr("Nobody measured this run's memory: this is the forecast.")
                   : tr("Nobody measured this run's memory, and without a config there is no "
                        "forecast.");
    }
    const Series &series = m_series[std::size_t(m_current)];
    if (series.format == "log"_L1) {
        return tr("Nobody measured this run's memory; its log tells it at %n moment(s).", nullptr,
                  static_cast<int>(series.samples.size()));
    }
    const MemorySample *top = highest(series);
    const ChartSource shown = source();
    const std::optional<Bytes> limit = series.capacity ? series.capacity : shown.limit;
    const Bytes level = Series::level(*top).value_or(Bytes{});
    const QString amount =
        limit ? tr("%1 of %2", "used, size of the card").arg(showSize(level), showSize(*limit))
              : showSize(level);
    const auto phase = phaseAt(m_timeline, top->seconds - shown.offset);
    if (const Bytes spill = spilled(series); spill > kSpill) {
        return tr("The card was full at %1, and %2 more went to slow shared memory.")
            .arg(amount, showSize(spill));
    }
    if (phase)
        return tr("The highest figure is %1, in this phase: %2.").arg(amount, titleOf(*phase));
    return tr("The highest figure is %1.").arg(amount);
}

QString ChartPage::notes() const
{
    if (m_current < 0)
        return {};
    const Series &series = m_series[std::size_t(m_current)];
    QStringList notes;
    if (series.format != "log"_L1 && series.polled && series.samples.size() > 1) {
        notes << tr("Measured every %1: what was needed for a moment in between is not in it, so "
                    "the peak may have been higher.")
                     .arg(showDuration(series.interval()));
    }
    if (series.clock == SeriesClock::Counted && series.samples.size() > 1)
        notes << tr("The file tells no time; its samples are taken to be a second apart.");
    if (series.scope == MemoryScope::Process)
        notes << tr("Counted by process, without what the driver itself holds.");
    if (series.format != "log"_L1 && run()) {
        switch (m_alignment.basis) {
        case Alignment::Basis::Drop:
            notes << tr("Lined up with the log by the fall at the end of the run.");
            break;
        case Alignment::Basis::Rise:
            notes << tr("Lined up with the log by the rise when the model was loaded.");
            break;
        case Alignment::Basis::Start:
            notes << tr("Nothing in the curve tells where the run began: both are taken to begin "
                        "together.");
            break;
        }
    }
    for (const Source &input : model()->facts().inputs) {
        if (input.path == series.source && !input.note.isEmpty())
            notes << input.note;
    }
    return notes.join(u' ');
}

QStringList ChartPage::sourceNames() const
{
    QStringList names;
    for (const Series &series : m_series) {
        const QString file = QFileInfo(series.source).fileName();
        if (series.format == "log"_L1)
            names << tr("Figures in the log");
        else if (!series.gpuName.isEmpty() && series.gpu)
            names << tr("GPU %1: %2 (%3)", "number, name, file")
                         .arg(*series.gpu)
                         .arg(series.gpuName, file);
        else if (!series.gpuName.isEmpty())
            names << tr("%1 (%2)", "card, file").arg(series.gpuName, file);
        else if (series.gpu)
            names << tr("GPU %1 (%2)", "number, file").arg(*series.gpu).arg(file);
        else
            names << file;
    }
    return names;
}

} // namespace headroom
