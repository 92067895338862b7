// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/encoding.h"

#include <QRandomGenerator>
#include <QStringEncoder>
#include <QTest>

using namespace headroom;

class TestEncoding : public QObject
{
    Q_OBJECT

    static QByteArray decode(const QByteArray &bytes, const QString &encoding, int blockSize)
    {
        QByteArray text;
        TextDecoder decoder(encoding);
        const auto collect = [&](QByteArrayView block) {
            text.append(block);
        };
        for (qsizetype at = 0; at < bytes.size(); at += blockSize)
            decoder.decode(
                QByteArrayView(bytes).sliced(at, std::min<qsizetype>(blockSize, bytes.size() - at)),
                collect);
        decoder.finish(collect);
        return text;
    }

    static QByteArray encode(const QString &text, const char *encoding)
    {
        QStringEncoder encoder(encoding);
        if (!encoder.isValid())
            qFatal("this Qt does not know %s", encoding);
        return encoder.encode(text);
    }

    static QByteArray utf16(const QString &text, bool bigEndian, bool mark)
    {
        QByteArray bytes =
            mark ? (bigEndian ? QByteArray("\xFE\xFF") : QByteArray("\xFF\xFE")) : QByteArray();
        for (const QChar c : text) {
            const char low = static_cast<char>(c.unicode() & 0xFF);
            const char high = static_cast<char>(c.unicode() >> 8);
            bytes.append(bigEndian ? high : low);
            bytes.append(bigEndian ? low : high);
        }
        return bytes;
    }

private Q_SLOTS:
    void detectsAndDecodes_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("text");
        const QString ascii = QStringLiteral("Loading transformer\nError running job: x\n");
        const QString mixed =
            QStringLiteral("füchse:  12%|█▏        | 36/300 [00:10<01:15,  1.72s/it]\n日本語 😀\n");
        const QString german = QStringLiteral("OSError: [WinError 1455] Die Auslagerungsdatei ist "
                                              "zu klein, um diesen Vorgang durchzuführen.\n"
                                              "Pfad: D:\\Bilder\\Füchse\\größe\n");
        const QString portuguese = QStringLiteral("OSError: O arquivo de paginação é muito pequeno "
                                                  "para que esta operação seja concluída.\n");
        const QString japanese =
            QStringLiteral("running training / 学習開始\n  num train images * repeats / "
                           "学習画像の数×繰り返し回数: 120\n"
                           "  batch size per device / バッチサイズ: 1\nF:\\学習\\狐\n");
        const QString chinese = QStringLiteral(
            "错误：页面文件太小，无法完成操作。训练目录 D:\\训练\\狐狸 图片数量 20\n");
        const QString korean =
            QStringLiteral("오류: 페이징 파일이 너무 작아서 이 작업을 완료할 수 없습니다.\n");
        const QString russian =
            QStringLiteral("Ошибка: файл подкачки слишком мал для завершения операции.\n");
        QTest::newRow("ascii") << ascii.toUtf8() << QStringLiteral("UTF-8") << ascii;
        QTest::newRow("utf-8") << mixed.toUtf8() << QStringLiteral("UTF-8") << mixed;
        QTest::newRow("utf-8 with mark")
            << QByteArray("\xEF\xBB\xBF") + mixed.toUtf8() << QStringLiteral("UTF-8 BOM") << mixed;
        QTest::newRow("utf-16le with mark")
            << utf16(mixed, false, true) << QStringLiteral("UTF-16LE") << mixed;
        QTest::newRow("utf-16be with mark")
            << utf16(mixed, true, true) << QStringLiteral("UTF-16BE") << mixed;
        QTest::newRow("utf-16le") << utf16(ascii, false, false) << QStringLiteral("UTF-16LE")
                                  << ascii;
        QTest::newRow("utf-16be") << utf16(ascii, true, false) << QStringLiteral("UTF-16BE")
                                  << ascii;
        QTest::newRow("german ansi")
            << encode(german, "windows-1252") << QStringLiteral("windows-1252") << german;
        QTest::newRow("german oem")
            << encode(german, "IBM850") << QStringLiteral("IBM850") << german;
        QTest::newRow("portuguese ansi")
            << encode(portuguese, "windows-1252") << QStringLiteral("windows-1252") << portuguese;
        QTest::newRow("portuguese oem")
            << encode(portuguese, "IBM850") << QStringLiteral("IBM850") << portuguese;
        QTest::newRow("japanese") << encode(japanese, "Shift_JIS") << QStringLiteral("Shift_JIS")
                                  << japanese;
        QTest::newRow("chinese") << encode(chinese, "GB18030") << QStringLiteral("GB18030")
                                 << chinese;
        QTest::newRow("korean") << encode(korean, "windows-949") << QStringLiteral("windows-949")
                                << korean;
        QTest::newRow("russian ansi")
            << encode(russian, "windows-1251") << QStringLiteral("windows-1251") << russian;
        QTest::newRow("russian oem")
            << encode(russian, "IBM866") << QStringLiteral("IBM866") << russian;
    }
    void detectsAndDecodes()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, encoding);
        QFETCH(QString, text);
        const auto detected = detectEncoding(bytes);
        QVERIFY(detected.has_value());
        QCOMPARE(*detected, encoding);
        QCOMPARE(QString::fromUtf8(decode(bytes, encoding, 1 << 20)), text);
    }

    /// A character of several bytes survives every way of cutting the stream.
    void survivesAnyBlockSize_data() { detectsAndDecodes_data(); }
    void survivesAnyBlockSize()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, encoding);
        QFETCH(QString, text);
        for (const int size : {1, 2, 3, 5, 7, 64})
            QCOMPARE(QString::fromUtf8(decode(bytes, encoding, size)), text);
    }

    void keepsTextWithBrokenBytes()
    {
        const QByteArray bytes =
            QByteArray("█████ fine ██ é ü ö ä ß 日本 broken: \xFF\xFE and on\n");
        QCOMPARE(detectEncoding(bytes), std::optional(QStringLiteral("UTF-8")));
        const QByteArray text = decode(bytes, QStringLiteral("UTF-8"), 3);
        QVERIFY(text.isValidUtf8());
        QVERIFY(text.contains("broken: "));
        QVERIFY(text.contains("and on"));
        QVERIFY(text.contains("█████ fine"));
    }

    void endsACutCharacter()
    {
        const QByteArray text = decode(QByteArray("ab\xE2\x96"), QStringLiteral("UTF-8"), 2);
        QCOMPARE(text, QByteArray("ab\xEF\xBF\xBD"));
    }

    void passesPlainTextOnUntouched()
    {
        const QByteArray bytes("a line\r\nanother\rthird\n");
        QCOMPARE(decode(bytes, QStringLiteral("UTF-8"), 4), bytes);
    }

    void rejectsBinary()
    {
        QByteArray bytes;
        QRandomGenerator random(7);
        for (int i = 0; i < 4096; ++i)
            bytes.append(static_cast<char>(random.bounded(256)));
        QVERIFY(!detectEncoding(bytes).has_value());
        QVERIFY(!detectEncoding(QByteArray("\0\0\0\0\1\2\3\4\0\0\0\0\5\6\7\1", 16)).has_value());
    }

    void acceptsNulTailOfAKilledMachine()
    {
        QByteArray bytes(
            "Loading transformer\nfox:   3%|3         | 90/3000 [01:00<32:00,  1.50it/s]\n");
        bytes.append(QByteArray(4096, '\0'));
        QCOMPARE(detectEncoding(bytes), std::optional(QStringLiteral("UTF-8")));
    }

    void fallsBackForUnknownCodePages()
    {
        QCOMPARE(decode(QByteArray("caf\xE9"), QStringLiteral("no-such-code-page"), 2),
                 QByteArray("café"));
    }
};

QTEST_GUILESS_MAIN(TestEncoding)
#include "tst_encoding.moc"
