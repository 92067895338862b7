// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/logreader.h"

#include "samplelogs.h"

#include <QRandomGenerator>
#include <QTest>

using namespace headroom;
using namespace headroom::sample;

/// What must hold for every log: how it arrives, how its lines end and what follows it changes
/// nothing.
class TestLogProperties : public QObject
{
    Q_OBJECT

    Signatures m_signatures;

    static QString shown(const std::optional<Bytes> &size)
    {
        return size ? QString::number(size->value) : QStringLiteral("-");
    }

    /// Everything a run says, as text. Line numbers can be left out.
    static QString digest(const Run &run, bool withLines = true)
    {
        QStringList parts{run.trainer,
                          run.job,
                          run.family,
                          run.gpuName,
                          run.torchVersion,
                          idOf(run.platform),
                          run.exitDetail,
                          QString::number(int(run.end)),
                          QString::number(run.fatal ? int(*run.fatal) : -1)};
        const auto line = [&](LineNumber number) {
            return withLines ? QString::number(number.value) : QString();
        };
        parts << line(run.firstLine) << line(run.lastLine);
        for (const PhaseSpan &span : run.phases)
            parts << idOf(span.phase) + line(span.first) + u'-' + line(span.last) +
                         QString::number(span.seconds.value_or(-1));
        for (const Symptom &symptom : run.symptoms)
            parts << symptom.signature + line(symptom.line) + u'x' +
                         QString::number(symptom.count) + symptom.text;
        for (const Failure &failure : run.failures)
            parts << failure.text + line(failure.line) + failure.exception + failure.signature +
                         failure.notMemoryCause + idOf(failure.memoryKind) + idOf(failure.phase) +
                         QString::number(failure.step ? failure.step->value : -1) +
                         QString::number(failure.survived) + failure.frames.join(u'>') +
                         shown(failure.figures.tried) + shown(failure.figures.free);
        for (const StepReading &reading : run.readings)
            parts << QString::number(reading.step.value) + line(reading.line) +
                         QString::number(reading.elapsedSeconds) +
                         QString::number(reading.loss.value_or(-1));
        for (const BucketFound &bucket : run.buckets)
            parts << QString::number(bucket.width) + u'x' + QString::number(bucket.height) +
                         line(bucket.line);
        for (const LineNumber number : run.skippedBatchLines)
            parts << QStringLiteral("skip") + line(number);
        if (run.speed)
            parts << QString::number(run.speed->early) + u'/' + QString::number(run.speed->late) +
                         u'/' + QString::number(run.speed->worst);
        if (run.config)
            parts << QString::fromUtf8(run.config->text) + line(run.config->firstLine);
        return parts.join(u'\n');
    }

    static QStringList digests(const std::vector<Run> &runs, bool withLines = true)
    {
        QStringList result;
        for (const Run &run : runs)
            result << digest(run, withLines);
        return result;
    }

    static void addLogs()
    {
        QTest::addColumn<QByteArray>("log");
        const QByteArray prepared = kHead + kLoad + kCache + kText;
        QTest::newRow("going") << QByteArray(prepared + kBaseline + kFirstDraw + steps(1, 300) +
                                             "\n");
        QTest::newRow("failed in a step")
            << QByteArray(prepared + kFirstDraw + steps(1, 3) +
                          failed(kOom, traceback("loss_dict = self.hook_train_loop(batch_list)", "",
                                                 "torch.OutOfMemoryError: " + kOom)) +
                          "\nJob process terminated with exit code 1.\n");
        QTest::newRow("failed in loading") << QByteArray(
            kHead + "Loading Flux model\n" +
            failed(kOom, traceback("self.sd.load_model()", "", "torch.OutOfMemoryError: " + kOom)));
        QTest::newRow("given up") << QByteArray(
            prepared + kFirstDraw + steps(1, 2) + skip(1) + skip(2) + skip(3) +
            failed("OOM during training step 3 times in a row, aborting training", ""));
        QTest::newRow("killed") << QByteArray(prepared + kFirstDraw + steps(1, 40) +
                                              "\nJob process terminated with signal SIGKILL.\n");
        QTest::newRow("finished") << QByteArray(
            prepared + kFirstDraw + steps(1, 30, 30) +
            "\nSaved checkpoint to a.safetensors\nSaved optimizer to "
            "o.pt\n\n========================================\nResult:\n - 1 completed "
            "job\n========================================\n");
        QTest::newRow("coloured") << QByteArray(
            prepared + "\x1B[31mError running job: CUDA error: out of memory\x1B[0m\n" + kResult);
        QTest::newRow("bare") << QByteArray("torch.OutOfMemoryError: " + kOom + "\n");
    }

private Q_SLOTS:
    void initTestCase()
    {
        Result<Signatures> loaded = Signatures::load(KnowledgeFolder());
        QVERIFY2(loaded.has_value(), loaded ? "" : qPrintable(loaded.error().sentence()));
        m_signatures = std::move(*loaded);
    }

    void blocksDoNotMatter_data() { addLogs(); }
    void blocksDoNotMatter()
    {
        QFETCH(QByteArray, log);
        const QStringList whole = digests(readLog(log, m_signatures));
        QRandomGenerator random(11);
        for (int round = 0; round < 6; ++round) {
            LogReader reader(m_signatures);
            const int most = round == 0 ? 1 : 1 << (2 * round);
            for (qsizetype at = 0; at < log.size();) {
                const qsizetype size =
                    std::min<qsizetype>(1 + random.bounded(most), log.size() - at);
                reader.feed(QByteArrayView(log).sliced(at, size));
                at += size;
            }
            QCOMPARE(digests(reader.finish()), whole);
        }
    }

    void lineEndsDoNotMatter_data() { addLogs(); }
    void lineEndsDoNotMatter()
    {
        QFETCH(QByteArray, log);
        QByteArray windows = log;
        windows.replace("\n", "\r\n");
        // Only the config's own text keeps the line ends it was read with: they are not part of it.
        QCOMPARE(digests(readLog(windows, m_signatures)), digests(readLog(log, m_signatures)));
    }

    void blankLinesBetweenDoNotMatter_data() { addLogs(); }
    void blankLinesBetweenDoNotMatter()
    {
        QFETCH(QByteArray, log);
        QByteArray spaced = log;
        spaced.replace("\n", "\n\n");
        const auto strip = [](QStringList texts) {
            for (QString &text : texts)
                text.replace(QStringLiteral("\n\n"), QStringLiteral("\n"));
            return texts;
        };
        QCOMPARE(strip(digests(readLog(spaced, m_signatures), false)),
                 strip(digests(readLog(log, m_signatures), false)));
    }

    void aLaterRunChangesNothing_data() { addLogs(); }
    void aLaterRunChangesNothing()
    {
        QFETCH(QByteArray, log);
        const std::vector<Run> alone = readLog(log, m_signatures);
        QCOMPARE(alone.size(), std::size_t(1));
        if (alone.front().trainer.isEmpty())
            return; // a message without any sign of a run may be the head of the next one
        const std::vector<Run> both = readLog(log + kHead + kLoad, m_signatures);
        QCOMPARE(both.size(), std::size_t(2));
        QCOMPARE(digest(both.front()), digest(alone.front()));
        QVERIFY(both.back().failures.empty());
    }

    void survivesAnyBytes()
    {
        QRandomGenerator random(3);
        const QByteArray log = kHead + kLoad + kCache + kText + kFirstDraw + steps(1, 20) +
                               failed(kOom, traceback("self.sd.load_model()", "", "MemoryError"));
        for (int round = 0; round < 60; ++round) {
            QByteArray broken = log;
            for (int i = 0; i < 200; ++i) {
                const qsizetype at = random.bounded(int(broken.size()));
                switch (random.bounded(4)) {
                case 0:
                    broken[at] = static_cast<char>(random.bounded(256));
                    break;
                case 1:
                    broken.remove(at, random.bounded(40));
                    break;
                case 2:
                    broken.insert(at, log.mid(random.bounded(int(log.size())), 60));
                    break;
                default:
                    broken.insert(at, "\r\x1B[%|[]/:");
                }
            }
            const std::vector<Run> runs = readLog(broken, m_signatures);
            QVERIFY(!runs.empty());
            for (const Run &run : runs) {
                QVERIFY(!run.fatal || *run.fatal < run.failures.size());
                QVERIFY(run.firstLine <= run.lastLine);
                QVERIFY(std::ranges::is_sorted(
                    run.phases, {}, [](const PhaseSpan &span) { return span.first.value; }));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestLogProperties)
#include "tst_logproperties.moc"
