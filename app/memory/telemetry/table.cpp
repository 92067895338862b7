// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/table.h"

#include "base/numbers.h"

#include <algorithm>
#include <ranges>

namespace headroom::telemetry {

namespace {

constexpr double kSecondsAnHour = 3600;

int indexOf(const std::vector<Column> &columns, Meaning meaning)
{
    const auto found = std::ranges::find(columns, meaning, &Column::meaning);
    return found == columns.end() ? -1 : int(found - columns.begin());
}

/// The unit of figures that come without one, from how large they are.
Unit unitFor(double largest)
{
    if (largest > 1e7)
        return Unit::Byte;
    return largest > 200 ? Unit::Mega : Unit::Giga;
}

} // namespace

int *TableReader::Group::placeOf(Meaning meaning)
{
    switch (meaning) {
    case Meaning::Used:
        return &used;
    case Meaning::Free:
        return &free;
    case Meaning::Total:
        return &total;
    case Meaning::Allocated:
        return &allocated;
    case Meaning::Reserved:
        return &reserved;
    case Meaning::Shared:
        return &shared;
    case Meaning::Filled:
        return &filled;
    case Meaning::Load:
        return &load;
    default:
        return nullptr;
    }
}

bool TableReader::takeHeader(const std::vector<QByteArray> &names,
                             const std::vector<Cells> &samples)
{
    std::vector<Column> columns = columnsOf(names);
    const bool hasMemory = std::ranges::any_of(columns, &Column::isMemory);
    const bool hasActivity = indexOf(columns, Meaning::Activity) >= 0;
    if (!hasMemory && !hasActivity)
        return false;
    m_activityOnly = !hasMemory;
    m_names = names;
    m_columns = std::move(columns);
    arrange();
    settleUnits(samples);
    settleTimes(samples);
    const auto known = std::ranges::find_if(
        m_columns, [](const Column &column) { return column.isMemory() && column.format; });
    if (known != m_columns.end())
        m_builder.setFormat(QString::fromLatin1(known->format));
    return true;
}

void TableReader::arrange()
{
    m_dateTime = indexOf(m_columns, Meaning::DateTime);
    m_date = indexOf(m_columns, Meaning::Date);
    m_time = indexOf(m_columns, Meaning::TimeOfDay);
    m_elapsed = indexOf(m_columns, Meaning::Elapsed);
    m_step = indexOf(m_columns, Meaning::Step);
    m_index = indexOf(m_columns, Meaning::CardIndex);
    m_key = indexOf(m_columns, Meaning::CardKey);
    m_name = indexOf(m_columns, Meaning::CardName);
    m_process = indexOf(m_columns, Meaning::ProcessId);
    // Performance counters: where the cards are told, the single processes are left aside.
    const bool hasCards = std::ranges::any_of(m_columns, [](const Column &column) {
        return column.meaning == Meaning::Used && column.scope == MemoryScope::Card;
    });
    m_groups.clear();
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const Column &column = m_columns[i];
        if ((hasCards && column.scope == MemoryScope::Process) || !Group{}.placeOf(column.meaning))
            continue;
        auto group = std::ranges::find(m_groups, column.card, &Group::card);
        if (group == m_groups.end())
            group = m_groups.insert(m_groups.end(), Group{.card = column.card});
        if (column.isMemory())
            group->scope = m_process >= 0 ? MemoryScope::Process : column.scope;
        int &place = *group->placeOf(column.meaning);
        if (place < 0 || m_columns[std::size_t(place)].trust < column.trust)
            place = int(i);
    }
    std::erase_if(m_groups, [](const Group &group) {
        return group.used < 0 && group.free < 0 && group.allocated < 0 && group.reserved < 0 &&
               group.filled < 0;
    });
}

void TableReader::settleUnits(const std::vector<Cells> &samples)
{
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        Column &column = m_columns[i];
        if (!column.isMemory() || column.unit != Unit::None)
            continue;
        double largest = 0;
        for (const Cells &row : samples) {
            if (const auto figure = parseFigure(cell(row, int(i))))
                largest = std::max(largest, figure->value);
        }
        column.unit = unitFor(largest);
    }
}

void TableReader::settleTimes(const std::vector<Cells> &samples)
{
    if (m_dateTime < 0 && m_date < 0 && m_time < 0 && m_elapsed < 0)
        m_dateTime = columnOfMoments(samples);
    const int column = m_date >= 0 ? m_date : m_dateTime;
    Cells dates;
    for (const Cells &row : samples)
        dates.push_back(cell(row, column));
    m_dateOrder = orderOf(dates);
    if (m_elapsed < 0 || samples.size() < 2)
        return;
    const auto first = parseNumber(cell(samples.front(), m_elapsed));
    const auto last = parseNumber(cell(samples.back(), m_elapsed));
    Column &elapsed = m_columns[std::size_t(m_elapsed)];
    // Nobody measures twenty times a second for a training: those are hours.
    const bool inHours = elapsed.perSecond == 1 && first && last &&
                         (*last - *first) / double(samples.size() - 1) < 0.05;
    if (inHours)
        elapsed.perSecond = 1 / kSecondsAnHour;
}

/// A column without a known name that holds dates and times throughout.
int TableReader::columnOfMoments(const std::vector<Cells> &samples) const
{
    for (std::size_t i = 0; i < m_columns.size() && !samples.empty(); ++i) {
        const bool holdsMoments = std::ranges::all_of(samples, [&](const Cells &row) {
            const QByteArrayView text = cell(row, int(i));
            const auto moment = parseMoment(text);
            return (moment && moment->hasDate && !parseNumber(text)) || row.size() < 2;
        });
        if (m_columns[i].meaning == Meaning::None && holdsMoments)
            return int(i);
    }
    return -1;
}

QByteArrayView TableReader::cell(const Cells &cells, int column) const
{
    return column >= 0 && std::size_t(column) < cells.size() ? cells[std::size_t(column)]
                                                             : QByteArrayView();
}

bool TableReader::isHeader(const Cells &cells) const
{
    return cells.size() <= m_names.size() && cells.size() > 1 &&
           std::ranges::equal(cells, m_names | std::views::take(cells.size()),
                              [](QByteArrayView cell, const QByteArray &name) {
                                  return cell.trimmed() == name.trimmed();
                              });
}

std::optional<Moment> TableReader::momentOf(const Cells &cells) const
{
    if (m_dateTime >= 0)
        return parseMoment(cell(cells, m_dateTime), m_dateOrder);
    if (m_date < 0 && m_time < 0)
        return m_moment;
    const QByteArrayView time = cell(cells, m_time);
    if (m_date < 0)
        return parseMoment(time, m_dateOrder);
    const QByteArrayView date = cell(cells, m_date);
    return time.isEmpty()
               ? parseMoment(date, m_dateOrder)
               : parseMoment(date.trimmed().toByteArray() + ' ' + time.trimmed().toByteArray(),
                             m_dateOrder);
}

/// False when a cell holds neither a figure nor a word for none.
bool TableReader::takeFigures(const Group &group, const Cells &cells, Reading &reading) const
{
    bool sound = true;
    const auto amount = [&](int column) -> std::optional<Bytes> {
        if (column < 0)
            return std::nullopt;
        const QByteArrayView text = cell(cells, column);
        const auto value = parseAmount(text, m_columns[std::size_t(column)].unit);
        const bool isCut = std::size_t(column) >= cells.size();
        sound = sound && !isCut && (value || isMissing(text));
        return value;
    };
    const auto percent = [&](int column) -> std::optional<double> {
        const auto figure = column < 0 ? std::nullopt : parseFigure(cell(cells, column));
        return figure && figure->value >= 0 && figure->value <= 100 ? std::optional(figure->value)
                                                                    : std::nullopt;
    };
    reading.capacity = amount(group.total);
    reading.sample.used = amount(group.used);
    const auto free = amount(group.free);
    if (group.used < 0 && free && reading.capacity) {
        reading.sample.used = *reading.capacity - *free;
        sound = sound && *free <= *reading.capacity;
    }
    reading.sample.allocated = amount(group.allocated);
    reading.sample.reserved = amount(group.reserved);
    reading.sample.shared = amount(group.shared);
    reading.filled = percent(group.filled);
    if (const auto load = percent(group.load))
        reading.sample.load = float(*load);
    return sound;
}

Series &TableReader::cardOf(const Group &group, const Cells &cells)
{
    QByteArrayView key = group.card;
    for (const int column : {m_index, m_key, m_name}) {
        if (key.isEmpty())
            key = cell(cells, column).trimmed();
    }
    if (key.startsWith("card"))
        key = key.sliced(4);
    Series &series = m_builder.card(key);
    series.scope =
        group.used < 0 && group.filled < 0 && group.free < 0 ? MemoryScope::Allocator : group.scope;
    if (series.gpuName.isEmpty() && m_name >= 0)
        series.gpuName = QString::fromUtf8(cell(cells, m_name).trimmed());
    return series;
}

void TableReader::takeRow(const Cells &cells, int line)
{
    if (m_groups.empty())
        return;
    Reading base;
    base.at = momentOf(cells);
    if (const auto elapsed = parseNumber(cell(cells, m_elapsed)))
        base.elapsed = *elapsed / m_columns[std::size_t(m_elapsed)].perSecond;
    if (const auto step = parseNumber(cell(cells, m_step)); step && *step >= 0 && *step < 1e9)
        base.sample.step = StepNumber{int(*step)};
    const bool isTimed = m_dateTime >= 0 || m_date >= 0 || m_time >= 0;
    bool sound = !isTooShort(cells) && (!isTimed || base.at);
    bool any = false;
    m_builder.countRow();
    for (const Group &group : m_groups) {
        if (!sound)
            break;
        Reading reading = base;
        sound = takeFigures(group, cells, reading);
        if (!sound || (!reading.sample.used && !reading.sample.allocated &&
                       !reading.sample.reserved && !reading.filled))
            continue;
        any = true;
        Series &series = cardOf(group, cells);
        if (m_process >= 0)
            addProcess(series, reading, cell(cells, m_process));
        else
            m_builder.add(series, reading);
    }
    if (!sound)
        m_builder.countBadRow(line);
    else if (!any)
        m_builder.countEmptyRow();
}

void TableReader::addProcess(Series &series, const Reading &reading, QByteArrayView process)
{
    ProcessSum &sum = m_sums[&series];
    const bool sameTime =
        !reading.at || !sum.reading.at || reading.at->seconds == sum.reading.at->seconds;
    if (!sum.processes.isEmpty() && (!sameTime || sum.processes.contains(process))) {
        m_builder.add(series, sum.reading);
        sum = {};
    }
    if (sum.processes.isEmpty())
        sum.reading = reading;
    else
        sum.reading.sample.used =
            sum.reading.sample.used.value_or(Bytes{}) + reading.sample.used.value_or(Bytes{});
    sum.processes << process.toByteArray();
}

void TableReader::finish()
{
    for (auto sum = m_sums.cbegin(); sum != m_sums.cend(); ++sum) {
        if (!sum->processes.isEmpty())
            m_builder.add(*sum.key(), sum->reading);
    }
    m_sums.clear();
}

} // namespace headroom::telemetry
