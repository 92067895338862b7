// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/reportcontent.h"

#include "base/numbers.h"
#include "report/plancontent.h"
#include "report/report.h"
#include "report/wording.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

struct Report
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

void addIfKnown(std::vector<ReportFact> &list, const QString &label, const QString &value)
{
    if (!value.isEmpty())
        list.push_back({label, value});
}

void addIfKnown(std::vector<ReportFact> &list, const QString &label,
                const std::optional<Bytes> &size)
{
    if (size)
        list.push_back({label, showSize(*size)});
}

QString jobName(const Case &facts)
{
    if (facts.view && !facts.view->name.isEmpty())
        return facts.view->name;
    return facts.run() != nullptr ? facts.run()->job : QString();
}

QString trainerText(const Run &run)
{
    if (run.trainer.isEmpty() || run.toolkitVersion.isEmpty())
        return run.trainer;
    return Report::tr("%1, version %2").arg(run.trainer, run.toolkitVersion);
}

QString cardText(const Case &facts, const Diagnosis &diagnosis)
{
    const QString name = facts.run() != nullptr ? facts.run()->gpuName : QString();
    if (!diagnosis.capacity)
        return name;
    const QString size = showSize(*diagnosis.capacity);
    return name.isEmpty() ? size : Report::tr("%1 with %2").arg(name, size);
}

std::vector<ReportFact> runFacts(const Case &facts, const Diagnosis &diagnosis,
                                 const Knowledge &knowledge)
{
    std::vector<ReportFact> list;
    if (const Run *run = facts.run()) {
        addIfKnown(list, Report::tr("Trainer"), trainerText(*run));
        addIfKnown(list, Report::tr("PyTorch"), run->torchVersion);
    }
    addIfKnown(list, Report::tr("Job"), jobName(facts));
    addIfKnown(list, Report::tr("Model"), modelTitle(facts, knowledge));
    if (diagnosis.media != Media::Unknown)
        list.push_back({Report::tr("Trains on"), titleOf(diagnosis.media)});
    addIfKnown(list, Report::tr("Card"), cardText(facts, diagnosis));
    if (platformOf(facts) != Platform::Unknown)
        list.push_back({Report::tr("System"), titleOf(platformOf(facts))});
    return list;
}

QString lineText(LineNumber line)
{
    return Report::tr("log line %1").arg(QLocale().toString(line.value));
}

std::vector<ReportFact> failureFacts(const Diagnosis &diagnosis)
{
    std::vector<ReportFact> list;
    if (diagnosis.phase != Phase::Unknown && diagnosis.phase != Phase::Finished)
        list.push_back({Report::tr("Where"), titleOf(diagnosis.phase)});
    addIfKnown(list, Report::tr("Kind"), titleOf(diagnosis.guideKind));
    addIfKnown(list, Report::tr("What ran out"), titleOf(diagnosis.memoryKind));
    if (!diagnosis.failure)
        return list;
    const Failure &failure = *diagnosis.failure;
    const MemoryFigures &figures = failure.figures;
    list.push_back({lineText(failure.line), failure.text});
    addIfKnown(list, Report::tr("Asked for"), figures.tried);
    addIfKnown(list, Report::tr("Free on the card"), figures.free);
    addIfKnown(list, Report::tr("Held by this process"), figures.process);
    addIfKnown(list, Report::tr("In use by PyTorch"), figures.allocated);
    addIfKnown(list, Report::tr("Reserved but unused"), figures.reservedUnallocated);
    addIfKnown(list, Report::tr("Held by other processes"), figures.otherProcesses);
    return list;
}

/// The guide's own signatures (R1) that the log shows.
std::vector<ReportFact> symptomFacts(const Case &facts, const Knowledge &knowledge)
{
    std::vector<ReportFact> list;
    if (facts.run() == nullptr)
        return list;
    for (const Symptom &symptom : facts.run()->symptoms) {
        const Signature *signature = knowledge.signatures.find(symptom.signature);
        if (signature == nullptr || !signature->scope)
            continue;
        list.push_back({lineText(symptom.line),
                        symptom.count > 1 ? Report::tr("%1 (%n time(s))", nullptr, symptom.count)
                                                .arg(knowledgeText(signature->title))
                                          : knowledgeText(signature->title)});
    }
    return list;
}

QString placeOf(const Because &because)
{
    if (!because.line)
        return {};
    const QString line = QLocale().toString(because.line->value);
    if (because.source == "log"_L1)
        return Report::tr("log line %1").arg(line);
    if (because.source == "config"_L1)
        return Report::tr("config line %1").arg(line);
    return Report::tr("line %1").arg(line);
}

std::vector<ReportReason> reasonsOf(const std::vector<Because> &list)
{
    std::vector<ReportReason> reasons;
    for (const Because &because : list)
        reasons.push_back({because.text, strengthWord(because), placeOf(because)});
    return reasons;
}

std::vector<ReportCause> causesOf(const Diagnosis &diagnosis, const Knowledge &knowledge)
{
    std::vector<ReportCause> causes;
    for (const RankedCause &ranked : diagnosis.causes) {
        // What is left after five, or is hardly possible, only costs the reader time.
        if (causes.size() >= 5 || (!causes.empty() && ranked.probability < 0.025))
            break;
        causes.push_back(
            {.title = causeTitle(ranked.id, knowledge),
             .confidence = Report::tr("%1, %2").arg(confidenceWord(ranked.probability),
                                                    showProbability(ranked.probability)),
             .because = reasonsOf(ranked.because),
             .against = reasonsOf(ranked.against)});
    }
    return causes;
}

QStringList unknownsOf(const Case &facts, const Diagnosis &diagnosis)
{
    QStringList list;
    if (!diagnosis.missing.isEmpty())
        list << diagnosis.missing;
    if (facts.run() == nullptr)
        list << Report::tr("What the run did: no log was given.");
    else if (diagnosis.phase == Phase::Unknown && diagnosis.verdict != Verdict::NoFailure)
        list << Report::tr("Where in the run it failed: the log does not show it.");
    if (facts.otherTrainer)
        list << Report::tr("Settings that the other trainer's files leave out.");
    else if (!facts.job)
        list << Report::tr("The settings: no config was given, and the log does not print one.");
    else if (!facts.view)
        list << Report::tr("The settings: the config is not one of AI Toolkit.");
    if (!diagnosis.capacity)
        list << Report::tr("The memory of the card: tell it with --gpu-vram.");
    if (diagnosis.estimate)
        list << diagnosis.estimate->unknown;
    for (const Source &input : facts.inputs) {
        if (!input.note.isEmpty())
            list << Report::tr("%1: %2").arg(input.path, input.note);
    }
    for (const Error &problem : facts.problems)
        list << problem.sentence();
    list.removeDuplicates();
    return list;
}

QString environmentWarning(const Diagnosis &diagnosis)
{
    return diagnosis.environmentProblem
               ? Report::tr(
                     "Stop retrying this job as it is: the config is conservative, and still "
                     "it fails at once. Each retry costs time and GPU budget. Start a fresh "
                     "job on a fresh worker, or restart the machine; if the same config used "
                     "to work, send this report to support.")
               : QString();
}

} // namespace

Platform platformOf(const Case &facts)
{
    const auto told = platformFromId(facts.answers.value(u"platform"_s));
    if (told)
        return *told;
    return facts.run() != nullptr ? facts.run()->platform : Platform::Unknown;
}

QString modelTitle(const Case &facts, const Knowledge &knowledge)
{
    QString arch = facts.view ? facts.view->arch : QString();
    const QString tag = facts.view ? facts.view->archTag : QString();
    if (arch.isEmpty() && facts.run() != nullptr)
        arch = facts.run()->family;
    const Architecture *found = knowledge.architectures.find(arch, tag);
    return found != nullptr ? found->title : arch;
}

ReportContent reportContent(const Case &facts, const Diagnosis &diagnosis,
                            const Knowledge &knowledge)
{
    ReportContent content{.headline = headline(diagnosis, knowledge),
                          .summary = runSummary(facts, diagnosis),
                          .environment = environmentWarning(diagnosis),
                          .run = runFacts(facts, diagnosis, knowledge),
                          .failure = failureFacts(diagnosis),
                          .symptoms = symptomFacts(facts, knowledge),
                          .causes = causesOf(diagnosis, knowledge),
                          .plan = planContent(facts, diagnosis, knowledge),
                          .unknown = unknownsOf(facts, diagnosis)};
    if (diagnosis.question) {
        content.question = diagnosis.question->text;
        for (const auto &[id, text] : diagnosis.question->answers)
            content.questionAnswers.push_back(
                {u"--answer %1=%2"_s.arg(diagnosis.question->id, id), text});
        if (diagnosis.question->answers.empty())
            content.questionAnswers.push_back(
                {u"--answer %1=…"_s.arg(diagnosis.question->id), Report::tr("a number")});
    }
    return content;
}

} // namespace headroom
