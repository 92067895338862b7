// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"

/// A small case and its diagnosis, made by hand, so that these tests say exactly what goes in.
namespace sample {

using namespace headroom;
using namespace Qt::StringLiterals;

inline Knowledge knowledge()
{
    Knowledge knowledge;
    CauseFact batch;
    batch.id = u"batch_too_large"_s;
    batch.title = u"the batch is too large"_s;
    CauseFact bucket;
    bucket.id = u"bucket_too_large"_s;
    bucket.title = u"the largest bucket is too large"_s;
    knowledge.causes = {batch, bucket};
    FixFact one;
    one.id = u"batch_size_one"_s;
    one.kind = FixKind::ConfigEdit;
    one.title = u"Set Batch Size to 1"_s;
    FixFact close;
    close.id = u"close_other_programs"_s;
    close.title = u"Close other programs"_s;
    close.commands = {{u"windows"_s, u"Open the Task Manager."_s},
                      {u"linux"_s, u"nvidia-smi\nkill the process that holds the memory"_s}};
    FixFact checkpointing;
    checkpointing.id = u"gradient_checkpointing_on"_s;
    checkpointing.kind = FixKind::ConfigEdit;
    checkpointing.title = u"Turn on gradient checkpointing"_s;
    knowledge.fixes = {one, close, checkpointing};
    QuestionFact question;
    question.id = u"worked_before"_s;
    question.title = u"Did it work before?"_s;
    AnswerFact same;
    same.id = u"same_config"_s;
    same.title = u"Yes, with the same config"_s;
    question.answers = {same};
    knowledge.questions = {question};
    return knowledge;
}

inline const char *const kLog = "Running 1 job\n"
                                "lamp_shop:   0%|          | 0/2000 [00:00<?, ?it/s]\r"
                                "lamp_shop:   0%|          | 3/2000 [00:27<5:00:00,  9.00s/it]\n"
                                "CUDA out of memory. Tried to allocate 540.00 MiB.\n"
                                "a line after it\n";

inline Source logSource()
{
    Source source;
    source.path = u"C:\\Users\\Jonas Weber\\log.txt"_s;
    source.kind = SourceKind::Log;
    source.encoding = u"UTF-8"_s;
    source.contents = kLog;
    source.bytes = source.contents.size();
    return source;
}

inline Failure failure()
{
    Failure failure;
    failure.text = u"CUDA out of memory. Tried to allocate 540.00 MiB."_s;
    failure.line = {3};
    failure.exception = u"torch.OutOfMemoryError"_s;
    failure.memoryKind = MemoryKind::CudaAlloc;
    failure.figures.tried = Bytes::fromMib(540);
    failure.figures.capacity = Bytes::fromGib(24);
    failure.figures.gpuIndex = 0;
    failure.phase = Phase::EarlyTrain;
    return failure;
}

inline Run run()
{
    Run run;
    run.trainer = u"ai-toolkit"_s;
    run.job = u"lamp_shop"_s;
    run.family = u"flux"_s;
    run.gpuName = u"NVIDIA GeForce RTX 4090"_s;
    run.platform = Platform::Windows;
    run.failures = {failure()};
    run.fatal = 0;
    run.end = RunEnd::Failed;
    run.stepsDone = StepNumber{3};
    run.stepsTotal = StepNumber{2000};
    run.readings = {
        {.step = {3}, .line = {2}, .elapsedSeconds = 27, .secondsPerStep = 9.0, .loss = {}}};
    return run;
}

inline const char *const kConfig = "job: extension\n"
                                   "config:\n"
                                   "  name: lamp_shop\n"
                                   "  process:\n"
                                   "    - type: diffusion_trainer\n"
                                   "      trigger_word: lmpshp\n"
                                   "      network: {type: lora, linear: 16, linear_alpha: 16}\n"
                                   "      datasets:\n"
                                   "        - folder_path: 'D:\\photos of Emma'\n"
                                   "          resolution: [512, 1024]\n"
                                   "      train:\n"
                                   "        batch_size: 4\n"
                                   "        gradient_checkpointing: true\n"
                                   "      model:\n"
                                   "        name_or_path: black-forest-labs/FLUX.1-dev\n"
                                   "        arch: flux\n"
                                   "        quantize: true\n"
                                   "      sample: {width: 1024, height: 768, prompts: [a lamp]}\n";

inline Case facts()
{
    Source config;
    config.path = u"my job.yaml"_s;
    config.diskPath = u"my job.yaml"_s;
    config.kind = SourceKind::Config;
    Case facts;
    facts.inputs = {logSource(), config};
    facts.runs = {run()};
    facts.runInputs = {0};
    facts.current = 0;
    Result<JobText> job = JobText::parse(kConfig, u"my job.yaml"_s);
    Q_ASSERT(job);
    facts.job = *job;
    Result<JobView> view = JobView::read(*job);
    Q_ASSERT(view);
    facts.view = *view;
    return facts;
}

inline Diagnosis diagnosis()
{
    Diagnosis diagnosis;
    diagnosis.verdict = Verdict::OutOfMemory;
    diagnosis.memoryKind = MemoryKind::CudaAlloc;
    diagnosis.phase = Phase::EarlyTrain;
    diagnosis.guideKind = GuideKind::B;
    diagnosis.media = Media::Image;
    diagnosis.capacity = Bytes::fromGib(24);
    diagnosis.failure = failure();
    diagnosis.causes = {
        {.id = u"batch_too_large"_s,
         .probability = 0.71,
         .because = {{.evidence = u"config.batch"_s,
                      .text = u"The batch size is 4."_s,
                      .decibans = 9,
                      .source = u"config"_s,
                      .line = LineNumber{12}}},
         .against = {{.evidence = u"config.bucket"_s,
                      .text = u"A bucket of 1024 would explain it too."_s,
                      .decibans = -2,
                      .source = u"config"_s,
                      .line = {}}}},
        {.id = u"bucket_too_large"_s, .probability = 0.28, .because = {}, .against = {}},
        {.id = u"other"_s, .probability = 0.01, .because = {}, .against = {}}};
    PlanStep checkpointing;
    checkpointing.fix = u"gradient_checkpointing_on"_s;
    checkpointing.state = FixState::AlreadyDone;
    checkpointing.why = u"It is on already."_s;
    PlanStep one;
    one.fix = u"batch_size_one"_s;
    one.edits = {{.path = {u"config.process[0].train.batch_size"_s}, .from = 4, .to = 1}};
    one.saves = Saving{.low = Bytes::fromGib(5),
                       .mid = Bytes::fromGib(6),
                       .high = Bytes::fromGib(8),
                       .phase = EstimatePhase::Train,
                       .fitsAfter = 0.9};
    PlanStep close;
    close.fix = u"close_other_programs"_s;
    diagnosis.plan = {checkpointing, one, close};
    diagnosis.question = QuestionAsked{
        .id = u"worked_before"_s,
        .text = u"Did it work before?"_s,
        .answers = {{u"same_config"_s, u"Yes, with the same config"_s}, {u"never"_s, u"No"_s}}};
    return diagnosis;
}

inline Estimate estimate()
{
    Estimate estimate;
    estimate.arch = u"flux"_s;
    estimate.capacity = Bytes::fromGib(24);
    estimate.train = PhaseEstimate{.low = Bytes::fromGib(22),
                                   .mid = Bytes::fromGib(25),
                                   .high = Bytes::fromGib(28),
                                   .parts = {{PartKind::Weights, Bytes::fromGib(11.5)},
                                             {PartKind::Activations, Bytes::fromGib(12)},
                                             {PartKind::Logits, Bytes::fromMib(10)}}};
    estimate.fits = 0.3;
    estimate.calibratedBy = LineNumber{3};
    estimate.unknown = {u"Nothing is known about sampling."_s};
    return estimate;
}

} // namespace sample
