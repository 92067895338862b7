// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The page that checks the next run, in each of its states.
#include "../nextrunlogs.h"
#include "../openedcase.h"
#include "../widgetwalk.h"
#include "ui/history/ladderview.h"
#include "ui/history/ledgerview.h"
#include "ui/history/nextrunpage.h"
#include "ui/intake/droparea.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/pageframe.h"
#include "ui/widgets/textlabel.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QUndoStack>

using namespace headroom;
using namespace Qt::StringLiterals;

class TestNextRunPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void saysWhatToDoWithoutACase();
    void saysWhatToDoWithoutARun();
    void asksForTheNextLogAfterAFailure();
    void tellsThatItIsSolved();
    void tellsThatNothingChanged();
    void tellsThatTheRunUsedOtherSettings();
    void warnsOfSeveralStepsAtOnce();
    void takesTheNextStepUp();
    void goesBackToTheStableConfig();
    void lightsUpForADrop();
    void notesAreTypedIntoTheLedger();
    void fitsTheSmallestWindow_data();
    void fitsTheSmallestWindow();
    void everyStateIsNamedAndReachable();

private:
    template <typename Widget>
    Widget *find(const char *name)
    {
        auto *found = m_page->findChild<Widget *>(QLatin1StringView(name));
        if (!found)
            qFatal("no widget %s", name);
        return found;
    }
    QString sentence() { return find<TextLabel>("pageSentence")->text(); }
    QString action()
    {
        const auto *button = find<QPushButton>("mainAction");
        return button->isVisibleTo(m_page.get()) ? button->text().remove(u'&') : QString();
    }
    bool isShown(const char *name) { return find<QWidget>(name)->isVisibleTo(m_page.get()); }

    std::unique_ptr<OpenedCase> m_case;
    std::unique_ptr<NextRunPage> m_page;
};

void TestNextRunPage::init()
{
    m_page.reset();
    m_case = std::make_unique<OpenedCase>();
    m_page = std::make_unique<NextRunPage>(&m_case->model());
    m_page->resize(1050, 700);
    m_page->show();
}

void TestNextRunPage::saysWhatToDoWithoutACase()
{
    QVERIFY(sentence().startsWith(u"No case is open"));
    QVERIFY(!isShown("nextRunArea"));
    QVERIFY(!isShown("ledger"));
    QSignalSpy asked(m_page.get(), &Page::stepRequested);
    find<QPushButton>("mainAction")->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].value<StepPage>(), StepPage::Drop);
}

void TestNextRunPage::saysWhatToDoWithoutARun()
{
    m_case->open({m_case->configPath()});
    QVERIFY2(sentence().startsWith(u"Nothing has run yet"), qPrintable(sentence()));
    QVERIFY(isShown("nextRunArea"));
    QVERIFY(!isShown("ledger"));
    QCOMPARE(action(), QString());
}

void TestNextRunPage::asksForTheNextLogAfterAFailure()
{
    m_case->openExample();
    QVERIFY2(sentence().startsWith(u"Did it help?"), qPrintable(sentence()));
    QVERIFY(isShown("nextRunArea"));
    QVERIFY(isShown("ledger"));
    QVERIFY(!isShown("runComparison"));
    QVERIFY(!isShown("ladder"));
    QSignalSpy open(m_page.get(), &NextRunPage::openRequested);
    QSignalSpy paste(m_page.get(), &NextRunPage::pasteRequested);
    find<QPushButton>("openNextRun")->click();
    find<QPushButton>("pasteNextRun")->click();
    QCOMPARE(open.size(), 1);
    QCOMPARE(paste.size(), 1);
    QSignalSpy asked(m_page.get(), &Page::stepRequested);
    QCOMPARE(action(), u"See the diagnosis"_s);
    find<QPushButton>("mainAction")->click();
    QCOMPARE(asked[0][0].value<StepPage>(), StepPage::Diagnosis);
}

void TestNextRunPage::tellsThatItIsSolved()
{
    m_case->openExample();
    QVERIFY(m_case->model().applyFix(u"batch_size_one"_s));
    QVERIFY(m_case->model().save());
    m_case->openNextRun(nextrun::finished());
    QCOMPARE(sentence(), u"Solved. The run finished all 2,500 steps."_s);
    QVERIFY(isShown("runComparison"));
    QCOMPARE(find<TextLabel>("changesBetween")->text(), u"train.batch_size: 4 → 1"_s);
    QVERIFY(isShown("ladder"));
    QVERIFY(!isShown("otherConfigMessage"));
    QVERIFY(!isShown("raisedMessage"));
    QVERIFY(!isShown("brokenMessage"));
    QCOMPARE(find<LedgerView>("ledger")->model()->rowCount(), 2);
    // The config that was open still is, and can be saved to its file.
    QCOMPARE(m_case->model().jobDiskPath(), m_case->configPath());
}

void TestNextRunPage::tellsThatNothingChanged()
{
    m_case->openExample();
    m_case->openNextRun(nextrun::failedAgain());
    QVERIFY2(sentence().startsWith(u"Unchanged. The run fails at the same place"),
             qPrintable(sentence()));
    QVERIFY(!isShown("ladder"));
    QCOMPARE(action(), u"See the diagnosis"_s);
}

void TestNextRunPage::tellsThatTheRunUsedOtherSettings()
{
    m_case->openExample();
    // The config on disk still has batch 4; the log shows a run with 2.
    m_case->openNextRun(nextrun::failedAgain());
    QVERIFY(isShown("otherConfigMessage"));
    QVERIFY2(
        find<InlineMessage>("otherConfigMessage")->detail().contains(u"train.batch_size: 2 → 4"),
        qPrintable(find<InlineMessage>("otherConfigMessage")->detail()));
}

void TestNextRunPage::warnsOfSeveralStepsAtOnce()
{
    m_case->openExample();
    m_case->openNextRun(
        nextrun::failedAgain({{"\"batch_size\": 4", "\"batch_size\": 8"},
                              {"                1024\n", "                1536\n"}}));
    QVERIFY(isShown("raisedMessage"));
    QVERIFY2(find<InlineMessage>("raisedMessage")->text().contains(u"bucket"),
             qPrintable(find<InlineMessage>("raisedMessage")->text()));
}

void TestNextRunPage::takesTheNextStepUp()
{
    m_case->openExample();
    QVERIFY(m_case->model().applyFix(u"batch_size_one"_s));
    QVERIFY(m_case->model().save());
    m_case->openNextRun(nextrun::finished());
    const auto *forecast = find<TextLabel>("forecast");
    QVERIFY(forecast->text().contains(u"GiB"));
    QCOMPARE(action(), u"Take the next step"_s);
    QSignalSpy asked(m_page.get(), &Page::stepRequested);
    const int before = m_case->model().jobView()->train.batchSize.value;
    find<QPushButton>("mainAction")->click();
    QCOMPARE(asked[0][0].value<StepPage>(), StepPage::Fixes);
    QVERIFY(m_case->model().isModified());
    QCOMPARE(before, 1);
    QVERIFY(m_case->model().jobView()->train.batchSize.value > 1);
    QCOMPARE(m_case->model().undoStack()->count(), 1);
    m_case->model().undoStack()->undo();
    QCOMPARE(m_case->model().jobView()->train.batchSize.value, 1);
}

void TestNextRunPage::goesBackToTheStableConfig()
{
    m_case->openExample();
    QVERIFY(m_case->model().applyFix(u"batch_size_one"_s));
    QVERIFY(m_case->model().save());
    m_case->openNextRun(nextrun::finished());
    QVERIFY(m_case->model().applyEdits(
        {{.path = {u"config.process[0].train.batch_size"_s}, .from = 1, .to = 2}}, u"up"_s));
    QVERIFY(m_case->model().save());
    m_case->openNextRun(nextrun::failedAgain());
    QVERIFY2(sentence().startsWith(u"Worse."), qPrintable(sentence()));
    QVERIFY(isShown("brokenMessage"));
    find<QAction>("backToStable")->trigger();
    QCOMPARE(m_case->model().jobView()->train.batchSize.value, 1);
    // Comments of the file stay.
    QVERIFY(m_case->model().job()->bytes().contains("# FLUX likes several sizes"));
    m_case->model().undoStack()->undo();
    QCOMPARE(m_case->model().jobView()->train.batchSize.value, 2);
}

void TestNextRunPage::lightsUpForADrop()
{
    m_case->openExample();
    m_page->setDropHint(true);
    QVERIFY(find<DropArea>("nextRunArea")->isLit());
    m_page->setDropHint(false);
    QVERIFY(!find<DropArea>("nextRunArea")->isLit());
}

void TestNextRunPage::notesAreTypedIntoTheLedger()
{
    m_case->openExample();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    auto *ledger = find<LedgerView>("ledger");
    const QModelIndex note = ledger->model()->index(0, AttemptModel::Note);
    ledger->setCurrentIndex(note);
    ledger->setFocus();
    ledger->edit(note);
    auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(editor);
    QTest::keyClicks(editor, u"too big"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(m_case->model().attempts().front().note, u"too big"_s);
    // A note that is still being typed when the window goes is no harm.
    ledger->edit(note);
    QTest::keyClicks(QApplication::focusWidget(), u"x"_s);
    m_page.reset();
}

void TestNextRunPage::fitsTheSmallestWindow_data()
{
    QTest::addColumn<bool>("longWords");
    QTest::newRow("English") << false;
    QTest::newRow("40 % longer") << true;
}

void TestNextRunPage::fitsTheSmallestWindow()
{
    QFETCH(bool, longWords);
    walk::LongLanguage language;
    if (longWords)
        QApplication::installTranslator(&language);
    m_page->resize(840, 560);
    m_case->openExample();
    m_case->openNextRun(nextrun::finished());
    QTest::qWait(50);
    QCOMPARE(walk::cutTexts(m_page.get()), QStringList());
    QApplication::removeTranslator(&language);
}

void TestNextRunPage::everyStateIsNamedAndReachable()
{
    const auto check = [this] {
        QCOMPARE(walk::nameless(m_page.get()), QStringList());
        QCOMPARE(walk::sharedMnemonics(m_page.get()), QStringList());
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        QCOMPARE(walk::unreachable(m_page.get()), QStringList());
    };
    check();
    m_case->openExample();
    check();
    m_case->openNextRun(nextrun::finished());
    check();
    m_case->openNextRun(nextrun::failedAgain());
    check();
}

QTEST_MAIN(TestNextRunPage)
#include "tst_nextrunpage.moc"
