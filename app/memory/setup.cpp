// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/setup.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

Quantization quantizationOr(const QString &qtype, QStringList &unknown)
{
    const std::optional<Quantization> known = quantizationOf(qtype);
    if (!known) {
        unknown << QCoreApplication::translate(
                       "Estimate", "The quantization type \"%1\" is not known; its weights are "
                                   "counted without quantization.")
                       .arg(qtype);
    }
    Quantization result = known.value_or(Quantization{});
    return result;
}

// Layer offloading silently replaces qfloat8 by float8 (toolkit/config_modules.py 714-717).
QString effectiveType(const QString &qtype, bool offloading)
{
    return offloading && qtype == u"qfloat8" ? QStringLiteral("float8") : qtype;
}

bool offloadWorks(const Architecture &arch)
{
    return arch.offload == OffloadSupport::Full || arch.offload == OffloadSupport::YamlOnly;
}

} // namespace

Setup setupOf(const JobView &job, const Architecture &arch, const Trainer &trainer,
              QStringList &unknown)
{
    Setup setup;
    setup.job = &job;
    setup.arch = &arch;
    setup.trainer = trainer;
    setup.typeBytes = bytesOfType(job.train.dtype.value);
    setup.lowVram = job.model.lowVram.value && arch.lowVram != LowVramEffect::Ignored;

    const bool offloading = job.model.layerOffloading.value && offloadWorks(arch);
    if (offloading) {
        setup.offloadedModel = std::clamp(job.model.offloadTransformer.value, 0.0, 1.0);
        setup.offloadedTextEncoder = std::clamp(job.model.offloadTextEncoder.value, 0.0, 1.0);
    }
    // A full fine-tune trains the weights themselves, so they cannot be quantized.
    if (job.model.quantize.value && arch.quantizable && job.network.present) {
        setup.model = quantizationOr(effectiveType(job.model.qtype.value, offloading), unknown);
    }
    if (!setup.model.active)
        setup.model.bytesPerParameter = setup.typeBytes;

    const QString &textType =
        arch.textEncoderUsesQtype ? job.model.qtype.value : job.model.qtypeTextEncoder.value;
    if (job.model.quantizeTextEncoder.value && arch.hasTextEncoder && arch.quantizable)
        setup.textEncoder = quantizationOr(effectiveType(textType, offloading), unknown);
    if (!setup.textEncoder.active)
        setup.textEncoder.bytesPerParameter = setup.typeBytes;
    unknown.removeDuplicates();

    setup.checkpointing = trainer.checkpointing.value_or(
        job.train.gradientCheckpointing.value ? Checkpointing::EveryBlock : Checkpointing::Off);
    return setup;
}

} // namespace headroom
