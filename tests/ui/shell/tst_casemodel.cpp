// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../testhome.h"
#include "ui/shell/casemodel.h"

#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace headroom;

namespace {

const QString kBatch = QStringLiteral("config.process[0].train.batch_size");
constexpr int kPatience = 20000; ///< milliseconds; a busy machine may be slow, but never that slow

} // namespace

class TestCaseModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensLogAndConfig();
    void opensTheExample();
    void opensPastedText();
    void opensWhatWasAskedForLast();
    void cancelsReading();
    void keepsTheCaseWhenNothingCanBeUsed();
    void tellsWhatCouldNotBeUsed();
    void filesJoinTheCaseTheyComplete_data();
    void filesJoinTheCaseTheyComplete();
    void joiningKeepsAnswersAndEdits();
    void answersRankAnew();
    void answersAloneAreACase();
    void appliesAFixOnceAndUndoesIt();
    void appliesSeveralFixesAsOneStep();
    void refusesFixesWithoutAConfig();
    void choosesAnotherRun();
    void guardsUnsavedEdits();
    void closes();
    void brokenKnowledgeFallsBackToTheBuiltIn();

private:
    void openBoth(CaseModel &model);
    void waitFor(CaseModel &model);

    TestHome m_home;
};

void TestCaseModel::waitFor(CaseModel &model)
{
    QTRY_VERIFY_WITH_TIMEOUT(!model.isLoading(), kPatience);
}

void TestCaseModel::openBoth(CaseModel &model)
{
    model.open({m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog()),
                m_home.write(QStringLiteral("config.yaml"), TestHome::exampleConfig())});
    waitFor(model);
    QVERIFY(model.hasCase());
}

void TestCaseModel::opensLogAndConfig()
{
    CaseModel model;
    QSignalSpy opened(&model, &CaseModel::caseOpened);
    QSignalSpy problems(&model, &CaseModel::problem);
    openBoth(model);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(problems.size(), 0);
    QCOMPARE(model.title(), QStringLiteral("ember_style_v3"));
    QCOMPARE(model.paths().size(), 2);
    QVERIFY(model.facts().run());
    QCOMPARE(model.diagnosis().verdict, Verdict::OutOfMemory);
    QVERIFY(model.diagnosis().top());
    QVERIFY(model.jobView());
    QVERIFY(!model.plan().empty());
    QCOMPARE(model.jobDiskPath(), m_home.path(QStringLiteral("config.yaml")));
    QVERIFY(!model.isModified());
    QVERIFY(!model.isExample());
}

void TestCaseModel::opensTheExample()
{
    CaseModel model;
    model.openExample();
    QVERIFY(model.isLoading());
    waitFor(model);
    QVERIFY(model.isExample());
    QVERIFY(model.paths().isEmpty());
    QVERIFY(model.jobView());
    // The example cannot be saved over.
    QVERIFY(model.jobDiskPath().isEmpty());
}

void TestCaseModel::opensPastedText()
{
    CaseModel model;
    model.openText("torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 1.50 GiB. GPU 0 "
                   "has a total capacity of 11.99 GiB of which 0 bytes is free.\n");
    waitFor(model);
    QCOMPARE(model.diagnosis().verdict, Verdict::OutOfMemory);
    QCOMPARE(model.title(), QStringLiteral("Pasted text"));
    QVERIFY(!model.job());
    QVERIFY(!model.jobView());
}

void TestCaseModel::opensWhatWasAskedForLast()
{
    CaseModel model;
    const QString log = m_home.write(QStringLiteral("first.txt"), TestHome::exampleLog());
    model.open({log});
    model.openText("CUDA out of memory. Tried to allocate 20.00 MiB\n");
    QSignalSpy opened(&model, &CaseModel::caseOpened);
    waitFor(model);
    QTest::qWait(50);
    QCOMPARE(opened.size(), 1);
    QVERIFY(model.paths().isEmpty());
    QCOMPARE(model.facts().inputs.size(), std::size_t(1));
}

void TestCaseModel::cancelsReading()
{
    CaseModel model;
    QSignalSpy loading(&model, &CaseModel::loadingChanged);
    model.openExample();
    QVERIFY(model.isLoading());
    model.cancelLoading();
    QVERIFY(!model.isLoading());
    QCOMPARE(loading.last()[0].toBool(), false);
    QTest::qWait(200);
    QVERIFY(!model.hasCase());
    // It can be asked again.
    model.openExample();
    waitFor(model);
    QVERIFY(model.hasCase());
}

void TestCaseModel::keepsTheCaseWhenNothingCanBeUsed()
{
    CaseModel model;
    openBoth(model);
    QSignalSpy problems(&model, &CaseModel::problem);
    QSignalSpy changed(&model, &CaseModel::caseChanged);
    model.open({m_home.write(QStringLiteral("empty.txt"), {})});
    waitFor(model);
    QCOMPARE(problems.size(), 1);
    const Error error = problems[0][0].value<Error>();
    QCOMPARE(error.id, QStringLiteral("intake.empty_file"));
    QVERIFY(!error.remedy.isEmpty());
    QCOMPARE(changed.size(), 0);
    QCOMPARE(model.title(), QStringLiteral("ember_style_v3"));
}

void TestCaseModel::tellsWhatCouldNotBeUsed()
{
    CaseModel model;
    QSignalSpy problems(&model, &CaseModel::problem);
    model.open({m_home.path(QStringLiteral("not_there.txt")),
                m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog())});
    waitFor(model);
    QVERIFY(model.hasCase());
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems[0][0].value<Error>().id, QStringLiteral("intake.missing_file"));
}

void TestCaseModel::filesJoinTheCaseTheyComplete_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<bool>("joins");
    const QString log = m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog());
    const QString config = m_home.write(QStringLiteral("config.yaml"), TestHome::exampleConfig());
    const QString other = m_home.write(QStringLiteral("other.txt"), TestHome::exampleLog());
    QTest::newRow("a config for a log") << log << config << true;
    QTest::newRow("a log for a config") << config << log << true;
    QTest::newRow("another log") << log << other << false;
}

void TestCaseModel::filesJoinTheCaseTheyComplete()
{
    QFETCH(const QString, first);
    QFETCH(const QString, second);
    QFETCH(const bool, joins);
    CaseModel model;
    model.open({first});
    waitFor(model);
    QSignalSpy opened(&model, &CaseModel::caseOpened);
    model.open({second});
    waitFor(model);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][0].toBool(), joins);
    QCOMPARE(model.paths(), joins ? QStringList({first, second}) : QStringList({second}));
    model.openAlone({first});
    waitFor(model);
    QCOMPARE(model.paths(), QStringList{first});
}

void TestCaseModel::joiningKeepsAnswersAndEdits()
{
    CaseModel model;
    model.open({m_home.write(QStringLiteral("config.yaml"), TestHome::exampleConfig())});
    waitFor(model);
    model.setAnswer(QStringLiteral("other_programs"), QStringLiteral("no"));
    QVERIFY(model.applyFix(QStringLiteral("batch_size_one")));
    const QByteArray edited = model.job()->bytes();
    model.open({m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog())});
    waitFor(model);
    QVERIFY(model.facts().run());
    QCOMPARE(model.facts().answers.value(QStringLiteral("other_programs")), QStringLiteral("no"));
    QCOMPARE(model.job()->bytes(), edited);
    QVERIFY(model.isModified());
}

void TestCaseModel::answersRankAnew()
{
    CaseModel model;
    openBoth(model);
    QSignalSpy ranked(&model, &CaseModel::diagnosisChanged);
    const double before = model.diagnosis().top()->probability;
    model.setAnswer(QStringLiteral("every_time"), QStringLiteral("sometimes"));
    QTRY_COMPARE(ranked.size(), 1);
    QVERIFY(model.diagnosis().top()->probability != before);
    model.setAnswer(QStringLiteral("every_time"), QStringLiteral("sometimes")); // nothing new
    QCOMPARE(ranked.size(), 1);
    model.setAnswer(QStringLiteral("every_time"), {});
    QTRY_COMPARE(ranked.size(), 2);
    QCOMPARE(model.diagnosis().top()->probability, before);
}

void TestCaseModel::answersAloneAreACase()
{
    CaseModel model;
    model.openWithoutLog();
    waitFor(model);
    QVERIFY(model.hasCase());
    QVERIFY(!model.facts().run());
    QCOMPARE(model.title(), QStringLiteral("Case without a log"));
    QSignalSpy ranked(&model, &CaseModel::diagnosisChanged);
    model.setAnswer(QStringLiteral("crash_timing"), QStringLiteral("only_sampling"));
    QTRY_COMPARE(ranked.size(), 1);
    QVERIFY(model.diagnosis().top());
}

void TestCaseModel::appliesAFixOnceAndUndoesIt()
{
    CaseModel model;
    openBoth(model);
    const QByteArray before = model.job()->bytes();
    QSignalSpy changed(&model, &CaseModel::jobChanged);
    const Result<void> applied = model.applyFix(QStringLiteral("batch_size_one"));
    QVERIFY2(applied, applied ? "" : qPrintable(applied.error().sentence()));
    QTRY_VERIFY(!changed.isEmpty());
    QCOMPARE(model.job()->value({kBatch}).toInt(), 1);
    QCOMPARE(model.jobView()->train.batchSize.value, 1);
    QVERIFY(model.isModified());
    QCOMPARE(model.undoStack()->count(), 1);
    QVERIFY(!model.undoStack()->undoText().isEmpty());
    const auto step =
        std::ranges::find(model.plan(), QStringLiteral("batch_size_one"), &PlanStep::fix);
    QVERIFY(step != model.plan().end());
    QCOMPARE(step->state, FixState::AlreadyDone);

    QVERIFY(model.applyFix(QStringLiteral("batch_size_one"))); // harmless
    QCOMPARE(model.undoStack()->count(), 1);
    model.undoStack()->undo();
    QCOMPARE(model.job()->bytes(), before);
    QVERIFY(!model.isModified());
    model.undoStack()->redo();
    model.resetEdits();
    QCOMPARE(model.job()->bytes(), before);
    model.undoStack()->undo();
    QCOMPARE(model.job()->value({kBatch}).toInt(), 1);
}

void TestCaseModel::appliesSeveralFixesAsOneStep()
{
    CaseModel model;
    openBoth(model);
    const QByteArray before = model.job()->bytes();
    QVERIFY(
        model.applyFixes({QStringLiteral("batch_size_one"), QStringLiteral("drop_largest_bucket"),
                          QStringLiteral("restart_machine")}, // by hand: left out
                         QStringLiteral("Safest retry")));
    QCOMPARE(model.undoStack()->count(), 1);
    QCOMPARE(model.undoStack()->undoText(), QStringLiteral("Safest retry"));
    QCOMPARE(model.jobView()->train.batchSize.value, 1);
    QCOMPARE(model.jobView()->largestResolution(), 768);
    model.undoStack()->undo();
    QCOMPARE(model.job()->bytes(), before);
    QVERIFY(model.applyFixes({}));
    QCOMPARE(model.undoStack()->count(), 1);
}

void TestCaseModel::refusesFixesWithoutAConfig()
{
    CaseModel model;
    model.openText("CUDA out of memory. Tried to allocate 20.00 MiB\n");
    waitFor(model);
    const Result<void> applied = model.applyFix(QStringLiteral("batch_size_one"));
    QVERIFY(!applied);
    QCOMPARE(applied.error().id, QStringLiteral("job.none"));
    const Result<void> saved = model.save();
    QVERIFY(!saved);
    QCOMPARE(saved.error().id, QStringLiteral("job.none"));
    openBoth(model);
    const Result<void> manual = model.applyFix(QStringLiteral("restart_machine"));
    QVERIFY(!manual);
    QCOMPARE(manual.error().id, QStringLiteral("fix.not_applicable"));
    QVERIFY(!manual.error().message.isEmpty());
}

void TestCaseModel::choosesAnotherRun()
{
    CaseModel model;
    QByteArray second = TestHome::exampleLog();
    second.replace("ember_style_v3", "ember_style_v4");
    model.open({m_home.write(QStringLiteral("two.txt"), TestHome::exampleLog() + second)});
    waitFor(model);
    QVERIFY(model.facts().runs.size() >= 2);
    QSignalSpy changed(&model, &CaseModel::caseChanged);
    const std::size_t newest = *model.facts().current;
    QCOMPARE(newest, model.facts().runs.size() - 1);
    model.setCurrentRun(0);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(*model.facts().current, std::size_t(0));
    model.setCurrentRun(99); // there is none
    QCOMPARE(*model.facts().current, std::size_t(0));
}

void TestCaseModel::guardsUnsavedEdits()
{
    CaseModel model;
    openBoth(model);
    QVERIFY(model.applyFix(QStringLiteral("batch_size_one")));
    int asked = 0;
    bool answer = false;
    model.setReplaceGuard([&] {
        ++asked;
        return answer;
    });
    model.openExample();
    waitFor(model);
    QCOMPARE(asked, 1);
    QVERIFY(!model.isExample());
    QVERIFY(model.isModified());
    answer = true;
    model.openExample();
    waitFor(model);
    QCOMPARE(asked, 2);
    QVERIFY(model.isExample());
    // Nothing is lost, nothing is asked.
    openBoth(model);
    QCOMPARE(asked, 2);
}

void TestCaseModel::closes()
{
    CaseModel model;
    openBoth(model);
    QSignalSpy changed(&model, &CaseModel::caseChanged);
    model.close();
    QCOMPARE(changed.size(), 1);
    QVERIFY(!model.hasCase());
    QVERIFY(!model.job());
    QVERIFY(model.plan().empty());
    QVERIFY(model.title().isEmpty());
    QVERIFY(model.paths().isEmpty());
}

void TestCaseModel::brokenKnowledgeFallsBackToTheBuiltIn()
{
    QDir().mkpath(m_home.path(QStringLiteral("knowledge")));
    m_home.write(QStringLiteral("knowledge/questions.yaml"), "- id: [\n");
    CaseModel model(m_home.path(QStringLiteral("knowledge")));
    QSignalSpy problems(&model, &CaseModel::problem);
    QSignalSpy loaded(&model, &CaseModel::knowledgeLoaded);
    QTRY_COMPARE_WITH_TIMEOUT(loaded.size(), 1, kPatience);
    QCOMPARE(problems.size(), 1);
    QVERIFY(problems[0][0].value<Error>().file.contains(QLatin1StringView("questions.yaml")));
    QVERIFY(!model.knowledge().causes.empty());
}

QTEST_MAIN(TestCaseModel)
#include "tst_casemodel.moc"
