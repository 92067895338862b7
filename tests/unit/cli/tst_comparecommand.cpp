// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// headroom-cli compare: two runs of a job.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QByteArray config(int batch)
{
    return "job: extension\nconfig:\n  name: lamp_shop\n  process:\n    - type: diffusion_trainer\n"
           "      train:\n        batch_size: " +
           QByteArray::number(batch) +
           "\n        steps: 2000\n      model: {name_or_path: black-forest-labs/FLUX.1-dev, arch: "
           "flux}\n      datasets:\n        - folder_path: /sets/lamps\n          resolution: "
           "512\n";
}

const QByteArray kFailed =
    "Running 1 job\nLoading Flux model\nlamp_shop:   0%|          | 3/2000 [00:09<1:40:00, "
    "3.00s/it, lr: 1.0e-04 loss: 3.1e-01]\ntorch.OutOfMemoryError: CUDA out of memory. Tried to "
    "allocate 540.00 MiB. GPU 0 has a total capacity of 23.99 GiB of which 224.00 MiB is free. "
    "Including non-PyTorch memory, this process has 23.30 GiB memory in use. Of the allocated "
    "memory 22.22 GiB is allocated by PyTorch, and 590.90 MiB is reserved by PyTorch but "
    "unallocated.\n";
const QByteArray kFinished =
    "Running 1 job\nLoading Flux model\nlamp_shop: 100%|##########| 2000/2000 [1:10:00<00:00,  "
    "2.10s/it, lr: 1.0e-04 loss: 2.1e-01]\nSaved checkpoint to out/lamp_shop.safetensors\n\n"
    "========================================\nResult:\n - 1 completed job\n"
    "========================================\n";

struct Ended
{
    int exitCode = -1;
    QByteArray out, err;
};

} // namespace

class TestCompareCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void tellsTheOutcome_data();
    void tellsTheOutcome();
    void writesJson();
    void complains_data();
    void complains();

private:
    void write(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
    }
    Ended run(const QStringList &arguments)
    {
        QStringList all{u"compare"_s};
        for (const QString &argument : arguments)
            all << (argument.startsWith(u"--") || argument == u"json"
                        ? argument
                        : m_folder.filePath(argument));
        QProcess process;
        process.start(QStringLiteral(HEADROOM_CLI_PROGRAM), all);
        if (!process.waitForFinished(60000))
            qFatal("headroom-cli did not end");
        return {process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    QTemporaryDir m_folder;
};

void TestCompareCommand::initTestCase()
{
    write(u"first/log.txt"_s, kFailed);
    write(u"first/config.yaml"_s, config(4));
    write(u"again/log.txt"_s, kFailed);
    write(u"again/config.yaml"_s, config(2));
    write(u"second/log.txt"_s, kFinished);
    write(u"second/config.yaml"_s, config(1));
    write(u"bare.txt"_s, kFailed);
    write(u"config.yaml"_s, config(1));
}

void TestCompareCommand::tellsTheOutcome_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("solved") << QStringList{u"first"_s, u"second"_s}
                            << QByteArray("Solved. The run finished all 2,000 steps.")
                            << QByteArray("config.process[0].train.batch_size: 4 → 1") << 0;
    QTest::newRow("unchanged") << QStringList{u"first"_s, u"again"_s}
                               << QByteArray("Unchanged. The run fails at the same place")
                               << QByteArray("batch_size: 4 → 2") << 1;
    QTest::newRow("worse") << QStringList{u"second"_s, u"again"_s} << QByteArray("Worse.")
                           << QByteArray("batch_size: 1 → 2") << 1;
    QTest::newRow("no config") << QStringList{u"bare.txt"_s, u"second"_s} << QByteArray("Solved.")
                               << QByteArray("is unknown") << 0;
    QTest::newRow("the same") << QStringList{u"first"_s, u"first"_s} << QByteArray("Unchanged.")
                              << QByteArray("Nothing was changed") << 1;
}

void TestCompareCommand::tellsTheOutcome()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    QFETCH(QByteArray, change);
    const Ended ended = run(arguments + QStringList{u"--lang=en"_s});
    QVERIFY2(ended.out.startsWith(says), (ended.out + ended.err).constData());
    QVERIFY2(ended.out.contains(change), ended.out.constData());
    QTEST(ended.exitCode, "exitCode");
}

void TestCompareCommand::writesJson()
{
    const Ended ended = run({u"first"_s, u"second"_s, u"--format"_s, u"json"_s});
    const QJsonObject object = QJsonDocument::fromJson(ended.out).object();
    QCOMPARE(object.value(u"schema"_s).toInt(), 1);
    QCOMPARE(object.value(u"outcome"_s).toString(), u"solved"_s);
    QCOMPARE(object.value(u"before"_s)[u"verdict"_s].toString(), u"out_of_memory"_s);
    QCOMPARE(object.value(u"after"_s)[u"phase"_s].toString(), u"finished"_s);
    const QJsonArray changes = object.value(u"changes"_s).toArray();
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes[0][u"path"_s].toString(), u"config.process[0].train.batch_size"_s);
    QCOMPARE(changes[0][u"from"_s].toInt(), 4);
    QCOMPARE(changes[0][u"to"_s].toInt(), 1);
}

void TestCompareCommand::complains_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("one log") << QStringList{u"first"_s} << 64;
    QTest::newRow("missing") << QStringList{u"first"_s, u"nowhere.txt"_s} << 3;
    QTest::newRow("no run") << QStringList{u"config.yaml"_s, u"second"_s} << 3;
}

void TestCompareCommand::complains()
{
    QFETCH(QStringList, arguments);
    const Ended ended = run(arguments);
    QTEST(ended.exitCode, "exitCode");
    QVERIFY2(ended.err.startsWith("headroom-cli: "), ended.err.constData());
    QCOMPARE(ended.out, QByteArray());
}

QTEST_GUILESS_MAIN(TestCompareCommand)
#include "tst_comparecommand.moc"
