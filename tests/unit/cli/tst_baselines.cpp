// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The simple ways that the diagnosis is measured against.
#include "cli/baselines.h"
#include "cli/evaluation.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

class TestBaselines : public QObject
{
    Q_OBJECT

    Knowledge m_knowledge;

    Said say(const char *name, const Diagnosis &diagnosis, const Case &facts = {}) const
    {
        for (const Baseline &baseline : baselines()) {
            if (qstrcmp(baseline.name, name) == 0)
                return baseline.say(facts, diagnosis, m_knowledge);
        }
        qFatal("no such baseline");
    }

    static Diagnosis failed(GuideKind kind, const char *text = "CUDA out of memory")
    {
        Diagnosis diagnosis;
        diagnosis.verdict = Verdict::OutOfMemory;
        diagnosis.guideKind = kind;
        Failure failure;
        failure.text = QString::fromLatin1(text);
        diagnosis.failure = failure;
        return diagnosis;
    }

private Q_SLOTS:
    void initTestCase()
    {
        Result<Knowledge> knowledge = Knowledge::load();
        QVERIFY2(knowledge, knowledge ? "" : qPrintable(knowledge.error().sentence()));
        m_knowledge = *std::move(knowledge);
    }

    void priorIgnoresTheLog()
    {
        const Said one = say("prior only", failed(GuideKind::B));
        const Said other = say("prior only", failed(GuideKind::C, "Killed"));
        QCOMPARE(one.causes.front().first, other.causes.front().first);
        for (const auto &[id, probability] : one.causes)
            QVERIFY(m_knowledge.cause(id)->prior <=
                    m_knowledge.cause(one.causes.front().first)->prior);
    }

    void keywords_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("cause");
        QTest::newRow("free") << QByteArray("of which 0 bytes is free") << u"gpu_occupied"_s;
        QTest::newRow("killed") << QByteArray("Killed") << u"host_ram_exhausted"_s;
        QTest::newRow("sampling") << QByteArray("while sampling") << u"preview_too_heavy"_s;
        QTest::newRow("hint") << QByteArray("to avoid fragmentation") << u"fragmentation"_s;
        QTest::newRow("nothing") << QByteArray("out of memory") << u"batch_too_large"_s;
    }
    void keywords()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, cause);
        const Said said = say("keywords", failed(GuideKind::B, text.constData()));
        QCOMPARE(said.causes.front().first, cause);
        QVERIFY(!said.fixes.isEmpty());
    }

    void timing_data()
    {
        QTest::addColumn<GuideKind>("kind");
        QTest::addColumn<QString>("cause");
        QTest::addColumn<QString>("fix");
        QTest::newRow("A") << GuideKind::A << u"preview_too_heavy"_s << u"disable_sampling"_s;
        QTest::newRow("B") << GuideKind::B << u"gradient_checkpointing_off"_s
                           << u"gradient_checkpointing_on"_s;
        QTest::newRow("C") << GuideKind::C << u"preview_too_heavy"_s << u"shrink_preview"_s;
        QTest::newRow("D") << GuideKind::D << u"borderline_config"_s << u"drop_largest_bucket"_s;
    }
    void timing()
    {
        QFETCH(GuideKind, kind);
        QFETCH(QString, cause);
        QFETCH(QString, fix);
        const Said said = say("timing table", failed(kind));
        QCOMPARE(said.causes.front().first, cause);
        QCOMPARE(said.firstFix, fix);
    }

    void conservativeJobsNeedAFreshWorker()
    {
        Case facts;
        facts.answers.insert(u"crash_timing"_s, u"conservative_fails_at_once"_s);
        QCOMPARE(say("timing table", failed(GuideKind::A), facts).firstFix, u"fresh_worker"_s);
    }

    void theLadderKnowsVideo()
    {
        Diagnosis diagnosis = failed(GuideKind::B);
        QCOMPARE(say("ladder", diagnosis).firstFix, u"gradient_checkpointing_on"_s);
        diagnosis.media = Media::Video;
        QVERIFY(say("ladder", diagnosis).fixes.contains(u"reduce_num_frames"_s));
    }

    /// Whatever is tried costs something; the right fix first costs least; nothing costs the help.
    void repairCosts()
    {
        const QString cause = u"batch_too_large"_s;
        const double help = repairMinutes({}, cause, m_knowledge);
        QVERIFY(help > 0);
        QCOMPARE(repairMinutes({u"no_such_fix"_s}, cause, m_knowledge), help);
        const double right =
            repairMinutes({u"batch_size_one"_s, u"shrink_preview"_s}, cause, m_knowledge);
        const double wrong =
            repairMinutes({u"shrink_preview"_s, u"batch_size_one"_s}, cause, m_knowledge);
        QVERIFY(right < wrong);
        QVERIFY(right < help);
        QVERIFY(repairMinutes({u"shrink_preview"_s}, cause, m_knowledge) > help);
    }

    void standBesideTheDiagnosis()
    {
        LabelledCase labelled;
        labelled.label.causes = {u"batch_too_large"_s};
        labelled.label.firstFix = {u"batch_size_one"_s};
        Diagnosis diagnosis = failed(GuideKind::B);
        diagnosis.causes = {
            {.id = u"batch_too_large"_s, .probability = 0.9, .because = {}, .against = {}}};
        diagnosis.plan = {{.fix = u"gradient_checkpointing_on"_s, .state = FixState::AlreadyDone},
                          {.fix = u"batch_size_one"_s},
                          {.fix = u"drop_largest_bucket"_s},
                          {.fix = u"shrink_preview"_s},
                          {.fix = u"disable_sampling"_s},
                          {.fix = u"low_vram_on"_s}};
        const std::vector<Rival> rivals = rivalsOf(labelled, diagnosis, m_knowledge);
        QCOMPARE(rivals.size(), baselines().size() + 1);
        QCOMPARE(rivals.front().said.fixes.size(), 5);
        QCOMPARE(rivals.front().said.fixes.front(), u"batch_size_one"_s);
        for (const Rival &rival : rivals)
            QCOMPARE(rival.minutes,
                     repairMinutes(rival.said.fixes, u"batch_too_large"_s, m_knowledge));

        const Evaluation evaluation = evaluate({{.name = u"a-1"_s,
                                                 .label = labelled.label,
                                                 .said = saidBy(diagnosis),
                                                 .rivals = rivals}});
        QCOMPARE(evaluation.rivals.front().strict.right, 1);
        QCOMPARE(evaluation.rivals.front().cases, 1);
        const QString text = evaluationText(evaluation);
        QVERIFY2(text.contains(u"timing table"_s) && text.contains(u"repair min"_s),
                 qPrintable(text));
        const QJsonObject json = QJsonDocument::fromJson(evaluationJson(evaluation)).object();
        QCOMPARE(json["baselines"_L1].toArray().size(), qsizetype(rivals.size()));
        QVERIFY(json["confusions"_L1].toArray().isEmpty());
    }

    void onlyMemoryFailuresTellThemApart()
    {
        LabelledCase labelled;
        labelled.label.causes = {u"not_oom.gated_model"_s};
        Diagnosis diagnosis = failed(GuideKind::A);
        QVERIFY(rivalsOf(labelled, diagnosis, m_knowledge).empty());
        labelled.label.causes = {u"batch_too_large"_s};
        diagnosis.verdict = Verdict::NoFailure;
        QVERIFY(rivalsOf(labelled, diagnosis, m_knowledge).empty());
    }
};

QTEST_GUILESS_MAIN(TestBaselines)
#include "tst_baselines.moc"
