// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evaluation.h"
#include "cli/labelledcase.h"
#include "diagnosis/diagnosis.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

/// What a golden file holds of a diagnosis: what a person would act on, rounded so that a change of
/// a likelihood by a hair does not show.
QString goldenText(const Diagnosis &diagnosis)
{
    QString text = u"verdict      %1\nmemory kind  %2\nphase        %3\nguide kind   %4\n"_s.arg(
        idOf(diagnosis.verdict), idOf(diagnosis.memoryKind), idOf(diagnosis.phase),
        diagnosis.guideKind == GuideKind::None ? u"-"_s : idOf(diagnosis.guideKind));
    if (diagnosis.recovered)
        text += u"recovered\n"_s;
    if (diagnosis.environmentProblem)
        text += u"environment problem\n"_s;
    const std::size_t count = std::min<std::size_t>(diagnosis.causes.size(), 3);
    for (std::size_t i = 0; i < count; ++i) {
        const RankedCause &cause = diagnosis.causes[i];
        // What rounds to nothing has no order worth keeping.
        const int percent = std::min(qRound(cause.probability * 20) * 5, 95); // as it is shown
        if (percent > 0)
            text += u"cause        %1 %2 %\n"_s.arg(cause.id).arg(percent);
    }
    const PlanStep *first = diagnosis.firstStep();
    text += u"first        %1\n"_s.arg(first != nullptr ? first->fix : u"-"_s);
    return text;
}

bool isUpdate()
{
    return qEnvironmentVariableIntValue("HEADROOM_UPDATE_GOLDENS") == 1;
}

} // namespace

/// Diagnoses each folder beside this file that holds an expected.json. New folders are found by
/// themselves; README.md tells how to add one.
class TestGoldenCases : public QObject
{
    Q_OBJECT

    Knowledge m_knowledge;

    LabelledCase read(const QString &folder) const
    {
        Result<LabelledCase> labelled = readLabelledCase(folder, m_knowledge.signatures);
        if (!labelled)
            qFatal("%s", qPrintable(labelled.error().sentence()));
        return *std::move(labelled);
    }

    void addFolders()
    {
        QTest::addColumn<QString>("folder");
        for (const QString &folder : labelledFolders(QStringLiteral(HEADROOM_TEST_DATA)))
            QTest::newRow(qPrintable(QDir(folder).dirName())) << folder;
    }

private Q_SLOTS:
    void initTestCase()
    {
        Result<Knowledge> knowledge = Knowledge::load();
        QVERIFY2(knowledge, knowledge ? "" : qPrintable(knowledge.error().sentence()));
        m_knowledge = *std::move(knowledge);
        QVERIFY(labelledFolders(QStringLiteral(HEADROOM_TEST_DATA)).size() >= 30);
    }

    void inputsAreUsable_data() { addFolders(); }
    void inputsAreUsable()
    {
        QFETCH(QString, folder);
        const LabelledCase labelled = read(folder);
        for (const Error &problem : labelled.problems)
            QFAIL(qPrintable(problem.sentence()));
    }

    /// The label is what a careful reader knows: each field that it names must come out so.
    void keepsTheLabel_data() { addFolders(); }
    void keepsTheLabel()
    {
        QFETCH(QString, folder);
        const LabelledCase labelled = read(folder);
        const Evaluation evaluation =
            evaluate({{.name = labelled.name,
                       .label = labelled.label,
                       .said = saidBy(diagnose(labelled.facts, m_knowledge))}});
        QStringList misses;
        for (const Miss &miss : evaluation.misses) {
            misses << u"%1: said %2, accepted %3"_s.arg(idOf(miss.field), miss.said,
                                                        miss.accepted.join(u" | "_s));
        }
        QVERIFY2(misses.isEmpty(), qPrintable(misses.join(u'\n')));
    }

    void matchesTheGolden_data() { addFolders(); }
    void matchesTheGolden()
    {
        QFETCH(QString, folder);
        const LabelledCase labelled = read(folder);
        const QByteArray text = goldenText(diagnose(labelled.facts, m_knowledge)).toUtf8();
        QFile golden(folder + u"/golden.txt"_s);
        if (isUpdate()) {
            QVERIFY(golden.open(QIODevice::WriteOnly));
            QCOMPARE(golden.write(text), text.size());
            return;
        }
        QVERIFY2(golden.open(QIODevice::ReadOnly),
                 "There is no golden file: run this test once with HEADROOM_UPDATE_GOLDENS=1.");
        QCOMPARE(QString::fromUtf8(text), QString::fromUtf8(golden.readAll()));
    }
};

QTEST_GUILESS_MAIN(TestGoldenCases)
#include "tst_goldencases.moc"
