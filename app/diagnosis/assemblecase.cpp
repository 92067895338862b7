// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/case.h"

#include "log/logreader.h"
#include "memory/telemetry/logfigures.h"
#include "memory/telemetry/telemetry.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace headroom {

namespace {

/// The logs among the inputs, oldest first: by the time the files were last written where all have
/// one, else in the order given.
std::vector<const Source *> logsByAge(const std::vector<Source> &inputs)
{
    std::vector<const Source *> logs;
    for (const Source &source : inputs) {
        if (source.kind == SourceKind::Log)
            logs.push_back(&source);
    }
    const bool allOnDisk =
        std::ranges::all_of(logs, [](const Source *log) { return !log->diskPath.isEmpty(); });
    if (allOnDisk) {
        std::ranges::stable_sort(logs, {}, [](const Source *log) {
            return QFileInfo(log->diskPath).lastModified().toSecsSinceEpoch();
        });
    }
    return logs;
}

void readRuns(const Source &log, const Signatures &signatures, Case &facts,
              const Progress &progress)
{
    LogReader reader(signatures);
    PrintedFigures printed;
    const auto feed = [&](QByteArrayView block) {
        reader.feed(block);
        printed.feed(block);
    };
    const Result<void> read = log.readText(feed, progress);
    if (!read)
        facts.problems.push_back(read.error());
    const auto input = static_cast<std::size_t>(&log - facts.inputs.data());
    for (Run &run : reader.finish()) {
        facts.runs.push_back(std::move(run));
        facts.runInputs.push_back(input);
    }
    facts.printed = printed.finish();
}

/// Reads the telemetry files. What is wrong with a part of one is told beside it.
void readSeries(Case &facts, const Progress &progress)
{
    for (Source &source : facts.inputs) {
        if (source.kind != SourceKind::Telemetry || progress.isCancelled())
            continue;
        Result<TelemetryFile> file = readTelemetry(source, progress);
        if (!file) {
            facts.problems.push_back(file.error());
            continue;
        }
        QStringList notes = file->notes;
        if (file->badRows > 0)
            notes.prepend(badRowsNote(*file));
        if (source.note.isEmpty())
            source.note = notes.join(QLatin1Char(' '));
        std::ranges::move(file->series, std::back_inserter(facts.series));
    }
}

/// A config that could be read; without a view it is none of AI Toolkit's.
struct Candidate
{
    JobText text;
    Result<JobView> view;
};

std::optional<Candidate> readConfig(const Source &source, std::vector<Error> &problems)
{
    const Result<QByteArray> bytes = source.rawBytes();
    if (!bytes) {
        problems.push_back(bytes.error());
        return std::nullopt;
    }
    const Result<JobText> text = JobText::parse(*bytes, source.path);
    if (!text) {
        problems.push_back(text.error());
        return std::nullopt;
    }
    Candidate candidate{.text = *text, .view = JobView::read(*text)};
    if (!candidate.view)
        problems.push_back(candidate.view.error());
    return candidate;
}

/// Lower is better: the job of the run by name, any job, other YAML or JSON.
int rank(const Candidate &candidate, const QString &jobName)
{
    if (!candidate.view)
        return 2;
    return !jobName.isEmpty() && candidate.view->name == jobName ? 0 : 1;
}

/// The files that may hold another trainer's settings, and the command that the log prints.
std::optional<TrainerSettings> settingsOfOtherTrainer(const std::vector<Source> &inputs,
                                                      const Case &facts)
{
    std::vector<QByteArray> files;
    for (const Source &source : inputs) {
        if (source.kind != SourceKind::Config)
            continue;
        if (const Result<QByteArray> bytes = source.rawBytes())
            files.push_back(*bytes);
    }
    if (!files.empty())
        return readTrainerSettings(files);
    if (facts.run() == nullptr || !facts.run()->command)
        return std::nullopt;
    std::optional<TrainerSettings> settings = readTrainerSettings({facts.run()->command->text});
    if (settings) {
        for (std::optional<LineNumber> &line : settings->lines) {
            if (line)
                line->value += facts.run()->command->firstLine.value - 1;
        }
    }
    return settings;
}

bool isNoJob(const Error &error)
{
    return error.id == u"job.not_ai_toolkit";
}

void takeConfig(const std::vector<Source> &inputs, Case &facts)
{
    const QString jobName = facts.run() != nullptr ? facts.run()->job : QString();
    std::optional<Candidate> best;
    std::vector<Error> problems;
    for (const Source &source : inputs) {
        if (source.kind != SourceKind::Config)
            continue;
        std::optional<Candidate> candidate = readConfig(source, problems);
        if (candidate && (!best || rank(*candidate, jobName) < rank(*best, jobName)))
            best = std::move(candidate);
    }
    const bool hasJob = best && best->view;
    const bool printsItsOwn = facts.run() != nullptr && facts.run()->config;
    if (!hasJob && !printsItsOwn)
        facts.otherTrainer = settingsOfOtherTrainer(inputs, facts);
    if (facts.otherTrainer) {
        facts.view = facts.otherTrainer->view;
        return; // that it is no job of AI Toolkit is no problem then
    }
    if (hasJob) {
        facts.job = best->text;
        facts.view = *best->view;
    }
    // A launch command beside a job is how it was started, not a second config.
    const bool isCommand = hasJob && std::ranges::all_of(problems, isNoJob);
    if (!isCommand)
        facts.problems.insert(facts.problems.end(), problems.begin(), problems.end());
    if (hasJob)
        return;
    if (facts.run() != nullptr && facts.run()->config) {
        const ConfigDump &dump = *facts.run()->config;
        if (const Result<JobText> job = JobText::fromProcessDump(dump.text, jobName)) {
            facts.job = *job;
            facts.jobFromLog = true;
            facts.dumpFirstLine = dump.firstLine;
            if (const Result<JobView> view = JobView::read(*job))
                facts.view = *view;
            return;
        }
    }
    if (best)
        facts.job = best->text;
}

} // namespace

Case assembleCase(const std::vector<Source> &inputs, const Signatures &signatures,
                  const Progress &progress)
{
    Case facts;
    facts.inputs = inputs;
    const std::vector<const Source *> logs = logsByAge(facts.inputs);
    for (std::size_t i = 0; i < logs.size() && !progress.isCancelled(); ++i) {
        readRuns(*logs[i], signatures, facts, progress);
        progress.report(static_cast<double>(i + 1) / static_cast<double>(logs.size()));
    }
    if (!facts.runs.empty())
        facts.current = facts.runs.size() - 1;
    readSeries(facts, progress);
    takeConfig(inputs, facts);
    for (const Source &source : inputs) {
        if (source.kind == SourceKind::Unknown && !source.note.isEmpty()) {
            facts.problems.push_back(Error{.id = QStringLiteral("case.unknown_input"),
                                           .file = source.path,
                                           .message = source.note});
        }
    }
    return facts;
}

QString otherTrainerOf(const Case &facts)
{
    QString trainer = facts.otherTrainer       ? facts.otherTrainer->trainer
                      : facts.run() != nullptr ? facts.run()->trainer
                                               : QString();
    if (trainer == u"fluxgym")
        trainer = QStringLiteral("kohya-sd-scripts");
    return trainer == u"ai-toolkit" || facts.job ? QString() : trainer;
}

void selectRun(Case &facts, std::size_t run)
{
    facts.current = run;
    if (facts.job && !facts.jobFromLog)
        return;
    facts.job.reset();
    facts.view.reset();
    facts.otherTrainer.reset();
    facts.jobFromLog = false;
    facts.dumpFirstLine = {};
    // The inputs were read before: what is wrong with them is known.
    const std::vector<Error> problems = facts.problems;
    takeConfig(facts.inputs, facts);
    facts.problems = problems;
}

} // namespace headroom
