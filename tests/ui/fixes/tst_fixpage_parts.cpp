// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the Fix page, each fed with values of its own.
#include "../widgetwalk.h"
#include "base/language.h"
#include "ui/fixes/peakbar.h"
#include "ui/fixes/peakpanel.h"
#include "ui/fixes/planlist.h"
#include "ui/fixes/planstepcard.h"
#include "ui/widgets/copybutton.h"
#include "ui/widgets/statusmark.h"
#include "ui/widgets/textlabel.h"

#include <QClipboard>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

PlanCard card(const QString &fix, FixState state, int number)
{
    PlanCard result;
    result.fix = fix;
    result.number = number;
    result.isConfigEdit = true;
    result.step.title = u"Title of "_s + fix;
    result.step.state = state;
    result.step.why = u"Reason of "_s + fix;
    result.price = u"Price of "_s + fix;
    return result;
}

std::vector<PlanCard> somePlan()
{
    std::vector<PlanCard> plan{
        card(u"checkpointing"_s, FixState::AlreadyDone, 1), card(u"batch"_s, FixState::Proposed, 2),
        card(u"bucket"_s, FixState::Proposed, 3), card(u"low_vram"_s, FixState::NotApplicable, 4),
        card(u"close"_s, FixState::Proposed, 5)};
    plan[1].isNext = true;
    plan[1].step.saving = u"saves 5.8 GiB (training)"_s;
    plan[1].step.edits = QStringList{u"train.batch_size: 4 → 1"_s};
    plan[1].outlook = u"Then the chance that it fits is 90 %."_s;
    plan[4].isConfigEdit = false;
    plan[4].commands = {{.place = {}, .text = u"nvidia-smi\nkill NUMBER"_s, .isTyped = true}};
    return plan;
}

QString textOf(const QWidget &inside, const QString &name)
{
    const auto *label = inside.findChild<TextLabel *>(name);
    return label->isVisibleTo(&inside) ? label->text() : QString();
}

PlanStepCard *cardOf(PlanList &list, const QString &fix)
{
    return list.findChild<PlanStepCard *>(u"planStep."_s + fix);
}

PhaseEstimate around(double gib)
{
    return {.low = Bytes::fromGib(gib * 0.9),
            .mid = Bytes::fromGib(gib),
            .high = Bytes::fromGib(gib * 1.1),
            .parts = {{.kind = PartKind::Weights, .size = Bytes::fromGib(gib * 0.7)}}};
}

Estimate estimateOf(double train, double capacity)
{
    Estimate estimate;
    estimate.load = around(15);
    estimate.train = around(train);
    if (capacity > 0) {
        estimate.capacity = Bytes::fromGib(capacity);
        estimate.fits = train < capacity ? 0.9 : 0.02;
    }
    return estimate;
}

/// The columns of a bar's picture whose middle is not the window's colour.
int inked(PeakBar &bar)
{
    const QImage image = bar.grab().toImage();
    int columns = 0;
    for (int x = 0; x < image.width(); ++x)
        columns += image.pixelColor(x, image.height() / 2) != bar.palette().color(QPalette::Window)
                       ? 1
                       : 0;
    return columns;
}

} // namespace

class TestFixParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setLanguage(u"en"_s); }

    void openStepTellsAll()
    {
        PlanStepCard step;
        step.setCard(somePlan()[1], true);
        QCOMPARE(textOf(step, u"stepTitle"_s), u"2. Title of batch"_s);
        QCOMPARE(textOf(step, u"stepWhy"_s), u"Reason of batch"_s);
        QCOMPARE(textOf(step, u"stepEdits"_s), u"train.batch_size: 4 → 1"_s);
        QCOMPARE(textOf(step, u"stepSaving"_s),
                 u"saves 5.8 GiB (training)\nThen the chance that it fits is 90 %."_s);
        QCOMPARE(textOf(step, u"stepPrice"_s), u"Price of batch"_s);
        QCOMPARE(step.findChild<StatusMark *>()->mark(), Mark::Current);
        auto *apply = step.findChild<QPushButton *>(u"applyStep"_s);
        QVERIFY(apply->isVisibleTo(&step));
        QCOMPARE(apply->accessibleName(), u"Apply: Title of batch"_s);
        const QSignalSpy applied(&step, &PlanStepCard::applyRequested);
        QTest::keyClick(apply, Qt::Key_Space);
        QCOMPARE(applied.value(0), QVariantList{u"batch"_s});
    }

    void settledStepsSayWhy_data()
    {
        QTest::addColumn<std::size_t>("index");
        QTest::addColumn<Mark>("mark");
        QTest::addColumn<QString>("why");
        QTest::newRow("done") << std::size_t(0) << Mark::Done << u"done: Reason of checkpointing"_s;
        QTest::newRow("not applicable")
            << std::size_t(3) << Mark::NotApplicable << u"not applicable: Reason of low_vram"_s;
    }

    void settledStepsSayWhy()
    {
        QFETCH(std::size_t, index);
        QFETCH(Mark, mark);
        QFETCH(QString, why);
        PlanStepCard step;
        step.setCard(somePlan()[index], true);
        QCOMPARE(step.findChild<StatusMark *>()->mark(), mark);
        QCOMPARE(textOf(step, u"stepWhy"_s), why);
        QCOMPARE(textOf(step, u"stepPrice"_s), QString());
        QVERIFY(!step.findChild<QPushButton *>(u"applyStep"_s)->isVisibleTo(&step));
    }

    void manualStepOffersItsCommands()
    {
        PlanStepCard step;
        step.setCard(somePlan()[4], true);
        QVERIFY(!step.findChild<QPushButton *>(u"applyStep"_s)->isVisibleTo(&step));
        QCOMPARE(textOf(step, u"stepCommand"_s), u"nvidia-smi\nkill NUMBER"_s);
        step.findChild<CopyButton *>(u"copyCommand"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"nvidia-smi\nkill NUMBER"_s);
    }

    void withoutAConfigNothingCanBeApplied()
    {
        PlanStepCard step;
        step.setCard(somePlan()[1], false);
        QVERIFY(!step.findChild<QPushButton *>(u"applyStep"_s)->isVisibleTo(&step));
        QCOMPARE(textOf(step, u"stepEdits"_s), u"train.batch_size: 4 → 1"_s);
    }

    void planStandsInItsOrder()
    {
        PlanList list;
        list.resize(300, 600);
        list.show();
        list.setPlan(somePlan(), true, {u"batch"_s, u"bucket"_s});
        QCoreApplication::processEvents();
        int bottom = -1;
        for (const PlanCard &wanted : somePlan()) {
            const PlanStepCard *step = cardOf(list, wanted.fix);
            QVERIFY(step->y() > bottom);
            bottom = step->y();
        }
        QVERIFY(list.findChild<QPushButton *>(u"applyRetry"_s)->isVisible());
        QCOMPARE(textOf(list, u"retryText"_s), u"Title of batch · Title of bucket"_s);
    }

    void planIsReorderedInPlace()
    {
        PlanList list;
        list.resize(300, 600);
        list.show();
        std::vector<PlanCard> plan = somePlan();
        list.setPlan(plan, true, {});
        PlanStepCard *batch = cardOf(list, u"batch"_s);
        std::swap(plan[1], plan[2]);
        plan.pop_back();
        list.setPlan(plan, true, {});
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        QCOMPARE(cardOf(list, u"batch"_s), batch); // the same card, so the focus would stay
        QVERIFY(cardOf(list, u"bucket"_s)->y() < batch->y());
        QCOMPARE(cardOf(list, u"close"_s), nullptr);
    }

    void tabFollowsTheOrder()
    {
        PlanList list;
        list.resize(300, 900);
        std::vector<PlanCard> plan = somePlan();
        list.setPlan(plan, true, {});
        std::swap(plan[1], plan[2]);
        list.setPlan(plan, true, {});
        list.show();
        QVERIFY(QTest::qWaitForWindowActive(&list));
        list.findChild<QPushButton *>(u"applyStep"_s)->setFocus();
        QList<int> places;
        for (int press = 0; press < 3; ++press) {
            if (press > 0)
                QTest::keyClick(&list, Qt::Key_Tab);
            QVERIFY(QApplication::focusWidget() != nullptr);
            places << QApplication::focusWidget()->mapTo(&list, QPoint()).y();
        }
        QVERIFY(std::ranges::is_sorted(places));
    }

    void noRetryWithoutSteps()
    {
        PlanList list;
        list.setPlan(somePlan(), false, {u"batch"_s});
        QVERIFY(!list.findChild<QPushButton *>(u"applyRetry"_s)->isVisibleTo(&list));
        list.setPlan({}, true, {});
        QVERIFY(!list.findChild<QPushButton *>(u"applyRetry"_s)->isVisibleTo(&list));
    }

    void planIsAccessible()
    {
        PlanList list;
        list.resize(300, 700);
        list.setPlan(somePlan(), true, {u"batch"_s});
        list.show();
        QVERIFY(QTest::qWaitForWindowActive(&list));
        QCOMPARE(walk::nameless(&list), QStringList());
        QCOMPARE(walk::sharedMnemonics(&list), QStringList());
        QCOMPARE(walk::unreachable(&list), QStringList());
    }

    void peaksShowBeforeAndAfter()
    {
        PeakPanel panel;
        panel.setEstimates(estimateOf(17.9, 23.6), estimateOf(23.7, 23.6));
        QCOMPARE(textOf(panel, u"peak.train"_s), u"17.9 GiB (was 23.7 GiB)"_s);
        QCOMPARE(textOf(panel, u"peak.load"_s), u"15.0 GiB"_s);
        QCOMPARE(textOf(panel, u"fitText"_s), u"Will it fit? 90 % (before: under 5 %)"_s);
        const auto *bar = panel.findChild<PeakBar *>(u"peakBar.train"_s);
        QVERIFY(bar->accessibleName().contains(u"17.9 GiB"_s));
        QVERIFY(bar->accessibleName().contains(u"23.7 GiB"_s));
        QVERIFY(bar->accessibleName().contains(u"23.6 GiB"_s));
        QCOMPARE(panel.findChild<PeakBar *>(u"peakBar.cache"_s), nullptr);
    }

    void peaksWithoutChangesSayNothingOfBefore()
    {
        PeakPanel panel;
        panel.setEstimates(estimateOf(17.9, 23.6), estimateOf(17.9, 23.6));
        QCOMPARE(textOf(panel, u"peak.train"_s), u"17.9 GiB"_s);
        QCOMPARE(textOf(panel, u"fitText"_s), u"Will it fit? 90 %"_s);
        QVERIFY(!panel.findChild<PeakBar *>(u"peakBar.train"_s)->figures().before);
    }

    void peaksShareOneScale()
    {
        PeakPanel panel;
        panel.setEstimates(estimateOf(30, 23.6), estimateOf(40, 23.6));
        const Bytes scale = panel.findChild<PeakBar *>(u"peakBar.train"_s)->figures().scale;
        QCOMPARE(panel.findChild<PeakBar *>(u"peakBar.load"_s)->figures().scale, scale);
        QVERIFY(scale > Bytes::fromGib(40));
    }

    void unknownsAreSaid()
    {
        PeakPanel panel;
        QVERIFY(textOf(panel, u"estimateNotes"_s).contains(u"without a config"_s));
        Estimate estimate = estimateOf(17.9, 0);
        estimate.unknown = QStringList{u"How long the captions are is unknown."_s};
        panel.setEstimates(estimate, {});
        const QString notes = textOf(panel, u"estimateNotes"_s);
        QVERIFY(notes.contains(u"How much memory the card has is unknown"_s));
        QVERIFY(notes.contains(u"captions"_s));
        QCOMPARE(textOf(panel, u"fitText"_s), QString());
    }

    void calibrationIsSaid()
    {
        PeakPanel panel;
        Estimate estimate = estimateOf(17.9, 23.6);
        estimate.calibratedBy = LineNumber{812};
        panel.setEstimates(estimate, {});
        QVERIFY(textOf(panel, u"estimateNotes"_s).contains(u"812"_s));
    }

    void barGrowsWithTheAmount()
    {
        const auto bar = [](double gib) {
            PeakBar result;
            result.resize(200, 20);
            result.setFigures(
                u"training"_s,
                {.now = around(gib), .before = {}, .capacity = {}, .scale = Bytes::fromGib(40)});
            // Without a card the track is as long as the scale; the filled part is darker.
            const QImage image = result.grab().toImage();
            const QColor track = image.pixelColor(198, 6);
            int filled = 0;
            for (int x = 0; x < 200; ++x)
                filled += image.pixelColor(x, 6) != track ? 1 : 0;
            return filled;
        };
        QVERIFY(bar(10) < bar(20));
        QVERIFY(qAbs(bar(20) - 100) <= 2);
    }

    void barMarksWhatDoesNotFit()
    {
        PeakBar fits;
        fits.resize(200, 20);
        const PeakFigures figures{.now = around(20),
                                  .before = {},
                                  .capacity = Bytes::fromGib(24),
                                  .scale = Bytes::fromGib(30)};
        fits.setFigures(u"training"_s, figures);
        PeakBar over;
        over.resize(200, 20);
        PeakFigures more = figures;
        more.now = around(28);
        over.setFigures(u"training"_s, more);
        QVERIFY(inked(over) > 0);
        QVERIFY(fits.grab().toImage() != over.grab().toImage());
        // The part beyond the card is hatched, so it is seen without colour too.
        const QImage grey = over.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
        QSet<QRgb> shades;
        for (int x = 165; x < 183; ++x)
            shades << grey.pixel(x, 5);
        QVERIFY(shades.size() > 1);
    }

    void barIsMirroredInRightToLeft()
    {
        PeakBar bar;
        bar.resize(200, 20);
        bar.setFigures(
            u"training"_s,
            {.now = around(10), .before = {}, .capacity = {}, .scale = Bytes::fromGib(40)});
        const QImage left = bar.grab().toImage();
        bar.setLayoutDirection(Qt::RightToLeft);
        const QImage right = bar.grab().toImage();
        QCOMPARE(right.pixelColor(195, 5), left.pixelColor(4, 5));
        QVERIFY(right.pixelColor(4, 5) != left.pixelColor(4, 5));
    }
};

QTEST_MAIN(TestFixParts)
#include "tst_fixpage_parts.moc"
