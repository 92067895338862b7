// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/textlayout.h"

#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

class TestTextLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsColumns_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("columns");
        QTest::newRow("empty") << QString() << 0;
        QTest::newRow("Latin") << u"memory"_s << 6;
        QTest::newRow("German") << u"Größe"_s << 5;
        QTest::newRow("Japanese") << u"メモリ不足"_s << 10;
        QTest::newRow("mixed") << u"VRAM ピーク"_s << 11;
        QTest::newRow("combining mark") << u"e\u0301"_s << 1;
        QTest::newRow("outside the basic plane") << u"𠀋"_s << 2;
    }
    void countsColumns()
    {
        QFETCH(QString, text);
        QFETCH(int, columns);
        QCOMPARE(columnsOf(text), columns);
    }

    void wraps_data()
    {
        QTest::addColumn<QString>("head");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("columns");
        QTest::addColumn<QString>("expected");
        QTest::newRow("empty") << u"  - "_s << QString() << 20 << u"  - \n"_s;
        QTest::newRow("fits") << u"- "_s << u"one two"_s << 20 << u"- one two\n"_s;
        QTest::newRow("exactly fits")
            << u"- "_s << u"one two three 4567"_s << 20 << u"- one two three 4567\n"_s;
        QTest::newRow("breaks") << u"- "_s << u"one two three four five"_s << 20
                                << u"- one two three four\n  five\n"_s;
        QTest::newRow("blanks and line ends collapse")
            << QString() << u"one\n  two"_s << 20 << u"one two\n"_s;
        QTest::newRow("a long word is cut") << QString() << u"aaaaaaaaaabbbbbbbbbbcc d"_s << 10
                                            << u"aaaaaaaaaa\nbbbbbbbbbb\ncc d\n"_s;
        QTest::newRow("Japanese breaks anywhere") << QString() << u"学習ステップでメモリ不足"_s
                                                  << 12 << u"学習ステップ\nでメモリ不足\n"_s;
    }
    void wraps()
    {
        QFETCH(QString, head);
        QFETCH(QString, text);
        QFETCH(int, columns);
        QFETCH(QString, expected);
        QCOMPARE(wrapped(head, text, columns), expected);
    }

    void neverExceedsTheColumns()
    {
        const QString text =
            u"C:\\Users\\someone\\a\\very\\long\\path\\without\\a\\single\\blank\\in\\it\\"
            "and\\more\\of\\it\\until\\it\\is\\wider\\than\\a\\line.txt and then words"_s;
        for (int columns = 14; columns < 120; ++columns) { // the head and the ten columns at least
            for (const QString &line : wrapped(u"  * "_s, text, columns).split(u'\n'))
                QVERIFY2(columnsOf(line) <= columns, qPrintable(line));
        }
    }
};

QTEST_GUILESS_MAIN(TestTextLayout)
#include "tst_textlayout.moc"
