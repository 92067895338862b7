// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that the telemetry readers are made of, and where a run lies in a series.
#include "memory/telemetry/amount.h"
#include "memory/telemetry/clock.h"
#include "memory/telemetry/columns.h"
#include "memory/telemetry/lines.h"
#include "memory/telemetry/logfigures.h"

#include <QDateTime>
#include <QTest>
#include <QTimeZone>

using namespace headroom;
using namespace headroom::telemetry;
using namespace Qt::StringLiterals;

namespace {

/// A run that loads for 40 s, caches for 20 s, trains 100 steps in 200 s and dies.
Run crashedRun()
{
    Run run;
    run.firstLine = {1};
    run.lastLine = {400};
    run.phases = {{.phase = Phase::Startup, .first = {1}, .last = {9}, .seconds = {}},
                  {.phase = Phase::ModelLoad, .first = {10}, .last = {59}, .seconds = 40},
                  {.phase = Phase::CacheLatents, .first = {60}, .last = {99}, .seconds = 20},
                  {.phase = Phase::EarlyTrain, .first = {100}, .last = {119}, .seconds = 20},
                  {.phase = Phase::MidTrain, .first = {120}, .last = {400}, .seconds = 180}};
    for (int step = 0; step <= 100; ++step) {
        run.readings.push_back({.step = {step},
                                .line = {100 + step * 2},
                                .elapsedSeconds = step * 2.0,
                                .secondsPerStep = 2,
                                .loss = {}});
    }
    Failure failure;
    failure.line = {300};
    failure.step = StepNumber{100};
    failure.figures.allocated = Bytes::fromGib(20);
    failure.figures.reservedUnallocated = Bytes::fromGib(2);
    failure.figures.capacity = Bytes::fromGib(24);
    failure.figures.free = Bytes::fromGib(0.5);
    run.failures = {failure};
    run.fatal = 0;
    run.end = RunEnd::Failed;
    return run;
}

/// Used memory in GiB, one sample a second.
Series seriesOf(const std::vector<double> &gib)
{
    Series series;
    series.format = u"nvidia_smi_csv"_s;
    for (std::size_t i = 0; i < gib.size(); ++i)
        series.samples.push_back({.seconds = double(i), .used = Bytes::fromGib(gib[i])});
    return series;
}

QString shown(std::optional<Moment> moment)
{
    if (!moment)
        return u"none"_s;
    if (!moment->hasDate)
        return u"%1 s"_s.arg(moment->seconds);
    return QDateTime::fromMSecsSinceEpoch(std::llround(moment->seconds * 1000), QTimeZone::UTC)
               .toString(u"yyyy-MM-dd HH:mm:ss.zzz"_s) +
           (moment->isUtc ? u"Z"_s : QString());
}

} // namespace

class TestTelemetryParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void moments_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *text, const char *expected) {
            QTest::newRow(text) << QByteArray(text) << QString::fromLatin1(expected);
        };
        row("2025/03/01 14:44:16.986", "2025-03-01 14:44:16.986");
        row("2025-03-01 18:41:07", "2025-03-01 18:41:07.000");
        row("2025-03-01T14:44:16Z", "2025-03-01 14:44:16.000Z");
        row("2025-03-01T14:44:16.5+01:00", "2025-03-01 13:44:16.500Z");
        row("2025-03-01 14:44:16 -0530", "2025-03-01 20:14:16.000Z");
        row("2025-03-01 14:44:16 UTC", "2025-03-01 14:44:16.000Z");
        row("20250301 13:54:35", "2025-03-01 13:54:35.000");
        row("03/01/2025 18:41:08.824", "2025-03-01 18:41:08.824");
        row("3/1/2025 6:41:08 PM", "2025-03-01 18:41:08.000");
        row("3/1/2025 12:05:08 AM", "2025-03-01 00:05:08.000");
        row("3/1/2025 12:05:08 PM", "2025-03-01 12:05:08.000");
        row("Sat Mar  1 14:44:16 2025", "2025-03-01 14:44:16.000");
        row("Sat Mar 01 14:44:16 UTC 2025", "2025-03-01 14:44:16.000Z");
        row("2025. 3. 1. 14:44:16", "2025-03-01 14:44:16.000");
        row("1740836656", "2025-03-01 13:44:16.000Z");
        row("1740836656.12", "2025-03-01 13:44:16.120Z");
        row("1740836656000", "2025-03-01 13:44:16.000Z");
        row("14:44:16", "53056 s");
        row("14:44:16,5", "53056.5 s");
        row("2025-02-30 14:44:16", "none");
        row("2025-03-01 25:44:16", "none");
        row("24564", "none");
        row("1234 MiB", "none");
        row("python", "none");
        row("", "none");
    }
    void moments()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        QCOMPARE(shown(parseMoment(text)), expected);
    }

    void dayOrMonthFirst_data()
    {
        QTest::addColumn<QByteArrayList>("dates");
        QTest::addColumn<bool>("dayFirst");
        QTest::newRow("day above 12") << QByteArrayList{"13/03/2025"} << true;
        QTest::newRow("month above 12") << QByteArrayList{"03/13/2025"} << false;
        QTest::newRow("dots") << QByteArrayList{"1.3.2025"} << true;
        QTest::newRow("slashes") << QByteArrayList{"01/03/2025"} << false;
        QTest::newRow("a night, day first") << QByteArrayList{"01/03/2025", "02/03/2025"} << true;
        QTest::newRow("a night, month first")
            << QByteArrayList{"03/01/2025", "03/02/2025"} << false;
        QTest::newRow("nothing") << QByteArrayList{} << false;
    }
    void dayOrMonthFirst()
    {
        QFETCH(QByteArrayList, dates);
        QFETCH(bool, dayFirst);
        const std::vector<QByteArrayView> views(dates.begin(), dates.end());
        QCOMPARE(orderOf(views) == DateOrder::DayFirst, dayFirst);
    }

    void amounts_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("unit");
        QTest::addColumn<qint64>("bytes");
        const auto row = [](const char *text, Unit unit, qint64 bytes) {
            QTest::newRow(text) << QByteArray(text) << int(unit) << bytes;
        };
        row("1234 MiB", Unit::None, 1234LL << 20);
        row("1234MB", Unit::None, 1234LL << 20);
        row(" 1234 ", Unit::Mega, 1234LL << 20);
        row("1.5", Unit::Giga, 3LL << 29);
        row("1,5", Unit::Giga, 3LL << 29);
        row("1,234.5", Unit::Kilo, 1264128);
        row("3221225472.000000", Unit::Byte, 3LL << 30);
        row("3.2e9", Unit::Byte, 3200000000LL);
        row("12 GiB", Unit::Mega, 12LL << 30);
        row("-1", Unit::Mega, -1);
        row("17179869184 GiB", Unit::None, -1);
        row("97 %", Unit::Mega, -1);
        row("12 apples", Unit::Mega, -1);
        row("", Unit::Mega, -1);
        row("N/A", Unit::Mega, -1);
    }
    void amounts()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, unit);
        QFETCH(qint64, bytes);
        const auto amount = parseAmount(text, static_cast<Unit>(unit));
        QCOMPARE(amount ? qint64(amount->value) : -1, bytes);
    }

    void missingFigures()
    {
        for (const char *text :
             {"", " ", "-", "N/A", "[N/A]", "[Not Supported]", "nan", "[GPU is lost]"})
            QVERIFY2(isMissing(text), text);
        for (const char *text : {"0", "1 MiB", "x"})
            QVERIFY2(!isMissing(text), text);
    }

    /// What looks like the memory in use and is not.
    void activityIsNotFill_data()
    {
        QTest::addColumn<QByteArray>("header");
        for (const char *header :
             {"utilization.memory [%]", "mem", "Memory Controller Load [%]",
              "GPU Memory Controller Load [%]", "FB usage", "run - system/gpu.0.memory"})
            QTest::newRow(header) << QByteArray(header);
    }
    void activityIsNotFill()
    {
        QFETCH(QByteArray, header);
        const std::vector<Column> columns = columnsOf({header});
        QCOMPARE(int(columns.front().meaning), int(Meaning::Activity));
        QVERIFY(!columns.front().isMemory());
    }

    void otherMemoryIsNotTheCards()
    {
        for (const char *header :
             {"System Memory Used [MB]", "Physical Memory Used [MB]", "RAM usage", "Commit charge",
              "Virtual Memory Committed [MB]", "Memory Clock [MHz]", "GPU Memory Clock [MHz]"})
            QVERIFY2(!columnsOf({header}).front().isMemory(), header);
    }

    void wordsTellWhereNamesAreUnknown()
    {
        QVERIFY(columnsOf({"时间", "GPU 显存 [MB]"})[1].meaning == Meaning::Used);
        QVERIFY(columnsOf({"x", "VRAM belegt [%]"})[1].meaning == Meaning::Filled);
        const std::vector<Column> two = columnsOf({"memory of something", "GPU memory of mine"});
        QVERIFY(!two[0].isMemory());
        QVERIFY(two[1].isMemory());
    }

    void linesAndEscapes()
    {
        QCOMPARE(int(linesOf("a\nb\r\nc\rd").size()), 4);
        QCOMPARE(int(linesOf("a\n").size()), 1);
        QVERIFY(linesOf("").empty());
        QCOMPARE(withoutEscapes("\x1B[1m[0]\x1B[0m x"), QByteArray("[0] x"));
        QCOMPARE(withoutEscapes("cut\x1B["), QByteArray("cut"));
    }

    void timelineOfARun()
    {
        const RunTimeline timeline(crashedRun());
        QVERIFY(timeline.isTimed());
        QCOMPARE(timeline.end(), 260.0);
        QCOMPARE(int(timeline.bands().size()), 4);
        QCOMPARE(timeline.bands()[1].from, 40.0);
        QCOMPARE(timeline.at({60}), 40.0);
        QCOMPARE(timeline.at({300}), 260.0);
        QCOMPARE(timeline.at({1}), 0.0);
        QCOMPARE(timeline.at({10000}), 260.0);
        QVERIFY(!timeline.stepAt(30));
        QCOMPARE(timeline.stepAt(260), std::optional(100.0));
        QVERIFY(std::abs(*timeline.stepAt(161) - 50.5) < 1.1);
        const RunTimeline nothing((Run()));
        QVERIFY(!nothing.isTimed());
        QVERIFY(nothing.bands().empty());
    }

    /// Later lines never come earlier, wherever bars and phases disagree.
    void timelineNeverRunsBack()
    {
        Run run = crashedRun();
        std::ranges::reverse(run.readings);
        run.phases[2].seconds = -5;
        const RunTimeline timeline(run);
        double before = 0;
        for (int line = 1; line <= 400; ++line) {
            QVERIFY(timeline.at({line}) >= before);
            before = timeline.at({line});
        }
    }

    void linesUpByTheDrop()
    {
        const Run run = crashedRun();
        const RunTimeline timeline(run);
        std::vector<double> gib(100, 1.0);
        gib.resize(150, 12.0); // a sample of the model that was freed before
        gib.resize(420, 22.0);
        gib.resize(450, 0.8);
        const Alignment alignment = align(seriesOf(gib), run, timeline);
        QCOMPARE(int(alignment.basis), int(Alignment::Basis::Drop));
        QCOMPARE(alignment.offset, 419.0 - 260.0);
    }

    void linesUpByTheRiseWhileRunning()
    {
        Run run = crashedRun();
        run.fatal.reset();
        run.failures.clear();
        run.end = RunEnd::Running;
        std::vector<double> gib(100, 1.0);
        gib.resize(420, 22.0);
        const Alignment alignment = align(seriesOf(gib), run, RunTimeline(run));
        QCOMPARE(int(alignment.basis), int(Alignment::Basis::Rise));
        QCOMPARE(alignment.offset, 99.0);
    }

    void linesUpByNothing()
    {
        const Run run = crashedRun();
        const Alignment flat = align(seriesOf(std::vector<double>(50, 20)), run, RunTimeline(run));
        QCOMPARE(int(flat.basis), int(Alignment::Basis::Start));
        QCOMPARE(flat.offset, 0.0);
        QCOMPARE(align(Series(), run, RunTimeline(run)).offset, 0.0);
    }

    void printedFigures_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *line, const char *expected) {
            QTest::newRow(line) << QByteArray(line) << QString::fromLatin1(expected);
        };
        row("  Allocated: 3.5GB", "a3.5");
        row("  Reserved: 4.5GB", "r4.5");
        row("[peak_vram] first step: 11.25 GiB (reserved 12.50 GiB)", "u11.25 r12.5");
        row("[unet] CUDA memory allocated=20.50 GB, reserved=21.00 GB, peak_allocated=22.25 GB",
            "a20.5 r21 a22.25");
        row("MA 2.50 GB         Max_MA 2.75 GB         CA 3.5 GB         Max_CA 4 GB",
            "a2.5 a2.75 r3.5 r4");
        row("VRAM: 12.5GB", "u12.5");
        row("max_memory_allocated: 12800 MiB", "a12.5");
        row("CUDA out of memory. Tried to allocate 2.00 GiB. 20.00 GiB is allocated by PyTorch",
            "");
        row("the model takes 12.5 GB on disk", "");
        row("allocated a worker", "");
    }
    void printedFigures()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, expected);
        PrintedFigures figures;
        figures.feed("first\n" + line + '\n');
        QStringList found;
        for (const PrintedFigure &figure : figures.finish()) {
            QCOMPARE(figure.line, LineNumber{2});
            found << QStringLiteral("uar")[int(figure.kind)] + QString::number(figure.amount.gib());
        }
        QCOMPARE(found.join(u' '), expected);
    }

    void figuresAcrossBlocks()
    {
        const QByteArray text = "one\nAllocated: 3.5GB\r\ntwo\nReserved: 4.5GB";
        for (qsizetype cut = 0; cut <= text.size(); ++cut) {
            PrintedFigures figures;
            figures.feed(QByteArrayView(text).first(cut));
            figures.feed(QByteArrayView(text).sliced(cut));
            const std::vector<PrintedFigure> found = figures.finish();
            QCOMPARE(int(found.size()), 2);
            QCOMPARE(found[0].line, LineNumber{2});
            QCOMPARE(found[1].line, LineNumber{4});
        }
    }

    void figuresOfAFailureAreASeries()
    {
        const Run run = crashedRun();
        const RunTimeline timeline(run);
        const auto series =
            seriesOfLog(run,
                        {{LineNumber{70}, PrintedFigure::Kind::Allocated, Bytes::fromGib(9)},
                         {LineNumber{900}, PrintedFigure::Kind::Allocated, Bytes::fromGib(99)}},
                        timeline);
        QVERIFY(series);
        QCOMPARE(int(series->samples.size()), 2);
        QCOMPARE(series->capacity, std::optional(Bytes::fromGib(24)));
        const MemorySample &last = series->samples.back();
        QCOMPARE(last.seconds, 260.0);
        QCOMPARE(last.allocated, std::optional(Bytes::fromGib(20)));
        QCOMPARE(last.reserved, std::optional(Bytes::fromGib(22)));
        QCOMPARE(last.used, std::optional(Bytes::fromGib(23.5)));
        QVERIFY(!seriesOfLog(Run(), {}, RunTimeline()));
    }
};

QTEST_GUILESS_MAIN(TestTelemetryParts)
#include "tst_telemetryparts.moc"
