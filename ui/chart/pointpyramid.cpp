// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/pointpyramid.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr std::size_t kBlock = 16;      ///< points that become at most four of the next level
constexpr std::size_t kCoarsest = 8192; ///< points below which no coarser level is worth having
constexpr std::size_t kPerColumn = 16;  ///< points for each column that a level must still have

/// The first, lowest, highest and last of a stretch, in their order, each once.
template <typename Sink>
void takeFour(std::span<const QPointF> stretch, Sink &sink)
{
    const auto [low, high] = std::ranges::minmax_element(stretch, {}, &QPointF::y);
    const auto first = stretch.begin();
    const auto last = stretch.end() - 1;
    auto previous = stretch.end();
    for (const auto kept : {first, std::min(low, high), std::max(low, high), last}) {
        if (kept != previous)
            sink.push_back(*kept);
        previous = kept;
    }
}

std::vector<QPointF> coarser(const std::vector<QPointF> &points)
{
    std::vector<QPointF> result;
    result.reserve(points.size() / kBlock * 4 + 4);
    const std::span all(points);
    for (std::size_t at = 0; at < all.size(); at += kBlock)
        takeFour(all.subspan(at, std::min(kBlock, all.size() - at)), result);
    return result;
}

/// The points between two x, and one more on either side.
std::span<const QPointF> within(std::span<const QPointF> points, double from, double to)
{
    auto first = std::ranges::lower_bound(points, from, {}, &QPointF::x);
    auto last = std::ranges::upper_bound(points, to, {}, &QPointF::x);
    if (first != points.begin())
        --first;
    if (last != points.end())
        ++last;
    return {first, last};
}

} // namespace

QList<QPointF> reduceToColumns(std::span<const QPointF> points, double from, double to, int columns)
{
    QList<QPointF> result;
    if (points.size() <= std::size_t(std::max(1, columns)) * 4 || to <= from) {
        result.assign(points.begin(), points.end());
        return result;
    }
    result.reserve(qsizetype(columns) * 4 + 8);
    const double perColumn = (to - from) / columns;
    auto begin = points.begin();
    while (begin != points.end()) {
        const double column = std::floor((begin->x() - from) / perColumn);
        const double edge = from + (column + 1) * perColumn;
        auto end = begin + 1;
        while (end != points.end() && end->x() < edge)
            ++end;
        takeFour({begin, end}, result);
        begin = end;
    }
    return result;
}

PointPyramid::PointPyramid(std::vector<QPointF> points)
{
    m_levels.front() = std::move(points);
    while (m_levels.back().size() > kCoarsest)
        m_levels.push_back(coarser(m_levels.back()));
}

QList<QPointF> PointPyramid::view(double from, double to, int columns) const
{
    std::span<const QPointF> chosen = within(m_levels.front(), from, to);
    for (std::size_t level = 1; level < m_levels.size(); ++level) {
        const std::span<const QPointF> coarse = within(m_levels[level], from, to);
        if (coarse.size() < kPerColumn * std::size_t(std::max(1, columns)))
            break;
        chosen = coarse;
    }
    return reduceToColumns(chosen, from, to, columns);
}

} // namespace headroom
