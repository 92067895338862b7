// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/estimate.h"

#include "memory/calibration.h"
#include "memory/phases.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

PhaseParts partsOf(const JobView &job, const Architecture &arch, QStringList &unknown)
{
    const Setup setup = setupOf(job, arch, {}, unknown);
    PhaseParts parts;
    parts[EstimatePhase::Load] = loadPhase(setup, unknown);
    parts[EstimatePhase::Cache] = cachePhase(setup, unknown);
    parts[EstimatePhase::Train] = trainPhase(setup, unknown);
    parts[EstimatePhase::Sample] = samplePhase(setup, unknown);
    return parts;
}

const Architecture *architectureOf(const JobView &job, const Architectures &architectures)
{
    return architectures.find(job.arch, job.archTag, job.model.nameOrPath.value);
}

QString unknownArchitecture(const JobView &job)
{
    if (job.arch.isEmpty()) {
        return QCoreApplication::translate(
            "Estimate", "The config does not say which architecture the model has, so its memory "
                        "cannot be estimated.");
    }
    return QCoreApplication::translate(
               "Estimate",
               "The architecture \"%1\" is not known, so its memory cannot be estimated.")
        .arg(job.arch);
}

std::optional<PhaseEstimate> summaryOf(const std::optional<Parts> &parts)
{
    return parts ? std::optional(summary(*parts)) : std::nullopt;
}

} // namespace

QString idOf(EstimatePhase phase)
{
    switch (phase) {
    case EstimatePhase::Load:
        return QStringLiteral("load");
    case EstimatePhase::Cache:
        return QStringLiteral("cache");
    case EstimatePhase::Train:
        return QStringLiteral("train");
    case EstimatePhase::Sample:
        return QStringLiteral("sample");
    }
    return {};
}

QString idOf(PartKind part)
{
    switch (part) {
    case PartKind::Weights:
        return QStringLiteral("weights");
    case PartKind::TextEncoder:
        return QStringLiteral("text_encoder");
    case PartKind::Vae:
        return QStringLiteral("vae");
    case PartKind::Lora:
        return QStringLiteral("lora");
    case PartKind::Optimizer:
        return QStringLiteral("optimizer");
    case PartKind::Activations:
        return QStringLiteral("activations");
    case PartKind::DequantisedBlock:
        return QStringLiteral("dequantised_block");
    case PartKind::Logits:
        return QStringLiteral("logits");
    case PartKind::Context:
        return QStringLiteral("context");
    case PartKind::Other:
        return QStringLiteral("other");
    }
    return {};
}

const std::optional<PhaseEstimate> &Estimate::phase(EstimatePhase phase) const
{
    switch (phase) {
    case EstimatePhase::Load:
        return load;
    case EstimatePhase::Cache:
        return cache;
    case EstimatePhase::Train:
        return train;
    case EstimatePhase::Sample:
        break;
    }
    return sample;
}

std::optional<EstimatePhase> Estimate::peakPhase() const
{
    std::optional<EstimatePhase> peak;
    for (const EstimatePhase candidate : kEstimatePhases) {
        const auto &estimate = phase(candidate);
        if (estimate && (!peak || estimate->mid > phase(*peak)->mid))
            peak = candidate;
    }
    return peak;
}

std::optional<double> Estimate::fitsPhase(EstimatePhase wanted) const
{
    const auto &estimate = phase(wanted);
    if (!estimate || !capacity)
        return std::nullopt;
    const Bytes reach =
        *capacity < estimate->mid ? estimate->mid - estimate->low : estimate->high - estimate->mid;
    const double sigma = std::max(0.01, reach.gib() / kMiddle80);
    return normalShareBelow((*capacity - estimate->mid).gib() / sigma);
}

Estimate estimate(const JobView &job, const Architectures &architectures, const Measured &measured,
                  const JobView *measuredJob)
{
    Estimate result;
    result.arch = job.archTag.isEmpty() ? job.arch : job.arch + QLatin1Char(':') + job.archTag;
    result.capacity = measured.capacity;
    const Architecture *arch = architectureOf(job, architectures);
    if (arch == nullptr) {
        result.unknown << unknownArchitecture(job);
        return result;
    }
    PhaseParts parts = partsOf(job, *arch, result.unknown);

    const JobView &ran = measuredJob != nullptr ? *measuredJob : job;
    if (const Architecture *ranArch = architectureOf(ran, architectures)) {
        QStringList ignored;
        const Calibration calibration(partsOf(ran, *ranArch, ignored), measured);
        calibration.apply(parts);
        if (calibration.isLearnt())
            result.calibratedBy = measured.line;
    }
    result.load = summaryOf(parts[EstimatePhase::Load]);
    result.cache = summaryOf(parts[EstimatePhase::Cache]);
    result.train = summaryOf(parts[EstimatePhase::Train]);
    result.sample = summaryOf(parts[EstimatePhase::Sample]);
    if (result.capacity && result.train)
        result.fits = probabilityOfFitting(parts, *result.capacity);
    return result;
}

} // namespace headroom
