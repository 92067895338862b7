// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/speedtrend.h"
#include "log/steptracker.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace headroom;

class TestSpeed : public QObject
{
    Q_OBJECT

    /// Draws the bar for a step that took so long.
    static void step(StepTracker &tracker, int count, double elapsed, double rate,
                     const char *loss = "0.1")
    {
        const QByteArray text =
            QStringLiteral("f: 1%| | %1/100000 [%2:%3<9:00, %4s/it, lr: 1.0e-04 loss: %5]")
                .arg(count)
                .arg(int(elapsed) / 60)
                .arg(int(elapsed) % 60, 2, 10, QLatin1Char('0'))
                .arg(rate, 0, 'f', 2)
                .arg(QLatin1StringView(loss))
                .toUtf8();
        const auto bar = parseProgressBar(text);
        if (!bar)
            qFatal("bad bar %s", text.constData());
        tracker.take(StepNumber{count}, StepNumber{100000}, *bar, LineNumber{count + 1});
    }

private Q_SLOTS:
    void findsJumps_data()
    {
        QTest::addColumn<std::vector<double>>("seconds");
        QTest::addColumn<int>("jump");
        const auto joined = [](std::initializer_list<std::pair<int, double>> parts) {
            std::vector<double> values;
            for (const auto &[count, seconds] : parts)
                values.insert(values.end(), static_cast<std::size_t>(count), seconds);
            return values;
        };
        QTest::newRow("steady") << joined({{100, 2.0}}) << -1;
        QTest::newRow("jump") << joined({{50, 2.0}, {50, 20.0}}) << 50;
        QTest::newRow("early jump") << joined({{4, 2.0}, {30, 30.0}}) << 4;
        QTest::newRow("short of three times") << joined({{50, 2.0}, {50, 5.0}}) << -1;
        QTest::newRow("recovers") << joined({{50, 2.0}, {20, 20.0}, {30, 2.0}}) << -1;
        QTest::newRow("single slow steps")
            << joined({{30, 2.0}, {1, 60.0}, {30, 2.0}, {1, 60.0}, {10, 2.0}}) << -1;
        QTest::newRow("slow last step") << joined({{50, 2.0}, {1, 60.0}}) << -1;
        QTest::newRow("too short") << joined({{2, 2.0}, {2, 20.0}}) << -1;
        QTest::newRow("none") << joined({}) << -1;
        std::vector<double> buckets;
        for (int i = 0; i < 200; ++i)
            buckets.push_back(i % 3 == 0 ? 8.0 : 2.0);
        QTest::newRow("buckets of different size") << buckets << -1;
        std::vector<double> wavering = joined({{40, 2.0}});
        for (int i = 0; i < 60; ++i)
            wavering.push_back(i % 2 == 0 ? 30.0 : 14.0);
        QTest::newRow("wavers after the jump") << wavering << 40;
    }
    void findsJumps()
    {
        QFETCH(std::vector<double>, seconds);
        QFETCH(int, jump);
        const Pacing pacing = pacingOf(seconds);
        QCOMPARE(pacing.jump ? static_cast<int>(*pacing.jump) : -1, jump);
    }

    void measuresStretches()
    {
        std::vector<double> seconds(30, 1.0);
        seconds.insert(seconds.end(), 30, 9.0);
        const Pacing pacing = pacingOf(seconds);
        QCOMPARE(pacing.early, 1.0);
        QCOMPARE(pacing.late, 9.0);
        QCOMPARE(pacing.worst, 9.0);
    }

    void ignoresWarmUpAndPauses()
    {
        StepTracker tracker;
        double elapsed = 0;
        step(tracker, 0, elapsed, 1);
        step(tracker, 1, elapsed += 90, 90); // compiling
        step(tracker, 2, elapsed += 40, 60);
        for (int i = 3; i <= 60; ++i) {
            if (i == 30) {
                tracker.interrupt();
                elapsed += 300; // previews
                step(tracker, i, elapsed += 10, 95);
                continue;
            }
            step(tracker, i, elapsed += 10, i > 30 && i < 35 ? 40 : 10);
        }
        const auto speed = tracker.speed();
        QVERIFY(speed.has_value());
        QCOMPARE(std::lround(speed->early), 10L);
        QCOMPARE(std::lround(speed->late), 10L);
        QCOMPARE(std::lround(speed->worst), 10L);
        QVERIFY(!speed->jumpLine);
    }

    void marksTheLineOfAJump()
    {
        StepTracker tracker;
        double elapsed = 0;
        for (int i = 0; i <= 100; ++i)
            step(tracker, i, elapsed += i > 50 ? 40 : 9, i > 50 ? 40 : 9);
        const auto speed = tracker.speed();
        QVERIFY(speed.has_value() && speed->jumpLine);
        QCOMPARE(speed->jumpLine->value, 52);
    }

    void showsTheRateOfASingleReading()
    {
        StepTracker tracker;
        step(tracker, 501, 303, 303.7);
        const auto speed = tracker.speed();
        QVERIFY(speed.has_value());
        QCOMPARE(speed->late, 303.7);
        QVERIFY(!speed->jumpLine);
        QVERIFY(!StepTracker().speed());
    }

    void thinsReadings()
    {
        StepTracker tracker;
        for (int i = 0; i <= 30000; ++i)
            step(tracker, i, i, i == 12345 ? 77 : 1);
        const auto readings = tracker.takeReadings();
        QVERIFY(readings.size() <= 2000);
        QVERIFY(readings.size() > 900);
        QCOMPARE(readings.front().step.value, 0);
        QCOMPARE(readings.back().step.value, 30000);
        const bool slowest = std::ranges::any_of(
            readings, [](const StepReading &reading) { return reading.step.value == 12345; });
        QVERIFY(slowest);
        const bool ordered = std::ranges::is_sorted(
            readings, {}, [](const StepReading &reading) { return reading.line.value; });
        QVERIFY(ordered);
    }

    void seesBrokenLoss()
    {
        StepTracker tracker;
        step(tracker, 1, 1, 1, "0.2");
        step(tracker, 2, 2, 1, "nan");
        QVERIFY(!tracker.brokenLoss());
        step(tracker, 3, 3, 1, "nan");
        QCOMPARE(tracker.brokenLoss().value_or(LineNumber{0}).value, 3);
        step(tracker, 4, 4, 1, "0.2");
        QVERIFY(!tracker.brokenLoss());
    }

    void tellsNewsFromRedraws()
    {
        StepTracker tracker;
        const auto take = [&](const char *text) {
            return tracker.take(StepNumber{*parseProgressBar(text)->count}, StepNumber{9},
                                *parseProgressBar(text), LineNumber{1});
        };
        take("f: 1%| | 0/9 [00:00<?, ?it/s]");
        const auto loss = take("f: 1%| | 0/9 [00:02<?, ?it/s, lr: 1 loss: 0.5]");
        QVERIFY(!loss.counted && loss.learned);
        const auto count = take("f: 1%| | 1/9 [00:02<00:16,  2.00s/it, lr: 1 loss: 0.5]");
        QVERIFY(count.counted && !count.learned);
        QCOMPARE(tracker.done().value_or(StepNumber{-1}).value, 1);
        QCOMPARE(tracker.takeReadings().size(), std::size_t(2));
    }
};

QTEST_GUILESS_MAIN(TestSpeed)
#include "tst_speed.moc"
