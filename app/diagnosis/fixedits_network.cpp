// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes of the network block: rank and alpha, LoKr factor.
#include "diagnosis/fixwriting.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

/// AI Toolkit's own default; a LoRA of less learns hardly anything.
constexpr int kLowestRank = 4;

/// The alpha that keeps the network's strength: it stays in proportion to the rank. The web UI sets
/// both the same.
QVariant scaledAlpha(double alpha, int rankBefore, int rankAfter)
{
    const double scaled = alpha * rankAfter / rankBefore;
    const bool isWhole = std::floor(scaled) == scaled;
    return isWhole ? QVariant(static_cast<int>(scaled)) : QVariant(scaled);
}

void lowerRankOf(const FixRequest &request, const Setting<int> &rank, const Setting<double> &alpha,
                 std::optional<int> target, std::vector<Edit> &edits)
{
    const int wished = target ? *target : std::max(kLowestRank, rank.value / 2);
    if (!rank.isSet || rank.value <= wished)
        return;
    // The alpha first: where it is written as an alias of the rank, the rank is free afterwards.
    if (alpha.isSet && alpha.value > 0)
        edits.push_back(setTo(request, alpha, scaledAlpha(alpha.value, rank.value, wished)));
    edits.push_back(setTo(request, rank, wished));
}

/// A LoKr has no rank to speak of: a larger factor makes it smaller.
FixEdits raiseLokrFactor(const FixRequest &request)
{
    const Setting<int> &factor = request.job.network.lokrFactor;
    constexpr int kFactors[] = {8, 16, 32};
    const auto *next = std::ranges::upper_bound(kFactors, factor.value);
    const int target = request.number().value_or(next == std::end(kFactors) ? factor.value : *next);
    if (factor.value <= 0) {
        return alreadyDone(QCoreApplication::translate(
            "FixEdits",
            "The LoKr factor is chosen automatically, which gives the smallest network."));
    }
    if (target <= factor.value)
        return alreadyDone(QCoreApplication::translate("FixEdits", "The LoKr factor is %1 already.")
                               .arg(factor.value));
    return editsOr({setTo(request, factor, target)}, {});
}

FixEdits lowerRank(const FixRequest &request)
{
    const NetworkView &network = request.job.network;
    const std::optional<int> target = request.number();
    if (!request.value.isEmpty() && (!target || *target < 1))
        return badValue(request);
    if (!network.present)
        return notApplicable(QCoreApplication::translate(
            "FixEdits",
            "The whole model is trained; there is no network whose rank could be lowered."));
    if (network.type.value.compare("lokr"_L1, Qt::CaseInsensitive) == 0)
        return raiseLokrFactor(request);
    std::vector<Edit> edits;
    lowerRankOf(request, network.rank, network.alpha, target, edits);
    lowerRankOf(request, network.convRank, network.convAlpha, target, edits);
    return editsOr(
        std::move(edits),
        QCoreApplication::translate("FixEdits", "The rank is %1 already.").arg(network.rank.value));
}

} // namespace

FixWriters networkFixes()
{
    return {{u"lower_rank"_s, lowerRank}};
}

} // namespace headroom
