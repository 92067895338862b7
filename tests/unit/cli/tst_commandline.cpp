// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace {

struct Outcome
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;
};

const QByteArray kLog =
    "Running 1 job\n"
    "Loading Flux model\n"
    "lamp_shop:   0%|          | 0/2000 [00:00<?, ?it/s]Error running job: CUDA out of memory. "
    "Tried to allocate 540.00 MiB. "
    "GPU 0 has a total capacity of 23.99 GiB of which 224.00 MiB is free. Including non-PyTorch "
    "memory, this process has 23.30 GiB "
    "memory in use. Of the allocated memory 22.22 GiB is allocated by PyTorch, and 590.90 MiB is "
    "reserved by PyTorch but unallocated.\n"
    "Traceback (most recent call last):\n"
    "  File \"C:\\Users\\kimlee\\ai-toolkit\\jobs\\process\\BaseSDTrainProcess.py\", line 2136, in "
    "run\n"
    "    loss_dict = self.hook_train_loop(batch_list)\n"
    "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 540.00 MiB.\n";

const QByteArray kConfig =
    "# my job\n"
    "job: extension\n"
    "config:\n"
    "  name: lamp_shop\n"
    "  process:\n"
    "    - type: diffusion_trainer\n"
    "      train:\n"
    "        batch_size: 4  # was 2\n"
    "        gradient_checkpointing: true\n"
    "        optimizer: adamw8bit\n"
    "        steps: 2000\n"
    "      network: {type: lora, linear: 16, linear_alpha: 16}\n"
    "      model: {name_or_path: black-forest-labs/FLUX.1-dev, arch: flux, quantize: true}\n"
    "      datasets:\n"
    "        - folder_path: /sets/lamps\n"
    "          resolution: [512, 1024]\n"
    "      sample: {width: 768, height: 768, sample_every: 250, prompts: [a lamp]}\n";

} // namespace

/// Runs the real program: each command, format and exit code, and each kind of bad input.
class TestCommandLine : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString write(const QString &name, const QByteArray &bytes) const
    {
        const QString file = path(name);
        QDir().mkpath(QFileInfo(file).path());
        QFile out(file);
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(file));
        return file;
    }
    static QByteArray bytesOf(const QString &file)
    {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("(missing)");
    }
    static Outcome run(const QStringList &arguments, const QByteArray &input = {})
    {
        QProcess process;
        process.start(QStringLiteral(HEADROOM_CLI_PROGRAM), arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
            qFatal("headroom-cli did not end: %s", process.readAllStandardError().constData());
        return {process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }
    static QJsonObject json(const Outcome &outcome)
    {
        return QJsonDocument::fromJson(outcome.out).object();
    }
    static void compare(const Outcome &outcome, int exitCode)
    {
        QVERIFY2(
            outcome.exitCode == exitCode,
            qPrintable(u"exit code %1\n%2\n%3"_s.arg(outcome.exitCode)
                           .arg(QString::fromUtf8(outcome.out), QString::fromUtf8(outcome.err))));
    }
    /// One complaint on standard error, no more and no less.
    static void compareComplaint(const Outcome &outcome, const QByteArray &part)
    {
        QVERIFY2(outcome.err.startsWith("headroom-cli: "), outcome.err.constData());
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY2(outcome.err.contains(part), outcome.err.constData());
    }

private Q_SLOTS:
    void initTestCase()
    {
        write(u"log.txt"_s, kLog);
        write(u"config.yaml"_s, kConfig);
        write(u"job/log.txt"_s, kLog);
        write(u"job/config.yaml"_s, kConfig);
        write(u"empty.txt"_s, "");
        write(u"picture.png"_s, QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0", 20));
        write(u"broken.yaml"_s, "job: extension\nconfig:\n  name: [unclosed\n");
        write(u"other.yaml"_s, "services:\n  web:\n    image: nginx\n");
        write(u"finished.txt"_s,
              "Running 1 job\nLoading Flux model\nlamp_shop: 100%|##########| 2000/2000 "
              "[1:10:00<00:00,  2.10s/it, lr: 1.0e-04 loss: 2.1e-01]\n"
              "Saved checkpoint to "
              "out/lamp_shop.safetensors\n\n========================================\nResult:\n - "
              "1 completed job\n========================================\n");
        QDir(m_folder.path()).mkdir(u"nothing"_s);
    }

    // --- usage
    // ------------------------------------------------------------------------------------
    void usage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("nothing") << QStringList();
        QTest::newRow("unknown command") << QStringList{u"explain"_s};
        QTest::newRow("unknown option") << QStringList{u"diagnose"_s, u"--colour"_s, u"x"_s};
        QTest::newRow("diagnose nothing") << QStringList{u"diagnose"_s};
        QTest::newRow("unknown format")
            << QStringList{u"diagnose"_s, u"x"_s, u"--format"_s, u"xml"_s};
        QTest::newRow("unknown language")
            << QStringList{u"diagnose"_s, u"x"_s, u"--lang"_s, u"fr"_s};
        QTest::newRow("unknown question")
            << QStringList{u"diagnose"_s, path(u"log.txt"_s), u"--answer"_s, u"weather=fine"_s};
        QTest::newRow("unknown answer")
            << QStringList{u"diagnose"_s, path(u"log.txt"_s), u"--answer"_s, u"media=radio"_s};
        QTest::newRow("memory that is no number")
            << QStringList{u"diagnose"_s, u"x"_s, u"--gpu-vram"_s, u"much"_s};
        QTest::newRow("memory below nothing")
            << QStringList{u"diagnose"_s, u"x"_s, u"--gpu-vram"_s, u"-4"_s};
        QTest::newRow("fix without a fix") << QStringList{u"fix"_s, path(u"config.yaml"_s)};
        QTest::newRow("fix and plan at once") << QStringList{
            u"fix"_s, path(u"config.yaml"_s), u"--plan"_s, u"--apply"_s, u"batch_size_one"_s};
        QTest::newRow("two outputs") << QStringList{u"fix"_s, path(u"config.yaml"_s), u"--plan"_s,
                                                    u"--diff"_s, u"--in-place"_s};
        QTest::newRow("log without plan") << QStringList{u"fix"_s,     path(u"config.yaml"_s),
                                                         u"--apply"_s, u"batch_size_one"_s,
                                                         u"--log"_s,   u"x"_s};
        QTest::newRow("unknown fix")
            << QStringList{u"fix"_s, path(u"config.yaml"_s), u"--apply"_s, u"pray"_s};
        QTest::newRow("output over the config") << QStringList{
            u"fix"_s, path(u"config.yaml"_s), u"--plan"_s, u"--output"_s, path(u"config.yaml"_s)};
        QTest::newRow("estimate nothing") << QStringList{u"estimate"_s};
        QTest::newRow("two cards") << QStringList{u"estimate"_s, path(u"config.yaml"_s), u"--gpu"_s,
                                                  u"RTX 4090"_s, u"--gpu-vram"_s,        u"24"_s};
        QTest::newRow("unknown card")
            << QStringList{u"estimate"_s, path(u"config.yaml"_s), u"--gpu"_s, u"Abacus 3"_s};
        QTest::newRow("estimate as Markdown")
            << QStringList{u"estimate"_s, path(u"config.yaml"_s), u"--format"_s, u"markdown"_s};
        QTest::newRow("check nothing") << QStringList{u"check"_s};
        QTest::newRow("evaluate nothing") << QStringList{u"evaluate"_s};
    }
    void usage()
    {
        QFETCH(QStringList, arguments);
        const Outcome outcome = run(arguments);
        compare(outcome, 64);
        QVERIFY(outcome.out.isEmpty());
        compareComplaint(outcome, "");
    }

    void helps_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("program") << QStringList{u"--help"_s} << QByteArray("diagnose");
        QTest::newRow("diagnose") << QStringList{u"diagnose"_s, u"--help"_s}
                                  << QByteArray("--redact");
        QTest::newRow("fix") << QStringList{u"fix"_s, u"--help"_s} << QByteArray("--in-place");
        QTest::newRow("version") << QStringList{u"--version"_s}
                                 << QByteArray("headroom-cli " HEADROOM_VERSION);
    }
    void helps()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, part);
        const Outcome outcome = run(arguments);
        compare(outcome, 0);
        QVERIFY2(outcome.out.contains(part), outcome.out.constData());
        QVERIFY(outcome.err.isEmpty());
    }

    // --- diagnose
    // ---------------------------------------------------------------------------------
    void diagnosesAsText()
    {
        const Outcome outcome =
            run({u"diagnose"_s, path(u"log.txt"_s), path(u"config.yaml"_s), u"--lang"_s, u"en"_s});
        compare(outcome, 1);
        QVERIFY2(outcome.out.startsWith("Out of memory"), outcome.out.constData());
        QVERIFY(outcome.out.contains("headroom-cli fix"));
        QVERIFY(outcome.err.isEmpty());
    }

    void diagnosesAsJson()
    {
        const Outcome outcome = run(
            {u"diagnose"_s, path(u"log.txt"_s), path(u"config.yaml"_s), u"--format"_s, u"json"_s});
        compare(outcome, 1);
        const QJsonObject report = json(outcome);
        QCOMPARE(report["schema"_L1].toInt(), 1);
        QCOMPARE(report["verdict"_L1].toString(), u"out_of_memory"_s);
        QCOMPARE(report["memory_kind"_L1].toString(), u"cuda_alloc"_s);
        QCOMPARE(report["inputs"_L1].toArray().size(), 2);
        QVERIFY(report["causes"_L1].toArray().size() >= 5);
        double sum = 0;
        for (const QJsonValue cause : report["causes"_L1].toArray())
            sum += cause["probability"_L1].toDouble();
        QVERIFY2(std::abs(sum - 1) < 1e-6, qPrintable(QString::number(sum)));
        QCOMPARE(report["failure"_L1]["capacity_gib"_L1].toDouble(), 23.99);
    }

    void diagnosesAsMarkdown()
    {
        const Outcome outcome = run({u"diagnose"_s, path(u"log.txt"_s), u"--format"_s,
                                     u"markdown"_s, u"--lang"_s, u"en"_s});
        compare(outcome, 1);
        QVERIFY2(outcome.out.startsWith("## Summary"), outcome.out.constData());
        QVERIFY(outcome.out.contains("## Log around the failure"));
    }

    void diagnosesStandardInput()
    {
        const Outcome outcome = run({u"diagnose"_s, u"-"_s, u"--format"_s, u"json"_s}, kLog);
        compare(outcome, 1);
        QCOMPARE(json(outcome)["inputs"_L1].toArray()[0]["path"_L1].toString(), u"-"_s);
    }

    void diagnosesAFolder()
    {
        const Outcome outcome = run({u"diagnose"_s, path(u"job"_s), u"--format"_s, u"json"_s});
        compare(outcome, 1);
        QCOMPARE(json(outcome)["inputs"_L1].toArray().size(), 2);
        QCOMPARE(json(outcome)["run"_L1]["job"_L1].toString(), u"lamp_shop"_s);
    }

    void diagnosesTheExample()
    {
        const Outcome outcome = run({u"diagnose"_s, u"--example"_s, u"--lang"_s, u"en"_s});
        compare(outcome, 1);
        QVERIFY2(outcome.out.startsWith("Out of memory: The batch"), outcome.out.constData());
        QVERIFY2(outcome.out.contains("ember_style_v3"), outcome.out.constData());
    }

    void exitCodeTellsTheVerdict()
    {
        compare(run({u"diagnose"_s, path(u"finished.txt"_s)}), 0);
        compare(run({u"diagnose"_s, path(u"config.yaml"_s)}), 2);
    }

    void diagnosesAnswersAlone()
    {
        const Outcome outcome = run({u"diagnose"_s, u"--answer"_s, u"crash_timing=only_sampling"_s,
                                     u"--answer"_s, u"media=image"_s, u"--format"_s, u"json"_s});
        QVERIFY2(outcome.exitCode == 1 || outcome.exitCode == 2, outcome.err.constData());
        QVERIFY(!json(outcome)["causes"_L1].toArray().isEmpty());
    }

    void usesAnswersAndTheCard()
    {
        const Outcome outcome =
            run({u"diagnose"_s, path(u"config.yaml"_s), u"--gpu-vram"_s, u"12.5"_s, u"--answer"_s,
                 u"platform=linux"_s, u"--format"_s, u"json"_s});
        QCOMPARE(json(outcome)["run"_L1]["gpu"_L1]["capacity_gib"_L1].toDouble(), 12.5);
        QCOMPARE(json(outcome)["run"_L1]["os"_L1].toString(), u"linux"_s);
    }

    void redacts_data()
    {
        QTest::addColumn<QString>("format");
        QTest::newRow("text") << u"text"_s;
        QTest::newRow("json") << u"json"_s;
        QTest::newRow("markdown") << u"markdown"_s;
    }
    void redacts()
    {
        QFETCH(QString, format);
        const QString log = write(u"C-Users/kimlee-log.txt"_s, kLog);
        const Outcome outcome = run({u"diagnose"_s, log, u"--redact"_s, u"--format"_s, format});
        compare(outcome, 1);
        QVERIFY2(!outcome.out.contains("C:\\Users\\kimlee"), outcome.out.constData());
        QVERIFY2(!outcome.out.contains("kimlee"), outcome.out.constData());
    }

    void repeatsItself()
    {
        const QStringList arguments{u"diagnose"_s, path(u"job"_s), u"--format"_s, u"json"_s};
        QCOMPARE(run(arguments).out, run(arguments).out);
    }

    // --- bad input
    // --------------------------------------------------------------------------------
    void unreadable_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("named");
        for (const QString &command : {u"diagnose"_s, u"estimate"_s, u"check"_s}) {
            const auto row = [&](const char *what, const QString &file) {
                QTest::addRow("%s: %s", qPrintable(command), what)
                    << QStringList{command, path(file)} << file.toUtf8();
            };
            row("missing", u"none.txt"_s);
            row("empty", u"empty.txt"_s);
            row("binary", u"picture.png"_s);
            row("folder without logs", u"nothing"_s);
            row("invalid YAML", u"broken.yaml"_s);
        }
        for (const QString &command : {u"estimate"_s, u"check"_s})
            QTest::addRow("%s: no AI Toolkit job", qPrintable(command))
                << QStringList{command, path(u"other.yaml"_s)} << QByteArray("other.yaml");
        const QStringList fix{u"--apply"_s, u"batch_size_one"_s};
        for (const QString &file : {u"none.yaml"_s, u"empty.txt"_s, u"picture.png"_s, u"nothing"_s,
                                    u"broken.yaml"_s, u"other.yaml"_s})
            QTest::addRow("fix: %s", qPrintable(file))
                << QStringList{u"fix"_s, path(file)} + fix << file.toUtf8();
        QTest::newRow("fix: the plan's log is missing")
            << QStringList{u"fix"_s, path(u"config.yaml"_s), u"--plan"_s, u"--log"_s,
                           path(u"none.txt"_s)}
            << QByteArray("none.txt");
        QTest::newRow("evaluate: missing")
            << QStringList{u"evaluate"_s, path(u"none"_s)} << QByteArray("none");
        QTest::newRow("evaluate: no cases")
            << QStringList{u"evaluate"_s, path(u"nothing"_s)} << QByteArray("nothing");
        QTest::newRow("estimate: log is missing")
            << QStringList{u"estimate"_s, path(u"config.yaml"_s), u"--log"_s, path(u"none.txt"_s)}
            << QByteArray("none.txt");
    }
    void unreadable()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, named);
        const Outcome outcome = run(arguments);
        compare(outcome, 3);
        QVERIFY2(outcome.out.isEmpty(), outcome.out.constData());
        compareComplaint(outcome, named);
    }

    void tellsTheLineOfAFault()
    {
        const Outcome outcome = run({u"diagnose"_s, path(u"broken.yaml"_s)});
        QVERIFY2(
            QString::fromUtf8(outcome.err).contains(QRegularExpression(u"broken\\.yaml:\\d+"_s)),
            outcome.err.constData());
    }

    void diagnosesTheRestWhenOneInputCannotBeRead()
    {
        const Outcome outcome = run(
            {u"diagnose"_s, path(u"log.txt"_s), path(u"none.yaml"_s), u"--format"_s, u"json"_s});
        compare(outcome, 3);
        compareComplaint(outcome, "none.yaml");
        QCOMPARE(json(outcome)["verdict"_L1].toString(), u"out_of_memory"_s);
    }

    void refusesAFileThatMayNotBeRead()
    {
        const QString file = write(u"secret.txt"_s, kLog);
        QVERIFY(QFile::setPermissions(file, {}));
#ifdef Q_OS_UNIX
        // The superuser reads everything; a folder in the file's place is unreadable for all.
        if (geteuid() == 0) {
            QVERIFY(QFile::remove(file));
            QVERIFY(QDir().mkpath(file));
        }
#endif
        const Outcome outcome = run({u"diagnose"_s, file});
        compare(outcome, 3);
        compareComplaint(outcome, "secret.txt");
        const Outcome fixing = run({u"fix"_s, file, u"--apply"_s, u"batch_size_one"_s});
        compare(fixing, 3);
        compareComplaint(fixing, "secret.txt");
    }

    void refusesBrokenKnowledge()
    {
        write(u"knowledge/questions.yaml"_s, "- id: [unclosed\n");
        const Outcome outcome =
            run({u"diagnose"_s, path(u"log.txt"_s), u"--knowledge"_s, path(u"knowledge"_s)});
        compare(outcome, 3);
        compareComplaint(outcome, "questions.yaml");
    }

    // --- fix
    // ----------------------------------------------------------------------------------------
    void fixPrintsTheDiff()
    {
        const Outcome outcome =
            run({u"fix"_s, path(u"config.yaml"_s), u"--apply"_s, u"batch_size_one"_s});
        compare(outcome, 0);
        QVERIFY2(outcome.out.contains("-        batch_size: 4  # was 2\n"),
                 outcome.out.constData());
        QVERIFY(outcome.out.contains("+        batch_size: 1  # was 2\n"));
        QCOMPARE(bytesOf(path(u"config.yaml"_s)), kConfig);
    }

    void fixTakesValuesAndSeveralFixes()
    {
        const Outcome outcome =
            run({u"fix"_s, path(u"config.yaml"_s), u"--apply"_s, u"batch_size_one=2"_s,
                 u"--apply"_s, u"drop_largest_bucket"_s, u"--diff"_s});
        compare(outcome, 0);
        QVERIFY2(outcome.out.contains("+        batch_size: 2  # was 2\n"),
                 outcome.out.constData());
        QVERIFY(outcome.out.contains("-          resolution: [512, 1024]\n"));
    }

    void fixEditsInPlace()
    {
        const QString file = write(u"edited.yaml"_s, kConfig);
        QByteArray wanted = kConfig;
        wanted.replace("batch_size: 4", "batch_size: 1");
        const QStringList arguments{u"fix"_s, file, u"--apply"_s, u"batch_size_one"_s,
                                    u"--in-place"_s};
        const Outcome outcome = run(arguments);
        compare(outcome, 0);
        QVERIFY(outcome.out.isEmpty());
        QCOMPARE(bytesOf(file), wanted);
        QCOMPARE(bytesOf(file + u".bak"_s), kConfig);
        // Once more: nothing to do, and it says so.
        const Outcome again = run(arguments);
        compare(again, 0);
        compareComplaint(again, "batch_size_one");
        QCOMPARE(bytesOf(file), wanted);
    }

    void fixWritesAnotherFile()
    {
        const QString file = path(u"out.yaml"_s);
        compare(run({u"fix"_s, path(u"config.yaml"_s), u"--apply"_s, u"batch_size_one"_s,
                     u"--output"_s, file}),
                0);
        QVERIFY(bytesOf(file).contains("batch_size: 1  # was 2"));
        QCOMPARE(bytesOf(path(u"config.yaml"_s)), kConfig);
        compare(run({u"fix"_s, path(u"config.yaml"_s), u"--apply"_s, u"batch_size_one"_s,
                     u"--output"_s, path(u"no/such/out.yaml"_s)}),
                3);
    }

    void fixSaysWhyItChangesNothing()
    {
        const Outcome outcome =
            run({u"fix"_s, path(u"config.yaml"_s), u"--apply"_s, u"gradient_checkpointing_on"_s});
        compare(outcome, 0);
        QVERIFY(outcome.out.isEmpty());
        compareComplaint(outcome, "gradient_checkpointing_on");
    }

    void fixFollowsThePlan()
    {
        const Outcome outcome =
            run({u"fix"_s, path(u"config.yaml"_s), u"--plan"_s, u"--log"_s, path(u"log.txt"_s)});
        compare(outcome, 0);
        QVERIFY2(outcome.out.contains("+        batch_size: 1  # was 2\n"),
                 outcome.out.constData());
    }

    // --- estimate, check, evaluate
    // ------------------------------------------------------------------
    void estimatesAsText()
    {
        const Outcome outcome = run({u"estimate"_s, path(u"config.yaml"_s), u"--gpu-vram"_s,
                                     u"24"_s, u"--lang"_s, u"en"_s});
        compare(outcome, 0);
        QVERIFY2(outcome.out.startsWith("Peak video memory by phase, on a card with 24.0 GiB:\n"),
                 outcome.out.constData());
    }

    void estimatesAsJson()
    {
        const Outcome outcome = run({u"estimate"_s, path(u"config.yaml"_s), u"--gpu"_s,
                                     u"RTX 4090"_s, u"--format"_s, u"json"_s});
        compare(outcome, 0);
        const QJsonObject estimate = json(outcome);
        QCOMPARE(estimate["arch"_L1].toString(), u"flux"_s);
        QVERIFY(estimate["capacity_gib"_L1].toDouble() > 23);
        QVERIFY(estimate["phases"_L1]["train"_L1]["mid"_L1].toDouble() > 5);
        QVERIFY(estimate["fits"_L1]["probability"_L1].isDouble());
    }

    void estimatesWithALog()
    {
        const Outcome outcome = run({u"estimate"_s, path(u"config.yaml"_s), u"--log"_s,
                                     path(u"log.txt"_s), u"--format"_s, u"json"_s});
        compare(outcome, 0);
        QVERIFY2(json(outcome)["calibrated_by"_L1].toString().startsWith(u"log line"_s),
                 outcome.out.constData());
    }

    void evaluates()
    {
        write(u"cases/a-1/log.txt"_s, kLog);
        write(u"cases/a-1/config.yaml"_s, kConfig);
        write(
            u"cases/a-1/expected.json"_s,
            R"({"verdict": ["out_of_memory"], "memory_kind": ["host_ram"], "about": {"log_fidelity": "quoted"}})");
        const Outcome text = run({u"evaluate"_s, path(u"cases"_s)});
        compare(text, 0);
        QVERIFY2(text.out.contains("said cuda_alloc, accepted host_ram"), text.out.constData());
        const Outcome asJson = run({u"evaluate"_s, path(u"cases"_s), u"--format"_s, u"json"_s});
        compare(asJson, 0);
        QCOMPARE(
            json(asJson)["subsets"_L1].toArray()[0]["fields"_L1]["verdict"_L1]["right"_L1].toInt(),
            1);
        QCOMPARE(json(asJson)["misses"_L1].toArray().size(), 1);
    }

    void evaluateTellsOfABrokenLabel()
    {
        write(u"broken cases/a-1/log.txt"_s, kLog);
        write(u"broken cases/a-1/expected.json"_s, "{");
        const Outcome outcome = run({u"evaluate"_s, path(u"broken cases"_s)});
        compare(outcome, 3);
        compareComplaint(outcome, "expected.json");
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
