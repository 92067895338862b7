// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/timing.h"

namespace headroom {

namespace {

Phase failedIn(const Run &run)
{
    if (const Failure *fatal = run.fatalFailure())
        return fatal->phase;
    if (!run.failures.empty())
        return run.failures.back().phase;
    const bool died = run.end == RunEnd::Failed || run.end == RunEnd::Killed;
    return died ? run.lastPhase() : Phase::Unknown;
}

} // namespace

QString timingFromLog(const Run &run)
{
    switch (failedIn(run)) {
    case Phase::Startup:
    case Phase::ModelLoad:
    case Phase::Quantize:
    case Phase::CacheLatents:
    case Phase::CacheTextEmbeddings:
    case Phase::BaselineSample:
        return QStringLiteral("before_step_1");
    case Phase::EarlyTrain:
        return QStringLiteral("steps_1_10");
    case Phase::MidTrain:
    case Phase::Save:
        return QStringLiteral("later");
    case Phase::PreviewSample:
        return QStringLiteral("only_sampling");
    case Phase::Unknown:
    case Phase::Finished:
        break;
    }
    return {};
}

} // namespace headroom
