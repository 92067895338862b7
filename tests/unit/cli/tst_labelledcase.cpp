// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/labelledcase.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

class TestLabelledCase : public QObject
{
    Q_OBJECT

    Signatures m_signatures;
    std::unique_ptr<QTemporaryDir> m_folder;

    void write(const QString &name, const QByteArray &text) const
    {
        const QString path = m_folder->filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    Result<LabelledCase> read(const QString &name = u"one"_s) const
    {
        return readLabelledCase(m_folder->filePath(name), m_signatures);
    }

private Q_SLOTS:
    void initTestCase()
    {
        Result<Signatures> signatures = Signatures::load(KnowledgeFolder());
        QVERIFY(signatures);
        m_signatures = *std::move(signatures);
    }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void readsLogConfigAnswersAndLabel()
    {
        write(u"one/log.txt"_s,
              "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB.\n");
        write(u"one/config.yaml"_s, "job: extension\nconfig:\n  name: a\n  process:\n    - type: "
                                    "sd_trainer\n      train: {batch_size: 2}\n");
        write(u"one/answers.json"_s, R"({"media": "image", "gpu_vram_gib": 24})");
        write(
            u"one/expected.json"_s,
            R"({"verdict": ["out_of_memory"], "causes": ["a", "b"], "about": {"log_fidelity": "quoted", "label_confidence": "low"}})");
        write(u"one/command.txt"_s, "python train_network.py --network_dim 4");
        const auto labelled = read();
        QVERIFY2(labelled, labelled ? "" : qPrintable(labelled.error().sentence()));
        QCOMPARE(labelled->name, u"one"_s);
        QCOMPARE(labelled->facts.runs.size(), std::size_t(1));
        QVERIFY(labelled->facts.view);
        QCOMPARE(labelled->facts.answers[u"media"_s], u"image"_s);
        QCOMPARE(labelled->facts.answers[u"gpu_vram_gib"_s], u"24"_s);
        QCOMPARE(labelled->label.verdict, QStringList{u"out_of_memory"_s});
        QCOMPARE(labelled->label.causes.size(), 2);
        QVERIFY(labelled->label.phase.isEmpty());
        QCOMPARE(labelled->label.logFidelity, u"quoted"_s);
        QCOMPARE(labelled->label.labelConfidence, u"low"_s);
        QVERIFY(labelled->problems.empty());
    }

    void takesAnyInputWhereThereIsNoLogTxt()
    {
        write(u"one/console.log"_s,
              "Running 1 job\nCUDA out of memory. Tried to allocate 2.00 GiB.\n");
        write(u"one/expected.json"_s, "{}");
        const auto labelled = read();
        QVERIFY(labelled);
        QCOMPARE(labelled->facts.runs.size(), std::size_t(1));
    }

    void keepsFilesThatCannotBeUsedAsProblems()
    {
        write(u"one/log.txt"_s, "");
        write(u"one/expected.json"_s, "{}");
        const auto labelled = read();
        QVERIFY(labelled);
        QCOMPARE(labelled->problems.size(), std::size_t(1));
    }

    void refusesABrokenLabel_data()
    {
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<QByteArray>("answers");
        QTest::newRow("no JSON") << QByteArray("{verdict") << QByteArray();
        QTest::newRow("a list") << QByteArray("[]") << QByteArray();
        QTest::newRow("broken answers") << QByteArray("{}") << QByteArray("{");
    }
    void refusesABrokenLabel()
    {
        QFETCH(QByteArray, expected);
        QFETCH(QByteArray, answers);
        write(u"one/log.txt"_s, "text");
        write(u"one/expected.json"_s, expected);
        if (!answers.isEmpty())
            write(u"one/answers.json"_s, answers);
        const auto labelled = read();
        QVERIFY(!labelled);
        QCOMPARE(labelled.error().id, u"evaluate.invalid_json"_s);
        QVERIFY(labelled.error().file.endsWith(answers.isEmpty() ? u"expected.json"_s
                                                                 : u"answers.json"_s));
    }

    void saysWhenThereIsNoLabel()
    {
        const auto labelled = read(u"nowhere"_s);
        QVERIFY(!labelled);
        QCOMPARE(labelled.error().id, u"evaluate.unreadable"_s);
    }

    void findsTheFolders()
    {
        write(u"b/expected.json"_s, "{}");
        write(u"a/expected.json"_s, "{}");
        write(u"encodings/log.txt"_s, "x");
        QStringList names;
        for (const QString &folder : labelledFolders(m_folder->path()))
            names << QDir(folder).dirName();
        QCOMPARE(names.join(u' '), u"a b"_s);
        QCOMPARE(labelledFolders(m_folder->filePath(u"a"_s)).size(), 1);
        QVERIFY(labelledFolders(m_folder->filePath(u"none"_s)).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestLabelledCase)
#include "tst_labelledcase.moc"
