// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/language.h"
#include "report/report.h"
#include "report/textlayout.h"

#include "sample.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

/// The three reports of one diagnosis, and of diagnoses that lack everything.
class TestReports : public QObject
{
    Q_OBJECT

    static QString text()
    {
        return textReport(sample::facts(), sample::diagnosis(), sample::knowledge());
    }
    static QString markdown()
    {
        return markdownReport(sample::facts(), sample::diagnosis(), sample::knowledge());
    }
    static QJsonObject json(const Case &facts, const Diagnosis &diagnosis)
    {
        return QJsonDocument::fromJson(jsonReport(facts, diagnosis, sample::knowledge())).object();
    }
    static QJsonObject json() { return json(sample::facts(), sample::diagnosis()); }

private Q_SLOTS:
    void initTestCase() { setLanguage(u"en"_s); }

    void textBeginsWithTheHeadline()
    {
        const QStringList lines = text().split(u'\n');
        QCOMPARE(
            lines[0],
            u"Out of memory: the batch is too large (likely). First change: Set Batch Size to 1."_s);
        QVERIFY(lines[1].startsWith(u"Died at step 3 of 2,000"_s));
    }

    void textHolds_data()
    {
        QTest::addColumn<QString>("part");
        QTest::newRow("trainer") << u"  Trainer    ai-toolkit\n"_s;
        QTest::newRow("card") << u"  Card       NVIDIA GeForce RTX 4090 with 24.0 GiB\n"_s;
        QTest::newRow("failure with its line") << u"log line 3"_s;
        QTest::newRow("figures") << u"Asked for     0.5 GiB"_s;
        QTest::newRow("cause") << u"  1. the batch is too large (likely, 70 %)\n"_s;
        QTest::newRow("reason") << u"     + The batch size is 4. [strong, config line 12]\n"_s;
        QTest::newRow("reason against")
            << u"     - A bucket of 1024 would explain it too. [slight]\n"_s;
        QTest::newRow("second cause")
            << u"  2. the largest bucket is too large (among several, 30 %)\n"_s;
        QTest::newRow("done step")
            << u"  [x] 1. Turn on gradient checkpointing\n        It is on already.\n"_s;
        QTest::newRow("step with saving")
            << u"  [ ] 2. Set Batch Size to 1: saves 5.0 GiB to 8.0 GiB (training)\n"_s;
        QTest::newRow("edit") << u"        config.process[0].train.batch_size: 4 → 1\n"_s;
        QTest::newRow("command")
            << u"        headroom-cli fix \"my job.yaml\" --apply batch_size_one --in-place\n"_s;
        QTest::newRow("manual step for the system") << u"        Open the Task Manager.\n"_s;
        QTest::newRow("question") << u"  Did it work before?\n"_s;
        QTest::newRow("how to answer")
            << u"  --answer worked_before=same_config  Yes, with the same config\n"_s;
    }
    void textHolds()
    {
        QFETCH(QString, part);
        QVERIFY2(text().contains(part), qPrintable(text()));
    }

    void textLeavesOutWhatIsHardlyPossible() { QVERIFY(!text().contains(u"3. "_s + u"other"_s)); }

    void textIsAtMostAHundredColumnsWide()
    {
        Diagnosis diagnosis = sample::diagnosis();
        diagnosis.failure->text = u"CUDA out of memory. "_s.repeated(40);
        diagnosis.estimate = sample::estimate();
        diagnosis.environmentProblem = true;
        const QString report = textReport(sample::facts(), diagnosis, sample::knowledge());
        for (const QString &line : report.split(u'\n'))
            QVERIFY2(columnsOf(line) <= 100, qPrintable(line));
    }

    void textShowsStepsOfAllSystemsWhenNoneIsKnown()
    {
        Case facts = sample::facts();
        facts.runs.front().platform = Platform::Unknown;
        const QString report = textReport(facts, sample::diagnosis(), sample::knowledge());
        QVERIFY(report.contains(u"On Windows:"_s));
        QVERIFY(report.contains(u"On Linux:"_s));
        facts.answers[u"platform"_s] = u"cloud"_s;
        QVERIFY(!textReport(facts, sample::diagnosis(), sample::knowledge())
                     .contains(u"Task Manager"_s));
    }

    void textHasNoCommandWithoutAFileToEdit()
    {
        const auto hasCommand = [](const Case &facts) {
            return textReport(facts, sample::diagnosis(), sample::knowledge())
                .contains(u"headroom-cli fix"_s);
        };
        QVERIFY(hasCommand(sample::facts()));
        Case fromLog = sample::facts();
        fromLog.jobFromLog = true;
        QVERIFY(!hasCommand(fromLog));
        Case inArchive = sample::facts();
        inArchive.inputs.back().diskPath.clear();
        QVERIFY(!hasCommand(inArchive));
        Case builtIn = sample::facts();
        builtIn.inputs.back().diskPath = u":/headroom/samples/x/config.yaml"_s;
        QVERIFY(!hasCommand(builtIn));
    }

    void textKeepsTheLinesOfExactSteps()
    {
        Knowledge knowledge = sample::knowledge();
        knowledge.fixes[1].commands = {
            {u"any"_s, u"1. First this\n   and this with it.\n2. Then that."_s}};
        QVERIFY(
            textReport(sample::facts(), sample::diagnosis(), knowledge)
                .contains(
                    u"        1. First this\n           and this with it.\n        2. Then that.\n"_s));
    }

    void textWarnsOfAnEnvironmentProblem()
    {
        Diagnosis diagnosis = sample::diagnosis();
        diagnosis.environmentProblem = true;
        QVERIFY(textReport(sample::facts(), diagnosis, sample::knowledge())
                    .contains(u"! Stop retrying"_s));
        QVERIFY(!text().contains(u"Stop retrying"_s));
    }

    void textSaysWhatIsNotKnown()
    {
        const QString report = textReport({}, {}, {});
        QVERIFY(report.contains(u"no log was given"_s));
        QVERIFY(report.contains(u"no config was given"_s));
        QVERIFY(report.contains(u"--gpu-vram"_s));
    }

    void markdownHolds_data()
    {
        QTest::addColumn<QString>("part");
        QTest::newRow("summary first")
            << u"## Summary\n\n**Out of memory: the batch is too large (likely)."_s;
        QTest::newRow("cause")
            << u"1. **the batch is too large** (likely, 70 %)\n   - for: The batch size is 4. (strong, config line 12)\n"_s;
        QTest::newRow("change")
            << u"- [ ] Set Batch Size to 1: saves 5.0 GiB to 8.0 GiB (training)\n  - `config.process[0].train.batch_size: 4 → 1`\n"_s;
        QTest::newRow("environment") << u"| Card | `NVIDIA GeForce RTX 4090 with 24.0 GiB` |\n"_s;
        QTest::newRow("config") << u"## Config\n\n```yaml\n"_s;
        QTest::newRow("setting") << u"train.batch_size: 4\n"_s;
        QTest::newRow("log") << u"## Log around the failure\n\n```text\n"_s;
        QTest::newRow("failing line")
            << u">     3  CUDA out of memory. Tried to allocate 540.00 MiB.\n"_s;
        QTest::newRow("last redraw of a bar")
            << u"      2  lamp_shop:   0%|          | 3/2000 [00:27<5:00:00,  9.00s/it]\n"_s;
        QTest::newRow("line after it") << u"      4  a line after it\n"_s;
        QTest::newRow("tried")
            << u"## What was tried\n\n- Turn on gradient checkpointing: done already\n"_s;
    }
    void markdownHolds()
    {
        QFETCH(QString, part);
        QVERIFY2(markdown().contains(part), qPrintable(markdown()));
    }

    void markdownTellsTheAnswers()
    {
        Case facts = sample::facts();
        facts.answers[u"worked_before"_s] = u"same_config"_s;
        facts.answers[u"media"_s] = u"dont_know"_s;
        const QString report = markdownReport(facts, sample::diagnosis(), sample::knowledge());
        QVERIFY(report.contains(u"- Did it work before? Yes, with the same config\n"_s));
    }

    void markdownKeepsWithinAnIssue()
    {
        Case facts = sample::facts();
        QByteArray log;
        for (int line = 0; line < 60; ++line)
            log += QByteArray(20000, 'x') + "\n";
        facts.inputs.front().contents = log;
        Diagnosis diagnosis = sample::diagnosis();
        diagnosis.failure->line = {30};
        const QString report = markdownReport(facts, diagnosis, sample::knowledge());
        QVERIFY(report.size() <= 65000);
        QVERIFY(report.contains(u"Written by Headroom"_s));
        // Reasons without end are cut off in the last resort.
        diagnosis.causes.front().because.front().text = u"word "_s.repeated(30000);
        QCOMPARE(markdownReport(facts, diagnosis, sample::knowledge()).size(), 65000);
    }

    void markdownSurvivesMarkupInTheLog()
    {
        Case facts = sample::facts();
        facts.inputs.front().contents = "a\nb\n``` CUDA out of memory | `x`\n";
        Diagnosis diagnosis = sample::diagnosis();
        diagnosis.failure->text = u"``` CUDA out of memory | `x`"_s;
        const QString report = markdownReport(facts, diagnosis, sample::knowledge());
        QVERIFY2(report.contains(u"````text\n"_s), qPrintable(report));
        QVERIFY(report.contains(u"¦"_s));
    }

    void markdownWorksWithoutAnything()
    {
        QVERIFY(markdownReport({}, {}, {}).startsWith(u"## Summary\n"_s));
    }

    void jsonHasEachKeyOfTheSchema()
    {
        const QStringList keys = json().keys();
        for (const QString &key :
             {u"schema"_s, u"inputs"_s, u"run"_s, u"verdict"_s, u"memory_kind"_s, u"recovered"_s,
              u"phase"_s, u"guide_kind"_s, u"failure"_s, u"causes"_s, u"plan"_s,
              u"environment_problem"_s, u"question"_s, u"estimate"_s})
            QVERIFY2(keys.contains(key), qPrintable(key));
        QCOMPARE(json()["run"_L1].toObject().keys().join(u' '),
                 u"arch gpu job media os steps_done steps_total toolkit_version trainer"_s);
        QCOMPARE(
            json()["failure"_L1].toObject().keys().join(u' '),
            u"allocated_gib capacity_gib exception free_gib line other_processes_gib process_gib reserved_unallocated_gib text tried_gib"_s);
    }

    void jsonSaysWhatIsKnown()
    {
        const QJsonObject report = json();
        QCOMPARE(report["schema"_L1].toInt(), 1);
        QCOMPARE(report["verdict"_L1].toString(), u"out_of_memory"_s);
        QCOMPARE(report["guide_kind"_L1].toString(), u"B"_s);
        const QJsonObject run = report["run"_L1].toObject();
        QCOMPARE(run["job"_L1].toString(), u"lamp_shop"_s);
        QCOMPARE(run["arch"_L1].toString(), u"flux"_s);
        QCOMPARE(run["os"_L1].toString(), u"windows"_s);
        QCOMPARE(run["steps_done"_L1].toInt(), 3);
        QCOMPARE(run["gpu"_L1]["capacity_gib"_L1].toDouble(), 24.0);
        QCOMPARE(report["failure"_L1]["tried_gib"_L1].toDouble(), 0.5273);
        QCOMPARE(report["failure"_L1]["line"_L1].toInt(), 3);
        const QJsonObject cause = report["causes"_L1].toArray()[0].toObject();
        QCOMPARE(cause["id"_L1].toString(), u"batch_too_large"_s);
        QCOMPARE(cause["probability"_L1].toDouble(), 0.71);
        QCOMPARE(cause["because"_L1].toArray()[0]["strength"_L1].toString(), u"strong"_s);
        QCOMPARE(cause["because"_L1].toArray()[0]["line"_L1].toInt(), 12);
        QCOMPARE(report["causes"_L1].toArray().size(), 3);
        const QJsonObject step = report["plan"_L1].toArray()[1].toObject();
        QCOMPARE(step["state"_L1].toString(), u"proposed"_s);
        QCOMPARE(step["edits"_L1].toArray()[0]["path"_L1].toString(),
                 u"config.process[0].train.batch_size"_s);
        QCOMPARE(step["edits"_L1].toArray()[0]["to"_L1].toInt(), 1);
        QCOMPARE(step["saves_gib"_L1]["mid"_L1].toDouble(), 6.0);
        QCOMPARE(step["saves_gib"_L1]["phase"_L1].toString(), u"train"_s);
        QCOMPARE(report["question"_L1]["answers"_L1].toArray().size(), 2);
        const QJsonObject input = report["inputs"_L1].toArray()[0].toObject();
        QCOMPARE(input["kind"_L1].toString(), u"log"_s);
        QVERIFY(input["note"_L1].isNull());
    }

    void jsonNeverInvents()
    {
        const QJsonObject report = json({}, {});
        for (const QString &key : {u"guide_kind"_s, u"failure"_s, u"question"_s, u"estimate"_s})
            QVERIFY2(report[key].isNull(), qPrintable(key));
        for (const QString &key : {u"trainer"_s, u"job"_s, u"arch"_s, u"steps_done"_s,
                                   u"steps_total"_s, u"toolkit_version"_s, u"os"_s})
            QVERIFY2(report["run"_L1][key].isNull(), qPrintable(key));
        QVERIFY(report["run"_L1]["gpu"_L1]["capacity_gib"_L1].isNull());
        QCOMPARE(report["run"_L1]["media"_L1].toString(), u"unknown"_s);
        const QJsonObject known = json();
        QVERIFY(known["failure"_L1]["free_gib"_L1].isNull());
        QVERIFY(known["plan"_L1].toArray()[2]["saves_gib"_L1].isNull());
        QVERIFY(known["causes"_L1].toArray()[0]["against"_L1].toArray()[0]["line"_L1].isNull());
    }

    void jsonHoldsTheEstimate()
    {
        Diagnosis diagnosis = sample::diagnosis();
        diagnosis.estimate = sample::estimate();
        QCOMPARE(json(sample::facts(), diagnosis)["estimate"_L1]["arch"_L1].toString(), u"flux"_s);
    }
};

QTEST_GUILESS_MAIN(TestReports)
#include "tst_reports.moc"
