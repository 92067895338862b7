// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartbench.h"
#include "measure.h"

#include "cli/casefiles.h"
#include "cli/fixing.h"
#include "diagnosis/diagnosis.h"
#include "log/logreader.h"
#include "loggenerator.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

using namespace headroom;
using namespace Qt::StringLiterals;

namespace {

struct Options
{
    int repeats = 5;
    int megabytes = 1024; ///< of the large log
    std::string folder;   ///< for the generated logs; empty: a temporary one
};

[[noreturn]] void fail(const QString &why)
{
    std::fprintf(stderr, "headroom-bench: %s\n", qPrintable(why));
    std::exit(1);
}

/// A generated log; made anew only when there is none of that size.
QString logOf(const QDir &folder, int megabytes)
{
    const QString path = folder.filePath(u"training-%1-mib.log"_s.arg(megabytes));
    const qint64 bytes = qint64(megabytes) * 1024 * 1024;
    QFile file(path);
    if (file.exists() && file.size() >= bytes)
        return path;
    if (!file.open(QIODevice::WriteOnly))
        fail(file.errorString());
    writeTrainingLog(file, bytes, 20250311);
    return path;
}

/// What reading costs at least: the same bytes in the same blocks, looked at by nobody.
void readPlainly(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        fail(file.errorString());
    QByteArray block(4 * 1024 * 1024, Qt::Uninitialized);
    while (file.read(block.data(), block.size()) > 0) {
    }
}

std::size_t failuresIn(const QString &path, const Knowledge &knowledge)
{
    const Result<std::vector<Source>> sources = openPath(path);
    if (!sources)
        fail(sources.error().sentence());
    LogReader reader(knowledge.signatures);
    const Result<void> read =
        sources->front().readText([&](QByteArrayView block) { reader.feed(block); });
    if (!read)
        fail(read.error().sentence());
    const std::vector<Run> runs = reader.finish();
    return runs.empty() ? 0 : runs.back().failures.size();
}

void measureReading(const QString &path, const Options &options, const Knowledge &knowledge)
{
    const qint64 bytes = QFile(path).size();
    const Measurement plain = measure(u"plain read"_s, options.repeats, [&] { readPlainly(path); });
    print(plain, {.bytes = bytes});
    const Measurement reading = measure(u"read the log"_s, options.repeats, [&] {
        if (failuresIn(path, knowledge) != 1)
            fail(u"the log was read wrongly"_s);
    });
    print(reading, {.bytes = bytes, .ratio = reading.median() / plain.median()});
}

void measureDiagnosis(const QString &path, const Options &options, const Knowledge &knowledge)
{
    const qint64 bytes = QFile(path).size();
    const auto diagnoseOnce = [&] {
        const OpenedCase opened = openCase({path}, {}, knowledge.signatures);
        if (diagnose(opened.facts, knowledge).verdict != Verdict::OutOfMemory)
            fail(u"the diagnosis is wrong"_s);
    };
    print(measure(u"diagnose a log of %1 MiB"_s.arg(bytes >> 20), options.repeats, diagnoseOnce),
          {.bytes = bytes});
    const OpenedCase opened = openCase({path}, {}, knowledge.signatures);
    print(measure(u"rank and plan"_s, options.repeats,
                  [&] {
                      if (diagnose(opened.facts, knowledge).causes.empty())
                          fail(u"nothing was ranked"_s);
                  }),
          {});
}

void measureFix(const Options &options, const Knowledge &knowledge)
{
    const Result<QByteArray> config =
        readConfigFile(u":/headroom/samples/ember_style_v3/config.yaml"_s);
    if (!config)
        fail(config.error().sentence());
    print(measure(u"apply a fix, with the diff"_s, options.repeats,
                  [&] {
                      const Result<JobText> job = JobText::parse(*config, u"config.yaml"_s);
                      const Result<FixedConfig> fixed =
                          applyFixes(*job, {{u"batch_size_one"_s}}, knowledge);
                      if (!fixed ||
                          unifiedDiff(job->bytes(), fixed->text.bytes(), job->fileName()).isEmpty())
                          fail(u"the fix was not applied"_s);
                  }),
          {.bytes = config->size()});
}

QByteArray outputOf(const QString &program, const QStringList &arguments, int exitCode)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60000) || process.exitCode() != exitCode)
        fail(program + u": "_s + QString::fromUtf8(process.readAllStandardError()));
    return process.readAllStandardOutput();
}

/// The seconds that the window program itself counts from its start to its first paint.
double secondsToFirstPaint(const QString &program)
{
    const QByteArray report = outputOf(program, {u"--first-paint"_s}, 0);
    const QJsonValue milliseconds = QJsonDocument::fromJson(report).object()["first_paint_ms"_L1];
    if (!milliseconds.isDouble())
        fail(u"the window does not tell when it was painted"_s);
    return milliseconds.toDouble() / 1000;
}

/// Whole processes: what somebody at a terminal or in front of the window waits for.
void measurePrograms(const QString &log, const Options &options)
{
    const QDir here(QCoreApplication::applicationDirPath());
    const QString cli = here.filePath(u"headroom-cli"_s);
    print(measure(u"headroom-cli diagnose, start to exit"_s, options.repeats,
                  [&] { outputOf(cli, {u"diagnose"_s, log}, 1); }),
          {.bytes = QFile(log).size()});
    const QString window = here.filePath(u"headroom"_s);
    if (QFile::exists(window)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        print(collect(u"window, start to first paint"_s, options.repeats,
                      [&] { return secondsToFirstPaint(window); }),
              {});
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    Options options;
    CLI::App program("Measures what people wait for. One line of JSON a measurement.",
                     "headroom-bench");
    program.add_option("--repeats", options.repeats, "How often each is measured")
        ->check(CLI::Range(1, 1000));
    program.add_option("--megabytes", options.megabytes, "Size of the large log")
        ->check(CLI::Range(1, 100000));
    program.add_option("--folder", options.folder,
                       "Where to keep the generated logs (a temporary folder when not given)");
    CLI11_PARSE(program, argc, argv);

    Result<Knowledge> knowledge = Knowledge::load();
    if (!knowledge)
        fail(knowledge.error().sentence());
    const QTemporaryDir temporary;
    const QDir folder(options.folder.empty() ? temporary.path()
                                             : QString::fromStdString(options.folder));
    if (!folder.mkpath(u"."_s))
        fail(u"the folder cannot be made"_s);

    print(measure(u"load the knowledge"_s, options.repeats,
                  [] {
                      if (!Knowledge::load())
                          fail(u"no knowledge"_s);
                  }),
          {});
#ifdef HEADROOM_CHART
    measureChart(options.repeats);
#endif
    measureFix(options, *knowledge);
    measurePrograms(logOf(folder, 1), options);
    measureDiagnosis(logOf(folder, 20), options, *knowledge);
    measureReading(logOf(folder, options.megabytes), options, *knowledge);
    return 0;
}
