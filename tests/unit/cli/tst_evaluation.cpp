// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evaluation.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

Label label()
{
    return {.verdict = {u"out_of_memory"_s},
            .memoryKind = {u"cuda_alloc"_s},
            .phase = {u"early_train"_s, u"mid_train"_s},
            .causes = {u"batch_too_large"_s, u"bucket_too_large"_s},
            .firstFix = {u"batch_size_one"_s},
            .logFidelity = u"quoted; shortened"_s,
            .labelConfidence = u"high"_s};
}

Said said(const QString &cause, double probability)
{
    return {.verdict = u"out_of_memory"_s,
            .memoryKind = u"cuda_alloc"_s,
            .phase = u"mid_train"_s,
            .firstFix = u"batch_size_one"_s,
            .causes = {{cause, probability}, {u"batch_too_large"_s, 0.2}, {u"other"_s, 0.1}}};
}

JudgedCase judged(const QString &name, const QString &cause, double probability)
{
    return {.name = name, .label = label(), .said = said(cause, probability)};
}

} // namespace

class TestEvaluation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judgesEachField_data()
    {
        QTest::addColumn<ScoredField>("field");
        QTest::addColumn<QString>("cause");
        QTest::addColumn<bool>("right");
        QTest::newRow("verdict") << ScoredField::Verdict << u"x"_s << true;
        QTest::newRow("kind") << ScoredField::MemoryKind << u"x"_s << true;
        QTest::newRow("any accepted phase") << ScoredField::Phase << u"x"_s << true;
        QTest::newRow("first cause, strict")
            << ScoredField::CauseStrict << u"batch_too_large"_s << true;
        QTest::newRow("second cause, strict")
            << ScoredField::CauseStrict << u"bucket_too_large"_s << false;
        QTest::newRow("second cause, lenient")
            << ScoredField::CauseLenient << u"bucket_too_large"_s << true;
        QTest::newRow("other cause, lenient")
            << ScoredField::CauseLenient << u"fragmentation"_s << false;
        QTest::newRow("other cause, top three")
            << ScoredField::CauseTopThree << u"fragmentation"_s << true;
        QTest::newRow("first fix") << ScoredField::FirstFix << u"x"_s << true;
    }
    void judgesEachField()
    {
        QFETCH(ScoredField, field);
        QFETCH(QString, cause);
        QFETCH(bool, right);
        QCOMPARE(isRight(field, label(), said(cause, 0.6)), std::optional(right));
    }

    void doesNotScoreWhatIsNotLabelled()
    {
        for (const ScoredField field : kScoredFields)
            QVERIFY(!isRight(field, {}, said(u"x"_s, 0.5)));
    }

    void isWrongWhenNothingIsSaid()
    {
        for (const ScoredField field : kScoredFields)
            QCOMPARE(isRight(field, label(), {}), std::optional(false));
    }

    void readsADiagnosis()
    {
        Diagnosis diagnosis;
        diagnosis.verdict = Verdict::OutOfMemory;
        diagnosis.memoryKind = MemoryKind::HipAlloc;
        diagnosis.phase = Phase::Save;
        diagnosis.causes = {{.id = u"a"_s, .probability = 0.75},
                            {.id = u"b"_s, .probability = 0.25}};
        PlanStep done;
        done.fix = u"first"_s;
        done.state = FixState::AlreadyDone;
        PlanStep open;
        open.fix = u"second"_s;
        diagnosis.plan = {done, open};
        const Said said = saidBy(diagnosis);
        QCOMPARE(said.verdict, u"out_of_memory"_s);
        QCOMPARE(said.memoryKind, u"hip_alloc"_s);
        QCOMPARE(said.phase, u"save"_s);
        QCOMPARE(said.causes.size(), std::size_t(2));
        QCOMPARE(said.firstFix, u"second"_s);
    }

    void measuresCalibration()
    {
        // Four cases said with 0.8, three of them right: Brier and log loss by hand.
        const std::vector<JudgedCase> cases = {judged(u"a-1"_s, u"batch_too_large"_s, 0.8),
                                               judged(u"a-2"_s, u"batch_too_large"_s, 0.8),
                                               judged(u"a-3"_s, u"bucket_too_large"_s, 0.8),
                                               judged(u"a-4"_s, u"fragmentation"_s, 0.8)};
        const Calibration calibration = calibrationOf(cases);
        QCOMPARE(calibration.cases, 4);
        QCOMPARE(calibration.meanProbability, 0.8);
        QVERIFY(std::abs(calibration.ece - 0.05) < 1e-9);
        QVERIFY(std::abs(calibration.brier - (3 * 0.04 + 0.64) / 4) < 1e-9);
        QVERIFY(std::abs(calibration.logLoss - (-3 * std::log(0.8) - std::log(0.2)) / 4) < 1e-9);
    }

    void calibrationHoldsExtremesWithinReason()
    {
        const Calibration sure = calibrationOf({judged(u"a-1"_s, u"fragmentation"_s, 1.0)});
        QVERIFY(std::isfinite(sure.logLoss));
        QCOMPARE(sure.ece, 1.0);
        QCOMPARE(calibrationOf({}).cases, 0);
    }

    void splitsIntoSubsets()
    {
        JudgedCase rebuilt = judged(u"b-1"_s, u"fragmentation"_s, 0.4);
        rebuilt.label.logFidelity = u"rebuilt"_s;
        rebuilt.label.labelConfidence = u"low"_s;
        const Evaluation evaluation =
            evaluate({judged(u"a-1"_s, u"batch_too_large"_s, 0.9),
                      judged(u"a-2"_s, u"bucket_too_large"_s, 0.5), rebuilt});
        QStringList names;
        for (const Subset &subset : evaluation.subsets)
            names << u"%1 %2"_s.arg(subset.name).arg(subset.cases);
        QCOMPARE(
            names.join(u'|'),
            u"all 3|label not low 2|log quoted 2|log not quoted 1|quoted, label not low 2|a-* 2|b-* 1"_s);
        const Subset &all = evaluation.subsets.front();
        QCOMPARE(all.field(ScoredField::CauseStrict).right, 1);
        QCOMPARE(all.field(ScoredField::CauseLenient).right, 2);
        QCOMPARE(all.field(ScoredField::CauseTopThree).right, 3);
        QCOMPARE(all.field(ScoredField::Verdict).accuracy(), std::optional(1.0));
        QCOMPARE(evaluation.memoryKinds.size(), std::size_t(1));
        QCOMPARE(evaluation.causes.front().name, u"batch_too_large"_s);
    }

    void listsTheMisses()
    {
        const Evaluation evaluation = evaluate({judged(u"a-1"_s, u"bucket_too_large"_s, 0.5),
                                                judged(u"a-2"_s, u"fragmentation"_s, 0.4)});
        QCOMPARE(evaluation.misses.size(), std::size_t(1));
        QCOMPARE(evaluation.misses.front().name, u"a-2"_s);
        QCOMPARE(evaluation.misses.front().said, u"fragmentation"_s);
        QCOMPARE(evaluation.misses.front().probability, std::optional(0.4));
        const QString text = evaluationText(evaluation);
        QVERIFY2(text.contains(
                     u"said fragmentation (40 %), accepted batch_too_large | bucket_too_large"_s),
                 qPrintable(text));
    }

    void countsConfusions()
    {
        const Evaluation evaluation = evaluate({judged(u"a-1"_s, u"fragmentation"_s, 0.5),
                                                judged(u"a-2"_s, u"bucket_too_large"_s, 0.5),
                                                judged(u"a-3"_s, u"fragmentation"_s, 0.4),
                                                judged(u"a-4"_s, u"batch_too_large"_s, 0.4)});
        QCOMPARE(evaluation.confusions.size(), std::size_t(2));
        QCOMPARE(evaluation.confusions.front().said, u"fragmentation"_s);
        QCOMPARE(evaluation.confusions.front().cases, 2);
        const QString text = evaluationText(evaluation);
        QVERIFY2(text.contains(u"2 × fragmentation for batch_too_large"_s), qPrintable(text));
    }

    void printsFiguresAndProblems()
    {
        JudgedCase broken = judged(u"a-1"_s, u"batch_too_large"_s, 0.5);
        broken.problems = {{.file = u"config.yaml"_s, .message = u"It is broken."_s}};
        const QString text = evaluationText(evaluate({broken}));
        QVERIFY(text.startsWith(u"accuracy"_s));
        QVERIFY(text.contains(u"1/1 100 %"_s));
        QVERIFY(text.contains(u"config.yaml: It is broken."_s));
    }

    void writesJson()
    {
        const QJsonObject json =
            QJsonDocument::fromJson(
                evaluationJson(evaluate({judged(u"a-1"_s, u"fragmentation"_s, 0.5)})))
                .object();
        QCOMPARE(json["schema"_L1].toInt(), 1);
        const QJsonObject all = json["subsets"_L1].toArray()[0].toObject();
        QCOMPARE(all["fields"_L1]["verdict"_L1]["accuracy"_L1].toDouble(), 1.0);
        QCOMPARE(all["fields"_L1]["cause_lenient"_L1]["right"_L1].toInt(), 0);
        QCOMPARE(all["calibration"_L1]["brier"_L1].toDouble(), 0.25);
        QCOMPARE(json["misses"_L1].toArray()[0]["accepted"_L1].toArray().size(), 2);
        QCOMPARE(json["cases"_L1].toArray()[0]["right"_L1]["cause_top3"_L1].toBool(), true);
    }

    void jsonOfUnscoredFieldsIsNull()
    {
        const QJsonObject json =
            QJsonDocument::fromJson(evaluationJson(evaluate({{.name = u"a-1"_s}}))).object();
        const QJsonObject all = json["subsets"_L1].toArray()[0].toObject();
        QVERIFY(all["fields"_L1]["verdict"_L1]["accuracy"_L1].isNull());
        QVERIFY(all["calibration"_L1].isNull());
        QVERIFY(json["cases"_L1].toArray()[0]["first_fix"_L1].isNull());
    }
};

QTEST_GUILESS_MAIN(TestEvaluation)
#include "tst_evaluation.moc"
