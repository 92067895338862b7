// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace headroom::test {

namespace {

QByteArray flag(bool on)
{
    return on ? "true" : "false";
}

QByteArray number(int value)
{
    return QByteArray::number(value);
}

} // namespace

QByteArray Job::yaml() const
{
    QByteArray sizes;
    for (const int size : resolutions)
        sizes += (sizes.isEmpty() ? "" : ", ") + number(size);
    QByteArray text = "job: extension\n"
                      "config:\n"
                      "  name: lantern_study\n"
                      "  process:\n"
                      "    - type: sd_trainer\n"
                      "      device: cuda:0\n";
    if (network)
        text += "      network:\n        type: lora\n        linear: " + number(rank) + "\n";
    text += "      datasets:\n        - folder_path: /data/lantern\n          resolution: [" +
            sizes + "]\n          num_frames: " + number(frames) +
            "\n          cache_latents_to_disk: true\n";
    if (datasetBatch > 0)
        text += "          batch_size: " + number(datasetBatch) + "\n";
    text +=
        "      train:\n        batch_size: " + number(batch) +
        "\n        steps: 2000\n        gradient_checkpointing: " + flag(checkpointing) +
        "\n        optimizer: " + optimizer + "\n        disable_sampling: " + flag(samplingOff) +
        "\n        cache_text_embeddings: " + flag(cacheTextEmbeddings) + "\n        dtype: bf16\n";
    text += "      model:\n        name_or_path: some/model\n        arch: \"" + arch +
            "\"\n        quantize: " + flag(quantize) +
            "\n        quantize_te: " + flag(quantizeTextEncoder) +
            "\n        low_vram: " + flag(lowVram) +
            "\n        layer_offloading: " + flag(offloading) + "\n";
    text += "      sample:\n        sample_every: 250\n        width: " + number(previewWidth) +
            "\n        height: " + number(previewHeight) +
            "\n        num_frames: " + number(previewFrames) +
            "\n        prompts:\n          - a lantern in the rain\n";
    return text;
}

QByteArray Job::processDump() const
{
    QJsonArray sizes;
    for (const int size : resolutions)
        sizes << size;
    QJsonObject dataset{{QStringLiteral("folder_path"), QStringLiteral("/data/lantern")},
                        {QStringLiteral("resolution"), sizes},
                        {QStringLiteral("num_frames"), frames}};
    if (datasetBatch > 0)
        dataset.insert(QStringLiteral("batch_size"), datasetBatch);
    const QJsonObject train{{QStringLiteral("batch_size"), batch},
                            {QStringLiteral("gradient_checkpointing"), checkpointing},
                            {QStringLiteral("disable_sampling"), samplingOff}};
    const QJsonObject model{{QStringLiteral("arch"), QString::fromLatin1(arch)},
                            {QStringLiteral("name_or_path"), QStringLiteral("some/model")}};
    const QJsonObject process{{QStringLiteral("type"), QStringLiteral("sd_trainer")},
                              {QStringLiteral("datasets"), QJsonArray{dataset}},
                              {QStringLiteral("train"), train},
                              {QStringLiteral("model"), model}};
    return QJsonDocument(process).toJson();
}

MemoryFigures Figures::figures() const
{
    const auto size = [](double gib) {
        return gib > 0 ? std::optional(Bytes::fromGib(gib)) : std::nullopt;
    };
    MemoryFigures result;
    result.tried = size(tried);
    result.capacity = size(capacity);
    result.free = Bytes::fromGib(free);
    result.allocated = size(allocated);
    result.reservedUnallocated = size(pool);
    result.process = size(process);
    result.otherProcesses = size(others);
    return result;
}

Scenario &Scenario::with(const Job &job)
{
    const Result<JobText> text = JobText::parse(job.yaml(), QStringLiteral("job.yaml"));
    if (!text)
        qFatal("%s", qPrintable(text.error().sentence()));
    const Result<JobView> view = JobView::read(*text);
    if (!view)
        qFatal("%s", qPrintable(view.error().sentence()));
    m_facts.job = *text;
    m_facts.view = *view;
    return *this;
}

Scenario &Scenario::answer(const char *question, const char *answer)
{
    m_facts.answers.insert(QString::fromLatin1(question), QString::fromLatin1(answer));
    return *this;
}

Scenario &Scenario::run(Phase phase, RunEnd end)
{
    Run run;
    run.trainer = QStringLiteral("ai-toolkit");
    run.job = QStringLiteral("lantern_study");
    run.end = end;
    run.firstLine = {nextLine()};
    run.phases.push_back({phase, {nextLine()}, {nextLine()}, {}});
    run.lastLine = {nextLine()};
    m_facts.runs.push_back(run);
    m_facts.current = m_facts.runs.size() - 1;
    return *this;
}

Scenario &Scenario::fail(MemoryKind kind, const Figures &figures)
{
    Failure failure;
    failure.text = QStringLiteral("out of memory");
    failure.exception = QStringLiteral("torch.OutOfMemoryError");
    failure.memoryKind = kind;
    failure.line = {nextLine()};
    failure.phase = current().lastPhase();
    failure.step = current().stepsDone;
    if (kind == MemoryKind::CudaAlloc || kind == MemoryKind::HipAlloc)
        failure.figures = figures.figures();
    current().failures.push_back(failure);
    current().fatal = current().failures.size() - 1;
    current().end = RunEnd::Failed;
    return *this;
}

Scenario &Scenario::failOtherwise(const char *cause, const char *text, const char *exception)
{
    Failure failure;
    failure.text = QString::fromLatin1(text);
    failure.exception = QString::fromLatin1(exception);
    failure.notMemoryCause = QString::fromLatin1(cause);
    failure.line = {nextLine()};
    failure.phase = current().lastPhase();
    failure.step = current().stepsDone;
    current().failures.push_back(failure);
    current().fatal = current().failures.size() - 1;
    current().end = RunEnd::Failed;
    return *this;
}

Scenario &Scenario::inside(const QStringList &libraryFrames, const char *call)
{
    Failure &failure = current().failures.back();
    failure.frames = {QStringLiteral("run BaseSDTrainProcess.py:2074")};
    failure.innerFrames = libraryFrames;
    failure.failingCall = QString::fromLatin1(call);
    return *this;
}

Scenario &Scenario::steps(int last, double secondsPerStep)
{
    const int first = current().stepsDone ? current().stepsDone->value + 1 : 1;
    for (int step = first; step <= last; ++step) {
        current().readings.push_back({.step = {step},
                                      .line = {nextLine()},
                                      .elapsedSeconds = step * secondsPerStep,
                                      .secondsPerStep = secondsPerStep,
                                      .loss = 0.3});
    }
    current().stepsDone = StepNumber{last};
    current().stepsTotal = StepNumber{2000};
    return *this;
}

Scenario &Scenario::skip(int step)
{
    Failure failure;
    failure.text = QStringLiteral("OOM during training step, skipping batch 1/3");
    failure.memoryKind = MemoryKind::CudaAlloc;
    failure.line = {nextLine()};
    failure.phase = step > 10 ? Phase::MidTrain : Phase::EarlyTrain;
    failure.step = StepNumber{step};
    failure.survived = true;
    current().failures.push_back(failure);
    current().skippedBatches.push_back({step});
    current().skippedBatchLines.push_back(failure.line);
    return *this;
}

Run &Scenario::current()
{
    return m_facts.runs[*m_facts.current];
}

Diagnosis Scenario::diagnosis() const
{
    return diagnose(m_facts, knowledge());
}

int Scenario::nextLine()
{
    return m_line++;
}

const Knowledge &knowledge()
{
    static const Result<Knowledge> loaded = Knowledge::load();
    if (!loaded)
        qFatal("%s", qPrintable(loaded.error().sentence()));
    return *loaded;
}

QString topCause(const Diagnosis &diagnosis)
{
    return diagnosis.top() != nullptr ? diagnosis.top()->id : QString();
}

QString firstFix(const Diagnosis &diagnosis)
{
    return diagnosis.firstStep() != nullptr ? diagnosis.firstStep()->fix : QString();
}

const PlanStep *step(const Diagnosis &diagnosis, const char *fix)
{
    const auto found = std::ranges::find(diagnosis.plan, QString::fromLatin1(fix), &PlanStep::fix);
    return found == diagnosis.plan.end() ? nullptr : &*found;
}

} // namespace headroom::test
