// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/answers.h"
#include "cli/fixing.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kConfig = "# my job\n"
                           "job: extension\n"
                           "config:\n"
                           "  name: lamp_shop\n"
                           "  process:\n"
                           "    - type: diffusion_trainer\n"
                           "      train:\n"
                           "        batch_size: 4  # was 2\n"
                           "        gradient_checkpointing: false\n"
                           "        optimizer: adamw8bit\n"
                           "      model: {name_or_path: black-forest-labs/FLUX.1-dev, arch: flux}\n"
                           "      datasets:\n"
                           "        - folder_path: /sets/lamps\n"
                           "          resolution: [ 512, 1024 ]\n";

} // namespace

class TestFixing : public QObject
{
    Q_OBJECT

    Knowledge m_knowledge;
    QTemporaryDir m_folder;

    QString path(const QString &name) const { return m_folder.filePath(name); }
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(missing)");
    }
    QByteArray fixed(const std::vector<WantedFix> &fixes, QStringList *notes = nullptr) const
    {
        const Result<JobText> job = JobText::parse(kConfig, u"job.yaml"_s);
        if (!job)
            qFatal("%s", qPrintable(job.error().sentence()));
        const Result<FixedConfig> result = applyFixes(*job, fixes, m_knowledge);
        if (!result)
            qFatal("%s", qPrintable(result.error().sentence()));
        if (notes != nullptr)
            *notes = result->notes;
        return result->text.bytes();
    }

private Q_SLOTS:
    void initTestCase()
    {
        Result<Knowledge> knowledge = Knowledge::load();
        QVERIFY2(knowledge, knowledge ? "" : qPrintable(knowledge.error().sentence()));
        m_knowledge = *std::move(knowledge);
    }

    void readsFixes()
    {
        QCOMPARE(readWantedFix(u"batch_size_one"_s, m_knowledge)->id, u"batch_size_one"_s);
        const auto withValue = readWantedFix(u"batch_size_one=2"_s, m_knowledge);
        QVERIFY(withValue);
        QCOMPARE(withValue->value, u"2"_s);
        const auto unknown = readWantedFix(u"batch_size_zero"_s, m_knowledge);
        QVERIFY(!unknown);
        QVERIFY(unknown.error().sentence().contains(u"batch_size_one"_s));
    }

    void appliesSeveralFixesAtOnce()
    {
        const QByteArray text = fixed(
            {{u"gradient_checkpointing_on"_s}, {u"batch_size_one"_s}, {u"drop_largest_bucket"_s}});
        QByteArray wanted = kConfig;
        wanted.replace("batch_size: 4 ", "batch_size: 1 ");
        wanted.replace("gradient_checkpointing: false", "gradient_checkpointing: true");
        QVERIFY2(text.contains("gradient_checkpointing: true\n"), text.constData());
        QVERIFY(text.contains("batch_size: 1  # was 2\n"));
        QVERIFY(!text.contains("1024"));
        QVERIFY(text.startsWith("# my job\n"));
    }

    void isIdempotent()
    {
        const std::vector<WantedFix> fixes = {{u"gradient_checkpointing_on"_s},
                                              {u"batch_size_one"_s}};
        const QByteArray once = fixed(fixes);
        const Result<JobText> again = JobText::parse(once, u"job.yaml"_s);
        QVERIFY(again);
        const Result<FixedConfig> twice = applyFixes(*again, fixes, m_knowledge);
        QVERIFY(twice);
        QCOMPARE(twice->text.bytes(), once);
        QCOMPARE(twice->notes.size(), 2);
    }

    void saysWhyAFixChangesNothing()
    {
        QStringList notes;
        QCOMPARE(fixed({{u"optimizer_8bit"_s}, {u"restart_machine"_s}}, &notes), kConfig);
        QCOMPARE(notes.size(), 2);
        QVERIFY2(notes[0].startsWith(u"optimizer_8bit "_s), qPrintable(notes[0]));
        QVERIFY2(notes[1].startsWith(u"restart_machine does not apply"_s), qPrintable(notes[1]));
    }

    void failsOnAConfigOfAnotherKind()
    {
        const Result<JobText> job = JobText::parse("a: 1\n", u"x.yaml"_s);
        QVERIFY(job);
        QVERIFY(!applyFixes(*job, {{u"batch_size_one"_s}}, m_knowledge));
    }

    void savesInPlaceWithOneBackup()
    {
        const QString file = path(u"in place.yaml"_s);
        QVERIFY(writeFile(file, "first\n"));
        QVERIFY(saveInPlace(file, "first\n", "second\n"));
        QCOMPARE(bytesOf(file), QByteArray("second\n"));
        QCOMPARE(bytesOf(file + u".bak"_s), QByteArray("first\n"));
        QVERIFY(saveInPlace(file, "second\n", "third\n"));
        QCOMPARE(bytesOf(file + u".bak"_s),
                 QByteArray("first\n")); // the first version is the one to go back to
    }

    void writesNothingWhenNothingChanged()
    {
        const QString file = path(u"same.yaml"_s);
        QVERIFY(writeFile(file, "same\n"));
        QVERIFY(saveInPlace(file, "same\n", "same\n"));
        QVERIFY(!QFile::exists(file + u".bak"_s));
    }

    void refusesAFileThatChangedMeanwhile()
    {
        const QString file = path(u"changed.yaml"_s);
        QVERIFY(writeFile(file, "theirs\n"));
        const Result<void> saved = saveInPlace(file, "mine\n", "edited\n");
        QVERIFY(!saved);
        QCOMPARE(saved.error().id, u"cli.changed_meanwhile"_s);
        QCOMPARE(bytesOf(file), QByteArray("theirs\n"));
        QVERIFY(!QFile::exists(file + u".bak"_s));
    }

    void tellsWhatCannotBeReadOrWritten()
    {
        QCOMPARE(readConfigFile(path(u"none.yaml"_s)).error().id, u"cli.missing_config"_s);
        QCOMPARE(readConfigFile(m_folder.path()).error().id, u"cli.config_is_folder"_s);
        QCOMPARE(writeFile(path(u"no/such/folder.yaml"_s), "x").error().id, u"cli.unwritable"_s);
        QCOMPARE(saveInPlace(path(u"none.yaml"_s), "a", "b").error().id, u"cli.missing_config"_s);
    }

    void readsAnswers()
    {
        const auto answers = readAnswers(
            {"crash_timing=steps_1_10", "gpu_vram_gib= 24", "media=dont_know"}, m_knowledge);
        QVERIFY2(answers, answers ? "" : qPrintable(answers.error().sentence()));
        QCOMPARE(answers->value(u"crash_timing"_s), u"steps_1_10"_s);
        QCOMPARE(answers->value(u"gpu_vram_gib"_s), u"24"_s);
        QCOMPARE(answers->value(u"media"_s), u"dont_know"_s);
    }

    void knowsEachQuestionOfTheInterface_data()
    {
        QTest::addColumn<QByteArray>("answer");
        for (const char *answer : {"crash_timing=before_step_1",
                                   "crash_timing=later",
                                   "crash_timing=only_sampling",
                                   "crash_timing=sometimes",
                                   "crash_timing=conservative_fails_at_once",
                                   "every_time=always",
                                   "every_time=sometimes",
                                   "worked_before=same_config",
                                   "worked_before=other_config",
                                   "worked_before=never",
                                   "after_update=yes",
                                   "media=video",
                                   "media=audio",
                                   "platform=windows",
                                   "platform=wsl",
                                   "platform=cloud",
                                   "platform=macos",
                                   "system_ram_gib=31.5",
                                   "other_programs=no",
                                   "fresh_worker_tried=yes",
                                   "very_slow=no"})
            QTest::newRow(answer) << QByteArray(answer);
    }
    void knowsEachQuestionOfTheInterface()
    {
        QFETCH(QByteArray, answer);
        const auto answers = readAnswers({answer.toStdString()}, m_knowledge);
        QVERIFY2(answers, answers ? "" : qPrintable(answers.error().sentence()));
    }

    void refusesAnswers_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QString>("told");
        QTest::newRow("unknown question") << QByteArray("weather=fine") << u"crash_timing"_s;
        QTest::newRow("unknown answer") << QByteArray("crash_timing=midnight") << u"steps_1_10"_s;
        QTest::newRow("no answer") << QByteArray("crash_timing") << u"dont_know"_s;
        QTest::newRow("no number") << QByteArray("gpu_vram_gib=much") << u"gpu_vram_gib=24"_s;
        QTest::newRow("negative number") << QByteArray("gpu_vram_gib=-1") << u"gpu_vram_gib=24"_s;
    }
    void refusesAnswers()
    {
        QFETCH(QByteArray, answer);
        QFETCH(QString, told);
        const auto answers = readAnswers({answer.toStdString()}, m_knowledge);
        QVERIFY(!answers);
        QVERIFY2(answers.error().sentence().contains(told), qPrintable(answers.error().sentence()));
    }
};

QTEST_GUILESS_MAIN(TestFixing)
#include "tst_fixing.moc"
