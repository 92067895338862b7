// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/pointpyramid.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace headroom;

namespace {

std::vector<QPointF> noise(int count)
{
    std::mt19937 random(20250301);
    std::uniform_real_distribution<double> height(2, 20);
    std::vector<QPointF> points;
    for (int i = 0; i < count; ++i)
        points.emplace_back(i, height(random));
    return points;
}

double highest(const QList<QPointF> &points, double from, double to)
{
    double most = -1;
    for (const QPointF &point : points) {
        if (point.x() >= from && point.x() <= to)
            most = std::max(most, point.y());
    }
    return most;
}

} // namespace

class TestPointPyramid : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fewPointsStayAsTheyAre()
    {
        const std::vector<QPointF> points = noise(200);
        QCOMPARE(reduceToColumns(points, 0, 199, 100),
                 QList<QPointF>(points.begin(), points.end()));
        QVERIFY(reduceToColumns({}, 0, 1, 100).isEmpty());
        QVERIFY(PointPyramid().isEmpty());
        QVERIFY(PointPyramid().view(0, 1, 100).isEmpty());
        QCOMPARE(PointPyramid({{1, 2}}).view(0, 2, 100), QList<QPointF>({{1, 2}}));
    }

    void firstLowestHighestLastOfEachColumn()
    {
        std::vector<QPointF> points;
        for (int i = 0; i < 1000; ++i)
            points.emplace_back(i, i % 100 == 37 ? 90 : i % 100 == 61 ? -9 : 10);
        const QList<QPointF> reduced = reduceToColumns(points, 0, 1000, 10);
        QCOMPARE(reduced.size(), 40);
        QCOMPARE(reduced.mid(0, 4), QList<QPointF>({{0, 10}, {37, 90}, {61, -9}, {99, 10}}));
    }

    /// One sample among a million, wherever it is and however far the view is zoomed out.
    void peaksAreNeverLost_data()
    {
        QTest::addColumn<int>("at");
        for (const int at : {0, 1, 15, 16, 17, 4095, 65537, 500000, 999998, 999999})
            QTest::addRow("%d", at) << at;
    }
    void peaksAreNeverLost()
    {
        QFETCH(int, at);
        std::vector<QPointF> points = noise(1000000);
        points[std::size_t(at)].setY(23.9);
        const PointPyramid pyramid(points);
        for (const double span : {1e6, 3e5, 2e4, 900.0}) {
            const double from = std::clamp(at - span / 3, 0.0, 1e6 - span);
            const QList<QPointF> view = pyramid.view(from, from + span, 900);
            QVERIFY(view.contains(QPointF(at, 23.9)));
        }
    }

    void reducedAsTheWholeWouldBe()
    {
        const std::vector<QPointF> points = noise(300000);
        const PointPyramid pyramid(points);
        for (const double from : {0.0, 12345.0, 150000.0}) {
            const double to = from + 120000;
            const QList<QPointF> view = pyramid.view(from, to, 800);
            QVERIFY(view.size() <= 800 * 4 + 16);
            QVERIFY(std::ranges::is_sorted(view, {}, &QPointF::x));
            const QList<QPointF> all(points.begin(), points.end());
            QCOMPARE(highest(view, from, to), highest(all, from, to));
        }
    }

    /// The line goes on to the edges of the view.
    void neighboursOutsideAreKept()
    {
        const PointPyramid pyramid({{0, 1}, {10, 2}, {20, 3}, {30, 4}});
        QCOMPARE(pyramid.view(12, 18, 100), QList<QPointF>({{10, 2}, {20, 3}}));
        QCOMPARE(pyramid.view(-5, 1, 100), QList<QPointF>({{0, 1}, {10, 2}}));
    }
};

QTEST_GUILESS_MAIN(TestPointPyramid)
#include "tst_pointpyramid.moc"
