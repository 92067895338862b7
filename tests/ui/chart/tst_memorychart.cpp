// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../testhome.h"
#include "measuredrun.h"
#include "ui/chart/chartexport.h"
#include "ui/chart/forecastchart.h"
#include "ui/chart/memorychart.h"

#include <QElapsedTimer>
#include <QImage>
#include <QLineSeries>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

ChartData measuredData()
{
    static const Run run = measuredRun();
    static const Series series = measuredSeries();
    static const RunTimeline timeline(run);
    return chartOf({.series = &series,
                    .run = &run,
                    .timeline = timeline,
                    .offset = align(series, run, timeline).offset},
                   ChartAxis::Time);
}

QChartView *plotOf(MemoryChart &chart)
{
    return chart.findChild<QChartView *>(u"chartPlot"_s);
}

Estimate someEstimate(double trainGib)
{
    Estimate estimate;
    estimate.capacity = Bytes::fromGib(24);
    estimate.train =
        PhaseEstimate{.low = Bytes::fromGib(trainGib - 2),
                      .mid = Bytes::fromGib(trainGib),
                      .high = Bytes::fromGib(trainGib + 2),
                      .parts = {{PartKind::Weights, Bytes::fromGib(trainGib / 2)},
                                {PartKind::Activations, Bytes::fromGib(trainGib / 2)}}};
    return estimate;
}

} // namespace

class TestMemoryChart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_chart = std::make_unique<MemoryChart>();
        m_chart->resize(900, 500);
        m_chart->setData(measuredData());
        m_chart->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
    }
    void cleanup() { m_chart.reset(); }

    void showsAllAtFirst()
    {
        QCOMPARE(m_chart->shownFrom(), -10.0);
        QCOMPARE(m_chart->shownTo(), 295.0);
        QVERIFY(!m_chart->findChild<QScrollBar *>(u"chartScroll"_s)->isVisible());
    }

    void zoomsAndPansWithinTheData()
    {
        m_chart->zoom(2, 100.0);
        QCOMPARE(m_chart->shownTo() - m_chart->shownFrom(), 152.5);
        QVERIFY(m_chart->shownFrom() < 100 && m_chart->shownTo() > 100);
        const double from = m_chart->shownFrom();
        m_chart->pan(0.1);
        QCOMPARE(m_chart->shownFrom(), from + 15.25);
        m_chart->pan(100);
        QCOMPARE(m_chart->shownTo(), 295.0);
        m_chart->pan(-100);
        QCOMPARE(m_chart->shownFrom(), -10.0);
        auto *scroll = m_chart->findChild<QScrollBar *>(u"chartScroll"_s);
        QVERIFY(scroll->isVisible());
        scroll->setValue(scroll->maximum());
        QVERIFY(std::abs(m_chart->shownTo() - 295) < 0.1);
        m_chart->zoom(1e9);
        QVERIFY(m_chart->shownTo() - m_chart->shownFrom() >= 1);
        m_chart->zoom(1e-9);
        QCOMPARE(m_chart->shownTo() - m_chart->shownFrom(), 305.0);
    }

    void keysDoTheSame()
    {
        m_chart->setFocus();
        QTest::keyClick(m_chart.get(), Qt::Key_Plus);
        QVERIFY(m_chart->shownTo() - m_chart->shownFrom() < 210);
        QTest::keyClick(m_chart.get(), Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(m_chart.get(), Qt::Key_0);
        QCOMPARE(m_chart->shownTo(), 295.0);
        QTest::keyClick(m_chart.get(), Qt::Key_Right);
        QCOMPARE(m_chart->cursorAt(), std::optional(-10.0));
        QTest::keyClick(m_chart.get(), Qt::Key_Right);
        QCOMPARE(m_chart->cursorAt(), std::optional(-9.0));
        QTest::keyClick(m_chart.get(), Qt::Key_End);
        QCOMPARE(m_chart->cursorAt(), std::optional(295.0));
        QTest::keyClick(m_chart.get(), Qt::Key_Left);
        QCOMPARE(m_chart->cursorAt(), std::optional(294.0));
        QTest::keyClick(m_chart.get(), Qt::Key_Escape);
        QVERIFY(!m_chart->cursorAt());
    }

    void wheelZoomsAroundThePointer()
    {
        QChartView *plot = plotOf(*m_chart);
        const QPointF place = plot->chart()->plotArea().center();
        QWheelEvent turn(place, plot->viewport()->mapToGlobal(place), {}, {0, 120}, Qt::NoButton,
                         Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(plot->viewport(), &turn);
        const double middle = (m_chart->shownFrom() + m_chart->shownTo()) / 2;
        QVERIFY(std::abs(middle - 142.5) < 2);
        QVERIFY(m_chart->shownTo() - m_chart->shownFrom() < 260);
    }

    void readingTellsAllAtThePlace()
    {
        QSignalSpy told(m_chart.get(), &MemoryChart::readingChanged);
        m_chart->setCursorAt(290);
        QCOMPARE(told.size(), 1);
        const QString reading = m_chart->reading();
        QVERIFY2(reading.contains(u"Used: 23.8 GiB"), qPrintable(reading));
        QVERIFY2(reading.contains(u"crash (log line 300)"), qPrintable(reading));
        m_chart->setCurveShown(CurveKind::Used, false);
        m_chart->setCursorAt(250);
        QVERIFY(!m_chart->reading().contains(u"Used:"));
        m_chart->setCursorAt(std::nullopt);
        QVERIFY(m_chart->reading().isEmpty());
    }

    void legendHidesCurves()
    {
        QVERIFY(m_chart->isCurveShown(CurveKind::Used));
        m_chart->setCurveShown(CurveKind::Used, false);
        for (QAbstractSeries *series : plotOf(*m_chart)->chart()->series())
            QVERIFY(!series->isVisible());
        m_chart->setCurveShown(CurveKind::Used, true);
        QVERIFY(plotOf(*m_chart)->chart()->series().front()->isVisible());
    }

    void growingDataKeepsTheView()
    {
        m_chart->zoom(4, 50.0);
        const double from = m_chart->shownFrom();
        m_chart->updateData(measuredData());
        QCOMPARE(m_chart->shownFrom(), from);
        m_chart->showAll();
        ChartData longer = measuredData();
        longer.to = 400;
        m_chart->updateData(longer);
        QCOMPARE(m_chart->shownTo(), 400.0);
    }

    /// A frame of a million samples: reduced, handed over, painted.
    void aMillionSamples()
    {
        Series series;
        for (int i = 0; i < 1000000; ++i)
            series.samples.push_back(
                {.seconds = double(i), .used = Bytes::fromGib(10 + (i * 7919 % 1000) / 100.0)});
        series.samples[777777].used = Bytes::fromGib(23);
        m_chart->setData(chartOf({.series = &series}, ChartAxis::Time));
        auto *line = qobject_cast<QLineSeries *>(plotOf(*m_chart)->chart()->series().front());
        QVERIFY(line->count() <= 900 * 4 + 16);
        const QList<QPointF> drawn = line->points();
        QCOMPARE(std::ranges::max_element(drawn, {}, &QPointF::y)->y(), 23.0);
        m_chart->zoom(3, 777777.0);
        QVERIFY(line->count() <= 900 * 4 + 16);
    }

    void lightAndDark_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void lightAndDark()
    {
        QFETCH(bool, dark);
        QPalette palette = m_chart->palette();
        palette.setColor(QPalette::Base, dark ? QColor(30, 30, 30) : QColor(Qt::white));
        palette.setColor(QPalette::Text, dark ? QColor(Qt::white) : QColor(Qt::black));
        m_chart->setPalette(palette);
        QTest::qWait(10);
        const QImage image = m_chart->grab().toImage();
        QCOMPARE(image.pixelColor(3, 3), palette.color(QPalette::Base));
    }

    void files_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("png") << u"x.png"_s;
        QTest::newRow("svg") << u"x.SVG"_s;
    }
    void files()
    {
        QFETCH(QString, name);
        const TestHome home;
        const auto saved = savePicture(
            home.path(name), {900, 500}, u"title"_s,
            [this](QPainter &painter, const QRectF &target) { m_chart->render(painter, target); });
        QVERIFY(saved);
        const QByteArray bytes = TestHome::read(home.path(name));
        if (name.endsWith(u"png")) {
            const QImage image = QImage::fromData(bytes);
            QCOMPARE(image.size(), QSize(1800, 1000));
            QVERIFY(image.pixelColor(900, 500).alpha() == 255);
        } else {
            QVERIFY(bytes.startsWith("<?xml"));
            QVERIFY(bytes.contains("<title>title</title>"));
            QVERIFY(bytes.contains("The card has"));
        }
    }

    void filesThatCannotBeWritten()
    {
        const auto nothing = [](QPainter &, const QRectF &) {
        };
        const QString path = u"/nowhere/at/all.png"_s;
        QCOMPARE(savePicture(path, {10, 10}, {}, nothing).error().id, u"chart.unwritable"_s);
        QCOMPARE(saveTable(path, "x").error().file, path);
    }

    void forecastBars()
    {
        ForecastChart chart;
        chart.resize(700, 300);
        chart.setEstimates(someEstimate(18), someEstimate(25));
        QVERIFY2(chart.summary().contains(u"training"), qPrintable(chart.summary()));
        QVERIFY(chart.summary().contains(u"before"));
        chart.setEstimates(someEstimate(18), someEstimate(18));
        QVERIFY(!chart.summary().contains(u"before"));
        QVERIFY(!chart.grab().isNull());
        chart.setEstimates(std::nullopt, std::nullopt);
        QVERIFY(chart.summary().isEmpty());
    }

private:
    std::unique_ptr<MemoryChart> m_chart;
};

QTEST_MAIN(TestMemoryChart)
#include "tst_memorychart.moc"
