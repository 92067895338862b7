// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/source.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace headroom;

class TestSource : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
        return file.fileName();
    }

    /// A log larger than what is kept in memory, with a character across each block's end.
    static QByteArray largeLog()
    {
        QByteArray bytes("Running 1 job\n");
        const QByteArray line(
            "fox:  12%|█▏        | 36/300 [00:10<01:15,  1.72s/it, lr: 1.0e-04 loss: 2.345e-01]\n");
        while (bytes.size() < 9 * 1024 * 1024)
            bytes += line;
        return bytes;
    }

private Q_SLOTS:
    void readsLargeFilesInBlocks()
    {
        const QByteArray bytes = largeLog();
        const QString path = write(QStringLiteral("large.log"), bytes);
        const auto sources = openPath(path);
        QVERIFY(sources.has_value());
        QCOMPARE(sources->size(), std::size_t(1));
        const Source &source = sources->front();
        QCOMPARE(source.kind, SourceKind::Log);
        QCOMPARE(source.bytes, bytes.size());
        QCOMPARE(source.diskPath, path);
        QVERIFY(source.contents.isEmpty());
        QByteArray text;
        qsizetype largest = 0;
        double fraction = 0;
        int blocks = 0;
        Progress progress;
        progress.advance = [&](double value) {
            QVERIFY(value >= fraction);
            fraction = value;
        };
        QVERIFY(source
                    .readText(
                        [&](QByteArrayView block) {
                            text.append(block);
                            largest = std::max(largest, block.size());
                            ++blocks;
                        },
                        progress)
                    .has_value());
        QCOMPARE(text, bytes);
        QVERIFY(blocks >= 3);
        QVERIFY(largest <= 4 * 1024 * 1024 + 4);
        QCOMPARE(fraction, 1.0);
    }

    void stopsWhenCancelled()
    {
        const auto sources = openPath(write(QStringLiteral("cancel.log"), largeLog()));
        QVERIFY(sources.has_value());
        int blocks = 0;
        Progress progress;
        progress.cancelled = [&] {
            return blocks >= 1;
        };
        QVERIFY(sources->front().readText([&](QByteArrayView) { ++blocks; }, progress).has_value());
        QCOMPARE(blocks, 1);
    }

    void keepsSmallFilesInMemory()
    {
        const QByteArray bytes(
            "\xEF\xBB\xBFjob: extension\nconfig:\n  process:\n    - type: sd_trainer\n");
        const QString path = write(QStringLiteral("small.yaml"), bytes);
        const auto sources = openPath(path);
        QVERIFY(sources.has_value());
        QVERIFY(QFile::remove(path));
        const Source &source = sources->front();
        QCOMPARE(source.encoding, QStringLiteral("UTF-8 BOM"));
        QCOMPARE(source.rawBytes().value(), bytes);
        QCOMPARE(source.text().value(), bytes.sliced(3));
    }

    void tellsWhenTheFileIsGone()
    {
        const QString path = write(QStringLiteral("gone.log"), largeLog());
        const auto sources = openPath(path);
        QVERIFY(sources.has_value());
        QVERIFY(QFile::remove(path));
        const auto read = sources->front().readText([](QByteArrayView) {});
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().id, QStringLiteral("intake.unreadable"));
        QCOMPARE(read.error().file, path);
    }

    void refusesHugeTextsAtOnce()
    {
        Source source;
        source.path = QStringLiteral("huge.yaml");
        source.bytes = qint64(5) << 30;
        QCOMPARE(source.text().error().id, QStringLiteral("intake.too_large"));
        QCOMPARE(source.rawBytes().error().id, QStringLiteral("intake.too_large"));
    }

    void takesPastesAndPipes()
    {
        const auto pasted = openBytes("RuntimeError: CUDA out of memory.", QString());
        QVERIFY(pasted.has_value());
        QCOMPARE(pasted->kind, SourceKind::Log);
        QVERIFY(pasted->path.isEmpty() && pasted->diskPath.isEmpty());
        QCOMPARE(pasted->text().value(), QByteArray("RuntimeError: CUDA out of memory."));
        const auto prose = openBytes("it just stops", QStringLiteral("-"));
        QVERIFY(prose.has_value());
        QCOMPARE(prose->kind, SourceKind::Log);
        QVERIFY(prose->note.isEmpty());
    }

    void failsWithItsOwnSentence_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("id");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("intake.empty_file");
        QTest::newRow("blank") << QByteArray(" \r\n\t\n") << QStringLiteral("intake.empty_file");
        QTest::newRow("binary") << QByteArray("\x7F"
                                              "ELF\0\0\0\1\2\3\4\0\0\0\0\0",
                                              16)
                                << QStringLiteral("intake.binary_file");
        QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16)
                                 << QStringLiteral("intake.picture");
        QTest::newRow("weights") << QByteArray("\x10\0\0\0\0\0\0\0{\"a\":{\"dtype\"", 20)
                                 << QStringLiteral("intake.weights");
        QTest::newRow("rar") << QByteArray("Rar!\x1A\x07\x01\0", 8)
                             << QStringLiteral("intake.unsupported_archive");
    }
    void failsWithItsOwnSentence()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, id);
        const auto sources = openPath(write(QStringLiteral("input"), bytes));
        QVERIFY(!sources.has_value());
        QCOMPARE(sources.error().id, id);
        QVERIFY(!sources.error().message.isEmpty());
        QVERIFY(!sources.error().remedy.isEmpty());
        const auto piped = openBytes(bytes, QStringLiteral("-"));
        QVERIFY(!piped.has_value());
        QCOMPARE(piped.error().id, id);
    }

    void tellsMissingFiles()
    {
        const auto sources = openPath(m_folder.filePath(QStringLiteral("not there.log")));
        QVERIFY(!sources.has_value());
        QCOMPARE(sources.error().id, QStringLiteral("intake.missing_file"));
    }

    void namesItsKinds()
    {
        QCOMPARE(idOf(SourceKind::Log), QStringLiteral("log"));
        QCOMPARE(idOf(SourceKind::Config), QStringLiteral("config"));
        QCOMPARE(idOf(SourceKind::Telemetry), QStringLiteral("telemetry"));
        QCOMPARE(idOf(SourceKind::Archive), QStringLiteral("archive"));
        QCOMPARE(idOf(SourceKind::Unknown), QStringLiteral("unknown"));
    }
};

QTEST_GUILESS_MAIN(TestSource)
#include "tst_source.moc"
