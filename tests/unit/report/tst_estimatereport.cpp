// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/language.h"
#include "report/estimatereport.h"
#include "report/firstretry.h"
#include "report/wording.h"

#include "sample.h"

#include <QJsonArray>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

class TestEstimateReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setLanguage(u"en"_s); }

    void jsonFollowsTheSchema()
    {
        const QJsonObject json = estimateJson(sample::estimate());
        QCOMPARE(json.keys().join(u' '),
                 u"arch calibrated_by capacity_gib fits peak_phase phases schema unknown"_s);
        QCOMPARE(json["phases"_L1].toObject().keys().join(u' '), u"cache load sample train"_s);
        QVERIFY(json["phases"_L1]["load"_L1].isNull());
        QCOMPARE(json["phases"_L1]["train"_L1]["mid"_L1].toDouble(), 25.0);
        QCOMPARE(json["phases"_L1]["train"_L1]["parts"_L1].toArray()[0]["id"_L1].toString(),
                 u"weights"_s);
        QCOMPARE(json["phases"_L1]["train"_L1]["parts"_L1].toArray()[0]["gib"_L1].toDouble(), 11.5);
        QCOMPARE(json["fits"_L1]["probability"_L1].toDouble(), 0.3);
        QCOMPARE(json["peak_phase"_L1].toString(), u"train"_s);
        QCOMPARE(json["calibrated_by"_L1].toString(), u"log line 3"_s);
        QCOMPARE(json["unknown"_L1].toArray().size(), 1);
    }

    void jsonOfNothingIsNull()
    {
        const QJsonObject json = estimateJson({});
        QVERIFY(json["arch"_L1].isNull());
        QVERIFY(json["capacity_gib"_L1].isNull());
        QVERIFY(json["fits"_L1]["probability"_L1].isNull());
        QVERIFY(json["peak_phase"_L1].isNull());
        QVERIFY(json["calibrated_by"_L1].isNull());
    }

    void textShowsEachPhaseAndWhatItIsMadeOf()
    {
        const QString text = estimateText(sample::estimate());
        QVERIFY(text.startsWith(u"Peak video memory by phase, on a card with 24.0 GiB:\n"_s));
        QVERIFY2(
            text.contains(
                u"  training  22.0 GiB to 28.0 GiB, most likely 25.0 GiB; fits with a chance of "_s),
            qPrintable(text));
        QVERIFY(text.contains(u"activations 12.0 GiB"_s));
        QVERIFY(!text.contains(u"logits"_s)); // too little to explain anything
        QVERIFY(text.contains(u"  sampling  unknown\n"_s));
        QVERIFY(text.contains(u"The whole run fits with a chance of 30 %.\n"_s));
        QVERIFY(text.contains(u"log line 3"_s));
        QVERIFY(text.contains(u"Unknown: Nothing is known about sampling.\n"_s));
    }

    void textWithoutACard()
    {
        Estimate estimate = sample::estimate();
        estimate.capacity.reset();
        estimate.fits.reset();
        const QString text = estimateText(estimate);
        QVERIFY(text.startsWith(u"Peak video memory by phase:\n"_s));
        QVERIFY2(!text.contains(u"chance"_s), qPrintable(text));
    }

    void showsProbabilities_data()
    {
        QTest::addColumn<double>("probability");
        QTest::addColumn<QString>("text");
        QTest::newRow("0") << 0.0 << u"under 5 %"_s;
        QTest::newRow("2 %") << 0.02 << u"under 5 %"_s;
        QTest::newRow("3 %") << 0.03 << u"5 %"_s;
        QTest::newRow("62 %") << 0.62 << u"60 %"_s;
        QTest::newRow("63 %") << 0.63 << u"65 %"_s;
        QTest::newRow("never sure") << 1.0 << u"95 %"_s;
    }
    void showsProbabilities()
    {
        QFETCH(double, probability);
        QFETCH(QString, text);
        QCOMPARE(showProbability(probability), text);
    }

    void showsValues_data()
    {
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("absent") << QVariant() << u"(absent)"_s;
        QTest::newRow("flag") << QVariant(true) << u"true"_s;
        QTest::newRow("number") << QVariant(4) << u"4"_s;
        QTest::newRow("text") << QVariant(u"adamw8bit"_s) << u"adamw8bit"_s;
        QTest::newRow("empty text") << QVariant(QString(u""_s)) << u"\"\""_s;
        QTest::newRow("list") << QVariant(QVariantList{512, 768}) << u"[512, 768]"_s;
        QTest::newRow("list of one") << QVariant(QVariantList{512}) << u"[512]"_s;
    }
    void showsValues()
    {
        QFETCH(QVariant, value);
        QFETCH(QString, text);
        QCOMPARE(showValue(value), text);
    }

    void showsRanges()
    {
        QCOMPARE(showRange(Bytes::fromGib(5), Bytes::fromGib(8)), u"5.0 GiB to 8.0 GiB"_s);
        QCOMPARE(showRange(Bytes::fromGib(5), Bytes::fromGib(5.01)), u"5.0 GiB"_s);
    }

    void titlesExistForEachId()
    {
        for (int i = 0; i <= static_cast<int>(Verdict::Unclear); ++i)
            QVERIFY(!titleOf(static_cast<Verdict>(i)).isEmpty());
        for (int i = 1; i <= static_cast<int>(MemoryKind::Spill); ++i)
            QVERIFY(!titleOf(static_cast<MemoryKind>(i)).isEmpty());
        for (int i = 0; i <= static_cast<int>(Phase::Finished); ++i)
            QVERIFY(!titleOf(static_cast<Phase>(i)).isEmpty());
        for (int i = 1; i <= static_cast<int>(GuideKind::D); ++i)
            QVERIFY(!titleOf(static_cast<GuideKind>(i)).isEmpty());
        for (int i = 0; i <= static_cast<int>(Media::Audio); ++i)
            QVERIFY(!titleOf(static_cast<Media>(i)).isEmpty());
        for (int i = 0; i <= static_cast<int>(Platform::MacOs); ++i)
            QVERIFY(!titleOf(static_cast<Platform>(i)).isEmpty());
        for (const EstimatePhase phase : kEstimatePhases)
            QVERIFY(!titleOf(phase).isEmpty());
        for (int i = 0; i <= static_cast<int>(PartKind::Other); ++i)
            QVERIFY(!titleOf(static_cast<PartKind>(i)).isEmpty());
        for (int i = 0; i <= static_cast<int>(FixState::NotApplicable); ++i)
            QVERIFY(!titleOf(static_cast<FixState>(i)).isEmpty());
        QCOMPARE(causeTitle(u"batch_too_large"_s, sample::knowledge()),
                 u"the batch is too large"_s);
        QCOMPARE(causeTitle(u"never_heard"_s, sample::knowledge()), u"never_heard"_s);
        QCOMPARE(fixTitle(u"never_heard"_s, sample::knowledge()), u"never_heard"_s);
    }

    void firstRetryTakesTheLeadingEdits()
    {
        const FirstRetry retry = firstRetry(sample::diagnosis());
        QCOMPARE(retry.fixes, QStringList{u"batch_size_one"_s});
        QVERIFY(retry.byHand.isEmpty());
    }

    void firstRetryStopsAtThreeOrWhenOneSuffices()
    {
        Diagnosis diagnosis = sample::diagnosis();
        diagnosis.plan.clear();
        for (const QString &fix : {u"a"_s, u"b"_s, u"c"_s, u"d"_s}) {
            PlanStep step;
            step.fix = fix;
            step.edits = {{.path = {u"x"_s}, .from = 2, .to = 1}};
            diagnosis.plan.push_back(step);
        }
        QCOMPARE(firstRetry(diagnosis).fixes.join(u' '), u"a b c"_s);
        diagnosis.plan[1].saves = Saving{.low = {}, .mid = {}, .high = {}, .fitsAfter = 0.9};
        QCOMPARE(firstRetry(diagnosis).fixes.join(u' '), u"a b"_s);
        diagnosis.plan[0].edits.clear(); // to be done by hand
        QCOMPARE(firstRetry(diagnosis).byHand.join(u' '), u"a"_s);
        QCOMPARE(firstRetry(diagnosis).fixes.join(u' '), u"b"_s);
        diagnosis.environmentProblem = true;
        QVERIFY(firstRetry(diagnosis).fixes.isEmpty());
        diagnosis.environmentProblem = false;
        diagnosis.verdict = Verdict::NotOutOfMemory;
        QVERIFY(firstRetry(diagnosis).fixes.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestEstimateReport)
#include "tst_estimatereport.moc"
