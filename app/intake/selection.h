// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/source.h"

#include <QDateTime>

#include <functional>
#include <vector>

namespace headroom::intake {

/// A file of a folder or an archive that may be worth opening.
struct Candidate
{
    QString name; ///< relative to the folder or archive, with "/"
    QDateTime modified;
    qint64 size = 0;
    std::function<Result<Source>()> open;
};

/// Whether a name can belong to a run at all: logs, configs, telemetry and the scripts that start
/// trainings.
bool isWorthLooking(const QString &name);

/// Picks the newest run: its log, its config and the telemetry beside them; the notes name what was
/// left out. Empty when there is nothing of the kind.
std::vector<Source> newestRun(std::vector<Candidate> candidates);

} // namespace headroom::intake
