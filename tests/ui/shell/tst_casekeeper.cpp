// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cases are kept while they are worked on, and found again after the program was killed.
#include "../nextrunlogs.h"
#include "../openedcase.h"
#include "ui/shell/casekeeper.h"

#include <QProcess>
#include <QSignalSpy>
#include <QUndoStack>

#include <cstdio>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

constexpr int kPatience = 20000; ///< milliseconds
const QString kChild = u"--keep-and-wait"_s;

QString answerOf(const CaseModel &model)
{
    return model.facts().answers.value(u"every_time"_s);
}

/// What the killed program does: opens, answers, edits, and says when all of that is kept.
int keepAndWait(const QStringList &arguments)
{
    CaseModel model;
    CaseKeeper keeper(&model, arguments.at(2));
    QObject::connect(&model, &CaseModel::caseOpened, &model, [&model] {
        model.setAnswer(u"every_time"_s, u"always"_s);
        model.setNote(0, u"before the power cut"_s);
        if (!model.applyFix(u"batch_size_one"_s))
            std::exit(2);
    });
    QObject::connect(&keeper, &CaseKeeper::kept, &model, [&model] {
        if (model.isModified()) {
            std::puts("kept");
            std::fflush(stdout);
        }
    });
    model.open(arguments.mid(3));
    return QCoreApplication::exec();
}

} // namespace

class TestCaseKeeper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsACaseAndMarksItClosed();
    void takesUpTheSameFilesWhereTheyWereLeft();
    void survivesAKill();
    void nothingIsOfferedAfterAnOrderlyEnd();
    void aCaseThatIsOpenElsewhereIsNotOffered();
    void anotherCaseGetsAnotherFile();
    void theNextRunStaysInTheSameFile();
    void aChangedLogIsTheNextRun();
    void aLogThatWentOnIsTheSameRun();
    void pastedTextIsKeptToo();
    void filesThatAreGoneAreNamed();
    void theExampleIsNotKept();
    void tellsOnceThatItCannotKeep();
    void tidiesUp();
    void opensACaseFile();
    void refusesACaseFileOfANewerHeadroom();

private:
    QString shelfFolder() const { return m_home->path(u"shelf"_s); }
    QStringList example()
    {
        return {m_home->write(u"log.txt"_s, TestHome::exampleLog()),
                m_home->write(u"config.yaml"_s, TestHome::exampleConfig())};
    }
    static void waitFor(CaseModel &model)
    {
        QTRY_VERIFY_WITH_TIMEOUT(model.hasCase() && !model.isLoading(), kPatience);
    }
    QStringList keptFiles() const
    {
        return QDir(shelfFolder()).entryList({u"*.headroom"_s}, QDir::Files);
    }

    std::unique_ptr<TestHome> m_home;
};

void TestCaseKeeper::init()
{
    m_home = std::make_unique<TestHome>();
}

void TestCaseKeeper::keepsACaseAndMarksItClosed()
{
    const CaseShelf shelf(shelfFolder());
    QString id;
    {
        CaseModel model;
        CaseKeeper keeper(&model, shelfFolder());
        QSignalSpy kept(&keeper, &CaseKeeper::kept);
        model.open(example());
        waitFor(model);
        QTRY_VERIFY_WITH_TIMEOUT(!kept.isEmpty(), kPatience);
        id = model.caseId();
        const std::optional<CaseShelf::Kept> open = shelf.read(id);
        QVERIFY(open && open->record.isOpen);
        QCOMPARE(open->record.title, u"ember_style_v3"_s);
        QCOMPARE(open->record.inputs.size(), std::size_t(2));
        model.setNote(0, u"a note"_s);
    }
    const std::optional<CaseShelf::Kept> closed = shelf.read(id);
    QVERIFY(closed && !closed->record.isOpen);
    QCOMPARE(closed->record.attempts.front().note, u"a note"_s);
}

void TestCaseKeeper::takesUpTheSameFilesWhereTheyWereLeft()
{
    const QStringList files = example();
    {
        CaseModel model;
        CaseKeeper keeper(&model, shelfFolder());
        model.open(files);
        waitFor(model);
        model.setAnswer(u"every_time"_s, u"always"_s);
        model.setNote(0, u"all sizes"_s);
        QVERIFY(model.applyFix(u"batch_size_one"_s));
    }
    CaseModel model;
    CaseKeeper keeper(&model, shelfFolder());
    model.open(files);
    waitFor(model);
    QCOMPARE(answerOf(model), u"always"_s);
    QCOMPARE(model.attempts().front().note, u"all sizes"_s);
    QVERIFY(model.isModified());
    QCOMPARE(model.jobView()->train.batchSize.value, 1);
    model.undoStack()->undo();
    QCOMPARE(model.jobView()->train.batchSize.value, 4);
    QCOMPARE(keptFiles().size(), 1);
}

void TestCaseKeeper::survivesAKill()
{
    const QStringList files = example();
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(),
                  QStringList{kChild, shelfFolder()} + files);
    QVERIFY(program.waitForStarted());
    QByteArray said;
    const auto hasKept = [&] {
        said += program.readAllStandardOutput();
        return said.contains("kept");
    };
    QTRY_VERIFY_WITH_TIMEOUT(hasKept(), kPatience);
    program.kill();
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);

    CaseModel model;
    CaseKeeper keeper(&model, shelfFolder());
    const std::optional<CaseShelf::Kept> kept = keeper.interrupted();
    QVERIFY(kept);
    QCOMPARE(kept->record.title, u"ember_style_v3"_s);
    model.resume(*kept);
    waitFor(model);
    QCOMPARE(answerOf(model), u"always"_s);
    QCOMPARE(model.attempts().front().note, u"before the power cut"_s);
    QVERIFY(model.isModified());
    QCOMPARE(model.jobView()->train.batchSize.value, 1);
    QCOMPARE(model.caseId(), kept->id);
    QVERIFY(model.facts().run());
    // It can be saved over its file.
    QVERIFY(model.save());
    QVERIFY(TestHome::read(files.last()).contains("batch_size: 1"));
}

void TestCaseKeeper::nothingIsOfferedAfterAnOrderlyEnd()
{
    {
        CaseModel model;
        CaseKeeper keeper(&model, shelfFolder());
        model.open(example());
        waitFor(model);
    }
    QVERIFY(!CaseShelf(shelfFolder()).interrupted());
    QVERIFY(!CaseShelf(m_home->path(u"never"_s)).interrupted());
    QVERIFY(!CaseShelf().interrupted());
}

void TestCaseKeeper::aCaseThatIsOpenElsewhereIsNotOffered()
{
    CaseModel model;
    CaseKeeper keeper(&model, shelfFolder());
    QSignalSpy kept(&keeper, &CaseKeeper::kept);
    model.open(example());
    waitFor(model);
    QTRY_VERIFY_WITH_TIMEOUT(!kept.isEmpty(), kPatience);
    QVERIFY(!CaseShelf(shelfFolder()).interrupted());
}

void TestCaseKeeper::anotherCaseGetsAnotherFile()
{
    CaseModel model;
    CaseKeeper keeper(&model, shelfFolder());
    QSignalSpy kept(&keeper, &CaseKeeper::kept);
    model.open(example());
    waitFor(model);
    QTRY_VERIFY_WITH_TIMEOUT(!kept.isEmpty(), kPatience);
    const QString first = model.caseId();
    model.openText("CUDA out of memory. Tried to allocate 20.00 MiB\n");
    QTRY_VERIFY_WITH_TIMEOUT(model.caseId() != first && !model.isLoading(), kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(keptFiles().size(), 2, kPatience);
    QVERIFY(!CaseShelf(shelfFolder()).read(first)->record.isOpen);
    model.close();
    QVERIFY(model.caseId().isEmpty());
}

void TestCaseKeeper::theNextRunStaysInTheSameFile()
{
    CaseModel model;
    CaseKeeper keeper(&model, shelfFolder());
    model.open(example());
    waitFor(model);
    const QString id = model.caseId();
    const QString next = m_home->write(u"next.txt"_s, nextrun::finished());
    model.openNextRun({next});
    waitFor(model);
    QCOMPARE(model.caseId(), id);
    keeper.finish(true);
    QCOMPARE(keptFiles().size(), 1);
    // The new log alone brings the whole job back.
    CaseModel again;
    CaseKeeper keeperAgain(&again, shelfFolder());
    again.open({next});
    waitFor(again);
    QCOMPARE(again.attempts().size(), std::size_t(2));
}

void TestCaseKeeper::aChangedLogIsTheNextRun()
{
    const QStringList files = example();
    std::optional<CaseShelf::Kept> kept;
    {
        CaseModel model;
        CaseKeeper keeper(&model, shelfFolder());
        model.open(files);
        waitFor(model);
        keeper.finish(true);
        kept = CaseShelf(shelfFolder()).read(model.caseId());
    }
    QVERIFY(kept);
    m_home->write(u"log.txt"_s, nextrun::finished());
    CaseModel model;
    model.resume(*kept);
    waitFor(model);
    QVERIFY(model.isNextRun());
    QCOMPARE(model.attempts().size(), std::size_t(2));
    QCOMPARE(model.attempts().back().outcome, Outcome::Solved);
}

void TestCaseKeeper::aLogThatWentOnIsTheSameRun()
{
    const QString log = m_home->write(u"log.txt"_s, nextrun::untilTheFailure());
    CaseRecord record;
    {
        CaseModel model;
        model.open({log});
        waitFor(model);
        model.setNote(0, u"while it runs"_s);
        record = model.record();
    }
    m_home->write(u"log.txt"_s, nextrun::untilTheFailure() + "\nmore lines of the same run\n");
    CaseModel model;
    model.resume({.id = u"x"_s, .record = record});
    waitFor(model);
    QVERIFY(!model.isNextRun());
    QCOMPARE(model.attempts().size(), std::size_t(1));
    QCOMPARE(model.attempts().front().note, u"while it runs"_s);
}

void TestCaseKeeper::pastedTextIsKeptToo()
{
    std::optional<CaseShelf::Kept> kept;
    {
        CaseModel model;
        CaseKeeper keeper(&model, shelfFolder());
        model.openText(TestHome::exampleLog());
        waitFor(model);
        keeper.finish(false);
        kept = CaseShelf(shelfFolder()).read(model.caseId());
    }
    CaseModel model;
    model.resume(*kept);
    waitFor(model);
    QVERIFY(model.facts().run());
    QCOMPARE(model.attempts().size(), std::size_t(1));
}

void TestCaseKeeper::filesThatAreGoneAreNamed()
{
    const QStringList files = example();
    CaseRecord record;
    {
        CaseModel model;
        model.open(files);
        waitFor(model);
        record = model.record();
    }
    for (const QString &file : files)
        QVERIFY(QFile::remove(file));
    CaseModel model;
    QSignalSpy problems(&model, &CaseModel::problem);
    model.resume({.id = u"x"_s, .record = record});
    waitFor(model);
    QCOMPARE(problems.size(), 2);
    QCOMPARE(problems[0][0].value<Error>().id, u"case.input_gone"_s);
    QVERIFY(!problems[0][0].value<Error>().remedy.isEmpty());
    // What was read from them is still there.
    QCOMPARE(model.attempts().size(), std::size_t(1));
    QVERIFY(model.jobView());
    QVERIFY(model.jobDiskPath().isEmpty());
}

void TestCaseKeeper::theExampleIsNotKept()
{
    CaseModel model;
    CaseKeeper keeper(&model, shelfFolder());
    model.openExample();
    waitFor(model);
    model.setAnswer(u"every_time"_s, u"always"_s);
    keeper.finish(true);
    QCOMPARE(keptFiles(), QStringList());
}

void TestCaseKeeper::tellsOnceThatItCannotKeep()
{
    const QString blocked = m_home->write(u"shelf"_s, "a file, no folder");
    CaseModel model;
    CaseKeeper keeper(&model, blocked);
    QSignalSpy failed(&keeper, &CaseKeeper::failed);
    model.open(example());
    waitFor(model);
    QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, kPatience);
    model.setNote(0, u"again"_s);
    QTest::qWait(1000);
    QCOMPARE(failed.size(), 1);
}

void TestCaseKeeper::tidiesUp()
{
    const CaseShelf shelf(shelfFolder());
    for (int i = 0; i < 6; ++i)
        QVERIFY(shelf.write(u"case%1"_s.arg(i), CaseRecord{.title = u"t"_s}));
    const std::unique_ptr<QLockFile> open = shelf.lock(u"case0"_s);
    QVERIFY(open);
    shelf.tidy(2);
    const QStringList left = keptFiles();
    QVERIFY2(left.size() == 2 || left.size() == 3, qPrintable(left.join(u' ')));
    QVERIFY(left.contains(u"case0.headroom"_s)); // a window has it open
}

void TestCaseKeeper::opensACaseFile()
{
    const QString file = m_home->path(u"ember.headroom"_s);
    {
        CaseModel model;
        model.open(example());
        waitFor(model);
        model.setNote(0, u"for later"_s);
        QVERIFY(writeCaseFile(file, model.record()));
    }
    const QByteArray before = TestHome::read(file);
    CaseModel model;
    CaseKeeper keeper(&model, shelfFolder());
    model.open({file});
    waitFor(model);
    QCOMPARE(model.title(), u"ember_style_v3"_s);
    QCOMPARE(model.attempts().front().note, u"for later"_s);
    QVERIFY(model.facts().run());
    model.setNote(0, u"changed"_s);
    keeper.finish(true);
    QCOMPARE(TestHome::read(file), before); // only saving writes it
}

void TestCaseKeeper::refusesACaseFileOfANewerHeadroom()
{
    CaseModel model;
    QSignalSpy problems(&model, &CaseModel::problem);
    model.open({m_home->write(u"new.headroom"_s, R"({"headroom_case": 7})")});
    QTRY_COMPARE_WITH_TIMEOUT(problems.size(), 1, kPatience);
    QCOMPARE(problems[0][0].value<Error>().id, u"casefile.newer"_s);
    QVERIFY(!model.hasCase());
}

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    if (QCoreApplication::arguments().value(1) == kChild)
        return keepAndWait(QCoreApplication::arguments());
    TestCaseKeeper test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_casekeeper.moc"
