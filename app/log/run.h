// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/units.h"
#include "base/vocabulary.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// What a training log says, as plain values.
namespace headroom {

/// The numbers of an out-of-memory message; each absent unless the message printed it.
struct MemoryFigures
{
    std::optional<Bytes> tried;
    std::optional<Bytes> capacity;
    std::optional<Bytes> free;
    std::optional<Bytes> allocated;           ///< by PyTorch, in use
    std::optional<Bytes> reservedUnallocated; ///< held by PyTorch's allocator, not in use
    std::optional<Bytes> process;             ///< this process, context and libraries included
    std::optional<Bytes> otherProcesses;      ///< sum over the other processes the message names
    std::optional<int> gpuIndex;
};

/// One error, fatal or survived.
struct Failure
{
    QString text; ///< the message, at most 4 KiB, on one line
    LineNumber line;
    QString
        exception; ///< "torch.OutOfMemoryError", "RuntimeError", …; empty when the log names none
    QString signature; ///< id of the signature (resources/knowledge/signatures) that recognised it
    MemoryKind memoryKind = MemoryKind::None;
    QString
        notMemoryCause; ///< "not_oom.…" when the signature means another failure; empty otherwise
    MemoryFigures figures;
    Phase phase = Phase::Unknown;
    std::optional<StepNumber> step; ///< the last completed step before it
    bool survived = false;          ///< the trainer caught it and went on
    QString failingCall; ///< line of code of the innermost trainer frame; empty when not printed
    QStringList innerFrames; ///< "function folder/file" of the library frames below it
    QStringList
        frames; ///< "function file:line" of the traceback, outermost first, toolkit frames only
};

/// Something recognised by a signature that is worth showing or reasoning about.
struct Symptom
{
    QString signature; ///< id of the signature
    LineNumber line;   ///< of the first occurrence
    int count = 1;
    QString text; ///< the line, shortened to 400 characters
};

/// A stretch of the log in one phase.
struct PhaseSpan
{
    Phase phase = Phase::Unknown;
    LineNumber first;
    LineNumber last;
    std::optional<double> seconds; ///< as far as bars and timestamps tell
};

/// A reading of the training bar.
struct StepReading
{
    StepNumber step;
    LineNumber line;
    double elapsedSeconds = 0;
    std::optional<double> secondsPerStep;
    std::optional<double> loss;
};

/// A line "1024x768x33f: 12 files" of the dataset scan.
struct BucketFound
{
    int width = 0;
    int height = 0;
    int frames = 1;
    int files = 0;
    LineNumber line;
};

/// The process config that AI Toolkit prints at the head of a run.
struct ConfigDump
{
    QByteArray text; ///< the JSON object from "{" to "}"
    LineNumber firstLine;
};

/// The command that launched another trainer, as the log prints it.
struct LaunchCommand
{
    QByteArray text; ///< with its line breaks
    LineNumber firstLine;
};

enum class RunEnd {
    Unknown, ///< the log just stops
    Finished,
    Failed,  ///< ended by an error
    Killed,  ///< by a signal or by the system, no traceback
    Stopped, ///< by the user
    Running, ///< reached no end, and nothing looks wrong
};

/// The speed of the run, for spill: seconds per step over time.
struct SpeedTrend
{
    double early = 0; ///< median seconds per step of the first settled steps
    double late = 0;  ///< median of the last ones
    double worst = 0; ///< slowest settled stretch
    std::optional<LineNumber>
        jumpLine; ///< where it first became three times slower than before, for good
};

/// One training run found in a log.
struct Run
{
    QString trainer; ///< "ai-toolkit", "kohya-sd-scripts", "onetrainer", "musubi-tuner",
                     ///< "diffusion-pipe", …; empty when unknown
    QString job;     ///< its name
    QString family; ///< model family that the load lines name, such as "flux" or "wan22_14b"; empty
                    ///< when unknown
    QString toolkitVersion;
    QString torchVersion;
    QString gpuName;
    Platform platform = Platform::Unknown;
    LineNumber firstLine;
    LineNumber lastLine;

    std::vector<PhaseSpan> phases;
    std::vector<Symptom> symptoms;
    std::vector<Failure> failures;    ///< in log order
    std::optional<std::size_t> fatal; ///< which of them ended the run
    RunEnd end = RunEnd::Unknown;
    QString exitDetail;   ///< "signal SIGKILL", "exit code 3221225477", …
    QString lastLoadLine; ///< the last line of loading, such as "Loading Mistral"; empty when none

    std::optional<StepNumber> stepsDone;
    std::optional<StepNumber> stepsTotal;
    std::vector<StepReading> readings; ///< thinned to at most 2000, first, last and slowest kept
    std::vector<StepNumber> skippedBatches; ///< "skipping batch k/3": the step of each
    std::vector<LineNumber> skippedBatchLines;
    std::vector<BucketFound> buckets;
    std::optional<SpeedTrend> speed;
    std::optional<ConfigDump> config;
    std::optional<LaunchCommand> command;

    /// The phase the run was in when it ended.
    Phase lastPhase() const { return phases.empty() ? Phase::Unknown : phases.back().phase; }
    const Failure *fatalFailure() const { return fatal ? &failures[*fatal] : nullptr; }
    const Symptom *symptom(QStringView signature) const;
};

} // namespace headroom
