// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixes/byhand.h"

#include "diagnosis/fixedits.h"
#include "report/wording.h"

#include <QMap>

namespace headroom {

namespace {

/// A job in which every memory setting stands at its heavy end.
const QString kHeavyJob = QStringLiteral(R"(job: extension
config:
  name: by_hand
  process:
    - type: sd_trainer
      network: {type: lora, linear: 128, linear_alpha: 128}
      save: {save_every: 2000}
      datasets:
        - {folder_path: images, resolution: %2, num_frames: %3, num_workers: 8}
      train:
        batch_size: %1
        gradient_checkpointing: false
        optimizer: adamw
        steps: 3000
        ema_config: {use_ema: true}
      model: {arch: wan21, name_or_path: model, quantize: false, low_vram: false}
      sample:
        width: %4
        height: %4
        num_frames: %3
        sample_every: 100
        sample_steps: 50
        prompts: [one]
)");

/// Two such jobs. What a fix sets in both of them alike, it sets in any.
QByteArray oneJob()
{
    return kHeavyJob.arg(u"4", u"[512, 1024]", u"81", u"1024").toUtf8();
}
QByteArray otherJob()
{
    return kHeavyJob.arg(u"8", u"[768, 1024, 1536]", u"121", u"1536").toUtf8();
}

std::vector<Edit> editsOn(const QByteArray &job, const QString &fix,
                          const Architecture *architecture)
{
    const Result<JobText> text = JobText::parse(job, QStringLiteral("job.yaml"));
    const Result<JobView> view = text ? JobView::read(*text) : std::unexpected(text.error());
    return view ? editsForFix(fix, *view, architecture).edits : std::vector<Edit>();
}

} // namespace

QString shortPath(const ConfigPath &path)
{
    static const QString kProcess = QStringLiteral("config.process[0].");
    return path.text.startsWith(kProcess) ? path.text.sliced(kProcess.size()) : path.text;
}

QStringList settingsByHand(const QString &fix, const Architecture *architecture)
{
    QMap<ConfigPath, QVariant> other;
    for (const Edit &edit : editsOn(otherJob(), fix, architecture))
        other.insert(edit.path, edit.to);
    QStringList lines;
    for (const Edit &edit : editsOn(oneJob(), fix, architecture)) {
        const QString path = shortPath(edit.path);
        const bool alike = edit.to.isValid() && other.value(edit.path) == edit.to;
        lines << (alike ? QStringLiteral("%1: %2").arg(path, showValue(edit.to)) : path);
    }
    return lines;
}

const Architecture *architectureOfLog(const Case &facts, const Knowledge &knowledge)
{
    const Run *run = facts.run();
    return run != nullptr ? knowledge.architectures.find(run->family) : nullptr;
}

} // namespace headroom
