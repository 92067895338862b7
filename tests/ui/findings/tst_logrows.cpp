// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/logrows.h"

#include <QTest>

using namespace headroom;

class TestLogRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsAreLinesAtFirst();
    void unfoldedLinesShiftWhatFollows();
    void foldingTakesItBack();
    void everyRowLeadsBackToItsLine();
};

void TestLogRows::rowsAreLinesAtFirst()
{
    LogRows rows;
    QCOMPARE(rows.count(), 0);
    rows.reset(10);
    QCOMPARE(rows.count(), 10);
    QCOMPARE(rows.firstRowOf(LineNumber{1}), 0);
    QCOMPARE(rows.at(9).line, LineNumber{10});
}

void TestLogRows::unfoldedLinesShiftWhatFollows()
{
    LogRows rows;
    rows.reset(10);
    rows.setHeight(LineNumber{3}, 4);
    rows.setHeight(LineNumber{7}, 2);
    QCOMPARE(rows.count(), 14);
    QCOMPARE(rows.firstRowOf(LineNumber{3}), 2);
    QCOMPARE(rows.firstRowOf(LineNumber{4}), 6);
    QCOMPARE(rows.firstRowOf(LineNumber{8}), 11);
    QCOMPARE(rows.at(2).line, LineNumber{3});
    QCOMPARE(rows.at(2).part, 0);
    QCOMPARE(rows.at(5).line, LineNumber{3});
    QCOMPARE(rows.at(5).part, 3);
    QCOMPARE(rows.at(6).line, LineNumber{4});
    QCOMPARE(rows.at(10).part, 1);
    QCOMPARE(rows.at(13).line, LineNumber{10});
}

void TestLogRows::foldingTakesItBack()
{
    LogRows rows;
    rows.reset(5);
    rows.setHeight(LineNumber{2}, 10);
    rows.setHeight(LineNumber{2}, 3);
    QCOMPARE(rows.count(), 7);
    QCOMPARE(rows.height(LineNumber{2}), 3);
    rows.setHeight(LineNumber{2}, 1);
    QCOMPARE(rows.count(), 5);
    QCOMPARE(rows.height(LineNumber{2}), 1);
    rows.setHeight(LineNumber{2}, 4);
    rows.reset(3);
    QCOMPARE(rows.count(), 3);
}

void TestLogRows::everyRowLeadsBackToItsLine()
{
    LogRows rows;
    rows.reset(50);
    for (const int line : {1, 2, 10, 49, 50})
        rows.setHeight(LineNumber{line}, line % 4 + 2);
    for (int line = 1; line <= 50; ++line) {
        const int first = rows.firstRowOf(LineNumber{line});
        for (int part = 0; part < rows.height(LineNumber{line}); ++part) {
            QCOMPARE(rows.at(first + part).line, LineNumber{line});
            QCOMPARE(rows.at(first + part).part, part);
        }
    }
}

QTEST_APPLESS_MAIN(TestLogRows)
#include "tst_logrows.moc"
