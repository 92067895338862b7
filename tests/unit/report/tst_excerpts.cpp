// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/language.h"
#include "report/configexcerpt.h"
#include "report/logexcerpt.h"

#include "sample.h"

#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

class TestExcerpts : public QObject
{
    Q_OBJECT

    static std::vector<ExcerptLine> around(const QByteArray &log, int line, int before, int after)
    {
        Case facts = sample::facts();
        facts.inputs.front().contents = log;
        Failure failure;
        failure.line = {line};
        return linesAround(facts, failure, before, after);
    }

private Q_SLOTS:
    void initTestCase() { setLanguage(u"en"_s); }

    void takesTheLinesAround()
    {
        const auto lines = around("1\n2\n3\n4\n5\n6\n", 3, 1, 2);
        QCOMPARE(lines.size(), std::size_t(4));
        QCOMPARE(lines.front().number, 2);
        QCOMPARE(lines[1].text, u"3"_s);
        QVERIFY(lines[1].isFailure && !lines[0].isFailure);
        QCOMPARE(lines.back().text, u"5"_s);
    }

    void stopsAtTheEnds()
    {
        QCOMPARE(around("1\n2\n3", 1, 5, 1).size(), std::size_t(2));
        QCOMPARE(around("1\n2\n3", 3, 1, 5).size(), std::size_t(2));
        QCOMPARE(around("1\n2\n3", 3, 1, 5).back().text, u"3"_s);
    }

    void showsTheLastDrawingOfABar()
    {
        const auto lines = around("a\n  0%|    | 0/9 [00:00<?, ?it/s]\r 50%|## | 4/9 [00:02<00:02, "
                                  " 2.00it/s]\r      \nb\n",
                                  3, 2, 0);
        QCOMPARE(lines.size(), std::size_t(3));
        QCOMPARE(lines[1].text, u" 50%|## | 4/9 [00:02<00:02,  2.00it/s]"_s);
        QCOMPARE(lines[2].text, u"b"_s);
    }

    void readsTheRightInput()
    {
        Case facts = sample::facts();
        Source other = sample::logSource();
        other.contents = "x\ny\nz\n";
        facts.inputs.insert(facts.inputs.begin(), other);
        facts.runInputs = {1};
        const auto lines = linesAround(facts, sample::failure(), 0, 0);
        QCOMPARE(lines.size(), std::size_t(1));
        QVERIFY(lines.front().text.startsWith(u"CUDA out of memory"_s));
    }

    void isEmptyWithoutALog()
    {
        QVERIFY(linesAround({}, sample::failure(), 3, 3).empty());
        Case facts = sample::facts();
        facts.inputs.front().contents.clear();
        facts.inputs.front().diskPath = u"/no/such/file"_s;
        QVERIFY(linesAround(facts, sample::failure(), 3, 3).empty());
    }

    void listsTheSettingsThatMatter()
    {
        const QString text = configExcerpt(*sample::facts().view);
        QVERIFY2(text.contains(u"train.batch_size: 4\n"_s), qPrintable(text));
        QVERIFY(text.contains(u"datasets[0].resolution: [512, 1024]\n"_s));
        QVERIFY(text.contains(u"model.quantize: true\n"_s));
        QVERIFY(text.contains(u"model.low_vram: false  # default\n"_s));
        QVERIFY(text.contains(u"network.linear: 16\n"_s));
        QVERIFY(text.contains(u"1024 x 768, 1 frames\n"_s));
        QVERIFY(!text.contains(u"a lamp"_s)); // prompts are nobody's business
    }

    void saysThatThereIsNoNetwork()
    {
        JobView view = *sample::facts().view;
        view.network.present = false;
        QVERIFY(configExcerpt(view).contains(u"# no network: full fine-tune\n"_s));
    }
};

QTEST_GUILESS_MAIN(TestExcerpts)
#include "tst_excerpts.moc"
