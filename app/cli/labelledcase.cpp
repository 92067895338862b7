// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/labelledcase.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

Result<QJsonObject> readJsonObject(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return std::unexpected(Error{
            .id = u"evaluate.unreadable"_s, .file = path, .message = file.errorString() + u'.'});
    }
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &fault);
    if (!document.isObject()) {
        return std::unexpected(
            Error{.id = u"evaluate.invalid_json"_s,
                  .file = path,
                  .message = QCoreApplication::translate("Evaluate", "This is not a JSON object."),
                  .remedy = fault.errorString()});
    }
    return document.object();
}

QStringList textsOf(const QJsonValue &value)
{
    QStringList texts;
    for (const QJsonValue &item : value.toArray())
        texts << item.toString();
    return texts;
}

Label labelOf(const QJsonObject &expected)
{
    const QJsonObject about = expected["about"_L1].toObject();
    return {.verdict = textsOf(expected["verdict"_L1]),
            .memoryKind = textsOf(expected["memory_kind"_L1]),
            .phase = textsOf(expected["phase"_L1]),
            .causes = textsOf(expected["causes"_L1]),
            .firstFix = textsOf(expected["first_fix"_L1]),
            .logFidelity = about["log_fidelity"_L1].toString(),
            .labelConfidence = about["label_confidence"_L1].toString()};
}

/// Answers may be written as text or as numbers.
QMap<QString, QString> answersOf(const QJsonObject &object)
{
    QMap<QString, QString> answers;
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        const QJsonValue value = entry.value();
        if (value.isDouble())
            answers[entry.key()] = QString::number(value.toDouble());
        else if (value.isString())
            answers[entry.key()] = value.toString();
    }
    return answers;
}

/// The files to diagnose. A folder with a log.txt holds, beside it, the config and the launch
/// command, only notes of its collector; one without may hold anything.
QStringList inputsIn(const QDir &folder)
{
    static const QStringList kNotInputs = {u"answers.json"_s, u"expected.json"_s, u"golden.txt"_s};
    const bool hasLog = folder.exists(u"log.txt"_s);
    const QStringList wanted =
        hasLog ? QStringList{u"log.txt"_s, u"config.*"_s, u"command.*"_s, u"*.toml"_s, u"*.csv"_s}
               : QStringList{u"*"_s};
    QStringList paths;
    for (const QString &name : folder.entryList(wanted, QDir::Files, QDir::Name)) {
        if (!kNotInputs.contains(name))
            paths << folder.filePath(name);
    }
    return paths;
}

} // namespace

QString idOf(ScoredField field)
{
    switch (field) {
    case ScoredField::Verdict:
        return u"verdict"_s;
    case ScoredField::MemoryKind:
        return u"memory_kind"_s;
    case ScoredField::Phase:
        return u"phase"_s;
    case ScoredField::CauseStrict:
        return u"cause_strict"_s;
    case ScoredField::CauseLenient:
        return u"cause_lenient"_s;
    case ScoredField::CauseTopThree:
        return u"cause_top3"_s;
    case ScoredField::FirstFix:
        return u"first_fix"_s;
    }
    return {};
}

const QStringList &Label::accepted(ScoredField field) const
{
    switch (field) {
    case ScoredField::Verdict:
        return verdict;
    case ScoredField::MemoryKind:
        return memoryKind;
    case ScoredField::Phase:
        return phase;
    case ScoredField::CauseStrict:
    case ScoredField::CauseLenient:
    case ScoredField::CauseTopThree:
        return causes;
    case ScoredField::FirstFix:
        break;
    }
    return firstFix;
}

Result<LabelledCase> readLabelledCase(const QString &folder, const Signatures &signatures)
{
    const QDir dir(folder);
    const Result<QJsonObject> expected = readJsonObject(dir.filePath(u"expected.json"_s));
    if (!expected)
        return std::unexpected(expected.error());

    CaseFacts facts;
    if (dir.exists(u"answers.json"_s)) {
        const Result<QJsonObject> answers = readJsonObject(dir.filePath(u"answers.json"_s));
        if (!answers)
            return std::unexpected(answers.error());
        facts.answers = answersOf(*answers);
    }

    OpenedCase opened = openCase(inputsIn(dir), facts, signatures);
    std::vector<Error> problems = std::move(opened.unreadable);
    problems.insert(problems.end(), opened.facts.problems.begin(), opened.facts.problems.end());
    return LabelledCase{.name = dir.dirName(),
                        .facts = std::move(opened.facts),
                        .label = labelOf(*expected),
                        .problems = std::move(problems)};
}

QStringList labelledFolders(const QString &folder)
{
    QStringList folders;
    QDirIterator files(folder, {u"expected.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        folders << files.nextFileInfo().absolutePath();
    folders.sort();
    return folders;
}

} // namespace headroom
