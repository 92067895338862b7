// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/case.h"
#include "diagnosis/knowledge.h"

#include <QStringList>

namespace headroom {

/// A path without what all of them begin with: "train.batch_size" says enough.
QString shortPath(const ConfigPath &path);

/// The settings that a config fix changes, for a config that Headroom does not have: "train.
/// batch_size: 1". Where the value depends on the config, as for the list of resolutions, the path
/// stands alone. Empty for a fix that the user makes outside the config.
QStringList settingsByHand(const QString &fix, const Architecture *architecture);

/// The architecture that the log names; nullptr when it names none that is known.
const Architecture *architectureOfLog(const Case &facts, const Knowledge &knowledge);

} // namespace headroom
