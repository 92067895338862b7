// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"

#include <QByteArray>

#include <vector>

/// Cases made of values: a run, a config and answers, as small as a test needs them.
namespace headroom::test {

/// A job file; the defaults are a conservative LoRA job.
struct Job
{
    QByteArray arch = "flux";
    bool checkpointing = true;
    int batch = 1;
    int datasetBatch = 0; ///< 0: the dataset sets none
    std::vector<int> resolutions{512, 768};
    int frames = 1;
    int previewWidth = 768;
    int previewHeight = 768;
    int previewFrames = 1;
    bool samplingOff = false;
    bool quantize = true;
    bool quantizeTextEncoder = true;
    bool lowVram = false;
    bool cacheTextEmbeddings = true;
    bool offloading = false;
    bool network = true;
    int rank = 16;
    QByteArray optimizer = "adamw8bit";

    QByteArray yaml() const;
    /// The same as the trainer prints it at the head of a run.
    QByteArray processDump() const;
};

struct Figures
{
    double tried = 0.1;
    double capacity = 23.6;
    double free = 0.05;
    double allocated = 22.5;
    double pool = 0.05;
    double process = 0; ///< 0: not printed
    double others = 0;  ///< 0: none named

    MemoryFigures figures() const;
};

/// Builds a case step by step.
class Scenario
{
public:
    Scenario &with(const Job &job);
    Scenario &answer(const char *question, const char *answer);
    /// A run in a phase that has not failed yet.
    Scenario &run(Phase phase, RunEnd end = RunEnd::Unknown);
    /// The run ends by a failure of the phase.
    Scenario &fail(MemoryKind kind, const Figures &figures = {});
    Scenario &failOtherwise(const char *cause, const char *text, const char *exception = "");
    /// What the traceback of the last failure shows: library frames and the failing call.
    Scenario &inside(const QStringList &libraryFrames, const char *call = "");
    /// Steps with a loss, one per step up to `last`, with this pace.
    Scenario &steps(int last, double secondsPerStep = 3);
    /// "skipping batch" after a step; what the trainer survives.
    Scenario &skip(int step);

    Run &current();
    Case &facts() { return m_facts; }
    Diagnosis diagnosis() const;

private:
    int nextLine();
    Case m_facts;
    int m_line = 100;
};

const Knowledge &knowledge();
/// The top cause, or empty.
QString topCause(const Diagnosis &diagnosis);
/// The first fix still to be done, or empty.
QString firstFix(const Diagnosis &diagnosis);
/// The step of a fix in the plan; nullptr when it is not there.
const PlanStep *step(const Diagnosis &diagnosis, const char *fix);

} // namespace headroom::test
