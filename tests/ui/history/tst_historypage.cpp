// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// All runs of a job, and two of them side by side.
#include "../nextrunlogs.h"
#include "../openedcase.h"
#include "../widgetwalk.h"
#include "ui/history/historypage.h"
#include "ui/history/ledgerview.h"
#include "ui/widgets/textlabel.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace headroom;
using namespace Qt::StringLiterals;

class TestHistoryPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void saysWhatComesHere();
    void oneRunHasNothingToCompareWith();
    void comparesTheLastTwo();
    void comparesAnyTwo();
    void aRowBringsUpItsRun();
    void notesBelongToTheirRun();
    void savesTheCase();
    void fitsTheSmallestWindow();
    void isNamedAndReachable();

private:
    template <typename Widget>
    Widget *find(const char *name)
    {
        auto *found = m_page->findChild<Widget *>(QLatin1StringView(name));
        if (!found)
            qFatal("no widget %s", name);
        return found;
    }
    void openThreeRuns();
    QString reason() { return find<TextLabel>("comparisonReason")->text(); }

    std::unique_ptr<OpenedCase> m_case;
    std::unique_ptr<HistoryPage> m_page;
};

void TestHistoryPage::init()
{
    m_page.reset();
    m_case = std::make_unique<OpenedCase>();
    m_page = std::make_unique<HistoryPage>(&m_case->model());
    m_page->resize(1050, 700);
    m_page->show();
}

void TestHistoryPage::openThreeRuns()
{
    m_case->openExample();
    m_case->openNextRun(nextrun::failedAgain());
    m_case->openNextRun(nextrun::finished());
}

void TestHistoryPage::saysWhatComesHere()
{
    QVERIFY(find<TextLabel>("pageSentence")->text().startsWith(u"No case is open"));
    QVERIFY(!find<QWidget>("historyLedger")->isVisible());
    QSignalSpy asked(m_page.get(), &Page::stepRequested);
    find<QPushButton>("mainAction")->click();
    QCOMPARE(asked[0][0].value<StepPage>(), StepPage::Drop);
    m_case->open({m_case->configPath()});
    QVERIFY(find<TextLabel>("pageSentence")->text().startsWith(u"Nothing has run yet"));
}

void TestHistoryPage::oneRunHasNothingToCompareWith()
{
    m_case->openExample();
    QVERIFY(find<QWidget>("historyLedger")->isVisible());
    QVERIFY(!find<QWidget>("compareBefore")->isVisible());
    QVERIFY(!find<QWidget>("historyComparison")->isVisible());
    QVERIFY(find<QLineEdit>("attemptNote")->isVisible());
}

void TestHistoryPage::comparesTheLastTwo()
{
    openThreeRuns();
    QVERIFY(find<TextLabel>("pageSentence")->text().startsWith(u"ember_style_v3: 3 run"));
    QCOMPARE(find<QComboBox>("compareBefore")->currentIndex(), 1);
    QCOMPARE(find<QComboBox>("compareAfter")->currentIndex(), 2);
    QCOMPARE(reason(), u"Solved. The run finished all 2,500 steps."_s);
    QCOMPARE(find<TextLabel>("changesBetween")->text(), u"train.batch_size: 2 → 1"_s);
}

void TestHistoryPage::comparesAnyTwo()
{
    openThreeRuns();
    auto *before = find<QComboBox>("compareBefore");
    before->setCurrentIndex(0);
    Q_EMIT before->activated(0);
    QCOMPARE(find<TextLabel>("changesBetween")->text(), u"train.batch_size: 4 → 1"_s);
    before->setCurrentIndex(2);
    Q_EMIT before->activated(2);
    QCOMPARE(reason(), u"Choose two different runs to compare them."_s);
    QVERIFY(!find<QWidget>("historyComparison")->isVisible());
}

void TestHistoryPage::aRowBringsUpItsRun()
{
    openThreeRuns();
    auto *ledger = find<LedgerView>("historyLedger");
    ledger->setCurrentIndex(ledger->model()->index(1, 0));
    QCOMPARE(find<QComboBox>("compareBefore")->currentIndex(), 0);
    QCOMPARE(find<QComboBox>("compareAfter")->currentIndex(), 1);
    QVERIFY2(reason().startsWith(u"Unchanged."), qPrintable(reason()));
}

void TestHistoryPage::notesBelongToTheirRun()
{
    openThreeRuns();
    auto *note = find<QLineEdit>("attemptNote");
    note->setText(u"stable at last"_s);
    Q_EMIT note->editingFinished();
    QCOMPARE(m_case->model().attempts()[2].note, u"stable at last"_s);
    auto *ledger = find<LedgerView>("historyLedger");
    ledger->setCurrentIndex(ledger->model()->index(0, 0));
    QCOMPARE(note->text(), QString());
    ledger->setCurrentIndex(ledger->model()->index(2, 0));
    QCOMPARE(note->text(), u"stable at last"_s);
}

void TestHistoryPage::savesTheCase()
{
    m_case->openExample();
    QSignalSpy asked(m_page.get(), &HistoryPage::saveCaseRequested);
    find<QPushButton>("mainAction")->click();
    QCOMPARE(asked.size(), 1);
}

void TestHistoryPage::fitsTheSmallestWindow()
{
    walk::LongLanguage language;
    QApplication::installTranslator(&language);
    m_page->resize(840, 560);
    openThreeRuns();
    QTest::qWait(50);
    QCOMPARE(walk::cutTexts(m_page.get()), QStringList());
    QApplication::removeTranslator(&language);
}

void TestHistoryPage::isNamedAndReachable()
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
}

QTEST_MAIN(TestHistoryPage)
#include "tst_historypage.moc"
