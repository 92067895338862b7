// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/fixedits.h"

#include <QHash>

/// What the files behind editsForFix() share. Inside of these files only.
namespace headroom {

/// What a fix is worked out from.
struct FixRequest
{
    const JobView &job;
    const Architecture *architecture; ///< nullptr: unknown
    QString value;                    ///< the wished target; empty: the safest form

    /// The wished target as a whole number; nothing when there is none or it is no number.
    std::optional<int> number() const;
    bool makesPreviews() const;
    ConfigPath path(const QString &block, const QString &key) const;
};

using FixWriter = FixEdits (*)(const FixRequest &request);
using FixWriters = QHash<QString, FixWriter>;

FixWriters trainFixes();
FixWriters memoryFixes();
FixWriters datasetFixes();
FixWriters previewFixes();
FixWriters quantizeFixes();
FixWriters modelFixes();
FixWriters networkFixes();

/// The edits as a result; AlreadyDone with the reason when there are none.
FixEdits editsOr(std::vector<Edit> edits, const QString &doneReason);
FixEdits alreadyDone(const QString &reason);
FixEdits notApplicable(const QString &reason);
FixEdits badValue(const FixRequest &request);
FixEdits unknownModel();
FixEdits noPreviews();

/// Sets a setting; the value before is what the file says.
template <typename T>
Edit setTo(const FixRequest &request, const Setting<T> &setting, const QVariant &to)
{
    QVariant from = request.job.text.value(setting.path);
    if (!from.isValid() && setting.isSet) {
        if constexpr (std::is_same_v<T, std::vector<int>>)
            from = QVariantList(setting.value.begin(), setting.value.end());
        else
            from = QVariant::fromValue(setting.value);
    }
    return {.path = setting.path, .from = from, .to = to};
}
Edit setAt(const FixRequest &request, const ConfigPath &path, const QVariant &to);

/// The grid value step·n + offset that is nearest to a number of frames, and at least the smallest
/// one.
int onFrameGrid(const Architecture *architecture, double frames);
/// The largest grid value that is not above a number of frames.
int onFrameGridBelow(const Architecture *architecture, int frames);
/// Frames that count as few (R6).
int fewFrames(const Architecture *architecture);

} // namespace headroom
