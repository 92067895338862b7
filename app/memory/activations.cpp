// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/activations.h"

#include <algorithm>

namespace headroom {

namespace {

// A unit is B·T·d·2 bytes, one tensor of the width of the model. Saved tensors of a transformer
// block (flash attention, feed-forward of four times the width): 15 for frozen Linears, 21 with
// the inputs of adapted ones, 27 to 35 observed with temporaries and gradients. 30 is the fit over
// other trainers' measured peaks.
constexpr double kUsualUnits = 30;
// Without gradients about half of a block's tensors live at a time.
constexpr double kSampleUnits = 12;
// c differs by model and by which layers are adapted; AI Toolkit's own share of it was never
// measured.
constexpr double kSigma = 0.25;
constexpr double kUnmeasuredSigma = 0.4;
// Of what activation_per_sample says, a part depends on the caption.
constexpr double kPerSampleSigma = 0.3;

constexpr double kMegapixel = 1024.0 * 1024.0;

double imageTokens(const Architecture &arch, double pixels)
{
    const double side = arch.pixelsPerToken;
    return pixels / (side * side);
}

double referenceTokens(const Setup &setup, int references, double pixels)
{
    const Architecture &arch = *setup.arch;
    if (arch.references == References::None)
        return 0;
    const int count = std::max(references, arch.needsReference ? 1 : 0);
    const bool fullSize =
        arch.references == References::FullSize && !setup.job->model.matchTargetRes.value;
    return count * imageTokens(arch, fullSize ? std::max(pixels, kMegapixel) : pixels);
}

std::optional<Workload> stepOf(const Setup &setup, const DatasetView &dataset)
{
    const Architecture &arch = *setup.arch;
    if (dataset.resolutions.value.empty() || arch.pixelsPerToken == 0)
        return std::nullopt;
    const int frames = arch.media == Media::Video ? std::max(1, dataset.numFrames.value) : 1;
    const std::optional<double> latent = latentFrames(arch, frames);
    if (!latent)
        return std::nullopt;
    const double side = std::ranges::max(dataset.resolutions.value);
    const int batch =
        dataset.batchSize.value > 0 ? dataset.batchSize.value : setup.job->train.batchSize.value;
    Workload load;
    load.samples = std::max(1, batch) * (setup.job->train.doCfg.value ? 2 : 1);
    load.pixels = side * side;
    load.frames = frames;
    load.tokens = imageTokens(arch, load.pixels) * *latent +
                  referenceTokens(setup, dataset.controlCount, load.pixels) + arch.textTokens;
    return load;
}

double savedUnits(const Setup &setup)
{
    const bool copies = trainsAdapter(setup) && setup.job->network.type.value != u"lokr";
    return setup.arch->activationUnits.value_or(kUsualUnits) +
           (copies ? setup.trainer.copiedInputUnits : 0);
}

// One more forward pass is compared with: its prediction is there while a block is recomputed.
double extraForwards(const TrainView &train)
{
    return (train.diffOutputPreservation.value || train.blankPromptPreservation.value) ? 1 : 0;
}

// Activations that are quantized on the way are kept in both forms (SimpleTuner's fp8-torchao,
// measured).
double keptForms(const Setup &setup)
{
    return setup.trainer.quantizesActivations && setup.model.active ? 1.9 : 1;
}

// With checkpointing each block keeps its input and one block at a time is recomputed: L + c units.
// Without it each block keeps its c. The other two lie between. Blocks that checkpointing leaves
// out keep their c in any case.
double unitsInFlight(const Setup &setup)
{
    const double blocks = *setup.arch->blocks;
    const double saved = savedUnits(setup) * keptForms(setup);
    const double always =
        (setup.arch->uncheckpointedBlocks + extraForwards(setup.job->train)) * saved;
    const double all = blocks * saved;
    const double checkpointed = blocks + saved;
    switch (setup.checkpointing) {
    case Checkpointing::Off:
        return always + all;
    case Checkpointing::EveryBlock:
        return always + checkpointed;
    case Checkpointing::EverySecondBlock:
        return always + blocks / 2 + 2 * saved;
    case Checkpointing::HalfOfTheBlocks:
        return always + (all + checkpointed) / 2;
    }
    return always + all;
}

Bytes unit(const Setup &setup, const Workload &load)
{
    return Bytes{static_cast<std::int64_t>(load.samples * load.tokens * *setup.arch->hidden *
                                           setup.typeBytes)};
}

// UNets are measured per megapixel; an fp32 adapter adds its copies in proportion.
UncertainPart unetActivations(const Setup &setup, const Workload &load)
{
    const UnetActivations &measured = *setup.arch->unetActivations;
    const double gib =
        setup.checkpointing == Checkpointing::Off ? measured.plain : measured.checkpointed;
    const double forms = savedUnits(setup) / kUsualUnits *
                         (setup.checkpointing == Checkpointing::Off ? keptForms(setup) : 1);
    const double size = gib * forms * load.samples * load.pixels / kMegapixel;
    return part(PartKind::Activations, Bytes::fromGib(size) * (setup.typeBytes / 2), kSigma);
}

} // namespace

std::optional<double> latentFrames(const Architecture &arch, int frames)
{
    if (frames <= 1)
        return 1;
    if (arch.temporalStride == 0)
        return std::nullopt;
    return (frames - 1) / arch.temporalStride + 1;
}

std::optional<Workload> heaviestStep(const Setup &setup)
{
    std::optional<Workload> heaviest;
    for (const DatasetView &dataset : setup.job->datasets) {
        const std::optional<Workload> load = stepOf(setup, dataset);
        if (!load)
            return std::nullopt;
        if (!heaviest || load->samples * load->tokens > heaviest->samples * heaviest->tokens)
            heaviest = load;
    }
    return heaviest;
}

std::optional<UncertainPart> trainActivations(const Setup &setup, const Workload &load)
{
    if (setup.arch->unetActivations)
        return unetActivations(setup, load);
    if (!setup.arch->hidden || !setup.arch->blocks)
        return std::nullopt;
    const double perSample = setup.arch->activationPerSample * load.samples;
    UncertainPart result = part(PartKind::Activations, unit(setup, load) * unitsInFlight(setup),
                                setup.arch->activationUnits ? kSigma : kUnmeasuredSigma);
    result.mid += Bytes::fromGib(perSample);
    result.sigma += Bytes::fromGib(perSample * kPerSampleSigma);
    return result;
}

std::optional<UncertainPart> sampleActivations(const Setup &setup, const Workload &load)
{
    if (setup.arch->unetActivations) {
        UncertainPart result = unetActivations(setup, load);
        result.mid = result.mid * 0.5;
        return result;
    }
    if (!setup.arch->hidden)
        return std::nullopt;
    return part(PartKind::Activations, unit(setup, load) * kSampleUnits, kUnmeasuredSigma);
}

} // namespace headroom
