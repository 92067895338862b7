// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../nextrunlogs.h"
#include "../widgetwalk.h"
#include "ui/findings/logpane.h"
#include "ui/findings/logview.h"
#include "ui/intake/recentcases.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/settings.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/statusmark.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QListView>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>
#include <QTimer>

using namespace headroom;

namespace {

constexpr int kPatience = 20000; ///< milliseconds

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void droppedFilesFillThePages();
    void droppedTextIsTaken();
    void linksAreRefusedWithTheReason();
    void badInputsAreNamed_data();
    void badInputsAreNamed();
    void severalBadInputsAreListed();
    void aGoodFileClearsTheMessage();
    void pastesALog();
    void emptyClipboardSaysSo();
    void keyboardLeadsToTheDiagnosis();
    void railIsNeverLocked();
    void marksTheStepsDone();
    void remembersTheCase();
    void reportIsSeenBeforeItIsCopied();
    void closingAsksOnlyWithUnsavedEdits();
    void closingCanSaveFirst();
    void savingElsewhereEndsTheQuestion();
    void anotherCaseWaitsForTheEdits();
    void offersACaseThatWasInterrupted();
    void dropsOnTheNextRunPageAreTheNextRun();
    void remembersItsGeometry();
    void everythingFocusableHasAName();
    void mnemonicsAreUniqueOnEachPage();
    void tellsWhenItWasPainted();

private:
    template <typename Widget>
    Widget *find(const char *name)
    {
        auto *found = m_window->findChild<Widget *>(QLatin1StringView(name));
        if (!found)
            qFatal("no widget %s", name);
        return found;
    }
    void drop(const QMimeData &data);
    void dropFiles(const QStringList &paths);
    void openExample();
    QWidget *page() { return find<QStackedWidget>("pageStack")->currentWidget(); }
    InlineMessage *message() { return find<InlineMessage>("windowMessage"); }

    TestHome m_home;
    std::unique_ptr<CaseModel> m_model;
    std::unique_ptr<MainWindow> m_window;
};

void TestMainWindow::init()
{
    m_model = std::make_unique<CaseModel>();
    m_window = std::make_unique<MainWindow>(m_model.get());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestMainWindow::cleanup()
{
    m_window.reset();
    m_model.reset();
}

void TestMainWindow::drop(const QMimeData &data)
{
    QDragEnterEvent enter(QPoint(600, 400), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent dropped(QPointF(600, 400), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &dropped);
    QTRY_VERIFY_WITH_TIMEOUT(!m_model->isLoading(), kPatience);
}

void TestMainWindow::dropFiles(const QStringList &paths)
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString &path : paths)
        urls << QUrl::fromLocalFile(path);
    data.setUrls(urls);
    drop(data);
}

void TestMainWindow::openExample()
{
    m_model->openExample();
    QTRY_VERIFY_WITH_TIMEOUT(m_model->hasCase(), kPatience);
}

void TestMainWindow::droppedFilesFillThePages()
{
    QCOMPARE(m_window->currentStep(), StepPage::Drop);
    dropFiles({m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog()),
               m_home.write(QStringLiteral("config.yaml"), TestHome::exampleConfig())});
    QCOMPARE(m_window->currentStep(), StepPage::Findings);
    QVERIFY(!message()->isVisible());
    QVERIFY(find<QWidget>("caseLine")
                ->accessibleName()
                .startsWith(QLatin1StringView("ember_style_v3")));
    QVERIFY(m_window->windowTitle().contains(QLatin1StringView("ember_style_v3")));
    QVERIFY(find<QListView>("symptomList")->model()->rowCount() > 0);
    auto *log = find<LogPane>("logPane");
    QTRY_VERIFY_WITH_TIMEOUT(log->view()->document(), kPatience);
    QCOMPARE(log->view()->currentLine(), m_model->facts().run()->fatalFailure()->line);
    for (const StepPage step : {StepPage::Diagnosis, StepPage::Fixes}) {
        m_window->showStep(step);
        QVERIFY(page()->isVisible());
    }
}

void TestMainWindow::droppedTextIsTaken()
{
    QMimeData data;
    data.setText(QString::fromUtf8(TestHome::exampleLog()));
    drop(data);
    QVERIFY(m_model->facts().run());
    QCOMPARE(m_window->currentStep(), StepPage::Findings);
}

void TestMainWindow::linksAreRefusedWithTheReason()
{
    QMimeData data;
    data.setUrls({QUrl(QStringLiteral("https://example.org/log.txt"))});
    drop(data);
    QVERIFY(message()->isVisible());
    QVERIFY(message()->text().contains(QLatin1StringView("link")));
    QVERIFY(!message()->detail().isEmpty());
    QVERIFY(!m_model->hasCase());
}

void TestMainWindow::badInputsAreNamed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QStringLiteral("empty.txt") << QByteArray();
    QTest::newRow("blank") << QStringLiteral("blank.txt") << QByteArray(" \n\n ");
    QTest::newRow("binary") << QStringLiteral("blob.bin")
                            << QByteArray("\0\1\2\3\0\0\xff\xfe\0\0\0\1", 12).repeated(100);
    QTest::newRow("picture") << QStringLiteral("shot.png")
                             << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1", 20);
    QTest::newRow("broken archive") << QStringLiteral("job.zip") << QByteArray("PK\3\4broken");
    QTest::newRow("broken config")
        << QStringLiteral("config.yaml") << QByteArray("job: extension\nconfig: {name: [1, 2\n");
    QTest::newRow("missing") << QStringLiteral("missing.txt") << QByteArray("(not written)");
}

void TestMainWindow::badInputsAreNamed()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, bytes);
    const QString path = m_home.path(name);
    QFile::remove(path);
    if (bytes != "(not written)")
        m_home.write(name, bytes);
    QSignalSpy problems(m_model.get(), &CaseModel::problem);
    dropFiles({path});
    QCOMPARE(problems.size(), 1);
    const Error error = problems[0][0].value<Error>();
    QVERIFY(message()->isVisible());
    QCOMPARE(message()->tone(), Tone::Error);
    QVERIFY2(message()->text().contains(name), qPrintable(message()->text()));
    QVERIFY(message()->text().contains(error.message));
    QCOMPARE(message()->detail(), error.remedy);
    QVERIFY(!m_model->hasCase());
    QCOMPARE(m_window->currentStep(), StepPage::Drop);
}

void TestMainWindow::severalBadInputsAreListed()
{
    dropFiles({m_home.write(QStringLiteral("empty.txt"), {}),
               m_home.path(QStringLiteral("gone.txt")),
               m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog())});
    QVERIFY(m_model->hasCase());
    QVERIFY(message()->isVisible());
    QVERIFY(message()->detail().contains(QLatin1StringView("empty.txt")));
    QVERIFY(message()->detail().contains(QLatin1StringView("gone.txt")));
}

void TestMainWindow::aGoodFileClearsTheMessage()
{
    dropFiles({m_home.write(QStringLiteral("empty.txt"), {})});
    QVERIFY(message()->isVisible());
    dropFiles({m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog())});
    QVERIFY(!message()->isVisible());
}

void TestMainWindow::pastesALog()
{
    QApplication::clipboard()->setText(QString::fromUtf8(TestHome::exampleLog()));
    QTest::keyClick(m_window.get(), Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(m_model->hasCase(), kPatience);
    QCOMPARE(m_window->currentStep(), StepPage::Findings);
}

void TestMainWindow::emptyClipboardSaysSo()
{
    QApplication::clipboard()->clear();
    QTest::keyClick(m_window.get(), Qt::Key_V, Qt::ControlModifier);
    QVERIFY(message()->isVisible());
    QVERIFY(!message()->detail().isEmpty());
}

void TestMainWindow::keyboardLeadsToTheDiagnosis()
{
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::AltModifier); // Try the example
    QTRY_VERIFY_WITH_TIMEOUT(m_model->hasCase(), kPatience);
    QCOMPARE(m_window->currentStep(), StepPage::Findings);
    QTest::keyClick(m_window.get(), Qt::Key_D, Qt::AltModifier); // See the diagnosis
    QTRY_COMPARE(m_window->currentStep(), StepPage::Diagnosis);
    QVERIFY(page()->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(m_window.get(), Qt::Key_F6);
    QVERIFY(find<QListView>("stepRail")->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QCOMPARE(m_window->currentStep(), StepPage::Fixes);
    QTest::keyClick(m_window.get(), Qt::Key_F6);
    QVERIFY(page()->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::AltModifier);
    QCOMPARE(m_window->currentStep(), StepPage::Drop);
}

void TestMainWindow::railIsNeverLocked()
{
    for (const StepPage step :
         {StepPage::Fixes, StepPage::Diagnosis, StepPage::Findings, StepPage::Drop}) {
        m_window->showStep(step);
        QCOMPARE(m_window->currentStep(), step);
        QVERIFY(page()->isVisible());
    }
}

void TestMainWindow::marksTheStepsDone()
{
    const QAbstractItemModel *steps = find<QListView>("stepRail")->model();
    const auto isDone = [&](StepPage step) {
        return steps->index(static_cast<int>(step), 0).data(Qt::UserRole).toInt() ==
               static_cast<int>(Mark::Done);
    };
    QVERIFY(!isDone(StepPage::Drop));
    openExample();
    QVERIFY(isDone(StepPage::Drop));
    QVERIFY(isDone(StepPage::Findings));
    QVERIFY(!isDone(StepPage::Diagnosis));
    m_window->showStep(StepPage::Diagnosis);
    QVERIFY(isDone(StepPage::Diagnosis));
    QVERIFY(m_model->applyFix(QStringLiteral("batch_size_one")));
    QVERIFY(!isDone(StepPage::Fixes));
    QVERIFY(m_model->saveAs(m_home.path(QStringLiteral("saved.yaml"))));
    QVERIFY(isDone(StepPage::Fixes));
    openExample();
    QTRY_VERIFY(!isDone(StepPage::Diagnosis));
}

void TestMainWindow::remembersTheCase()
{
    const QString log = m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog());
    dropFiles({log});
    QVERIFY(!recentCases().empty());
    QCOMPARE(recentCases().front().paths, QStringList{log});
    QCOMPARE(recentCases().front().title, QStringLiteral("ember_style_v3"));
    QCOMPARE(recentCases().front().verdict, Verdict::OutOfMemory);
}

void TestMainWindow::reportIsSeenBeforeItIsCopied()
{
    QVERIFY(!find<QPushButton>("caseReport")->isEnabled());
    openExample();
    find<QPushButton>("caseReport")->click();
    auto *text = find<QPlainTextEdit>("reportText");
    QVERIFY(text->isVisible());
    QVERIFY(text->toPlainText().contains(QLatin1Char('#')));
    QApplication::clipboard()->clear();
    page()->findChild<QPushButton *>(QStringLiteral("mainAction"))->click();
    QCOMPARE(QApplication::clipboard()->text(), text->toPlainText());
    QTest::keyClick(page(), Qt::Key_Escape);
    QCOMPARE(m_window->currentStep(), StepPage::Findings);
    QVERIFY(!text->isVisible());
}

void TestMainWindow::closingAsksOnlyWithUnsavedEdits()
{
    openExample();
    QVERIFY(m_window->close());
    m_window->show();
    QVERIFY(m_model->applyFix(QStringLiteral("batch_size_one")));
    auto *message = find<InlineMessage>("unsavedMessage");
    QVERIFY(!message->isVisible());
    QVERIFY(!m_window->close());
    QVERIFY(m_window->isVisible());
    QVERIFY(message->isVisible());
    find<QAction>("unsavedStay")->trigger();
    QVERIFY(!message->isVisible());
    QVERIFY(m_model->isModified());
    QVERIFY(!m_window->close());
    find<QAction>("unsavedDiscard")->trigger();
    QVERIFY(!m_window->isVisible());
}

void TestMainWindow::closingCanSaveFirst()
{
    const QString config = m_home.write(QStringLiteral("config.yaml"), TestHome::exampleConfig());
    dropFiles({m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog()), config});
    QVERIFY(m_model->applyFix(QStringLiteral("batch_size_one")));
    QVERIFY(!m_window->close());
    find<QAction>("unsavedSave")->trigger();
    QVERIFY(!m_window->isVisible());
    QVERIFY(TestHome::read(config).contains("batch_size: 1"));
}

void TestMainWindow::savingElsewhereEndsTheQuestion()
{
    const QString config = m_home.write(QStringLiteral("config.yaml"), TestHome::exampleConfig());
    dropFiles({m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog()), config});
    QVERIFY(m_model->applyFix(QStringLiteral("batch_size_one")));
    QVERIFY(!m_window->close());
    QVERIFY(m_model->save());
    QVERIFY(!find<InlineMessage>("unsavedMessage")->isVisible());
    QVERIFY(m_window->isVisible());
}

void TestMainWindow::anotherCaseWaitsForTheEdits()
{
    openExample();
    QVERIFY(m_model->applyFix(QStringLiteral("batch_size_one")));
    const QByteArray other = QByteArray(TestHome::exampleLog()).replace("ember_style", "harbour");
    dropFiles({m_home.write(QStringLiteral("other.txt"), other)});
    QCOMPARE(m_model->title(), QStringLiteral("ember_style_v3"));
    QVERIFY(find<InlineMessage>("unsavedMessage")->isVisible());
    find<QAction>("unsavedStay")->trigger();
    QCOMPARE(m_model->title(), QStringLiteral("ember_style_v3"));
    dropFiles({m_home.path(QStringLiteral("other.txt"))});
    find<QAction>("unsavedDiscard")->trigger();
    QCOMPARE(m_model->title(), QStringLiteral("harbour_v3"));
    QVERIFY(!m_model->isModified());
}

void TestMainWindow::offersACaseThatWasInterrupted()
{
    const QString shelf = m_home.path(QStringLiteral("shelf"));
    const QString log = m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog());
    {
        CaseModel model;
        CaseKeeper keeper(&model, shelf);
        model.open({log});
        QTRY_VERIFY_WITH_TIMEOUT(model.hasCase(), kPatience);
        model.setNote(0, QStringLiteral("halfway"));
        keeper.finish(false);
        // As after a kill: the file says open, and the lock is nobody's.
        QFile::copy(CaseShelf(shelf).pathOf(model.caseId()),
                    shelf + QStringLiteral("/killed.headroom"));
        m_home.write(QStringLiteral("shelf/killed.lock"),
                     "99999999\nheadroom\n" + QSysInfo::machineHostName().toUtf8() + "\n");
    }
    CaseKeeper keeper(m_model.get(), shelf);
    m_window->offerInterrupted(&keeper);
    auto *offer = find<InlineMessage>("interruptedMessage");
    QVERIFY(offer->isVisible());
    QVERIFY(offer->text().contains(QLatin1StringView("ember_style_v3")));
    find<QAction>("resumeCase")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(m_model->hasCase() && !m_model->isLoading(), kPatience);
    QVERIFY(!offer->isVisible());
    QCOMPARE(m_model->attempts().front().note, QStringLiteral("halfway"));
}

void TestMainWindow::dropsOnTheNextRunPageAreTheNextRun()
{
    dropFiles({m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog()),
               m_home.write(QStringLiteral("config.yaml"), TestHome::exampleConfig())});
    const std::size_t before = recentCases().size();
    m_window->showStep(StepPage::NextRun);
    dropFiles({m_home.write(QStringLiteral("next.txt"), nextrun::finished())});
    QCOMPARE(m_window->currentStep(), StepPage::NextRun);
    QCOMPARE(m_model->attempts().size(), std::size_t(2));
    // One job, one entry.
    QCOMPARE(recentCases().size(), before);
}

void TestMainWindow::remembersItsGeometry()
{
    m_window->resize(1111, 707);
    QVERIFY(m_window->close());
    QCOMPARE(Settings::geometry(), m_window->saveGeometry());
    MainWindow again(m_model.get());
    QCOMPARE(again.height(), 707); // the width is bounded by the screen
    m_window->show();
}

void TestMainWindow::everythingFocusableHasAName()
{
    openExample();
    for (const StepPage step :
         {StepPage::Drop, StepPage::Findings, StepPage::Diagnosis, StepPage::Fixes,
          StepPage::NextRun, StepPage::Vram, StepPage::History}) {
        m_window->showStep(step);
        QCOMPARE(walk::nameless(m_window.get()), QStringList());
    }
    m_window->showReport();
    QCOMPARE(walk::nameless(m_window.get()), QStringList());
}

void TestMainWindow::mnemonicsAreUniqueOnEachPage()
{
    openExample();
    const auto mnemonicsOf = [](const QWidget *shown) {
        QStringList found;
        for (const QWidget *widget : shown->findChildren<QWidget *>()) {
            if (!widget->isVisible())
                continue;
            const QKeySequence keys = QKeySequence::mnemonic(widget->property("text").toString());
            if (!keys.isEmpty())
                found << keys.toString();
        }
        return found;
    };
    for (const StepPage step : {StepPage::Drop, StepPage::Findings, StepPage::Diagnosis,
                                StepPage::Fixes, StepPage::NextRun, StepPage::History}) {
        m_window->showStep(step);
        QStringList found = mnemonicsOf(m_window.get());
        QVERIFY(!found.isEmpty());
        found.sort();
        const qsizetype all = found.size();
        QStringList once = found;
        once.removeDuplicates();
        QVERIFY2(once.size() == all, qPrintable(found.join(QLatin1Char(' '))));
    }
}

void TestMainWindow::tellsWhenItWasPainted()
{
    CaseModel model;
    MainWindow window(&model);
    QSignalSpy painted(&window, &MainWindow::painted);
    window.show();
    QTRY_COMPARE(painted.size(), 1);
    window.repaint();
    QCOMPARE(painted.size(), 1);
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
