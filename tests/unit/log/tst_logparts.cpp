// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/lineprefix.h"
#include "log/literalscanner.h"
#include "log/modelfamily.h"
#include "log/progressbar.h"
#include "log/runfacts.h"
#include "log/segments.h"

#include <QTest>

#include <algorithm>

using namespace headroom;

/// The small parts of the log room: segments, prefixes, bars, literals, names.
class TestLogParts : public QObject
{
    Q_OBJECT

    static QStringList segments(const QByteArray &text, int blockSize)
    {
        QStringList result;
        SegmentSplitter splitter([&](const Segment &segment) {
            result << QStringLiteral("%1:%2")
                          .arg(segment.line.value)
                          .arg(QString::fromUtf8(segment.text));
        });
        for (qsizetype at = 0; at < text.size(); at += blockSize)
            splitter.feed(
                QByteArrayView(text).sliced(at, std::min<qsizetype>(blockSize, text.size() - at)));
        splitter.finish();
        return result;
    }

private Q_SLOTS:
    void cutsSegments_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected"); // joined by "/"
        QTest::newRow("lines") << QByteArray("a\nb\nc\n") << QStringLiteral("1:a/2:b/3:c");
        QTest::newRow("no end") << QByteArray("a\nb") << QStringLiteral("1:a/2:b");
        QTest::newRow("crlf") << QByteArray("a\r\nb\r\n") << QStringLiteral("1:a/2:b");
        QTest::newRow("old mac") << QByteArray("a\rb\rc") << QStringLiteral("1:a/2:b/3:c");
        QTest::newRow("doubled ends")
            << QByteArray("a\r\r\nb\r\r\n") << QStringLiteral("1:a/2:/3:b/4:");
        QTest::newRow("bar") << QByteArray("x\n\rf:   0%|  | 0/3 [00:00<?, ?it/s]\rf:  33%|#  | "
                                           "1/3 [00:01<00:02,  1.00it/s]\ny\n")
                             << QStringLiteral("1:x/2:/2:f:   0%|  | 0/3 [00:00<?, ?it/s]/2:f:  "
                                               "33%|#  | 1/3 [00:01<00:02,  1.00it/s]/3:y");
        QTest::newRow("wiped bar")
            << QByteArray("\rf: 50%| | 1/2 [00:01<00:01, 1.0it/s]\r        \rdone\n")
            << QStringLiteral("1:/1:f: 50%| | 1/2 [00:01<00:01, 1.0it/s]/1:        /1:done");
        QTest::newRow("colours") << QByteArray("\x1B[31mred\x1B[0m and \x1B[2K\x1B[1Amore\n")
                                 << QStringLiteral("1:red and more");
        QTest::newRow("title") << QByteArray("\x1B]0;window\aname\n") << QStringLiteral("1:name");
        QTest::newRow("empty") << QByteArray() << QString();
        QTest::newRow("return at the end") << QByteArray("a\r") << QStringLiteral("1:a");
    }
    void cutsSegments()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        const QStringList wanted =
            expected.isEmpty() ? QStringList() : expected.split(u'/', Qt::KeepEmptyParts);
        // The slashes of counts are not those between segments.
        QString joined = segments(text, 1000).join(u'/');
        QCOMPARE(joined, wanted.join(u'/'));
        for (const int size : {1, 2, 3})
            QCOMPARE(segments(text, size).join(u'/'), joined);
    }

    void boundsSegments()
    {
        const QByteArray text = QByteArray(3 * 1024 * 1024, 'x') + "\nnext\n";
        for (const int size : {700, 1 << 20, 1 << 25}) {
            const QStringList found = segments(text, size);
            QCOMPARE(found.size(), 2);
            QVERIFY(found[0].size() < 300 * 1024);
            QCOMPARE(found[1], QStringLiteral("2:next"));
        }
    }

    void stripsPrefixes_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("none") << QByteArray("Loading transformer")
                              << QByteArray("Loading transformer");
        QTest::newRow("blanks stay")
            << QByteArray("  File \"x.py\"") << QByteArray("  File \"x.py\"");
        QTest::newRow("pod") << QByteArray("2025-11-03T12:34:56.123456789Z Loading VAE")
                             << QByteArray("Loading VAE");
        QTest::newRow("pod with zone")
            << QByteArray("2025-11-03T12:34:56+01:00 Loading VAE") << QByteArray("Loading VAE");
        QTest::newRow("pod keeps blanks")
            << QByteArray("2025-11-03T12:34:56Z   File \"x.py\"") << QByteArray("  File \"x.py\"");
        QTest::newRow("gym") << QByteArray("[2024-09-09 17:43:52] [INFO] trainer.train(args)")
                             << QByteArray("trainer.train(args)");
        QTest::newRow("gym and rich")
            << QByteArray("[2024-09-09 17:43:52] [INFO] 2024-09-09 17:43:52 INFO     move text "
                          "encoders to    f.py:216")
            << QByteArray("move text encoders to    f.py:216");
        QTest::newRow("old gym") << QByteArray("262: [INFO] RuntimeError: x")
                                 << QByteArray("RuntimeError: x");
        QTest::newRow("rich")
            << QByteArray("                    INFO     prepare images.   train_util.py:2072")
            << QByteArray("prepare images.   train_util.py:2072");
        QTest::newRow("kohya gui")
            << QByteArray("20:41:07-118220 INFO     Kohya_ss GUI version: v1")
            << QByteArray("Kohya_ss GUI version: v1");
        QTest::newRow("musubi") << QByteArray("INFO:musubi_tuner.hv_train:Loading DiT model")
                                << QByteArray("Loading DiT model");
        QTest::newRow("diffusers")
            << QByteArray("09/30/2024 16:55:32 - INFO - __main__ - ***** Running training *****")
            << QByteArray("***** Running training *****");
        QTest::newRow("deepspeed")
            << QByteArray(
                   "[2024-12-23 10:06:17,868] [INFO] [launch.py:319:sigkill_handler] Killing")
            << QByteArray("[launch.py:319:sigkill_handler] Killing");
        QTest::newRow("rank") << QByteArray("[rank0]:   File \"x.py\"")
                              << QByteArray("  File \"x.py\"");
        QTest::newRow("simpletuner")
            << QByteArray("[RANK 0] 2025-07-26 10:00:01,123 [INFO] Load VAE: x")
            << QByteArray("Load VAE: x");
        QTest::newRow("worker") << QByteArray("[WORKER] Starting job fox")
                                << QByteArray("Starting job fox");
        QTest::newRow("compose") << QByteArray("ai-toolkit-1  | Loading VAE")
                                 << QByteArray("Loading VAE");
        QTest::newRow("powershell")
            << QByteArray("python.exe : steps:   0%|") << QByteArray("steps:   0%|");
        QTest::newRow("quotation")
            << QByteArray("> RuntimeError: x") << QByteArray("RuntimeError: x");
        QTest::newRow("a list is no tag")
            << QByteArray("[0, 63) layers") << QByteArray("[0, 63) layers");
        QTest::newRow("a bar is no prefix") << QByteArray("12%|#2   | 3/25 [00:01<00:05, 1.0it/s]")
                                            << QByteArray("12%|#2   | 3/25 [00:01<00:05, 1.0it/s]");
        QTest::newRow("a word is no level")
            << QByteArray("INFORMATION follows") << QByteArray("INFORMATION follows");
    }
    void stripsPrefixes()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, text);
        QCOMPARE(stripPrefix(line).text.toByteArray(), text);
    }

    void readsTimeStamps()
    {
        const auto at = [](const char *line) {
            return stripPrefix(line).seconds.value_or(-1);
        };
        QCOMPARE(at("2025-11-03T12:34:56Z b") - at("2025-11-03T12:34:06.5Z a"), 50.0);
        QCOMPARE(at("[2024-09-09 00:00:10] [INFO] b") - at("[2024-09-08 23:59:50] [INFO] a"), 20.0);
        QVERIFY(!stripPrefix("Loading").seconds);
        QVERIFY(stripPrefix("[2024-09-09 00:00:10] [INFO] b").fromGym);
        QVERIFY(!stripPrefix("2024-09-09 00:00:10 INFO     b").fromGym);
    }

    void cutsLocations()
    {
        QCOMPARE(
            withoutLocation("move vae and unet to cpu flux_train_network.py:208").toByteArray(),
            QByteArray("move vae and unet to cpu"));
        QCOMPARE(withoutLocation("total 1600").toByteArray(), QByteArray("total 1600"));
        QCOMPARE(withoutLocation("train.py:12").toByteArray(), QByteArray("train.py:12"));
    }

    void knowsPowerShellFrames()
    {
        QVERIFY(isPowerShellFrame(
            "+ CategoryInfo          : NotSpecified: (:String) [], RemoteException"));
        QVERIFY(isPowerShellFrame("    + FullyQualifiedErrorId : NativeCommandError"));
        QVERIFY(isPowerShellFrame(
            "+ python run.py fox.yaml 2>&1 | Tee-Object log.txt\n+ ~~~~~~~~~~~~"));
        QVERIFY(isPowerShellFrame("At line:1 char:1"));
        QVERIFY(isPowerShellFrame("In Zeile:1 Zeichen:1"));
        QVERIFY(isPowerShellFrame("発生場所 行:1 文字:1"));
        QVERIFY(!isPowerShellFrame("+ 3 images"));
        QVERIFY(!isPowerShellFrame("RuntimeError: x"));
    }

    void readsBars_data()
    {
        QTest::addColumn<QByteArray>("segment");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("total");
        QTest::addColumn<double>("elapsed");
        QTest::addColumn<double>("rate");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("toolkit") << QByteArray("fox_v1:  12%|█▏        | 355/3000 [10:12<1:15:59,  "
                                               "1.72s/it, lr: 1.0e-04 loss: 2.345e-01]")
                                 << QByteArray("fox_v1") << 355 << 3000 << 612.0 << 1.72
                                 << QByteArray();
        QTest::newRow("first drawing")
            << QByteArray("fox:   0%|          | 0/3000 [00:00<?, ?it/s]") << QByteArray("fox") << 0
            << 3000 << 0.0 << -1.0 << QByteArray();
        QTest::newRow("per second") << QByteArray("x: 50%|##| 1/2 [1:00:01<00:01,  4.00it/s]")
                                    << QByteArray("x") << 1 << 2 << 3601.0 << 0.25 << QByteArray();
        QTest::newRow("unnamed") << QByteArray("  7%|6         | 2/30 [03:50<53:38, 114.95s/it]")
                                 << QByteArray() << 2 << 30 << 230.0 << 114.95 << QByteArray();
        QTest::newRow("no drawing")
            << QByteArray("100% 499/499 [00:01<00:00, 494.73it/s]") << QByteArray() << 499 << 499
            << 1.0 << 1 / 494.73 << QByteArray();
        QTest::newRow("glued") << QByteArray(
                                      "f: 33%|#| 1/3 [00:01<00:02,  1.00it/s]Error running job: x")
                               << QByteArray("f") << 1 << 3 << 1.0 << 1.0
                               << QByteArray("Error running job: x");
        QTest::newRow("colon in the name")
            << QByteArray("fox: v2:  1%|  | 1/90 [00:02<03:00,  2.00s/it]") << QByteArray("fox: v2")
            << 1 << 90 << 2.0 << 2.0 << QByteArray();
        QTest::newRow("percent in the name")
            << QByteArray("50% fox:  1%|  | 1/90 [00:02<03:00,  2.00s/it]") << QByteArray("50% fox")
            << 1 << 90 << 2.0 << 2.0 << QByteArray();
        QTest::newRow("bytes")
            << QByteArray("model.safetensors:  50%|#####     | 2.50G/4.99G [01:00<01:00, 41.5MB/s]")
            << QByteArray("model.safetensors") << -1 << -1 << 60.0 << -1.0 << QByteArray();
        QTest::newRow("days") << QByteArray(
                                     "f:  1%|  | 1/90 [00:02<2 days, 1:02:03,  2.00s/it, loss=0.1]")
                              << QByteArray("f") << 1 << 90 << 2.0 << 2.0 << QByteArray();
        QTest::newRow("cut off") << QByteArray("f:  1%|  | 1/90 [00:02<03:00,  2.0")
                                 << QByteArray("f") << 1 << 90 << 2.0 << -1.0 << QByteArray();
    }
    void readsBars()
    {
        QFETCH(QByteArray, segment);
        QFETCH(QByteArray, name);
        QFETCH(int, count);
        QFETCH(int, total);
        QFETCH(double, elapsed);
        QFETCH(double, rate);
        QFETCH(QByteArray, after);
        const auto bar = parseProgressBar(segment);
        QVERIFY(bar.has_value());
        QCOMPARE(bar->description.toByteArray(), name);
        QCOMPARE(bar->count.value_or(-1), count);
        QCOMPARE(bar->total.value_or(-1), total);
        QCOMPARE(bar->elapsedSeconds.value_or(-1), elapsed);
        QCOMPARE(bar->secondsPerIteration.value_or(-1), rate);
        QCOMPARE(bar->after.toByteArray(), after);
    }

    void seesNoBarInText_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text : {"Loading transformer", "100% sure", "50%| of them",
                                 "GPU-Util 98% | 21234 / 24564 MB", "", "%", "a/b [c]"})
            QTest::newRow(text) << QByteArray(text);
    }
    void seesNoBarInText()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!parseProgressBar(text).has_value());
    }

    void readsValuesOfBars()
    {
        const auto bar = parseProgressBar(
            "f: 1%| | 1/9 [00:02<03:00,  2.00s/it, lr: 1.0e-04 loss: 2.5e-01 loss_2: 9]");
        QVERIFY(bar.has_value());
        QCOMPARE(bar->value("loss").value().toByteArray(), QByteArray("2.5e-01"));
        QCOMPARE(bar->value("lr").value().toByteArray(), QByteArray("1.0e-04"));
        QVERIFY(!bar->value("los").has_value());
        const auto other =
            parseProgressBar("steps: 1%| | 1/9 [00:02<03:00,  2.00s/it, avr_loss=nan, lr=1]");
        QCOMPARE(other->value("avr_loss").value().toByteArray(), QByteArray("nan"));
        QVERIFY(!other->value("loss").has_value());
    }

    void readsClocks()
    {
        QCOMPARE(parseClock("01:02"), std::optional(62.0));
        QCOMPARE(parseClock("27:01:02"), std::optional(27 * 3600 + 62.0));
        QCOMPARE(parseClock("1 day, 2:03:04"), std::optional(26 * 3600 + 184.0));
        QVERIFY(!parseClock("?"));
        QVERIFY(!parseClock(""));
        QVERIFY(!parseClock("12"));
        QVERIFY(!parseClock(", 1:2"));
        QVERIFY(!parseClock("1:2:3:4"));
    }

    void findsLiterals_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("hits"); // "literal@position"
        QTest::newRow("one") << QByteArray("CUDA out of memory") << QStringLiteral("0@5");
        QTest::newRow("case") << QByteArray("OUT Of MeMory") << QStringLiteral("0@0");
        QTest::newRow("overlap") << QByteArray("memory error") << QStringLiteral("2@0 1@2");
        QTest::newRow("inside") << QByteArray("shears") << QStringLiteral("4@1 3@0 5@2");
        QTest::newRow("twice") << QByteArray("he he") << QStringLiteral("4@0 4@3");
        QTest::newRow("none") << QByteArray("nothing of it") << QString();
        QTest::newRow("bytes") << QByteArray("a█b") << QStringLiteral("6@1");
    }
    void findsLiterals()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, hits);
        const LiteralScanner scanner(
            {"out of memory", "mory error", "memory e", "she", "he", "ears", "█"});
        std::vector<LiteralScanner::Hit> found;
        scanner.scan(text, found);
        QStringList shown;
        for (const auto &hit : found)
            shown << QStringLiteral("%1@%2").arg(hit.literal).arg(hit.position);
        // The end of a literal decides the order; the longer one comes first where they end
        // together.
        shown.sort();
        QStringList wanted = hits.split(u' ', Qt::SkipEmptyParts);
        wanted.sort();
        QCOMPARE(shown, wanted);
    }

    void refinesFamilies()
    {
        QString family = refinedFamily({}, "Loading Wan model");
        QCOMPARE(family, QStringLiteral("wan21"));
        family = refinedFamily(family, "Loading transformer 1");
        QCOMPARE(family, QStringLiteral("wan22_14b"));
        QCOMPARE(refinedFamily(family, "Loading VAE"), QStringLiteral("wan22_14b"));
        QCOMPARE(refinedFamily({}, "Loading Flux Kontext model"), QStringLiteral("flux_kontext"));
        QCOMPARE(refinedFamily({}, "Loading Fox-Light 3 model"), QStringLiteral("fox_light_3"));
        QCOMPARE(refinedFamily({}, "  File \"/x/sdxl_train_network.py\", line 3, in train"),
                 QStringLiteral("sdxl"));
        QVERIFY(refinedFamily({}, "Loading transformer").isEmpty());
    }

    void tellsPlatformsByPaths_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Platform>("platform");
        QTest::newRow("backslash") << QByteArray("File \"E:\\ai\\run.py\"") << Platform::Windows;
        QTest::newRow("json") << QByteArray("\"folder\": \"D:\\\\sets\\\\fox\"")
                              << Platform::Windows;
        QTest::newRow("slash") << QByteArray("Saved to G:/out/fox") << Platform::Windows;
        QTest::newRow("url") << QByteArray("https://huggingface.co/x") << Platform::Unknown;
        QTest::newRow("windows note")
            << QByteArray("NOTE: Redirects are currently not supported in Windows or MacOs.")
            << Platform::Windows;
        QTest::newRow("wsl") << QByteArray("/mnt/c/Users/fox/run.py") << Platform::Wsl;
        QTest::newRow("mac") << QByteArray("/Users/fox/run.py") << Platform::MacOs;
        QTest::newRow("cloud") << QByteArray("/workspace/ai-toolkit/run.py") << Platform::Cloud;
        QTest::newRow("linux") << QByteArray("/home/fox/run.py") << Platform::Linux;
        QTest::newRow("drive of linux") << QByteArray("/mnt/nvme1/sets") << Platform::Linux;
        QTest::newRow("sentence") << QByteArray("error: /dev/null") << Platform::Unknown;
    }
    void tellsPlatformsByPaths()
    {
        QFETCH(QByteArray, text);
        QFETCH(Platform, platform);
        QCOMPARE(platformOfPath(text), platform);
    }
};

QTEST_GUILESS_MAIN(TestLogParts)
#include "tst_logparts.moc"
