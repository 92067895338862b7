// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Recording, with a stand-in for the tools that a test machine does not have.
#include "../testhome.h"
#include "diagnosis/knowledge.h"
#include "ui/chart/logfollower.h"
#include "ui/chart/recordingpanel.h"
#include "ui/widgets/inlinemessage.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

/// A shell stands in for the tool.
RecordingTool saying(const QString &line, bool repeats)
{
#ifdef Q_OS_WIN
    return {u"cmd"_s, {u"/c"_s, u"echo "_s + line}, repeats};
#else
    return {u"/bin/sh"_s,
            {u"-c"_s, u"printf '%b' '"_s + line + (repeats ? u"'; sleep 60"_s : u"'"_s)},
            repeats};
#endif
}

} // namespace

class TestRecorder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesWhatTheToolSays()
    {
        const TestHome home;
        Recorder recorder;
        QSignalSpy recorded(&recorder, &Recorder::recorded);
        QSignalSpy running(&recorder, &Recorder::runningChanged);
        const auto started = recorder.start(saying(u"memory.used [MiB]\\n1 MiB\\n"_s, true),
                                            home.path(u"vram.csv"_s));
        QVERIFY(started);
        QVERIFY(recorder.isRunning());
        QTRY_VERIFY(!recorded.isEmpty());
        recorder.stop();
        QVERIFY(!recorder.isRunning());
        QCOMPARE(running.size(), 2);
        QVERIFY(recorder.text().contains("memory.used"));
        QCOMPARE(TestHome::read(recorder.path()), recorder.text());
    }

    void startsAToolAnewThatTellsOnce()
    {
        const TestHome home;
        Recorder recorder;
        QVERIFY(recorder.start(saying(u"card0,24\\n"_s, false), home.path(u"x.csv"_s)));
        QTRY_VERIFY_WITH_TIMEOUT(recorder.text().count("card0") >= 2, 20000);
        // Each is told with the time.
        QVERIFY(recorder.text().startsWith("20"));
    }

    void saysWhenTheToolIsMissing()
    {
        const TestHome home;
        Recorder recorder;
        QSignalSpy failed(&recorder, &Recorder::failed);
        QVERIFY(recorder.start({u"/nowhere/nvidia-smi"_s, {}, true}, home.path(u"x.csv"_s)));
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(!recorder.isRunning());
        const auto error = failed[0][0].value<Error>();
        QVERIFY(error.message.contains(u"/nowhere/nvidia-smi"));
        QVERIFY(!error.remedy.isEmpty());
    }

    void saysWhereItCannotWrite()
    {
        Recorder recorder;
        const auto started = recorder.start(saying(u"x"_s, true), u"/nowhere/x.csv"_s);
        QVERIFY(!started);
        QCOMPARE(started.error().id, u"recorder.unwritable"_s);
        QVERIFY(!recorder.isRunning());
    }

    void theSeriesGrowsAndWarns()
    {
        const TestHome home;
        RecordingPanel panel;
        QSignalSpy grown(&panel, &RecordingPanel::grown);
        panel.setTool(saying(u"timestamp, memory.used [MiB], memory.total [MiB]\\n"
                             "2025/03/01 14:44:16.0, 23900 MiB, 24564 MiB\\n"_s,
                             true));
        panel.toggle(home.path(u"vram.csv"_s));
        QVERIFY(panel.isRecording());
        QTRY_VERIFY_WITH_TIMEOUT(!grown.isEmpty(), 20000);
        const auto file = grown[0][0].value<TelemetryFile>();
        QCOMPARE(int(file.series.size()), 1);
        auto *message = panel.findChild<InlineMessage *>(u"recordingMessage"_s);
        QVERIFY2(message->text().contains(u"nearly full"), qPrintable(message->text()));
        panel.toggle({});
        QVERIFY(!panel.isRecording());
    }

    void theLogIsReadOn()
    {
        const TestHome home;
        const QString path = home.write(u"log.txt"_s, TestHome::exampleLog().first(2000));
        const Result<Knowledge> knowledge = Knowledge::load();
        QVERIFY(knowledge);
        LogFollower follower;
        QSignalSpy grown(&follower, &LogFollower::grown);
        follower.start(path, knowledge->signatures, 20);
        QTest::qWait(100);
        QVERIFY(grown.isEmpty());
        home.write(u"log.txt"_s, TestHome::exampleLog());
        QTRY_COMPARE(grown.size(), 1);
        QVERIFY(!grown[0][0].value<Run>().failures.empty());
        follower.stop();
        QVERIFY(!follower.isFollowing());
    }

    /// Where there is no tool the panel says so; the command can be copied all the same.
    void withoutATool()
    {
        qputenv("PATH", "/nowhere");
        RecordingPanel panel;
        panel.show();
        panel.findChild<QPushButton *>(u"record"_s)->click();
        auto *message = panel.findChild<InlineMessage *>(u"recordingMessage"_s);
        QVERIFY(message->text().contains(u"nvidia-smi"));
        QVERIFY(!panel.isRecording());
        QVERIFY(recordingCommand().startsWith(u"nvidia-smi --query-gpu=timestamp"));
    }
};

QTEST_MAIN(TestRecorder)
#include "tst_recorder.moc"
