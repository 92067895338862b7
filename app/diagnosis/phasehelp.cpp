// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/phasehelp.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

/// What low_vram does differs by model: see reference data of the architectures.
bool lowVramHelps(EstimatePhase phase, const Architecture *architecture)
{
    if (architecture == nullptr)
        return true;
    switch (architecture->lowVram) {
    case LowVramEffect::Ignored:
        return false;
    case LowVramEffect::Load:
        return phase == EstimatePhase::Load;
    case LowVramEffect::LoadSample:
        return phase == EstimatePhase::Load || phase == EstimatePhase::Sample;
    case LowVramEffect::Train:
        return phase != EstimatePhase::Cache;
    }
    return false;
}

/// The two caches have nothing in common: one needs the VAE and the pictures, the other the text
/// encoder.
bool cacheHelps(const QString &fix, Phase phase)
{
    const bool ofPictures = fix == "drop_largest_bucket"_L1 || fix == "reduce_num_frames"_L1;
    return phase == Phase::CacheLatents ? ofPictures : !ofPictures;
}

} // namespace

bool helpsPhase(const FixFact &fix, const Situation &situation)
{
    const std::optional<EstimatePhase> phase = estimatePhaseOf(situation.phase);
    if (!phase || fix.helps.empty())
        return true;
    if (fix.id == "low_vram_on"_L1)
        return lowVramHelps(*phase, situation.architecture);
    if (!std::ranges::contains(fix.helps, *phase))
        return false;
    if (*phase == EstimatePhase::Cache && fix.kind == FixKind::ConfigEdit)
        return cacheHelps(fix.id, situation.phase);
    return true;
}

bool isForPreviewsWhileTraining(const FixFact &fix, const Situation &situation)
{
    return fix.helps == std::vector{EstimatePhase::Sample} && isTraining(situation.phase);
}

QString whyNotInPhase(const Situation &situation)
{
    switch (situation.phase) {
    case Phase::Startup:
    case Phase::ModelLoad:
        return QCoreApplication::translate(
            "Plan", "It ran out while the model was loaded: this setting plays no part there.");
    case Phase::Quantize:
        return QCoreApplication::translate(
            "Plan", "It ran out while quantising: this setting plays no part there.");
    case Phase::CacheLatents:
        return QCoreApplication::translate("Plan", "It ran out while latents were cached: this "
                                                   "setting plays no part there.");
    case Phase::CacheTextEmbeddings:
        return QCoreApplication::translate("Plan", "It ran out while captions were encoded: this "
                                                   "setting plays no part there.");
    case Phase::BaselineSample:
    case Phase::PreviewSample:
        return QCoreApplication::translate(
            "Plan", "It ran out in a preview: this setting plays no part there.");
    default:
        return QCoreApplication::translate(
            "Plan", "It ran out in training: this setting plays no part there.");
    }
}

} // namespace headroom
