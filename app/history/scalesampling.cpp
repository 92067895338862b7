// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// R7, rung 4: richer sampling.
#include "history/scaleedits.h"

#include "history/configchanges.h"
#include "job/promptsize.h"

#include <QCoreApplication>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

struct ScaleSampling
{
    Q_DECLARE_TR_FUNCTIONS(ScaleUp)
};

/// The sides of previews to go up to.
constexpr int kSides[] = {512, 768, 1024, 1280, 1536};

bool isSize(const Edit &change)
{
    const QString name = settingName(change.path);
    return name == "width"_L1 || name == "height"_L1;
}

bool isFrames(const Edit &change)
{
    return settingName(change.path) == "num_frames"_L1;
}

/// A prompt whose size flags were lowered since: the old one says the same but for them.
bool isShrunkPrompt(const Edit &change)
{
    const QString now = change.from.toString();
    const QString earlier = change.to.toString();
    return !now.isEmpty() && now != earlier &&
           promptWithSmallerSize(earlier, sizeInPrompt(now)) == now;
}

/// What an earlier config set higher in its sample block.
std::vector<Edit> higherIn(const JobView &earlier, const JobView &now)
{
    const QString block = now.process.text + u".sample."_s;
    std::vector<Edit> higher;
    for (const Edit &change : changesBetween(now.text, earlier.text)) {
        const bool hasBoth = change.from.isValid() && change.to.isValid();
        if (!hasBoth || !change.path.text.startsWith(block))
            continue;
        const bool isNumber = isSize(change) || isFrames(change);
        if (isNumber ? change.to.toInt() > change.from.toInt() : isShrunkPrompt(change))
            higher.push_back(change);
    }
    return higher;
}

RungEdits samplingOn(const JobView &now)
{
    return {.edits = {editOf(now, now.train.disableSampling.path, false)},
            .text = ScaleSampling::tr("Switch the previews on again.")};
}

/// Picture sizes come back before frames.
RungEdits biggerAgain(std::vector<Edit> higher)
{
    const bool hasSizes =
        std::ranges::any_of(higher, [](const Edit &change) { return !isFrames(change); });
    std::erase_if(higher, [&](const Edit &change) { return hasSizes == isFrames(change); });
    if (higher.empty())
        return {};
    const Edit &first = higher.front();
    const bool isNumber = isSize(first) || isFrames(first);
    const QString text =
        isNumber ? ScaleSampling::tr("Bring the previews back: %1 %2 → %3.",
                                     "key of the config, value now, value then")
                       .arg(settingName(first.path), first.from.toString(), first.to.toString())
                 : ScaleSampling::tr("Bring the previews back to their earlier size.");
    return {.edits = std::move(higher), .text = text};
}

RungEdits nextSize(const JobView &now)
{
    const SampleView &sample = now.sample;
    const int side = std::max(sample.width.value, sample.height.value);
    const auto *next = std::ranges::find_if(kSides, [&](int offered) { return offered > side; });
    if (next == std::end(kSides) || sample.width.value <= 0 || sample.height.value <= 0)
        return {};
    // The same shape, on a grid that all models take.
    constexpr int kGrid = 32;
    const auto scaled = [&](int length) {
        return length * *next / side / kGrid * kGrid;
    };
    const int width = scaled(sample.width.value);
    const int height = scaled(sample.height.value);
    return {
        .edits = {editOf(now, sample.width.path, width), editOf(now, sample.height.path, height)},
        .text = ScaleSampling::tr("Larger previews: %1 × %2.").arg(width).arg(height)};
}

} // namespace

RungEdits richerSampling(const ScaleSituation &situation, bool beyond)
{
    const JobView &now = situation.now;
    if (now.sample.items.empty())
        return {.text = ScaleSampling::tr("The config has no prompts to make previews of.")};
    if (now.train.disableSampling.value) {
        const bool wasOn = std::ranges::any_of(
            situation.earlier, [](const JobView &job) { return !job.train.disableSampling.value; });
        if (beyond || wasOn)
            return samplingOn(now);
    }
    RungEdits result;
    if (beyond) {
        result = nextSize(now);
    } else {
        for (const JobView &job : situation.earlier) {
            if (std::vector<Edit> higher = higherIn(job, now); !higher.empty())
                result = biggerAgain(std::move(higher));
        }
    }
    if (result.edits.empty())
        result.text = ScaleSampling::tr("The previews are as rich as you ever had them.");
    return result;
}

} // namespace headroom
