// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/archive.h"
#include "intake/source.h"

#include <KCompressionDevice>
#include <KTar>
#include <KZip>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace headroom;

class TestArchives : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    inline static const QByteArray kLog =
        "Running 1 job\nLoading transformer\nError running job: CUDA out of memory.\n";
    inline static const QByteArray kConfig =
        "job: extension\nconfig:\n  name: fox\n  process:\n    - type: sd_trainer\n";

    QString path(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    static void fill(KArchive &archive, const std::vector<std::pair<QString, QByteArray>> &files)
    {
        QVERIFY(archive.open(QIODevice::WriteOnly));
        for (const auto &[name, bytes] : files)
            QVERIFY(archive.writeFile(name, bytes));
        QVERIFY(archive.close());
    }

    static void compress(const QString &path, KCompressionDevice::CompressionType type,
                         const QByteArray &bytes)
    {
        KCompressionDevice device(path, type);
        QVERIFY(device.open(QIODevice::WriteOnly));
        QCOMPARE(device.write(bytes), bytes.size());
        device.close();
    }

    static void takesRun(const QString &path)
    {
        const auto sources = openPath(path);
        QVERIFY2(sources.has_value(), sources ? "" : qPrintable(sources.error().sentence()));
        QCOMPARE(sources->size(), std::size_t(2));
        const Source &log = sources->front();
        QCOMPARE(log.kind, SourceKind::Log);
        QCOMPARE(log.path, path + QStringLiteral("/fox/log.txt"));
        QVERIFY(log.diskPath.isEmpty());
        QCOMPARE(log.text().value(), kLog);
        QVERIFY(log.note.contains(u"fox/logs/0_log.txt"));
        QCOMPARE(sources->back().kind, SourceKind::Config);
        QCOMPARE(sources->back().text().value(), kConfig);
    }

    inline static const std::vector<std::pair<QString, QByteArray>> kRun{
        {QStringLiteral("fox/logs/0_log.txt"), kLog},
        {QStringLiteral("fox/log.txt"), kLog},
        {QStringLiteral("fox/config.yaml"), kConfig},
        {QStringLiteral("fox/samples.png"), QByteArray("\x89PNG\r\n")},
    };

private Q_SLOTS:
    void opensZip()
    {
        KZip zip(path("run.zip"));
        fill(zip, kRun);
        takesRun(path("run.zip"));
    }

    void opensTar_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("type");
        QTest::newRow("tar") << QStringLiteral("run.tar") << QStringLiteral("application/x-tar");
        QTest::newRow("gz") << QStringLiteral("run.tar.gz") << QStringLiteral("application/gzip");
        QTest::newRow("xz") << QStringLiteral("run.tar.xz") << QStringLiteral("application/x-xz");
        QTest::newRow("zst") << QStringLiteral("run.tar.zst") << QStringLiteral("application/zstd");
    }
    void opensTar()
    {
        QFETCH(QString, name);
        QFETCH(QString, type);
        KTar tar(m_folder.filePath(name), type);
        fill(tar, kRun);
        takesRun(m_folder.filePath(name));
    }

    void opensSingleCompressedLogs_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("type");
        QTest::newRow("gz") << QStringLiteral("log.txt.gz") << int(KCompressionDevice::GZip);
        QTest::newRow("xz") << QStringLiteral("log.txt.xz") << int(KCompressionDevice::Xz);
        QTest::newRow("bz2") << QStringLiteral("log.txt.bz2") << int(KCompressionDevice::BZip2);
        QTest::newRow("zst") << QStringLiteral("log.txt.zst") << int(KCompressionDevice::Zstd);
    }
    void opensSingleCompressedLogs()
    {
        QFETCH(QString, name);
        QFETCH(int, type);
        const QString file = m_folder.filePath(name);
        compress(file, static_cast<KCompressionDevice::CompressionType>(type), kLog);
        const auto sources = openPath(file);
        QVERIFY2(sources.has_value(), sources ? "" : qPrintable(sources.error().sentence()));
        QCOMPARE(sources->front().path, file + QStringLiteral("/log.txt"));
        QCOMPARE(sources->front().text().value(), kLog);
        QFile stored(file);
        QVERIFY(stored.open(QIODevice::ReadOnly));
        const auto piped = openBytes(stored.readAll(), QStringLiteral("-"));
        QVERIFY(piped.has_value());
        QCOMPARE(piped->text().value(), kLog);
    }

    void tellsPipedArchivesWhatToDo()
    {
        KZip zip(path("piped.zip"));
        fill(zip, kRun);
        QFile stored(path("piped.zip"));
        QVERIFY(stored.open(QIODevice::ReadOnly));
        const auto piped = openBytes(stored.readAll(), QStringLiteral("-"));
        QVERIFY(piped.has_value());
        QCOMPARE(piped->kind, SourceKind::Archive);
        QVERIFY(!piped->note.isEmpty());
    }

    void tellsArchivesWithoutLogs()
    {
        KZip zip(path("pictures.zip"));
        fill(zip, {{QStringLiteral("a.png"), QByteArray("\x89PNG")},
                   {QStringLiteral("a.txt"), QByteArray("a red fox")}});
        const auto sources = openPath(path("pictures.zip"));
        QVERIFY(!sources.has_value());
        QCOMPARE(sources.error().id, QStringLiteral("intake.archive_without_logs"));
    }

    void tellsBrokenArchives_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("zip") << QByteArray("PK\x03\x04 and then nothing of the kind");
        QTest::newRow("gz") << QByteArray("\x1F\x8B\x08\x00\x00\x00\x00\x00\x00\x03 broken", 17);
        QTest::newRow("xz") << QByteArray("\xFD"
                                          "7zXZ\0 broken",
                                          13);
        QTest::newRow("zst") << QByteArray("\x28\xB5\x2F\xFD broken");
        QTest::newRow("7z") << QByteArray("7z\xBC\xAF\x27\x1C broken");
    }
    void tellsBrokenArchives()
    {
        QFETCH(QByteArray, bytes);
        QFile file(path("broken"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const auto sources = openPath(file.fileName());
        QVERIFY(!sources.has_value());
        QCOMPARE(sources.error().id, QStringLiteral("intake.broken_archive"));
    }

    /// Some hundred KiB that unpack to more than the limit must not fill the memory.
    void boundsWhatUnpacks()
    {
        const QByteArray zeros(8 * 1024 * 1024, '0');
        {
            KCompressionDevice bomb(path("bomb.log.gz"), KCompressionDevice::GZip);
            QVERIFY(bomb.open(QIODevice::WriteOnly));
            for (qint64 done = 0; done <= intake::kMostMember; done += zeros.size())
                QCOMPARE(bomb.write(zeros), zeros.size());
        }
        const auto sources = openPath(path("bomb.log.gz"));
        QVERIFY(!sources.has_value());
        QCOMPARE(sources.error().id, QStringLiteral("intake.archive_too_large"));
        QVERIFY(!sources.error().remedy.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestArchives)
#include "tst_archives.moc"
