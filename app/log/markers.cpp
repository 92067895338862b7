// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/markers.h"

#include <QByteArray>

#include <array>

namespace headroom {

namespace {

constexpr const char *kToolkit = "ai-toolkit";
constexpr const char *kKohya = "kohya-sd-scripts";
constexpr const char *kMusubi = "musubi-tuner";
constexpr const char *kPipe = "diffusion-pipe";
constexpr const char *kOneTrainer = "onetrainer";
constexpr const char *kSimple = "simpletuner";
constexpr const char *kDiffusers = "diffusers";

using enum MarkerKind;
using enum Place;

// Where two markers match one line, the earlier one wins.
constexpr std::array kMarkers{
    // Ends and errors first: their text may quote anything.
    Marker{"Error running job:", Start, JobError, Phase::Unknown, kToolkit},
    Marker{"Error running on_error:", Start, TrainerOnly, Phase::Unknown, kToolkit},
    Marker{"Job process terminated with", Start, EndOfProcess, Phase::Unknown, kToolkit},
    Marker{"Job process exited unexpectedly", Start, EndOfProcess, Phase::Unknown, kToolkit},
    Marker{"Press any key to continue", Start, EndOfProcess},
    Marker{"Dr\u00FCcken Sie eine beliebige Taste", Start, EndOfProcess},
    Marker{"\u7D9A\u884C\u3059\u308B\u306B\u306F\u4F55\u304B\u30AD\u30FC\u3092", Start,
           EndOfProcess},
    Marker{"Pressione qualquer tecla para continuar", Start, EndOfProcess},
    Marker{"Training has ended.", Start, EndOfProcess, Phase::Unknown, kKohya},
    Marker{"Training Complete. Check the outputs folder", Start, EndOfProcess, Phase::Unknown,
           kKohya},
    Marker{"Error launching job process", Start, EndOfProcess, Phase::Unknown, kToolkit},
    Marker{"Job stopped", Start, Stopped, Phase::Unknown, kToolkit},
    Marker{"Stop signal received; terminating process", Start, Stopped, Phase::Unknown, kToolkit},
    Marker{"Stopping job", Start, Stopped, Phase::Unknown, kToolkit},
    Marker{"^C", Start, Stopped},
    Marker{"Result:", Start, ResultRule, Phase::Unknown, kToolkit},
    Marker{"completed job", Anywhere, Completed, Phase::Finished, kToolkit},

    // AI Toolkit, in the order of a run
    Marker{"Running 1 job", Start, RunStart, Phase::Startup, kToolkit},
    Marker{"Running 2 job", Start, RunStart, Phase::Startup, kToolkit},
    Marker{"Running 3 job", Start, RunStart, Phase::Startup, kToolkit},
    Marker{"# Running job:", Start, JobName, Phase::Startup, kToolkit},
    Marker{"Using SQLite database at", Start, Phase, Phase::Startup, kToolkit},
    Marker{"Job ID: \"", Start, Phase, Phase::Startup, kToolkit},
    Marker{"Running  1 process", Start, LoadPhase, Phase::ModelLoad, kToolkit},
    Marker{"Running  2 process", Start, LoadPhase, Phase::ModelLoad, kToolkit},
    Marker{" - quantizing", Anywhere, LoadPhase, Phase::Quantize, kToolkit},
    Marker{"Failed to quantize", Start, LoadPhase, Phase::Quantize, kToolkit},
    Marker{"Quantizing ", Start, LoadPhase, Phase::Quantize},
    Marker{"Quantising ", Start, LoadPhase, Phase::Quantize, kSimple},
    Marker{"Loading settings from", Start, RunStart, Phase::Startup, kKohya},
    Marker{"Loading tokenizer", Start, LoadPhase, Phase::ModelLoad},
    Marker{"Loading our accelerator", Start, LoadPhase, Phase::ModelLoad, kSimple},
    Marker{"Loading optimizer state from", Start, LoadPhase, Phase::ModelLoad, kToolkit},
    Marker{"Loading ", Start, LoadPhase, Phase::ModelLoad},
    Marker{"Loaded ", Start, LoadPhase, Phase::ModelLoad},
    Marker{"Making pipe", Start, LoadPhase, Phase::ModelLoad, kToolkit},
    Marker{"Preparing Model", Start, LoadPhase, Phase::ModelLoad, kToolkit},
    Marker{"Model Loaded", Start, LoadPhase, Phase::ModelLoad, kToolkit},
    Marker{"Text Encoder", Start, LoadPhase, Phase::ModelLoad},
    Marker{"Moving ", Start, LoadPhase, Phase::ModelLoad},
    Marker{"Keeping transformer on CPU for quantization", Start, LoadPhase, Phase::Quantize,
           kToolkit},
    Marker{"Keeping transformer", Start, LoadPhase, Phase::ModelLoad, kToolkit},
    Marker{"Creating DualWan", Start, LoadPhase, Phase::ModelLoad, kToolkit},
    Marker{"Applying Accuracy Recovery Adapter", Start, LoadPhase, Phase::Quantize, kToolkit},
    Marker{"Merging in assistant LoRA", Start, LoadPhase, Phase::ModelLoad, kToolkit},
    Marker{"Fusing in LoRA", Start, LoadPhase, Phase::ModelLoad, kToolkit},
    Marker{"Downloading ", Start, LoadPhase, Phase::ModelLoad},
    Marker{"- fetching transformer weights", Start, LoadPhase, Phase::ModelLoad, kToolkit},
    Marker{"- dequantizing transformer weights", Start, LoadPhase, Phase::ModelLoad, kToolkit},
    Marker{"- loading transformer state dict", Start, LoadPhase, Phase::ModelLoad, kToolkit},
    Marker{"create LoRA network", Anywhere, LoadPhase, Phase::ModelLoad},
    Marker{"create LoRA for", Anywhere, LoadPhase, Phase::ModelLoad},
    Marker{"Caching validation latents and embeddings", Start, LoadPhase, Phase::ModelLoad,
           kToolkit},
    Marker{"Dataset: ", Start, Phase, Phase::CacheLatents, kToolkit},
    Marker{"-  Preprocessing image dimensions", Start, Phase, Phase::CacheLatents, kToolkit},
    Marker{"-  Preprocessing video dimensions", Start, Phase, Phase::CacheLatents, kToolkit},
    Marker{"Bucket sizes for", Start, Phase, Phase::CacheLatents, kToolkit},
    Marker{"Generating controls for", Start, Phase, Phase::CacheLatents, kToolkit},
    Marker{"Caching latents for", Start, Phase, Phase::CacheLatents, kToolkit},
    Marker{"Caching clip vision for", Start, Phase, Phase::CacheLatents, kToolkit},
    Marker{"Caching text_embeddings for", Start, Phase, Phase::CacheTextEmbeddings, kToolkit},
    Marker{"Caching embeddings and unloading text encoder", Start, Phase,
           Phase::CacheTextEmbeddings, kToolkit},
    Marker{"***** UNLOADING TEXT ENCODER", Anywhere, Phase, Phase::CacheTextEmbeddings, kToolkit},
    Marker{"Generating baseline samples before training", Start, Phase, Phase::BaselineSample,
           kToolkit},
    Marker{"Generating first sample from first sample config", Start, Phase, Phase::BaselineSample,
           kToolkit},
    Marker{"Skipping first sample due to config", Start, SkippedSample, Phase::EarlyTrain,
           kToolkit},
    Marker{"# OOM during training step", Anywhere, Training, Phase::EarlyTrain, kToolkit},
    Marker{"OOM during training step", Anywhere, TrainerOnly, Phase::Unknown, kToolkit},
    Marker{"Saving at step", Start, SavingAtStep, Phase::Save, kToolkit},
    Marker{"Saved checkpoint to", Start, Saved, Phase::Save, kToolkit},
    Marker{"Saved optimizer to", Start, Saved, Phase::Save, kToolkit},
    Marker{"Merging network weights into full model for saving", Start, Phase, Phase::Save,
           kToolkit},
    Marker{"[WORKER]", Anywhere, TrainerOnly, Phase::Unknown, kToolkit},
    Marker{"[AITK]", Anywhere, TrainerOnly, Phase::Unknown, kToolkit},
    Marker{"BaseSDTrainProcess.py", Anywhere, TrainerOnly, Phase::Unknown, kToolkit},
    Marker{"ai-toolkit", Anywhere, TrainerOnly, Phase::Unknown, kToolkit},
    Marker{"AI-Toolkit", Anywhere, TrainerOnly, Phase::Unknown, kToolkit},

    // sd-scripts with its interfaces (kohya_ss, FluxGym), and musubi-tuner, which grew out of it
    Marker{"Kohya_ss GUI version", Anywhere, RunStart, Phase::Startup, kKohya},
    Marker{"accelerate launch", Anywhere, Launch},
    Marker{"accelerate.exe launch", Anywhere, Launch},
    Marker{"accelerate.EXE launch", Anywhere, Launch},
    Marker{"Command '[", Anywhere, Launch},
    Marker{"kohya_ss", Anywhere, TrainerOnly, Phase::Unknown, kKohya},
    Marker{"sd-scripts", Anywhere, TrainerOnly, Phase::Unknown, kKohya},
    Marker{"musubi", Anywhere, TrainerOnly, Phase::Unknown, kMusubi},
    Marker{"hv_train_network", Anywhere, TrainerOnly, Phase::Unknown, kMusubi},
    Marker{"dataset.image_video_dataset", Anywhere, TrainerOnly, Phase::Unknown, kMusubi},
    Marker{"Using DreamBooth method", Start, Phase, Phase::Startup, kKohya},
    Marker{"prepare tokenizer", Start, Phase, Phase::Startup, kKohya},
    Marker{"prepare images.", Start, Phase, Phase::Startup, kKohya},
    Marker{"loading image sizes", Start, Phase, Phase::Startup, kKohya},
    Marker{"make buckets", Start, Phase, Phase::Startup, kKohya},
    Marker{"mean ar error", Start, Phase, Phase::Startup, kKohya},
    Marker{"override steps. steps for", Start, LoadPhase, Phase::ModelLoad, kKohya},
    Marker{"preparing accelerator", Start, LoadPhase, Phase::ModelLoad},
    Marker{"prepare accelerator", Start, LoadPhase, Phase::ModelLoad, kKohya},
    Marker{"loading model for process", Start, LoadPhase, Phase::ModelLoad, kKohya},
    Marker{"load StableDiffusion", Start, LoadPhase, Phase::ModelLoad, kKohya},
    Marker{"loading u-net", Start, LoadPhase, Phase::ModelLoad, kKohya},
    Marker{"loading vae", Start, LoadPhase, Phase::ModelLoad, kKohya},
    Marker{"loading text encoder", Start, LoadPhase, Phase::ModelLoad},
    Marker{"building U-Net", Start, LoadPhase, Phase::ModelLoad, kKohya},
    Marker{"Building ", Start, LoadPhase, Phase::ModelLoad, kKohya},
    Marker{"import network module", Start, LoadPhase, Phase::ModelLoad, kKohya},
    Marker{"prepare optimizer, data loader", Start, LoadPhase, Phase::ModelLoad, kKohya},
    Marker{"enable LoRA for", Start, LoadPhase, Phase::ModelLoad, kKohya},
    Marker{"enable fp8 training", Start, LoadPhase, Phase::ModelLoad, kKohya},
    Marker{"enable full bf16 training", Start, LoadPhase, Phase::ModelLoad, kKohya},
    Marker{"enable block swap", Start, LoadPhase, Phase::ModelLoad},
    Marker{"DiT precision:", Start, LoadPhase, Phase::ModelLoad, kMusubi},
    Marker{"Block swap enabled", Anywhere, LoadPhase, Phase::ModelLoad},
    Marker{"prepare T5XXL for fp8", Start, LoadPhase, Phase::ModelLoad, kKohya},
    Marker{"caching Text Encoder outputs", Start, Phase, Phase::CacheTextEmbeddings, kKohya},
    Marker{"cache Text Encoder outputs for", Start, Phase, Phase::CacheTextEmbeddings},
    Marker{"move vae and unet to cpu", Start, Phase, Phase::CacheTextEmbeddings, kKohya},
    Marker{"move text encoders to", Start, Phase, Phase::CacheTextEmbeddings, kKohya},
    Marker{"move t5XXL back to cpu", Start, LoadPhase, Phase::ModelLoad, kKohya},
    Marker{"Encoding with T5", Start, Phase, Phase::CacheTextEmbeddings, kMusubi},
    Marker{"Encoding with Text Encoder", Start, Phase, Phase::CacheTextEmbeddings, kMusubi},
    Marker{"Encoding with", Start, Phase, Phase::CacheTextEmbeddings, kMusubi},
    Marker{"caching latents: (", Start, Phase, Phase::CacheLatents, kPipe},
    Marker{"caching latents", Start, Phase, Phase::CacheLatents},
    Marker{"checking cache validity", Start, Phase, Phase::CacheLatents, kKohya},
    Marker{"Load dataset config from", Start, RunStart, Phase::Startup, kMusubi},
    Marker{"running training", Start, Training, Phase::EarlyTrain, kKohya},
    Marker{"num train items", Start, TrainerOnly, Phase::Unknown, kMusubi},
    Marker{"total optimization steps", Start, TotalSteps, Phase::Unknown},
    Marker{"epoch is incremented", Start, Training, Phase::EarlyTrain, kKohya},
    Marker{"generating sample images at step", Start, Sampling, Phase::PreviewSample, kKohya},
    Marker{"saving checkpoint:", Start, Phase, Phase::Save, kKohya},
    Marker{"saving state at", Start, Phase, Phase::Save, kKohya},
    Marker{"model saved.", Start, Completed, Phase::Finished, kKohya},
    Marker{"bucket: (", Anywhere, FrameBucket, Phase::Startup},
    Marker{"resolution (", Anywhere, ResolutionBucket, Phase::Startup},

    Marker{"custom_nodes", Anywhere, TrainerOnly, Phase::Unknown, "comfyui"},
    Marker{"!!! Exception during processing", Start, TrainerOnly, Phase::Unknown, "comfyui"},

    // diffusion-pipe
    Marker{"diffusion-pipe", Anywhere, TrainerOnly, Phase::Unknown, kPipe},
    Marker{"[real_accelerator.py", Anywhere, TrainerOnly, Phase::Unknown, kPipe},
    Marker{"Setting ds_accelerator to", Anywhere, RunStart, Phase::Startup, kPipe},
    Marker{"caching text embeddings: (", Start, Phase, Phase::CacheTextEmbeddings, kPipe},
    Marker{"Grouping examples", Start, Phase, Phase::CacheLatents, kPipe},
    Marker{"Caching ungrouped metadata", Start, Phase, Phase::CacheLatents, kPipe},
    Marker{"trainable params:", Anywhere, LoadPhase, Phase::ModelLoad, kPipe},
    Marker{"micro_batches=", Anywhere, LoadPhase, Phase::ModelLoad, kPipe},
    Marker{"STAGE_PARAMS=", Anywhere, LoadPhase, Phase::ModelLoad, kPipe},
    Marker{"iter time (s):", Anywhere, DeepSpeedStep, Phase::EarlyTrain, kPipe},
    Marker{"Started new epoch", Start, Training, Phase::EarlyTrain, kPipe},
    Marker{"Saving model to directory", Start, Phase, Phase::Save, kPipe},
    Marker{"TRAINING COMPLETE!", Start, Completed, Phase::Finished, kPipe},

    // OneTrainer
    Marker{"OneTrainer", Anywhere, TrainerOnly, Phase::Unknown, kOneTrainer},
    Marker{"GenericTrainer.py", Anywhere, TrainerOnly, Phase::Unknown, kOneTrainer},
    Marker{"Clearing cache directory", Start, RunStart, Phase::Startup, kOneTrainer},
    Marker{"Creating Backup", Start, Phase, Phase::Save, kOneTrainer},
    Marker{"Error during sampling, proceeding without", Anywhere, TrainerOnly, Phase::Unknown,
           kOneTrainer},

    // SimpleTuner
    Marker{"SimpleTuner", Anywhere, TrainerOnly, Phase::Unknown, kSimple},
    Marker{"simpletuner", Anywhere, TrainerOnly, Phase::Unknown, kSimple},
    Marker{"[RANK 0]", Anywhere, TrainerOnly, Phase::Unknown, kSimple},
    Marker{"Load VAE:", Start, LoadPhase, Phase::ModelLoad, kSimple},
    Marker{"Unloading text encoders, as they are not being trained", Start, Phase,
           Phase::CacheTextEmbeddings, kSimple},
    Marker{"Rebuilding VAE cache", Start, Phase, Phase::CacheLatents, kSimple},
    Marker{"Benchmarking base model for comparison", Start, Phase, Phase::BaselineSample, kSimple},
    Marker{"Preparing models", Start, LoadPhase, Phase::ModelLoad, kSimple},
    Marker{"Saving checkpoint to", Start, Phase, Phase::Save, kSimple},
    Marker{"Wrote pipeline to disk", Start, Saved, Phase::Save, kSimple},

    // The example scripts of diffusers and what is built on them
    Marker{"train_dreambooth", Anywhere, TrainerOnly, Phase::Unknown, kDiffusers},
    Marker{"train_text_to_image", Anywhere, TrainerOnly, Phase::Unknown, kDiffusers},
    Marker{"Distributed environment:", Start, RunStart, Phase::Startup, kDiffusers},
    Marker{"All model checkpoint weights were used", Start, LoadPhase, Phase::ModelLoad,
           kDiffusers},
    Marker{"***** Running training *****", Anywhere, Training, Phase::EarlyTrain},
    Marker{"Running validation", Start, Sampling, Phase::PreviewSample, kDiffusers},
    Marker{"Saving current state to", Start, Phase, Phase::Save, kDiffusers},
    Marker{"Saved state to", Start, Saved, Phase::Save, kDiffusers},

    Marker{"Saving ", Start, LatePhase, Phase::Save},

    // Facts about the machine
    Marker{"NOTE: Redirects are currently not supported", Anywhere, Phase, Phase::Startup},
    Marker{"NVIDIA ", Anywhere, GpuName},
    Marker{"GeForce", Anywhere, GpuName},
    Marker{"Radeon", Anywhere, GpuName},
    Marker{"Torch detected GPU:", Anywhere, GpuName},
    Marker{"Torch 2.", Anywhere, TorchVersion},
    Marker{"Torch 1.", Anywhere, TorchVersion},
    Marker{"torch==", Anywhere, TorchVersion},
    Marker{"torch version", Anywhere, TorchVersion},
    Marker{"toolkit version", Anywhere, ToolkitVersion},
    Marker{":\\", Anywhere, Path},
    Marker{":/", Anywhere, Path},
    Marker{"/home/", Anywhere, Path},
    Marker{"/Users/", Anywhere, Path},
    Marker{"/workspace", Anywhere, Path},
    Marker{"/runpod", Anywhere, Path},
    Marker{"/root/", Anywhere, Path},
    Marker{"/mnt/", Anywhere, Path},
    Marker{"/content/", Anywhere, Path},
    Marker{"/kaggle/", Anywhere, Path},
    Marker{"/app/", Anywhere, Path},
    Marker{"/opt/", Anywhere, Path},
    Marker{"/data/", Anywhere, Path},
    Marker{"/usr/", Anywhere, Path},
    Marker{"redirects.py", Anywhere, Path},
};

struct BarRule
{
    const char *part; ///< of the description, in lower case
    BarMeaning meaning;
};

constexpr std::array kBars{
    BarRule{"generating samples", {Phase::Unknown, true, kToolkit}},
    BarRule{"generating images", {Phase::Unknown, true, kToolkit}},
    BarRule{"generating controls", {Phase::CacheLatents, false, kToolkit}},
    BarRule{"generating", {Phase::Unknown, true, ""}},
    BarRule{"sampling", {Phase::Unknown, true, ""}},
    BarRule{"validation prompts", {Phase::Unknown, true, kSimple}},
    BarRule{"attaching quantization", {Phase::Quantize, false, kToolkit}},
    BarRule{"quantiz", {Phase::Quantize, false, ""}},
    BarRule{"quantis", {Phase::Quantize, false, kSimple}},
    BarRule{"caching text", {Phase::CacheTextEmbeddings, false, ""}},
    BarRule{"text embed", {Phase::CacheTextEmbeddings, false, ""}},
    BarRule{"text encoder output", {Phase::CacheTextEmbeddings, false, ""}},
    BarRule{"processing prompts", {Phase::CacheTextEmbeddings, false, kSimple}},
    BarRule{"write embeds", {Phase::CacheTextEmbeddings, false, kSimple}},
    BarRule{"caching", {Phase::CacheLatents, false, ""}},
    BarRule{"processing bucket", {Phase::CacheLatents, false, kSimple}},
    BarRule{"loading pipeline components", {Phase::ModelLoad, false, ""}},
    BarRule{"loading", {Phase::ModelLoad, false, ""}},
    BarRule{"fetching", {Phase::ModelLoad, false, ""}},
    BarRule{"download", {Phase::ModelLoad, false, ""}},
    BarRule{".safetensors", {Phase::ModelLoad, false, ""}},
    BarRule{".json", {Phase::ModelLoad, false, ""}},
    BarRule{".bin", {Phase::ModelLoad, false, ""}},
    BarRule{".model", {Phase::ModelLoad, false, ""}},
    BarRule{".gguf", {Phase::ModelLoad, false, ""}},
    BarRule{".txt", {Phase::ModelLoad, false, ""}},
    BarRule{"sanity checking", {Phase::Startup, false, ""}},
    BarRule{"validation steps", {Phase::Unknown, false, kKohya}},
    BarRule{"validation_step", {Phase::Unknown, false, kOneTrainer}},
    BarRule{"map", {Phase::Startup, false, ""}},
    BarRule{"filter", {Phase::Startup, false, ""}},
    BarRule{"encoding dataset", {Phase::Unknown, false, kMusubi}},
};

} // namespace

std::span<const Marker> markers()
{
    return kMarkers;
}

bool meaningOfBar(QByteArrayView description, BarMeaning &meaning)
{
    const QByteArray lower = description.toByteArray().toLower();
    for (const BarRule &rule : kBars) {
        const QByteArrayView part(rule.part);
        // Job names are words of all kinds; what libraries say stands at the beginning, file names
        // at the end.
        if (part.startsWith('.') ? lower.endsWith(part) : lower.startsWith(part)) {
            meaning = rule.meaning;
            return true;
        }
    }
    return false;
}

} // namespace headroom
