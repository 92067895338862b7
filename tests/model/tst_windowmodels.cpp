// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/symptommodel.h"
#include "ui/intake/recentmodel.h"
#include "ui/shell/stepmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryFile>
#include <QTest>

using namespace headroom;

class TestWindowModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void steps();
    void symptoms();
    void symptomsWithoutARun();
    void recentCases();
};

void TestWindowModels::steps()
{
    StepModel model;
    const QAbstractItemModelTester tester(&model);
    QVERIFY(model.rowCount() >= 6);
    QCOMPARE(model.index(0).data().toString(), QStringLiteral("Drop"));
    QCOMPARE(model.rowOf(StepPage::Diagnosis), 2);
    QCOMPARE(model.stepAt(3), StepPage::Fixes);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const QString before = model.index(1).data(Qt::AccessibleTextRole).toString();
    model.setMark(StepPage::Findings, Mark::Done);
    QCOMPARE(changed.size(), 1);
    QVERIFY(model.index(1).data(Qt::AccessibleTextRole).toString() != before);
    model.setMark(StepPage::Findings, Mark::Done);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(model.stepAt(4), StepPage::NextRun);
    // Views are no steps: they have no state to tell.
    const QModelIndex history = model.index(model.rowOf(StepPage::History));
    QCOMPARE(history.data(Qt::AccessibleTextRole).toString(), QStringLiteral("History"));
    for (int row = 0; row < model.rowCount(); ++row)
        QVERIFY(!model.index(row).data(Qt::DecorationRole).value<QIcon>().isNull());
}

void TestWindowModels::symptoms()
{
    const Result<Signatures> signatures = Signatures::load(KnowledgeFolder());
    QVERIFY(signatures);
    const auto scoped = std::ranges::find(signatures->all(), true, &Signature::scope);
    QVERIFY(scoped != signatures->all().end());
    const auto other = std::ranges::find(signatures->all(), false, &Signature::scope);
    QVERIFY(other != signatures->all().end());
    Run run;
    run.symptoms = {
        {.signature = scoped->id, .line = {812}, .count = 3, .text = QStringLiteral("x")},
        {.signature = other->id, .line = {5}, .count = 1, .text = QStringLiteral("y")}};
    SymptomModel model;
    const QAbstractItemModelTester tester(&model);
    model.setRun(&run, *signatures);
    const auto inScope = std::ranges::count(signatures->all(), true, &Signature::scope);
    QCOMPARE(model.rowCount(), static_cast<int>(inScope) + 1);
    const int at = static_cast<int>(
        std::ranges::count(signatures->all().begin(), scoped, true, &Signature::scope));
    QVERIFY(model.index(at).data(SymptomModel::FoundRole).toBool());
    QCOMPARE(model.lineAt(model.index(at)), LineNumber{812});
    const QString place = model.index(at).data(SymptomModel::PlaceRole).toString();
    QVERIFY2(place.contains(QLatin1StringView("812")) && place.contains(QLatin1Char('3')),
             qPrintable(place));
    const QModelIndex last = model.index(model.rowCount() - 1);
    QCOMPARE(model.lineAt(last), LineNumber{5});
    // The tooltip tells what it means, then the whole line.
    QVERIFY(last.data(Qt::ToolTipRole).toString().endsWith(QLatin1StringView("\ny")));
}

void TestWindowModels::symptomsWithoutARun()
{
    const Result<Signatures> signatures = Signatures::load(KnowledgeFolder());
    QVERIFY(signatures);
    SymptomModel model;
    const QAbstractItemModelTester tester(&model);
    model.setRun(nullptr, *signatures);
    QVERIFY(model.rowCount() >= 6);
    for (int row = 0; row < model.rowCount(); ++row) {
        QVERIFY(!model.index(row).data(SymptomModel::FoundRole).toBool());
        QCOMPARE(model.index(row).data(SymptomModel::PlaceRole).toString(),
                 QStringLiteral("not found"));
    }
    model.setRun(nullptr, Signatures());
    QCOMPARE(model.rowCount(), 0);
}

void TestWindowModels::recentCases()
{
    QTemporaryFile file;
    QVERIFY(file.open());
    const QDateTime now(QDate(2026, 5, 6), QTime(12, 0));
    RecentModel model;
    const QAbstractItemModelTester tester(&model);
    model.setCases({{.paths = {file.fileName()},
                     .title = QStringLiteral("fern"),
                     .verdict = Verdict::NoFailure,
                     .phase = Phase::Finished,
                     .step = {},
                     .opened = now},
                    {.paths = {QStringLiteral("/no/such/file")},
                     .title = QStringLiteral("heron"),
                     .verdict = Verdict::OutOfMemory,
                     .phase = Phase::MidTrain,
                     .step = 40,
                     .opened = now.addDays(-1)}},
                   now);
    QCOMPARE(model.rowCount(), 2);
    const QModelIndex there = model.index(0);
    const QModelIndex gone = model.index(1);
    QVERIFY(there.flags() & Qt::ItemIsEnabled);
    QVERIFY(!(gone.flags() & Qt::ItemIsEnabled));
    QCOMPARE(there.data(RecentModel::DayRole).toString(), QStringLiteral("today"));
    QVERIFY(gone.data(RecentModel::MissingRole).toBool());
    QCOMPARE(model.recentAt(gone).title, QStringLiteral("heron"));
    QVERIFY(there.data(Qt::AccessibleTextRole).toString().contains(QLatin1StringView("fern")));
    model.setCases({}, now);
    QCOMPARE(model.rowCount(), 0);
}

QTEST_MAIN(TestWindowModels)
#include "tst_windowmodels.moc"
