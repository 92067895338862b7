// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/case.h"

#include <QMap>
#include <QStringList>

#include <optional>
#include <vector>

namespace headroom {

/// What a person adds to the files.
struct CaseFacts
{
    QMap<QString, QString> answers = {}; ///< question id → answer id or number
    std::optional<Bytes> gpuCapacity = {};
};

/// A case made of files, and the paths that could not be opened at all.
struct OpenedCase
{
    Case facts = {};
    std::vector<Error> unreadable = {};
};

/// The way from what the user named to a case: opens each path ("-" is standard input), puts the
/// inputs together and adds the answers.
OpenedCase openCase(const QStringList &paths, const CaseFacts &facts, const Signatures &signatures);

/// Whether there is anything to reason about: a run, a config, telemetry or an answer.
bool hasSubstance(const Case &facts);

} // namespace headroom
