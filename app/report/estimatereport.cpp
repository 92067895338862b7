// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/estimatereport.h"

#include "base/numbers.h"
#include "report/textlayout.h"
#include "report/wording.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

struct EstimateReport
{
    Q_DECLARE_TR_FUNCTIONS(EstimateReport)
};

QJsonValue phaseJson(const std::optional<PhaseEstimate> &phase)
{
    if (!phase)
        return {};
    QJsonArray parts;
    for (const EstimatePart &part : phase->parts)
        parts << QJsonObject{{u"id"_s, idOf(part.kind)}, {u"gib"_s, gibJson(part.size)}};
    return QJsonObject{{u"low"_s, gibJson(phase->low)},
                       {u"mid"_s, gibJson(phase->mid)},
                       {u"high"_s, gibJson(phase->high)},
                       {u"parts"_s, parts}};
}

QString partsText(const PhaseEstimate &phase)
{
    QStringList parts;
    for (const EstimatePart &part : phase.parts) {
        // Below a twentieth of a GiB a part explains nothing.
        if (part.size.gib() >= 0.05)
            parts << EstimateReport::tr("%1 %2").arg(titleOf(part.kind), showSize(part.size));
    }
    return QLocale().createSeparatedList(parts);
}

QString phaseText(const Estimate &estimate, EstimatePhase phase, int labelWidth)
{
    const std::optional<PhaseEstimate> &figures = estimate.phase(phase);
    const QString label = titleOf(phase);
    const QString head =
        u"  "_s + label + QString(std::max(labelWidth - columnsOf(label), 0) + 2, u' ');
    if (!figures)
        return head + EstimateReport::tr("unknown") + u'\n';
    const std::optional<double> fits = estimate.fitsPhase(phase);
    QString text =
        fits ? wrapped(head, EstimateReport::tr("%1, most likely %2; fits with a chance of %3")
                                 .arg(showRange(figures->low, figures->high),
                                      showSize(figures->mid), showProbability(*fits)))
             : wrapped(head,
                       EstimateReport::tr("%1, most likely %2")
                           .arg(showRange(figures->low, figures->high), showSize(figures->mid)));
    const QString parts = partsText(*figures);
    if (!parts.isEmpty())
        text += wrapped(QString(columnsOf(head), u' '), parts);
    return text;
}

} // namespace

QJsonValue gibJson(const std::optional<Bytes> &size)
{
    if (!size)
        return {};
    return std::round(size->gib() * 10000) / 10000;
}

QJsonObject estimateJson(const Estimate &estimate)
{
    QJsonObject phases;
    for (const EstimatePhase phase : kEstimatePhases)
        phases[idOf(phase)] = phaseJson(estimate.phase(phase));
    const std::optional<EstimatePhase> peak = estimate.peakPhase();
    return {{u"schema"_s, 1},
            {u"arch"_s, estimate.arch.isEmpty() ? QJsonValue() : QJsonValue(estimate.arch)},
            {u"capacity_gib"_s, gibJson(estimate.capacity)},
            {u"fits"_s, QJsonObject{{u"probability"_s,
                                     estimate.fits ? QJsonValue(*estimate.fits) : QJsonValue()}}},
            {u"phases"_s, phases},
            {u"peak_phase"_s, peak ? QJsonValue(idOf(*peak)) : QJsonValue()},
            {u"calibrated_by"_s,
             estimate.calibratedBy
                 ? QJsonValue(EstimateReport::tr("log line %1").arg(estimate.calibratedBy->value))
                 : QJsonValue()},
            {u"unknown"_s, QJsonArray::fromStringList(estimate.unknown)}};
}

QString estimateText(const Estimate &estimate)
{
    int labelWidth = 0;
    for (const EstimatePhase phase : kEstimatePhases)
        labelWidth = std::max(labelWidth, columnsOf(titleOf(phase)));
    QString text = estimate.capacity
                       ? EstimateReport::tr("Peak video memory by phase, on a card with %1:")
                             .arg(showSize(*estimate.capacity))
                       : EstimateReport::tr("Peak video memory by phase:");
    text += u'\n';
    for (const EstimatePhase phase : kEstimatePhases)
        text += phaseText(estimate, phase, labelWidth);
    if (estimate.fits)
        text += EstimateReport::tr("The whole run fits with a chance of %1.")
                    .arg(showProbability(*estimate.fits)) +
                u'\n';
    if (estimate.calibratedBy)
        text += EstimateReport::tr("Adjusted by what the run itself measured (log line %1).")
                    .arg(estimate.calibratedBy->value) +
                u'\n';
    for (const QString &unknown : estimate.unknown)
        text += wrapped(EstimateReport::tr("Unknown: "), unknown);
    return text;
}

} // namespace headroom
