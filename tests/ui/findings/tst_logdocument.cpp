// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../testhome.h"
#include "ui/findings/logdocument.h"

#include <QStringEncoder>
#include <QTest>

using namespace headroom;

namespace {

const QByteArray kBars =
    "loading\n"
    "moss:   0%|  | 0/9 [00:00<?, ?it/s]\rmoss:  11%|# | 1/9 [00:02<00:16, 2.0s/it]\r"
    "moss:  22%|##| 2/9 [00:04<00:14, 2.0s/it]\n"
    "done\n";

std::shared_ptr<const LogDocument> documentOf(const Source &source)
{
    const Result<std::shared_ptr<const LogDocument>> document = LogDocument::read(source, {});
    if (!document)
        qFatal("%s", qPrintable(document.error().sentence()));
    return *document;
}

std::shared_ptr<const LogDocument> documentOf(const QByteArray &bytes)
{
    const Result<Source> source = openBytes(bytes, QStringLiteral("-"));
    if (!source)
        qFatal("%s", qPrintable(source.error().sentence()));
    return documentOf(*source);
}

QStringList textsOf(const std::vector<LogLine> &lines)
{
    QStringList texts;
    for (const LogLine &line : lines)
        texts << line.text;
    return texts;
}

/// A log of many stretches: each line tells its number.
QByteArray longLog(int lines)
{
    QByteArray text;
    for (int i = 1; i <= lines; ++i)
        text += "line " + QByteArray::number(i) + " of a log that is long enough\n";
    return text;
}

} // namespace

class TestLogDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsLines_data();
    void countsLines();
    void foldsRedraws();
    void readsAnyLineOfALongLog();
    void readsFilesOfAllEncodings_data();
    void readsFilesOfAllEncodings();
    void readsLogsWithoutNewlines();
    void survivesGiantLines();
    void capsWhatIsShown();
    void survivesAFileThatShrinks();
    void findsText_data();
    void findsText();
    void findsInALongLog();
    void findsBehindColours();
    void stopsSearching();

private:
    TestHome m_home;
};

void TestLogDocument::countsLines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("no end at the last line")
        << QByteArray("one\ntwo") << QStringList{QStringLiteral("one"), QStringLiteral("two")};
    QTest::newRow("end at the last line")
        << QByteArray("one\ntwo\n") << QStringList{QStringLiteral("one"), QStringLiteral("two")};
    QTest::newRow("Windows") << QByteArray("one\r\n\r\ntwo\r\n")
                             << QStringList{QStringLiteral("one"), QString(),
                                            QStringLiteral("two")};
    QTest::newRow("lone returns") << QByteArray("one\rtwo\rthree")
                                  << QStringList{QStringLiteral("one"), QStringLiteral("two"),
                                                 QStringLiteral("three")};
    QTest::newRow("colours") << QByteArray("\x1B[31mred\x1B[0m\nplain\n")
                             << QStringList{QStringLiteral("red"), QStringLiteral("plain")};
}

void TestLogDocument::countsLines()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, lines);
    const auto document = documentOf(text);
    QCOMPARE(document->lineCount(), static_cast<int>(lines.size()));
    QCOMPARE(textsOf(document->lines(LineNumber{1}, 100)), lines);
}

void TestLogDocument::foldsRedraws()
{
    const auto document = documentOf(kBars);
    QCOMPARE(document->lineCount(), 3);
    const std::vector<LogLine> lines = document->lines(LineNumber{1}, 3);
    QCOMPARE(lines.size(), std::size_t(3));
    QCOMPARE(lines[0].redraws, 0);
    QCOMPARE(lines[1].redraws, 2);
    QVERIFY(lines[1].text.contains(QLatin1StringView("2/9")));
    QCOMPARE(lines[2].text, QStringLiteral("done"));
    const QStringList drawings = document->drawings(LineNumber{2});
    QCOMPARE(drawings.size(), 3);
    QVERIFY(drawings[0].contains(QLatin1StringView("0/9")));
    QCOMPARE(document->drawings(LineNumber{3}), QStringList{QStringLiteral("done")});
}

void TestLogDocument::readsAnyLineOfALongLog()
{
    constexpr int kLines = 20000;
    const QString path = m_home.write(QStringLiteral("long.txt"), longLog(kLines));
    const Result<std::vector<Source>> sources = openPath(path);
    QVERIFY(sources);
    const auto document = documentOf(sources->front());
    QCOMPARE(document->lineCount(), kLines);
    for (int line = 1; line <= kLines; line += 397) {
        const std::vector<LogLine> found = document->lines(LineNumber{line}, 2);
        QVERIFY(!found.empty());
        QCOMPARE(found[0].line.value, line);
        QVERIFY(found[0].text.startsWith(QStringLiteral("line %1 of").arg(line)));
    }
    QCOMPARE(document->lines(LineNumber{kLines}, 50).size(), std::size_t(1));
    QVERIFY(document->lines(LineNumber{kLines + 1}, 50).empty());
}

void TestLogDocument::readsFilesOfAllEncodings_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QString text = QStringLiteral("Größe 1\nGröße 2\nRuntimeError: CUDA out of memory\n");
    QTest::newRow("UTF-8") << text.toUtf8();
    QTest::newRow("UTF-8 with a mark") << QByteArray("\xEF\xBB\xBF" + text.toUtf8());
    QStringEncoder utf16(QStringEncoder::Utf16LE, QStringEncoder::Flag::WriteBom);
    QTest::newRow("UTF-16, as PowerShell writes it") << QByteArray(utf16(text));
}

void TestLogDocument::readsFilesOfAllEncodings()
{
    QFETCH(const QByteArray, bytes);
    const QString path = m_home.write(QStringLiteral("encoded.txt"), bytes);
    const Result<std::vector<Source>> sources = openPath(path);
    QVERIFY(sources);
    const auto document = documentOf(sources->front());
    QCOMPARE(document->lineCount(), 3);
    QCOMPARE(document->lines(LineNumber{1}, 1)[0].text, QStringLiteral("Größe 1"));
    QCOMPARE(document->find(QStringLiteral("größe 2"), LineNumber{1}, false), LineNumber{2});
}

void TestLogDocument::readsLogsWithoutNewlines()
{
    // Two seconds' worth of drawings without any "\n", and lines that end in "\r" alone.
    QByteArray bars;
    for (int i = 0; i < 40000; ++i)
        bars += "moss: " + QByteArray::number(i % 100) + "%|# | 5/9 [00:04<00:14, 2.0s/it]\r";
    const auto redrawn = documentOf(bars + "CUDA out of memory\n");
    QCOMPARE(redrawn->lineCount(), 1);
    QCOMPARE(redrawn->lines(LineNumber{1}, 1)[0].text, QStringLiteral("CUDA out of memory"));
    QVERIFY(redrawn->lines(LineNumber{1}, 1)[0].redraws > 100);
    QVERIFY(redrawn->drawings(LineNumber{1}).size() > 100);

    QByteArray returns = longLog(30000);
    returns.replace('\n', '\r');
    const auto lone = documentOf(returns);
    QCOMPARE(lone->lineCount(), 30000);
    for (const int line : {1, 9999, 15000, 29999}) {
        QCOMPARE(lone->lines(LineNumber{line}, 1)[0].text,
                 QStringLiteral("line %1 of a log that is long enough").arg(line));
    }
}

void TestLogDocument::survivesGiantLines()
{
    const QByteArray giant(5 * 1024 * 1024, 'x');
    const auto document = documentOf("before\n" + giant + "\nafter\n");
    QCOMPARE(document->lineCount(), 3);
    const std::vector<LogLine> lines = document->lines(LineNumber{1}, 3);
    QCOMPARE(lines.size(), std::size_t(3));
    QCOMPARE(lines[0].text, QStringLiteral("before"));
    QCOMPARE(lines[1].text.size(), 4096);
    QCOMPARE(lines[2].text, QStringLiteral("after"));
}

void TestLogDocument::capsWhatIsShown()
{
    const auto document = documentOf(QByteArray(10000, 'y') + "\n");
    QCOMPARE(document->lines(LineNumber{1}, 1)[0].text.size(), 4096);
}

void TestLogDocument::survivesAFileThatShrinks()
{
    const QString path = m_home.write(QStringLiteral("rotated.txt"), longLog(50000));
    const Result<std::vector<Source>> sources = openPath(path);
    QVERIFY(sources);
    const auto document = documentOf(sources->front());
    m_home.write(QStringLiteral("rotated.txt"), "a new run\n");
    QVERIFY(document->lines(LineNumber{40000}, 10).size() <= 10);
    QVERIFY(!document->find(QStringLiteral("line 49999"), LineNumber{1}, false));
    QFile::remove(path);
    QVERIFY(document->lines(LineNumber{1}, 10).empty());
    QVERIFY(document->drawings(LineNumber{1}).isEmpty());
}

void TestLogDocument::findsText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("from");
    QTest::addColumn<bool>("backwards");
    QTest::addColumn<int>("line"); // 0: none
    QTest::newRow("next") << QStringLiteral("error") << 1 << false << 2;
    QTest::newRow("not the line it starts from") << QStringLiteral("error") << 2 << false << 4;
    QTest::newRow("around the end") << QStringLiteral("error") << 4 << false << 2;
    QTest::newRow("before") << QStringLiteral("error") << 4 << true << 2;
    QTest::newRow("around the start") << QStringLiteral("error") << 2 << true << 4;
    QTest::newRow("nearest before") << QStringLiteral("o") << 5 << true << 4;
    QTest::newRow("only itself") << QStringLiteral("three") << 3 << false << 3;
    QTest::newRow("none") << QStringLiteral("missing") << 1 << false << 0;
    QTest::newRow("nothing") << QString() << 1 << false << 0;
}

void TestLogDocument::findsText()
{
    QFETCH(const QString, text);
    QFETCH(const int, from);
    QFETCH(const bool, backwards);
    QFETCH(const int, line);
    const auto document = documentOf("one\nError two\nthree\nERROR four\nfive\n");
    const auto found = document->find(text, LineNumber{from}, backwards);
    QCOMPARE(found ? found->value : 0, line);
}

void TestLogDocument::findsInALongLog()
{
    QByteArray text = longLog(20000);
    const auto document = documentOf(text);
    const auto find = [&](const char *what, int from, bool backwards) {
        const auto found = document->find(QString::fromLatin1(what), LineNumber{from}, backwards);
        return found ? found->value : 0;
    };
    QCOMPARE(find("line 19999 of", 1, false), 19999);
    QCOMPARE(find("line 19999 of", 20000, true), 19999);
    QCOMPARE(find("line 7 of", 15000, false), 7);
    QCOMPARE(find("line 15001 of", 7, true), 15001);
    QCOMPARE(find("long enough", 9000, true), 8999);
    QCOMPARE(find("long enough", 9000, false), 9001);
}

void TestLogDocument::findsBehindColours()
{
    const auto document = documentOf("one\nout \x1B[31mof\x1B[0m memory\n");
    QCOMPARE(document->find(QStringLiteral("out of memory"), LineNumber{1}, false), LineNumber{2});
}

void TestLogDocument::stopsSearching()
{
    const auto document = documentOf(longLog(20000));
    const Progress stop{.cancelled = [] { return true; }, .advance = {}};
    QVERIFY(!document->find(QStringLiteral("line 19999"), LineNumber{1}, false, stop));
}

QTEST_GUILESS_MAIN(TestLogDocument)
#include "tst_logdocument.moc"
