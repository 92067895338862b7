// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The next run of a job in the case model: what becomes of config, answers and attempts.
#include "../nextrunlogs.h"
#include "../openedcase.h"

#include <QSignalSpy>

using namespace headroom;
using namespace Qt::StringLiterals;

class TestNextRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRunIsAnAttempt();
    void aConfigAloneIsNone();
    void answersUpdateTheAttempt();
    void theNextRunIsComparedAndKeepsTheConfig();
    void theSavedConfigIsReadAgain();
    void editsThatAreNotSavedStay();
    void answersAboutTheOldRunGo();
    void anotherLogOfTheJobIsTheNextRunWithoutAsking();
    void anotherJobIsACaseOfItsOwn();
    void theSameLogIsRefused();
    void whatIsNoLogIsRefused();
    void pastedLogsCountToo();
    void withoutACaseItIsJustOpened();
    void closingForgetsTheAttempts();
    void aHeldCaseIsTakenOrDropped();
    void forgettingEditsGoesBackToTheSavedConfig();
};

void TestNextRun::aRunIsAnAttempt()
{
    OpenedCase opened;
    QSignalSpy changed(&opened.model(), &CaseModel::historyChanged);
    opened.openExample();
    QCOMPARE(changed.size(), 1);
    QCOMPARE(opened.model().attempts().size(), std::size_t(1));
    const Attempt &attempt = opened.model().attempts().front();
    QCOMPARE(attempt.run.verdict, Verdict::OutOfMemory);
    QCOMPARE(attempt.config, TestHome::exampleConfig());
    QVERIFY(attempt.log.path.endsWith(u"log.txt"));
    QVERIFY(std::abs(attempt.when.secsTo(QDateTime::currentDateTimeUtc())) < 600);
    QVERIFY(!opened.model().isNextRun());
}

void TestNextRun::aConfigAloneIsNone()
{
    OpenedCase opened;
    opened.open({opened.configPath()});
    QVERIFY(opened.model().attempts().empty());
    // Its log joins it, and is the first run then.
    opened.open({opened.home().write(u"log.txt"_s, TestHome::exampleLog())});
    QCOMPARE(opened.model().attempts().size(), std::size_t(1));
}

void TestNextRun::answersUpdateTheAttempt()
{
    OpenedCase opened;
    opened.openExample();
    opened.model().setNote(0, u"kept"_s);
    opened.model().setAnswer(u"other_programs"_s, u"yes"_s);
    QCOMPARE(opened.model().attempts().size(), std::size_t(1));
    const RankedCause *top = opened.model().diagnosis().top();
    QCOMPARE(opened.model().attempts().front().run.cause, top->id);
    QCOMPARE(opened.model().attempts().front().run.probability, top->probability);
    QCOMPARE(opened.model().attempts().front().note, u"kept"_s);
    // Without a log the answers are all there is.
    opened.model().close();
    opened.model().setAnswer(u"crash_timing"_s, u"steps_1_10"_s);
    QCOMPARE(opened.model().attempts().size(), std::size_t(1));
}

void TestNextRun::theNextRunIsComparedAndKeepsTheConfig()
{
    OpenedCase opened;
    opened.openExample();
    QVERIFY(opened.model().applyFix(u"batch_size_one"_s));
    QVERIFY(opened.model().save());
    opened.openNextRun(nextrun::finished());
    const CaseModel &model = opened.model();
    QVERIFY(model.isNextRun());
    QCOMPARE(model.diagnosis().verdict, Verdict::NoFailure);
    QCOMPARE(model.attempts().size(), std::size_t(2));
    QCOMPARE(model.attempts().back().outcome, Outcome::Solved);
    QCOMPARE(model.attempts().back().changes.size(), std::size_t(1));
    QCOMPARE(model.jobDiskPath(), opened.configPath());
    QCOMPARE(model.jobView()->train.batchSize.value, 1);
    QVERIFY(!model.isModified());
    QCOMPARE(model.paths().last(), opened.configPath());
}

void TestNextRun::theSavedConfigIsReadAgain()
{
    OpenedCase opened;
    opened.openExample();
    QByteArray changed = TestHome::exampleConfig();
    changed.replace("batch_size: 4", "batch_size: 3");
    opened.home().write(u"config.yaml"_s, changed); // in another editor
    opened.openNextRun(nextrun::failedAgain({{"\"batch_size\": 4", "\"batch_size\": 3"}}));
    QCOMPARE(opened.model().jobView()->train.batchSize.value, 3);
    QCOMPARE(opened.model().originalJob()->bytes(), changed);
}

void TestNextRun::editsThatAreNotSavedStay()
{
    OpenedCase opened;
    opened.openExample();
    QVERIFY(opened.model().applyFix(u"batch_size_one"_s));
    opened.openNextRun(nextrun::failedAgain({{"2500", "2600"}}));
    QVERIFY(opened.model().isNextRun());
    QVERIFY(opened.model().isModified());
    QCOMPARE(opened.model().jobView()->train.batchSize.value, 1);
}

void TestNextRun::answersAboutTheOldRunGo()
{
    OpenedCase opened;
    opened.openExample();
    opened.model().setAnswer(u"every_time"_s, u"always"_s);
    opened.model().setAnswer(u"platform"_s, u"windows"_s);
    opened.openNextRun(nextrun::failedAgain());
    QVERIFY(!opened.model().facts().answers.contains(u"every_time"_s));
    QCOMPARE(opened.model().facts().answers.value(u"platform"_s), u"windows"_s);
}

void TestNextRun::anotherLogOfTheJobIsTheNextRunWithoutAsking()
{
    OpenedCase opened;
    opened.openExample();
    opened.open({opened.home().write(u"1_log.txt"_s, nextrun::finished())});
    QVERIFY(opened.model().isNextRun());
    QCOMPARE(opened.model().attempts().size(), std::size_t(2));
    // A recent case is one of its own.
    opened.model().openAlone({opened.home().path(u"1_log.txt"_s)});
    QTRY_VERIFY_WITH_TIMEOUT(!opened.model().isLoading(), 20000);
    QVERIFY(!opened.model().isNextRun());
    QCOMPARE(opened.model().attempts().size(), std::size_t(1));
}

void TestNextRun::anotherJobIsACaseOfItsOwn()
{
    OpenedCase opened;
    opened.openExample();
    opened.openGolden(u"image-batch-six"_s);
    QVERIFY(!opened.model().isNextRun());
    QCOMPARE(opened.model().attempts().size(), std::size_t(1));
}

void TestNextRun::theSameLogIsRefused()
{
    OpenedCase opened;
    opened.openExample();
    QSignalSpy problems(&opened.model(), &CaseModel::problem);
    opened.openNextRun(TestHome::exampleLog());
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems[0][0].value<Error>().id, u"nextrun.same_log"_s);
    QCOMPARE(opened.model().attempts().size(), std::size_t(1));
    QVERIFY(opened.model().hasCase());
}

void TestNextRun::whatIsNoLogIsRefused()
{
    OpenedCase opened;
    opened.openExample();
    QSignalSpy problems(&opened.model(), &CaseModel::problem);
    opened.model().openNextRun({opened.configPath()});
    QTRY_COMPARE_WITH_TIMEOUT(problems.size(), 1, 20000);
    QCOMPARE(problems[0][0].value<Error>().id, u"nextrun.no_log"_s);
    QVERIFY(!problems[0][0].value<Error>().remedy.isEmpty());
}

void TestNextRun::pastedLogsCountToo()
{
    OpenedCase opened;
    opened.openExample();
    opened.model().openNextRunText(nextrun::finished());
    QTRY_COMPARE_WITH_TIMEOUT(opened.model().attempts().size(), std::size_t(2), 20000);
    QCOMPARE(opened.model().jobDiskPath(), opened.configPath());
}

void TestNextRun::withoutACaseItIsJustOpened()
{
    OpenedCase opened;
    opened.openNextRun(nextrun::finished());
    QVERIFY(!opened.model().isNextRun());
    QCOMPARE(opened.model().attempts().size(), std::size_t(1));
}

void TestNextRun::closingForgetsTheAttempts()
{
    OpenedCase opened;
    opened.openExample();
    QSignalSpy changed(&opened.model(), &CaseModel::historyChanged);
    opened.model().close();
    QVERIFY(opened.model().attempts().empty());
    QVERIFY(changed.size() >= 1);
}

void TestNextRun::aHeldCaseIsTakenOrDropped()
{
    OpenedCase opened;
    opened.openExample();
    CaseModel &model = opened.model();
    QVERIFY(model.applyFix(u"batch_size_one"_s));
    int asked = 0;
    model.setReplaceGuard([&] {
        ++asked;
        return false;
    });
    opened.openGolden(u"image-batch-six"_s);
    QCOMPARE(asked, 1);
    QCOMPARE(model.title(), u"ember_style_v3"_s);
    model.dropHeld();
    model.takeHeld(); // there is nothing held any more
    QCOMPARE(model.title(), u"ember_style_v3"_s);
    opened.openGolden(u"image-batch-six"_s);
    model.takeHeld();
    QVERIFY(model.title() != u"ember_style_v3"_s);
    QVERIFY(!model.isModified());
}

void TestNextRun::forgettingEditsGoesBackToTheSavedConfig()
{
    OpenedCase opened;
    opened.openExample();
    CaseModel &model = opened.model();
    QVERIFY(model.applyFix(u"batch_size_one"_s));
    QVERIFY(model.save());
    QVERIFY(model.applyFix(u"drop_largest_bucket"_s));
    model.forgetEdits();
    QVERIFY(!model.isModified());
    QCOMPARE(model.jobView()->train.batchSize.value, 1);
    QCOMPARE(model.jobView()->largestResolution(), 1024);
}

QTEST_MAIN(TestNextRun)
#include "tst_nextrun.moc"
