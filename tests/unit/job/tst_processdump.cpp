// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/jobview.h"

#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kDump =
    "{\n    \"type\": \"diffusion_trainer\",\n    \"training_folder\": \"D:\\\\out\",\n"
    "    \"datasets\": [\n        {\n            \"folder_path\": \"/d\",\n            "
    "\"resolution\": [\n                512\n            ]\n        }\n    ],\n"
    "    \"train\": {\n        \"batch_size\": 4,\n        \"lr\": 1e-05\n    },\n    \"model\": "
    "{\n        \"arch\": \"flux\"\n    }\n}";

} // namespace

class TestProcessDump : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesACompleteJob()
    {
        const Result<JobText> job = JobText::fromProcessDump(kDump, u"harbour \"v2\""_s);
        QVERIFY(job);
        QVERIFY(job->bytes().contains(kDump));
        const Result<JobView> view = JobView::read(*job);
        QVERIFY(view);
        QCOMPARE(view->job, u"extension"_s);
        QCOMPARE(view->name, u"harbour \"v2\""_s);
        QCOMPARE(view->process.text, u"config.process[0]"_s);
        QCOMPARE(view->train.batchSize.value, 4);
        QCOMPARE(job->value({u"meta.name"_s}), QVariant(u"[name]"_s));
        QVERIFY(JobText::parse(job->bytes(), u"job.json"_s));
    }

    void keepsTheLinesOfTheDump()
    {
        const Result<JobText> job = JobText::fromProcessDump(kDump, u"x"_s);
        const LineNumber line = *job->line({u"config.process[0].train.batch_size"_s});
        const QByteArrayList dumpLines = kDump.split('\n');
        QVERIFY(dumpLines.at(line.value - job->linesBeforeDump() - 1).contains("batch_size"));
        const Result<JobText> edited =
            job->apply({{{u"config.process[0].train.batch_size"_s}, 4, 1}});
        QVERIFY(edited);
        QCOMPARE(edited->linesBeforeDump(), job->linesBeforeDump());
        QCOMPARE(edited->bytes().size(), job->bytes().size());
        QCOMPARE(JobText::parse(kDump, u"x"_s)->linesBeforeDump(), 0);
    }

    void takesANameWhereItFindsOne()
    {
        const auto nameIn = [](const QByteArray &dump, const QString &name) {
            return JobText::fromProcessDump(dump, name)->value({u"config.name"_s}).toString();
        };
        QCOMPARE(nameIn("{\"type\": \"a\"}", u"given"_s), u"given"_s);
        QCOMPARE(nameIn("{\"type\": \"a\", \"name\": \"own\"}", {}), u"own"_s);
        QVERIFY(!nameIn("{\"type\": \"a\"}", {}).isEmpty());
    }

    void usesTheJobTypeOfOldTrainers()
    {
        QCOMPARE(JobText::fromProcessDump("{\"type\": \"slider\"}", u"x"_s)
                     ->value({u"job"_s})
                     .toString(),
                 u"train"_s);
    }

    void acceptsWindowsLineEndsAndBlanksAround()
    {
        QByteArray dump = kDump;
        dump.replace("\n", "\r\n");
        const Result<JobText> job = JobText::fromProcessDump("  " + dump + "\r\n", u"x"_s);
        QVERIFY(job);
        QVERIFY(job->bytes().contains(dump));
        QCOMPARE(JobView::read(*job)->train.batchSize.value, 4);
    }

    void refusesWhatIsNoDump()
    {
        QVERIFY(!JobText::fromProcessDump(kDump.first(200), u"x"_s));
        QVERIFY(!JobText::fromProcessDump("[1, 2]", u"x"_s));
        QVERIFY(!JobText::fromProcessDump("", u"x"_s));
        QVERIFY(!JobText::fromProcessDump("OSError: nothing here", u"x"_s));
    }
};

QTEST_GUILESS_MAIN(TestProcessDump)
#include "tst_processdump.moc"
