// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnosis/estimatesentence.h"

#include "base/numbers.h"
#include "report/wording.h"

#include <QCoreApplication>

namespace headroom {

namespace {

struct Sentence
{
    Q_DECLARE_TR_FUNCTIONS(EstimateSentence)
};

QString fitText(const Estimate &estimate)
{
    if (!estimate.capacity)
        return Sentence::tr("How much memory the card has is unknown.");
    if (!estimate.fits)
        return Sentence::tr("The card has %1.").arg(showSize(*estimate.capacity));
    return Sentence::tr("The card has %1; the chance that everything fits is %2.")
        .arg(showSize(*estimate.capacity), showProbability(*estimate.fits));
}

} // namespace

QString estimateSentence(const Estimate &estimate)
{
    const std::optional<EstimatePhase> peak = estimate.peakPhase();
    if (!peak)
        return {};
    const PhaseEstimate &figures = *estimate.phase(*peak);
    return Sentence::tr("As it stood, this job needs %1 at its peak, while %2. %3")
        .arg(showRange(figures.low, figures.high), titleOf(*peak), fitText(estimate));
}

} // namespace headroom
