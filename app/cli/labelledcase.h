// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/casefiles.h"

#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace headroom {

/// What is scored of a case.
enum class ScoredField {
    Verdict,
    MemoryKind,
    Phase,
    CauseStrict,   ///< the top cause is the first accepted one
    CauseLenient,  ///< the top cause is any accepted one
    CauseTopThree, ///< an accepted cause is among the first three
    FirstFix,
};
inline constexpr ScoredField kScoredFields[] = {
    ScoredField::Verdict,     ScoredField::MemoryKind,   ScoredField::Phase,
    ScoredField::CauseStrict, ScoredField::CauseLenient, ScoredField::CauseTopThree,
    ScoredField::FirstFix};
QString idOf(ScoredField field);

/// The accepted answers of a case, best first; an empty list is not scored.
struct Label
{
    QStringList verdict = {}, memoryKind = {}, phase = {}, causes = {}, firstFix = {};
    QString logFidelity = {};     ///< "quoted" when the log lines are a reporter's own
    QString labelConfidence = {}; ///< "high", "medium", "low", or empty when not told

    const QStringList &accepted(ScoredField field) const;
};

/// What the diagnosis said about a case.
struct Said
{
    QString verdict = {}, memoryKind = {}, phase = {}, firstFix = {};
    std::vector<std::pair<QString, double>> causes = {}; ///< id and probability, sorted
    QStringList fixes = {};                              ///< still to be done, in the order to try
};

/// A folder with a log, often a config and answers, and the label to compare with.
struct LabelledCase
{
    QString name = {}; ///< of the folder
    Case facts = {};
    Label label = {};
    std::vector<Error> problems = {}; ///< files that could not be used
};

/// Reads one case folder (see contract of the evaluate command). Error: no or broken expected.json.
Result<LabelledCase> readLabelledCase(const QString &folder, const Signatures &signatures);
/// The folders below a folder (itself included) that hold an expected.json, sorted.
QStringList labelledFolders(const QString &folder);

} // namespace headroom
