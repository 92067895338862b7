// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/numbers.h"
#include "base/result.h"

#include <QLocale>
#include <QTest>

using namespace headroom;

class TestNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parsesSizes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<qint64>("bytes"); // -1: no size
        QTest::newRow("gib") << QByteArray("1.20 GiB") << qint64(1288490188);
        QTest::newRow("mib") << QByteArray("512.00 MiB") << qint64(536870912);
        QTest::newRow("kib") << QByteArray("20.5 KiB") << qint64(20992);
        QTest::newRow("zero bytes") << QByteArray("0 bytes") << qint64(0);
        QTest::newRow("blanks around") << QByteArray("  3 GiB ") << qint64(3 * Bytes::kGiB);
        QTest::newRow("decimal GB of old Apple builds")
            << QByteArray("9.07 GB") << qint64(9070000000);
        QTest::newRow("no blank") << QByteArray("2GiB") << qint64(2 * Bytes::kGiB);
        QTest::newRow("nonsense under WSL") << QByteArray("17179869184.00 GiB") << qint64(-1);
        QTest::newRow("local decimal comma") << QByteArray("1,20 GiB") << qint64(-1);
        QTest::newRow("negative") << QByteArray("-1.00 GiB") << qint64(-1);
        QTest::newRow("no unit") << QByteArray("12") << qint64(-1);
        QTest::newRow("no number") << QByteArray("GiB") << qint64(-1);
        QTest::newRow("empty") << QByteArray() << qint64(-1);
    }
    void parsesSizes()
    {
        QFETCH(QByteArray, text);
        QFETCH(qint64, bytes);
        const auto size = parseSize(text);
        QCOMPARE(size ? size->value : qint64(-1), bytes);
    }

    void parsesNumbersInTheCLocale_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<double>("value"); // nan: no number
        QTest::newRow("plain") << QByteArray("1e-4") << 1e-4;
        QTest::newRow("signed") << QByteArray("+2.5") << 2.5;
        QTest::newRow("negative") << QByteArray("-3") << -3.0;
        QTest::newRow("comma") << QByteArray("1,5") << qQNaN();
        QTest::newRow("rest") << QByteArray("1.5x") << qQNaN();
        QTest::newRow("infinite") << QByteArray("inf") << qQNaN();
        QTest::newRow("empty") << QByteArray("") << qQNaN();
    }
    void parsesNumbersInTheCLocale()
    {
        QFETCH(QByteArray, text);
        QFETCH(double, value);
        QLocale::setDefault(QLocale(QLocale::German));
        const auto number = parseNumber(text);
        QLocale::setDefault(QLocale::c());
        QCOMPARE(number.has_value(), !qIsNaN(value));
        if (number)
            QCOMPARE(*number, value);
    }

    void parsesIntegers()
    {
        QCOMPARE(parseInteger(" 42 "), std::optional(42));
        QCOMPARE(parseInteger("4.2"), std::nullopt);
        QCOMPARE(parseInteger("99999999999"), std::nullopt);
        QCOMPARE(parseInteger(""), std::nullopt);
    }

    void showsSizesInTheUsersLocale()
    {
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(showSize(Bytes::fromGib(5.84)), QStringLiteral("5,8 GiB"));
        QLocale::setDefault(QLocale::c());
        QCOMPARE(showSize(Bytes::fromGib(5.84)), QStringLiteral("5.8 GiB"));
        QCOMPARE(showSize(Bytes::fromMib(64)), QStringLiteral("64 MiB"));
        QCOMPARE(showSize(Bytes{0}), QStringLiteral("0.0 GiB"));
    }

    void showsDurations_data()
    {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("ms") << 0.35 << QStringLiteral("350 ms");
        QTest::newRow("s") << 41.2 << QStringLiteral("41 s");
        QTest::newRow("min") << 600.0 << QStringLiteral("10 min");
        QTest::newRow("h") << 3900.0 << QStringLiteral("1 h 5 min");
    }
    void showsDurations()
    {
        QFETCH(double, seconds);
        QFETCH(QString, text);
        QLocale::setDefault(QLocale::c());
        QCOMPARE(showDuration(seconds), text);
    }

    void sizesDoArithmetic()
    {
        QCOMPARE(Bytes::fromGib(1) + Bytes::fromGib(2), Bytes::fromGib(3));
        QCOMPARE(Bytes::fromGib(3) - Bytes::fromGib(2), Bytes::fromGib(1));
        QCOMPARE((Bytes::fromGib(3) * 0.5).gib(), 1.5);
        QVERIFY(Bytes::fromMib(1025) > Bytes::fromGib(1));
    }

    void errorsNameTheirPlace_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("all") << QStringLiteral("a.yaml") << 3 << 7
                             << QStringLiteral("a.yaml:3:7: Broken. Mend it.");
        QTest::newRow("line") << QStringLiteral("a.yaml") << 3 << 0
                              << QStringLiteral("a.yaml:3: Broken. Mend it.");
        QTest::newRow("file") << QStringLiteral("a.yaml") << 0 << 0
                              << QStringLiteral("a.yaml: Broken. Mend it.");
        QTest::newRow("none") << QString() << 0 << 0 << QStringLiteral("Broken. Mend it.");
    }
    void errorsNameTheirPlace()
    {
        QFETCH(QString, file);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(QString, sentence);
        const Error error{.file = file,
                          .line = line,
                          .column = column,
                          .message = QStringLiteral("Broken."),
                          .remedy = QStringLiteral("Mend it.")};
        QCOMPARE(error.sentence(), sentence);
    }
};

QTEST_GUILESS_MAIN(TestNumbers)
#include "tst_numbers.moc"
