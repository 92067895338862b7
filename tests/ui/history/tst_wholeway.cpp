// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole way as a user goes it, by object names: from a dropped file to a saved config, to a
// checked second run, and one step back up.
#include "../nextrunlogs.h"
#include "ui/history/attemptmodel.h"
#include "ui/history/ledgerview.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/textlabel.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

constexpr int kPatience = 20000; ///< milliseconds

} // namespace

class TestWholeWay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fromACrashToAStableRunAndBackUp();

private:
    QWidget *page()
    {
        return m_window->findChild<QStackedWidget *>(u"pageStack"_s)->currentWidget();
    }
    template <typename Widget>
    Widget *onPage(const char *name)
    {
        auto *found = page()->findChild<Widget *>(QLatin1StringView(name));
        if (!found)
            qFatal("no widget %s on %s", name, qPrintable(page()->objectName()));
        return found;
    }
    void click(const char *button)
    {
        auto *found = onPage<QPushButton>(button);
        QVERIFY2(found->isVisible() && found->isEnabled(), button);
        QTest::mouseClick(found, Qt::LeftButton);
    }
    void drop(const QStringList &paths);
    QString sentence() { return onPage<TextLabel>("pageSentence")->text(); }

    TestHome m_home;
    std::unique_ptr<CaseModel> m_model;
    std::unique_ptr<MainWindow> m_window;
};

void TestWholeWay::drop(const QStringList &paths)
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString &path : paths)
        urls << QUrl::fromLocalFile(path);
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(600, 400), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent dropped(QPointF(600, 400), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &dropped);
    QTRY_VERIFY_WITH_TIMEOUT(m_model->hasCase() && !m_model->isLoading(), kPatience);
}

void TestWholeWay::fromACrashToAStableRunAndBackUp()
{
    m_model = std::make_unique<CaseModel>();
    m_window = std::make_unique<MainWindow>(m_model.get());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    const QString config = m_home.write(u"config.yaml"_s, TestHome::exampleConfig());

    // The crash.
    drop({m_home.write(u"log.txt"_s, TestHome::exampleLog()), config});
    QCOMPARE(page()->objectName(), u"findingsPage"_s);
    click("mainAction");
    QCOMPARE(page()->objectName(), u"diagnosisPage"_s);
    QVERIFY2(sentence().startsWith(u"Out of memory"), qPrintable(sentence()));
    click("mainAction");
    QCOMPARE(page()->objectName(), u"fixPage"_s);

    // The fix: the first proposed step of the plan, then saved.
    const PlanStep *first = m_model->diagnosis().firstStep();
    QVERIFY(first != nullptr);
    QVERIFY(m_model->applyFix(first->fix));
    QVERIFY(m_model->isModified());
    click("mainAction");
    QVERIFY(!m_model->isModified());
    QVERIFY(TestHome::read(config) != TestHome::exampleConfig());
    QVERIFY(TestHome::read(config).contains("# FLUX likes several sizes"));

    // The second run.
    QTest::keyClick(m_window.get(), Qt::Key_5, Qt::AltModifier);
    QCOMPARE(page()->objectName(), u"nextRunPage"_s);
    QVERIFY2(sentence().startsWith(u"Did it help?"), qPrintable(sentence()));
    drop({m_home.write(u"next.txt"_s, nextrun::finished())});
    QCOMPARE(page()->objectName(), u"nextRunPage"_s);
    QCOMPARE(sentence(), u"Solved. The run finished all 2,500 steps."_s);
    auto *ledger = onPage<LedgerView>("ledger");
    QCOMPARE(ledger->model()->rowCount(), 2);
    QVERIFY(ledger->model()->setData(ledger->model()->index(1, AttemptModel::Note),
                                     u"went through"_s, Qt::EditRole));

    // One step back up, saved again.
    const QByteArray stable = TestHome::read(config);
    click("mainAction");
    QCOMPARE(page()->objectName(), u"fixPage"_s);
    QVERIFY(m_model->isModified());
    click("mainAction");
    QVERIFY(!m_model->isModified());
    QVERIFY(TestHome::read(config) != stable);

    // All of it in the history.
    QTest::keyClick(m_window.get(), Qt::Key_6, Qt::AltModifier);
    QTRY_VERIFY(page()->objectName() == u"historyPage"_s || page()->objectName() == u"chartPage"_s);
    m_window->showStep(StepPage::History);
    QVERIFY2(sentence().startsWith(u"ember_style_v3: 2 run"), qPrintable(sentence()));
    QCOMPARE(m_model->attempts()[1].note, u"went through"_s);
    QCOMPARE(m_model->attempts()[1].outcome, Outcome::Solved);
}

QTEST_MAIN(TestWholeWay)
#include "tst_wholeway.moc"
