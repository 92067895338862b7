// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "edittable.h"

using namespace headroom;
using namespace Qt::StringLiterals;

class TestJobLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesElements_data()
    {
        addEditColumns();
        const QVariant gone;
        const QByteArray padded = "r: [ 512, 768, 1024 ] # all\n";
        editRow("set", padded, "r[1]", 640, "r: [ 512, 640, 1024 ] # all\n");
        editRow("append", padded, "r[3]", 1536, "r: [ 512, 768, 1024, 1536 ] # all\n");
        editRow("append to an empty list", "r: []\n", "r[0]", 5, "r: [5]\n");
        editRow("append to a list over lines", "r: [\n  512, # small\n  768 # large\n]\n", "r[2]",
                1024, "r: [\n  512, # small\n  768, # large\n  1024\n]\n");
        const QByteArray block =
            "r: # all\n  - 512 # small\n  # between\n  - 768\n  - 1024\nn: 1\n";
        editRow("set in a block", block, "r[0]", 640,
                "r: # all\n  - 640 # small\n  # between\n  - 768\n  - 1024\nn: 1\n");
        editRow("append to a block", block, "r[3]", 1536,
                "r: # all\n  - 512 # small\n  # between\n  - 768\n  - 1024\n  - 1536\nn: 1\n");
        editRow("append to a block of texts", "p:\n- \"a\"\n- \"b\"\nn: 1\n", "p[2]", u"c"_s,
                "p:\n- \"a\"\n- \"b\"\n- \"c\"\nn: 1\n");
        editRow("set an empty element", "r:\n  -\n  - 2\n", "r[0]", 1, "r:\n  - 1\n  - 2\n");
        editRow("JSON append", "{\n  \"r\": [\n    512\n  ]\n}\n", "r[1]", 768,
                "{\n  \"r\": [\n    512,\n    768\n  ]\n}\n");
    }
    void changesElements() { runEditRow(); }

    void removesElements_data()
    {
        addEditColumns();
        const QVariant gone;
        const QByteArray padded = "r: [ 512, 768, 1024 ] # all\n";
        const auto row = [&](const char *name, const QByteArray &before, const char *path,
                             const QByteArray &after) {
            editRow(name, before, path, gone, after);
        };
        row("first", padded, "r[0]", "r: [ 768, 1024 ] # all\n");
        row("middle", padded, "r[1]", "r: [ 512, 1024 ] # all\n");
        row("last", padded, "r[2]", "r: [ 512, 768 ] # all\n");
        row("only", "r: [ 512 ]\n", "r[0]", "r: [  ]\n");
        row("without blanks", "r: [512,768,1024]\n", "r[1]", "r: [512,1024]\n");
        row("last without blanks", "r: [512,768]\n", "r[1]", "r: [512]\n");
        row("before a trailing comma", "r: [512, 768,]\n", "r[1]", "r: [512,]\n");
        row("over lines", "r: [\n  512, # small\n  768, # middle\n  1024 # large\n]\n", "r[1]",
            "r: [\n  512, # small\n  1024 # large\n]\n");
        row("last over lines", "r: [\n  512, # small\n  1024 # large\n]\n", "r[1]",
            "r: [\n  512 # small\n]\n");
        row("over two lines, several in one", "r: [512, 768,\n    1024, 1536]\n", "r[1]",
            "r: [512, \n    1024, 1536]\n");
        const QByteArray block = "r: # all\n  - 512 # small\n  # between\n  - 768\nn: 1\n";
        row("of a block", block, "r[0]", "r: # all\n  # between\n  - 768\nn: 1\n");
        row("last of a block", block, "r[1]", "r: # all\n  - 512 # small\n  # between\nn: 1\n");
        row("only one of a block", "r: # all\n  - 512\nn: 1\n", "r[0]", "r: [] # all\nn: 1\n");
        row("a map of a block", "l:\n  - a: 1\n    b: 2\n  - a: 3\n", "l[0]", "l:\n  - a: 3\n");
        row("of a list in a list", "l:\n  - - 1\n    - 2\n  - - 3\n", "l[0][0]",
            "l:\n  - - 2\n  - - 3\n");
        row("JSON", "{\n  \"r\": [\n    512,\n    768\n  ]\n}\n", "r[1]",
            "{\n  \"r\": [\n    512\n  ]\n}\n");
    }
    void removesElements()
    {
        // Unlike with keys, doing it again removes the next element.
        QFETCH(QByteArray, before);
        QFETCH(QString, path);
        QFETCH(QByteArray, after);
        const auto windows = [](QByteArray text) {
            return text.replace("\n", "\r\n");
        };
        for (const auto &[from, expected] :
             {std::pair(before, after), std::pair(windows(before), windows(after))}) {
            const Result<JobText> edited = JobText::parse(from, u"x"_s)->apply({{{path}, {}, {}}});
            QVERIFY2(edited, qPrintable(edited ? QString() : edited.error().sentence()));
            QCOMPARE(edited->bytes(), expected);
        }
    }

    void changesWholeLists_data()
    {
        addEditColumns();
        const QByteArray padded = "r: [ 512, 768, 1024 ] # all\n";
        editRow("shorter", padded, "r", QVariantList{512, 768}, "r: [ 512, 768 ] # all\n");
        editRow("click order", "r: [1024, 512, 768]\n", "r", QVariantList{512, 768},
                "r: [512, 768]\n");
        editRow("the same twice", "r: [1024, 512, 1024, 768]\n", "r", QVariantList{512, 768},
                "r: [512, 768]\n");
        editRow("longer", "r: [ 512 ]\n", "r", QVariantList{256, 512, 768},
                "r: [ 256, 512, 768 ]\n");
        editRow("other values", padded, "r", QVariantList{640, 832, 1024},
                "r: [ 640, 832, 1024 ] # all\n");
        editRow("all others", padded, "r", QVariantList{256}, "r: [ 256 ] # all\n");
        editRow("empty", padded, "r", QVariantList{}, "r: [] # all\n");
        editRow("from empty", "r: []\n", "r", QVariantList{1, 2}, "r: [1, 2]\n");
        editRow("same values", padded, "r", QVariantList{512, 768, 1024}, padded);
        const QByteArray block =
            "r: # all\n  - 512 # small\n  # between\n  - 768 # middle\n  - 1024\nn: 1\n";
        editRow("block shorter", block, "r", QVariantList{512, 768},
                "r: # all\n  - 512 # small\n  # between\n  - 768 # middle\nn: 1\n");
        editRow("block without its first", block, "r", QVariantList{768},
                "r: # all\n  # between\n  - 768 # middle\nn: 1\n");
        editRow(
            "block with one between", block, "r", QVariantList{512, 640, 768, 1024},
            "r: # all\n  - 512 # small\n  # between\n  - 640\n  - 768 # middle\n  - 1024\nn: 1\n");
        editRow(
            "block with one before", block, "r", QVariantList{256, 512, 768, 1024},
            "r: # all\n  - 256\n  - 512 # small\n  # between\n  - 768 # middle\n  - 1024\nn: 1\n");
        editRow("block emptied", "r:\n  - 512\nn: 1\n", "r", QVariantList{}, "r: []\nn: 1\n");
        editRow("texts", "p:\n  - \"a\"\n  - 'b'\n", "p", QVariantList{u"a"_s, u"c"_s},
                "p:\n  - \"a\"\n  - 'c'\n");
        editRow("JSON", "{\n  \"r\": [\n    512,\n    768,\n    1024\n  ],\n  \"n\": 1\n}\n", "r",
                QVariantList{512, 768}, "{\n  \"r\": [\n    512,\n    768\n  ],\n  \"n\": 1\n}\n");
        editRow("JSON in one line", "{\"r\": [512, 768, 1024]}", "r", QVariantList{1024},
                "{\"r\": [1024]}");
        editRow("JSON with comments",
                "{\n  \"r\": [\n    512, // small\n    1024 // large\n  ]\n}\n", "r",
                QVariantList{512}, "{\n  \"r\": [\n    512 // small\n  ]\n}\n");
        editRow("inside of a flow map", "d: [{r: [1, 2], n: 1}]\n", "d[0].r", QVariantList{1},
                "d: [{r: [1], n: 1}]\n");
    }
    void changesWholeLists() { runEditRow(); }

    void replacesVeryLongLists()
    {
        QVariantList numbers;
        QByteArrayList written;
        for (int i = 0; i < 500; ++i) {
            numbers << i;
            written << QByteArray::number(i);
        }
        const JobText job = *JobText::parse("r: [" + written.join(", ") + "]\n", u"x"_s);
        numbers.removeFirst();
        const Result<JobText> edited = job.apply({{{u"r"_s}, {}, numbers}});
        QVERIFY(edited);
        QCOMPARE(edited->value({u"r"_s}), QVariant(numbers));
    }
};

QTEST_GUILESS_MAIN(TestJobLists)
#include "tst_joblists.moc"
