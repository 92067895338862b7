// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/activations.h"
#include "memory/phases.h"
#include "memory/textencoder.h"
#include "memory/trainable.h"
#include "memory/vae.h"
#include "memory/weights.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

// Workspaces of matrix products and attention, and what the allocator cannot fill. 0.5 GiB makes
// the measured peaks of other trainers come out best.
constexpr double kWorkspaceGib = 0.5;
constexpr double kWorkspaceSigmaGib = 0.5;
// torch.compile keeps pools of its own; how large they get was measured for other trainers only.
constexpr double kCompileGib = 1;
constexpr double kCompileSigmaGib = 1.5;

void noteUnknowns(const Setup &setup, QStringList &unknown)
{
    const JobView &job = *setup.job;
    if (!optimizerBytes(job.train.optimizer.value)) {
        unknown << QCoreApplication::translate(
                       "Estimate", "The optimizer \"%1\" is not known; it is counted with 8 bytes "
                                   "for each trained parameter.")
                       .arg(job.train.optimizer.value);
    }
    const bool byLength = setup.arch->media == Media::Video &&
                          std::ranges::any_of(job.datasets, [](const DatasetView &d) {
                              return d.autoFrameCount.value;
                          });
    if (byLength) {
        unknown << QCoreApplication::translate(
            "Estimate", "With Auto Frame Count the longest clip sets the peak, and its length is "
                        "not in the config.");
    }
}

/// What a quantized model needs beside its stored weights: one block in the training type while it
/// is computed, or, without checkpointing, all of them where the type keeps them.
Parts dequantized(const Setup &setup)
{
    if (!setup.model.active)
        return {};
    if (setup.checkpointing == Checkpointing::Off && setup.model.keepsDequantized)
        return {part(PartKind::DequantisedBlock, dequantizedWeights(setup), 0.15)};
    const double half =
        setup.checkpointing == Checkpointing::HalfOfTheBlocks && setup.model.keepsDequantized ? 0.5
                                                                                              : 0;
    return {part(PartKind::DequantisedBlock,
                 std::max(plainBlock(setup), dequantizedWeights(setup) * half), 0.5)};
}

/// Everything that stays on the card between steps.
Parts resident(const Setup &setup)
{
    Parts parts = residentWeights(setup);
    if (textEncoderTrainsResident(setup))
        append(parts, storedTextEncoder(setup));
    if (!cachesAllLatents(*setup.job))
        append(parts, vaeWeights(setup));
    append(parts, trainableParts(setup));
    return parts;
}

Parts workspaces(const Setup &setup)
{
    // What was measured of UNets includes them.
    const double size = setup.arch->unetActivations ? 0 : kWorkspaceGib;
    Parts parts = {{.kind = PartKind::Other,
                    .mid = Bytes::fromGib(size),
                    .sigma = Bytes::fromGib(kWorkspaceSigmaGib)}};
    if (setup.job->model.compile.value) {
        parts.push_back({.kind = PartKind::Other,
                         .mid = Bytes::fromGib(kCompileGib),
                         .sigma = Bytes::fromGib(kCompileSigmaGib)});
    }
    return parts;
}

/// The forward and backward pass of the heaviest step, or encoding its pictures before it.
Parts step(const Setup &setup, const UncertainPart &activations, const Workload &load)
{
    Parts pass = {activations};
    append(pass, dequantized(setup));
    if (cachesAllLatents(*setup.job))
        return pass;
    const Picture picture{.pixels = load.pixels, .frames = load.frames};
    const std::optional<UncertainPart> encoding = encodeWork(setup, picture);
    return encoding ? larger(pass, {*encoding}) : pass;
}

} // namespace

std::optional<Parts> trainPhase(const Setup &setup, QStringList &unknown)
{
    const Architecture &arch = *setup.arch;
    if (!arch.parameters)
        return std::nullopt; // said by the load phase
    const std::optional<Workload> load = heaviestStep(setup);
    const std::optional<UncertainPart> activations =
        load ? trainActivations(setup, *load) : std::nullopt;
    if (setup.job->datasets.empty()) {
        unknown << QCoreApplication::translate(
            "Estimate", "The config names no dataset, so training cannot be estimated.");
        return std::nullopt;
    }
    if (!activations || !trainedParameters(setup)) {
        unknown << QCoreApplication::translate(
                       "Estimate", "The dimensions of %1 are not fully known, so what training "
                                   "needs beside the weights cannot be estimated.")
                       .arg(arch.title);
        return std::nullopt;
    }
    noteUnknowns(setup, unknown);
    Parts parts = resident(setup);
    append(parts, step(setup, *activations, *load));
    append(parts, workspaces(setup));
    append(parts, contextParts(setup));
    return parts;
}

} // namespace headroom
