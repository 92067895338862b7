// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/jobtext.h"

/// Configs of other trainers: named instead of being read as broken AI Toolkit jobs.
namespace headroom {

/// The trainer whose TOML this is, such as "kohya sd-scripts"; empty text: TOML of an unknown one;
/// nothing when it is no TOML.
std::optional<QString> otherTrainerOfToml(const QByteArray &bytes);

/// The trainer whose keys stand at the top of a readable config; nothing when none is recognised.
std::optional<QString> otherTrainerOfKeys(const JobText &text);

/// The trainer that these keys belong to; nothing when none is recognised.
std::optional<QString> otherTrainerOfNames(const QStringList &keys);

/// The error for a config that is none of AI Toolkit's; the trainer's name may be empty.
Error notAiToolkit(const QString &fileName, const QString &trainer);

} // namespace headroom
