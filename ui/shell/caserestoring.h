// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/caseloader.h"

namespace headroom {

/// A case file's files, found again.
struct FoundInputs
{
    QStringList paths;
    std::vector<Error> problems; ///< one for each file that is gone
};
FoundInputs findInputs(const CaseRecord &record);

/// Fills in what a kept case knows beside its files: answers, the card, and the config where its
/// file is gone.
void fillFrom(const CaseRecord &record, Case &facts);
/// The config as it was edited then, when the edits were not saved.
std::optional<JobText> unsavedJob(const CaseRecord &record);

/// The attempts after this case's run: the last one again when it is the same run, else one more.
Attempts attemptsOf(const LoadedCase &loaded, const Attempts &before, const QDateTime &now);
/// Brings the last attempt up to date after its diagnosis changed.
void updateLast(Attempts &attempts, const Case &facts, const Diagnosis &diagnosis);

/// Whether fresh files are the next run of the open case: a log of the same job that is not the
/// same log.
bool isNextRun(const std::vector<Source> &fresh, const Case &freshFacts, const Case &open,
               const Attempts &attempts);
/// Whether these logs are the one that the last attempt was read from.
bool isSameLog(const std::vector<Source> &fresh, const Attempts &attempts);
/// Answers that hold for the machine and the job, whatever the next run does.
QMap<QString, QString> lastingAnswers(const QMap<QString, QString> &answers);

} // namespace headroom
