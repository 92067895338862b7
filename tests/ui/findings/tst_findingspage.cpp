// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../testhome.h"
#include "ui/findings/findingspage.h"
#include "ui/findings/logpane.h"
#include "ui/findings/logview.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace headroom;

namespace {

constexpr int kPatience = 20000; ///< milliseconds

} // namespace

class TestFindingsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void tellsTheRunInOneSentence();
    void listsSymptomsFoundAndAbsent();
    void symptomLeadsToItsLine();
    void timingComesFromTheLogAndCanBeChanged();
    void factsAreFilledInAndCanBeChanged();
    void findsInTheLog();
    void searchWithoutResultSaysSo();
    void offersTheDiagnosis();
    void choosesAmongRuns();
    void worksWithoutALog();
    void emptyStateSaysWhatToDo();

private:
    template <typename Widget>
    Widget *find(const char *name)
    {
        auto *found = m_page->findChild<Widget *>(QLatin1StringView(name));
        if (!found)
            qFatal("no widget %s", name);
        return found;
    }
    void open(const QStringList &paths);
    LogView *logView() { return m_page->findChild<LogPane *>()->view(); }

    TestHome m_home;
    std::unique_ptr<CaseModel> m_model;
    std::unique_ptr<FindingsPage> m_page;
};

void TestFindingsPage::init()
{
    m_model = std::make_unique<CaseModel>();
    m_page = std::make_unique<FindingsPage>(m_model.get());
    m_page->resize(1100, 700);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void TestFindingsPage::cleanup()
{
    m_page.reset();
    m_model.reset();
}

void TestFindingsPage::open(const QStringList &paths)
{
    m_model->open(paths);
    QTRY_VERIFY_WITH_TIMEOUT(!m_model->isLoading(), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(logView()->document(), kPatience);
}

void TestFindingsPage::tellsTheRunInOneSentence()
{
    open({m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog())});
    const QString sentence = find<QLabel>("pageSentence")->text();
    QVERIFY2(sentence.contains(QLatin1StringView("2500")) ||
                 sentence.contains(QLatin1StringView("2,500")),
             qPrintable(sentence));
    QVERIFY(find<QWidget>("phaseStrip")->isVisible());
    QVERIFY(!find<QWidget>("phaseStrip")->accessibleDescription().isEmpty());
    QVERIFY(!find<QComboBox>("runChooser")->isVisible());
}

void TestFindingsPage::listsSymptomsFoundAndAbsent()
{
    open({m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog())});
    const QAbstractItemModel *symptoms = find<QListView>("symptomList")->model();
    QVERIFY(symptoms->rowCount() >= 6); // the guide's own
    int found = 0;
    for (int row = 0; row < symptoms->rowCount(); ++row)
        found += symptoms->index(row, 0).data(Qt::UserRole).toBool() ? 1 : 0;
    QVERIFY(found >= 2);
    QVERIFY(found < symptoms->rowCount());
}

void TestFindingsPage::symptomLeadsToItsLine()
{
    open({m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog())});
    auto *list = find<QListView>("symptomList");
    logView()->showLine(LineNumber{1});
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QModelIndex index = list->model()->index(row, 0);
        const int line = index.data(Qt::UserRole + 1).toInt();
        if (line == 0)
            continue;
        list->setFocus();
        list->setCurrentIndex(index);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(logView()->currentLine().value, line);
        return;
    }
    QFAIL("no symptom was found");
}

void TestFindingsPage::timingComesFromTheLogAndCanBeChanged()
{
    open({m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog())});
    auto *fromLog = find<QAbstractButton>("timing_steps_1_10");
    QVERIFY(fromLog->isChecked());
    QVERIFY(fromLog->text().contains(QLatin1StringView("from the log")));
    auto *other = find<QAbstractButton>("timing_only_sampling");
    other->click();
    QCOMPARE(m_model->facts().answers.value(QStringLiteral("crash_timing")),
             QStringLiteral("only_sampling"));
    QVERIFY(other->isChecked());
    // Choosing what the log says takes the answer back.
    fromLog->click();
    QVERIFY(!m_model->facts().answers.contains(QStringLiteral("crash_timing")));
    find<QAbstractButton>("timing_dont_know")->click();
    QCOMPARE(m_model->facts().answers.value(QStringLiteral("crash_timing")),
             QStringLiteral("dont_know"));
}

void TestFindingsPage::factsAreFilledInAndCanBeChanged()
{
    open({m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog())});
    auto *vram = find<QDoubleSpinBox>("vramField");
    QCOMPARE(vram->value(), 24.0);
    QCOMPARE(find<QLabel>("vramOrigin")->text(), QStringLiteral("from the log"));
    QCOMPARE(find<QComboBox>("platformField")->currentData().toString(), QStringLiteral("windows"));
    auto *ram = find<QDoubleSpinBox>("ramField");
    QCOMPARE(ram->value(), 0.0);
    QCOMPARE(ram->text(), QStringLiteral("unknown"));
    QCOMPARE(find<QLabel>("ramOrigin")->text(), QString());

    vram->setValue(15.5);
    QCOMPARE(m_model->facts().answers.value(QStringLiteral("gpu_vram_gib")),
             QStringLiteral("15.5"));
    QVERIFY(m_model->diagnosis().capacity);
    QCOMPARE(m_model->diagnosis().capacity->gib(), 15.5);
    QCOMPARE(find<QLabel>("vramOrigin")->text(), QStringLiteral("your answer"));
    vram->setValue(0);
    QVERIFY(!m_model->facts().answers.contains(QStringLiteral("gpu_vram_gib")));
    QCOMPARE(vram->value(), 24.0); // the log's again

    auto *platform = find<QComboBox>("platformField");
    platform->setFocus();
    platform->setCurrentIndex(platform->findData(QStringLiteral("linux")));
    Q_EMIT platform->activated(platform->currentIndex());
    QCOMPARE(m_model->facts().answers.value(QStringLiteral("platform")), QStringLiteral("linux"));
}

void TestFindingsPage::findsInTheLog()
{
    open({m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog())});
    logView()->showLine(LineNumber{1});
    QTest::keyClick(m_page.get(), Qt::Key_F, Qt::ControlModifier);
    auto *field = find<QLineEdit>("logSearch");
    QTRY_VERIFY(field->hasFocus());
    QSignalSpy finished(m_page->findChild<LogPane *>(), &LogPane::searchFinished);
    QTest::keyClicks(field, QStringLiteral("generating baseline"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, kPatience);
    const LineNumber first = logView()->currentLine();
    QVERIFY(first > LineNumber{1});
    QVERIFY(find<QLabel>("searchOutcome")->text().contains(QString::number(first.value)));
    QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier); // around, to itself
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, kPatience);
    QCOMPARE(logView()->currentLine(), first);
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(logView()->hasFocus());
}

void TestFindingsPage::searchWithoutResultSaysSo()
{
    open({m_home.write(QStringLiteral("log.txt"), TestHome::exampleLog())});
    const LineNumber before = logView()->currentLine();
    find<QLineEdit>("logSearch")->setText(QStringLiteral("no such words"));
    QSignalSpy finished(m_page->findChild<LogPane *>(), &LogPane::searchFinished);
    find<QAbstractButton>("searchNext")->click();
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, kPatience);
    QCOMPARE(find<QLabel>("searchOutcome")->text(), QStringLiteral("not found"));
    QCOMPARE(logView()->currentLine(), before);
}

void TestFindingsPage::offersTheDiagnosis()
{
    QSignalSpy requested(m_page.get(), &Page::stepRequested);
    auto *action = find<QPushButton>("mainAction");
    QVERIFY(action->isVisible());
    action->click();
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested[0][0].value<StepPage>(), StepPage::Diagnosis);
}

void TestFindingsPage::choosesAmongRuns()
{
    QByteArray second = TestHome::exampleLog();
    second.replace("ember_style_v3", "ember_style_v4");
    open({m_home.write(QStringLiteral("two.txt"), TestHome::exampleLog() + second)});
    auto *chooser = find<QComboBox>("runChooser");
    QVERIFY(chooser->isVisible());
    QVERIFY(chooser->count() >= 2);
    QCOMPARE(chooser->currentIndex(), chooser->count() - 1);
    const LineNumber shown = logView()->currentLine();
    chooser->setCurrentIndex(0);
    Q_EMIT chooser->activated(0);
    QCOMPARE(*m_model->facts().current, std::size_t(0));
    QVERIFY(logView()->currentLine() < shown);
}

void TestFindingsPage::worksWithoutALog()
{
    m_model->open({m_home.write(QStringLiteral("config.yaml"), TestHome::exampleConfig())});
    QTRY_VERIFY_WITH_TIMEOUT(m_model->hasCase(), kPatience);
    QVERIFY(!logView()->document());
    QVERIFY(!find<QWidget>("phaseStrip")->isVisible());
    QVERIFY(!find<QLabel>("pageSentence")->text().isEmpty());
    find<QAbstractButton>("timing_steps_1_10")->click();
    QCOMPARE(m_model->facts().answers.value(QStringLiteral("crash_timing")),
             QStringLiteral("steps_1_10"));
    QVERIFY(!find<QAbstractButton>("timing_steps_1_10")
                 ->text()
                 .contains(QLatin1StringView("from the log")));
}

void TestFindingsPage::emptyStateSaysWhatToDo()
{
    QVERIFY(find<QLabel>("pageSentence")->text().contains(QLatin1StringView("Drop a log")));
    QVERIFY(!find<QWidget>("phaseStrip")->isVisible());
}

QTEST_MAIN(TestFindingsPage)
#include "tst_findingspage.moc"
