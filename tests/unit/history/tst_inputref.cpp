// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Files recognised again.
#include "history/inputref.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

class TestInputRef : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatBecameOfAFile_data();
    void tellsWhatBecameOfAFile();
    void findsAChangeAtEitherEnd();
    void pastesHaveAFingerprintButNoFile();
    void lostFilesAreMissing();

private:
    QString write(const QByteArray &bytes)
    {
        const QString path = m_folder.filePath(u"log.txt"_s);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return path;
    }
    InputRef opened(const QString &path)
    {
        const Result<std::vector<Source>> sources = openPath(path);
        if (!sources)
            qFatal("%s", qPrintable(sources.error().sentence()));
        return refOf(sources->front());
    }

    QTemporaryDir m_folder;
};

void TestInputRef::tellsWhatBecameOfAFile_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<InputState>("state");
    const QByteArray line = "Running 1 job\n";
    const QByteArray large = QByteArray("step of a long run\n").repeated(120000); // 2 MiB
    QTest::newRow("the same") << line << line << InputState::Same;
    QTest::newRow("went on") << line << line + "Loading the model\n" << InputState::Grown;
    QTest::newRow("another run") << line << QByteArray("Running 2 jobs\n") << InputState::Other;
    QTest::newRow("cut") << line << line.chopped(4) << InputState::Other;
    QTest::newRow("emptied") << line << QByteArray() << InputState::Other;
    QTest::newRow("large, the same") << large << large << InputState::Same;
    QTest::newRow("large, went on") << large << large + line << InputState::Grown;
    QTest::newRow("large, shorter") << large << large.chopped(1) << InputState::Other;
}

void TestInputRef::tellsWhatBecameOfAFile()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const InputRef input = opened(write(before));
    QCOMPARE(input.bytes, before.size());
    QCOMPARE(input.fingerprint.size(), 64);
    write(after);
    QTEST(stateOf(input), "state");
}

void TestInputRef::findsAChangeAtEitherEnd()
{
    const QByteArray whole = QByteArray("step of a long run\n").repeated(120000);
    const InputRef input = opened(write(whole));
    for (const qsizetype at : {qsizetype(3), whole.size() - 3}) {
        QByteArray other = whole;
        other[at] = 'X';
        write(other);
        QCOMPARE(stateOf(input), InputState::Other);
    }
}

void TestInputRef::pastesHaveAFingerprintButNoFile()
{
    const Result<Source> pasted = openBytes("CUDA out of memory\n", {});
    QVERIFY(pasted);
    const InputRef input = refOf(*pasted);
    QCOMPARE(input.path, QString());
    QCOMPARE(input.fingerprint.size(), 64);
    QCOMPARE(stateOf(input), InputState::Missing);
}

void TestInputRef::lostFilesAreMissing()
{
    const QString path = write("Running 1 job\n");
    const InputRef input = opened(path);
    QVERIFY(QFile::remove(path));
    QCOMPARE(stateOf(input), InputState::Missing);
}

QTEST_GUILESS_MAIN(TestInputRef)
#include "tst_inputref.moc"
