// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/csv.h"
#include "memory/memoryevaluation.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kHeader =
    "source,trainer,arch,gpu,vram_total_gib,quantize,te_quantize,low_vram,layer_offload_pct,"
    "gradient_checkpointing,batch_size,resolution,frames,network_type,rank,optimizer,sampling_on,"
    "phase,vram_gib,outcome,confidence,note\n";

/// A row of somebody's FLUX run, with some cells changed.
class Row
{
public:
    Row()
    {
        set("source", "a forum");
        set("trainer", "SimpleTuner");
        set("arch", "flux");
        set("vram_total_gib", "79.1");
        set("quantize", "bf16");
        set("te_quantize", "embeds cached");
        set("layer_offload_pct", "0");
        set("gradient_checkpointing", "true");
        set("batch_size", "1");
        set("resolution", "1024x1024");
        set("frames", "1");
        set("network_type", "lora");
        set("rank", "16");
        set("optimizer", "adamw_bf16");
        set("phase", "train");
        set("vram_gib", "25");
        set("outcome", "fit");
    }
    Row &set(const QByteArray &column, const QByteArray &value)
    {
        m_cells[column] = value;
        return *this;
    }
    QByteArray text() const
    {
        QByteArrayList cells;
        for (const QByteArray &column : kHeader.trimmed().split(','))
            cells << '"' + m_cells.value(column) + '"';
        return cells.join(',') + '\n';
    }

private:
    QMap<QByteArray, QByteArray> m_cells;
};

} // namespace

class TestMemoryEvaluation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void parsesTables_data();
    void parsesTables();
    void tellsLinesOfRows();
    void refusesBadTables_data();
    void refusesBadTables();
    void readsCells_data();
    void readsCells();
    void comparesWithTheRightPeak_data();
    void comparesWithTheRightPeak();
    void skipsWhatIsNotTold_data();
    void skipsWhatIsNotTold();
    void scoresBoundsOnTheWrongSideOnly_data();
    void scoresBoundsOnTheWrongSideOnly();
    void judgesVerdicts_data();
    void judgesVerdicts();
    void summarizes();
    void writesTheJsonOfTheContract();
    void emptyTableHasNoErrors();

private:
    MemoryEvaluation evaluated(const QByteArray &rows) const;
    EvaluatedRow single(const Row &row) const;

    Architectures m_architectures;
};

void TestMemoryEvaluation::initTestCase()
{
    const Result<Architectures> loaded = Architectures::load(KnowledgeFolder());
    QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().sentence()));
    m_architectures = *loaded;
}

MemoryEvaluation TestMemoryEvaluation::evaluated(const QByteArray &rows) const
{
    const auto result = evaluateMemory(kHeader + rows, u"table.csv"_s, m_architectures);
    if (!result)
        qFatal("%s", qPrintable(result.error().sentence()));
    return *result;
}

EvaluatedRow TestMemoryEvaluation::single(const Row &row) const
{
    const MemoryEvaluation evaluation = evaluated(row.text());
    if (evaluation.rows.size() != 1)
        qFatal("the row was skipped");
    return evaluation.rows.front();
}

void TestMemoryEvaluation::parsesTables_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<QStringList>>("cells");
    QTest::newRow("plain") << QByteArray("a,b\n1,2\n")
                           << QList<QStringList>{{u"a"_s, u"b"_s}, {u"1"_s, u"2"_s}};
    QTest::newRow("no line end") << QByteArray("a,b") << QList<QStringList>{{u"a"_s, u"b"_s}};
    QTest::newRow("windows line ends")
        << QByteArray("a\r\nb\r\n") << QList<QStringList>{{u"a"_s}, {u"b"_s}};
    QTest::newRow("quoted") << QByteArray("\"a,b\",\"c \"\"d\"\"\"\n")
                            << QList<QStringList>{{u"a,b"_s, u"c \"d\""_s}};
    QTest::newRow("line end in a cell")
        << QByteArray("\"a\nb\",c\n") << QList<QStringList>{{u"a\nb"_s, u"c"_s}};
    QTest::newRow("empty cells") << QByteArray(",,\n") << QList<QStringList>{{u""_s, u""_s, u""_s}};
    QTest::newRow("empty lines") << QByteArray("a\n\n\nb\n")
                                 << QList<QStringList>{{u"a"_s}, {u"b"_s}};
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF"
                                                   "a\n")
                                     << QList<QStringList>{{u"a"_s}};
    QTest::newRow("quote left open") << QByteArray("\"a,b") << QList<QStringList>{{u"a,b"_s}};
    QTest::newRow("nothing") << QByteArray() << QList<QStringList>{};
}

void TestMemoryEvaluation::parsesTables()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QList<QStringList>, cells);
    QList<QStringList> actual;
    for (const CsvRow &row : parseCsv(text))
        actual << row.cells;
    QCOMPARE(actual, cells);
}

void TestMemoryEvaluation::tellsLinesOfRows()
{
    const std::vector<CsvRow> rows = parseCsv("a\n\"b\nb\"\r\nc\n");
    QCOMPARE(rows.size(), std::size_t(3));
    QCOMPARE(rows[0].line, 1);
    QCOMPARE(rows[1].line, 2);
    QCOMPARE(rows[2].line, 4);
}

void TestMemoryEvaluation::refusesBadTables_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("part");
    QTest::newRow("empty") << QByteArray() << 1 << u"source"_s;
    QTest::newRow("column missing") << QByteArray("source,trainer,arch\n") << 1 << u"quantize"_s;
    QTest::newRow("no figure") << kHeader + Row().text() + Row().set("vram_gib", "much").text() << 3
                               << u"much"_s;
    QTest::newRow("figure missing")
        << kHeader + Row().set("vram_gib", "").text() << 2 << u"vram_gib"_s;
}

void TestMemoryEvaluation::refusesBadTables()
{
    QFETCH(const QByteArray, csv);
    QFETCH(const int, line);
    QFETCH(const QString, part);
    const auto result = evaluateMemory(csv, u"table.csv"_s, m_architectures);
    QVERIFY(!result);
    QCOMPARE(result.error().file, u"table.csv"_s);
    QCOMPARE(result.error().line, line);
    QVERIFY2(result.error().message.contains(part), qPrintable(result.error().message));
}

// What a cell changes, in GiB against the plain row (FLUX.1 in bf16, rank 16, 1024 px).
void TestMemoryEvaluation::readsCells_data()
{
    QTest::addColumn<QByteArray>("column");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::newRow("8 bit") << QByteArray("quantize") << QByteArray("int8-sdnq") << -11.0 << -9.5;
    QTest::newRow("4 bit") << QByteArray("quantize") << QByteArray("nf4") << -16.5 << -14.5;
    QTest::newRow("lighter of two")
        << QByteArray("quantize") << QByteArray("float8/nf4 per preset") << -16.5 << -14.5;
    QTest::newRow("smaller") << QByteArray("resolution") << QByteArray("512x512") << -2.0 << -1.0;
    QTest::newRow("largest of a list")
        << QByteArray("resolution") << QByteArray("512,1024") << -0.01 << 0.01;
    QTest::newRow("one number") << QByteArray("resolution") << QByteArray("1024") << -0.01 << 0.01;
    QTest::newRow("bucket with words")
        << QByteArray("resolution") << QByteArray("512 bucket (~360p)") << -2.0 << -1.0;
    QTest::newRow("lines") << QByteArray("resolution") << QByteArray("720p") << -0.5 << -0.1;
    QTest::newRow("batch") << QByteArray("batch_size") << QByteArray("2") << 1.8 << 2.8;
    QTest::newRow("rank") << QByteArray("rank") << QByteArray("64") << 1.5 << 2.2;
    QTest::newRow("lokr") << QByteArray("network_type") << QByteArray("lokr") << -0.4 << 0.0;
    QTest::newRow("full fine-tune")
        << QByteArray("network_type") << QByteArray("full") << 60.0 << 70.0;
    QTest::newRow("no checkpointing")
        << QByteArray("gradient_checkpointing") << QByteArray("false") << 35.0 << 45.0;
    QTest::newRow("segments") << QByteArray("gradient_checkpointing") << QByteArray("seg2-stride4")
                              << 17.0 << 23.0;
    QTest::newRow("every second block")
        << QByteArray("gradient_checkpointing") << QByteArray("interval2") << -0.5 << 0.5;
    QTest::newRow("streamed") << QByteArray("layer_offload_pct") << QByteArray("100") << -22.0
                              << -20.0;
    QTest::newRow("compiled keeps all")
        << QByteArray("note") << QByteArray("torch.compile on for blocks") << 35.0 << 45.0;
    QTest::newRow("not compiled") << QByteArray("note") << QByteArray("run without torch.compile")
                                  << -0.01 << 0.01;
    QTest::newRow("whole card") << QByteArray("note") << QByteArray("read with nvidia-smi") << 1.0
                                << 3.0;
    QTest::newRow("other trainers add the context")
        << QByteArray("trainer") << QByteArray("kohya_ss") << 0.59 << 0.61;
    QTest::newRow("fp32 adapter") << QByteArray("trainer") << QByteArray("musubi-tuner") << 0.8
                                  << 1.7;
}

void TestMemoryEvaluation::readsCells()
{
    QFETCH(const QByteArray, column);
    QFETCH(const QByteArray, value);
    QFETCH(const double, from);
    QFETCH(const double, to);
    const double plain = single(Row()).estimate.mid.gib();
    const double changed = single(Row().set(column, value)).estimate.mid.gib();
    QVERIFY2(changed - plain >= from && changed - plain <= to,
             qPrintable(QString::number(changed - plain)));
}

void TestMemoryEvaluation::comparesWithTheRightPeak_data()
{
    QTest::addColumn<QByteArray>("trainer");
    QTest::addColumn<QByteArray>("arch");
    QTest::addColumn<QByteArray>("phase");
    QTest::addColumn<QByteArray>("quantize");
    QTest::addColumn<double>("gib");
    QTest::addColumn<double>("tolerance");
    QTest::newRow("decoding alone") << QByteArray("VAE decode only") << QByteArray("sdxl")
                                    << QByteArray("sample") << QByteArray("fp16") << 4.17 << 0.05;
    // A trainer that reports the peak of the whole run: captions are encoded by 15.3 GiB.
    QTest::newRow("captions own the peak")
        << QByteArray("Inline-Studio") << QByteArray("flux2_klein_9b") << QByteArray("train")
        << QByteArray("nf4") << 15.3 << 0.3;
    QTest::newRow("loading") << QByteArray("ai-toolkit") << QByteArray("flux") << QByteArray("load")
                             << QByteArray("qfloat8") << 23.1 << 1.0;
}

void TestMemoryEvaluation::comparesWithTheRightPeak()
{
    QFETCH(const QByteArray, trainer);
    QFETCH(const QByteArray, arch);
    QFETCH(const QByteArray, phase);
    QFETCH(const QByteArray, quantize);
    QFETCH(const double, gib);
    QFETCH(const double, tolerance);
    const EvaluatedRow row = single(Row()
                                        .set("trainer", trainer)
                                        .set("arch", arch)
                                        .set("phase", phase)
                                        .set("quantize", quantize));
    QVERIFY2(std::abs(row.estimate.mid.gib() - gib) < tolerance,
             qPrintable(QString::number(row.estimate.mid.gib())));
}

void TestMemoryEvaluation::skipsWhatIsNotTold_data()
{
    QTest::addColumn<Row>("row");
    QTest::addColumn<QString>("reason");
    QTest::newRow("architecture") << Row().set("arch", "framepack") << u"unknown architecture"_s;
    QTest::newRow("resolution") << Row().set("resolution", "") << u"no resolution"_s;
    QTest::newRow("frames of a clip")
        << Row().set("arch", "wan21:14b").set("frames", "") << u"no frames"_s;
    QTest::newRow("quantization") << Row().set("quantize", "") << u"no quantize"_s;
    QTest::newRow("swapped blocks")
        << Row().set("layer_offload_pct", "").set("note", "with block swap")
        << u"no layer_offload_pct"_s;
    QTest::newRow("facts") << Row().set("arch", "zimage_l2p")
                           << u"facts of the architecture missing"_s;
}

void TestMemoryEvaluation::skipsWhatIsNotTold()
{
    QFETCH(const Row, row);
    QFETCH(const QString, reason);
    const MemoryEvaluation evaluation = evaluated(row.text() + Row().text());
    QCOMPARE(evaluation.rows.size(), std::size_t(1));
    QCOMPARE(evaluation.skippedRows(), 1);
    QCOMPARE(evaluation.skipped.value(reason), 1);
    // AI Toolkit's own defaults are known.
    if (reason == u"no resolution" || reason == u"no quantize")
        QCOMPARE(evaluated(Row(row).set("trainer", "ai-toolkit").text()).skippedRows(), 0);
}

// The plain row is estimated at about 25 GiB.
void TestMemoryEvaluation::scoresBoundsOnTheWrongSideOnly_data()
{
    QTest::addColumn<QByteArray>("note");
    QTest::addColumn<QByteArray>("gib");
    QTest::addColumn<bool>("scored");
    QTest::addColumn<int>("sign");
    QTest::newRow("exact") << QByteArray() << QByteArray("50") << true << -1;
    QTest::newRow("fitted a larger card")
        << QByteArray("[<=] a tier") << QByteArray("50") << false << 0;
    QTest::newRow("fitted a smaller card")
        << QByteArray("[<=] a tier") << QByteArray("12") << true << 1;
    QTest::newRow("more was needed, foretold")
        << QByteArray("[>=] oom") << QByteArray("12") << false << 0;
    QTest::newRow("more was needed, not foretold")
        << QByteArray("[>=] oom") << QByteArray("50") << true << -1;
}

void TestMemoryEvaluation::scoresBoundsOnTheWrongSideOnly()
{
    QFETCH(const QByteArray, note);
    QFETCH(const QByteArray, gib);
    QFETCH(const bool, scored);
    QFETCH(const int, sign);
    const EvaluatedRow row = single(Row().set("note", note).set("vram_gib", gib));
    QCOMPARE(row.isScored, scored);
    QCOMPARE(row.error > 0 ? 1 : row.error < 0 ? -1 : 0, sign);
}

void TestMemoryEvaluation::judgesVerdicts_data()
{
    QTest::addColumn<QByteArray>("card");
    QTest::addColumn<QByteArray>("outcome");
    QTest::addColumn<QString>("right"); ///< "yes", "no" or "-"
    QTest::newRow("fits") << QByteArray("40") << QByteArray("fit") << u"yes"_s;
    QTest::newRow("does not fit") << QByteArray("12") << QByteArray("oom") << u"yes"_s;
    QTest::newRow("should have failed") << QByteArray("12") << QByteArray("fit") << u"no"_s;
    QTest::newRow("should have fitted") << QByteArray("40") << QByteArray("oom") << u"no"_s;
    QTest::newRow("no card") << QByteArray() << QByteArray("fit") << u"-"_s;
    QTest::newRow("no outcome") << QByteArray("40") << QByteArray() << u"-"_s;
}

void TestMemoryEvaluation::judgesVerdicts()
{
    QFETCH(const QByteArray, card);
    QFETCH(const QByteArray, outcome);
    QFETCH(const QString, right);
    const auto verdict =
        single(Row().set("vram_total_gib", card).set("outcome", outcome)).verdictRight;
    QCOMPARE(!verdict ? u"-"_s : *verdict ? u"yes"_s : u"no"_s, right);
}

void TestMemoryEvaluation::summarizes()
{
    const double mid = single(Row()).estimate.mid.gib();
    const auto measured = [&](double factor) {
        return Row().set("vram_gib", QByteArray::number(mid / factor, 'f', 4)).text();
    };
    // Estimates 10 % above, 20 % above and 40 % below what was measured, and a bound kept.
    const MemoryEvaluation evaluation = evaluated(
        measured(1.1) + measured(1.2) + measured(0.6) +
        Row().set("note", "[<=]").set("vram_gib", "80").set("trainer", "kohya_ss").text());
    const ErrorSummary &summary = evaluation.summary;
    QCOMPARE(summary.rows, 4);
    QCOMPARE(summary.scored, 3);
    QVERIFY(std::abs(summary.medianAbsoluteError - 0.2) < 1e-3);
    QVERIFY(std::abs(summary.p90AbsoluteError - 0.36) < 1e-3);
    QVERIFY(std::abs(summary.bias - 0.1) < 1e-3);
    QCOMPARE(*summary.verdictAccuracy, 1.0);
    QCOMPARE(evaluation.byArch.value(u"flux"_s).rows, 4);
    QCOMPARE(evaluation.byTrainer.value(u"SimpleTuner"_s).rows, 3);
    QCOMPARE(evaluation.byTrainer.value(u"kohya_ss"_s).scored, 0);
}

void TestMemoryEvaluation::writesTheJsonOfTheContract()
{
    const MemoryEvaluation evaluation =
        evaluated(Row().text() + Row().set("arch", "framepack").text());
    const QJsonObject json = memoryEvaluationJson(evaluation);
    QCOMPARE(json[u"schema"_s].toInt(), 1);
    QCOMPARE(json[u"skipped"_s].toInt(), 1);
    for (const char *key :
         {"rows", "median_abs_error", "p90_abs_error", "bias", "verdict_accuracy"})
        QVERIFY(json[u"summary"_s].toObject()[QLatin1StringView(key)].isDouble());
    const QJsonObject row = json[u"rows"_s].toArray().first().toObject();
    QCOMPARE(row[u"source"_s].toString(), u"a forum"_s);
    QCOMPARE(row[u"arch"_s].toString(), u"flux"_s);
    QCOMPARE(row[u"measured_gib"_s].toDouble(), 25.0);
    QVERIFY(row[u"low"_s].toDouble() < row[u"mid"_s].toDouble());
    QVERIFY(row[u"mid"_s].toDouble() < row[u"high"_s].toDouble());
    QVERIFY(std::abs(row[u"error"_s].toDouble() - (row[u"mid"_s].toDouble() / 25 - 1)) < 1e-3);
    QCOMPARE(json[u"by_arch"_s].toArray().first().toObject()[u"arch"_s].toString(), u"flux"_s);
}

void TestMemoryEvaluation::emptyTableHasNoErrors()
{
    const MemoryEvaluation evaluation = evaluated({});
    QCOMPARE(evaluation.summary.rows, 0);
    QCOMPARE(evaluation.summary.medianAbsoluteError, 0.0);
    QVERIFY(!evaluation.summary.verdictAccuracy);
    QVERIFY(
        memoryEvaluationJson(evaluation)[u"summary"_s].toObject()[u"verdict_accuracy"_s].isNull());
}

QTEST_GUILESS_MAIN(TestMemoryEvaluation)
#include "tst_memoryevaluation.moc"
