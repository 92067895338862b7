// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evaluation.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

constexpr int kNameWidth = 28;
constexpr int kFieldWidth = 15;

/// "34/36 94 %", or "-" when nothing was scored.
QString tallyText(const Tally &tally)
{
    const std::optional<double> accuracy = tally.accuracy();
    if (!accuracy)
        return u"-"_s;
    return u"%1/%2 %3 %"_s.arg(tally.right).arg(tally.scored).arg(*accuracy * 100, 0, 'f', 0);
}

QString accuracyTable(const QString &title, const std::vector<Subset> &subsets)
{
    QString text = title.leftJustified(kNameWidth) + u"cases"_s.rightJustified(6);
    for (const ScoredField field : kScoredFields)
        text += idOf(field).rightJustified(kFieldWidth);
    text += u'\n';
    for (const Subset &subset : subsets) {
        text +=
            subset.name.leftJustified(kNameWidth) + QString::number(subset.cases).rightJustified(6);
        for (const ScoredField field : kScoredFields)
            text += tallyText(subset.field(field)).rightJustified(kFieldWidth);
        text += u'\n';
    }
    return text;
}

QString calibrationTable(const std::vector<Subset> &subsets)
{
    QString text = u"calibration of the top cause"_s.leftJustified(kNameWidth) +
                   u" cases  mean p     ECE   Brier  log loss\n"_s;
    for (const Subset &subset : subsets) {
        const Calibration &figures = subset.calibration;
        if (figures.cases == 0)
            continue;
        text +=
            subset.name.leftJustified(kNameWidth) +
            QString::asprintf("%6d%8.3f%8.3f%8.3f%10.3f\n", figures.cases, figures.meanProbability,
                              figures.ece, figures.brier, figures.logLoss);
    }
    return text;
}

QString rivalsTable(const std::vector<RivalFigures> &rivals)
{
    if (rivals.empty())
        return {};
    QString text = u"memory failures"_s.leftJustified(kNameWidth) + u"cases"_s.rightJustified(6);
    for (const QString &column :
         {u"cause_strict"_s, u"cause_lenient"_s, u"cause_top3"_s, u"first_fix"_s, u"repair min"_s})
        text += column.rightJustified(kFieldWidth);
    text += u'\n';
    for (const RivalFigures &rival : rivals) {
        text +=
            rival.name.leftJustified(kNameWidth) + QString::number(rival.cases).rightJustified(6);
        for (const Tally &tally : {rival.strict, rival.lenient, rival.topThree, rival.firstFix})
            text += tallyText(tally).rightJustified(kFieldWidth);
        text += QString::number(rival.meanMinutes, 'f', 0).rightJustified(kFieldWidth) + u'\n';
    }
    return text + u'\n';
}

QString confusionsText(const std::vector<Confusion> &confusions)
{
    if (confusions.empty())
        return {};
    QString text = u"confused\n"_s;
    for (const Confusion &confusion : confusions) {
        text += u"  %1 × %2 for %3\n"_s.arg(confusion.cases)
                    .arg(confusion.said.isEmpty() ? u"-"_s : confusion.said, confusion.accepted);
    }
    return text + u'\n';
}

QString missesText(const std::vector<Miss> &misses)
{
    QString text = u"misses\n"_s;
    for (const Miss &miss : misses) {
        QString said = miss.said.isEmpty() ? u"-"_s : miss.said;
        if (miss.probability)
            said += u" (%1 %)"_s.arg(*miss.probability * 100, 0, 'f', 0);
        text += u"  "_s + miss.name.leftJustified(12) + idOf(miss.field).leftJustified(15) +
                u"said "_s + said + u", accepted "_s + miss.accepted.join(u" | ") + u'\n';
    }
    return text;
}

QString problemsText(const std::vector<JudgedCase> &cases)
{
    QString text;
    for (const JudgedCase &judged : cases) {
        for (const Error &problem : judged.problems)
            text += u"  "_s + judged.name.leftJustified(12) + problem.sentence() + u'\n';
    }
    return text.isEmpty() ? text : u"\nfiles that could not be used\n"_s + text;
}

QJsonObject tallyJson(const Tally &tally)
{
    const std::optional<double> accuracy = tally.accuracy();
    return {{u"right"_s, tally.right},
            {u"scored"_s, tally.scored},
            {u"accuracy"_s, accuracy ? QJsonValue(*accuracy) : QJsonValue()}};
}

QJsonArray subsetsJson(const std::vector<Subset> &subsets)
{
    QJsonArray array;
    for (const Subset &subset : subsets) {
        QJsonObject fields;
        for (const ScoredField field : kScoredFields)
            fields[idOf(field)] = tallyJson(subset.field(field));
        const Calibration &figures = subset.calibration;
        QJsonValue calibration;
        if (figures.cases > 0) {
            calibration = QJsonObject{{u"cases"_s, figures.cases},
                                      {u"mean_probability"_s, figures.meanProbability},
                                      {u"ece"_s, figures.ece},
                                      {u"brier"_s, figures.brier},
                                      {u"log_loss"_s, figures.logLoss}};
        }
        array << QJsonObject{{u"name"_s, subset.name},
                             {u"cases"_s, subset.cases},
                             {u"fields"_s, fields},
                             {u"calibration"_s, calibration}};
    }
    return array;
}

QJsonObject caseJson(const JudgedCase &judged)
{
    QJsonArray causes;
    for (const auto &[id, probability] : judged.said.causes)
        causes << QJsonObject{{u"id"_s, id}, {u"probability"_s, probability}};
    QJsonArray problems;
    for (const Error &problem : judged.problems)
        problems << problem.sentence();
    QJsonObject right;
    for (const ScoredField field : kScoredFields) {
        const std::optional<bool> isFieldRight = isRight(field, judged.label, judged.said);
        right[idOf(field)] = isFieldRight ? QJsonValue(*isFieldRight) : QJsonValue();
    }
    return {{u"name"_s, judged.name},
            {u"verdict"_s, judged.said.verdict},
            {u"memory_kind"_s, judged.said.memoryKind},
            {u"phase"_s, judged.said.phase},
            {u"causes"_s, causes},
            {u"first_fix"_s,
             judged.said.firstFix.isEmpty() ? QJsonValue() : QJsonValue(judged.said.firstFix)},
            {u"right"_s, right},
            {u"problems"_s, problems}};
}

} // namespace

QString evaluationText(const Evaluation &evaluation)
{
    return accuracyTable(u"accuracy"_s, evaluation.subsets) + u'\n' +
           calibrationTable(evaluation.subsets) + u'\n' + rivalsTable(evaluation.rivals) +
           accuracyTable(u"by memory kind"_s, evaluation.memoryKinds) + u'\n' +
           accuracyTable(u"by cause"_s, evaluation.causes) + u'\n' +
           confusionsText(evaluation.confusions) + missesText(evaluation.misses) +
           problemsText(evaluation.cases);
}

QByteArray evaluationJson(const Evaluation &evaluation)
{
    QJsonArray cases;
    for (const JudgedCase &judged : evaluation.cases)
        cases << caseJson(judged);
    QJsonArray misses;
    for (const Miss &miss : evaluation.misses) {
        misses << QJsonObject{
            {u"case"_s, miss.name},
            {u"field"_s, idOf(miss.field)},
            {u"said"_s, miss.said.isEmpty() ? QJsonValue() : QJsonValue(miss.said)},
            {u"probability"_s, miss.probability ? QJsonValue(*miss.probability) : QJsonValue()},
            {u"accepted"_s, QJsonArray::fromStringList(miss.accepted)}};
    }
    QJsonArray rivals;
    for (const RivalFigures &rival : evaluation.rivals) {
        rivals << QJsonObject{{u"name"_s, rival.name},
                              {u"cases"_s, rival.cases},
                              {u"cause_strict"_s, tallyJson(rival.strict)},
                              {u"cause_lenient"_s, tallyJson(rival.lenient)},
                              {u"cause_top3"_s, tallyJson(rival.topThree)},
                              {u"first_fix"_s, tallyJson(rival.firstFix)},
                              {u"repair_minutes"_s, rival.meanMinutes}};
    }
    QJsonArray confusions;
    for (const Confusion &confusion : evaluation.confusions) {
        confusions << QJsonObject{{u"accepted"_s, confusion.accepted},
                                  {u"said"_s, confusion.said},
                                  {u"cases"_s, confusion.cases}};
    }
    return QJsonDocument(QJsonObject{{u"schema"_s, 1},
                                     {u"baselines"_s, rivals},
                                     {u"confusions"_s, confusions},
                                     {u"subsets"_s, subsetsJson(evaluation.subsets)},
                                     {u"memory_kinds"_s, subsetsJson(evaluation.memoryKinds)},
                                     {u"causes"_s, subsetsJson(evaluation.causes)},
                                     {u"misses"_s, misses},
                                     {u"cases"_s, cases}})
        .toJson(QJsonDocument::Indented);
}

} // namespace headroom
