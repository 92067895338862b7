// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Each check follows AI Toolkit's validate_configs, its config constructors, or what its trainer
// does later.
#include "job/conflictchecks.h"

#include "job/settingreader.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;
using Problems = std::vector<JobProblem>;

SettingReader blockOf(const JobView &job, const QString &block)
{
    return {job.text, childPath(job.process, block)};
}

void guidance(const JobView &job, Problems &problems)
{
    const SettingReader train = blockOf(job, u"train"_s);
    const Setting<bool> bypass = train.flag(u"bypass_guidance_embedding"_s, false);
    if (bypass.value && train.flag(u"do_guidance_loss"_s, false).value)
        offerFix(report(problems, u"job.guidance_conflict"_s, Severity::Error, bypass,
                        QCoreApplication::translate(
                            "JobChecks",
                            "bypass_guidance_embedding and do_guidance_loss exclude each other.")),
                 job, bypass.path, false);
}

void accuracyRecovery(const JobView &job, Problems &problems)
{
    if (!job.model.accuracyRecoveryAdapter.value.isEmpty() &&
        !job.model.assistantLora.value.isEmpty())
        offerFix(
            report(problems, u"job.adapter_conflict"_s, Severity::Error, job.model.assistantLora,
                   QCoreApplication::translate(
                       "JobChecks",
                       "An accuracy recovery adapter and assistant_lora_path exclude each other.")),
            job, job.model.accuracyRecoveryAdapter.path,
            job.model.accuracyRecoveryAdapter.path == job.model.qtype.path
                ? QVariant(job.model.qtype.value)
                : QVariant());
}

void mixedTextCaching(const JobView &job, Problems &problems)
{
    const auto caches = [](const DatasetView &dataset) {
        return dataset.cacheTextEmbeddings.value;
    };
    const auto without = std::ranges::find_if_not(job.datasets, caches);
    // The train key is copied into every dataset, so only keys of the datasets themselves can
    // differ.
    if (job.train.cacheTextEmbeddings.value || without == job.datasets.end() ||
        std::ranges::none_of(job.datasets, caches))
        return;
    offerFix(report(problems, u"job.mixed_text_caching"_s, Severity::Error,
                    without->cacheTextEmbeddings,
                    QCoreApplication::translate(
                        "JobChecks",
                        "Either all datasets cache text embeddings or none does; this one does "
                        "not.")),
             job, job.train.cacheTextEmbeddings.path, true);
}

void preservation(const JobView &job, Problems &problems)
{
    if (job.train.diffOutputPreservation.value && job.train.blankPromptPreservation.value)
        offerFix(report(problems, u"job.preservation_conflict"_s, Severity::Error,
                        job.train.blankPromptPreservation,
                        QCoreApplication::translate("JobChecks",
                                                    "diff_output_preservation and "
                                                    "blank_prompt_preservation exclude each "
                                                    "other.")),
                 job, job.train.blankPromptPreservation.path, false);
}

/// -1 meant a whole epoch, which the new key cannot say.
void renameAccumulation(JobProblem &problem, const JobView &job, const Setting<int> &legacy)
{
    if (legacy.value < 1)
        return;
    const ConfigPath current = blockOf(job, u"train"_s).path(u"gradient_accumulation"_s);
    problem.fixTitle = fixTitleFor(current, legacy.value);
    problem.fix = {{legacy.path, job.text.value(legacy.path), {}},
                   {current, job.text.value(current), legacy.value}};
}

void accumulation(const JobView &job, Problems &problems)
{
    const Setting<int> current = blockOf(job, u"train"_s).integer(u"gradient_accumulation"_s, 1);
    const Setting<int> &legacy = job.train.gradientAccumulationSteps;
    if (current.value > 1 && legacy.value != 1)
        offerFix(report(problems, u"job.accumulation_conflict"_s, Severity::Error, legacy,
                        QCoreApplication::translate(
                            "JobChecks", "gradient_accumulation and gradient_accumulation_steps "
                                         "exclude each other.")),
                 job, legacy.path, {});
    else if (legacy.isSet && legacy.value != 1)
        renameAccumulation(
            report(problems, u"job.accumulation_legacy"_s, Severity::Warning, legacy,
                   QCoreApplication::translate(
                       "JobChecks", "gradient_accumulation_steps does not add up gradients "
                                    "in current versions; gradient_accumulation does.")),
            job, legacy);
}

void textEncoderTraining(const JobView &job, Problems &problems)
{
    const Setting<bool> &trained = job.train.trainTextEncoder;
    if (trained.value && (job.train.cacheTextEmbeddings.value || job.train.unloadTextEncoder.value))
        offerFix(report(problems, u"job.text_encoder_conflict"_s, Severity::Error, trained,
                        QCoreApplication::translate(
                            "JobChecks", "A text encoder that is trained can be neither unloaded "
                                         "nor replaced by cached embeddings.")),
                 job, trained.path, false);
}

void unloadAndCache(const JobView &job, Problems &problems)
{
    if (job.train.unloadTextEncoder.value && job.train.cacheTextEmbeddings.value)
        offerFix(
            report(problems, u"job.unload_and_cache"_s, Severity::Error,
                   job.train.unloadTextEncoder,
                   QCoreApplication::translate(
                       "JobChecks", "unload_text_encoder and cache_text_embeddings are "
                                    "alternatives: caching keeps the captions, unloading ignores "
                                    "them.")),
            job, job.train.unloadTextEncoder.path, false);
}

void fluxOnly(const JobView &job, Problems &problems)
{
    const SettingReader model = blockOf(job, u"model"_s);
    if (model.flag(u"is_flux"_s, false).value)
        return;
    for (const QString &key : {u"attn_masking"_s, u"split_model_over_gpus"_s}) {
        const Setting<bool> setting = model.flag(key, false);
        if (setting.value)
            report(problems, u"job.flux_only"_s, Severity::Error, setting,
                   QCoreApplication::translate(
                       "JobChecks",
                       "%1 works only together with is_flux: true; “arch” alone is not enough.")
                       .arg(key));
    }
}

void quantizedWithoutCheckpointing(const JobView &job, Problems &problems)
{
    if (!job.train.gradientCheckpointing.value && job.model.quantize.value)
        offerFix(report(problems, u"job.quantized_without_checkpointing"_s, Severity::Warning,
                        job.train.gradientCheckpointing,
                        QCoreApplication::translate(
                            "JobChecks",
                            "Without gradient checkpointing a quantised model keeps its unpacked "
                            "weights for each step, which can need more memory than an "
                            "unquantised one.")),
                 job, job.train.gradientCheckpointing.path, true);
}

void augmentedCaching(const JobView &job, Problems &problems)
{
    for (const DatasetView &dataset : job.datasets) {
        const Setting<bool> &cached =
            dataset.cacheLatentsToDisk.value ? dataset.cacheLatentsToDisk : dataset.cacheLatents;
        if (dataset.hasAugmentations && cached.value)
            offerFix(report(problems, u"job.augmented_caching"_s, Severity::Warning, cached,
                            QCoreApplication::translate(
                                "JobChecks", "Augmentations switch the caching of latents off for "
                                             "this dataset.")),
                     job, cached.path, false);
    }
}

void autoFramesWithBatch(const JobView &job, Problems &problems)
{
    for (const DatasetView &dataset : job.datasets) {
        if (dataset.autoFrameCount.value && dataset.batchSize.value > 1)
            offerFix(report(problems, u"job.auto_frames_batch"_s, Severity::Error,
                            dataset.autoFrameCount,
                            QCoreApplication::translate(
                                "JobChecks", "auto_frame_count needs a batch size of 1.")),
                     job, dataset.batchSize.path, 1);
    }
}

void firstSample(const JobView &job, Problems &problems)
{
    if (job.train.skipFirstSample.value && job.train.forceFirstSample.value)
        offerFix(report(problems, u"job.first_sample_conflict"_s, Severity::Warning,
                        job.train.forceFirstSample,
                        QCoreApplication::translate(
                            "JobChecks",
                            "skip_first_sample and force_first_sample contradict each other.")),
                 job, job.train.forceFirstSample.path, false);
}

void promptsAndSamples(const JobView &job, Problems &problems)
{
    const SettingReader sample = blockOf(job, u"sample"_s);
    const Setting<QString> prompts = sample.string(u"prompts"_s);
    if (job.text.listSize(prompts.path) > 0 && job.text.listSize(sample.path(u"samples"_s)) > 0)
        offerFix(report(problems, u"job.prompts_and_samples"_s, Severity::Warning, prompts,
                        QCoreApplication::translate(
                            "JobChecks", "“prompts” is ignored because “samples” is there.")),
                 job, prompts.path, {});
}

void offloadedQtype(const JobView &job, Problems &problems)
{
    if (job.model.layerOffloading.value && job.model.quantize.value &&
        job.model.qtype.value == "qfloat8"_L1)
        report(problems, u"job.offload_changes_qtype"_s, Severity::Hint, job.model.layerOffloading,
               QCoreApplication::translate("JobChecks",
                                           "Layer offloading turns qfloat8 into float8."));
}

constexpr JobCheck kChecks[] = {guidance,
                                accuracyRecovery,
                                mixedTextCaching,
                                preservation,
                                accumulation,
                                textEncoderTraining,
                                unloadAndCache,
                                fluxOnly,
                                quantizedWithoutCheckpointing,
                                augmentedCaching,
                                autoFramesWithBatch,
                                firstSample,
                                promptsAndSamples,
                                offloadedQtype};

} // namespace

std::span<const JobCheck> conflictChecks()
{
    return kChecks;
}

} // namespace headroom
