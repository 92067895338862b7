// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The ledger as a table.
#include "../nextrunlogs.h"
#include "../openedcase.h"
#include "ui/history/attemptmodel.h"
#include "ui/history/historywords.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace headroom;
using namespace Qt::StringLiterals;

class TestAttemptModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheRuns();
    void takesNotes();
    void followsTheCase();
    void wordsAreThere();
    void countsWhatIsLeftOut();
};

void TestAttemptModel::showsTheRuns()
{
    OpenedCase opened;
    AttemptModel model(&opened.model());
    const QAbstractItemModelTester tester(&model);
    QCOMPARE(model.rowCount(), 0);
    opened.openExample();
    QCOMPARE(model.rowCount(), 1);
    opened.openNextRun(nextrun::finished());
    QCOMPARE(model.rowCount(), 2);
    const auto text = [&](int row, AttemptModel::Column column) {
        return model.index(row, column).data().toString();
    };
    QCOMPARE(text(0, AttemptModel::Number), u"1"_s);
    QCOMPARE(text(0, AttemptModel::Changes), u"first run"_s);
    QCOMPARE(text(0, AttemptModel::Result), u"Out of memory at step 3"_s);
    QCOMPARE(text(1, AttemptModel::Changes), u"train.batch_size: 4 → 1"_s);
    QVERIFY2(text(1, AttemptModel::Result).startsWith(u"Solved"),
             qPrintable(text(1, AttemptModel::Result)));
    QVERIFY(!text(1, AttemptModel::When).isEmpty());
    const QModelIndex result = model.index(1, AttemptModel::Result);
    QCOMPARE(result.data(AttemptModel::MarkRole).toInt(), static_cast<int>(Mark::Positive));
    QCOMPARE(result.data(Qt::ToolTipRole).toString(), u"The run finished all 2,500 steps."_s);
    for (int column = 0; column < model.columnCount(); ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
}

void TestAttemptModel::takesNotes()
{
    OpenedCase opened;
    opened.openExample();
    AttemptModel model(&opened.model());
    const QAbstractItemModelTester tester(&model);
    const QModelIndex note = model.index(0, AttemptModel::Note);
    QVERIFY(note.flags().testFlag(Qt::ItemIsEditable));
    QVERIFY(!model.index(0, AttemptModel::Result).flags().testFlag(Qt::ItemIsEditable));
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QVERIFY(model.setData(note, u"  all sizes at once "_s, Qt::EditRole));
    QCOMPARE(opened.model().attempts().front().note, u"all sizes at once"_s);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(note.data().toString(), u"all sizes at once"_s);
    QVERIFY(!model.setData(model.index(0, AttemptModel::Result), u"x"_s, Qt::EditRole));
    QVERIFY(!model.setData({}, u"x"_s, Qt::EditRole));
}

void TestAttemptModel::followsTheCase()
{
    OpenedCase opened;
    opened.openExample();
    AttemptModel model(&opened.model());
    const QAbstractItemModelTester tester(&model);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    opened.model().close();
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(reset.size() >= 1);
}

void TestAttemptModel::wordsAreThere()
{
    for (int outcome = 0; outcome <= static_cast<int>(Outcome::Unclear); ++outcome)
        QVERIFY(!titleOf(static_cast<Outcome>(outcome)).isEmpty());
    for (const Rung rung : kRungs)
        QVERIFY(!titleOf(rung).isEmpty());
    for (const RungState state : {RungState::Done, RungState::Next, RungState::Later})
        QVERIFY(!titleOf(state).isEmpty());
    QCOMPARE(nameOfRun(0), u"Run 1"_s);
}

void TestAttemptModel::countsWhatIsLeftOut()
{
    const Edit edit{.path = {u"config.process[0].train.steps"_s}, .from = 10, .to = 20};
    QCOMPARE(showChange(edit), u"train.steps: 10 → 20"_s);
    QCOMPARE(showChanges({edit, edit, edit}, 2),
             u"train.steps: 10 → 20\ntrain.steps: 10 → 20\nand 1 more"_s);
    QCOMPARE(showChanges({}, 2), QString());
}

QTEST_MAIN(TestAttemptModel)
#include "tst_attemptmodel.moc"
