// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Settings that run, but need memory or time that nobody expects, or do not do what they seem to.
// What each architecture needs: AI Toolkit 27a03a9 (2026-08-21), its models and its job form.
#include "job/conflictchecks.h"

#include "job/settingreader.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;
using Problems = std::vector<JobProblem>;

/// Which sizes and numbers of frames an architecture can use.
struct Grid
{
    std::string_view architecture; ///< the name, or what it starts with
    int pixels;                    ///< sides of images are multiples of this
    int frames;                    ///< frames are a multiple of this …
    int firstFrames;               ///< … and this more; 0 for images
};

constexpr std::array<Grid, 29> kGrids{{
    {"flux_kontext", 16, 0, 0}, {"flux2", 16, 0, 0},       {"flux", 32, 0, 0},
    {"flex1", 32, 0, 0},        {"flex2", 16, 0, 0},       {"chroma", 32, 0, 0},
    {"hidream_o1", 32, 0, 0},   {"hidream", 16, 0, 0},     {"qwen_image", 32, 0, 0},
    {"zimage", 16, 0, 0},       {"lumina2", 16, 0, 0},     {"omnigen2", 16, 0, 0},
    {"krea2", 16, 0, 0},        {"mageflow", 16, 0, 0},    {"boogu_image", 16, 0, 0},
    {"ideogram4", 16, 0, 0},    {"ernie_image", 32, 0, 0}, {"nucleus_image", 32, 0, 0},
    {"prx_pixel", 16, 0, 0},    {"anima", 32, 0, 0},       {"sdxl", 16, 0, 0},
    {"sd15", 16, 0, 0},         {"wan21", 16, 4, 1},       {"wan22_14b", 16, 4, 1},
    {"wan22_5b", 32, 4, 1},     {"ltx2", 32, 8, 1},        {"minimax_h3", 32, 17, 5},
    {"cogview4", 32, 0, 0},     {"zeta_chroma", 16, 0, 0},
}};

const Grid *gridOf(const JobView &job)
{
    const QByteArray name = job.arch.toUtf8();
    const auto found = std::ranges::find_if(kGrids, [&name](const Grid &grid) {
        return name.startsWith(QByteArrayView(grid.architecture.data(),
                                              static_cast<qsizetype>(grid.architecture.size())));
    });
    return found == kGrids.end() ? nullptr : found;
}

SettingReader readerOf(const JobView &job, const QString &block)
{
    return {job.text, childPath(job.process, block)};
}

int framesOnGrid(int frames, const Grid &grid)
{
    return frames < grid.firstFrames ? grid.firstFrames
                                     : frames - (frames - grid.firstFrames) % grid.frames;
}

void checkFrames(const Setting<int> &frames, Severity severity, const Grid &grid,
                 const JobView &job, Problems &problems)
{
    const int fitting = framesOnGrid(frames.value, grid);
    if (!frames.isSet || frames.value <= 1 || fitting == frames.value)
        return;
    offerFix(report(problems, u"job.frames_off_grid"_s, severity, frames,
                    QCoreApplication::translate(
                        "JobChecks", "This model works with %1n+%2 frames: of %3 frames only %4 "
                                     "are used.")
                        .arg(grid.frames)
                        .arg(grid.firstFrames)
                        .arg(frames.value)
                        .arg(fitting)),
             job, frames.path, fitting);
}

void framesOffTheGrid(const JobView &job, Problems &problems)
{
    const Grid *grid = gridOf(job);
    if (grid == nullptr || grid->frames == 0)
        return;
    for (const DatasetView &dataset : job.datasets) {
        if (!dataset.autoFrameCount.value)
            checkFrames(dataset.numFrames, Severity::Warning, *grid, job, problems);
    }
    checkFrames(job.sample.frames, Severity::Hint, *grid, job, problems);
}

void resolutionsOffTheGrid(const JobView &job, Problems &problems)
{
    const Grid *grid = gridOf(job);
    if (grid == nullptr)
        return;
    for (const DatasetView &dataset : job.datasets) {
        const auto odd = std::ranges::find_if(dataset.resolutions.value, [grid](int side) {
            return side >= grid->pixels && side % grid->pixels != 0;
        });
        if (!dataset.resolutions.isSet || odd == dataset.resolutions.value.end())
            continue;
        QVariantList rounded;
        for (const int side : dataset.resolutions.value)
            rounded << std::max(grid->pixels, side - side % grid->pixels);
        const bool isList =
            job.text.value(dataset.resolutions.path).typeId() == QMetaType::QVariantList;
        offerFix(report(problems, u"job.resolution_off_grid"_s, Severity::Hint, dataset.resolutions,
                        QCoreApplication::translate(
                            "JobChecks",
                            "The sides of images are cut to multiples of %1, so %2 is not used to "
                            "the full.")
                            .arg(grid->pixels)
                            .arg(*odd)),
                 job, dataset.resolutions.path, isList ? QVariant(rounded) : rounded.front());
    }
}

void sampleSizeOffTheGrid(const JobView &job, Problems &problems)
{
    for (const Setting<int> *side : {&job.sample.width, &job.sample.height}) {
        if (side->isSet && side->value > 64 && side->value % 8 != 0)
            offerFix(report(problems, u"job.sample_off_grid"_s, Severity::Hint, *side,
                            QCoreApplication::translate(
                                "JobChecks", "Samples are cut to multiples of 8: %1 becomes %2.")
                                .arg(side->value)
                                .arg(side->value - side->value % 8)),
                     job, side->path, side->value - side->value % 8);
    }
}

/// The form's own defaults for several video models make previews of 107 or 121 frames.
void longPreviews(const JobView &job, Problems &problems)
{
    const Grid *grid = gridOf(job);
    constexpr int kLong = 100;
    constexpr int kModest = 41;
    const Setting<int> &frames = job.sample.frames;
    if (grid == nullptr || grid->frames == 0 || frames.value < kLong ||
        job.train.disableSampling.value || job.sample.items.empty())
        return;
    offerFix(report(problems, u"job.long_previews"_s, Severity::Warning, frames,
                    QCoreApplication::translate(
                        "JobChecks", "Each preview has %1 frames, which AI Toolkit sets by "
                                     "default: it often needs more memory than the training.")
                        .arg(frames.value)),
             job, frames.path, framesOnGrid(kModest, *grid));
}

void qtypeWithoutQuantize(const JobView &job, Problems &problems)
{
    const auto check = [&](const Setting<QString> &type, const Setting<bool> &flag) {
        static const QStringList kUsual = {u"qfloat8"_s, u""_s};
        if (!type.isSet || flag.value || kUsual.contains(type.value))
            return;
        offerFix(
            report(problems, u"job.qtype_without_quantize"_s, Severity::Warning, type,
                   QCoreApplication::translate(
                       "JobChecks", "“%1” names a quantisation, but “%2” is off, so nothing "
                                    "is quantised.")
                       .arg(type.path.text.section(u'.', -1), flag.path.text.section(u'.', -1))),
            job, flag.path, true);
    };
    check(job.model.qtype, job.model.quantize);
    check(job.model.qtypeTextEncoder, job.model.quantizeTextEncoder);
}

void clipsAtFullResolution(const JobView &job, Problems &problems)
{
    constexpr int kLarge = 1024;
    for (const DatasetView &dataset : job.datasets) {
        const bool isVideo = dataset.numFrames.value > 1 || dataset.autoFrameCount.value;
        const auto &sizes = dataset.resolutions.value;
        if (!isVideo || std::ranges::none_of(sizes, [](int side) { return side >= kLarge; }))
            continue;
        JobProblem &problem =
            report(problems, u"job.large_clips"_s, Severity::Warning, dataset.resolutions,
                   QCoreApplication::translate(
                       "JobChecks", "Clips are trained at %1 too, because AI Toolkit's form ticks "
                                    "it for every model: with several frames it needs very much "
                                    "memory.")
                       .arg(*std::ranges::max_element(sizes)));
        QVariantList smaller;
        for (const int side : sizes) {
            if (side < kLarge)
                smaller << side;
        }
        if (!smaller.isEmpty())
            offerFix(problem, job, dataset.resolutions.path, smaller);
    }
}

void unloadingAnEditModel(const JobView &job, Problems &problems)
{
    static const QStringList kRefusing = {u"qwen_image_edit"_s, u"boogu_image_edit"_s};
    const Setting<bool> &unload = job.train.unloadTextEncoder;
    if (!unload.value || !kRefusing.contains(job.arch))
        return;
    JobProblem &problem =
        report(problems, u"job.edit_model_unload"_s, Severity::Error, unload,
               QCoreApplication::translate(
                   "JobChecks", "This model reads the control images with its text encoder, so "
                                "unload_text_encoder stops the run; caching is allowed."));
    problem.fixTitle = fixTitleFor(job.train.cacheTextEmbeddings.path, true);
    problem.fix = {{unload.path, job.text.value(unload.path), false},
                   {job.train.cacheTextEmbeddings.path,
                    job.text.value(job.train.cacheTextEmbeddings.path), true}};
}

void cachingWithTriggerWord(const JobView &job, Problems &problems)
{
    if (job.train.cacheTextEmbeddings.value && !job.triggerWord.value.isEmpty())
        report(problems, u"job.cached_trigger_word"_s, Severity::Hint, job.triggerWord,
               QCoreApplication::translate(
                   "JobChecks", "With cached text embeddings the trigger word is fixed when the "
                                "cache is made. AI Toolkit's help advises against both together; "
                                "its current code handles them."));
}

void someLatentsCached(const JobView &job, Problems &problems)
{
    const auto caches = [](const DatasetView &dataset) {
        return dataset.cacheLatentsToDisk.value || dataset.cacheLatents.value;
    };
    const auto without = std::ranges::find_if_not(job.datasets, caches);
    if (without == job.datasets.end() || std::ranges::none_of(job.datasets, caches))
        return;
    offerFix(report(problems, u"job.some_latents_cached"_s, Severity::Warning,
                    without->cacheLatentsToDisk,
                    QCoreApplication::translate(
                        "JobChecks", "This dataset does not cache its latents, so the VAE stays "
                                     "on the card although other datasets cache theirs.")),
             job, without->cacheLatentsToDisk.path, true);
}

void prodigyLearningRate(const JobView &job, Problems &problems)
{
    const Setting<double> rate = readerOf(job, u"train"_s).number(u"lr"_s, 1e-6);
    const QString name = job.train.optimizer.value.toLower();
    const bool replaces = name.startsWith("prodigy"_L1) || name.startsWith("dadapt"_L1);
    if (rate.isSet && replaces && rate.value < 0.1)
        offerFix(report(problems, u"job.prodigy_rate"_s, Severity::Hint, rate,
                        QCoreApplication::translate(
                            "JobChecks", "%1 finds its own learning rate: AI Toolkit replaces "
                                         "values below 0.1 by 1.0.")
                            .arg(job.train.optimizer.value)),
                 job, rate.path, 1.0);
}

constexpr JobCheck kChecks[] = {framesOffTheGrid,     resolutionsOffTheGrid,  sampleSizeOffTheGrid,
                                longPreviews,         qtypeWithoutQuantize,   clipsAtFullResolution,
                                unloadingAnEditModel, cachingWithTriggerWord, someLatentsCached,
                                prodigyLearningRate};

} // namespace

std::span<const JobCheck> trapChecks()
{
    return kChecks;
}

} // namespace headroom
