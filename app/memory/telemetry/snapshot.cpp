// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/snapshot.h"

#include <QJsonArray>

#include <ranges>

namespace headroom::telemetry {

using namespace Qt::StringLiterals;

namespace {

struct State
{
    double allocated = 0;
    double reserved = 0;
};

/// What an event added.
State changeBy(const QJsonObject &event)
{
    const QString action = event["action"_L1].toString();
    const double size = event["size"_L1].toDouble();
    if (action == "alloc"_L1)
        return {size, 0};
    if (action == "free_completed"_L1)
        return {-size, 0};
    if (action == "segment_alloc"_L1 || action == "segment_map"_L1)
        return {0, size};
    if (action == "segment_free"_L1 || action == "segment_unmap"_L1)
        return {0, -size};
    return {};
}

State stateAtEnd(const QJsonArray &segments, int device)
{
    State state;
    for (const QJsonValue &segment : segments) {
        if (segment["device"_L1].toInt() != device)
            continue;
        state.allocated += segment["allocated_size"_L1].toDouble();
        state.reserved += segment["total_size"_L1].toDouble();
    }
    return state;
}

} // namespace

void readSnapshot(const QJsonObject &snapshot, SeriesBuilder &builder)
{
    builder.setFormat(u"torch_snapshot"_s);
    const QJsonArray segments = snapshot["segments"_L1].toArray();
    const QJsonArray traces = snapshot["device_traces"_L1].toArray();
    for (qsizetype device = 0; device < traces.size(); ++device) {
        const QJsonArray events = traces[device].toArray();
        State state = stateAtEnd(segments, int(device));
        if (events.isEmpty() && state.reserved <= 0)
            continue;
        std::vector<Reading> backwards;
        const auto keep = [&](std::optional<Moment> at) {
            Reading reading;
            reading.at = at;
            reading.sample.allocated = Bytes{std::int64_t(std::max(0.0, state.allocated))};
            reading.sample.reserved = Bytes{std::int64_t(std::max(0.0, state.reserved))};
            backwards.push_back(reading);
            builder.countRow();
        };
        for (qsizetype i = events.size() - 1; i >= 0; --i) {
            const QJsonObject event = events[i].toObject();
            const double microseconds = event["time_us"_L1].toDouble();
            keep(microseconds > 0 ? std::optional(Moment{microseconds / 1e6, true, true})
                                  : std::nullopt);
            const State change = changeBy(event);
            state.allocated -= change.allocated;
            state.reserved -= change.reserved;
        }
        if (events.isEmpty())
            keep(std::nullopt);
        Series &series = builder.card(QByteArray::number(device));
        series.scope = MemoryScope::Allocator;
        for (const Reading &reading : backwards | std::views::reverse)
            builder.add(series, reading);
    }
}

} // namespace headroom::telemetry
