// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/jobtext.h"

#include <QRandomGenerator>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

/// Lines with their line breaks.
QByteArrayList linesOf(const QByteArray &text)
{
    QByteArrayList lines;
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype end = text.indexOf('\n', begin);
        const qsizetype next = end < 0 ? text.size() : end + 1;
        lines << text.sliced(begin, next - begin);
        begin = next;
    }
    return lines;
}

/// The new text that a unified diff makes of the old one: what "patch" would do.
QByteArray patched(const QByteArray &before, const QString &diff)
{
    const QByteArrayList oldLines = linesOf(before);
    QByteArrayList result;
    qsizetype next = 0;
    bool isInResult = false; // whether the diff's last line went into the result
    for (const QString &line : diff.split(u'\n').mid(2)) {
        if (line.startsWith(u"@@ -"_s)) {
            const QString range = line.sliced(4).section(u' ', 0, 0);
            const int first = range.section(u',', 0, 0).toInt();
            while (next < (range.endsWith(u",0"_s) ? first : first - 1))
                result << oldLines[next++];
        } else if (line.startsWith(u'\\')) {
            if (isInResult)
                result.last().chop(1);
        } else if (!line.isEmpty()) {
            isInResult = line.front() != u'-';
            if (isInResult)
                result << line.sliced(1).toUtf8() + '\n';
            next += line.front() != u'+' ? 1 : 0;
        }
    }
    return result.join() + oldLines.mid(next).join();
}

} // namespace

class TestUnifiedDiff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsChanges_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("hunks");
        const QByteArray ten = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n";
        const auto with = [&](const char *from, const char *to) {
            QByteArray text = ten;
            return text.replace(from, to);
        };
        QTest::newRow("same") << ten << ten << QString();
        QTest::newRow("middle") << ten << with("5\n", "x\n")
                                << u"@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n"_s;
        QTest::newRow("first") << ten << with("1\n2", "x\n2")
                               << u"@@ -1,4 +1,4 @@\n-1\n+x\n 2\n 3\n 4\n"_s;
        QTest::newRow("added") << ten << with("10\n", "10\n11\n")
                               << u"@@ -8,3 +8,4 @@\n 8\n 9\n 10\n+11\n"_s;
        QTest::newRow("removed") << ten << with("9\n10\n", "10\n")
                                 << u"@@ -6,5 +6,4 @@\n 6\n 7\n 8\n-9\n 10\n"_s;
        QTest::newRow("two near ones share a hunk")
            << ten << with("2\n3\n4\n5\n6\n7\n8\n9\n", "x\n3\n4\n5\n6\n7\ny\n9\n")
            << u"@@ -1,10 +1,10 @@\n 1\n-2\n+x\n 3\n 4\n 5\n 6\n 7\n-8\n+y\n 9\n 10\n"_s;
        QTest::newRow("from nothing")
            << QByteArray() << QByteArray("a\nb\n") << u"@@ -0,0 +1,2 @@\n+a\n+b\n"_s;
        QTest::newRow("to nothing")
            << QByteArray("a\n") << QByteArray() << u"@@ -1 +0,0 @@\n-a\n"_s;
        QTest::newRow("line break at the end lost")
            << QByteArray("a\nb\n") << QByteArray("a\nb")
            << u"@@ -1,2 +1,2 @@\n a\n-b\n+b\n\\ No newline at end of file\n"_s;
        QTest::newRow("without line break at the end")
            << QByteArray("a\nb") << QByteArray("x\nb")
            << u"@@ -1,2 +1,2 @@\n-a\n+x\n b\n\\ No newline at end of file\n"_s;
        QTest::newRow("windows line ends") << QByteArray("a\r\nb\r\n") << QByteArray("a\r\nc\r\n")
                                           << u"@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"_s;
    }
    void showsChanges()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QString, hunks);
        const QString diff = unifiedDiff(before, after, u"job.yaml"_s);
        QCOMPARE(diff, hunks.isEmpty() ? QString() : u"--- a/job.yaml\n+++ b/job.yaml\n"_s + hunks);
        if (!diff.isEmpty())
            QCOMPARE(patched(before, diff), after);
    }

    void separatesDistantChanges()
    {
        QByteArray before;
        for (int i = 0; i < 60; ++i)
            before += QByteArray::number(i) + '\n';
        QByteArray after = before;
        after.replace("\n10\n", "\nx\n").replace("\n40\n", "\ny\nz\n");
        const QString diff = unifiedDiff(before, after, u"a"_s);
        QCOMPARE(diff.count(u"@@ -"_s), 2);
        QVERIFY(diff.contains(u"@@ -38,7 +38,8 @@"_s));
        QCOMPARE(patched(before, diff), after);
    }

    void makesTheNewTextOfTheOldOne()
    {
        QRandomGenerator random(5);
        for (int round = 0; round < 300; ++round) {
            QByteArrayList before;
            QByteArrayList after;
            const int lines = random.bounded(40);
            for (int i = 0; i < lines; ++i) {
                const QByteArray line = QByteArray::number(random.bounded(6));
                if (random.bounded(8) > 0)
                    before << line;
                if (random.bounded(8) > 0)
                    after << line;
            }
            const QByteArray from =
                before.join('\n') + (random.bounded(3) && !before.isEmpty() ? "\n" : "");
            const QByteArray to =
                after.join('\n') + (random.bounded(3) && !after.isEmpty() ? "\n" : "");
            const QString diff = unifiedDiff(from, to, u"a"_s);
            if (from == to)
                QVERIFY(diff.isEmpty());
            else
                QCOMPARE(patched(from, diff), to);
        }
    }

    void staysQuickOnTextsThatDifferEverywhere()
    {
        QByteArray before;
        QByteArray after;
        for (int i = 0; i < 6000; ++i) {
            before += "a" + QByteArray::number(i) + '\n';
            after += "b" + QByteArray::number(i) + '\n';
        }
        const QString diff = unifiedDiff(before, after, u"a"_s);
        QCOMPARE(diff.count(u"\n+b"_s), 6000);
        QCOMPARE(diff.count(u"\n-a"_s), 6000);
    }
};

QTEST_GUILESS_MAIN(TestUnifiedDiff)
#include "tst_unifieddiff.moc"
