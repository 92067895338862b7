// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/wording.h"

#include "base/numbers.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

/// Titles of vocabulary ids.
struct Wording
{
    Q_DECLARE_TR_FUNCTIONS(Wording)
};

} // namespace

QString titleOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::OutOfMemory:
        return Wording::tr("Out of memory");
    case Verdict::SlowSpill:
        return Wording::tr("Slow: video memory spilled into system memory");
    case Verdict::NotOutOfMemory:
        return Wording::tr("Not an out-of-memory failure");
    case Verdict::NoFailure:
        return Wording::tr("No failure");
    case Verdict::Unclear:
        return Wording::tr("Unclear");
    }
    return {};
}

QString titleOf(MemoryKind kind)
{
    switch (kind) {
    case MemoryKind::None:
        return {};
    case MemoryKind::CudaAlloc:
        return Wording::tr("video memory (CUDA allocator)");
    case MemoryKind::CudaError:
        return Wording::tr("CUDA error without sizes");
    case MemoryKind::CublasAlloc:
        return Wording::tr("video memory (cuBLAS or cuDNN workspace)");
    case MemoryKind::HipAlloc:
        return Wording::tr("video memory (AMD, HIP allocator)");
    case MemoryKind::MpsAlloc:
        return Wording::tr("unified memory (Apple, MPS)");
    case MemoryKind::XpuAlloc:
        return Wording::tr("video memory (Intel, XPU allocator)");
    case MemoryKind::HostRam:
        return Wording::tr("system memory (RAM)");
    case MemoryKind::SharedMemory:
        return Wording::tr("shared memory (/dev/shm)");
    case MemoryKind::Spill:
        return Wording::tr("video memory paged into system memory");
    }
    return {};
}

QString titleOf(Phase phase)
{
    switch (phase) {
    case Phase::Unknown:
        return Wording::tr("unknown");
    case Phase::Startup:
        return Wording::tr("start");
    case Phase::ModelLoad:
        return Wording::tr("model load");
    case Phase::Quantize:
        return Wording::tr("quantisation");
    case Phase::CacheLatents:
        return Wording::tr("caching latents");
    case Phase::CacheTextEmbeddings:
        return Wording::tr("caching text embeddings");
    case Phase::BaselineSample:
        return Wording::tr("first sample, before training");
    case Phase::EarlyTrain:
        return Wording::tr("first training steps");
    case Phase::MidTrain:
        return Wording::tr("training");
    case Phase::PreviewSample:
        return Wording::tr("preview sample");
    case Phase::Save:
        return Wording::tr("saving");
    case Phase::Finished:
        return Wording::tr("finished");
    }
    return {};
}

QString titleOf(GuideKind kind)
{
    switch (kind) {
    case GuideKind::None:
        return {};
    case GuideKind::A:
        return Wording::tr("A: before real training");
    case GuideKind::B:
        return Wording::tr("B: in the first steps");
    case GuideKind::C:
        return Wording::tr("C: while sampling");
    case GuideKind::D:
        return Wording::tr("D: only sometimes");
    }
    return {};
}

QString titleOf(Media media)
{
    switch (media) {
    case Media::Unknown:
        return Wording::tr("unknown");
    case Media::Image:
        return Wording::tr("images");
    case Media::Video:
        return Wording::tr("video");
    case Media::Audio:
        return Wording::tr("audio");
    }
    return {};
}

QString titleOf(Platform platform)
{
    switch (platform) {
    case Platform::Unknown:
        return Wording::tr("unknown");
    case Platform::Windows:
        return QStringLiteral("Windows");
    case Platform::Linux:
        return QStringLiteral("Linux");
    case Platform::Wsl:
        return QStringLiteral("WSL");
    case Platform::Cloud:
        return Wording::tr("a rented machine");
    case Platform::MacOs:
        return QStringLiteral("macOS");
    }
    return {};
}

QString titleOf(EstimatePhase phase)
{
    switch (phase) {
    case EstimatePhase::Load:
        return Wording::tr("loading");
    case EstimatePhase::Cache:
        return Wording::tr("caching");
    case EstimatePhase::Train:
        return Wording::tr("training");
    case EstimatePhase::Sample:
        return Wording::tr("sampling");
    }
    return {};
}

QString titleOf(PartKind part)
{
    switch (part) {
    case PartKind::Weights:
        return Wording::tr("weights");
    case PartKind::TextEncoder:
        return Wording::tr("text encoder");
    case PartKind::Vae:
        return Wording::tr("VAE");
    case PartKind::Lora:
        return Wording::tr("LoRA");
    case PartKind::Optimizer:
        return Wording::tr("optimizer");
    case PartKind::Activations:
        return Wording::tr("activations");
    case PartKind::DequantisedBlock:
        return Wording::tr("dequantised block");
    case PartKind::Logits:
        return Wording::tr("logits");
    case PartKind::Context:
        return Wording::tr("CUDA context");
    case PartKind::Other:
        return Wording::tr("other");
    }
    return {};
}

QString titleOf(FixState state)
{
    switch (state) {
    case FixState::Proposed:
        return Wording::tr("to do");
    case FixState::AlreadyDone:
        return Wording::tr("done");
    case FixState::NotApplicable:
        return Wording::tr("not applicable");
    }
    return {};
}

QString causeTitle(const QString &id, const Knowledge &knowledge)
{
    const CauseFact *cause = knowledge.cause(id);
    return cause != nullptr ? knowledgeText(cause->title) : id;
}

QString fixTitle(const QString &id, const Knowledge &knowledge)
{
    const FixFact *fix = knowledge.fix(id);
    return fix != nullptr ? knowledgeText(fix->title) : id;
}

QString strengthWord(const Because &because)
{
    const QString strength = because.strength();
    if (strength == QLatin1StringView("strong"))
        return Wording::tr("strong");
    if (strength == QLatin1StringView("clear"))
        return Wording::tr("clear");
    return Wording::tr("slight");
}

QString showProbability(double probability)
{
    const int percent = static_cast<int>(std::lround(probability * 20)) * 5;
    const QLocale locale;
    if (percent < 5)
        return Wording::tr("under %1 %").arg(locale.toString(5));
    return Wording::tr("%1 %").arg(locale.toString(std::min(percent, 95)));
}

QString showRange(Bytes low, Bytes high)
{
    const QString from = showSize(low);
    const QString to = showSize(high);
    if (from == to)
        return from;
    return Wording::tr("%1 to %2").arg(from, to);
}

QString showValue(const QVariant &value)
{
    if (!value.isValid())
        return Wording::tr("(absent)");
    if (value.typeId() == QMetaType::QVariantList) {
        QStringList items;
        for (const QVariant &item : value.toList())
            items << showValue(item);
        return QLatin1Char('[') + items.join(QStringLiteral(", ")) + QLatin1Char(']');
    }
    if (value.typeId() == QMetaType::QString && value.toString().isEmpty())
        return QStringLiteral("\"\"");
    return value.toString();
}

} // namespace headroom
