// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes of the quantisation.
#include "diagnosis/fixwriting.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

FixEdits notQuantizable()
{
    return notApplicable(
        QCoreApplication::translate("FixEdits", "AI Toolkit does not quantise this model."));
}

bool quantizesNothing(const Architecture *architecture)
{
    return architecture != nullptr && !architecture->quantizable;
}

/// An empty qtype, which the web UI leaves behind with some models, quantises nothing.
void fillQtype(const FixRequest &request, const Setting<QString> &qtype, std::vector<Edit> &edits)
{
    if (qtype.value.isEmpty())
        edits.push_back(setTo(request, qtype, u"qfloat8"_s));
}

FixEdits quantizeOn(const FixRequest &request)
{
    if (quantizesNothing(request.architecture))
        return notQuantizable();
    const ModelView &model = request.job.model;
    const bool hasTextEncoder =
        request.architecture == nullptr || request.architecture->hasTextEncoder;
    std::vector<Edit> edits;
    if (!model.quantize.value) {
        edits.push_back(setTo(request, model.quantize, true));
        fillQtype(request, model.qtype, edits);
    }
    // Where the key is absent the text encoder follows "quantize". One that is trained must stay as
    // it is.
    const bool staysOff = model.quantizeTextEncoder.isSet && !model.quantizeTextEncoder.value;
    if (staysOff && hasTextEncoder && !request.job.train.trainTextEncoder.value) {
        edits.push_back(setTo(request, model.quantizeTextEncoder, true));
        fillQtype(request, model.qtypeTextEncoder, edits);
    }
    return editsOr(std::move(edits),
                   QCoreApplication::translate(
                       "FixEdits", "The model and its text encoder are quantised already."));
}

/// A way to quantise and how many bits a weight takes in it.
struct Quantisation
{
    QLatin1StringView name;
    double bits;
};

constexpr Quantisation kQuantisations[] = {
    {"qfloat8"_L1, 8},    {"float8"_L1, 8},      {"qint8"_L1, 8},       {"uint8"_L1, 8},
    {"convrot8"_L1, 8},   {"int8"_L1, 8},        {"uint7"_L1, 7},       {"convrotint7"_L1, 7},
    {"uint6"_L1, 6},      {"convrotint6"_L1, 6}, {"uint5"_L1, 5},       {"convrotint5"_L1, 5},
    {"convrot4"_L1, 4.5}, {"nvfp4"_L1, 4.5},     {"uint4"_L1, 4},       {"qint4"_L1, 4},
    {"int4"_L1, 4},       {"convrotint4"_L1, 4}, {"uint3"_L1, 3},       {"convrotint3"_L1, 3},
    {"uint2"_L1, 2},      {"qint2"_L1, 2},       {"convrotint2"_L1, 2}, {"convrotbitnet"_L1, 1.58}};

double bitsOf(const QString &qtype)
{
    const auto *known =
        std::ranges::find(kQuantisations, qtype.section(u'|', 0, 0), &Quantisation::name);
    return known == std::end(kQuantisations) ? 8 : known->bits;
}

/// The next step down without an adapter, within the kind of quantisation the config uses.
QString nextPlainQtype(const QString &qtype)
{
    const bool isRotated = qtype.startsWith("convrot"_L1);
    for (const int bits : {6, 4, 3}) {
        if (bits < bitsOf(qtype))
            return (isRotated ? u"convrotint%1"_s : u"uint%1"_s).arg(bits);
    }
    return {};
}

/// The adapter of the model with the most bits below the present ones.
QString nextAdapter(const Architecture *architecture, double bits)
{
    QString best;
    if (architecture == nullptr)
        return best;
    for (const QString &adapter : architecture->accuracyRecovery) {
        if (bitsOf(adapter) < bits && (best.isEmpty() || bitsOf(adapter) > bitsOf(best)))
            best = adapter;
    }
    return best;
}

FixEdits adapterConflict()
{
    return notApplicable(QCoreApplication::translate(
        "FixEdits", "An accuracy recovery adapter and the training adapter (assistant_lora_path) "
                    "exclude each other."));
}

FixEdits changeQtype(const FixRequest &request, const QString &qtype)
{
    const ModelView &model = request.job.model;
    std::vector<Edit> edits;
    if (!model.quantize.value)
        edits.push_back(setTo(request, model.quantize, true));
    edits.push_back(setTo(request, model.qtype, qtype));
    // An adapter in a key of its own belongs to the old quantisation.
    const bool hasOwnKey = model.accuracyRecoveryAdapter.isSet &&
                           model.accuracyRecoveryAdapter.path != model.qtype.path;
    if (hasOwnKey)
        edits.push_back(setTo(request, model.accuracyRecoveryAdapter, {}));
    return editsOr(std::move(edits), {});
}

/// The qtype that was asked for by name, or the model's adapter for "ara".
FixEdits quantizeAsWished(const FixRequest &request)
{
    const ModelView &model = request.job.model;
    QString wished = request.value;
    if (wished == "ara"_L1)
        wished = nextAdapter(request.architecture, 16);
    const bool isKnown =
        std::ranges::contains(kQuantisations, wished.section(u'|', 0, 0), &Quantisation::name);
    if (!isKnown)
        return badValue(request);
    if (wished.contains(u'|') && !model.assistantLora.value.isEmpty())
        return adapterConflict();
    const QString present = model.accuracyRecoveryAdapter.value.isEmpty()
                                ? model.qtype.value
                                : model.qtype.value + u'|' + model.accuracyRecoveryAdapter.value;
    if (model.quantize.value && present == wished)
        return alreadyDone(
            QCoreApplication::translate("FixEdits", "The model is quantised as %1 already.")
                .arg(model.qtype.value));
    return changeQtype(request, wished);
}

FixEdits quantizeLower(const FixRequest &request)
{
    if (quantizesNothing(request.architecture))
        return notQuantizable();
    if (!request.value.isEmpty())
        return quantizeAsWished(request);
    const ModelView &model = request.job.model;
    const double bits = model.quantize.value ? bitsOf(model.qtype.value) : 16;
    const bool hasAdapter = model.quantize.value && !model.accuracyRecoveryAdapter.value.isEmpty();
    const bool mayUseAdapter = model.assistantLora.value.isEmpty();
    const QString adapter = mayUseAdapter ? nextAdapter(request.architecture, bits) : QString();
    const QString target =
        !adapter.isEmpty() ? adapter
        : hasAdapter       ? QString()
                     : nextPlainQtype(model.quantize.value ? model.qtype.value : u"qfloat8"_s);
    if (target.isEmpty())
        return alreadyDone(
            QCoreApplication::translate("FixEdits",
                                        "The model is quantised as low as its quality allows (%1).")
                .arg(model.qtype.value));
    return changeQtype(request, target);
}

} // namespace

FixWriters quantizeFixes()
{
    return {{u"quantize_on"_s, quantizeOn}, {u"quantize_lower"_s, quantizeLower}};
}

} // namespace headroom
