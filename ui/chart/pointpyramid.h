// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>

#include <span>
#include <vector>

namespace headroom {

/// Reduces a curve to at most four points for each pixel column: the first, the lowest, the
/// highest and the last (M4; Jugel et al. 2014). The line drawn is the same, and no peak is lost.
/// The points are sorted by x.
QList<QPointF> reduceToColumns(std::span<const QPointF> points, double from, double to,
                               int columns);

/// The points of a long curve with coarser versions of themselves, so that a view of a million
/// points is reduced as fast as one of some thousands. Each coarser version keeps the extremes.
class PointPyramid
{
public:
    PointPyramid() = default;
    explicit PointPyramid(std::vector<QPointF> points);

    const std::vector<QPointF> &points() const { return m_levels.front(); }
    bool isEmpty() const { return m_levels.front().empty(); }
    /// The curve between two x for so many pixel columns, with its neighbours outside of the view,
    /// so that the line goes on to the edges.
    QList<QPointF> view(double from, double to, int columns) const;

private:
    std::vector<std::vector<QPointF>> m_levels{1};
};

} // namespace headroom
