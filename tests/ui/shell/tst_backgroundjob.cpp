// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/backgroundjob.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

using namespace headroom;

class TestBackgroundJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void worksElsewhereAndDeliversHere();
    void newerWorkMakesOlderResultsVanish();
    void cancelledWorkDeliversNothing();
    void progressArrives();
    void destructorWaits();
    void deliveryMayStartTheNext();
};

void TestBackgroundJob::worksElsewhereAndDeliversHere()
{
    BackgroundJob job;
    QSignalSpy running(&job, &BackgroundJob::runningChanged);
    QThread *worker = nullptr;
    QThread *delivered = nullptr;
    int result = 0;
    job.start(
        [&](const Progress &) {
            worker = QThread::currentThread();
            return 42;
        },
        [&](int value) {
            delivered = QThread::currentThread();
            result = value;
        });
    QVERIFY(job.isRunning());
    QTRY_COMPARE(result, 42);
    QVERIFY(!job.isRunning());
    QVERIFY(worker != QThread::currentThread());
    QCOMPARE(delivered, QThread::currentThread());
    QCOMPARE(running.size(), 2);
    QCOMPARE(running[0][0].toBool(), true);
    QCOMPARE(running[1][0].toBool(), false);
}

void TestBackgroundJob::newerWorkMakesOlderResultsVanish()
{
    BackgroundJob job;
    QSemaphore gate;
    QStringList results;
    bool wasCancelled = false;
    job.start(
        [&](const Progress &progress) {
            gate.acquire();
            wasCancelled = progress.isCancelled();
            return QStringLiteral("old");
        },
        [&](const QString &text) { results << text; });
    job.start([](const Progress &) { return QStringLiteral("new"); },
              [&](const QString &text) { results << text; });
    QTRY_COMPARE(results, QStringList{QStringLiteral("new")});
    gate.release();
    QTRY_VERIFY(wasCancelled);
    QTest::qWait(20);
    QCOMPARE(results, QStringList{QStringLiteral("new")});
}

void TestBackgroundJob::cancelledWorkDeliversNothing()
{
    BackgroundJob job;
    QSignalSpy running(&job, &BackgroundJob::runningChanged);
    std::atomic<bool> ended = false;
    bool delivered = false;
    job.start(
        [&](const Progress &progress) {
            while (!progress.isCancelled())
                QThread::msleep(1);
            ended = true;
            return 0;
        },
        [&](int) { delivered = true; });
    job.cancel();
    QVERIFY(!job.isRunning());
    QCOMPARE(running.last()[0].toBool(), false);
    QTRY_VERIFY(ended);
    QTest::qWait(20);
    QVERIFY(!delivered);
    job.cancel(); // with nothing to cancel: says nothing
    QCOMPARE(running.size(), 2);
}

void TestBackgroundJob::progressArrives()
{
    BackgroundJob job;
    QSignalSpy progress(&job, &BackgroundJob::progressChanged);
    bool done = false;
    job.start(
        [](const Progress &report) {
            for (int i = 1; i <= 1000; ++i)
                report.report(i / 1000.0);
            return 0;
        },
        [&](int) { done = true; });
    QTRY_VERIFY(done);
    // Reports melt together: the event queue is not flooded.
    QVERIFY(!progress.isEmpty());
    QVERIFY(progress.size() < 500);
    QCOMPARE(progress.last()[0].toDouble(), 1.0);
}

void TestBackgroundJob::destructorWaits()
{
    std::atomic<bool> ended = false;
    bool delivered = false;
    {
        BackgroundJob job;
        job.start(
            [&](const Progress &progress) {
                while (!progress.isCancelled())
                    QThread::msleep(1);
                ended = true;
                return 0;
            },
            [&](int) { delivered = true; });
    }
    QVERIFY(ended);
    QTest::qWait(10);
    QVERIFY(!delivered);
}

void TestBackgroundJob::deliveryMayStartTheNext()
{
    BackgroundJob job;
    QSignalSpy running(&job, &BackgroundJob::runningChanged);
    int second = 0;
    job.start([](const Progress &) { return 1; },
              [&](int) {
                  job.start([](const Progress &) { return 2; }, [&](int value) { second = value; });
              });
    QTRY_COMPARE(second, 2);
    QCOMPARE(running.last()[0].toBool(), false);
}

QTEST_GUILESS_MAIN(TestBackgroundJob)
#include "tst_backgroundjob.moc"
