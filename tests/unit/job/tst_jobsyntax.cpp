// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/jobtext.h"

#include <QElapsedTimer>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

class TestJobSyntax : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsMistakes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column"); // 0: not compared
        QTest::addColumn<QString>("says");
        const auto yaml = [](const char *name, const QByteArray &text, int line, int column,
                             const QString &says, const QString &id = u"job.syntax"_s) {
            QTest::newRow(name) << text << u"job.yaml"_s << id << line << column << says;
        };
        const auto json = [](const char *name, const QByteArray &text, int line, int column,
                             const QString &says) {
            QTest::newRow(name) << text << u"job.json"_s << u"job.syntax"_s << line << column
                                << says;
        };
        yaml("open quote, closed by the next one", "a: 1\nb: \"/data/set\nc: \"txt\"\nd: 2\n", 2, 4,
             u"quotation mark"_s);
        yaml("open quote to the end", "a: 1\nb:\n  - x\n  - \"/data/set\nc: 2\n", 4, 5,
             u"quotation mark"_s);
        yaml("open single quote", "a: 'x\nb: 1\n", 1, 4, u"quotation mark"_s);
        yaml("tab as indentation", "a:\n\tb: 1\n\tc: 2\n", 2, 1, u"tab"_s);
        yaml("windows path in double quotes", "a: 1\np: \"C:\\Users\\me\"\n", 2, 0, u"backslash"_s);
        yaml("unknown escape", "p: \"D:\\lora\"\n", 1, 0, u"backslash"_s);
        yaml("open bracket", "a: [512, 768\nb: 1\n", 1, 4, u"bracket"_s);
        yaml("open brace", "a:\n  b: {c: 1\n", 2, 6, u"bracket"_s);
        yaml("text behind a bracket", "prompts:\n  - [trigger] by the sea\n", 2, 0,
             u"quotation marks"_s);
        yaml("text behind a quote", "a: \"x\" y\n", 1, 0, u"quotation mark"_s);
        yaml("colon in a plain text", "prompt: photo: a cat\n", 1, 0, u"colon"_s);
        yaml("at sign", "a: @home\n", 1, 4, u"@"_s);
        yaml("percent sign", "a: %x\n", 1, 4, u"%"_s);
        yaml("alias without anchor", "a: *none\n", 1, 4, u"anchor"_s);
        yaml("outdented key", "a:\n    b: 1\n  c: 2\n", 3, 3, u"indentation"_s);
        yaml("outdented key before a list", "a:\n    b: 1\n  c: [1]\n", 3, 3, u"indentation"_s);
        yaml("outdented key before a text", "a:\n    b: 1\n  c: \"x: y\"\n", 3, 3,
             u"indentation"_s);
        yaml("key without colon", "a: 1\nbatch_size 4\n", 2, 0, u"colon"_s);
        yaml("key without a blank behind the colon", "a: 1\nbatch_size:4\n", 2, 1, u"colon"_s);
        yaml("control character", "a: 1\nb: x\x04y\n", 2, 5, u"control"_s);
        yaml("key is a list", "[a, b]: 1\n", 1, 0, u"key"_s);
        yaml("two documents", "a: 1\n---\nb: 2\n", 2, 1, u"second document"_s,
             u"job.several_documents"_s);
        yaml("an empty second document", "a: 1\n---\n", 2, 1, u"second document"_s,
             u"job.several_documents"_s);
        json("comma missing", "{\n  \"a\": 1\n  \"b\": 2\n}", 2, 9, u"comma"_s);
        json("brace missing", "{\n  \"a\": {\n    \"b\": 1\n", 2, 8, u"not closed"_s);
        json("key without quotes", "{a: 1}", 1, 2, u"key"_s);
        json("colon missing", "{\"a\" 1}", 1, 6, u"colon"_s);
        json("Python's True", "{\"a\": True}", 1, 7, u"True"_s);
        json("text without quotes", "{\"a\": cuda}", 1, 7, u"cuda"_s);
        json("windows path", "{\"a\": \"C:\\Users\"}", 1, 0, u"backslash"_s);
        json("short escape", "{\"a\": \"\\u12\"}", 1, 0, u"backslash"_s);
        json("open string", "{\"a\": \"x,\n \"b\": 1}", 1, 7, u"quotation mark"_s);
        json("more behind the end", "{\"a\": 1} x", 1, 10, u"more text"_s);
        json("value missing", "{\"a\": }", 1, 7, u"value"_s);
        json("open comment", "{\"a\": 1 /* x }", 1, 9, u"comment"_s);
        json("leading plus", "{\"a\": +1}", 1, 7, u"+1"_s);
    }
    void findsMistakes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, file);
        QFETCH(QString, id);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(QString, says);
        const Result<JobText> result = JobText::parse(text, file);
        QVERIFY(!result);
        const Error &error = result.error();
        QCOMPARE(error.id, id);
        QCOMPARE(error.file, file);
        QCOMPARE(error.line, line);
        if (column > 0)
            QCOMPARE(error.column, column);
        QVERIFY2(error.sentence().contains(says), qPrintable(error.sentence()));
    }

    void refusesOtherEncodings()
    {
        const QByteArray utf16 = QByteArray::fromHex("fffe6100");
        QCOMPARE(JobText::parse(utf16, u"a.yaml"_s).error().id, u"job.not_utf8"_s);
        QCOMPARE(JobText::parse("a: caf\xe9\n", u"a.yaml"_s).error().id, u"job.not_utf8"_s);
        QCOMPARE(JobText::parse(QByteArray("a: \0b\n", 6), u"a.yaml"_s).error().id,
                 u"job.not_utf8"_s);
        QVERIFY(!JobText::parse(utf16, u"a.yaml"_s).error().remedy.isEmpty());
    }

    void namesTomlOfOtherTrainers_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("trainer");
        QTest::newRow("kohya")
            << QByteArray("[general]\nenable_bucket = true\n\n[[datasets]]\nresolution = 768\n")
            << u"kohya"_s;
        QTest::newRow("diffusion-pipe")
            << QByteArray("[model]\ntype = 'wan'\n[optimizer]\ntype = 'adamw'\n"
                          "[more]\nmicro_batch_size_per_gpu = 1\n")
            << u"diffusion-pipe"_s;
        QTest::newRow("musubi") << QByteArray(
                                       "[general]\ncaption_extension = \".txt\"\n[[datasets]]\n"
                                       "video_directory = \"/v\"\ntarget_frames = [1, 25]\n")
                                << u"musubi"_s;
        QTest::newRow("unknown") << QByteArray("[tool.x]\nname = \"y\"\n[[a]]\nb = 1\n")
                                 << u"another program"_s;
    }
    void namesTomlOfOtherTrainers()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, trainer);
        const Result<JobText> result = JobText::parse(text, u"x.toml"_s);
        QVERIFY(!result);
        QCOMPARE(result.error().id, u"job.not_ai_toolkit"_s);
        QVERIFY2(result.error().message.contains(trainer), qPrintable(result.error().message));
    }

    void refusesWhatNestsTooDeep_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("brackets") << QByteArray(200, '[');
        QTest::newRow("many brackets") << QByteArray(200000, '[');
        QTest::newRow("closed brackets") << "a: " + QByteArray(3000, '[') + QByteArray(3000, ']');
        QTest::newRow("braces") << QByteArray("{\"a\":").repeated(5000);
        QTest::newRow("dashes") << QByteArray("- ").repeated(5000) + "x";
        QByteArray stairs;
        for (int i = 0; i < 300; ++i)
            stairs += QByteArray(i, ' ') + "a:\n";
        QTest::newRow("stairs") << stairs;
        QTest::newRow("question marks") << QByteArray("? ").repeated(2000) + "x";
    }
    void refusesWhatNestsTooDeep()
    {
        QFETCH(QByteArray, text);
        QElapsedTimer timer;
        timer.start();
        for (const QString &name : {u"x.yaml"_s, u"x.json"_s})
            QVERIFY(!JobText::parse(text, name));
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }

    void refusesHugeFiles()
    {
        const Result<JobText> result =
            JobText::parse("# " + QByteArray(5 * 1024 * 1024, 'x'), u"x.yaml"_s);
        QVERIFY(!result);
        QCOMPARE(result.error().id, u"job.too_large"_s);
    }

    /// Every prefix of a job, and every job with one byte replaced, is read or refused, but never
    /// breaks anything.
    void survivesBrokenTexts_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("yaml") << QByteArray(
            "---\r\n# head\njob: 'extension'\nconfig:\n  name: \"a\\\\b\" # x\n  process:\n"
            "    - type: &t sd_trainer\n      datasets:\n        - {resolution: [ 512, 768 ], x: "
            "*t}\n"
            "      sample:\n        prompts:\n          - |\n            one\n            two\n"
            "          - >-\n            three\n      empty:\n      <<: {a: ~}\n");
        QTest::newRow("json") << QByteArray(
            "// c\n{\n  \"job\": \"extension\",\n  \"config\": {\"name\": \"\\u00e9\", /* d */ "
            "\"process\": [\n"
            "    {\"a\": [1, 2.5e-3, true, null, -4,], \"b\": {}}\n  ]}\n}\n");
    }
    void survivesBrokenTexts()
    {
        QFETCH(QByteArray, text);
        QVERIFY(JobText::parse(text, u"x"_s));
        const auto touch = [](const QByteArray &broken) {
            const Result<JobText> result = JobText::parse(broken, u"x"_s);
            if (!result) {
                QVERIFY(!result.error().message.isEmpty());
                return;
            }
            QCOMPARE(result->bytes(), broken);
            for (const QString &key : result->keys({}))
                (void)result->written(childPath({}, key));
        };
        for (qsizetype i = 0; i < text.size(); ++i) {
            touch(text.first(i));
            touch(text.sliced(i));
            for (const char c : {'\n', ' ', '"', '\'', '[', '{', '}', ':', '#', '&', '*', '|', '-',
                                 '\t', '\\', 'x', '?', '!'}) {
                QByteArray broken = text;
                broken[i] = c;
                touch(broken);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestJobSyntax)
#include "tst_jobsyntax.moc"
