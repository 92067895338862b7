// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the memory estimate says: whether the phase that failed should fit, and which single setting
// it would have fitted without.
#include "diagnosis/evidence.h"

#include "base/numbers.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

/// Below and above these a probability of fitting counts as a no and a yes.
constexpr double kHardlyFits = 0.1;
constexpr double kFitsWell = 0.95;

template <typename InRange>
Finding predicted(const Observed &observed, InRange inRange)
{
    const Counterfactuals &estimates = observed.estimates;
    const std::optional<double> fits = estimates.fits(estimates.unmeasured);
    const std::optional<PhaseEstimate> phase = estimates.failing(estimates.unmeasured);
    if (!fits || !phase || !observed.situation.capacity)
        return {};
    return knownToBe(inRange(*fits), u"estimate"_s,
                     {showSize(phase->mid), showSize(*observed.situation.capacity)});
}

Finding estimateFits(const Observed &observed)
{
    return predicted(observed, [](double fits) { return fits >= kFitsWell; });
}

Finding estimateOnTheEdge(const Observed &observed)
{
    return predicted(observed, [](double fits) { return fits > kHardlyFits && fits < kFitsWell; });
}

Finding estimateFarOver(const Observed &observed)
{
    return predicted(observed, [](double fits) { return fits <= kHardlyFits; });
}

Finding nothingFits(const Observed &observed)
{
    const std::optional<double> fits = observed.estimates.fits(observed.estimates.allSavers);
    if (!fits || !observed.situation.capacity)
        return {};
    return knownToBe(*fits <= kHardlyFits, u"estimate"_s, {showSize(*observed.situation.capacity)});
}

/// The denoiser's weights: by the estimate where there is a config, else at 8 bit, the trainer's
/// default, by the model's size.
std::optional<Bytes> weightsOf(const Observed &observed)
{
    const Counterfactuals &estimates = observed.estimates;
    if (estimates.unmeasured && estimates.unmeasured->train) {
        for (const EstimatePart &part : estimates.unmeasured->train->parts) {
            if (part.kind == PartKind::Weights)
                return part.size;
        }
    }
    const Architecture *architecture = observed.situation.architecture;
    if (architecture == nullptr || !architecture->parameters)
        return std::nullopt;
    return Bytes{static_cast<std::int64_t>(*architecture->parameters * 1e9)};
}

Finding weightsExceedCard(const Observed &observed)
{
    const std::optional<Bytes> weights = weightsOf(observed);
    if (!weights || !observed.situation.capacity)
        return {};
    return knownToBe(weights->gib() > 0.95 * observed.situation.capacity->gib(), u"estimate"_s,
                     {showSize(*weights), showSize(*observed.situation.capacity)});
}

Finding cardBelow(const Observed &observed, double gib)
{
    if (!observed.situation.capacity)
        return {};
    const bool told = !observed.situation.failure || !observed.situation.failure->figures.capacity;
    return knownToBe(observed.situation.capacity->gib() <= gib, told ? u"answer"_s : u"log"_s,
                     {showSize(*observed.situation.capacity)});
}

Finding cardTiny(const Observed &observed)
{
    return cardBelow(observed, 6.5);
}

Finding cardSmall(const Observed &observed)
{
    return cardBelow(observed, 8.5);
}

/// The best of several fixes: by how much likelier the failing phase fits afterwards.
Finding butFor(const Observed &observed, std::initializer_list<const char *> fixes)
{
    const Counterfactuals &estimates = observed.estimates;
    const std::optional<double> before = estimates.fits(estimates.asIs);
    const std::optional<PhaseEstimate> need = estimates.failing(estimates.asIs);
    if (!before || !need)
        return {};
    std::optional<double> best;
    std::optional<PhaseEstimate> lowest;
    for (const char *id : fixes) {
        const WhatIf *fix = estimates.fix(QString::fromLatin1(id));
        const std::optional<double> after =
            fix != nullptr ? estimates.fits(fix->estimate) : std::nullopt;
        if (after && (!best || *after > *best)) {
            best = after;
            lowest = estimates.failing(fix->estimate);
        }
    }
    if (!best || !lowest)
        return {};
    const QStringList figures{showSize(need->mid), showSize(lowest->mid)};
    if (*best >= 0.5 && *best - *before >= 0.25)
        return present(u"estimate"_s, figures);
    if (*best - *before < 0.1)
        return absent(u"estimate"_s, figures);
    return {};
}

Finding butForCheckpointing(const Observed &observed)
{
    return butFor(observed, {"gradient_checkpointing_on"});
}
Finding butForBatch(const Observed &observed)
{
    return butFor(observed, {"batch_size_one"});
}
Finding butForBucket(const Observed &observed)
{
    return butFor(observed, {"drop_largest_bucket"});
}
Finding butForFrames(const Observed &observed)
{
    return butFor(observed, {"reduce_num_frames"});
}
Finding butForPreview(const Observed &observed)
{
    return butFor(observed, {"shrink_preview"});
}
Finding butForPreviewFrames(const Observed &observed)
{
    return butFor(observed, {"reduce_preview_frames"});
}
Finding butForModelLoad(const Observed &observed)
{
    if (observed.estimates.phase != EstimatePhase::Load)
        return {};
    return butFor(observed, {"low_vram_on", "quantize_on", "quantize_lower"});
}
Finding butForTextEncoder(const Observed &observed)
{
    return butFor(observed, {"cache_text_embeddings", "unload_text_encoder"});
}
Finding butForOptimizer(const Observed &observed)
{
    return butFor(observed, {"optimizer_8bit", "lower_rank"});
}

constexpr std::array kTable{
    Extractor{"estimate_fits", estimateFits},
    Extractor{"estimate_on_the_edge", estimateOnTheEdge},
    Extractor{"estimate_far_over", estimateFarOver},
    Extractor{"nothing_fits", nothingFits},
    Extractor{"weights_exceed_card", weightsExceedCard},
    Extractor{"card_tiny", cardTiny},
    Extractor{"card_small", cardSmall},
    Extractor{"but_for_checkpointing", butForCheckpointing},
    Extractor{"but_for_batch", butForBatch},
    Extractor{"but_for_bucket", butForBucket},
    Extractor{"but_for_frames", butForFrames},
    Extractor{"but_for_preview", butForPreview},
    Extractor{"but_for_preview_frames", butForPreviewFrames},
    Extractor{"but_for_model_load", butForModelLoad},
    Extractor{"but_for_text_encoder", butForTextEncoder},
    Extractor{"but_for_optimizer", butForOptimizer},
};

} // namespace

std::span<const Extractor> estimateExtractors()
{
    return kTable;
}

} // namespace headroom
