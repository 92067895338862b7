// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/diagnosis.h"

#include <QString>
#include <QStringList>

#include <vector>

/// What a report says, before it is laid out as text or Markdown: translated, complete, in order.
namespace headroom {

struct ReportFact
{
    QString label = {};
    QString value = {};
};

struct ReportReason
{
    QString text = {};
    QString strength = {}; ///< the word
    QString place = {};    ///< "log line 212"; empty when there is none
};

struct ReportCause
{
    QString title = {};
    QString confidence = {}; ///< "likely, 65 %"
    std::vector<ReportReason> because = {};
    std::vector<ReportReason> against = {};
};

struct ReportStep
{
    QString title = {};
    FixState state = FixState::Proposed;
    QString why = {};
    QString saving = {}; ///< "saves 5.1 to 8.0 GiB in training"; empty when unknown
    QStringList edits = {};
    std::vector<ReportFact> commands = {}; ///< where, and what to type or do
};

struct ReportContent
{
    QString headline = {};
    QString summary = {};
    QString environment = {}; ///< the warning not to retry; empty when the config is to blame
    std::vector<ReportFact> run = {}; ///< trainer, model, card, system …
    std::vector<ReportFact> failure = {};
    std::vector<ReportFact> symptoms = {};
    std::vector<ReportCause> causes = {}; ///< the ones worth naming, at most five
    std::vector<ReportStep> plan = {};
    QString question = {};
    std::vector<ReportFact> questionAnswers =
        {}; ///< what to pass on the command line, and its meaning
    QStringList unknown = {};
};

ReportContent reportContent(const Case &facts, const Diagnosis &diagnosis,
                            const Knowledge &knowledge);

/// The system the run was on: told by the user, else by the log.
Platform platformOf(const Case &facts);
/// The model's title, else its id; empty when unknown.
QString modelTitle(const Case &facts, const Knowledge &knowledge);

} // namespace headroom
