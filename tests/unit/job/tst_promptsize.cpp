// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/promptsize.h"

#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

class TestPromptSize : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsFlags_data()
    {
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<int>("width"); // 0: none
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("frames");
        QTest::newRow("none") << u"a red barn"_s << 0 << 0 << 0;
        QTest::newRow("all") << u"a barn --w 768 --h 1024 --frames 41"_s << 768 << 1024 << 41;
        QTest::newRow("long name") << u"a barn --num_frames 9 --seed 4"_s << 0 << 0 << 9;
        QTest::newRow("at the start") << u"--w 512 a barn"_s << 512 << 0 << 0;
        QTest::newRow("several blanks") << u"a  --w   512"_s << 512 << 0 << 0;
        QTest::newRow("the last one counts") << u"a --w 512 --w 640"_s << 640 << 0 << 0;
        QTest::newRow("no number") << u"a --w wide"_s << 0 << 0 << 0;
        QTest::newRow("part of a word") << u"well--w 512 known"_s << 0 << 0 << 0;
        QTest::newRow("other flags") << u"a --walk 5 --hue 3 --cfg 4 --s 20"_s << 0 << 0 << 0;
        QTest::newRow("not a whole number") << u"a --w 512px"_s << 0 << 0 << 0;
    }
    void readsFlags()
    {
        QFETCH(QString, prompt);
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, frames);
        const PromptSize size = sizeInPrompt(prompt);
        QCOMPARE(size.width.value_or(0), width);
        QCOMPARE(size.height.value_or(0), height);
        QCOMPARE(size.frames.value_or(0), frames);
    }

    void lowersFlags_data()
    {
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<QString>("changed");
        QTest::newRow("none") << u"a red barn"_s << u"a red barn"_s;
        QTest::newRow("both") << u"a --w 1024 barn --h 1536 --seed 4"_s
                              << u"a --w 768 barn --h 512 --seed 4"_s;
        QTest::newRow("smaller already") << u"a --w 256 --h 1024"_s << u"a --w 256 --h 512"_s;
        QTest::newRow("frames stay") << u"a --frames 81 --w  1024"_s << u"a --frames 81 --w  768"_s;
        QTest::newRow("empty") << QString() << QString();
    }
    void lowersFlags()
    {
        QFETCH(QString, prompt);
        QFETCH(QString, changed);
        QCOMPARE(promptWithSmallerSize(prompt, {.width = 768, .height = 512, .frames = {}}),
                 changed);
    }

    void lowersFrames()
    {
        QCOMPARE(promptWithSmallerSize(u"a --frames 81 --num_frames 9 --w 1024"_s,
                                       {.width = {}, .height = {}, .frames = 41}),
                 u"a --frames 41 --num_frames 9 --w 1024"_s);
    }
};

QTEST_GUILESS_MAIN(TestPromptSize)
#include "tst_promptsize.moc"
