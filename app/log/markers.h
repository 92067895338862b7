// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.h"

#include <span>

namespace headroom {

/// What a line of a trainer means for the course of its run.
enum class MarkerKind {
    RunStart,      ///< the first line a trainer prints
    JobName,       ///< "# Running job: name"
    Phase,         ///< a phase begins
    LatePhase,     ///< a phase begins if training has begun; before, the words mean something else
    LoadPhase,     ///< the same, but the words also occur later, when models move between steps
    Training,      ///< training begins or goes on
    Sampling,      ///< a preview is drawn; which one depends on whether training has begun
    SkippedSample, ///< there will be no baseline sample
    SavingAtStep,  ///< "Saving at step 250"
    Saved,         ///< a checkpoint was written
    TrainerOnly,   ///< says no more than which trainer it is
    DeepSpeedStep, ///< "steps: 12 loss: 0.05 iter time (s): 3.1"
    TotalSteps,    ///< "total optimization steps = 1600"
    BucketSize,    ///< "1024x768x33f: 12 files"
    ResolutionBucket, ///< "bucket 0: resolution (1024, 768), count: 12"
    FrameBucket,      ///< "bucket: (480, 480, 81), count: 8"
    JobError,         ///< "Error running job: text"
    ResultRule,       ///< "Result:"
    Completed,        ///< " - 1 completed job", or the trainer's own word for done
    EndOfProcess,     ///< "Job process terminated with …"
    Stopped,          ///< by the user
    GpuName,
    TorchVersion,
    ToolkitVersion,
    Launch, ///< the command that starts the training program
    Path,   ///< something that looks like the beginning of a file path
};

enum class Place {
    Start, ///< the line begins with it, blanks aside
    Anywhere,
};

struct Marker
{
    const char *literal;
    Place place;
    MarkerKind kind;
    Phase phase = Phase::Unknown;
    const char *trainer = ""; ///< empty: many trainers print it
};

/// All lines that tell where a run is, of all trainers.
std::span<const Marker> markers();

/// What the description of a progress bar says about the phase.
struct BarMeaning
{
    Phase phase = Phase::Unknown; ///< Unknown: the bar goes on with what is under way
    bool sampling = false;
    const char *trainer = "";
};

/// Empty for descriptions that no library or trainer gives its bars: those of training bars.
bool meaningOfBar(QByteArrayView description, BarMeaning &meaning);

} // namespace headroom
