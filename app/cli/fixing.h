// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/knowledge.h"
#include "job/jobtext.h"

#include <QString>
#include <QStringList>

#include <vector>

/// Applying fixes to a config and saving it, as the fix command does.
namespace headroom {

/// A fix asked for, such as batch_size_one=2.
struct WantedFix
{
    QString id;
    QString value = {}; ///< empty: the safest one
};

struct FixedConfig
{
    JobText text;
    QStringList notes = {}; ///< fixes that changed nothing, with the reason
};

/// Reads "FIX" or "FIX=VALUE". Error: no such fix, with the ones that edit a config.
Result<WantedFix> readWantedFix(const QString &text, const Knowledge &knowledge);

/// Applies fixes one after the other, so that each sees what the ones before it changed.
Result<FixedConfig> applyFixes(const JobText &config, const std::vector<WantedFix> &fixes,
                               const Knowledge &knowledge);

/// Reads a config file as it is.
Result<QByteArray> readConfigFile(const QString &path);
/// Writes a file whole or not at all.
Result<void> writeFile(const QString &path, const QByteArray &bytes);
/// Saves over a config, keeping the first version beside it as "….bak". Error: the file is no
/// longer what was read.
Result<void> saveInPlace(const QString &path, const QByteArray &before, const QByteArray &after);

} // namespace headroom
