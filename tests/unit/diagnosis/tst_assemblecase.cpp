// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// From opened inputs to a case.
#include "scenario.h"

#include <QTest>

using namespace headroom;
using namespace headroom::test;
using namespace Qt::StringLiterals;

namespace {

Source source(SourceKind kind, const QString &path, const QByteArray &contents)
{
    Source result;
    result.path = path;
    result.kind = kind;
    result.encoding = u"UTF-8"_s;
    result.bytes = contents.size();
    result.contents = contents;
    return result;
}

QByteArray failedRun(const QByteArray &job, const QByteArray &dump = {})
{
    return "Running 1 job\n" + dump +
           "#############################################\n# Running job: " + job +
           "\n#############################################\n\nRunning  1 process\n"
           "Loading Flux model\nLoading transformer\n"
           "Error running job: CUDA out of memory. Tried to allocate 90.00 MiB. GPU 0 has a total "
           "capacity of 15.57 GiB of which 12.00 MiB is free. Including non-PyTorch memory, this "
           "process has 15.50 GiB memory in use. Of the allocated memory 15.10 GiB is allocated by "
           "PyTorch, and 60.00 MiB is reserved by PyTorch but unallocated.\n\n"
           "========================================\nResult:\n - 0 completed jobs\n - 1 failure\n"
           "========================================\n";
}

QByteArray dumpOf(const Job &job)
{
    return job.processDump();
}

Case assemble(const std::vector<Source> &inputs)
{
    return assembleCase(inputs, knowledge().signatures);
}

} // namespace

class TestAssembleCase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLogAndItsConfig()
    {
        const Case facts =
            assemble({source(SourceKind::Log, u"log.txt"_s, failedRun("lantern_study")),
                      source(SourceKind::Config, u"job.yaml"_s, Job{.batch = 2}.yaml())});
        QCOMPARE(facts.runs.size(), std::size_t(1));
        QVERIFY(facts.run() != nullptr && facts.job && facts.view);
        QCOMPARE(facts.view->largestBatch(), 2);
        QVERIFY(!facts.jobFromLog);
        QVERIFY(facts.problems.empty());
        const Diagnosis diagnosis = diagnose(facts, knowledge());
        QCOMPARE(diagnosis.verdict, Verdict::OutOfMemory);
        QCOMPARE(diagnosis.phase, Phase::ModelLoad);
    }

    void theConfigThatTheLogPrinted()
    {
        const Case facts = assemble({source(SourceKind::Log, u"log.txt"_s,
                                            failedRun("lantern_study", dumpOf({.batch = 3})))});
        QVERIFY(facts.view);
        QCOMPARE(facts.view->train.batchSize.value, 3);
        QVERIFY(facts.jobFromLog);
        QCOMPARE(facts.dumpFirstLine.value, 2);
        QCOMPARE(facts.view->name, u"lantern_study"_s);
    }

    void aDroppedFileWinsOverThePrintedOne()
    {
        const Case facts =
            assemble({source(SourceKind::Log, u"log.txt"_s,
                             failedRun("lantern_study", dumpOf({.batch = 3}))),
                      source(SourceKind::Config, u"job.yaml"_s, Job{.batch = 2}.yaml())});
        QCOMPARE(facts.view->train.batchSize.value, 2);
        QVERIFY(!facts.jobFromLog);
    }

    void ofSeveralConfigsTheOneOfTheRun()
    {
        QByteArray other = Job{.batch = 5}.yaml();
        other.replace("lantern_study", "harbour_fog");
        const Case facts =
            assemble({source(SourceKind::Config, u"a.yaml"_s, other),
                      source(SourceKind::Config, u"b.yaml"_s, Job{.batch = 2}.yaml()),
                      source(SourceKind::Log, u"log.txt"_s, failedRun("lantern_study"))});
        QCOMPARE(facts.view->train.batchSize.value, 2);
    }

    void theNewestRunIsTheOneUnderDiagnosis()
    {
        const Case facts = assemble({source(SourceKind::Log, u"0_log.txt"_s, failedRun("first")),
                                     source(SourceKind::Log, u"log.txt"_s, failedRun("second"))});
        QCOMPARE(facts.runs.size(), std::size_t(2));
        QCOMPARE(facts.run()->job, u"second"_s);
        QCOMPARE(facts.runInputs, (std::vector<std::size_t>{0, 1}));
    }

    void anotherRunCanBeChosen()
    {
        Case facts = assemble(
            {source(SourceKind::Log, u"0_log.txt"_s, failedRun("first", dumpOf({.batch = 2}))),
             source(SourceKind::Log, u"log.txt"_s, failedRun("second", dumpOf({.batch = 7})))});
        QCOMPARE(facts.view->train.batchSize.value, 7);
        selectRun(facts, 0);
        QCOMPARE(facts.run()->job, u"first"_s);
        QCOMPARE(facts.view->train.batchSize.value, 2);
        QVERIFY(facts.jobFromLog);
    }

    void whatCannotBeUsedIsNamed_data()
    {
        QTest::addColumn<QByteArray>("config");
        QTest::newRow("broken syntax") << QByteArray("job: [unclosed\n");
        QTest::newRow("a program's of no trainer")
            << QByteArray("{\"adapter\": 1, \"base_model\": \"x\"}\n");
        QTest::newRow("nothing of a job") << QByteArray("colour: green\n");
    }
    void whatCannotBeUsedIsNamed()
    {
        QFETCH(QByteArray, config);
        const Case facts =
            assemble({source(SourceKind::Config, u"job.yaml"_s, config),
                      source(SourceKind::Log, u"log.txt"_s, failedRun("lantern_study"))});
        QVERIFY(!facts.view);
        QCOMPARE(facts.problems.size(), std::size_t(1));
        QVERIFY(!facts.problems.front().message.isEmpty());
        QCOMPARE(facts.runs.size(), std::size_t(1));
    }

    void anotherTrainersSettings()
    {
        const Case facts = assemble(
            {source(SourceKind::Config, u"command.txt"_s,
                    "accelerate launch sdxl_train_network.py \\\n --train_batch_size 4"),
             source(SourceKind::Log, u"log.txt"_s,
                    "running training\ntorch.OutOfMemoryError: CUDA out of memory. Tried to "
                    "allocate 1.00 GiB.\n")});
        QVERIFY(facts.view && facts.otherTrainer && !facts.job);
        QVERIFY(facts.problems.empty());
        QCOMPARE(otherTrainerOf(facts), u"kohya-sd-scripts"_s);
        const Diagnosis diagnosis = diagnose(facts, knowledge());
        // Off unless it is given, and told in this trainer's own words; nothing is edited.
        const PlanStep *checkpointing = step(diagnosis, "gradient_checkpointing_on");
        QVERIFY(checkpointing != nullptr);
        QCOMPARE(checkpointing->state, FixState::Proposed);
        QCOMPARE(checkpointing->elsewhere, u"--gradient_checkpointing"_s);
        QVERIFY(checkpointing->edits.empty());
        const PlanStep *batch = step(diagnosis, "batch_size_one");
        QVERIFY(batch != nullptr && batch->state == FixState::Proposed);
        const PlanStep *previews = step(diagnosis, "disable_sampling");
        QVERIFY(previews != nullptr && previews->state == FixState::AlreadyDone);
        const PlanStep *lowVram = step(diagnosis, "low_vram_on");
        QVERIFY(lowVram != nullptr && lowVram->state == FixState::NotApplicable);
        QVERIFY(!diagnosis.estimate);
        for (const RankedCause &cause : diagnosis.causes) {
            for (const Because &because : cause.because)
                QVERIFY(because.source != "config"_L1 || because.line != LineNumber{1});
        }
    }

    void anotherTrainersCommandInTheLog()
    {
        const Case facts = assemble(
            {source(SourceKind::Log, u"log.txt"_s,
                    "10:00:00-000000 INFO     Executing command: accelerate launch "
                    "--num_processes 1\n                         /x/train_network.py "
                    "--train_batch_size 6\nrunning training\ntorch.OutOfMemoryError: CUDA out of "
                    "memory. Tried to allocate 1.00 GiB.\n")});
        QVERIFY(facts.view && facts.otherTrainer);
        QCOMPARE(facts.view->train.batchSize.value, 6);
        QCOMPARE(facts.otherTrainer->lineOf(facts.view->train.batchSize.line), LineNumber{2});
    }

    void anotherTrainersConfigDoesNotHideThePrintedOne()
    {
        const Case facts =
            assemble({source(SourceKind::Config, u"c.json"_s, "{\"training_method\": \"LORA\"}\n"),
                      source(SourceKind::Log, u"log.txt"_s, failedRun("x", dumpOf({.batch = 3})))});
        QVERIFY(facts.view && facts.jobFromLog);
        QCOMPARE(facts.view->train.batchSize.value, 3);
    }

    void anUnknownInputKeepsItsReason()
    {
        Source unknown = source(SourceKind::Unknown, u"cat.png"_s, "x");
        unknown.note = u"This is a picture."_s;
        const Case facts = assemble({unknown});
        QCOMPARE(facts.problems.size(), std::size_t(1));
        QCOMPARE(facts.problems.front().message, u"This is a picture."_s);
        QCOMPARE(facts.problems.front().file, u"cat.png"_s);
        QVERIFY(facts.run() == nullptr);
    }

    void nothingYieldsAnEmptyCase()
    {
        const Case facts = assemble({});
        QVERIFY(facts.runs.empty() && !facts.current && !facts.job && facts.problems.empty());
        QCOMPARE(diagnose(facts, knowledge()).verdict, Verdict::Unclear);
    }

    void aCancelledReadStops()
    {
        const Progress cancelled{.cancelled = [] { return true; }, .advance = {}};
        const Case facts = assembleCase({source(SourceKind::Log, u"log.txt"_s, failedRun("x"))},
                                        knowledge().signatures, cancelled);
        QVERIFY(facts.runs.empty());
    }
};

QTEST_GUILESS_MAIN(TestAssembleCase)
#include "tst_assemblecase.moc"
