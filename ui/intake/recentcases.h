// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.h"

#include <QDateTime>
#include <QStringList>

#include <vector>

namespace headroom {

/// A case that was opened before: its files and what came of it.
struct RecentCase
{
    QStringList paths;
    QString title;
    Verdict verdict = Verdict::Unclear;
    Phase phase = Phase::Unknown;
    std::optional<int> step;
    QDateTime opened;

    bool operator==(const RecentCase &) const = default;
};

/// "Out of memory at step 3", in the user's language.
QString outcomeOf(const RecentCase &recent);
/// "today", "yesterday", the weekday within a week, else the date.
QString dayOf(const QDateTime &opened, const QDateTime &now);
/// Whether one of its files is gone.
bool isMissing(const RecentCase &recent);

/// The recent cases as they are remembered, newest first.
std::vector<RecentCase> recentCases();
/// Puts a case first; the same files are listed once, and at most a dozen cases are kept.
void rememberCase(const RecentCase &recent);
void forgetCase(const QStringList &paths);

} // namespace headroom
