// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A second start hands its files to the first.
#include "ui/shell/singleinstance.h"

#include <QLocalSocket>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>
#include <QUuid>

using namespace headroom;
using namespace Qt::StringLiterals;

class TestSingleInstance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_name = u"headroom-test-"_s + QUuid::createUuid().toString(QUuid::Id128); }
    void theFirstTakesTheFilesOfTheSecond();
    void aSecondStartWithoutFilesIsReceivedToo();
    void othersAreNotDisturbed();
    void aSocketLeftBehindIsNoProgram();
    void rubbishIsIgnored();

private:
    /// In another thread, as another program would.
    bool handOverFromElsewhere(const QStringList &files)
    {
        bool taken = false;
        QThreadPool pool;
        pool.start([&] { taken = SingleInstance(m_name).handOver(files); });
        while (!pool.waitForDone(10))
            QCoreApplication::processEvents();
        return taken;
    }

    QString m_name;
};

void TestSingleInstance::theFirstTakesTheFilesOfTheSecond()
{
    SingleInstance first(m_name);
    QSignalSpy received(&first, &SingleInstance::filesReceived);
    QVERIFY(!first.handOver({}));
    const QStringList files{u"/tmp/log.txt"_s, u"C:\\Übung\\日本.yaml"_s};
    QVERIFY(handOverFromElsewhere(files));
    QTRY_COMPARE(received.size(), 1);
    QCOMPARE(received[0][0].toStringList(), files);
    QVERIFY(handOverFromElsewhere({u"again.txt"_s}));
    QTRY_COMPARE(received.size(), 2);
}

void TestSingleInstance::aSecondStartWithoutFilesIsReceivedToo()
{
    SingleInstance first(m_name);
    QSignalSpy received(&first, &SingleInstance::filesReceived);
    QVERIFY(!first.handOver({}));
    QVERIFY(handOverFromElsewhere({}));
    QTRY_COMPARE(received.size(), 1);
    QCOMPARE(received[0][0].toStringList(), QStringList());
}

void TestSingleInstance::othersAreNotDisturbed()
{
    SingleInstance first(m_name);
    QSignalSpy received(&first, &SingleInstance::filesReceived);
    QVERIFY(!first.handOver({}));
    SingleInstance other(m_name + u"-other"_s);
    QVERIFY(!other.handOver({u"log.txt"_s}));
    QTest::qWait(50);
    QCOMPARE(received.size(), 0);
    QVERIFY(SingleInstance::usualName() == SingleInstance::usualName());
    QVERIFY(SingleInstance::usualName().startsWith(u"headroom-"));
}

void TestSingleInstance::aSocketLeftBehindIsNoProgram()
{
    {
        SingleInstance gone(m_name);
        QVERIFY(!gone.handOver({}));
    }
    SingleInstance next(m_name);
    QVERIFY(!next.handOver({u"log.txt"_s}));
    QVERIFY(handOverFromElsewhere({u"log.txt"_s}));
}

void TestSingleInstance::rubbishIsIgnored()
{
    SingleInstance first(m_name);
    QSignalSpy received(&first, &SingleInstance::filesReceived);
    QVERIFY(!first.handOver({}));
    QLocalSocket socket;
    socket.connectToServer(m_name);
    QVERIFY(socket.waitForConnected(1000));
    socket.write("\xff\xff\xff\x00nonsense");
    socket.flush();
    QTest::qWait(50);
    socket.disconnectFromServer();
    QTest::qWait(50);
    QCOMPARE(received.size(), 0);
    QVERIFY(handOverFromElsewhere({u"log.txt"_s}));
    QTRY_COMPARE(received.size(), 1);
}

QTEST_GUILESS_MAIN(TestSingleInstance)
#include "tst_singleinstance.moc"
