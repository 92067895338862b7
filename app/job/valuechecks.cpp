// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
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

void missing(const ConfigPath &path, const JobView &job, Problems &problems)
{
    if (job.text.has(path) && job.text.value(path).typeId() != QMetaType::Nullptr)
        return;
    problems.push_back({.id = u"job.missing_key"_s,
                        .severity = Severity::Error,
                        .message = QCoreApplication::translate(
                                       "JobChecks", "“%1” is missing; AI Toolkit needs it.")
                                       .arg(path.text),
                        .path = path,
                        .line = job.text.line(path)});
}

void missingKeys(const JobView &job, Problems &problems)
{
    if (!job.process.text.startsWith(u"config."_s)) {
        problems.push_back(
            {.id = u"job.process_only"_s,
             .severity = Severity::Error,
             .message = QCoreApplication::translate(
                 "JobChecks", "This is only a part of a job: AI Toolkit needs “job”, “config.name” "
                              "and “config.process” around it."),
             .path = job.process,
             .line = LineNumber{1}});
        return;
    }
    missing({u"job"_s}, job, problems);
    missing({u"config.name"_s}, job, problems);
    missing(childPath(job.process, u"type"_s), job, problems);
    const SettingReader process(job.text, job.process);
    const bool trains = job.text.isMapping(process.path(u"model"_s)) ||
                        job.text.isMapping(process.path(u"train"_s));
    if (trains)
        missing(blockOf(job, u"model"_s).path(u"name_or_path"_s), job, problems);
}

void resolutions(const JobView &job, Problems &problems)
{
    for (const DatasetView &dataset : job.datasets) {
        if (dataset.resolutions.isSet && dataset.resolutions.value.empty())
            report(problems, u"job.no_resolution"_s, Severity::Error, dataset.resolutions,
                   QCoreApplication::translate(
                       "JobChecks", "The dataset has no resolution, so nothing of it is trained."));
        else if (std::ranges::any_of(dataset.resolutions.value,
                                     [](int side) { return side < 64 || side > 8192; }))
            report(problems, u"job.out_of_range"_s, Severity::Warning, dataset.resolutions,
                   QCoreApplication::translate("JobChecks",
                                               "A resolution is usually between 256 and 2048."));
    }
}

void noDatasets(const JobView &job, Problems &problems)
{
    const ConfigPath path = childPath(job.process, u"datasets"_s);
    if (job.datasets.empty() && job.text.isMapping(childPath(job.process, u"train"_s)))
        problems.push_back({.id = u"job.no_dataset"_s,
                            .severity = Severity::Error,
                            .message = QCoreApplication::translate(
                                "JobChecks", "There is no dataset to train on."),
                            .path = path,
                            .line = job.text.line(path)});
}

void atLeastOne(const Setting<int> &setting, const JobView &job, Problems &problems)
{
    if (setting.isSet && setting.value < 1)
        offerFix(report(problems, u"job.out_of_range"_s, Severity::Error, setting,
                        QCoreApplication::translate("JobChecks", "“%1” must be 1 or more.")
                            .arg(setting.path.text)),
                 job, setting.path, 1);
}

void countsBelowOne(const JobView &job, Problems &problems)
{
    for (const Setting<int> *setting :
         {&job.train.batchSize, &job.train.steps, &job.sample.every, &job.saveEvery})
        atLeastOne(*setting, job, problems);
    for (const DatasetView &dataset : job.datasets) {
        if (!SettingReader(job.text, dataset.path).isNull(u"batch_size"_s))
            atLeastOne(dataset.batchSize, job, problems);
        atLeastOne(dataset.numFrames, job, problems);
    }
}

void offloadShares(const JobView &job, Problems &problems)
{
    for (const Setting<double> *share :
         {&job.model.offloadTransformer, &job.model.offloadTextEncoder}) {
        if (share->value < 0 || share->value > 1)
            offerFix(report(problems, u"job.out_of_range"_s, Severity::Warning, *share,
                            QCoreApplication::translate(
                                "JobChecks", "The share of offloaded layers is written as a "
                                             "number from 0 to 1, not in percent.")),
                     job, share->path,
                     share->value > 1 ? std::min(1.0, share->value / 100.0) : 0.0);
    }
}

/// Numbers that are written as something else: Python would stop at them, or worse, compare texts.
void wrongKinds(const JobView &job, Problems &problems)
{
    const auto isNumber = [&](const ConfigPath &path) {
        const QVariant value = job.text.value(path);
        return value.typeId() == QMetaType::Int || value.typeId() == QMetaType::LongLong ||
               value.typeId() == QMetaType::Double || value.typeId() == QMetaType::Nullptr ||
               value.toString().contains(u"${"_s);
    };
    std::vector<Setting<int>> settings = {job.train.batchSize, job.train.gradientAccumulation,
                                          job.train.steps,     job.network.rank,
                                          job.sample.width,    job.sample.height,
                                          job.sample.frames,   job.sample.every,
                                          job.saveEvery};
    for (const DatasetView &dataset : job.datasets) {
        settings.push_back(dataset.batchSize);
        settings.push_back(dataset.numFrames);
    }
    for (const Setting<int> &setting : settings) {
        if (!setting.isSet || isNumber(setting.path))
            continue;
        JobProblem &problem =
            report(problems, u"job.wrong_kind"_s, Severity::Error, setting,
                   QCoreApplication::translate("JobChecks", "“%1” must be a number.")
                       .arg(setting.path.text));
        if (const auto number = integerOf(job.text.value(setting.path)))
            offerFix(problem, job, setting.path, *number);
    }
}

/// Texts such as "false", which Python takes for true.
void quotedFlags(const JobView &job, Problems &problems)
{
    std::vector<Setting<bool>> settings = {job.train.gradientCheckpointing,
                                           job.train.cacheTextEmbeddings,
                                           job.train.unloadTextEncoder,
                                           job.train.trainTextEncoder,
                                           job.train.disableSampling,
                                           job.train.skipFirstSample,
                                           job.train.useEma,
                                           job.model.quantize,
                                           job.model.quantizeTextEncoder,
                                           job.model.lowVram,
                                           job.model.layerOffloading};
    for (const DatasetView &dataset : job.datasets) {
        settings.push_back(dataset.cacheLatentsToDisk);
        settings.push_back(dataset.autoFrameCount);
    }
    for (const Setting<bool> &setting : settings) {
        const QVariant written = job.text.value(setting.path);
        if (written.typeId() != QMetaType::QString || written.toString().contains(u"${"_s))
            continue;
        static const QStringList kMeantOff = {u"false"_s, u"no"_s, u"off"_s, u"0"_s, u""_s};
        offerFix(report(problems, u"job.quoted_flag"_s, Severity::Warning, setting,
                        QCoreApplication::translate(
                            "JobChecks", "“%1” is the text “%2”, which counts as switched "
                                         "on; write true or false without quotation marks.")
                            .arg(setting.path.text, written.toString().left(40))),
                 job, setting.path, !kMeantOff.contains(written.toString().trimmed().toLower()));
    }
}

void optimizerName(const JobView &job, Problems &problems)
{
    static const QStringList kNames = {
        u"adam"_s,      u"adamw"_s,      u"adamw8bit"_s,  u"adam8bit"_s,     u"adam8"_s,
        u"adamw8"_s,    u"lion"_s,       u"lion8bit"_s,   u"ademamix8bit"_s, u"adafactor"_s,
        u"automagic"_s, u"automagic2"_s, u"automagic3"_s, u"adagrad"_s};
    const QString name = job.train.optimizer.value.toLower();
    if (kNames.contains(name) || name.startsWith("prodigy"_L1) || name.startsWith("dadapt"_L1))
        return;
    offerFix(report(problems, u"job.unknown_optimizer"_s, Severity::Error, job.train.optimizer,
                    QCoreApplication::translate("JobChecks", "AI Toolkit knows no optimizer “%1”.")
                        .arg(job.train.optimizer.value)),
             job, job.train.optimizer.path, u"adamw8bit"_s);
}

void fullPrecision(const JobView &job, Problems &problems)
{
    static const QStringList kFull = {u"fp32"_s, u"float"_s, u"float32"_s};
    if (kFull.contains(job.train.dtype.value) &&
        job.text.isMapping(childPath(job.process, u"train"_s)))
        offerFix(report(problems, u"job.full_precision"_s, Severity::Warning, job.train.dtype,
                        QCoreApplication::translate(
                            "JobChecks",
                            "The training runs in fp32, which doubles the memory of everything; "
                            "bf16 is usual. Without a “dtype” fp32 is the default.")),
                 job, job.train.dtype.path, u"bf16"_s);
}

void noNetwork(const JobView &job, Problems &problems)
{
    const ConfigPath train = childPath(job.process, u"train"_s);
    if (job.network.present || !job.text.isMapping(train) ||
        job.text.isMapping(childPath(job.process, u"adapter"_s)))
        return;
    problems.push_back({.id = u"job.full_finetune"_s,
                        .severity = Severity::Hint,
                        .message = QCoreApplication::translate(
                            "JobChecks", "There is no “network” block, so the whole model is "
                                         "trained, which needs many times the memory of a LoRA."),
                        .path = childPath(job.process, u"network"_s),
                        .line = job.text.line(train)});
}

void deprecatedKeys(const JobView &job, Problems &problems)
{
    const Setting<bool> autoMemory = blockOf(job, u"model"_s).flag(u"auto_memory"_s, false);
    if (autoMemory.isSet)
        report(problems, u"job.auto_memory"_s, Severity::Hint, autoMemory,
               QCoreApplication::translate("JobChecks",
                                           "auto_memory is the old name of layer_offloading."));
    for (const DatasetView &dataset : job.datasets) {
        const Setting<bool> poi = SettingReader(job.text, dataset.path).flag(u"poi"_s, false);
        if (poi.isSet)
            offerFix(report(problems, u"job.poi"_s, Severity::Error, poi,
                            QCoreApplication::translate(
                                "JobChecks", "“poi” is no longer supported and stops the run.")),
                     job, poi.path, {});
    }
}

void severalProcesses(const JobView &job, Problems &problems)
{
    const ConfigPath list{u"config.process"_s};
    if (job.text.listSize(list) > 1)
        problems.push_back({.id = u"job.several_processes"_s,
                            .severity = Severity::Hint,
                            .message = QCoreApplication::translate(
                                           "JobChecks", "The job runs several processes one after "
                                                        "the other; only “%1” is looked at here.")
                                           .arg(job.process.text),
                            .path = list,
                            .line = job.text.line(list)});
}

constexpr JobCheck kChecks[] = {missingKeys,   noDatasets, resolutions,    countsBelowOne,
                                offloadShares, wrongKinds, quotedFlags,    optimizerName,
                                fullPrecision, noNetwork,  deprecatedKeys, severalProcesses};

} // namespace

std::span<const JobCheck> valueChecks()
{
    return kChecks;
}

} // namespace headroom
