// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/jobtext.h"

#include <QTest>

#include <cmath>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

JobText read(const QByteArray &text, const QString &name = u"job.yaml"_s)
{
    const Result<JobText> result = JobText::parse(text, name);
    if (!result)
        qWarning("%s", qPrintable(result.error().sentence()));
    return result.value_or(JobText());
}

ConfigPath at(const char *path)
{
    return {QString::fromUtf8(path)};
}

} // namespace

class TestJobReading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsScalarsAsPythonDoes_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QVariant>("value");
        const auto row = [](const char *name, const char *written, const QVariant &value) {
            QTest::newRow(name) << QByteArray(written) << value;
        };
        row("integer", "12", 12);
        row("negative", "-3", -3);
        row("plus sign", "+3", 3);
        row("underscores", "1_000", 1000);
        row("octal", "017", 15);
        row("hexadecimal", "0x1F", 31);
        row("binary", "0b101", 5);
        row("base sixty", "1:30", 90);
        row("zero", "0", 0);
        row("beyond int", "4294967296", qlonglong(4294967296));
        row("float", "0.05", 0.05);
        row("float without fraction", "1.", 1.0);
        row("float without leading digit", ".5", 0.5);
        row("exponent as AI Toolkit reads it", "1e-4", 1e-4);
        row("exponent with dot", "1.0e-4", 1e-4);
        row("exponent without sign", "5e3", 5000.0);
        row("capital exponent", "2E-5", 2e-5);
        row("infinite", ".inf", std::numeric_limits<double>::infinity());
        row("true", "true", true);
        row("True", "True", true);
        row("yes", "yes", true);
        row("ON", "ON", true);
        row("no", "no", false);
        row("Off", "Off", false);
        row("FALSE", "FALSE", false);
        row("y is a text", "y", u"y"_s);
        row("mixed case is a text", "tRue", u"tRue"_s);
        row("null word", "null", QVariant::fromValue(nullptr));
        row("tilde", "~", QVariant::fromValue(nullptr));
        row("nothing", "", QVariant::fromValue(nullptr));
        row("plain text", "flowmatch", u"flowmatch"_s);
        row("text with blanks", "two words", u"two words"_s);
        row("text with colon inside", "cuda:0", u"cuda:0"_s);
        row("text with number sign inside", "a#b", u"a#b"_s);
        row("version number", "1.0.0", u"1.0.0"_s);
        row("YAML 1.2 octal is a text", "0o17", u"0o17"_s);
        row("date", "2026-08-21", u"2026-08-21"_s);
        row("single quotes", "'it''s'", u"it's"_s);
        row("double quotes", "\"a\\tb\\u00e9\"", u"a\tbé"_s);
        row("quoted number is a text", "\"4\"", u"4"_s);
        row("quoted true is a text", "'true'", u"true"_s);
        row("tag text", "!!str 5", u"5"_s);
        row("tag float", "!!float 5", 5.0);
        row("environment variable", "${HF_HOME}/models", u"${HF_HOME}/models"_s);
        row("name tag in quotes", "\"[name]\"", u"[name]"_s);
        row("Japanese", "夕焼けの港", u"夕焼けの港"_s);
        row("emoji in quotes", "\"🎨 art\"", u"🎨 art"_s);
    }
    void readsScalarsAsPythonDoes()
    {
        QFETCH(QByteArray, written);
        QFETCH(QVariant, value);
        for (const char *end : {"\n", "   # note\n", ""}) {
            const JobText text = read("key: " + written + end);
            QCOMPARE(text.value(at("key")), value);
        }
        // The same between brackets, where it is not the empty value.
        if (!written.isEmpty())
            QCOMPARE(read("a: {key: " + written + " }\n").value(at("a.key")), value);
    }

    void readsNotANumber()
    {
        QVERIFY(std::isnan(read("key: .nan\n").value(at("key")).toDouble()));
        QVERIFY(std::isnan(read("{\"key\": NaN}").value(at("key")).toDouble()));
    }

    void readsLists_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *name, const QByteArray &text) {
            QTest::newRow(name) << text;
        };
        row("flow", "res: [512, 768]\n");
        row("flow with inner blanks", "res: [ 512, 768 ] # two\n");
        row("flow over lines", "res: [\n  512,\n  768\n]\n");
        row("flow with comment inside", "res: [512, # small\n  768]\n");
        row("flow with trailing comma", "res: [512, 768,]\n");
        row("block", "res:\n  - 512\n  - 768\n");
        row("block at the key's column", "res:\n- 512\n- 768\nnext: 1\n");
        row("block with comments", "res: # all\n\n  # first\n  - 512 # small\n#  - 640\n  - 768\n");
        row("JSON", "{\"res\": [512, 768]}");
        row("JSON over lines", "{\n  \"res\": [\n    512,\n    768\n  ]\n}\n");
        row("windows line ends", "res:\r\n  - 512\r\n  - 768\r\n");
        row("old Mac line ends", "res:\r  - 512\r  - 768\r");
        row("byte-order mark", "\xEF\xBB\xBFres: [512, 768]\n");
        row("document marks", "%YAML 1.1\n---\nres: [512, 768]\n...\n");
        row("tab before a comment", "res: [512, 768]\t# two\n");
    }
    void readsLists()
    {
        QFETCH(QByteArray, text);
        const JobText job = read(text);
        QCOMPARE(job.value(at("res")), QVariant(QVariantList{512, 768}));
        QCOMPARE(job.listSize(at("res")), 2);
        QCOMPARE(job.value(at("res[1]")), QVariant(768));
        QVERIFY(!job.has(at("res[2]")));
        QCOMPARE(job.bytes(), text);
    }

    void readsNestedLists()
    {
        const JobText job =
            read("resolutions: [[512, 768], [1024]]\nblock:\n- - 1\n  - 2\n- - 3\n");
        QCOMPARE(job.value(at("resolutions[0][1]")), QVariant(768));
        QCOMPARE(job.value(at("block[1][0]")), QVariant(3));
        QCOMPARE(job.value(at("resolutions")),
                 QVariant(QVariantList{QVariantList{512, 768}, QVariantList{1024}}));
    }

    void readsBlockScalars_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("literal") << QByteArray("a: |\n  one\n  two\nb: 1\n") << u"one\ntwo\n"_s
                                 << QByteArray("|\n  one\n  two");
        QTest::newRow("stripped") << QByteArray("a: |-\n  one\n\n  two\n\n\nb: 1\n")
                                  << u"one\n\ntwo"_s << QByteArray("|-\n  one\n\n  two");
        QTest::newRow("kept") << QByteArray("a: |+\n  one\n\nb: 1\n") << u"one\n\n"_s
                              << QByteArray("|+\n  one\n");
        QTest::newRow("folded") << QByteArray("a: > # long\n  one\n  two\nb: 1\n") << u"one two\n"_s
                                << QByteArray("> # long\n  one\n  two");
        QTest::newRow("with hash lines")
            << QByteArray("a: |\n  # not a comment\n  two\n # a comment\nb: 1\n")
            << u"# not a comment\ntwo\n"_s << QByteArray("|\n  # not a comment\n  two");
        QTest::newRow("explicit indentation")
            << QByteArray("a: |2\n    deep\n  less\nb: 1\n") << u"  deep\nless\n"_s
            << QByteArray("|2\n    deep\n  less");
        QTest::newRow("empty") << QByteArray("a: |\nb: 1\n") << u""_s << QByteArray("|");
        QTest::newRow("windows line ends") << QByteArray("a: |\r\n  one\r\n  two\r\nb: 1\r\n")
                                           << u"one\ntwo\n"_s << QByteArray("|\r\n  one\r\n  two");
    }
    void readsBlockScalars()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, value);
        QFETCH(QByteArray, written);
        const JobText job = read(text);
        QCOMPARE(job.value(at("a")).toString().remove(u'\r'), value);
        QCOMPARE(job.written(at("a")), written);
        QCOMPARE(job.value(at("b")), QVariant(1));
    }

    void tellsWhatIsWritten_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char *name, const char *text, const char *path,
                            const char *written) {
            QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(path)
                                << QByteArray(written);
        };
        row("plain", "a: b c # d\n", "a", "b c");
        row("plain over lines", "a: one\n  two\n\n  three # x\nb: 1\n", "a",
            "one\n  two\n\n  three");
        row("double quotes over lines", "a: \"one\n  two\" # x\n", "a", "\"one\n  two\"");
        row("escaped quote", "a: \"say \\\"hi\\\"\" # x\n", "a", "\"say \\\"hi\\\"\"");
        row("single quote doubled", "a: 'it''s' # x\n", "a", "'it''s'");
        row("non-ASCII before it", "ä: ö\nü: \"ß\" # x\n", "ü", "\"ß\"");
        row("flow list", "a: [ 1, 2 ] # x\n", "a", "[ 1, 2 ]");
        row("flow map", "a: {b: 1, c: {d: 2}} # x\n", "a", "{b: 1, c: {d: 2}}");
        row("inner flow map", "a: {b: 1, c: {d: 2}} # x\n", "a.c", "{d: 2}");
        row("block map", "a:\n  b: 1\n  c: 2 # x\nd: 3\n", "a", "b: 1\n  c: 2");
        row("block list", "a:\n- 1\n- 2\nd: 3\n", "a", "- 1\n- 2");
        row("null word", "a: null # x\n", "a", "null");
        row("null between brackets", "a: {b: ~, c: 1}\n", "a.b", "~");
        row("placeholder between brackets", "a: [${ONE}, \"${TWO}\"]\n", "a[0]", "${ONE}");
        row("anchor", "a: &x 5 # y\nb: *x\n", "a", "&x 5");
        row("alias", "a: &x 5\nb: *x # y\n", "b", "*x");
        row("JSON string", "{\"a\": \"x\\\\y\" }", "a", "\"x\\\\y\"");
    }
    void tellsWhatIsWritten()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, path);
        QFETCH(QByteArray, written);
        QCOMPARE(read(text).written({path}), written);
    }

    void tellsLines()
    {
        const JobText job =
            read("---\n# head\nconfig:\r\n  name: x\n\n  process:\n    # first\n    - type: a\n"
                 "      train: {batch_size: 1,\n        steps: 2}\n    -\n      type: b\n");
        QCOMPARE(job.line(at("config"))->value, 3);
        QCOMPARE(job.line(at("config.name"))->value, 4);
        QCOMPARE(job.line(at("config.process[0]"))->value, 8);
        QCOMPARE(job.line(at("config.process[0].train.steps"))->value, 10);
        QCOMPARE(job.line(at("config.process[1]"))->value, 11);
        QCOMPARE(job.line(at("config.process[1].type"))->value, 12);
        QVERIFY(!job.line(at("config.missing")));
    }

    void listsKeysInFileOrder()
    {
        const JobText job = read("b: 1\n\"a\": 2\nc: {z: 1, y: 2}\n");
        QCOMPARE(job.keys({}), QStringList({u"b"_s, u"a"_s, u"c"_s}));
        QCOMPARE(job.keys(at("c")), QStringList({u"z"_s, u"y"_s}));
        QVERIFY(job.keys(at("b")).isEmpty());
        QVERIFY(job.isMapping(at("c")));
        QVERIFY(!job.isMapping(at("b")));
        QVERIFY(!job.isMapping(at("missing")));
    }

    void readsUnusualKeys()
    {
        const JobText job = read("a.b: 1\n\"c[0]\": 2\n'say \"x\"': 3\nnull: 4\n5: 6\n");
        QCOMPARE(job.value(childPath({}, u"a.b"_s)), QVariant(1));
        QCOMPARE(job.value(childPath({}, u"c[0]"_s)), QVariant(2));
        QCOMPARE(job.value(childPath({}, u"say \"x\""_s)), QVariant(3));
        QCOMPARE(job.value(at("null")), QVariant(4));
        QCOMPARE(job.value(at("5")), QVariant(6));
        QCOMPARE(childPath(at("x"), u"a.b"_s).text, u"x[\"a.b\"]"_s);
        QCOMPARE(elementPath(at("x"), 3).text, u"x[3]"_s);
    }

    void malformedPathsLeadNowhere_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *path :
             {".", "a.", ".a", "a..b", "a[", "a[]", "a[x]", "a[-1]", "a[0", "[\"a", "a]b", "a[0]b"})
            QTest::newRow(path) << QString::fromLatin1(path);
    }
    void malformedPathsLeadNowhere()
    {
        QFETCH(QString, path);
        const JobText job = read("a: [{b: 1}]\n");
        QVERIFY(!job.has({path}));
        QVERIFY(!job.value({path}).isValid());
    }

    void followsAliasesAndMerges()
    {
        const JobText job = read("base: &base {steps: 100, lr: 1e-4}\n"
                                 "more: &more\n  dtype: bf16\n"
                                 "train:\n  <<: *base\n  steps: 200\n"
                                 "both:\n  <<: [*base, *more]\n"
                                 "copy: *base\nlist: [&v 5, *v]\n");
        QCOMPARE(job.value(at("train.steps")), QVariant(200));
        QCOMPARE(job.value(at("train.lr")), QVariant(1e-4));
        QCOMPARE(job.value(at("both.dtype")), QVariant(u"bf16"_s));
        QCOMPARE(job.value(at("copy.steps")), QVariant(100));
        QCOMPARE(job.value(at("list")), QVariant(QVariantList{5, 5}));
    }

    void readsTheLastOfKeysThatStandTwice()
    {
        QCOMPARE(read("a: 1\na: 2\n").value(at("a")), QVariant(2));
        QCOMPARE(read("{\"a\": 1, \"a\": 2}").value(at("a")), QVariant(2));
    }

    void readsJsonEscapes()
    {
        const JobText job = read(
            "{\"a\": \"\\ud83c\\udfa8 \\u00e9 \\/ \\\\ \\\" \\n\", \"b\": \"D:\\\\lora\\\\set\"}",
            u"x.json"_s);
        QCOMPARE(job.value(at("a")), QVariant(u"🎨 é / \\ \" \n"_s));
        QCOMPARE(job.value(at("b")), QVariant(u"D:\\lora\\set"_s));
    }

    void readsJsonWithComments()
    {
        const JobText job = read("// head\n{\n  \"a\": 1, // one\n  /* two\n */ \"b\": [1, 2,], "
                                 "\"c\": \"http://x\",\n}\n",
                                 u"x.jsonc"_s);
        QCOMPARE(job.value(at("a")), QVariant(1));
        QCOMPARE(job.value(at("b")), QVariant(QVariantList{1, 2}));
        QCOMPARE(job.value(at("c")), QVariant(u"http://x"_s));
    }

    void readsYamlInBracesThatIsNoJson()
    {
        const JobText job = read("{job: extension, config: {name: x}}\n");
        QCOMPARE(job.value(at("config.name")), QVariant(u"x"_s));
    }

    void readsPlaceholdersInJson()
    {
        QCOMPARE(read("{\"a\": ${STEPS}, \"b\": \"${X}\"}", u"x.json"_s).value(at("a")),
                 QVariant(u"${STEPS}"_s));
    }

    void readsEmptyTexts()
    {
        for (const char *nothing : {"", "\n", "# only a comment\n", "---\n", "\xEF\xBB\xBF"}) {
            const JobText job = read(nothing);
            QVERIFY(!job.isMapping({}));
            QVERIFY(job.keys({}).isEmpty());
            QVERIFY(!job.has(at("a")));
        }
    }

    void aDefaultTextHoldsNothing()
    {
        const JobText job;
        QVERIFY(job.bytes().isEmpty());
        QVERIFY(!job.has({}));
        QVERIFY(!job.apply({{at("a"), {}, 1}}).has_value());
        QVERIFY(job == JobText());
    }

    void cutsAliasBombsShort()
    {
        QByteArray bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
        for (int i = 1; i < 12; ++i) {
            const QByteArray last = "*a" + QByteArray::number(i - 1);
            bomb += "a" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " [" + last;
            for (int k = 1; k < 10; ++k)
                bomb += ", " + last;
            bomb += "]\n";
        }
        const JobText job = read(bomb);
        QVERIFY(job.value(at("a11")).isValid());
        const Result<JobText> edited = job.apply({{at("added"), {}, 1}});
        QVERIFY(edited);
        QCOMPARE(edited->bytes(), bomb + "added: 1\n");
    }

    void survivesAliasesThatContainThemselves()
    {
        const JobText job = read("a: &a [1, *a]\nb: &b\n  c: *b\n");
        QVERIFY(job.value(at("a")).isValid());
        QVERIFY(job.has(at("b.c.c.c")));
        QVERIFY(!job.has(at("b.c.d")));
        const JobText merged = read("m: &m\n  <<: *m\n  x: 1\n");
        QVERIFY(!merged.has(at("m.y")));
    }
};

QTEST_GUILESS_MAIN(TestJobReading)
#include "tst_jobreading.moc"
