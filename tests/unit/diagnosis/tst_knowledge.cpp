// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/knowledgelint.h"
#include "scenario.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace headroom;
using namespace headroom::test;

namespace {

template <typename Fact>
QStringList idsOf(const std::vector<Fact> &facts)
{
    QStringList ids;
    for (const Fact &fact : facts)
        ids << fact.id;
    ids.sort();
    return ids;
}

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

} // namespace

class TestKnowledge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theShippedKnowledgeIsConsistent()
    {
        const Result<Knowledge> loaded = Knowledge::load();
        QVERIFY2(loaded.has_value(), loaded ? "" : qPrintable(loaded.error().sentence()));
        QCOMPARE(lintKnowledge(*loaded), QStringList());
    }

    void everyIdOfTheContractIsThere()
    {
        const QString memory = QStringLiteral(
            "gradient_checkpointing_off batch_too_large bucket_too_large too_many_frames "
            "preview_too_heavy preview_frames_too_many model_load_pressure text_encoder_pressure "
            "optimizer_or_rank borderline_config gpu_too_small gpu_occupied worker_state "
            "fragmentation memory_growth host_ram_exhausted toolkit_regression other");
        const QString others = QStringLiteral(
            "gated_model model_not_found dataset_missing config_invalid module_missing "
            "gpu_arch_unsupported driver_too_old cuda_error nan_loss dtype_or_device_mismatch "
            "disk_full permission_denied network compile_failed interrupted_by_user stale_job "
            "library_mismatch crash other");
        QStringList causes = memory.split(u' ');
        for (const QString &what : others.split(u' '))
            causes << QStringLiteral("not_oom.") + what;
        QCOMPARE(idsOf(knowledge().causes), sorted(causes));

        const QString fixes = QStringLiteral(
            "gradient_checkpointing_on batch_size_one drop_largest_bucket reduce_num_frames "
            "shrink_preview reduce_preview_frames sample_less_often skip_first_sample "
            "disable_sampling low_vram_on quantize_on quantize_lower layer_offloading_on "
            "layer_offloading_less cache_text_embeddings unload_text_encoder "
            "cache_latents_to_disk vae_tiling_on optimizer_8bit lower_rank ema_off "
            "disable_validation save_more_often fewer_workers close_other_programs "
            "expandable_segments restart_machine fresh_worker contact_support more_host_memory "
            "raise_shm_size sysmem_fallback_off pin_toolkit_version bigger_gpu "
            "choose_smaller_model see_failure_help");
        QCOMPARE(idsOf(knowledge().fixes), sorted(fixes.split(u' ')));

        const QString questions = QStringLiteral(
            "crash_timing every_time worked_before after_update media platform gpu_vram_gib "
            "system_ram_gib other_programs fresh_worker_tried very_slow");
        QCOMPARE(idsOf(knowledge().questions), sorted(questions.split(u' ')));
    }

    void answersAreThoseOfTheContract_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("answers");
        const auto row = [](const char *question, const char *answers) {
            QTest::newRow(question)
                << QString::fromLatin1(question) << QString::fromLatin1(answers);
        };
        row("crash_timing", "before_step_1 steps_1_10 later only_sampling sometimes "
                            "conservative_fails_at_once");
        row("every_time", "always sometimes");
        row("worked_before", "same_config other_config never");
        row("after_update", "yes no");
        row("media", "image video audio");
        row("platform", "windows linux wsl cloud macos");
        row("other_programs", "yes no");
        row("fresh_worker_tried", "yes no");
        row("very_slow", "yes no");
    }
    void answersAreThoseOfTheContract()
    {
        QFETCH(QString, question);
        QFETCH(QString, answers);
        const QuestionFact *fact = knowledge().question(question);
        QVERIFY(fact != nullptr);
        QStringList ids;
        for (const AnswerFact &answer : fact->answers)
            ids << answer.id;
        QCOMPARE(ids, answers.split(u' '));
    }

    void likelihoodWords_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<double>("value");
        QTest::newRow("never") << QStringLiteral("never") << 0.01;
        QTest::newRow("rare") << QStringLiteral("rare") << 0.03;
        QTest::newRow("seldom") << QStringLiteral("seldom") << 0.10;
        QTest::newRow("sometimes") << QStringLiteral("sometimes") << 0.25;
        QTest::newRow("even") << QStringLiteral("even") << 0.50;
        QTest::newRow("often") << QStringLiteral("often") << 0.75;
        QTest::newRow("mostly") << QStringLiteral("mostly") << 0.90;
        QTest::newRow("nearly always") << QStringLiteral("nearly_always") << 0.97;
        QTest::newRow("no word") << QStringLiteral("usually") << -1.0;
        QTest::newRow("empty") << QString() << -1.0;
    }
    void likelihoodWords()
    {
        QFETCH(QString, word);
        QFETCH(double, value);
        QCOMPARE(likelihoodOfWord(word), value);
    }

    // R0: learning rate and optimizer are not the first memory levers.
    void noFixTouchesTheLearningRate()
    {
        for (const FixFact &fix : knowledge().fixes)
            QVERIFY2(!fix.id.contains(QLatin1StringView("learning")), qPrintable(fix.id));
    }

    void manualFixesSayExactlyWhatToDo_data()
    {
        QTest::addColumn<QString>("fix");
        QTest::addColumn<QString>("platform");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *fix, const char *platform, const char *words) {
            QTest::addRow("%s on %s", fix, platform)
                << QString::fromLatin1(fix) << QString::fromLatin1(platform)
                << QString::fromLatin1(words);
        };
        row("sysmem_fallback_off", "windows", "Prefer No Sysmem Fallback");
        row("more_host_memory", "windows", "Virtual memory");
        row("more_host_memory", "linux", "swapon");
        row("more_host_memory", "wsl", ".wslconfig");
        row("raise_shm_size", "linux", "--shm-size=16g");
        row("expandable_segments", "linux",
            "export PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True");
        row("expandable_segments", "windows", "$env:PYTORCH_CUDA_ALLOC_CONF");
        row("close_other_programs", "windows", "nvidia-smi");
        row("close_other_programs", "linux", "--query-compute-apps");
        row("pin_toolkit_version", "any", "git checkout");
    }
    void manualFixesSayExactlyWhatToDo()
    {
        QFETCH(QString, fix);
        QFETCH(QString, platform);
        QFETCH(QString, words);
        const FixFact *fact = knowledge().fix(fix);
        QVERIFY(fact != nullptr);
        QVERIFY2(fact->commands.value(platform).contains(words),
                 qPrintable(fact->commands.value(platform)));
    }

    void lintFindsFaults_data()
    {
        QTest::addColumn<std::function<void(Knowledge &)>>("break_");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char *name, std::function<void(Knowledge &)> change,
                            const char *problem) {
            QTest::newRow(name) << std::move(change) << QString::fromLatin1(problem);
        };
        row(
            "cause without a fix", [](Knowledge &k) { k.causes.front().fixes.clear(); },
            "gradient_checkpointing_off: there is no fix.");
        row(
            "unknown fix",
            [](Knowledge &k) { k.causes.front().fixes = {QStringLiteral("wish_harder")}; },
            "gradient_checkpointing_off: there is no fix wish_harder.");
        row(
            "unknown evidence",
            [](Knowledge &k) { k.causes.front().needs << QStringLiteral("full_moon"); },
            "gradient_checkpointing_off: there is no evidence full_moon.");
        row(
            "evidence that nothing finds",
            [](Knowledge &k) {
                k.evidence.push_back({.id = QStringLiteral("full_moon"),
                                      .title = QStringLiteral("The moon is full."),
                                      .absent = {},
                                      .group = {},
                                      .basis = QStringLiteral("judgement")});
            },
            "full_moon: nothing finds this evidence.");
        row(
            "evidence that no cause uses",
            [](Knowledge &k) {
                for (CauseFact &cause : k.causes)
                    cause.likelihood.remove(QStringLiteral("memory_climbs"));
            },
            "memory_climbs: no cause uses this evidence.");
        row(
            "evidence that is not described",
            [](Knowledge &k) {
                std::erase_if(k.evidence, [](const EvidenceFact &fact) {
                    return fact.id == QLatin1StringView("card_small");
                });
            },
            "card_small: this evidence is found but not described.");
        row(
            "empty text", [](Knowledge &k) { k.causes.front().explanation.clear(); },
            "gradient_checkpointing_off: a text is empty.");
        row(
            "config fix that no edit makes",
            [](Knowledge &k) {
                k.fixes.push_back({.id = QStringLiteral("wish_harder"),
                                   .kind = FixKind::ConfigEdit,
                                   .title = QStringLiteral("Wish"),
                                   .price = QStringLiteral("None."),
                                   .success = {{QStringLiteral("other"), 0.5}},
                                   .helps = {},
                                   .elsewhere = {},
                                   .commands = {}});
            },
            "wish_harder: config fixes and the edits that exist must agree.");
        row(
            "manual fix without steps",
            [](Knowledge &k) {
                for (FixFact &fix : k.fixes) {
                    if (fix.id == QLatin1StringView("bigger_gpu"))
                        fix.commands.clear();
                }
            },
            "bigger_gpu: the steps are missing.");
        row(
            "question that changes nothing",
            [](Knowledge &k) {
                for (QuestionFact &question : k.questions) {
                    if (question.id == QLatin1StringView("system_ram_gib"))
                        question.settles.clear();
                }
            },
            "system_ram_gib: no answer changes a cause.");
        row(
            "optimizer first",
            [](Knowledge &k) { k.causes.front().fixes.prepend(QStringLiteral("optimizer_8bit")); },
            "gradient_checkpointing_off: the optimizer must not come first.");
    }
    void lintFindsFaults()
    {
        QFETCH(std::function<void(Knowledge &)>, break_);
        QFETCH(QString, problem);
        Knowledge broken = knowledge();
        break_(broken);
        QVERIFY2(lintKnowledge(broken).contains(problem),
                 qPrintable(lintKnowledge(broken).join(u'\n')));
    }

    void anOverlayIsReadStrictly_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("word that is none")
            << QStringLiteral("evidence/answers.yaml")
            << QByteArray("- id: very_slow\n  title: Slow.\n  leak: usually\n  basis: judgement\n")
            << QStringLiteral(
                   "evidence/answers.yaml:3:9: \"leak\": never, rare, seldom, sometimes, "
                   "even, often, mostly or nearly_always is expected");
        QTest::newRow("unknown key")
            << QStringLiteral("ranking.yaml") << QByteArray("temperature: 1.4\nheat: 2\n")
            << QStringLiteral("ranking.yaml:2:1: unknown key \"heat\"");
        QTest::newRow("temperature below one")
            << QStringLiteral("ranking.yaml") << QByteArray("temperature: 0.2\n")
            << QStringLiteral(
                   "ranking.yaml:1:14: \"temperature\": a temperature of 0.5 or more is expected");
        QTest::newRow("id used twice")
            << QStringLiteral("questions.yaml")
            << QByteArray("- {id: media, title: A, number: true, cost: 1, settles: [no_clips]}\n"
                          "- {id: media, title: B, number: true, cost: 1, settles: [no_clips]}\n")
            << QStringLiteral("questions.yaml:2:8: \"id\": the id \"media\" is used twice");
        QTest::newRow("unknown component")
            << QStringLiteral("versions.yaml")
            << QByteArray("- {component: kernel, version: 6, basis: judgement}\n")
            << QStringLiteral("versions.yaml:1:15: \"component\": torch or toolkit is expected");
    }
    void anOverlayIsReadStrictly()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        QFETCH(QString, sentence);
        QTemporaryDir folder;
        QDir(folder.path()).mkpath(QStringLiteral("evidence"));
        QFile overlay(folder.filePath(file));
        QVERIFY(overlay.open(QIODevice::WriteOnly));
        overlay.write(text);
        overlay.close();
        const Result<Knowledge> loaded = Knowledge::load(folder.path());
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().sentence(), sentence);
    }

    void anOverlayThatDoesNotFitIsRefused()
    {
        QTemporaryDir folder;
        QFile overlay(folder.filePath(QStringLiteral("questions.yaml")));
        QVERIFY(overlay.open(QIODevice::WriteOnly));
        overlay.write("- {id: moon, title: Full, cost: 1, answers: [{id: a, title: Yes, present: "
                      "[full_moon]}]}\n");
        overlay.close();
        const Result<Knowledge> loaded = Knowledge::load(folder.path());
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().id, QStringLiteral("knowledge.inconsistent"));
        QVERIFY(loaded.error().message.contains(QLatin1StringView("full_moon")));
    }
};

QTEST_GUILESS_MAIN(TestKnowledge)
#include "tst_knowledge.moc"
