// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/othertrainers.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace headroom {

namespace {

/// A trainer and keys that its configs have and no other's. Sources: the projects' own
/// documentation.
struct TrainerKeys
{
    const char *trainer;
    std::vector<const char *> all; ///< each of these must be there
    std::vector<const char *> any; ///< and one of these, unless empty
};

const std::vector<TrainerKeys> &knownTrainers()
{
    static const std::vector<TrainerKeys> kTrainers = {
        {"musubi-tuner", {}, {"dit", "video_directory", "target_frames", "frame_extraction"}},
        {"diffusion-pipe",
         {},
         {"micro_batch_size_per_gpu", "pipeline_stages", "activation_checkpointing", "ckpt_path",
          "transformer_path", "diffusers_path"}},
        {"kohya sd-scripts",
         {},
         {"pretrained_model_name_or_path", "network_module", "train_data_dir", "image_dir",
          "network_dim", "enable_bucket"}},
        {"OneTrainer", {"training_method"}, {}},
        {"OneTrainer",
         {"model_type"},
         {"base_model_name", "concept_file_name", "unet", "transformer"}},
        {"SimpleTuner",
         {},
         {"--model_family", "--pretrained_model_name_or_path", "--data_backend_config",
          "--model_type", "model_family", "data_backend_config"}},
        {"SimpleTuner", {"instance_data_dir", "type"}, {}},
        {"Accelerate", {"compute_environment"}, {"distributed_type", "mixed_precision"}},
        {"LLaMA-Factory or Axolotl", {"base_model"}, {"lora_r", "adapter", "datasets"}},
    };
    return kTrainers;
}

} // namespace

std::optional<QString> otherTrainerOfNames(const QStringList &keys)
{
    const auto has = [&](const char *key) {
        return keys.contains(QLatin1StringView(key));
    };
    for (const TrainerKeys &trainer : knownTrainers()) {
        const bool fits = std::ranges::all_of(trainer.all, has) &&
                          (trainer.any.empty() || std::ranges::any_of(trainer.any, has));
        if (fits)
            return QString::fromLatin1(trainer.trainer);
    }
    return std::nullopt;
}

std::optional<QString> otherTrainerOfToml(const QByteArray &bytes)
{
    static const QRegularExpression assignment(
        QStringLiteral("^\\s*\"?([A-Za-z_][\\w-]*)\"?\\s*=\\s*\\S"));
    static const QRegularExpression section(
        QStringLiteral("^\\s*\\[\\[?[\\w.\"-]+\\]\\]?\\s*(#.*)?$"));
    QStringList keys;
    int others = 0;
    for (const QByteArray &line : bytes.split('\n')) {
        const QString text = QString::fromUtf8(line).trimmed();
        if (text.isEmpty() || text.startsWith(u'#') || section.match(text).hasMatch())
            continue;
        const QRegularExpressionMatch match = assignment.match(text);
        if (match.hasMatch())
            keys << match.captured(1);
        else
            ++others; // the inside of a list over several lines, or no TOML
    }
    if (keys.isEmpty() || others > keys.size())
        return std::nullopt;
    return otherTrainerOfNames(keys).value_or(QString());
}

std::optional<QString> otherTrainerOfKeys(const JobText &text)
{
    const ConfigPath root;
    if (text.listSize(root) > 0)
        return otherTrainerOfNames(text.keys(elementPath(root, 0)));
    if (!text.isMapping(root))
        return otherTrainerOfToml(text.bytes());
    return otherTrainerOfNames(text.keys(root));
}

Error notAiToolkit(const QString &fileName, const QString &trainer)
{
    Error error{.id = QStringLiteral("job.not_ai_toolkit"), .file = fileName};
    error.message =
        trainer.isEmpty()
            ? QCoreApplication::translate(
                  "JobText", "This is no job of AI Toolkit but a config of another program.")
            : QCoreApplication::translate("JobText",
                                          "This is no job of AI Toolkit but a config of %1.")
                  .arg(trainer);
    error.remedy = QCoreApplication::translate(
        "JobText",
        "Its settings cannot be changed here; the log of the run can still be diagnosed.");
    return error;
}

} // namespace headroom
