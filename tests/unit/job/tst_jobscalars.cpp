// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/scalars.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

WritingStyle styleOf(const QByteArray &name)
{
    WritingStyle style;
    style.strings = name.contains("plain")    ? ScalarStyle::Plain
                    : name.contains("single") ? ScalarStyle::Single
                                              : ScalarStyle::Double;
    style.flow = name.contains("flow");
    style.json = name.contains("json");
    style.padded = name.contains("padded");
    return style;
}

} // namespace

class TestJobScalars : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesValues_data()
    {
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<QByteArray>("style");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char *name, const QVariant &value, const char *style,
                            const char *written) {
            QTest::newRow(name) << value << QByteArray(style) << QByteArray(written);
        };
        row("true", true, "plain", "true");
        row("false", false, "double", "false");
        row("number", 42, "double", "42");
        row("large number", qlonglong(9007199254740993), "plain", "9007199254740993");
        row("float", 0.05, "plain", "0.05");
        row("whole float", 3.0, "plain", "3.0");
        row("zero", 0.0, "plain", "0.0");
        row("negative", -2.5, "plain", "-2.5");
        row("learning rate", 1e-4, "plain", "0.0001");
        row("small learning rate", 1e-6, "json", "0.000001");
        row("tiny", 2.5e-9, "plain", "2.5e-09");
        row("tiny and round", 1e-9, "plain", "1.0e-09");
        row("huge", 1e20, "plain", "1.0e+20");
        row("shortest digits", 0.1 + 0.2, "plain", "0.30000000000000004");
        row("null", QVariant::fromValue(nullptr), "plain", "null");
        row("word", u"adamw8bit"_s, "plain", "adamw8bit");
        row("words", u"two words"_s, "plain", "two words");
        row("path", u"/data/set one"_s, "plain", "/data/set one");
        row("device", u"cuda:0"_s, "plain", "cuda:0");
        row("device between brackets", u"cuda:0"_s, "plain flow", "\"cuda:0\"");
        row("comma", u"a, b"_s, "plain", "a, b");
        row("comma between brackets", u"a, b"_s, "plain flow", "\"a, b\"");
        row("placeholder", u"${HOME}/x"_s, "plain", "${HOME}/x");
        row("placeholder between brackets", u"${HOME}/x"_s, "plain flow", "\"${HOME}/x\"");
        row("empty", u""_s, "plain", "\"\"");
        row("empty in single quotes", u""_s, "single", "''");
        row("apostrophe", u"it's"_s, "single", "'it''s'");
        row("quote", u"a \"b\""_s, "double", "\"a \\\"b\\\"\"");
        row("backslash in single quotes", u"D:\\x"_s, "single", "'D:\\x'");
        row("backslash in double quotes", u"D:\\x"_s, "double", "\"D:\\\\x\"");
        row("line break in single quotes", u"a\nb"_s, "single", "\"a\\nb\"");
        row("tab", u"a\tb"_s, "plain", "\"a\\tb\"");
        row("control character", u"a\u0007b"_s, "double", "\"a\\u0007b\"");
        row("line separator", u"a\u2028b"_s, "plain", "\"a\\u2028b\"");
        row("emoji", u"🎨"_s, "json", "\"🎨\"");
        row("true as a text", u"true"_s, "plain", "\"true\"");
        row("No as a text", u"No"_s, "plain", "\"No\"");
        row("null as a text", u"~"_s, "plain", "\"~\"");
        row("number as a text", u"1_000"_s, "plain", "\"1_000\"");
        row("YAML 1.2 octal as a text", u"0o17"_s, "plain", "\"0o17\"");
        row("date as a text", u"2026-08-21"_s, "plain", "\"2026-08-21\"");
        row("time as a text", u"12:30"_s, "plain", "\"12:30\"");
        row("dash", u"- a"_s, "plain", "\"- a\"");
        row("question mark", u"? a"_s, "plain", "\"? a\"");
        row("star", u"*a"_s, "plain", "\"*a\"");
        row("ampersand", u"&a"_s, "plain", "\"&a\"");
        row("exclamation mark", u"!a"_s, "plain", "\"!a\"");
        row("bar", u"|"_s, "plain", "\"|\"");
        row("bracket", u"[name]"_s, "plain", "\"[name]\"");
        row("hash behind a blank", u"a #b"_s, "plain", "\"a #b\"");
        row("hash inside", u"a#b"_s, "plain", "a#b");
        row("colon at the end", u"a:"_s, "plain", "\"a:\"");
        row("blank at the end", u"a "_s, "plain", "\"a \"");
        row("list", QVariantList{512, 768}, "plain", "[512, 768]");
        row("padded list", QVariantList{512, 768}, "plain padded", "[ 512, 768 ]");
        row("empty list", QVariantList{}, "padded", "[]");
        row("list of texts", QVariantList{u"a"_s, u"b, c"_s}, "plain", "[a, \"b, c\"]");
        row("list of lists", QVariantList{QVariantList{1, 2}, QVariantList{3}}, "plain",
            "[[1, 2], [3]]");
        row("list of strings", QStringList{u"a"_s, u"b"_s}, "json", "[\"a\", \"b\"]");
    }
    void writesValues()
    {
        QFETCH(QVariant, value);
        QFETCH(QByteArray, style);
        QFETCH(QByteArray, written);
        const Result<QByteArray> text = writeValue(value, styleOf(style));
        QVERIFY(text);
        QCOMPARE(*text, written);
        const QByteArray document = "key: " + *text + "\n";
        const QVariant expected =
            value.typeId() == QMetaType::QStringList ? QVariant(value.toList()) : value;
        QCOMPARE(JobText::parse(document, u"x"_s)->value({u"key"_s}), expected);
    }

    void refusesWhatNobodyCanRead()
    {
        for (const QVariant &value : {QVariant(qInf()), QVariant(qQNaN()), QVariant(),
                                      QVariant(QVariantMap{}), QVariant(QVariantList{1, qInf()})})
            QVERIFY(!writeValue(value, {}));
    }

    void writesKeys()
    {
        QCOMPARE(writeKey(u"steps"_s, styleOf("plain")), QByteArray("steps"));
        QCOMPARE(writeKey(u"a: b"_s, styleOf("plain")), QByteArray("\"a: b\""));
        QCOMPARE(writeKey(u"steps"_s, styleOf("json plain")), QByteArray("\"steps\""));
        QCOMPARE(writeKey(u"it's"_s, styleOf("single")), QByteArray("'it''s'"));
    }

    /// Whatever a text looks like: written in any style, it is read as that text.
    void readsBackEveryText()
    {
        QRandomGenerator random(42);
        const QString letters =
            u"aZ09 :#-?*&!|>'\"%@`[]{},\\/.~_=<+\t\n\réß漢🎨\u0085\u2028\ufeff\u00a0\u0001"_s;
        for (int round = 0; round < 4000; ++round) {
            QString text;
            const int length = random.bounded(7);
            for (int i = 0; i < length; ++i)
                text += letters.mid(random.bounded(int(letters.size())), 1);
            text = QString::fromUtf8(text.toUtf8()); // no halves of surrogate pairs
            for (const char *style :
                 {"plain", "plain flow", "single", "single flow", "double", "json"}) {
                const QByteArray written = *writeValue(text, styleOf(style));
                const bool isFlow = QByteArray(style).contains("flow");
                const QByteArray document = QByteArray(style) == "json"
                                                ? "{\"key\": " + written + "}"
                                            : isFlow ? "{key: " + written + ", other: 1}"
                                                     : "key: " + written + " # note\n";
                const Result<JobText> read = JobText::parse(document, u"x"_s);
                QVERIFY2(read, document.constData());
                QVERIFY2(read->value({u"key"_s}) == QVariant(text), document.constData());
            }
        }
    }

    void readsBackEveryNumber()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 4000; ++round) {
            const double value =
                (random.generateDouble() - 0.5) * std::pow(10.0, random.bounded(-20, 22));
            const QByteArray written = *writeValue(value, styleOf("plain"));
            const QVariant read = plainValue(written);
            QCOMPARE(read.typeId(), int(QMetaType::Double));
            QCOMPARE(read.toDouble(), value);
            // Plain PyYAML knows an exponent only behind a dot and with its sign.
            const qsizetype exponent = written.indexOf('e');
            QVERIFY2(written.contains('.') && (exponent < 0 || written[exponent + 1] == '+' ||
                                               written[exponent + 1] == '-'),
                     written.constData());
        }
    }

    void comparesValues_data()
    {
        QTest::addColumn<QVariant>("left");
        QTest::addColumn<QVariant>("right");
        QTest::addColumn<bool>("same");
        const auto row = [](const char *name, const QVariant &left, const QVariant &right,
                            bool same) {
            QTest::newRow(name) << left << right << same;
        };
        row("numbers", 1, 1.0, true);
        row("large numbers", 1, qlonglong(1), true);
        row("different numbers", 1, 2, false);
        row("true is not one", true, 1, false);
        row("text is no number", u"1"_s, 1, false);
        row("nulls", QVariant::fromValue(nullptr), QVariant::fromValue(nullptr), true);
        row("null is not nothing", QVariant::fromValue(nullptr), QVariant(), false);
        row("lists", QVariantList{1, u"a"_s}, QVariantList{1.0, u"a"_s}, true);
        row("longer list", QVariantList{1}, QVariantList{1, 2}, false);
        row("order", QVariantList{1, 2}, QVariantList{2, 1}, false);
        row("list is no value", QVariantList{1}, 1, false);
        row("not a number", qQNaN(), qQNaN(), true);
        row("a number is no NaN", qQNaN(), 1.0, false);
    }
    void comparesValues()
    {
        QFETCH(QVariant, left);
        QFETCH(QVariant, right);
        QFETCH(bool, same);
        QCOMPARE(sameValue(left, right), same);
        QCOMPARE(sameValue(right, left), same);
    }

    void knowsWhatPythonTakesForTrue()
    {
        for (const QVariant &value : {QVariant(true), QVariant(2), QVariant(0.5),
                                      QVariant(u"false"_s), QVariant(QVariantList{0})})
            QVERIFY(isTruthy(value));
        for (const QVariant &value :
             {QVariant(false), QVariant(0), QVariant(0.0), QVariant(u""_s),
              QVariant(QVariantList{}), QVariant(), QVariant::fromValue(nullptr)})
            QVERIFY(!isTruthy(value));
    }
};

QTEST_GUILESS_MAIN(TestJobScalars)
#include "tst_jobscalars.moc"
