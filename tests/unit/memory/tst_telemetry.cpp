// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/telemetry.h"

#include <QDir>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

/// What a sample file must be read as.
struct Expected
{
    QString format;
    int series = 1;
    int samples = 0;     ///< of the first series
    double peakMib = 0;  ///< of the first series
    double totalMib = 0; ///< 0: not told
    double lastAt = 0;   ///< seconds of its last sample
    SeriesClock clock = SeriesClock::Local;
    int badRows = 0;
    int emptyRows = 0;
};

QString folder()
{
    return QStringLiteral(HEADROOM_TEST_DATA "/telemetry/");
}

Result<TelemetryFile> readSample(const QString &name)
{
    const Result<std::vector<Source>> sources = openPath(folder() + name);
    if (!sources)
        return std::unexpected(sources.error());
    return readTelemetry(sources->front());
}

double mib(std::optional<Bytes> size)
{
    return size ? size->gib() * 1024 : 0;
}

TelemetryFile readText(const QByteArray &text)
{
    const Result<TelemetryFile> file = readTelemetry(text, u"x.csv"_s);
    return file ? *file : TelemetryFile{};
}

} // namespace

class TestTelemetry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samples_data();
    void samples();
    void everySampleIsTested();
    void everySampleIsTelemetryByContent();
    void severalCards();
    void sharedMemoryIsSpill();
    void loadsAndSteps();
    void scopes_data();
    void scopes();
    void startsAt_data();
    void startsAt();
    void nothingToTell_data();
    void nothingToTell();
    void notes();
    void badRowsAreCountedNotFatal();
    void midnightWithoutDates();
    void rowsOutOfOrder();
    void intervalAndPeak();
    void noiseNeverFails_data();
    void noiseNeverFails();
};

void TestTelemetry::samples_data()
{
    QTest::addColumn<Expected>("expected");
    const auto row = [](const char *name, const Expected &expected) {
        QTest::newRow(name) << expected;
    };
    constexpr auto kLocal = SeriesClock::Local;
    constexpr auto kUtc = SeriesClock::Utc;
    constexpr auto kCounted = SeriesClock::Counted;
    constexpr auto kElapsed = SeriesClock::Elapsed;
    row("smi_query.csv", {u"nvidia_smi_csv"_s, 2, 3, 23987, 24564, 2, kLocal, 1, 1});
    row("smi_nounits.csv", {u"nvidia_smi_csv"_s, 1, 3, 23500, 24564, 2, kLocal, 0, 0});
    row("smi_powershell_loop.csv", {u"nvidia_smi_csv"_s, 1, 4, 8400, 12288, 3, kLocal, 0, 0});
    row("smi_noheader.csv", {u"nvidia_smi_csv"_s, 1, 4, 22100, 24564, 3, kLocal, 0, 0});
    row("smi_excel_german.csv", {u"nvidia_smi_csv"_s, 1, 3, 15990, 16376, 2, kLocal, 0, 0});
    row("smi_no_time.csv", {u"nvidia_smi_csv"_s, 1, 3, 7900, 8192, 2, kCounted, 0, 0});
    row("smi_compute_apps.csv", {u"nvidia_smi_csv"_s, 1, 2, 21910, 0, 1, kLocal, 0, 0});
    row("smi_table_repeated.txt", {u"nvidia_smi_table"_s, 2, 3, 15960, 16376, 10, kLocal, 0, 0});
    row("smi_table_windows.txt", {u"nvidia_smi_table"_s, 1, 1, 11874, 12288, 0, kLocal, 0, 0});
    row("nvitop.txt", {u"nvitop"_s, 1, 1, 21234, 24564, 0, kLocal, 0, 0});
    row("dmon_memory.txt", {u"nvidia_smi_dmon"_s, 1, 3, 23990, 0, 2, kLocal, 0, 1});
    row("pmon.txt", {u"nvidia_smi_dmon"_s, 1, 2, 12800, 0, 1, kCounted, 0, 0});
    row("smi_detail.txt", {u"nvidia_smi_query"_s, 1, 2, 23500, 24564, 5, kLocal, 0, 0});
    row("smi_detail.xml", {u"nvidia_smi_xml"_s, 1, 2, 11900, 12282, 5, kLocal, 1, 0});
    row("gpustat.txt", {u"gpustat"_s, 2, 2, 24020, 24564, 5, kLocal, 0, 0});
    row("gpustat.json", {u"gpustat"_s, 1, 2, 22939, 24576, 1, kLocal, 1, 0});
    row("nvtop.json", {u"nvtop"_s, 1, 1, 14086.8, 16380, 0, kCounted, 0, 0});
    row("gpu_z.txt", {u"gpu_z"_s, 1, 4, 11996, 0, 1253, kLocal, 0, 1});
    row("hwinfo.csv", {u"hwinfo"_s, 1, 3, 12090, 0, 4.001, kLocal, 0, 0});
    row("hwinfo_two_cards.csv", {u"hwinfo"_s, 2, 2, 212, 0, 2, kLocal, 0, 0});
    row("hwinfo_german.csv", {u"hwinfo"_s, 1, 2, 11800, 0, 2.002, kLocal, 0, 0});
    row("hwinfo_japanese.csv", {u"table"_s, 1, 2, 14127, 0, 2, kLocal, 0, 0});
    row("afterburner.hml", {u"afterburner"_s, 1, 2, 15901.5, 0, 1, kLocal, 1, 1});
    row("afterburner_two_cards.hml", {u"afterburner"_s, 2, 2, 15901.5, 0, 1, kLocal, 0, 0});
    row("typeperf.csv", {u"typeperf"_s, 1, 2, 12185, 0, 1, kLocal, 0, 1});
    row("typeperf_german.csv", {u"typeperf"_s, 1, 2, 8192, 0, 1, kLocal, 0, 0});
    row("rocm_smi_loop.txt", {u"rocm_smi"_s, 1, 2, 14336, 16368, 1, kLocal, 0, 0});
    row("rocm_smi.json", {u"rocm_smi"_s, 1, 1, 18432, 24560, 0, kCounted, 0, 0});
    row("rocm_smi.txt", {u"rocm_smi"_s, 2, 1, 12288, 16368, 0, kCounted, 0, 0});
    row("amd_smi.csv", {u"amd_smi"_s, 1, 2, 24100, 24560, 1, kUtc, 0, 0});
    row("amd_smi.json", {u"amd_smi"_s, 1, 1, 30720, 32624, 0, kCounted, 0, 1});
    row("wandb.csv", {u"wandb"_s, 1, 3, 18432, 0, 30.24, kElapsed, 0, 0});
    row("run-ember_tag-memory_allocated.csv",
        {u"tensorboard"_s, 1, 3, 13.07 * 1024, 0, 20, kUtc, 0, 0});
    row("tensorboard_memory.json", {u"tensorboard"_s, 1, 2, 13.07 * 1024, 0, 10, kUtc, 0, 0});
    row("dcgm.txt", {u"dcgm"_s, 2, 1, 39392, 0, 0, kUtc, 0, 0});
    row("grafana.csv", {u"dcgm"_s, 2, 2, 39392, 0, 15, kLocal, 0, 0});
    row("netdata.csv", {u"table"_s, 1, 3, 23552, 0, 2, kLocal, 0, 0});
    row("memory_summary.txt", {u"torch_memory_summary"_s, 1, 1, 15900, 0, 0, kCounted, 0, 0});
    row("memory_stats.json", {u"torch_memory_stats"_s, 1, 1, 16384, 0, 0, kCounted, 0, 0});
    row("memory_stats_nested.json", {u"torch_memory_stats"_s, 1, 1, 16384, 0, 0, kCounted, 0, 0});
    row("snapshot.json", {u"torch_snapshot"_s, 1, 5, 6144, 0, 3, kUtc, 0, 0});
    row("mangohud.csv", {u"mangohud"_s, 1, 2, 11.5 * 1024, 0, 1, kElapsed, 0, 0});
    row("libre_hardware_monitor.csv",
        {u"libre_hardware_monitor"_s, 1, 2, 11900, 12282, 1, kLocal, 0, 0});
    row("unknown_table.csv", {u"table"_s, 1, 2, 21.25 * 1024, 0, 1, kLocal, 0, 0});
}

void TestTelemetry::samples()
{
    QFETCH(Expected, expected);
    const Result<TelemetryFile> file = readSample(QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY2(file, file ? "" : qPrintable(file.error().sentence()));
    QCOMPARE(file->format, expected.format);
    QCOMPARE(int(file->series.size()), expected.series);
    QCOMPARE(file->badRows, expected.badRows);
    QCOMPARE(file->emptyRows, expected.emptyRows);
    const Series &series = file->series.front();
    QCOMPARE(series.format, expected.format);
    QVERIFY(series.source.startsWith(folder()));
    QCOMPARE(int(series.samples.size()), expected.samples);
    QCOMPARE(std::round(mib(series.peak()) * 10) / 10, std::round(expected.peakMib * 10) / 10);
    QCOMPARE(std::round(mib(series.capacity)), expected.totalMib);
    QCOMPARE(int(series.clock), int(expected.clock));
    QCOMPARE(series.samples.front().seconds, 0.0);
    QVERIFY(std::abs(series.samples.back().seconds - expected.lastAt) < 0.01);
    QVERIFY(std::ranges::is_sorted(series.samples, {}, &MemorySample::seconds));
}

/// A new sample without a line above would be no test.
void TestTelemetry::everySampleIsTested()
{
    samples_data();
    const QStringList left{u"smi_unified_memory.csv"_s, u"dmon_bandwidth_only.txt"_s,
                           u"snapshot.pickle"_s};
    QFile self(QStringLiteral(HEADROOM_TEST_DATA "/tst_telemetry.cpp"));
    QVERIFY(self.open(QIODevice::ReadOnly));
    const QByteArray text = self.readAll();
    for (const QString &name : QDir(folder()).entryList(QDir::Files)) {
        if (!left.contains(name))
            QVERIFY2(text.contains("row(\"" + name.toUtf8()) ||
                         text.contains("row(\n        \"" + name.toUtf8()),
                     qPrintable(name));
    }
}

void TestTelemetry::everySampleIsTelemetryByContent()
{
    QStringList others;
    for (const QString &name : QDir(folder()).entryList(QDir::Files)) {
        const Result<std::vector<Source>> sources = openPath(folder() + name);
        QVERIFY2(sources, qPrintable(name));
        if (sources->front().kind != SourceKind::Telemetry)
            others << name;
    }
    QVERIFY2(others.isEmpty(), qPrintable(others.join(u' ')));
}

void TestTelemetry::severalCards()
{
    const Result<TelemetryFile> query = readSample(u"smi_query.csv"_s);
    QCOMPARE(query->series[0].gpu, std::optional(0));
    QCOMPARE(query->series[1].gpu, std::optional(1));
    QCOMPARE(query->series[0].gpuName, u"NVIDIA GeForce RTX 4090"_s);
    QCOMPARE(query->series[1].gpuName, u"NVIDIA GeForce RTX 3090"_s);
    QCOMPARE(int(query->series[1].samples.size()), 2);
    const Result<TelemetryFile> table = readSample(u"smi_table_repeated.txt"_s);
    QCOMPARE(table->series[1].gpuName, u"NVIDIA GeForce RTX 3060"_s);
    QCOMPARE(mib(table->series[1].peak()), 11.0);
    const Result<TelemetryFile> afterburner = readSample(u"afterburner_two_cards.hml"_s);
    QCOMPARE(afterburner->series[0].gpuName, u"NVIDIA GeForce RTX 4080"_s);
    QCOMPARE(afterburner->series[1].gpuName, u"NVIDIA GeForce RTX 3060"_s);
    QCOMPARE(mib(afterburner->series[1].peak()), 402.0);
    const Result<TelemetryFile> hwinfo = readSample(u"hwinfo_two_cards.csv"_s);
    QCOMPARE(mib(hwinfo->series[1].peak()), 15900.0);
    const Result<TelemetryFile> single = readSample(u"afterburner.hml"_s);
    QCOMPARE(single->series[0].gpuName, u"NVIDIA GeForce RTX 4080"_s);
    QVERIFY(!single->series[0].gpu);
}

void TestTelemetry::sharedMemoryIsSpill()
{
    for (const auto &[name, shared] : {std::pair{u"gpu_z.txt"_s, 7300.0},
                                       {u"hwinfo.csv"_s, 5210.0},
                                       {u"typeperf.csv"_s, 6144.0},
                                       {u"amd_smi.csv"_s, 2912.0}}) {
        const Result<TelemetryFile> file = readSample(name);
        QVERIFY(file);
        double most = 0;
        for (const MemorySample &sample : file->series.front().samples)
            most = std::max(most, mib(sample.shared));
        QCOMPARE(std::round(most), shared);
    }
}

void TestTelemetry::loadsAndSteps()
{
    QCOMPARE(readSample(u"smi_query.csv"_s)->series[0].samples[1].load, std::optional(97.0F));
    QCOMPARE(readSample(u"smi_table_repeated.txt"_s)->series[0].samples[1].load,
             std::optional(71.0F));
    QCOMPARE(readSample(u"dmon_memory.txt"_s)->series[0].samples[1].load, std::optional(96.0F));
    QCOMPARE(readSample(u"gpustat.json"_s)->series[0].samples[0].load, std::optional(98.0F));
    const Series steps = readSample(u"run-ember_tag-memory_allocated.csv"_s)->series.front();
    QCOMPARE(steps.samples[2].step, std::optional(StepNumber{30}));
    QVERIFY(steps.samples[2].allocated);
    QVERIFY(!steps.samples[2].used);
}

void TestTelemetry::scopes_data()
{
    QTest::addColumn<MemoryScope>("scope");
    QTest::addColumn<bool>("polled");
    QTest::newRow("smi_query.csv") << MemoryScope::Card << true;
    QTest::newRow("smi_compute_apps.csv") << MemoryScope::Process << true;
    QTest::newRow("pmon.txt") << MemoryScope::Process << true;
    QTest::newRow("typeperf.csv") << MemoryScope::Card << true;
    QTest::newRow("typeperf_german.csv") << MemoryScope::Process << true;
    QTest::newRow("memory_summary.txt") << MemoryScope::Allocator << false;
    QTest::newRow("memory_stats.json") << MemoryScope::Allocator << false;
    QTest::newRow("snapshot.json") << MemoryScope::Allocator << false;
    QTest::newRow("run-ember_tag-memory_allocated.csv") << MemoryScope::Allocator << true;
}

void TestTelemetry::scopes()
{
    QFETCH(MemoryScope, scope);
    QFETCH(bool, polled);
    const Result<TelemetryFile> file = readSample(QString::fromUtf8(QTest::currentDataTag()));
    QCOMPARE(int(file->series.front().scope), int(scope));
    QCOMPARE(file->series.front().polled, polled);
}

void TestTelemetry::startsAt_data()
{
    QTest::addColumn<QString>("start");
    QTest::newRow("smi_query.csv") << u"2025-03-01T14:44:16.986"_s;
    QTest::newRow("smi_excel_german.csv") << u"2025-03-01T14:44:16.000"_s;
    QTest::newRow("smi_table_repeated.txt") << u"2025-03-01T14:44:16.000"_s;
    QTest::newRow("dmon_memory.txt") << u"2025-03-01T13:54:35.000"_s;
    QTest::newRow("gpu_z.txt") << u"2025-03-01T18:41:07.000"_s;
    QTest::newRow("hwinfo.csv") << u"2025-03-01T18:41:07.123"_s;
    QTest::newRow("hwinfo_two_cards.csv") << u"2025-03-13T18:41:07.123"_s;
    QTest::newRow("afterburner_two_cards.hml") << u"2025-03-13T18:41:08.000"_s;
    QTest::newRow("typeperf.csv") << u"2025-03-01T18:41:09.824"_s;
    QTest::newRow("rocm_smi_loop.txt") << u"2025-03-01T14:44:16.000"_s;
    QTest::newRow("amd_smi.csv") << u"2025-03-01T13:44:16.000"_s;
    QTest::newRow("netdata.csv") << u"2025-03-01T14:44:16.000"_s;
    QTest::newRow("dcgm.txt") << u"2025-03-01T13:44:16.000"_s;
    QTest::newRow("gpustat.json") << u"2025-03-01T14:44:16.645"_s;
}

void TestTelemetry::startsAt()
{
    QFETCH(QString, start);
    const Result<TelemetryFile> file = readSample(QString::fromUtf8(QTest::currentDataTag()));
    const std::optional<double> seconds = file->series.front().start;
    QVERIFY(seconds);
    const auto moment =
        QDateTime::fromMSecsSinceEpoch(std::llround(*seconds * 1000), QTimeZone::UTC);
    QCOMPARE(moment.toString(u"yyyy-MM-ddTHH:mm:ss.zzz"_s), start);
}

void TestTelemetry::nothingToTell_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("message");
    QTest::newRow("smi_unified_memory.csv") << u"telemetry.no_figures"_s << u"had no figure"_s;
    QTest::newRow("dmon_bandwidth_only.txt")
        << u"telemetry.no_figures"_s << u"how busy the card's memory was, not how full"_s;
    QTest::newRow("snapshot.pickle") << u"telemetry.pickle"_s << u"does not load it"_s;
}

void TestTelemetry::nothingToTell()
{
    QFETCH(QString, id);
    QFETCH(QString, message);
    const Result<TelemetryFile> file = readSample(QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY(!file);
    QCOMPARE(file.error().id, id);
    QVERIFY2(file.error().message.contains(message), qPrintable(file.error().message));
    QVERIFY(!file.error().remedy.isEmpty());
}

void TestTelemetry::notes()
{
    const Result<TelemetryFile> summary = readSample(u"memory_summary.txt"_s);
    QCOMPARE(summary->notes.size(), 1);
    QVERIFY(summary->notes.front().contains(u"1"));
    const Result<TelemetryFile> unnamed =
        readTelemetry("Wall time,Step,Value\n1740836656.12,10,11.42\n", u"loss.csv"_s);
    QVERIFY(!unnamed);
    QVERIFY(unnamed.error().message.contains(u"file name"));
}

void TestTelemetry::badRowsAreCountedNotFatal()
{
    const TelemetryFile file = readText("timestamp, memory.used [MiB], memory.total [MiB]\n"
                                        "2025/03/01 14:44:16.0, 100 MiB, 8192 MiB\n"
                                        "2025/03/01 14:44:17.0, 1#0 MiB, 8192 MiB\n"
                                        "2025/13/41 14:44:18.0, 100 MiB, 8192 MiB\n"
                                        "2025/03/01 14:44:19.0, -5 MiB, 8192 MiB\n"
                                        "2025/03/01 14:44:20.0, 999999999 MiB, 8192 MiB\n"
                                        "2025/03/01 14:44:21.0, 200 MiB, 8192 MiB\n");
    QCOMPARE(file.rows, 6);
    QCOMPARE(file.badRows, 4);
    QCOMPARE(file.firstBadLine, 3);
    QCOMPARE(int(file.series.front().samples.size()), 2);
}

void TestTelemetry::midnightWithoutDates()
{
    const TelemetryFile file = readText("time,vram_used [MiB]\n23:59:58,300\n23:59:59,400\n"
                                        "00:00:01,500\n");
    QCOMPARE(int(file.series.size()), 1);
    QCOMPARE(file.series.front().samples.back().seconds, 3.0);
    QCOMPARE(int(file.series.front().clock), int(SeriesClock::Elapsed));
}

void TestTelemetry::rowsOutOfOrder()
{
    const TelemetryFile file = readText("timestamp, memory.used [MiB]\n"
                                        "2025/03/01 14:44:18.0, 300 MiB\n"
                                        "2025/03/01 14:44:16.0, 100 MiB\n"
                                        "2025/03/01 14:44:17.0, 200 MiB\n");
    const std::vector<MemorySample> &samples = file.series.front().samples;
    QCOMPARE(mib(samples[0].used), 100.0);
    QCOMPARE(mib(samples[2].used), 300.0);
}

void TestTelemetry::intervalAndPeak()
{
    Series series;
    QVERIFY(!series.peak());
    QCOMPARE(series.interval(), 0.0);
    for (const double at : {0.0, 2.0, 4.0, 60.0})
        series.samples.push_back({.seconds = at, .used = Bytes::fromMib(at + 1)});
    QCOMPARE(series.interval(), 2.0);
    QCOMPARE(mib(series.peak()), 61.0);
    MemorySample sample;
    sample.allocated = Bytes{1};
    QCOMPARE(Series::level(sample), std::optional(Bytes{1}));
    sample.reserved = Bytes{2};
    QCOMPARE(Series::level(sample), std::optional(Bytes{2}));
}

/// Cut anywhere, a file may yield less, but never anything wrong: no crash, no time running
/// backwards, no figure beyond what the whole file has.
void TestTelemetry::noiseNeverFails_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : QDir(folder()).entryList(QDir::Files))
        QTest::newRow(qPrintable(name)) << name;
}

void TestTelemetry::noiseNeverFails()
{
    QFETCH(QString, name);
    const Result<std::vector<Source>> sources = openPath(folder() + name);
    QVERIFY(sources);
    if (sources->front().encoding == u"binary")
        return;
    const QByteArray text = *sources->front().text();
    const Result<TelemetryFile> whole = readTelemetry(text, name);
    std::optional<Bytes> most;
    for (const Series &series : whole ? whole->series : std::vector<Series>())
        most = std::max(most, series.peak());
    for (qsizetype size = 0; size < text.size(); size += 1 + text.size() / 200) {
        const Result<TelemetryFile> cut = readTelemetry(QByteArrayView(text).first(size), name);
        for (const Series &series : cut ? cut->series : std::vector<Series>()) {
            QVERIFY(!series.samples.empty());
            QVERIFY(std::ranges::is_sorted(series.samples, {}, &MemorySample::seconds));
            QVERIFY(series.peak()->value >= 0);
        }
    }
    QByteArray noise = text;
    for (qsizetype at = 7; at < noise.size(); at += 13)
        noise[at] = static_cast<char>((at * 31) % 127 + 1);
    const Result<TelemetryFile> garbled = readTelemetry(noise, name);
    QVERIFY(!garbled || !garbled->series.empty());
}

QTEST_GUILESS_MAIN(TestTelemetry)
#include "tst_telemetry.moc"
