// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "edittable.h"

using namespace headroom;
using namespace Qt::StringLiterals;

class TestJobEditing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setsScalars_data()
    {
        addEditColumns();
        editRow("number", "a: 4\n", "a", 1, "a: 1\n");
        editRow("keeps comment and blanks", "a:   4     # four  \nb: 2\n", "a", 1,
                "a:   1     # four  \nb: 2\n");
        editRow("number to float", "a: 4\n", "a", 0.5, "a: 0.5\n");
        editRow("small float", "lr: 1e-4\n", "lr", 5e-5, "lr: 0.00005\n");
        editRow("tiny float", "lr: 1e-4\n", "lr", 1e-9, "lr: 1.0e-09\n");
        editRow("whole float stays a float", "a: 0.7\n", "a", 1.0, "a: 1.0\n");
        editRow("float noise", "a: 0.7000000000000001\n", "a", 0.7, "a: 0.7\n");
        editRow("flag", "a: false # off\n", "a", true, "a: true # off\n");
        editRow("Python's flag", "a: False\n", "a", true, "a: true\n");
        editRow("no", "a: no\n", "a", true, "a: true\n");
        editRow("plain text", "opt: adamw\n", "opt", u"adamw8bit"_s, "opt: adamw8bit\n");
        editRow("double quotes stay", "opt: \"adamw\" # x\n", "opt", u"adamw8bit"_s,
                "opt: \"adamw8bit\" # x\n");
        editRow("single quotes stay", "opt: 'adamw'\n", "opt", u"adamw8bit"_s,
                "opt: 'adamw8bit'\n");
        editRow("single quotes with apostrophe", "p: 'a'\n", "p", u"it's"_s, "p: 'it''s'\n");
        editRow("double quotes with backslash", "p: \"a\"\n", "p", u"D:\\x \"y\""_s,
                "p: \"D:\\\\x \\\"y\\\"\"\n");
        editRow("single quotes cannot hold a line break", "p: 'a'\n", "p", u"a\nb"_s,
                "p: \"a\\nb\"\n");
        editRow("plain that needs quotes", "p: a\n", "p", u"yes"_s, "p: \"yes\"\n");
        editRow("plain with colon", "p: a\n", "p", u"a: b"_s, "p: \"a: b\"\n");
        editRow("plain with number sign", "p: a\n", "p", u"a #b"_s, "p: \"a #b\"\n");
        editRow("plain that looks like a number", "p: a\n", "p", u"1e5"_s, "p: \"1e5\"\n");
        editRow("plain with bracket", "p: a\n", "p", u"[name]"_s, "p: \"[name]\"\n");
        editRow("plain with bar", "q: qfloat8\n", "q", u"uint3|repo/x.safetensors"_s,
                "q: uint3|repo/x.safetensors\n");
        editRow("empty text", "p: a\n", "p", u""_s, "p: \"\"\n");
        editRow("text to number", "p: \"4\"\n", "p", 4, "p: 4\n");
        editRow("non-ASCII", "p: \"猫\" # ねこ\n", "p", u"犬 🐕"_s, "p: \"犬 🐕\" # ねこ\n");
        editRow("plain over lines", "p: one\n  two # x\nb: 1\n", "p", u"three"_s,
                "p: three # x\nb: 1\n");
        editRow("quoted over lines", "p: \"one\n  two\" # x\nb: 1\n", "p", u"three"_s,
                "p: \"three\" # x\nb: 1\n");
        editRow("literal block", "p: |\n  one\n  two\nb: 1\n", "p", u"three"_s,
                "p: \"three\"\nb: 1\n");
        editRow("no value yet", "a:\nb: 1\n", "a", 2, "a: 2\nb: 1\n");
        editRow("no value yet but a comment", "a:   # later\nb: 1\n", "a", 2,
                "a: 2   # later\nb: 1\n");
        editRow("null word", "a: null # x\n", "a", 2, "a: 2 # x\n");
        editRow("tilde", "a: ~\n", "a", u"x"_s, "a: x\n");
        editRow("deep", "a:\n  b:\n  - c: 1 # x\n    d: 2\n", "a.b[0].d", 3,
                "a:\n  b:\n  - c: 1 # x\n    d: 3\n");
        editRow("beside a dash", "a:\n  - c: 1 # x\n    d: 2\n", "a[0].c", 3,
                "a:\n  - c: 3 # x\n    d: 2\n");
        editRow("in a flow map", "a: {b: 1, c: 2} # x\n", "a.b", 3, "a: {b: 3, c: 2} # x\n");
        editRow("text in a flow map", "a: {b: x, c: 2}\n", "a.b", u"y, z"_s,
                "a: {b: \"y, z\", c: 2}\n");
        editRow("null in a flow map", "a: {b: , c: 2}\n", "a.b", 3, "a: {b: 3 , c: 2}\n");
        editRow("bare key in a flow map", "a: {b, c: 2}\n", "a.b", 3, "a: {b: 3, c: 2}\n");
        editRow("JSON number", "{\"a\": 4, \"b\": 1}", "a", 1, "{\"a\": 1, \"b\": 1}");
        editRow("JSON text", "{\n  \"a\": \"x\",\n  \"b\": 1\n}\n", "a", u"y\\z"_s,
                "{\n  \"a\": \"y\\\\z\",\n  \"b\": 1\n}\n");
        editRow("JSON null", "{\"a\": null}", "a", true, "{\"a\": true}");
        editRow("JSON with comment", "{\n  \"a\": 4, // four\n  \"b\": 1\n}\n", "a", 1,
                "{\n  \"a\": 1, // four\n  \"b\": 1\n}\n");
        editRow("behind document marks", "%YAML 1.1\n---\na: 4\n...\n", "a", 1,
                "%YAML 1.1\n---\na: 1\n...\n");
        editRow("key in quotes", "\"a\" : 4\n", "a", 1, "\"a\" : 1\n");
        editRow("tab before the value", "a:\t4\n", "a", 1, "a:\t1\n");
        editRow("explicit key", "? a\n: 4\n", "a", 1, "? a\n: 1\n");
        editRow("the last of two equal keys", "a: 1\na: 2\n", "a", 3, "a: 1\na: 3\n");
        editRow("anchor that nobody uses", "a: &x 4 # y\n", "a", 1, "a: &x 1 # y\n");
        editRow("list becomes a value", "a: [1, 2] # x\n", "a", 3, "a: 3 # x\n");
        editRow("block list becomes a value", "a:\n  - 1\n  - 2\nb: 1\n", "a", 3, "a: 3\nb: 1\n");
        editRow("value becomes a list", "a: 512 # x\n", "a", QVariantList{512, 768},
                "a: [512, 768] # x\n");
        editRow("value becomes a padded list", "l: [ 1 ]\na: 512\n", "a", QVariantList{512, 768},
                "l: [ 1 ]\na: [ 512, 768 ]\n");
        editRow("no value becomes a list", "a:\nb: 1\n", "a", QVariantList{u"x"_s, u"y"_s},
                "a: [x, y]\nb: 1\n");
    }
    void setsScalars() { runEditRow(); }

    void insertsKeys_data()
    {
        addEditColumns();
        editRow("at the end", "a: 1\n", "b", 2, "a: 1\nb: 2\n");
        editRow("behind the last key's comment", "a: 1 # one\n", "b", 2, "a: 1 # one\nb: 2\n");
        editRow("into a nested block", "m:\n  a: 1\nn:\n  c: 1\n", "m.b", true,
                "m:\n  a: 1\n  b: true\nn:\n  c: 1\n");
        editRow("before another section's comment", "m:\n  a: 1\n\n# about n\nn:\n  c: 1\n", "m.b",
                2, "m:\n  a: 1\n  b: 2\n\n# about n\nn:\n  c: 1\n");
        editRow("before commented-out options", "m:\n  a: 1\n#  b: 5\n#  c: 6\nn: 1\n", "m.d", 2,
                "m:\n  a: 1\n  d: 2\n#  b: 5\n#  c: 6\nn: 1\n");
        editRow("behind comments of the entry's own block",
                "m:\n  a:\n    x: 1\n    # y: 2\n  # more\nn: 1\n", "m.b", 2,
                "m:\n  a:\n    x: 1\n    # y: 2\n  b: 2\n  # more\nn: 1\n");
        editRow("behind a nested block", "m:\n  a:\n    x: 1\n    y: [1,\n      2]\nn: 1\n", "m.b",
                2, "m:\n  a:\n    x: 1\n    y: [1,\n      2]\n  b: 2\nn: 1\n");
        editRow("behind a block list", "m:\n  a:\n  - 1\n  - 2\nn: 1\n", "m.b", 2,
                "m:\n  a:\n  - 1\n  - 2\n  b: 2\nn: 1\n");
        editRow("behind a literal block", "m:\n  a: |\n    one\n\n    two\nn: 1\n", "m.b", 2,
                "m:\n  a: |\n    one\n\n    two\n  b: 2\nn: 1\n");
        editRow("behind a key without value", "m:\n  a: 1\n  c:\nn: 1\n", "m.b", 2,
                "m:\n  a: 1\n  c:\n  b: 2\nn: 1\n");
        editRow("beside a dash", "l:\n  - a: 1\n  - a: 2\n", "l[0].b", 3,
                "l:\n  - a: 1\n    b: 3\n  - a: 2\n");
        editRow("indentation of four", "m:\n    a: 1\n", "m.k.b", 2,
                "m:\n    a: 1\n    k:\n        b: 2\n");
        editRow("missing parents", "m:\n  a: 1\n", "m.k.l.b", 2,
                "m:\n  a: 1\n  k:\n    l:\n      b: 2\n");
        editRow("a whole new section", "m:\n  a: 1\n", "n.b", 2, "m:\n  a: 1\nn:\n  b: 2\n");
        editRow("parent without value", "m:\n  k:\nn: 1\n", "m.k.b", 2,
                "m:\n  k:\n    b: 2\nn: 1\n");
        editRow("parent without value but a comment", "m:\n  k:   # later\n  z: 1\n", "m.k.b", 2,
                "m:\n  k:   # later\n    b: 2\n  z: 1\n");
        editRow("parent is null", "m:\n  k: null # x\n  z: 1\n", "m.k.b", 2,
                "m:\n  k: # x\n    b: 2\n  z: 1\n");
        editRow("parent is an empty map", "m:\n  k: {}\n  z: 1\n", "m.k.b", true,
                "m:\n  k: {b: true}\n  z: 1\n");
        editRow("parent is an empty map with blanks", "m:\n  k: { } # x\n", "m.k.b", true,
                "m:\n  k: {b: true} # x\n");
        editRow("text follows its neighbours' quotes", "m:\n  a: \"x\"\n", "m.b", u"y"_s,
                "m:\n  a: \"x\"\n  b: \"y\"\n");
        editRow("text follows single quotes", "m:\n  a: 'x'\n  n: 1\n", "m.b", u"y"_s,
                "m:\n  a: 'x'\n  n: 1\n  b: 'y'\n");
        editRow("plain text", "m:\n  a: x\n", "m.b", u"y"_s, "m:\n  a: x\n  b: y\n");
        editRow("key follows its neighbours' quotes", "\"a\": 1\n", "b", 2, "\"a\": 1\n\"b\": 2\n");
        editRow("a list", "m:\n  a: 1\n", "m.b", QVariantList{512, 768},
                "m:\n  a: 1\n  b: [512, 768]\n");
        editRow("into a flow map", "m: {a: 1} # x\n", "m.b", 2, "m: {a: 1, b: 2} # x\n");
        editRow("into a padded flow map", "m: { a: 1 }\n", "m.b", 2, "m: { a: 1, b: 2 }\n");
        editRow("chain into a flow map", "m: {a: 1}\n", "m.k.b", 2, "m: {a: 1, k: {b: 2}}\n");
        editRow("behind a trailing comma", "m: {a: 1,}\n", "m.b", 2, "m: {a: 1, b: 2,}\n");
        editRow("into a flow map over lines", "m: {\n  a: 1, # one\n  c: 3 # three\n}\n", "m.b", 2,
                "m: {\n  a: 1, # one\n  c: 3, # three\n  b: 2\n}\n");
        editRow("null in a flow map as parent", "m: {k: null, z: 1}\n", "m.k.b", 2,
                "m: {k: {b: 2}, z: 1}\n");
        editRow("JSON in one line", "{\"m\": {\"a\": 1}}", "m.b", true,
                "{\"m\": {\"a\": 1, \"b\": true}}");
        editRow("JSON over lines", "{\n  \"m\": {\n    \"a\": 1\n  }\n}\n", "m.b", u"x"_s,
                "{\n  \"m\": {\n    \"a\": 1,\n    \"b\": \"x\"\n  }\n}\n");
        editRow("JSON behind a nested block",
                "{\n  \"m\": {\n    \"a\": [\n      1\n    ]\n  }\n}\n", "m.b", 2,
                "{\n  \"m\": {\n    \"a\": [\n      1\n    ],\n    \"b\": 2\n  }\n}\n");
        editRow("JSON empty map over lines", "{\n  \"m\": {},\n  \"z\": 1\n}\n", "m.b", 2,
                "{\n  \"m\": {\n    \"b\": 2\n  },\n  \"z\": 1\n}\n");
        editRow("JSON empty map in one line", "{\"m\": {}, \"z\": 1}", "m.b", 2,
                "{\"m\": {\"b\": 2}, \"z\": 1}");
        editRow("JSON indented with tabs", "{\n\t\"m\": {\n\t\t\"a\": 1\n\t}\n}\n", "m.b", 2,
                "{\n\t\"m\": {\n\t\t\"a\": 1,\n\t\t\"b\": 2\n\t}\n}\n");
        editRow("JSON empty map among tabs", "{\n\t\"m\": {}\n}\n", "m.b", 2,
                "{\n\t\"m\": {\n\t\t\"b\": 2\n\t}\n}\n");
        editRow("JSON with commas in front", "{ \"a\": 1\n, \"c\": 2\n}\n", "b", 3,
                "{ \"a\": 1\n, \"c\": 2, \"b\": 3\n}\n");
        editRow("JSON chain", "{\n    \"m\": {\n        \"a\": 1\n    }\n}\n", "m.k.b", 2,
                "{\n    \"m\": {\n        \"a\": 1,\n        \"k\": {\"b\": 2}\n    }\n}\n");
        editRow("JSON with comments", "{\n  \"a\": 1 // one\n  // end\n}\n", "b", 2,
                "{\n  \"a\": 1, // one\n  \"b\": 2\n  // end\n}\n");
        editRow("JSON with trailing comma", "{\n  \"a\": 1, // one\n}\n", "b", 2,
                "{\n  \"a\": 1, // one\n  \"b\": 2,\n}\n");
        editRow("JSON brace in the last line", "{\n  \"a\": 1 }\n", "b", 2,
                "{\n  \"a\": 1,\n  \"b\": 2 }\n");
        editRow("before the end mark", "a: 1\n...\n", "b", 2, "a: 1\nb: 2\n...\n");
        editRow("overrides a merged key", "d: &d {a: 1}\nm:\n  <<: *d\n  z: 1\n", "m.a", 2,
                "d: &d {a: 1}\nm:\n  <<: *d\n  z: 1\n  a: 2\n");
    }
    void insertsKeys() { runEditRow(); }

    void removesKeys_data()
    {
        addEditColumns();
        const QVariant gone;
        editRow("a line", "a: 1\nb: 2 # two\nc: 3\n", "b", gone, "a: 1\nc: 3\n");
        editRow("the last line", "a: 1\nb: 2\n", "b", gone, "a: 1\n");
        editRow("a block", "a: 1\nb:\n  x: 1\n  y:\n    - 2\nc: 3\n", "b", gone, "a: 1\nc: 3\n");
        editRow("keeps comments around", "a: 1\n# above\nb: 2\n# below\nc: 3\n", "b", gone,
                "a: 1\n# above\n# below\nc: 3\n");
        editRow("keeps a blank line", "a: 1\n\nb: 2\n\nc: 3\n", "b", gone, "a: 1\n\n\nc: 3\n");
        editRow("a literal block", "a: 1\nb: |\n  x\n\n  y\nc: 3\n", "b", gone, "a: 1\nc: 3\n");
        editRow("a plain text over lines", "a: 1\nb: x\n  y\nc: 3\n", "b", gone, "a: 1\nc: 3\n");
        editRow("the only key of a block", "m:\n  b: 2\nc: 3\n", "m.b", gone, "m: {}\nc: 3\n");
        editRow("the only key, with comments", "m: # block\n  # above\n  b: 2 # two\nc: 3\n", "m.b",
                gone, "m: {} # block\n  # above\nc: 3\n");
        editRow("beside a dash", "l:\n  - a: 1\n    b: 2\n", "l[0].a", gone, "l:\n  - b: 2\n");
        editRow("beside a dash, with comment", "l:\n  - a: 1 # one\n    b: 2 # two\n", "l[0].a",
                gone, "l:\n  - b: 2 # two\n");
        editRow("beside a dash, comment lines between",
                "l:\n  - a: 1 # one\n    # note\n    b: 2\n", "l[0].a", gone,
                "l:\n  - \n    # note\n    b: 2\n");
        editRow("the only key beside a dash", "l:\n  - a: 1 # one\n  - b: 2\n", "l[0].a", gone,
                "l:\n  - {} # one\n  - b: 2\n");
        editRow("first of a flow map", "m: {a: 1, b: 2} # x\n", "m.a", gone, "m: {b: 2} # x\n");
        editRow("last of a flow map", "m: {a: 1, b: 2}\n", "m.b", gone, "m: {a: 1}\n");
        editRow("last of a padded flow map", "m: { a: 1, b: 2 }\n", "m.b", gone, "m: { a: 1 }\n");
        editRow("only one of a flow map", "m: {a: 1}\n", "m.a", gone, "m: {}\n");
        editRow("before a trailing comma", "m: {a: 1, b: 2,}\n", "m.b", gone, "m: {a: 1,}\n");
        editRow("of a flow map over lines", "m: {\n  a: 1, # one\n  b: 2 # two\n}\n", "m.b", gone,
                "m: {\n  a: 1 # one\n}\n");
        editRow("JSON line", "{\n  \"a\": 1,\n  \"b\": {\n    \"x\": 1\n  },\n  \"c\": 3\n}\n", "b",
                gone, "{\n  \"a\": 1,\n  \"c\": 3\n}\n");
        editRow("JSON last line", "{\n  \"a\": 1,\n  \"b\": 2\n}\n", "b", gone,
                "{\n  \"a\": 1\n}\n");
        editRow("JSON in one line", "{\"a\": 1, \"b\": 2, \"c\": 3}", "b", gone,
                "{\"a\": 1, \"c\": 3}");
        editRow("JSON last with comment", "{\n  \"a\": 1, // one\n  \"b\": 2 // two\n}\n", "b",
                gone, "{\n  \"a\": 1 // one\n}\n");
        editRow("what is not there", "a: 1\n", "b.c[3]", gone, "a: 1\n");
    }
    void removesKeys() { runEditRow(); }

    void appliesAllEditsOrNone()
    {
        const JobText job = *JobText::parse("a: 1\nm:\n  b: 2\n", u"x.yaml"_s);
        const Result<JobText> both =
            job.apply({{{u"a"_s}, 1, 5}, {{u"m.c"_s}, {}, 6}, {{u"m.b"_s}, 2, {}}});
        QVERIFY(both);
        QCOMPARE(both->bytes(), QByteArray("a: 5\nm:\n  c: 6\n"));
        QVERIFY(!job.apply({{{u"a"_s}, 1, 5}, {{u"m"_s}, {}, 6}}));
        QCOMPARE(job.bytes(), QByteArray("a: 1\nm:\n  b: 2\n"));
        QVERIFY(job.apply({})->bytes() == job.bytes());
    }

    void refusesWhatCannotBeDone_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QVariant>("to");
        QTest::addColumn<QString>("says");
        QTest::addColumn<int>("line");
        const QByteArray text = "a: 1\nm:\n  b: 2\nl: [1]\n";
        QTest::newRow("a block is no value")
            << text << u"m"_s << QVariant(1) << u"block of settings"_s << 2;
        QTest::newRow("a value is no block")
            << text << u"a.b"_s << QVariant(1) << u"block of the setting"_s << 1;
        QTest::newRow("beyond the list")
            << text << u"l[5]"_s << QVariant(1) << u"no such entry"_s << 4;
        QTest::newRow("inside of a missing element")
            << text << u"l[1].x"_s << QVariant(1) << u"no such entry"_s << 4;
        QTest::newRow("a key of a list")
            << text << u"l.x"_s << QVariant(1) << u"block of the setting"_s << 4;
        QTest::newRow("infinity") << text << u"a"_s << QVariant(qInf()) << u"cannot be written"_s
                                  << 1;
        QTest::newRow("a map as value")
            << text << u"a"_s << QVariant(QVariantMap{}) << u"cannot be written"_s << 1;
        QTest::newRow("a malformed path") << text << u"a..b"_s << QVariant(1) << u"no path"_s << 0;
        QTest::newRow("the whole file")
            << text << QString() << QVariant() << u"nothing to remove"_s << 1;
        QTest::newRow("one of two equal keys")
            << QByteArray("x: 1\nx: 2\n") << u"x"_s << QVariant() << u"twice"_s << 2;
        QTest::newRow("an empty file")
            << QByteArray("# nothing\n") << u"a"_s << QVariant(1) << u"a"_s << 0;
        QTest::newRow("a typed value")
            << QByteArray("a: !!str 5\n") << u"a"_s << QVariant(6) << u"safely"_s << 1;
    }
    void refusesWhatCannotBeDone()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, path);
        QFETCH(QVariant, to);
        QFETCH(QString, says);
        QFETCH(int, line);
        const JobText job = *JobText::parse(text, u"x.yaml"_s);
        const Result<JobText> edited = job.apply({{{path}, {}, to}});
        QVERIFY(!edited);
        QVERIFY2(edited.error().message.contains(says), qPrintable(edited.error().message));
        if (line > 0)
            QCOMPARE(edited.error().line, line);
    }
};

QTEST_GUILESS_MAIN(TestJobEditing)
#include "tst_jobediting.moc"
