// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measuredrun.h"
#include "ui/chart/chartdata.h"
#include "ui/chart/samplemodel.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

/// The measured run with its series, lined up.
struct Beside
{
    Run run = measuredRun();
    Series series = measuredSeries();
    RunTimeline timeline = RunTimeline(run);
    std::optional<Series> figures = seriesOfLog(run, {}, timeline);

    ChartSource source()
    {
        return {.series = &series,
                .run = &run,
                .timeline = timeline,
                .offset = align(series, run, timeline).offset,
                .figures = &*figures};
    }
};

int countOf(const ChartData &data, MarkerKind kind)
{
    return int(std::ranges::count(data.markers, kind, &ChartMarker::kind));
}

} // namespace

class TestChartData : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void curvesOfTelemetryAndLog()
    {
        Beside measured;
        const ChartData data = chartOf(measured.source(), ChartAxis::Time);
        QVERIFY(!data.isEmpty());
        const ChartCurve *used = data.curve(CurveKind::Used);
        QVERIFY(used);
        QCOMPARE(int(used->stretches.size()), 1);
        QCOMPARE(int(used->stretches[0].points().size()), 306);
        // The log alone tells what PyTorch had.
        QVERIFY(data.curve(CurveKind::Allocated));
        QVERIFY(data.curve(CurveKind::Reserved));
        QVERIFY(!data.curve(CurveKind::Shared));
        QCOMPARE(data.limit, measured.series.capacity);
        QCOMPARE(data.from, -10.0);
        QCOMPARE(data.to, 295.0);
    }

    void theCrashStandsAtThePeak()
    {
        Beside measured;
        const ChartData data = chartOf(measured.source(), ChartAxis::Time);
        const auto crash = std::ranges::find(data.markers, MarkerKind::Crash, &ChartMarker::kind);
        QVERIFY(crash != data.markers.end());
        const std::vector<QPointF> &points = data.curve(CurveKind::Used)->stretches[0].points();
        const auto peak = std::ranges::max_element(points, {}, &QPointF::y);
        QVERIFY(std::abs(crash->at - peak->x()) < 1.5);
        QCOMPARE(crash->line, LineNumber{300});
    }

    void bandsAndMarkers()
    {
        Beside measured;
        const ChartData data = chartOf(measured.source(), ChartAxis::Time);
        QList<Phase> phases;
        for (const ChartBand &band : data.bands)
            phases << band.phase;
        QCOMPARE(phases, QList<Phase>({Phase::ModelLoad, Phase::CacheLatents, Phase::MidTrain,
                                       Phase::PreviewSample, Phase::MidTrain}));
        QCOMPARE(countOf(data, MarkerKind::Crash), 1);
        QCOMPARE(countOf(data, MarkerKind::Sample), 1);
        QCOMPARE(countOf(data, MarkerKind::SkippedBatch), 1);
        QCOMPARE(countOf(data, MarkerKind::SurvivedFailure), 0); // told by the skipped batch
    }

    void forecastsStandOnTheirPhases()
    {
        Beside measured;
        Estimate estimate;
        estimate.train = PhaseEstimate{.low = Bytes::fromGib(20),
                                       .mid = Bytes::fromGib(25.5),
                                       .high = Bytes::fromGib(29),
                                       .parts = {}};
        ChartSource source = measured.source();
        source.estimate = &estimate;
        const ChartData data = chartOf(source, ChartAxis::Time);
        for (const ChartBand &band : data.bands) {
            const bool trains = band.phase == Phase::MidTrain;
            QCOMPARE(band.forecast.has_value(), trains);
        }
        QCOMPARE(data.top, 25.5);
    }

    void bySteps()
    {
        Beside measured;
        const ChartData data = chartOf(measured.source(), ChartAxis::Step);
        QVERIFY(data.from >= 0);
        QVERIFY(data.to <= 101);
        for (const ChartCurve &curve : data.curves) {
            for (const PointPyramid &stretch : curve.stretches)
                QVERIFY(std::ranges::is_sorted(stretch.points(), {}, &QPointF::x));
        }
        QCOMPARE(countOf(data, MarkerKind::Crash), 1);
        QVERIFY(!chartX(measured.source(), ChartAxis::Step, 0));
    }

    void gapsAreNotBridged()
    {
        Beside measured;
        auto &samples = measured.series.samples;
        samples.erase(samples.begin() + 100, samples.begin() + 180);
        const ChartData data = chartOf(measured.source(), ChartAxis::Time);
        const ChartCurve *used = data.curve(CurveKind::Used);
        QCOMPARE(int(used->stretches.size()), 2);
        QCOMPARE(int(used->stretches[0].points().size()), 100);
    }

    void nothingToShow()
    {
        const ChartData data = chartOf({}, ChartAxis::Time);
        QVERIFY(data.isEmpty());
        QVERIFY(data.to > data.from);
    }

    void theTableTellsTheSame()
    {
        Beside measured;
        SampleModel model;
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.rowCount(), 0);
        model.setSource(measured.source());
        // Samples, and what happened: a sample, a skipped batch, the crash.
        QCOMPARE(model.rowCount(), 306 + 3);
        QStringList headers;
        for (int column = 0; column < model.columnCount(); ++column)
            headers << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        QCOMPARE(headers, QStringList({u"Time (s)"_s, u"Step"_s, u"Used"_s, u"What happened"_s}));
        double before = -1000;
        QString events;
        for (int row = 0; row < model.rowCount(); ++row) {
            const double time = model.index(row, 0).data(SampleModel::kRawRole).toDouble();
            QVERIFY(time >= before);
            before = time;
            if (model.index(row, 3).data(SampleModel::kRawRole).isValid())
                events += model.index(row, 3).data().toString() + u'\n';
        }
        QVERIFY(events.contains(u"crash (log line 300)"));
        QVERIFY(events.contains(u"batch skipped"));
        QVERIFY(!model.index(-1, 0).data().isValid());
        QCOMPARE(model.index(0, 2).data(Qt::TextAlignmentRole).toInt(),
                 int(Qt::AlignRight | Qt::AlignVCenter));
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void csvIsForPrograms()
    {
        QLocale::setDefault(QLocale(QLocale::German));
        Beside measured;
        SampleModel model;
        model.setSource(measured.source());
        const QList<QByteArray> lines = model.csv().split('\n');
        QCOMPARE(lines[0], QByteArray("seconds,step,used_bytes,event"));
        QCOMPARE(lines[1], QByteArray("-10.000,,1073741824,"));
        QVERIFY(model.csv().contains(",crash\n"));
        QCOMPARE(lines.size(), model.rowCount() + 2);
        QLocale::setDefault(QLocale(QLocale::English));
    }
};

QTEST_MAIN(TestChartData)
#include "tst_chartdata.moc"
