// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/knowledgefile.h"
#include "job/fieldcatalogue.h"
#include "log/signatures.h"
#include "memory/architecture.h"
#include "memory/estimate.h"

#include <QHash>

#include <vector>

/// The knowledge base of the diagnosis, read from resources/knowledge: causes, evidence, fixes,
/// questions.
namespace headroom {

/// P(evidence present | cause), said as a word in the files: never, rare, seldom, sometimes, even,
/// often, mostly, nearly_always.
double likelihoodOfWord(QStringView word); ///< negative when the word is none

struct EvidenceFact
{
    QString id;
    QString title;     ///< English sentence pattern with %1 … for figures, translated when shown
    QString absent;    ///< the sentence when it is known not to be so; empty: never shown
    double leak = 0.1; ///< P(present) under causes that do not name it
    double weight = 1; ///< discount for items that are correlated with others
    QString group;     ///< of several present items of one group only the strongest counts
    QString basis;     ///< where the numbers come from; "judgement" when nowhere
};

struct CauseFact
{
    QString id;                        ///< of the contract, "not_oom.…" included
    QString title;                     ///< "the batch is too large"
    QString explanation;               ///< two or three sentences for the page
    double prior = 0;                  ///< relative; normalised over the causes that are possible
    QHash<QString, double> likelihood; ///< evidence id → P(present | cause)
    QStringList needs;                 ///< evidence that must not be known absent
    QStringList excludedBy;            ///< evidence that must not be present
    QStringList fixes;                 ///< in the order of preference when the cause is certain
    QString remedy; ///< what to do about a failure that is not memory; else empty
    QString basis;  ///< where the numbers come from; "judgement" when nowhere
};

enum class FixKind { ConfigEdit, Manual };

struct FixFact
{
    QString id;
    FixKind kind = FixKind::Manual;
    QString title;   ///< a verb: "Set Batch Size to 1"
    QString price;   ///< what it costs in quality or speed, one sentence
    double cost = 1; ///< minutes of user time, restart share and quality price together
    QHash<QString, double> success;   ///< cause id → chance that it alone ends the failure
    std::vector<EstimatePhase> helps; ///< phases whose memory it lowers
    QHash<QString, QString>
        elsewhere; ///< trainer id → the same in that trainer's own options, for config edits
    QHash<QString, QString>
        commands; ///< platform id ("any" included) → exact steps or command, for manual fixes
};

struct AnswerFact
{
    QString id;
    QString title;
    QStringList present, absent; ///< evidence that the answer settles
};

struct QuestionFact
{
    QString id;
    QString title;
    bool isNumber = false;
    std::vector<AnswerFact> answers;
    QStringList settles; ///< evidence that a number settles one way or the other
    double cost = 1;
};

/// A version that is known to need more memory than the one before it.
struct VersionFact
{
    QString component;         ///< "torch" or "toolkit"
    QString version;           ///< what the printed version starts with, such as "2.9.1"
    QStringList architectures; ///< that are concerned; empty: all
    QString basis;
};

/// A text of the knowledge files in the user's language.
QString knowledgeText(const QString &english);

struct Knowledge
{
    Signatures signatures;
    Architectures architectures;
    Gpus gpus;
    FieldCatalogue panels;
    std::vector<EvidenceFact> evidence;
    std::vector<CauseFact> causes;
    std::vector<FixFact> fixes;
    std::vector<QuestionFact> questions;
    std::vector<VersionFact> badVersions;
    double temperature = 1; ///< of the ranking's softmax, fitted on labelled cases

    const CauseFact *cause(QStringView id) const;
    const FixFact *fix(QStringView id) const;
    const EvidenceFact *evidenceFact(QStringView id) const;
    const QuestionFact *question(QStringView id) const;

    /// Reads the built-in knowledge, or a newer folder laid over it. The first error names file,
    /// line and column.
    static Result<Knowledge> load(const QString &overlayFolder = {});
};

} // namespace headroom
