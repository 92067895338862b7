// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/seriesbuilder.h"

#include "base/numbers.h"

#include <algorithm>
#include <numeric>

namespace headroom::telemetry {

namespace {

constexpr double kSecondsADay = 24 * 60 * 60;

template <typename T>
void reorder(std::vector<T> &values, const std::vector<std::size_t> &order)
{
    std::vector<T> sorted;
    sorted.reserve(order.size());
    for (const std::size_t from : order)
        sorted.push_back(std::move(values[from]));
    values = std::move(sorted);
}

/// What PyTorch's allocator counted itself, without a gap.
bool isExact(const QString &format)
{
    return format.startsWith(QLatin1StringView("torch_"));
}

bool hasFigure(const MemorySample &sample)
{
    return sample.used || sample.allocated || sample.reserved || sample.shared;
}

} // namespace

Series &SeriesBuilder::card(QByteArrayView key)
{
    if (m_last && m_last->key == key)
        return m_last->series;
    for (Card &card : m_cards) {
        if (card.key == key) {
            m_last = &card;
            return card.series;
        }
    }
    m_last = &m_cards.emplace_back();
    m_last->key = key.toByteArray();
    m_last->series.source = m_source;
    if (const auto index = parseInteger(key); index && *index >= 0 && *index < 1024)
        m_last->series.gpu = index;
    return m_last->series;
}

SeriesBuilder::Card &SeriesBuilder::cardOf(const Series &series)
{
    if (m_last && &m_last->series == &series)
        return *m_last;
    const auto found = std::ranges::find_if(
        m_cards, [&series](const Card &card) { return &card.series == &series; });
    m_last = &*found;
    return *m_last;
}

std::optional<double> SeriesBuilder::timeOf(Card &card, const Reading &reading) const
{
    if (reading.elapsed) {
        card.isElapsed = true;
        return reading.elapsed;
    }
    if (!reading.at)
        return std::nullopt;
    card.isUtc = card.isUtc || reading.at->isUtc;
    if (reading.at->hasDate)
        return reading.at->seconds;
    // Only the time of some day: going back by half a day means that midnight passed.
    card.isElapsed = true;
    if (reading.at->seconds < card.lastOfDay - kSecondsADay / 2)
        ++card.dayTurns;
    card.lastOfDay = reading.at->seconds;
    return reading.at->seconds + card.dayTurns * kSecondsADay;
}

void SeriesBuilder::add(Series &series, const Reading &reading)
{
    if (reading.capacity && reading.capacity->value > 0)
        series.capacity = std::max(series.capacity, reading.capacity);
    if (!hasFigure(reading.sample) && !reading.filled)
        return;
    Card &card = cardOf(series);
    card.times.push_back(timeOf(card, reading));
    card.filled.push_back(reading.filled.value_or(-1));
    series.samples.push_back(reading.sample);
}

void SeriesBuilder::countBadRow(int line)
{
    ++m_badRows;
    if (m_firstBadLine == 0)
        m_firstBadLine = line;
}

void SeriesBuilder::note(const QString &sentence)
{
    if (!m_notes.contains(sentence))
        m_notes << sentence;
}

void SeriesBuilder::settle(Card &card) const
{
    Series &series = card.series;
    series.format = m_format;
    series.polled = !isExact(m_format);
    for (std::size_t i = 0; i < series.samples.size(); ++i) {
        if (card.filled[i] >= 0 && series.capacity && !series.samples[i].used)
            series.samples[i].used = *series.capacity * (card.filled[i] / 100);
    }
    const auto timed = static_cast<std::size_t>(
        std::ranges::count_if(card.times, [](const auto &time) { return time.has_value(); }));
    if (timed * 2 <= card.times.size()) {
        for (std::size_t i = 0; i < series.samples.size(); ++i)
            series.samples[i].seconds = double(i);
        return;
    }
    // A sample without a time among others that have one belongs nowhere.
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < card.times.size(); ++i) {
        if (card.times[i])
            order.push_back(i);
    }
    std::ranges::stable_sort(order, {}, [&card](std::size_t i) { return *card.times[i]; });
    reorder(series.samples, order);
    const double first = *card.times[order.front()];
    for (std::size_t i = 0; i < order.size(); ++i)
        series.samples[i].seconds = *card.times[order[i]] - first;
    series.clock = card.isElapsed ? SeriesClock::Elapsed
                   : card.isUtc   ? SeriesClock::Utc
                                  : SeriesClock::Local;
    if (!card.isElapsed)
        series.start = first;
}

TelemetryFile SeriesBuilder::finish()
{
    TelemetryFile file{.format = m_format,
                       .series = {},
                       .rows = m_rows,
                       .badRows = m_badRows,
                       .firstBadLine = m_firstBadLine,
                       .emptyRows = m_emptyRows,
                       .notes = m_notes};
    for (Card &card : m_cards) {
        settle(card);
        std::erase_if(card.series.samples, [](const MemorySample &one) { return !hasFigure(one); });
        if (!card.series.samples.empty())
            file.series.push_back(std::move(card.series));
    }
    std::ranges::stable_sort(file.series, {}, &Series::gpu);
    return file;
}

} // namespace headroom::telemetry
