// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report.h"

#include "report/estimatereport.h"
#include "report/reportcontent.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

QJsonValue textJson(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

template <typename Counted>
QJsonValue countJson(const std::optional<Counted> &value)
{
    return value ? QJsonValue(value->value) : QJsonValue();
}

QJsonArray inputsJson(const std::vector<Source> &inputs)
{
    QJsonArray array;
    for (const Source &input : inputs) {
        array << QJsonObject{{u"path"_s, textJson(input.path)},
                             {u"kind"_s, idOf(input.kind)},
                             {u"encoding"_s, textJson(input.encoding)},
                             {u"bytes"_s, input.bytes},
                             {u"note"_s, textJson(input.note)}};
    }
    return array;
}

QJsonObject gpuJson(const Case &facts, const Diagnosis &diagnosis)
{
    const auto index = diagnosis.failure ? diagnosis.failure->figures.gpuIndex : std::nullopt;
    return {{u"name"_s, facts.run() != nullptr ? textJson(facts.run()->gpuName) : QJsonValue()},
            {u"index"_s, index ? QJsonValue(*index) : QJsonValue()},
            {u"capacity_gib"_s, gibJson(diagnosis.capacity)}};
}

QString archOf(const Case &facts)
{
    if (facts.view && !facts.view->arch.isEmpty()) {
        return facts.view->archTag.isEmpty() ? facts.view->arch
                                             : facts.view->arch + u':' + facts.view->archTag;
    }
    return facts.run() != nullptr ? facts.run()->family : QString();
}

QJsonObject runJson(const Case &facts, const Diagnosis &diagnosis)
{
    const Run none;
    const Run &run = facts.run() != nullptr ? *facts.run() : none;
    const QString job = facts.view && !facts.view->name.isEmpty() ? facts.view->name : run.job;
    const Platform platform = platformOf(facts);
    return {{u"trainer"_s, textJson(run.trainer)},
            {u"job"_s, textJson(job)},
            {u"arch"_s, textJson(archOf(facts))},
            {u"media"_s, idOf(diagnosis.media)},
            {u"steps_done"_s, countJson(run.stepsDone)},
            {u"steps_total"_s, countJson(run.stepsTotal)},
            {u"gpu"_s, gpuJson(facts, diagnosis)},
            {u"toolkit_version"_s, textJson(run.toolkitVersion)},
            {u"os"_s, platform == Platform::Unknown ? QJsonValue() : QJsonValue(idOf(platform))}};
}

QJsonValue failureJson(const std::optional<Failure> &failure)
{
    if (!failure)
        return {};
    const MemoryFigures &figures = failure->figures;
    return QJsonObject{
        {u"text"_s, failure->text},
        {u"line"_s, failure->line.value > 0 ? QJsonValue(failure->line.value) : QJsonValue()},
        {u"exception"_s, textJson(failure->exception)},
        {u"tried_gib"_s, gibJson(figures.tried)},
        {u"capacity_gib"_s, gibJson(figures.capacity)},
        {u"free_gib"_s, gibJson(figures.free)},
        {u"allocated_gib"_s, gibJson(figures.allocated)},
        {u"reserved_unallocated_gib"_s, gibJson(figures.reservedUnallocated)},
        {u"process_gib"_s, gibJson(figures.process)},
        {u"other_processes_gib"_s, gibJson(figures.otherProcesses)}};
}

QJsonArray reasonsJson(const std::vector<Because> &list)
{
    QJsonArray array;
    for (const Because &because : list) {
        array << QJsonObject{{u"evidence"_s, because.evidence},
                             {u"text"_s, because.text},
                             {u"strength"_s, because.strength()},
                             {u"source"_s, because.source},
                             {u"line"_s, countJson(because.line)}};
    }
    return array;
}

QJsonArray causesJson(const std::vector<RankedCause> &causes)
{
    QJsonArray array;
    for (const RankedCause &cause : causes) {
        array << QJsonObject{{u"id"_s, cause.id},
                             {u"probability"_s, cause.probability},
                             {u"because"_s, reasonsJson(cause.because)},
                             {u"against"_s, reasonsJson(cause.against)}};
    }
    return array;
}

QJsonValue savingJson(const std::optional<Saving> &saving)
{
    if (!saving)
        return {};
    return QJsonObject{{u"low"_s, gibJson(saving->low)},
                       {u"mid"_s, gibJson(saving->mid)},
                       {u"high"_s, gibJson(saving->high)},
                       {u"phase"_s, idOf(saving->phase)}};
}

QJsonArray planJson(const std::vector<PlanStep> &plan)
{
    QJsonArray array;
    for (const PlanStep &step : plan) {
        QJsonArray edits;
        for (const Edit &edit : step.edits) {
            edits << QJsonObject{{u"path"_s, edit.path.text},
                                 {u"from"_s, QJsonValue::fromVariant(edit.from)},
                                 {u"to"_s, QJsonValue::fromVariant(edit.to)}};
        }
        array << QJsonObject{{u"fix"_s, step.fix},
                             {u"state"_s, idOf(step.state)},
                             {u"why"_s, step.why},
                             {u"edits"_s, edits},
                             {u"saves_gib"_s, savingJson(step.saves)}};
    }
    return array;
}

QJsonValue questionJson(const std::optional<QuestionAsked> &question)
{
    if (!question)
        return {};
    QJsonArray answers;
    for (const auto &[id, text] : question->answers)
        answers << QJsonObject{{u"id"_s, id}, {u"text"_s, text}};
    return QJsonObject{
        {u"id"_s, question->id}, {u"text"_s, question->text}, {u"answers"_s, answers}};
}

} // namespace

QByteArray jsonReport(const Case &facts, const Diagnosis &diagnosis, const Knowledge &)
{
    const QJsonObject report{{u"schema"_s, 1},
                             {u"inputs"_s, inputsJson(facts.inputs)},
                             {u"run"_s, runJson(facts, diagnosis)},
                             {u"verdict"_s, idOf(diagnosis.verdict)},
                             {u"memory_kind"_s, idOf(diagnosis.memoryKind)},
                             {u"recovered"_s, diagnosis.recovered},
                             {u"phase"_s, idOf(diagnosis.phase)},
                             {u"guide_kind"_s, textJson(idOf(diagnosis.guideKind))},
                             {u"failure"_s, failureJson(diagnosis.failure)},
                             {u"causes"_s, causesJson(diagnosis.causes)},
                             {u"plan"_s, planJson(diagnosis.plan)},
                             {u"environment_problem"_s, diagnosis.environmentProblem},
                             {u"question"_s, questionJson(diagnosis.question)},
                             {u"estimate"_s, diagnosis.estimate
                                                 ? QJsonValue(estimateJson(*diagnosis.estimate))
                                                 : QJsonValue()}};
    return QJsonDocument(report).toJson(QJsonDocument::Indented);
}

} // namespace headroom
