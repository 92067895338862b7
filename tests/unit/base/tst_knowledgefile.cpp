// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/knowledgefile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace headroom;

class TestKnowledgeFile : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    void write(const QByteArray &text)
    {
        QFile file(m_folder.filePath(QStringLiteral("zz-test.yaml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }

    Result<void> read(const std::function<void(KnowledgeMap &)> &reader)
    {
        return KnowledgeFolder(m_folder.path()).forEachMap(QStringLiteral("zz-test"), reader);
    }

private Q_SLOTS:
    void readsEachKindOfValue()
    {
        write("name: a text\nsize: 2.5\ncount: 3\non: true\nwords: [x, y]\nfigures: [1, 2.5]\n"
              "inner: {key: value}\nlist: [{id: p}, {id: q}]\n");
        int maps = 0;
        const auto result = read([&](KnowledgeMap &map) {
            ++maps;
            QCOMPARE(map.text("name"), QStringLiteral("a text"));
            QCOMPARE(map.number("size"), 2.5);
            QCOMPARE(map.integer("count"), 3);
            QCOMPARE(map.flagOr("on", false), true);
            QCOMPARE(map.flagOr("off", false), false);
            QCOMPARE(map.texts("words"), QStringList({QStringLiteral("x"), QStringLiteral("y")}));
            QCOMPARE(map.numbers("figures"), std::vector<double>({1, 2.5}));
            QCOMPARE(map.map("inner")->text("key"), QStringLiteral("value"));
            const auto list = map.maps("list");
            QCOMPARE(list.size(), std::size_t(2));
            QVERIFY(!map.optionalNumber("absent"));
            QCOMPARE(map.textOr("absent", QStringLiteral("else")), QStringLiteral("else"));
            QVERIFY(map.has("name") && !map.has("other"));
            map.done();
        });
        QVERIFY2(result.has_value(), result ? "" : qPrintable(result.error().sentence()));
        QCOMPARE(maps, 1);
    }

    void reportsFaultsWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("unknown key")
            << QByteArray("id: a\nsurprise: 1\n")
            << QStringLiteral("zz-test.yaml:2:1: unknown key \"surprise\"");
        QTest::newRow("missing key")
            << QByteArray("size: 1\n")
            << QStringLiteral("zz-test.yaml:1:1: the key \"id\" is missing");
        QTest::newRow("wrong type")
            << QByteArray("id: a\nsize: big\n")
            << QStringLiteral("zz-test.yaml:2:7: \"size\": a number is expected");
        QTest::newRow("a list for a text")
            << QByteArray("id: [a]\n")
            << QStringLiteral("zz-test.yaml:1:5: \"id\": a text is expected");
        QTest::newRow("key twice")
            << QByteArray("id: a\nid: b\n")
            << QStringLiteral("zz-test.yaml:2:1: the key \"id\" occurs twice");
        QTest::newRow("no mapping")
            << QByteArray("- 1\n") << QStringLiteral("zz-test.yaml:1:3: a mapping is expected");
    }
    void reportsFaultsWithTheirPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, sentence);
        write(text);
        const auto result = read([](KnowledgeMap &map) {
            map.text("id");
            map.optionalNumber("size");
            map.done();
        });
        QVERIFY(!result);
        QCOMPARE(result.error().sentence(), sentence);
    }

    void reportsInvalidYaml()
    {
        write("id: [unclosed\n");
        const auto result = read([](KnowledgeMap &) {});
        QVERIFY(!result);
        QCOMPARE(result.error().file, QStringLiteral("zz-test.yaml"));
        QVERIFY(result.error().line > 0);
    }
};

QTEST_GUILESS_MAIN(TestKnowledgeFile)
#include "tst_knowledgefile.moc"
