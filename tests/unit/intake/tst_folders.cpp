// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/source.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace headroom;

class TestFolders : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    void write(const QString &name, const QByteArray &bytes, int minutesAgo = 0)
    {
        const QString path = m_folder->filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::ReadWrite | QIODevice::Truncate) ||
            file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
        file.flush();
        file.setFileTime(QDateTime::currentDateTime().addSecs(-60 * minutesAgo),
                         QFileDevice::FileModificationTime);
    }

    QStringList names(const std::vector<Source> &sources) const
    {
        QStringList result;
        for (const Source &source : sources)
            result << QDir(m_folder->path()).relativeFilePath(source.path);
        return result;
    }

    inline static const QByteArray kLog =
        "Running 1 job\nLoading transformer\nError running job: CUDA out of memory.\n";
    inline static const QByteArray kConfig =
        "job: extension\nconfig:\n  name: fox\n  process:\n    - type: sd_trainer\n";

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void takesTheCurrentLogAndItsConfig()
    {
        write(QStringLiteral("log.txt"), kLog, 5);
        write(QStringLiteral("logs/0_log.txt"), kLog, 1); // copying has made it look newer
        write(QStringLiteral("logs/1_log.txt"), kLog, 30);
        write(QStringLiteral("config.yaml"), kConfig);
        write(QStringLiteral("fox.safetensors"), "weights");
        write(QStringLiteral("samples/0001.txt"), kLog);
        const auto sources = openPath(m_folder->path());
        QVERIFY(sources.has_value());
        QCOMPARE(names(*sources),
                 QStringList({QStringLiteral("log.txt"), QStringLiteral("config.yaml")}));
        QVERIFY(sources->front().note.contains(u"logs/1_log.txt"));
        QVERIFY(sources->front().note.contains(u"logs/0_log.txt"));
        QVERIFY(sources->back().note.isEmpty());
    }

    void takesTheHighestNumberWithoutACurrentLog()
    {
        for (int i = 0; i < 12; ++i)
            write(QStringLiteral("logs/%1_log.txt").arg(i), kLog, i);
        const auto sources = openPath(m_folder->path());
        QVERIFY(sources.has_value());
        QCOMPARE(names(*sources), QStringList({QStringLiteral("logs/11_log.txt")}));
        QVERIFY(sources->front().note.contains(u"7 more"));
    }

    void prefersTheConfigTheInterfaceRan()
    {
        write(QStringLiteral("log.txt"), kLog);
        write(QStringLiteral("config.yaml"), kConfig);
        write(QStringLiteral(".job_config.json"),
              R"({"job":"extension","config":{"process":[{"type":"diffusion_trainer"}]}})");
        const auto sources = openPath(m_folder->path());
        QVERIFY(sources.has_value());
        QCOMPARE(names(*sources),
                 QStringList({QStringLiteral("log.txt"), QStringLiteral(".job_config.json")}));
        QVERIFY(sources->back().note.contains(u"config.yaml"));
    }

    void takesTheNewestOfManyJobs()
    {
        write(QStringLiteral("output/old/log.txt"), kLog, 60);
        write(QStringLiteral("output/old/config.yaml"), kConfig, 1);
        write(QStringLiteral("output/new/log.txt"), kLog, 10);
        write(QStringLiteral("output/new/config.yaml"), kConfig, 90);
        const auto sources = openPath(m_folder->path());
        QVERIFY(sources.has_value());
        QCOMPARE(names(*sources), QStringList({QStringLiteral("output/new/log.txt"),
                                               QStringLiteral("output/new/config.yaml")}));
    }

    void takesLogsThatAPersonSaved()
    {
        write(QStringLiteral("crash.log"), kLog);
        write(QStringLiteral("my settings.yml"), kConfig);
        write(QStringLiteral("gpu.csv"),
              "timestamp, memory.used [MiB]\n2025/03/01 14:44:16.986, 1234 MiB\n");
        write(QStringLiteral("0001.txt"), "a red fox in the snow");
        write(QStringLiteral("answers.json"), R"({"every_time": "always"})");
        const auto sources = openPath(m_folder->path());
        QVERIFY(sources.has_value());
        QCOMPARE(names(*sources),
                 QStringList({QStringLiteral("crash.log"), QStringLiteral("my settings.yml"),
                              QStringLiteral("gpu.csv")}));
    }

    void findsTheLogAmongCaptions()
    {
        for (int i = 0; i < 500; ++i)
            write(QStringLiteral("set/%1.txt").arg(i), "a red fox in the snow");
        write(QStringLiteral("log.txt"), kLog, 100);
        const auto sources = openPath(m_folder->path());
        QVERIFY(sources.has_value());
        QCOMPARE(names(*sources), QStringList({QStringLiteral("log.txt")}));
    }

    void skipsAnEmptyCurrentLog()
    {
        write(QStringLiteral("log.txt"), "");
        write(QStringLiteral("logs/0_log.txt"), kLog);
        const auto sources = openPath(m_folder->path());
        QVERIFY(sources.has_value());
        QCOMPARE(names(*sources), QStringList({QStringLiteral("logs/0_log.txt")}));
    }

    void takesAConfigAlone()
    {
        write(QStringLiteral("fox.yaml"), kConfig);
        const auto sources = openPath(m_folder->path());
        QVERIFY(sources.has_value());
        QCOMPARE(names(*sources), QStringList({QStringLiteral("fox.yaml")}));
    }

    void tellsFoldersWithoutAnything()
    {
        write(QStringLiteral("0001.txt"), "a red fox in the snow");
        write(QStringLiteral("readme.md"), "words");
        const auto sources = openPath(m_folder->path());
        QVERIFY(!sources.has_value());
        QCOMPARE(sources.error().id, QStringLiteral("intake.folder_without_logs"));
        QCOMPARE(sources.error().file, m_folder->path());
    }
};

QTEST_GUILESS_MAIN(TestFolders)
#include "tst_folders.moc"
