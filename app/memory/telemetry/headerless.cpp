// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/headerless.h"

#include <algorithm>
#include <map>

namespace headroom::telemetry {

namespace {

/// What one column holds.
struct Contents
{
    int times = 0, words = 0, shares = 0;
    std::vector<double> figures;

    double least() const { return *std::ranges::min_element(figures); }
    double most() const { return *std::ranges::max_element(figures); }
    bool isFigures() const { return !figures.empty() && words == 0 && times == 0; }
};

Contents look(const std::vector<Cells> &rows, std::size_t column)
{
    Contents contents;
    for (const Cells &row : rows) {
        if (column >= row.size() || isMissing(row[column]))
            continue;
        const auto figure = parseFigure(row[column]);
        if (figure && figure->unit == Unit::Percent)
            ++contents.shares;
        else if (figure)
            contents.figures.push_back(figure->value);
        else
            ++(parseMoment(row[column]) ? contents.times : contents.words);
    }
    return contents;
}

/// The most usual number of cells; rows cut at the end or noise have others.
std::size_t widthOf(const std::vector<Cells> &rows)
{
    std::map<std::size_t, int> counts;
    for (const Cells &row : rows)
        ++counts[row.size()];
    const auto usual =
        std::ranges::max_element(counts, {}, [](const auto &entry) { return entry.second; });
    return usual == counts.end() ? 0 : usual->first;
}

/// No card has less than 2 GiB to train on, and MiB are what nvidia-smi counts.
constexpr double kSmallestCard = 2048;

bool isTotal(const Contents &contents)
{
    return contents.isFigures() && contents.least() >= kSmallestCard &&
           contents.most() < 1024.0 * 1024 &&
           std::ranges::all_of(
               contents.figures, [](double value) { return value == double(int(value)); });
}

} // namespace

std::optional<std::vector<QByteArray>> guessNames(const std::vector<Cells> &rows)
{
    const std::size_t width = widthOf(rows);
    if (width < 2)
        return std::nullopt;
    std::vector<Contents> columns;
    for (std::size_t i = 0; i < width; ++i)
        columns.push_back(look(rows, i));

    std::vector<QByteArray> names(width, "?");
    std::optional<std::size_t> total;
    std::vector<std::size_t> moving;
    for (std::size_t i = 0; i < width; ++i) {
        const Contents &column = columns[i];
        if (column.times > 0 && column.words == 0)
            names[i] = "timestamp";
        else if (column.words > 0 && column.times == 0)
            names[i] = "name";
        else if (column.shares > 0)
            names[i] = "utilization.gpu";
        else if (isTotal(column) && (!total || column.most() > columns[*total].most()))
            total = i;
    }
    for (std::size_t i = 0; i < width; ++i) {
        const Contents &column = columns[i];
        if (names[i] != "?" || total == i || !column.isFigures())
            continue;
        if (column.most() <= 15 && column.least() >= 0)
            names[i] = names[i == 0 ? 0 : i - 1] == "timestamp" || i == 0 ? "index" : "?";
        else if (column.most() > 100)
            moving.push_back(i);
    }
    // The column with the largest figures is the total only if another one fills up below it.
    if (total && moving.empty() && columns[*total].least() < columns[*total].most())
        moving.push_back(*std::exchange(total, std::nullopt));
    if (moving.empty() || !std::ranges::contains(names, QByteArray("timestamp")))
        return std::nullopt;
    if (total)
        names[*total] = "memory.total";
    // Of used and free, an idle card has more free: used begins lower.
    const auto used = std::ranges::min_element(
        moving, {}, [&](std::size_t i) { return columns[i].figures.front(); });
    names[*used] = "memory.used";
    return names;
}

} // namespace headroom::telemetry
