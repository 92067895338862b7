// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

/// The cards of AI Toolkit's job form as they are (commit 27a03a9, 2026-08-21,
/// ui/src/app/jobs/new/SimpleJob.tsx and jobConfig.ts), written down apart from the catalogue so
/// that each can be checked against the other.
namespace headroom {

struct PanelFact
{
    const char *panel;
    const char *label;
    const char *path;
    const char *preset; ///< in the default job; "-": nothing
};

inline constexpr PanelFact kPanelFacts[] = {
    {"Job", "Training Name", "//config.name", "my_first_lora_v1"},
    {"Job", "Trigger Word", "trigger_word", "-"},

    {"Model", "Model Architecture", "model.arch", "flex1"},
    {"Model", "Name or Path", "model.name_or_path", "ostris/Flex.1-alpha"},
    {"Model", "Training Adapter Path", "model.assistant_lora_path", "-"},
    {"Model", "Unconditional Adapter Path", "model.unconditional_lora_path", "-"},
    {"Model", "Distillation Handling Method", "train.do_guidance_loss", "-"},
    {"Model", "Image Reference Presentation", "model.model_kwargs.image_refs_as_video", "-"},
    {"Model", "Low VRAM", "model.low_vram", "false"},
    {"Model", "KV Cache", "model.model_kwargs.kv_cache", "false"},
    {"Model", "Match Target Res", "model.model_kwargs.match_target_res", "false"},
    {"Model", "Layer Offloading", "model.layer_offloading", "false"},
    {"Model", "Transformer Offload %", "model.layer_offloading_transformer_percent", "100"},
    {"Model", "Text Encoder Offload %", "model.layer_offloading_text_encoder_percent", "100"},

    {"Quantize / Compile", "Transformer", "model.qtype", "qfloat8"},
    {"Quantize / Compile", "Text Encoder", "model.qtype_te", "qfloat8"},
    {"Quantize / Compile", "Compile Model", "model.compile", "false"},

    {"Multistage", "High Noise", "model.model_kwargs.train_high_noise", "true"},
    {"Multistage", "Low Noise", "model.model_kwargs.train_low_noise", "true"},
    {"Multistage", "Switch Every", "train.switch_boundary_every", "1"},

    {"Target", "Target Type", "network.type", "lora"},
    {"Target", "LoKr Factor", "network.lokr_factor", "-1"},
    {"Target", "Linear Rank", "network.linear", "32"},
    {"Target", "Conv Rank", "network.conv", "16"},

    {"Slider", "Target Class", "slider.target_class", "person"},
    {"Slider", "Positive Prompt", "slider.positive_prompt", "person who is happy"},
    {"Slider", "Negative Prompt", "slider.negative_prompt", "person who is sad"},
    {"Slider", "Anchor Class", "slider.anchor_class", ""},

    {"Save", "Data Type", "save.dtype", "bf16"},
    {"Save", "Save Every", "save.save_every", "250"},
    {"Save", "Max Step Saves to Keep", "save.max_step_saves_to_keep", "4"},

    {"Training", "Batch Size", "train.batch_size", "1"},
    {"Training", "Gradient Accumulation", "train.gradient_accumulation", "1"},
    {"Training", "Steps", "train.steps", "3000"},
    {"Training", "Optimizer", "train.optimizer", "adamw8bit"},
    {"Training", "Learning Rate", "train.lr", "0.0001"},
    {"Training", "Weight Decay", "train.optimizer_params.weight_decay", "0.0001"},
    {"Training", "Timestep Type", "train.timestep_type", "sigmoid"},
    {"Training", "Timestep Bias", "train.content_or_style", "balanced"},
    {"Training", "Loss Type", "train.loss_type", "mse"},
    {"Training", "Audio Loss Multiplier", "train.audio_loss_multiplier", "1"},
    {"Training", "Use EMA", "train.ema_config.use_ema", "false"},
    {"Training", "EMA Decay", "train.ema_config.ema_decay", "0.99"},
    {"Training", "Unload TE", "train.unload_text_encoder", "false"},
    {"Training", "Cache Text Embeddings", "train.cache_text_embeddings", "false"},
    {"Training", "Differential Output Preservation", "train.diff_output_preservation", "false"},
    {"Training", "DOP Loss Multiplier", "train.diff_output_preservation_multiplier", "1"},
    {"Training", "DOP Preservation Class", "train.diff_output_preservation_class", "person"},
    {"Training", "Blank Prompt Preservation", "train.blank_prompt_preservation", "false"},
    {"Training", "BPP Loss Multiplier", "train.blank_prompt_preservation_multiplier", "1"},
    {"Training", "Contrastive Guidance Loss", "train.do_guidance_loss", "false"},
    {"Training", "Guidance Loss Target", "train.guidance_loss_target", "4"},

    {"Validation", "Validation", "train.validation_config", "false"},
    {"Validation", "Validate Every", "train.validation_config.validate_every_n_steps", "1"},
    {"Validation", "Validation Resolution", "train.validation_config.resolution", "1024"},
    {"Validation", "Validation Sigmas", "train.validation_config.validation_sigmas", "0.5"},

    {"Advanced", "Do Differential Guidance", "train.do_differential_guidance", "false"},
    {"Advanced", "Differential Guidance Scale", "train.differential_guidance_scale", "3"},

    {"Datasets", "Target Dataset", "folder_path", "/path/to/images/folder"},
    {"Datasets", "Control Dataset", "control_path", "-"},
    {"Datasets", "Control Dataset 1", "control_path_1", "-"},
    {"Datasets", "Control Dataset 2", "control_path_2", "-"},
    {"Datasets", "Control Dataset 3", "control_path_3", "-"},
    {"Datasets", "LoRA Weight", "network_weight", "1"},
    {"Datasets", "Num Repeats", "num_repeats", "1"},
    {"Datasets", "Batch Size", "batch_size", "-"},
    {"Datasets", "Default Caption", "default_caption", ""},
    {"Datasets", "Caption Dropout Rate", "caption_dropout_rate", "0.05"},
    {"Datasets", "Caption Extension", "caption_ext", "txt"},
    {"Datasets", "Num Frames", "num_frames", "1"},
    {"Datasets", "Cache Latents", "cache_latents_to_disk", "false"},
    {"Datasets", "Is Regularization", "is_reg", "false"},
    {"Datasets", "Auto Frame Count", "auto_frame_count", "false"},
    {"Datasets", "Do I2V", "do_i2v", "false"},
    {"Datasets", "Do Audio", "do_audio", "false"},
    {"Datasets", "Audio Normalize", "audio_normalize", "false"},
    {"Datasets", "Audio Preserve Pitch", "audio_preserve_pitch", "false"},
    {"Datasets", "Flip X", "flip_x", "false"},
    {"Datasets", "Flip Y", "flip_y", "false"},
    {"Datasets", "Resolutions", "resolution", "512, 768, 1024"},

    {"Sample", "Sample Every", "sample.sample_every", "250"},
    {"Sample", "Sample Start Step", "sample.sample_start_step", "0"},
    {"Sample", "Sampler", "sample.sampler", "flowmatch"},
    {"Sample", "Guidance Scale", "sample.guidance_scale", "4"},
    {"Sample", "Sample Steps", "sample.sample_steps", "30"},
    {"Sample", "Width", "sample.width", "1024"},
    {"Sample", "Height", "sample.height", "1024"},
    {"Sample", "Num Frames", "sample.num_frames", "1"},
    {"Sample", "FPS", "sample.fps", "1"},
    {"Sample", "Seed", "sample.seed", "42"},
    {"Sample", "Walk Seed", "sample.walk_seed", "true"},
    {"Sample", "Skip First Sample", "train.skip_first_sample", "false"},
    {"Sample", "Force First Sample", "train.force_first_sample", "false"},
    {"Sample", "Disable Sampling", "train.disable_sampling", "false"},

    {"Sample Prompts", "Prompt", "prompt", ""},
    {"Sample Prompts", "Width", "width", "-"},
    {"Sample Prompts", "Height", "height", "-"},
    {"Sample Prompts", "Seed", "seed", "-"},
    {"Sample Prompts", "LoRA Scale", "network_multiplier", "1"},
    {"Sample Prompts", "Control Image", "ctrl_img", "-"},
    {"Sample Prompts", "Control Image 1", "ctrl_img_1", "-"},
    {"Sample Prompts", "Control Image 2", "ctrl_img_2", "-"},
    {"Sample Prompts", "Control Image 3", "ctrl_img_3", "-"},
};

/// The choices of a field, in their order: "value=label", with " | " between.
struct ChoiceFact
{
    const char *path;
    const char *choices;
};

inline constexpr ChoiceFact kChoiceFacts[] = {
    {"model.qtype",
     "=- NONE - | qfloat8=qfloat8 (default) | float8=float8 | convrot8=8bit convrot | "
     "convrot4=4bit convrot (nvfp4) | nvfp4=nvfp4 (4bit weight only) | convrotint7=7bit convrot | "
     "convrotint6=6bit convrot | convrotint5=5bit convrot | convrotint4=4bit convrot | "
     "convrotint3=3bit convrot | convrotint2=2bit convrot | convrotbitnet=1.58bit convrot "
     "(bitnet) | uint7=7 bit | uint6=6 bit | uint5=5 bit | uint4=4 bit | uint3=3 bit | uint2=2 "
     "bit"},
    {"network.type", "lora=LoRA | lokr=LoKr"},
    {"network.lokr_factor", "-1=Auto | 4=4 | 8=8 | 16=16 | 32=32"},
    {"save.dtype", "bf16=BF16 | fp16=FP16 | fp32=FP32"},
    {"train.optimizer",
     "adafactor=Adafactor | adam=Adam | adamw=AdamW | adamw8bit=AdamW8Bit | automagic=Automagic | "
     "automagic2=Automagic v2 | automagic3=Automagic v3 | prodigyopt=Prodigy | "
     "prodigy8bit=Prodigy8Bit"},
    {"train.timestep_type", "sigmoid=Sigmoid | linear=Linear | shift=Shift | weighted=Weighted"},
    {"train.content_or_style", "balanced=Balanced | content=High Noise | style=Low Noise"},
    {"train.loss_type",
     "mse=Mean Squared Error | mae=Mean Absolute Error | wavelet=Wavelet | stepped=Stepped "
     "Recovery"},
    {"sample.sampler", "flowmatch=FlowMatch | ddpm=DDPM"},
    {"caption_ext", "txt=txt | json=json | caption=caption"},
    {"resolution",
     "256=256 | 512=512 | 768=768 | 1024=1024 | 1280=1280 | 1328=1328 | 1536=1536 | 2048=2048"},
};

} // namespace headroom
