// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../testhome.h"
#include "ui/intake/droparea.h"
#include "ui/intake/droppage.h"
#include "ui/intake/recentcases.h"

#include <QLabel>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace headroom;

class TestDropPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void buttonsAskForWhatTheySay_data();
    void buttonsAskForWhatTheySay();
    void showsWhereToDrop();
    void listsRecentCases();
    void opensARecentCaseByKeyboard();
    void showsProgressAfterAWhile();
    void offersToGoOnWithTheOpenCase();

private:
    TestHome m_home;
};

void TestDropPage::buttonsAskForWhatTheySay_data()
{
    QTest::addColumn<QByteArray>("button");
    QTest::addColumn<QByteArray>("asked");
    QTest::newRow("open") << QByteArray("openButton") << QByteArray(SIGNAL(openRequested()));
    QTest::newRow("paste") << QByteArray("pasteButton") << QByteArray(SIGNAL(pasteRequested()));
    QTest::newRow("example") << QByteArray("exampleButton")
                             << QByteArray(SIGNAL(exampleRequested()));
    QTest::newRow("questions") << QByteArray("questionsButton")
                               << QByteArray(SIGNAL(questionsRequested()));
}

void TestDropPage::buttonsAskForWhatTheySay()
{
    QFETCH(const QByteArray, button);
    QFETCH(const QByteArray, asked);
    CaseModel model;
    DropPage page(&model);
    QSignalSpy spy(&page, asked.constData());
    QVERIFY(spy.isValid());
    auto *found = page.findChild<QPushButton *>(QString::fromLatin1(button));
    QVERIFY(found);
    QVERIFY(found->text().contains(QLatin1Char('&')));
    found->click();
    QCOMPARE(spy.size(), 1);
}

void TestDropPage::showsWhereToDrop()
{
    CaseModel model;
    DropPage page(&model);
    page.resize(900, 600);
    auto *area = page.findChild<DropArea *>();
    QVERIFY(area);
    page.show();
    const QImage dark = area->grab().toImage();
    page.setDropHint(true);
    QVERIFY(area->isLit());
    QVERIFY(area->grab().toImage() != dark);
    page.setDropHint(false);
    QVERIFY(!area->isLit());
}

void TestDropPage::listsRecentCases()
{
    CaseModel model;
    DropPage page(&model);
    auto *list = page.findChild<QListView *>(QStringLiteral("recentList"));
    QVERIFY(list->parentWidget()->isHidden()); // an empty list takes no room
    const QString there = m_home.write(QStringLiteral("there.txt"), "x");
    rememberCase({.paths = {there},
                  .title = QStringLiteral("fern"),
                  .step = {},
                  .opened = QDateTime::currentDateTime()});
    page.refreshRecent();
    QVERIFY(!list->parentWidget()->isHidden());
    QCOMPARE(list->model()->rowCount(), 1);
    forgetCase({there});
}

void TestDropPage::opensARecentCaseByKeyboard()
{
    const QString there = m_home.write(QStringLiteral("there.txt"), "x");
    rememberCase({.paths = {there},
                  .title = QStringLiteral("fern"),
                  .step = {},
                  .opened = QDateTime::currentDateTime()});
    CaseModel model;
    DropPage page(&model);
    page.show();
    QSignalSpy requested(&page, &DropPage::recentRequested);
    auto *list = page.findChild<QListView *>(QStringLiteral("recentList"));
    list->setFocus();
    list->setCurrentIndex(list->model()->index(0, 0));
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested[0][0].toStringList(), QStringList{there});
    forgetCase({there});
}

void TestDropPage::showsProgressAfterAWhile()
{
    CaseModel model;
    DropPage page(&model);
    page.resize(900, 600);
    page.show();
    auto *progress = page.findChild<QProgressBar *>(QStringLiteral("readingProgress"));
    auto *cancel = page.findChild<QPushButton *>(QStringLiteral("cancelReading"));
    Q_EMIT model.loadingChanged(true);
    QVERIFY(!progress->isVisible()); // not yet
    model.openExample();
    QVERIFY(model.isLoading());
    cancel->click();
    QVERIFY(!model.isLoading());
    QVERIFY(!progress->isVisible());
    QVERIFY(page.findChild<QPushButton *>(QStringLiteral("openButton"))->isVisible());
}

void TestDropPage::offersToGoOnWithTheOpenCase()
{
    CaseModel model;
    DropPage page(&model);
    page.show();
    auto *action = page.findChild<QPushButton *>(QStringLiteral("mainAction"));
    QVERIFY(!action->isVisible());
    model.openExample();
    QTRY_VERIFY_WITH_TIMEOUT(model.hasCase(), 20000);
    QVERIFY(action->isVisible());
    QVERIFY(page.findChild<QLabel *>(QStringLiteral("pageSentence"))
                ->text()
                .contains(QLatin1StringView("ember_style_v3")));
    QSignalSpy requested(&page, &Page::stepRequested);
    action->click();
    QCOMPARE(requested[0][0].value<StepPage>(), StepPage::Findings);
}

QTEST_MAIN(TestDropPage)
#include "tst_droppage.moc"
