// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes of the train block: checkpointing, batch, optimizer, EMA, validation.
#include "diagnosis/fixwriting.h"

#include "base/numbers.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

FixEdits gradientCheckpointingOn(const FixRequest &request)
{
    const Setting<bool> &setting = request.job.train.gradientCheckpointing;
    if (setting.value) {
        return alreadyDone(
            setting.isSet ? QCoreApplication::translate("FixEdits", "Gradient checkpointing is on.")
                          : QCoreApplication::translate(
                                "FixEdits", "Gradient checkpointing is on: it is AI Toolkit's "
                                            "default, and the config does not change it."));
    }
    return editsOr({setTo(request, setting, true)}, {});
}

/// What batch_size_one was asked for: "", "2", "keep_effective", "2,keep_effective".
struct BatchWish
{
    int size = 1;
    bool keepEffective = false;
    bool isValid = true;
};

BatchWish batchWish(const QString &value)
{
    BatchWish wish;
    for (const QString &part : value.split(u',', Qt::SkipEmptyParts)) {
        const std::optional<int> number = parseInteger(part.trimmed().toUtf8());
        if (part.trimmed() == "keep_effective"_L1)
            wish.keepEffective = true;
        else if (number && *number >= 1)
            wish.size = *number;
        else
            wish.isValid = false;
    }
    return wish;
}

/// More batches per step make up for smaller ones. "gradient_accumulation_steps: -1" means a whole
/// epoch and stays.
std::optional<Edit> raisedAccumulation(const FixRequest &request, int before, int after)
{
    const TrainView &train = request.job.train;
    const bool isLegacyInUse =
        train.gradientAccumulation.value <= 1 && train.gradientAccumulationSteps.value > 1;
    const Setting<int> &setting =
        isLegacyInUse ? train.gradientAccumulationSteps : train.gradientAccumulation;
    if (setting.value < 0 || before <= after)
        return std::nullopt;
    const int batches = (std::max(1, setting.value) * before + after - 1) / after;
    return setTo(request, setting, batches);
}

FixEdits batchSizeOne(const FixRequest &request)
{
    const BatchWish wish = batchWish(request.value);
    if (!wish.isValid)
        return badValue(request);
    std::vector<Edit> edits;
    const Setting<int> &batch = request.job.train.batchSize;
    const int before = request.job.largestBatch();
    if (batch.value > wish.size)
        edits.push_back(setTo(request, batch, wish.size));
    for (const DatasetView &dataset : request.job.datasets) {
        const QVariant written = request.job.text.value(dataset.batchSize.path);
        const bool isOwn = dataset.batchSize.isSet && written.typeId() != QMetaType::Nullptr;
        if (isOwn && dataset.batchSize.value > wish.size)
            edits.push_back(setTo(request, dataset.batchSize, wish.size));
    }
    if (wish.keepEffective && !edits.empty()) {
        if (const auto edit = raisedAccumulation(request, before, wish.size))
            edits.push_back(*edit);
    }
    return editsOr(
        std::move(edits),
        QCoreApplication::translate("FixEdits", "The batch size is %1 already.").arg(before));
}

struct EightBitForm
{
    QLatin1StringView optimizer;
    QLatin1StringView eightBit;
};

constexpr EightBitForm kEightBitForms[] = {{"adam"_L1, "adam8bit"_L1},
                                           {"adamw"_L1, "adamw8bit"_L1},
                                           {"lion"_L1, "lion8bit"_L1},
                                           {"prodigy"_L1, "prodigy8bit"_L1},
                                           {"prodigyopt"_L1, "prodigy8bit"_L1}};

bool isSmallOptimizer(const QString &name)
{
    // State of two bytes per parameter or less, or none at all.
    static const QStringList kSmall = {u"adam8"_s, u"adamw8"_s, u"adafactor"_s};
    return name.endsWith("8bit"_L1) || name.startsWith("automagic"_L1) || kSmall.contains(name);
}

FixEdits optimizerEightBit(const FixRequest &request)
{
    const Setting<QString> &optimizer = request.job.train.optimizer;
    const QString name = optimizer.value.toLower();
    const QString wished = request.value.toLower();
    if (!wished.isEmpty() && !isSmallOptimizer(wished))
        return badValue(request);
    if (isSmallOptimizer(name) && (wished.isEmpty() || wished == name))
        return alreadyDone(
            QCoreApplication::translate("FixEdits", "The optimizer %1 needs little memory already.")
                .arg(optimizer.value));
    if (!wished.isEmpty())
        return editsOr({setTo(request, optimizer, wished)}, {});
    const auto *form = std::ranges::find(kEightBitForms, name, &EightBitForm::optimizer);
    if (form == std::end(kEightBitForms))
        return notApplicable(
            QCoreApplication::translate("FixEdits", "The optimizer %1 has no 8-bit form.")
                .arg(optimizer.value));
    return editsOr({setTo(request, optimizer, QString(form->eightBit))}, {});
}

FixEdits emaOff(const FixRequest &request)
{
    const Setting<bool> &setting = request.job.train.useEma;
    if (!setting.value)
        return alreadyDone(QCoreApplication::translate("FixEdits", "EMA is off already."));
    return editsOr({setTo(request, setting, false)}, {});
}

FixEdits disableValidation(const FixRequest &request)
{
    const Setting<bool> &setting = request.job.train.validation;
    if (!setting.value)
        return alreadyDone(QCoreApplication::translate("FixEdits", "Validation is off."));
    return editsOr({Edit{.path = setting.path, .from = true, .to = {}}}, {});
}

} // namespace

FixWriters trainFixes()
{
    return {{u"gradient_checkpointing_on"_s, gradientCheckpointingOn},
            {u"batch_size_one"_s, batchSizeOne},
            {u"optimizer_8bit"_s, optimizerEightBit},
            {u"ema_off"_s, emaOff},
            {u"disable_validation"_s, disableValidation}};
}

} // namespace headroom
