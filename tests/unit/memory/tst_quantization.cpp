// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/quantization.h"

#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

class TestQuantization : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsTheTypes_data();
    void knowsTheTypes();
    void refusesUnknownTypes_data();
    void refusesUnknownTypes();
    void fewerBitsAreSmaller();
    void knowsTrainingTypes_data();
    void knowsTrainingTypes();
};

void TestQuantization::knowsTheTypes_data()
{
    QTest::addColumn<QString>("qtype");
    QTest::addColumn<double>("bytes");
    QTest::addColumn<bool>("active");
    QTest::addColumn<bool>("keeps");

    QTest::newRow("quanto float8") << "qfloat8" << 1.01 << true << false;
    QTest::newRow("torchao float8") << "float8" << 1.01 << true << true;
    QTest::newRow("convrot8") << "convrot8" << 1.01 << true << true;
    QTest::newRow("uint2") << "uint2" << 2.375 / 8 << true << true;
    QTest::newRow("uint3") << "uint3" << 3.375 / 8 << true << true;
    QTest::newRow("uint4") << "uint4" << 4.375 / 8 << true << true;
    QTest::newRow("uint6") << "uint6" << 6.375 / 8 << true << true;
    QTest::newRow("uint8 quantizes nothing") << "uint8" << 2.0 << false << false;
    QTest::newRow("convrotint5") << "convrotint5" << 5.375 / 8 << true << true;
    QTest::newRow("nvfp4") << "nvfp4" << 0.5625 << true << true;
    QTest::newRow("upper case and blanks") << " QFloat8 " << 1.01 << true << false;
}

void TestQuantization::knowsTheTypes()
{
    QFETCH(const QString, qtype);
    QFETCH(const double, bytes);
    QFETCH(const bool, active);
    QFETCH(const bool, keeps);
    const auto known = quantizationOf(qtype);
    QVERIFY(known);
    QCOMPARE(known->bytesPerParameter, bytes);
    QCOMPARE(known->active, active);
    QCOMPARE(known->keepsDequantized, keeps);
}

void TestQuantization::refusesUnknownTypes_data()
{
    QTest::addColumn<QString>("qtype");
    for (const char *qtype : {"", "uint9", "uint", "float7", "uint3|adapter", "int44"})
        QTest::newRow(qtype) << QString::fromLatin1(qtype);
}

void TestQuantization::refusesUnknownTypes()
{
    QFETCH(const QString, qtype);
    QVERIFY(!quantizationOf(qtype));
}

void TestQuantization::fewerBitsAreSmaller()
{
    double smaller = 0;
    for (int bits = 2; bits <= 7; ++bits) {
        const double bytes = quantizationOf(u"uint%1"_s.arg(bits))->bytesPerParameter;
        QVERIFY(bytes > smaller);
        smaller = bytes;
    }
    QVERIFY(smaller < quantizationOf(u"qfloat8"_s)->bytesPerParameter);
}

void TestQuantization::knowsTrainingTypes_data()
{
    QTest::addColumn<QString>("dtype");
    QTest::addColumn<double>("bytes");
    QTest::newRow("bf16") << "bf16" << 2.0;
    QTest::newRow("bfloat16") << "bfloat16" << 2.0;
    QTest::newRow("fp16") << "fp16" << 2.0;
    QTest::newRow("fp32") << "fp32" << 4.0;
    QTest::newRow("float32") << "float32" << 4.0;
    QTest::newRow("float") << "float" << 4.0;
}

void TestQuantization::knowsTrainingTypes()
{
    QFETCH(const QString, dtype);
    QFETCH(const double, bytes);
    QCOMPARE(bytesOfType(dtype), bytes);
}

QTEST_GUILESS_MAIN(TestQuantization)
#include "tst_quantization.moc"
