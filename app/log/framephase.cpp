// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/framephase.h"

#include <algorithm>
#include <array>
#include <span>

namespace headroom {

namespace {

enum class Where {
    Startup,
    Load,
    Quantize,
    Data,
    Latents,
    Text,
    BeforeLoop,
    Sample,
    Train,
    Save,
    StepHook
};

struct Rule
{
    const char *function;
    Where where;
};

/// Functions of the trainers that decide the phase, whatever happens below them. A frame's function
/// or the call in its line of code matches.
constexpr std::array kRules{
    // AI Toolkit
    Rule{"get_job", Where::Startup},
    Rule{"load_processes", Where::Startup},
    Rule{"validate_configs", Where::Startup},
    Rule{"load_model", Where::Load},
    Rule{"setup_validation", Where::Load},
    Rule{"get_optimizer", Where::Load},
    Rule{"setup_adapter", Where::Load},
    Rule{"load_weights", Where::Load},
    Rule{"setup_ema", Where::Load},
    Rule{"get_dataloader_from_datasets", Where::Data},
    Rule{"hook_before_train_loop", Where::BeforeLoop},
    Rule{"end_step_hook", Where::StepHook},
    Rule{"hook_train_loop", Where::Train},
    Rule{"train_single_accumulation", Where::Train},
    Rule{"validate", Where::Train},
    Rule{"sample", Where::Sample},
    Rule{"generate_images", Where::Sample},
    Rule{"save", Where::Save},
    // sd-scripts, musubi-tuner and what is built on them
    Rule{"cache_text_encoder_outputs", Where::Text},
    Rule{"cache_text_encoder_outputs_if_needed", Where::Text},
    Rule{"new_cache_text_encoder_outputs", Where::Text},
    Rule{"process_text_encoder_batches", Where::Text},
    Rule{"encode_and_save_batch", Where::Latents},
    Rule{"cache_latents", Where::Latents},
    Rule{"new_cache_latents", Where::Latents},
    Rule{"cache_batch_latents", Where::Latents},
    Rule{"process_sample_prompts", Where::Text},
    Rule{"load_target_model", Where::Load},
    Rule{"enable_block_swap", Where::Load},
    Rule{"prepare_block_swap_training", Where::Load},
    Rule{"prepare", Where::Load},
    Rule{"process_batch", Where::Train},
    Rule{"get_noise_pred_and_target", Where::Train},
    Rule{"call_unet", Where::Train},
    Rule{"call_dit", Where::Train},
    Rule{"sample_images", Where::Sample},
    Rule{"sample_image_inference", Where::Sample},
    Rule{"save_model", Where::Save},
    Rule{"save_and_remove_state_on_epoch_end", Where::Save},
    // OneTrainer
    Rule{"__sample_during_training", Where::Sample},
    Rule{"start_next_epoch", Where::Latents},
    Rule{"__clear_cache", Where::Startup},
    Rule{"create_data_loader", Where::Latents},
    Rule{"backup", Where::Save},
    Rule{"__backup", Where::Save},
    Rule{"__save", Where::Save},
    // diffusion-pipe, SimpleTuner, diffusers
    Rule{"cache_metadata", Where::Latents},
    Rule{"load_diffusion_model", Where::Load},
    Rule{"configure_adapter", Where::Load},
    Rule{"train_batch", Where::Train},
    Rule{"eval_batch", Where::Train},
    Rule{"init_load_base_model", Where::Load},
    Rule{"init_precision", Where::Quantize},
    Rule{"init_text_encoder", Where::Load},
    Rule{"init_vae", Where::Load},
    Rule{"init_data_backend", Where::Latents},
    Rule{"compute_prompt_embeddings", Where::Text},
    Rule{"compute_text_embeddings", Where::Text},
    Rule{"run_validations", Where::Sample},
    Rule{"log_validation", Where::Sample},
    Rule{"benchmark", Where::Sample},
    Rule{"model_predict", Where::Train},
    Rule{"save_checkpoint", Where::Save},
    Rule{"save_state", Where::Save},
    // everyone
    Rule{"backward", Where::Train},
    Rule{"clip_grad_norm_", Where::Train},
    Rule{"from_pretrained", Where::Load},
    Rule{"from_single_file", Where::Load},
    Rule{"save_pretrained", Where::Save},
    Rule{"save_weights", Where::Save},
};

/// Functions of libraries that tell the phase when the trainer's own frames are missing.
constexpr std::array kLibraryRules{
    Rule{"swap_weight_devices", Where::Train},
    Rule{"_multi_tensor_adamw", Where::Train},
    Rule{"_multi_tensor_adam", Where::Train},
    Rule{"_single_tensor_adamw", Where::Train},
    Rule{"_engine_run_backward", Where::Train},
    Rule{"backward", Where::Train},
    Rule{"checkpoint", Where::Train},
    Rule{"recompute_fn", Where::Train},
    Rule{"_init_group", Where::Train},
    Rule{"_next_data", Where::Train},
    Rule{"_maybe_opt_step", Where::Train},
    Rule{"decode_latents", Where::Sample},
    Rule{"serialize_file", Where::Save},
    Rule{"save_file", Where::Save},
    Rule{"from_pretrained", Where::Load},
    Rule{"load_file", Where::Load},
    Rule{"load_state_dict", Where::Load},
    Rule{"prepare_model", Where::Load},
    Rule{"safe_open", Where::Load},
};

constexpr std::array kQuantizers{"quantize_model",      "quantize",
                                 "quantize_",           "freeze",
                                 "_quantize_submodule", "convert_linear_to_ostris",
                                 "torchao_quantize_",   "quantize_blocks"};
constexpr std::array kTextWork{
    "cache_text_embeddings", "encode_prompt",        "get_prompt_embeds", "encode_prompts_flux",
    "cache_sample_prompts",  "encode_static_prompt", "text_encoder_to"};

/// Whether a line of code calls the function: "self.sample(…", "x = sample(…", not "resample(…".
bool calls(QByteArrayView source, QByteArrayView function)
{
    for (qsizetype at = source.indexOf(function); at >= 0; at = source.indexOf(function, at + 1)) {
        const qsizetype end = at + function.size();
        const char before = at > 0 ? source[at - 1] : ' ';
        if (end < source.size() && source[end] == '(' &&
            (before == '.' || before == ' ' || before == '(' || before == '='))
            return true;
    }
    return false;
}

bool isIn(const Frame &frame, QByteArrayView function)
{
    return frame.function == function || calls(frame.source, function);
}

template <typename Names>
bool anyIn(std::span<const Frame> frames, const Names &names)
{
    return std::ranges::any_of(frames, [&](const Frame &frame) {
        return std::ranges::any_of(names, [&](const char *name) { return isIn(frame, name); });
    });
}

/// What the trainer's main loop says about itself in the line of code of its frame.
std::optional<Where> whereByLoopSource(QByteArrayView source)
{
    if (source.contains("OOM during training step"))
        return Where::Train;
    if (source.contains("unet.to("))
        return Where::Load;
    if (source.contains("next(") && source.contains("dataloader"))
        return Where::Train;
    if (source.contains("optimizer.step("))
        return Where::Train;
    return std::nullopt;
}

std::optional<Where> whereByFunction(const Frame &frame)
{
    for (const Rule &rule : kRules) {
        if (isIn(frame, rule.function))
            return rule.where;
    }
    // Loaders are many and alike: load_transformer, load_qwen2_5_vl, load_text_encoder …
    if (frame.function.startsWith("load_") || frame.function.startsWith("_load_"))
        return Where::Load;
    return whereByLoopSource(frame.source);
}

bool touchesQuantizer(std::span<const Frame> frames)
{
    if (anyIn(frames, kQuantizers))
        return true;
    const auto last = std::ranges::find_last_if(
        frames, [](const Frame &frame) { return !isLibraryFrame(frame); });
    // A quantised model also passes the quantiser's tensors when it is merely moved.
    if (!last.empty() && QByteArrayView(last.front().source).contains(".to("))
        return false;
    return std::ranges::any_of(frames, [](const Frame &frame) {
        return frame.file.contains("quanto") || frame.file.contains("torchao") ||
               frame.file.contains("quantiz");
    });
}

Phase samplePhase(std::span<const Frame> frames, const FrameContext &context)
{
    const bool first = std::ranges::any_of(frames, [](const Frame &frame) {
        return QByteArrayView(frame.source).contains("is_first=True");
    });
    if (first || context.current == Phase::BaselineSample)
        return Phase::BaselineSample;
    const bool beforeTraining = !context.trainingStarted && context.current != Phase::Unknown &&
                                context.current < Phase::EarlyTrain;
    return beforeTraining ? Phase::BaselineSample : Phase::PreviewSample;
}

/// Loading and quantising alternate; without a telling function the lines before decide between
/// them.
Phase loadPhase(std::span<const Frame> frames, const FrameContext &context)
{
    if (touchesQuantizer(frames))
        return Phase::Quantize;
    const auto last = std::ranges::find_last_if(
        frames, [](const Frame &frame) { return !isLibraryFrame(frame); });
    const bool moves = !last.empty() && QByteArrayView(last.front().source).contains(".to(");
    return context.current == Phase::Quantize && !moves ? Phase::Quantize : Phase::ModelLoad;
}

std::optional<Phase> refine(Where where, std::span<const Frame> inner, const FrameContext &context)
{
    static constexpr std::array kSamples{"sample", "maybe_sample", "generate_images"};
    static constexpr std::array kSaves{"save", "maybe_save"};
    static constexpr std::array kPrepares{"prepare_accelerator"};
    switch (where) {
    case Where::Startup:
        return Phase::Startup;
    case Where::Load:
        return loadPhase(inner, context);
    case Where::Quantize:
        return Phase::Quantize;
    case Where::Latents:
        return Phase::CacheLatents;
    case Where::Text:
        return Phase::CacheTextEmbeddings;
    case Where::Data:
        if (anyIn(inner, kTextWork) || context.current == Phase::CacheTextEmbeddings)
            return Phase::CacheTextEmbeddings;
        return Phase::CacheLatents;
    case Where::BeforeLoop:
        return anyIn(inner, kPrepares) ? Phase::ModelLoad : Phase::CacheTextEmbeddings;
    case Where::Sample:
        return samplePhase(inner, context);
    case Where::StepHook:
        if (anyIn(inner, kSaves))
            return Phase::Save;
        return anyIn(inner, kSamples) ? samplePhase(inner, context) : trainingPhase(context.step);
    case Where::Train:
        return trainingPhase(context.step);
    case Where::Save:
        return Phase::Save;
    }
    return std::nullopt;
}

/// Hints of last resort, from the innermost frame outwards.
std::optional<Phase> phaseByLibraries(std::span<const Frame> frames, const FrameContext &context)
{
    for (auto frame = frames.rbegin(); frame != frames.rend(); ++frame) {
        for (const Rule &rule : kLibraryRules) {
            if (isIn(*frame, rule.function))
                return refine(rule.where, frames, context);
        }
    }
    // A module on its way to the card.
    const bool moves = std::ranges::any_of(frames, [](const Frame &frame) {
        return frame.function == "_apply" || frame.function == "convert" ||
               frame.source.startsWith("return t.to(");
    });
    if (moves && context.current == Phase::Unknown)
        return Phase::ModelLoad;
    return std::nullopt;
}

} // namespace

Phase trainingPhase(std::optional<StepNumber> step)
{
    return step && step->value > 10 ? Phase::MidTrain : Phase::EarlyTrain;
}

std::optional<Phase> phaseOfFrames(const std::vector<Frame> &frames, const FrameContext &context)
{
    for (std::size_t i = 0; i < frames.size(); ++i) {
        if (isLibraryFrame(frames[i]))
            continue;
        if (const auto where = whereByFunction(frames[i]))
            return refine(*where, std::span(frames).subspan(i), context);
    }
    return phaseByLibraries(frames, context);
}

} // namespace headroom
