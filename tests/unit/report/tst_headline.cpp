// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/language.h"
#include "report/report.h"

#include "sample.h"

#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

class TestHeadline : public QObject
{
    Q_OBJECT

    static Diagnosis with(Verdict verdict, double probability)
    {
        Diagnosis diagnosis = sample::diagnosis();
        diagnosis.verdict = verdict;
        diagnosis.causes.front().probability = probability;
        return diagnosis;
    }

private Q_SLOTS:
    void initTestCase() { setLanguage(u"en"_s); }

    void saysCauseConfidenceAndFirstChange_data()
    {
        QTest::addColumn<Verdict>("verdict");
        QTest::addColumn<double>("probability");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("likely")
            << Verdict::OutOfMemory << 0.71
            << u"Out of memory: the batch is too large (likely). First change: Set Batch Size to 1."_s;
        QTest::newRow("very likely")
            << Verdict::OutOfMemory << 0.9
            << u"Out of memory: the batch is too large (very likely). First change: Set Batch Size to 1."_s;
        QTest::newRow("unsure")
            << Verdict::OutOfMemory << 0.3
            << u"Out of memory; no single cause stands out, first among several: the batch is too large. First change: Set Batch Size to 1."_s;
        QTest::newRow("spill")
            << Verdict::SlowSpill << 0.5
            << u"No error, but video memory spilled into system memory, which makes each step slow: the batch is too large (possible). First change: Set Batch Size to 1."_s;
        QTest::newRow("not memory")
            << Verdict::NotOutOfMemory << 0.9
            << u"Not an out-of-memory failure: the batch is too large (very likely). First change: Set Batch Size to 1."_s;
        QTest::newRow("no failure") << Verdict::NoFailure << 0.9 << u"No failure found."_s;
        QTest::newRow("unclear") << Verdict::Unclear << 0.2
                                 << u"What happened cannot be told yet."_s;
    }
    void saysCauseConfidenceAndFirstChange()
    {
        QFETCH(Verdict, verdict);
        QFETCH(double, probability);
        QFETCH(QString, sentence);
        QCOMPARE(headline(with(verdict, probability), sample::knowledge()), sentence);
    }

    void saysWhatToDoAboutAnotherFailure()
    {
        Diagnosis diagnosis = with(Verdict::NotOutOfMemory, 0.9);
        PlanStep help;
        help.fix = u"see_failure_help"_s;
        help.why = u"Free some space."_s;
        diagnosis.plan = {help};
        QCOMPARE(
            headline(diagnosis, sample::knowledge()),
            u"Not an out-of-memory failure: the batch is too large (very likely). What to do: Free some space."_s);
    }

    void namesTheMissingItem()
    {
        Diagnosis diagnosis = with(Verdict::Unclear, 0.2);
        diagnosis.missing = u"The last lines of the log would tell."_s;
        QCOMPARE(headline(diagnosis, sample::knowledge()),
                 u"What happened cannot be told yet. The last lines of the log would tell."_s);
    }

    void worksWithoutAnyCause()
    {
        Diagnosis diagnosis;
        diagnosis.verdict = Verdict::OutOfMemory;
        QCOMPARE(headline(diagnosis, {}), u"Out of memory; the cause cannot be told."_s);
        diagnosis.verdict = Verdict::NotOutOfMemory;
        QCOMPARE(headline(diagnosis, {}),
                 u"Not an out-of-memory failure; what it is cannot be told from this."_s);
    }

    void saysThatTheRunGoesOn()
    {
        Diagnosis diagnosis = with(Verdict::OutOfMemory, 0.7);
        diagnosis.recovered = true;
        QVERIFY(headline(diagnosis, sample::knowledge())
                    .startsWith(u"The run goes on, but it ran out of memory"_s));
    }

    void saysThatTheRunFinished()
    {
        Diagnosis diagnosis = with(Verdict::NoFailure, 0.9);
        diagnosis.phase = Phase::Finished;
        QCOMPARE(headline(diagnosis, sample::knowledge()), u"No failure: the run finished."_s);
    }

    void summarises_data()
    {
        QTest::addColumn<RunEnd>("end");
        QTest::addColumn<Phase>("phase");
        QTest::addColumn<bool>("hasSteps");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("in training")
            << RunEnd::Failed << Phase::EarlyTrain << true
            << u"Died at step 3 of 2,000, while training, 27 s after the first step began."_s;
        QTest::newRow("in a preview")
            << RunEnd::Failed << Phase::PreviewSample << true
            << u"Died at step 3 of 2,000, while generating preview samples, after 27 s of training."_s;
        QTest::newRow("in a save")
            << RunEnd::Failed << Phase::Save << true << u"Died at step 3 of 2,000, while saving."_s;
        QTest::newRow("while loading")
            << RunEnd::Failed << Phase::ModelLoad << false << u"Died while loading the model."_s;
        QTest::newRow("somewhere")
            << RunEnd::Failed << Phase::Unknown << false << u"The run failed; where is unknown."_s;
        QTest::newRow("killed in training")
            << RunEnd::Killed << Phase::MidTrain << true
            << u"The process was ended from outside at step 3 of 2,000, without an error of its own."_s;
        QTest::newRow("killed while loading")
            << RunEnd::Killed << Phase::ModelLoad << false
            << u"The process was ended from outside, without an error of its own (model load)."_s;
        QTest::newRow("finished") << RunEnd::Finished << Phase::Finished << true
                                  << u"Reached step 3 of 2,000."_s;
        QTest::newRow("stopped") << RunEnd::Stopped << Phase::MidTrain << true
                                 << u"Stopped by the user at step 3 of 2,000."_s;
    }
    void summarises()
    {
        QFETCH(RunEnd, end);
        QFETCH(Phase, phase);
        QFETCH(bool, hasSteps);
        QFETCH(QString, sentence);
        Case facts = sample::facts();
        facts.runs.front().end = end;
        if (!hasSteps) {
            facts.runs.front().stepsDone.reset();
            facts.runs.front().readings.clear();
        }
        Diagnosis diagnosis = sample::diagnosis();
        diagnosis.phase = phase;
        QCOMPARE(runSummary(facts, diagnosis), sentence);
    }

    void summarisesEachPhase()
    {
        Case facts = sample::facts();
        facts.runs.front().stepsDone.reset();
        Diagnosis diagnosis = sample::diagnosis();
        QStringList sentences;
        for (int phase = 0; phase <= static_cast<int>(Phase::Finished); ++phase) {
            diagnosis.phase = static_cast<Phase>(phase);
            sentences << runSummary(facts, diagnosis);
        }
        QCOMPARE(sentences.removeDuplicates(), 0);
        QVERIFY(!sentences.contains(QString()));
    }

    void countsSkippedBatches()
    {
        Case facts = sample::facts();
        facts.runs.front().end = RunEnd::Finished;
        facts.runs.front().skippedBatches = {{87}, {210}};
        QCOMPARE(runSummary(facts, sample::diagnosis()),
                 u"Reached step 3 of 2,000; 2 batch(es) were skipped for lack of memory."_s);
    }

    void saysThatThereIsNoLog() { QCOMPARE(runSummary({}, {}), u"No log was given."_s); }
};

QTEST_GUILESS_MAIN(TestHeadline)
#include "tst_headline.moc"
