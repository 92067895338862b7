// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/language.h"
#include "base/numbers.h"

#include <QLocale>
#include <QTest>

using namespace headroom;

class TestLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setLanguage(QStringLiteral("en")); }

    void knowsItsLanguages()
    {
        QCOMPARE(languages().join(QLatin1Char(' ')), QStringLiteral("en de ja pt"));
        QVERIFY(languages().contains(systemLanguage()));
    }

    void englishIsAlwaysThere() { QVERIFY(setLanguage(QStringLiteral("en"))); }

    void aLanguageWithoutTextsIsEnglish()
    {
        QVERIFY(!setLanguage(QStringLiteral("fi")));
        QCOMPARE(showSize(Bytes::fromGib(0.05)), QStringLiteral("51 MiB"));
    }

    void numbersFollowTheLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("number");
        QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("12,345.5");
        QTest::newRow("de") << QStringLiteral("de") << QStringLiteral("12.345,5");
        QTest::newRow("ja") << QStringLiteral("ja") << QStringLiteral("12,345.5");
        QTest::newRow("pt") << QStringLiteral("pt") << QStringLiteral("12.345,5");
    }
    void numbersFollowTheLanguage()
    {
        QFETCH(QString, language);
        QFETCH(QString, number);
        setLanguage(language);
        QCOMPARE(QLocale().toString(12345.5, 'f', 1), number);
    }

    void portugueseIsBrazilian()
    {
        setLanguage(QStringLiteral("pt"));
        QCOMPARE(QLocale().territory(), QLocale::Brazil);
    }
};

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"
