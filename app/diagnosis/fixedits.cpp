// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/fixedits.h"

#include "base/numbers.h"
#include "diagnosis/fixwriting.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

/// The fixes that a person does by hand, outside of the config (contract.md).
bool isManual(const QString &fix)
{
    static const QStringList kManual = {
        u"close_other_programs"_s, u"expandable_segments"_s,  u"restart_machine"_s,
        u"fresh_worker"_s,         u"contact_support"_s,      u"more_host_memory"_s,
        u"raise_shm_size"_s,       u"sysmem_fallback_off"_s,  u"pin_toolkit_version"_s,
        u"bigger_gpu"_s,           u"choose_smaller_model"_s, u"see_failure_help"_s};
    return kManual.contains(fix);
}

const FixWriters &allFixes()
{
    static const FixWriters kAll = [] {
        FixWriters all;
        for (const FixWriters &some : {trainFixes(), memoryFixes(), datasetFixes(), previewFixes(),
                                       quantizeFixes(), modelFixes(), networkFixes()})
            all.insert(some);
        return all;
    }();
    return kAll;
}

// Grids of the architectures that are known; without one, 8n + 1 fits both Wan's 4n + 1 and LTX's
// 8n + 1.
constexpr int kCommonFrameStep = 8;

int frameStep(const Architecture *architecture)
{
    return architecture == nullptr ? kCommonFrameStep : std::max(1, architecture->frameStep);
}

int frameOffset(const Architecture *architecture)
{
    return architecture == nullptr ? 1 : architecture->frameOffset;
}

} // namespace

std::optional<int> FixRequest::number() const
{
    return parseInteger(value.trimmed().toUtf8());
}

bool FixRequest::makesPreviews() const
{
    return !job.train.disableSampling.value && !job.sample.items.empty();
}

ConfigPath FixRequest::path(const QString &block, const QString &key) const
{
    return childPath(childPath(job.process, block), key);
}

FixEdits editsOr(std::vector<Edit> edits, const QString &doneReason)
{
    if (edits.empty())
        return alreadyDone(doneReason);
    return {.state = FixEdits::State::Edits, .edits = std::move(edits), .reason = {}};
}

FixEdits alreadyDone(const QString &reason)
{
    return {.state = FixEdits::State::AlreadyDone, .edits = {}, .reason = reason};
}

FixEdits notApplicable(const QString &reason)
{
    return {.state = FixEdits::State::NotApplicable, .edits = {}, .reason = reason};
}

FixEdits badValue(const FixRequest &request)
{
    return notApplicable(
        QCoreApplication::translate("FixEdits", "“%1” is no value that this change can take.")
            .arg(request.value));
}

FixEdits unknownModel()
{
    return notApplicable(QCoreApplication::translate(
        "FixEdits",
        "The config names no model that is known here, so whether this helps cannot be told."));
}

FixEdits noPreviews()
{
    return alreadyDone(QCoreApplication::translate("FixEdits", "No previews are made."));
}

Edit setAt(const FixRequest &request, const ConfigPath &path, const QVariant &to)
{
    return {.path = path, .from = request.job.text.value(path), .to = to};
}

int onFrameGrid(const Architecture *architecture, double frames)
{
    const int step = frameStep(architecture);
    const int offset = frameOffset(architecture);
    const int n = static_cast<int>(std::lround((frames - offset) / step));
    return std::max(1, step * std::max(0, n) + offset);
}

int onFrameGridBelow(const Architecture *architecture, int frames)
{
    const int step = frameStep(architecture);
    const int offset = frameOffset(architecture);
    return std::max(1, step * std::max(0, (frames - offset) / step) + offset);
}

int fewFrames(const Architecture *architecture)
{
    // MiniMax H3 takes 17n + 5 frames: 39 is its third size and the web UI's default.
    const bool isMiniMax = architecture != nullptr && architecture->frameStep == 17;
    return isMiniMax ? 39 : 33;
}

FixEdits editsForFix(const QString &fix, const JobView &job, const Architecture *architecture,
                     const QString &value)
{
    if (const FixWriter writer = allFixes().value(fix))
        return writer({.job = job, .architecture = architecture, .value = value.trimmed()});
    if (isManual(fix))
        return notApplicable(QCoreApplication::translate(
            "FixEdits", "This is done by hand, outside of the config."));
    return notApplicable(
        QCoreApplication::translate("FixEdits", "There is no fix called “%1”.").arg(fix));
}

QStringList configFixes()
{
    QStringList ids = allFixes().keys();
    ids.sort();
    return ids;
}

} // namespace headroom
