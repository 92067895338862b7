// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/run.h"
#include "memory/series.h"

#include <QStringList>

namespace headroom {

/// A run that loads for 40 s, caches for 20 s, trains 100 steps in 200 s with a sample and a
/// skipped batch on the way, and dies.
inline Run measuredRun()
{
    Run run;
    run.firstLine = {1};
    run.lastLine = {301};
    run.phases = {{.phase = Phase::ModelLoad, .first = {1}, .last = {59}, .seconds = 40},
                  {.phase = Phase::CacheLatents, .first = {60}, .last = {99}, .seconds = 20},
                  {.phase = Phase::EarlyTrain, .first = {100}, .last = {119}, .seconds = 20},
                  {.phase = Phase::MidTrain, .first = {120}, .last = {199}, .seconds = 80},
                  {.phase = Phase::PreviewSample, .first = {200}, .last = {209}, .seconds = 30},
                  {.phase = Phase::MidTrain, .first = {210}, .last = {301}, .seconds = 100}};
    for (int step = 0; step <= 100; ++step)
        run.readings.push_back({.step = {step},
                                .line = {step <= 50 ? 100 + step * 199 / 100 : 210 + (step - 50)},
                                .elapsedSeconds = step * 2.0,
                                .secondsPerStep = 2,
                                .loss = {}});
    Failure skipped;
    skipped.line = {150};
    skipped.survived = true;
    run.skippedBatchLines = {{151}};
    run.skippedBatches = {{25}};
    Failure fatal;
    fatal.line = {300};
    fatal.step = StepNumber{100};
    fatal.figures.allocated = Bytes::fromGib(20);
    fatal.figures.reservedUnallocated = Bytes::fromGib(2);
    fatal.figures.capacity = Bytes::fromGib(24);
    run.failures = {skipped, fatal};
    run.fatal = 1;
    run.end = RunEnd::Failed;
    return run;
}

/// What was measured beside it: one sample a second from 10 s before the start to 5 s after the
/// end.
inline Series measuredSeries()
{
    Series series;
    series.source = QStringLiteral("vram.csv");
    series.format = QStringLiteral("nvidia_smi_csv");
    series.gpu = 0;
    series.gpuName = QStringLiteral("NVIDIA GeForce RTX 4090");
    series.clock = SeriesClock::Local;
    series.capacity = Bytes::fromMib(24564);
    for (int second = 0; second <= 305; ++second) {
        const int inRun = second - 10;
        const double gib = inRun < 0      ? 1
                           : inRun <= 40  ? 1 + inRun * 0.4
                           : inRun <= 60  ? 12
                           : inRun <= 289 ? 22 + (inRun % 7) * 0.1
                           : inRun == 290 ? 23.8
                                          : 1;
        series.samples.push_back({.seconds = double(second), .used = Bytes::fromGib(gib)});
    }
    return series;
}

} // namespace headroom
