// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the Fix page says of a plan, and which steps the safest retry takes.
#include "../openedcase.h"
#include "ui/fixes/plancards.h"
#include "ui/fixes/saferetry.h"

#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

PlanStep proposed(const QString &fix, std::optional<double> fitsAfter, double savesGib)
{
    PlanStep step{.fix = fix};
    step.edits = {{.path = {u"config.process[0].train.batch_size"_s}, .from = 4, .to = 1}};
    if (savesGib > 0) {
        step.saves = Saving{.low = Bytes::fromGib(savesGib * 0.8),
                            .mid = Bytes::fromGib(savesGib),
                            .high = Bytes::fromGib(savesGib * 1.2),
                            .phase = EstimatePhase::Train,
                            .fitsAfter = fitsAfter};
    }
    return step;
}

QStringList retryOf(OpenedCase &opened, const std::vector<PlanStep> &plan)
{
    CaseModel &model = opened.model();
    return safestRetry(plan, model.diagnosis(), *model.job(), model.facts(), model.knowledge());
}

} // namespace

class TestPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cardsTellThePlan()
    {
        OpenedCase opened;
        opened.openExample();
        CaseModel &model = opened.model();
        const std::vector<PlanCard> cards =
            planCards(model.plan(), model.diagnosis(), model.facts(), model.knowledge());
        QCOMPARE(cards.size(), model.plan().size());
        int next = 0;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const PlanStep &step = model.plan()[i];
            QCOMPARE(cards[i].fix, step.fix);
            QCOMPARE(cards[i].number, static_cast<int>(i) + 1);
            QCOMPARE(cards[i].step.state, step.state);
            QVERIFY(!cards[i].step.title.isEmpty());
            QVERIFY(!cards[i].step.why.isEmpty());
            next += cards[i].isNext ? 1 : 0;
            if (cards[i].isNext)
                QCOMPARE(&step, model.diagnosis().firstStep() == nullptr ? nullptr : &step);
            const bool open = step.state == FixState::Proposed;
            QCOMPARE(cards[i].step.edits.size(),
                     open ? static_cast<qsizetype>(step.edits.size()) : 0);
            // A step is done by its button or by its commands, never by both.
            QVERIFY(!cards[i].isConfigEdit || cards[i].commands.empty());
            if (open && !cards[i].isConfigEdit)
                QVERIFY2(!cards[i].commands.empty(), qPrintable(step.fix));
        }
        QCOMPARE(next, 1);
    }

    void cardsShortenThePaths()
    {
        OpenedCase opened;
        opened.openExample();
        CaseModel &model = opened.model();
        const auto cards = planCards({proposed(u"batch_size_one"_s, 0.9, 5)}, model.diagnosis(),
                                     model.facts(), model.knowledge());
        QCOMPARE(cards.front().step.edits, QStringList(u"train.batch_size: 4 → 1"_s));
        QVERIFY(cards.front().isConfigEdit);
        QVERIFY(cards.front().outlook.contains(u"90 %"_s));
        QVERIFY(!cards.front().price.isEmpty());
    }

    void withoutAConfigTheCardsSayWhatToSet()
    {
        OpenedCase opened;
        opened.openText("torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 1.50 GiB. "
                        "GPU 0 has a total capacity of 11.99 GiB of which 0 bytes is free.\n");
        CaseModel &model = opened.model();
        QVERIFY(model.job() == nullptr);
        const PlanStep batch{.fix = u"batch_size_one"_s};
        const auto cards = planCards({batch}, model.diagnosis(), model.facts(), model.knowledge());
        QVERIFY(cards.front().isConfigEdit);
        QVERIFY(cards.front().step.edits.contains(u"train.batch_size: 1"_s));
    }

    void commandsAreToldFromDescriptions()
    {
        OpenedCase opened;
        opened.openExample();
        CaseModel &model = opened.model();
        const auto cards =
            planCards({PlanStep{.fix = u"close_other_programs"_s}, PlanStep{.fix = u"bigger_gpu"_s},
                       PlanStep{.fix = u"pin_toolkit_version"_s}},
                      model.diagnosis(), model.facts(), model.knowledge());
        QVERIFY(!cards[1].commands.front().isTyped);
        QVERIFY(cards[2].commands.front().isTyped);
        QVERIFY(cards[2].commands.front().text.contains(u'\n'));
    }

    void descriptionsFlow_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("flowed");
        QTest::newRow("one line") << u"Do this."_s << u"Do this."_s;
        QTest::newRow("inside a sentence") << u"Do this and\nthat."_s << u"Do this and that."_s;
        QTest::newRow("two sentences") << u"Do this.\nDo that."_s << u"Do this.\nDo that."_s;
        QTest::newRow("numbered") << u"1. Open it\n2. Close it"_s << u"1. Open it\n2. Close it"_s;
        QTest::newRow("indented") << u"1. Choose a size, such\n   as 64 GB"_s
                                  << u"1. Choose a size, such as 64 GB"_s;
        QTest::newRow("after a colon") << u"Run this:\nnvidia-smi"_s << u"Run this:\nnvidia-smi"_s;
    }

    void descriptionsFlow()
    {
        QFETCH(QString, text);
        QFETCH(QString, flowed);
        QCOMPARE(reflowed(text), flowed);
    }

    void changesByHandFollowThePlan()
    {
        PlanStep done{.fix = u"gradient_checkpointing_on"_s, .state = FixState::AlreadyDone};
        const PlanStep batch{.fix = u"batch_size_one"_s};
        const PlanStep sampling{.fix = u"disable_sampling"_s};
        const PlanStep manual{.fix = u"restart_machine"_s};
        const QString lines = changesByHand({done, batch, sampling, manual}, nullptr);
        QVERIFY(!lines.contains(u"gradient_checkpointing"_s));
        QVERIFY(lines.contains(u"train.batch_size: 1"_s));
        QVERIFY(lines.indexOf(u"batch_size"_s) < lines.indexOf(u"disable_sampling"_s));
        QCOMPARE(changesByHand({manual}, nullptr), QString());
    }

    void retryTakesTheFirstConfigStep()
    {
        OpenedCase opened;
        opened.openExample();
        PlanStep manual{.fix = u"close_other_programs"_s};
        PlanStep done{.fix = u"gradient_checkpointing_on"_s, .state = FixState::AlreadyDone};
        const QStringList retry =
            retryOf(opened, {done, manual, proposed(u"batch_size_one"_s, 0.9, 5),
                             proposed(u"drop_largest_bucket"_s, 0.95, 3)});
        QCOMPARE(retry, QStringList(u"batch_size_one"_s));
    }

    void retryWithoutAnEstimateChangesOneThing()
    {
        OpenedCase opened;
        opened.openExample();
        const QStringList retry = retryOf(opened, {proposed(u"batch_size_one"_s, {}, 0),
                                                   proposed(u"drop_largest_bucket"_s, {}, 0)});
        QCOMPARE(retry, QStringList(u"batch_size_one"_s));
    }

    void retryIsEmptyWithoutConfigSteps()
    {
        OpenedCase opened;
        opened.openExample();
        QCOMPARE(retryOf(opened, {}), QStringList());
        QCOMPARE(retryOf(opened, {PlanStep{.fix = u"restart_machine"_s}}), QStringList());
        PlanStep done{.fix = u"batch_size_one"_s, .state = FixState::AlreadyDone};
        QCOMPARE(retryOf(opened, {done}), QStringList());
    }

    /// While the estimate says that it does not fit yet, the retry takes further steps, each of
    /// which saves something, and stops when it should fit.
    void retryGoesOnUntilItShouldFit()
    {
        OpenedCase opened;
        opened.openGolden(u"image-bucket-1536"_s);
        CaseModel &model = opened.model();
        const QStringList retry = retryOf(opened, model.plan());
        QVERIFY(!retry.isEmpty());
        QVERIFY(retry.size() <= 4);
        QCOMPARE(QSet<QString>(retry.begin(), retry.end()).size(), retry.size());
        QVERIFY(model.applyFixes(retry));
        if (retry.size() > 1 && model.estimateNow() && model.estimateNow()->fits) {
            // One step less would not have done.
            const double all = *model.estimateNow()->fits;
            model.undoStack()->undo();
            QVERIFY(model.applyFixes(retry.first(retry.size() - 1)));
            QVERIFY(*model.estimateNow()->fits < 0.75);
            QVERIFY(*model.estimateNow()->fits <= all);
        }
    }

    /// The plan's order is the guide's, facts applied; the retry begins where the plan does.
    void retryBeginsWhereThePlanDoes_data()
    {
        QTest::addColumn<QString>("golden");
        for (const char *name : {"image-batch-six", "image-checkpointing-off", "image-sometimes",
                                 "video-frames-121", "video-batch-three", "cause-optimizer"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void retryBeginsWhereThePlanDoes()
    {
        QFETCH(QString, golden);
        OpenedCase opened;
        opened.openGolden(golden);
        QVERIFY(opened.model().jobView() != nullptr);
        const std::vector<PlanStep> &plan = opened.model().plan();
        const auto first = std::ranges::find_if(plan, [](const PlanStep &step) {
            return step.state == FixState::Proposed && !step.edits.empty();
        });
        QVERIFY(first != plan.end());
        QCOMPARE(retryOf(opened, plan).value(0), first->fix);
    }
};

QTEST_MAIN(TestPlan)
#include "tst_fixpage_plan.moc"
