// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/plancontent.h"

#include "report/wording.h"

#include <QCoreApplication>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

struct Plan
{
    Q_DECLARE_TR_FUNCTIONS(Plan)
};

QString savingText(const PlanStep &step)
{
    if (!step.saves || step.saves->high.value <= 0)
        return {};
    return Plan::tr("saves %1 (%2)")
        .arg(showRange(step.saves->low, step.saves->high), titleOf(step.saves->phase));
}

QStringList editTexts(const PlanStep &step)
{
    QStringList texts;
    if (!step.elsewhere.isEmpty())
        texts << knowledgeText(step.elsewhere);
    for (const Edit &edit : step.edits)
        texts << Plan::tr("%1: %2 → %3")
                     .arg(edit.path.text, showValue(edit.from), showValue(edit.to));
    return texts;
}

/// A file name as a shell takes it: in double quotes, which all of them understand, when needed.
QString quoted(const QString &path)
{
    static const QString kNeedQuotes = u" ()&;'<>|$*?!#"_s;
    for (const QChar character : path) {
        if (kNeedQuotes.contains(character))
            return u'"' + path + u'"';
    }
    return path;
}

/// Where to look for a manual fix's steps: the system itself, what it is a kind of, any.
QStringList platformsToTry(Platform platform)
{
    QStringList ids;
    if (platform != Platform::Unknown)
        ids << idOf(platform);
    if (platform == Platform::Wsl || platform == Platform::Cloud)
        ids << idOf(Platform::Linux);
    ids << u"any"_s;
    return ids;
}

std::vector<ReportFact> manualCommands(const FixFact &fix, Platform platform)
{
    for (const QString &id : platformsToTry(platform)) {
        if (fix.commands.contains(id))
            return {{QString(), knowledgeText(fix.commands[id])}};
    }
    std::vector<ReportFact> all;
    QStringList ids = fix.commands.keys();
    ids.sort();
    for (const QString &id : std::as_const(ids)) {
        all.push_back({titleOf(platformFromId(id).value_or(Platform::Unknown)),
                       knowledgeText(fix.commands[id])});
    }
    return all;
}

/// The config's file, when there is one that can be saved over.
QString configFile(const Case &facts)
{
    if (facts.jobFromLog || !facts.job)
        return {};
    for (const Source &input : facts.inputs) {
        const bool isOnDisk = !input.diskPath.isEmpty() && !input.diskPath.startsWith(u':');
        if (input.path == facts.job->fileName() && isOnDisk)
            return input.diskPath;
    }
    return {};
}

std::vector<ReportFact> commandsFor(const PlanStep &step, const Case &facts,
                                    const Knowledge &knowledge)
{
    if (step.state != FixState::Proposed)
        return {};
    if (!step.edits.empty()) {
        const QString file = configFile(facts);
        if (file.isEmpty())
            return {};
        return {{QString(),
                 u"headroom-cli fix %1 --apply %2 --in-place"_s.arg(quoted(file), step.fix)}};
    }
    const FixFact *fix = knowledge.fix(step.fix);
    return fix != nullptr ? manualCommands(*fix, platformOf(facts)) : std::vector<ReportFact>();
}

} // namespace

std::vector<ReportStep> planContent(const Case &facts, const Diagnosis &diagnosis,
                                    const Knowledge &knowledge)
{
    std::vector<ReportStep> steps;
    for (const PlanStep &step : diagnosis.plan) {
        steps.push_back(
            {.title = fixTitle(step.fix, knowledge),
             .state = step.state,
             .why = step.why,
             .saving = savingText(step),
             .edits = step.state == FixState::Proposed ? editTexts(step) : QStringList(),
             .commands = commandsFor(step, facts, knowledge)});
    }
    return steps;
}

} // namespace headroom
