// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The Diagnosis page over cases that are read from files.
#include "../openedcase.h"
#include "../widgetwalk.h"
#include "report/report.h"
#include "ui/diagnosis/causerow.h"
#include "ui/diagnosis/diagnosispage.h"
#include "ui/diagnosis/questioncard.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/linkbutton.h"
#include "ui/widgets/pageframe.h"
#include "ui/widgets/probabilitybar.h"
#include "ui/widgets/textlabel.h"

#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

/// The page in a window of its own.
struct Shown
{
    explicit Shown(OpenedCase &opened, QSize size = {1100, 750}) : page(&opened.model())
    {
        page.resize(size);
        page.show();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("the window was not shown");
    }
    QPushButton *mainAction() { return page.findChild<QPushButton *>(u"mainAction"_s); }
    InlineMessage *message(const QString &name) { return page.findChild<InlineMessage *>(name); }
    QString sentence() { return page.findChild<PageFrame *>()->sentence(); }

    DiagnosisPage page;
};

} // namespace

class TestDiagnosisPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheRanking()
    {
        OpenedCase opened;
        opened.openExample();
        Shown shown(opened);
        const Diagnosis &diagnosis = opened.model().diagnosis();
        QCOMPARE(shown.sentence(), headline(diagnosis, opened.model().knowledge()));
        const auto rows = shown.page.findChildren<CauseRow *>();
        QVERIFY(!rows.isEmpty());
        QCOMPARE(rows.first()->causeId(), diagnosis.top()->id);
        QCOMPARE(rows.first()->bar()->probability(), diagnosis.top()->probability);
        QVERIFY(shown.page.findChild<TextLabel *>(u"estimateText"_s)->isVisible() ==
                diagnosis.estimate.has_value());
        for (const QString &name :
             {u"environmentMessage"_s, u"recoveredMessage"_s, u"verdictMessage"_s})
            QVERIFY2(!shown.message(name)->isVisible(), qPrintable(name));
    }

    void leadsToTheFix()
    {
        OpenedCase opened;
        opened.openExample();
        Shown shown(opened);
        QSignalSpy asked(&shown.page, &Page::stepRequested);
        QVERIFY(shown.mainAction()->isVisible());
        shown.mainAction()->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].value<StepPage>(), StepPage::Fixes);
    }

    void withoutACaseItLeadsToTheBeginning()
    {
        OpenedCase opened;
        Shown shown(opened);
        QVERIFY(shown.sentence().contains(u"No case"_s));
        QSignalSpy asked(&shown.page, &Page::stepRequested);
        shown.mainAction()->click();
        QCOMPARE(asked[0][0].value<StepPage>(), StepPage::Drop);
        QCOMPARE(walk::nameless(&shown.page), QStringList());
        // The page fills when a case comes, and empties when it goes.
        opened.openExample();
        QVERIFY(!shown.page.findChildren<CauseRow *>().isEmpty());
        opened.model().close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(shown.page.findChildren<CauseRow *>().isEmpty());
        QVERIFY(shown.sentence().contains(u"No case"_s));
    }

    void linesLeadToTheirPlace()
    {
        OpenedCase opened;
        opened.openExample();
        Shown shown(opened);
        QSignalSpy log(&shown.page, &Page::logLineRequested);
        QSignalSpy config(&shown.page, &Page::configLineRequested);
        const auto links = shown.page.findChildren<LinkButton *>(u"evidenceLink"_s);
        QVERIFY(!links.isEmpty());
        for (LinkButton *link : links)
            link->click();
        QCOMPARE(log.size() + config.size(), links.size());
    }

    /// A config that only stands in the log has no file to open: its lines are lines of the log.
    void linesOfAPrintedConfigAreInTheLog()
    {
        OpenedCase opened;
        opened.open({opened.home().write(u"only.log"_s, TestHome::exampleLog())});
        QVERIFY(opened.model().facts().jobFromLog);
        Shown shown(opened);
        QSignalSpy config(&shown.page, &Page::configLineRequested);
        const auto links = shown.page.findChildren<LinkButton *>(u"evidenceLink"_s);
        QVERIFY(!links.isEmpty());
        for (LinkButton *link : links) {
            QVERIFY2(link->text().startsWith(u"log line"_s), qPrintable(link->text()));
            link->click();
        }
        QCOMPARE(config.size(), 0);
    }

    void verdictsAreProminent_data()
    {
        QTest::addColumn<QString>("golden");
        QTest::addColumn<QString>("message");
        QTest::addColumn<Tone>("tone");
        QTest::newRow("no module") << u"not-oom-module"_s << u"verdictMessage"_s << Tone::Info;
        QTest::newRow("disk full") << u"not-oom-disk-full"_s << u"verdictMessage"_s << Tone::Info;
        QTest::newRow("spill") << u"kind-spill"_s << u"verdictMessage"_s << Tone::Warning;
        QTest::newRow("finished") << u"no-failure-finished"_s << u"verdictMessage"_s
                                  << Tone::Positive;
        QTest::newRow("unclear") << u"unclear-cut-short"_s << u"verdictMessage"_s << Tone::Info;
        QTest::newRow("skipped batches")
            << u"image-skipped-batches"_s << u"recoveredMessage"_s << Tone::Warning;
        QTest::newRow("dirty worker")
            << u"image-dirty-worker"_s << u"environmentMessage"_s << Tone::Warning;
    }

    void verdictsAreProminent()
    {
        QFETCH(QString, golden);
        QFETCH(QString, message);
        QFETCH(Tone, tone);
        OpenedCase opened;
        opened.openGolden(golden);
        Shown shown(opened);
        QVERIFY(shown.message(message)->isVisible());
        QCOMPARE(shown.message(message)->tone(), tone);
        QCOMPARE(walk::nameless(&shown.page), QStringList());
        QCOMPARE(walk::cutTexts(&shown.page), QStringList());
    }

    void environmentOffersTheReport()
    {
        OpenedCase opened;
        opened.openGolden(u"image-dirty-worker"_s);
        Shown shown(opened);
        const QSignalSpy asked(&shown.page, &DiagnosisPage::reportRequested);
        shown.page.findChild<QPushButton *>(u"supportReportButton"_s)->click();
        QCOMPARE(asked.size(), 1);
    }

    void noFailureOffersNoFix()
    {
        OpenedCase opened;
        opened.openGolden(u"no-failure-finished"_s);
        Shown shown(opened);
        QVERIFY(!shown.mainAction()->isVisible());
    }

    void answersRankInPlace()
    {
        OpenedCase opened;
        opened.openText(
            "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 20.00 MiB\n");
        Shown shown(opened);
        auto *card = shown.page.findChild<QuestionCard *>();
        QVERIFY(card->isVisible());
        const QString question = opened.model().diagnosis().question->id;
        auto *unknown = shown.page.findChild<QPushButton *>(u"answer.dont_know"_s);
        unknown->setFocus();
        QTest::keyClick(unknown, Qt::Key_Space);
        QCOMPARE(opened.model().facts().answers.value(question), u"dont_know"_s);
        QVERIFY(shown.message(u"answeredMessage"_s)->isVisible());
        QVERIFY(shown.message(u"answeredMessage"_s)->text().contains(u"I don't know"_s));
        const auto &next = opened.model().diagnosis().question;
        QVERIFY(!next || next->id != question);

        shown.page.findChild<QPushButton *>(u"takeAnswerBackButton"_s)->click();
        QVERIFY(!opened.model().facts().answers.contains(question));
        QVERIFY(!shown.message(u"answeredMessage"_s)->isVisible());
        QCOMPARE(opened.model().diagnosis().question->id, question);
    }

    void anotherCaseForgetsTheAnswer()
    {
        OpenedCase opened;
        opened.openText(
            "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 20.00 MiB\n");
        Shown shown(opened);
        shown.page.findChild<QPushButton *>(u"answer.dont_know"_s)->click();
        QVERIFY(shown.message(u"answeredMessage"_s)->isVisible());
        opened.model().close();
        QVERIFY(!shown.message(u"answeredMessage"_s)->isVisible());
    }

    void keyboardReachesEverything()
    {
        OpenedCase opened;
        opened.openExample();
        Shown shown(opened);
        QCOMPARE(walk::unreachable(&shown.page), QStringList());
        QCOMPARE(walk::nameless(&shown.page), QStringList());
        QCOMPARE(walk::sharedMnemonics(&shown.page), QStringList());
    }

    void keyboardScrollsAlong()
    {
        OpenedCase opened;
        opened.openExample();
        Shown shown(opened, {900, 360});
        shown.page.findChild<QPushButton *>(u"moreCauses"_s)->click();
        shown.page.findChild<LinkButton *>()->setFocus();
        for (int press = 0; press < 60; ++press) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QWidget *now = QApplication::focusWidget();
            QVERIFY(now != nullptr);
            QVERIFY2(!now->visibleRegion().isEmpty(), qPrintable(walk::nameOf(now)));
        }
    }

    void fitsSmallWindows_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("textScale");
        QTest::newRow("smallest window") << QSize(820, 620) << 1.0;
        QTest::newRow("usual window") << QSize(1090, 740) << 1.0;
        QTest::newRow("twice the text") << QSize(1640, 1000) << 2.0;
    }

    void fitsSmallWindows()
    {
        QFETCH(QSize, size);
        QFETCH(double, textScale);
        OpenedCase opened;
        opened.openExample();
        walk::LongLanguage language;
        QCoreApplication::installTranslator(&language);
        Shown shown(opened, size);
        QFont font = shown.page.font();
        font.setPointSizeF(font.pointSizeF() * textScale);
        shown.page.setFont(font);
        QCoreApplication::processEvents();
        const auto *area = shown.page.findChild<QScrollArea *>(u"pageScroll"_s);
        QCOMPARE(walk::cutTexts(&shown.page), QStringList());
        QVERIFY(area->widget()->width() <= area->viewport()->width());
        QCoreApplication::removeTranslator(&language);
    }

    void changesTheLanguage()
    {
        OpenedCase opened;
        opened.openExample();
        Shown shown(opened);
        const QString english = shown.mainAction()->text();
        walk::LongLanguage language;
        QCoreApplication::installTranslator(&language);
        QTRY_VERIFY(shown.mainAction()->text() != english);
        QCoreApplication::removeTranslator(&language);
        QTRY_COMPARE(shown.mainAction()->text(), english);
    }
};

QTEST_MAIN(TestDiagnosisPage)
#include "tst_diagnosispage.moc"
