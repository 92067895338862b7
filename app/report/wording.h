// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"

#include <QString>

/// The words for what the other rooms only have ids for, translated. Window and reports share them.
namespace headroom {

QString titleOf(Verdict verdict);     ///< "Out of memory"
QString titleOf(MemoryKind kind);     ///< "CUDA allocator"; empty for None
QString titleOf(Phase phase);         ///< "Loading the model"
QString titleOf(GuideKind kind);      ///< "A: while loading"; empty for None
QString titleOf(Media media);         ///< "image"
QString titleOf(Platform platform);   ///< "Windows"
QString titleOf(EstimatePhase phase); ///< "training"
QString titleOf(PartKind part);       ///< "activations"
QString titleOf(FixState state);      ///< "done"

/// The title of a cause or fix; its id when the knowledge does not have it.
QString causeTitle(const QString &id, const Knowledge &knowledge);
QString fixTitle(const QString &id, const Knowledge &knowledge);

/// "strong", "clear", "slight" of Because::strength(), translated.
QString strengthWord(const Because &because);
/// "65 %": rounded to 5 %, never above 95 % or below "under 5 %".
QString showProbability(double probability);
/// "5.1 to 8.0 GiB", one figure when both ends look the same.
QString showRange(Bytes low, Bytes high);
/// A value of a config as the file would show it: "true", "[512, 768]", "(absent)".
QString showValue(const QVariant &value);

} // namespace headroom
