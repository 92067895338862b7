// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whole blocks as values of edits.
#include "job/configblock.h"
#include "job/jobtext.h"

#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

QVariant block(std::vector<std::pair<QString, QVariant>> entries)
{
    return QVariant::fromValue(ConfigBlock{std::move(entries)});
}

} // namespace

class TestJobBlocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void blocksAreWrittenInTheStyleOfTheFile_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<QByteArray>("after");
        const QVariant small = block({{u"k"_s, 1}, {u"t"_s, u"a b"_s}});
        const QVariant nested = block({{u"k"_s, 1},
                                       {u"m"_s, small},
                                       {u"l"_s, QVariantList{small, small}},
                                       {u"e"_s, block({})}});
        QTest::newRow("a new key")
            << QByteArray("x:\n    a: 'q'\n") << u"x.b"_s << small
            << QByteArray("x:\n    a: 'q'\n    b:\n        k: 1\n        t: 'a b'\n");
        QTest::newRow("nested")
            << QByteArray("a: 1\n") << u"b"_s << nested
            << QByteArray("a: 1\nb:\n  k: 1\n  m:\n    k: 1\n    t: a b\n  l:\n    - k: 1\n"
                          "      t: a b\n    - k: 1\n      t: a b\n  e: {}\n");
        QTest::newRow("at the end of a list")
            << QByteArray("l:\n  - k: \"z\"\n") << u"l[1]"_s << small
            << QByteArray("l:\n  - k: \"z\"\n  - k: 1\n    t: \"a b\"\n");
        QTest::newRow("in JSON on one line")
            << QByteArray("{\"a\": 1}") << u"b"_s << small
            << QByteArray("{\"a\": 1, \"b\": {\"k\": 1, \"t\": \"a b\"}}");
        QTest::newRow("in JSON over lines")
            << QByteArray("{\n  \"a\": 1\n}\n") << u"b"_s << small
            << QByteArray(
                   "{\n  \"a\": 1,\n  \"b\": {\n    \"k\": 1,\n    \"t\": \"a b\"\n  }\n}\n");
        QTest::newRow("an empty block")
            << QByteArray("a: 1\n") << u"b"_s << block({}) << QByteArray("a: 1\nb: {}\n");
        QTest::newRow("a list that a comment follows")
            << QByteArray("l: []  # none\n") << u"l[0]"_s << small
            << QByteArray("l: [{k: 1, t: a b}]  # none\n");
    }

    void blocksAreWrittenInTheStyleOfTheFile()
    {
        QFETCH(QByteArray, before);
        QFETCH(QString, path);
        QFETCH(QVariant, value);
        QFETCH(QByteArray, after);
        for (const bool windows : {false, true}) {
            const auto ended = [windows](QByteArray text) {
                return windows ? text.replace("\n", "\r\n") : text;
            };
            const Result<JobText> text = JobText::parse(ended(before), u"job"_s);
            QVERIFY(text);
            const Result<JobText> edited = text->apply({{{path}, {}, value}});
            QVERIFY2(edited, qPrintable(edited ? QString() : edited.error().sentence()));
            QCOMPARE(edited->bytes(), ended(after));
            QCOMPARE(edited->whole({path}), value);
        }
    }

    void readsWholeBlocks()
    {
        const Result<JobText> text =
            JobText::parse("b: {z: 1, a: [x, {k: null}]}\nc: *no\n", u"job"_s);
        QVERIFY(!text); // an alias without its anchor
        const Result<JobText> good = JobText::parse("b: {z: 1, a: [x, {k: null}]}\n", u"job"_s);
        QVERIFY(good);
        const ConfigBlock read = good->whole({u"b"_s}).value<ConfigBlock>();
        QCOMPARE(read.entries[0].first, u"z"_s);
        QCOMPARE(read.entries[1].second.toList()[1],
                 block({{u"k"_s, QVariant::fromValue(nullptr)}}));
        QVERIFY(!good->whole({u"c"_s}).isValid());
    }

    void placesAreUnderTheWord()
    {
        const QByteArray bytes = "a: 1\nblock:\n  key: [1, 2]  # two\n  l:\n    - x\n";
        const Result<JobText> text = JobText::parse(bytes, u"job"_s);
        QVERIFY(text);
        const auto marked = [&](const QString &path) {
            const std::optional<TextPlace> place = text->place({path});
            return place ? bytes.sliced(place->begin, place->end - place->begin) : QByteArray();
        };
        QCOMPARE(marked(u"block.key"_s), QByteArray("key: [1, 2]"));
        QCOMPARE(marked(u"block"_s), QByteArray("block"));
        QCOMPARE(marked(u"block.l[0]"_s), QByteArray("- x"));
        QCOMPARE(text->place({u"block.key"_s})->line.value, 3);
        QCOMPARE(text->place({u"block.key"_s})->column, 2);
        QVERIFY(!text->place({u"none"_s}));
    }

    void jsonBecomesAValue()
    {
        QCOMPARE(valueOfJson("[1, \"a\", true]"), QVariant(QVariantList{1, u"a"_s, true}));
        QCOMPARE(valueOfJson("{\"b\": {}}"), block({{u"b"_s, block({})}}));
        QVERIFY(!valueOfJson("{\"b\": ").isValid());
    }

    void wholeListsOfBlocksAreNotMistakenForValues()
    {
        QVERIFY(holdsBlock(QVariantList{1, QVariant(QVariantList{block({})})}));
        QVERIFY(!holdsBlock(QVariantList{1, u"a"_s}));
        QVERIFY(!isBlock(QVariantList{block({})}));
    }
};

QTEST_GUILESS_MAIN(TestJobBlocks)
#include "tst_jobblocks.moc"
