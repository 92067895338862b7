// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/casefile.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

constexpr int kVersion = 1;

QString stamp(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

/// Keeps the bytes exactly: as readable text where that loses nothing.
void insertText(QJsonObject &object, const QByteArray &bytes)
{
    const QString text = QString::fromUtf8(bytes);
    if (text.toUtf8() == bytes)
        object.insert(u"text"_s, text);
    else
        object.insert(u"text_base64"_s, QString::fromLatin1(bytes.toBase64()));
}

QJsonObject writeInput(const InputRef &input)
{
    return {{u"path"_s, input.path},
            {u"kind"_s, idOf(input.kind)},
            {u"bytes"_s, input.bytes},
            {u"fingerprint"_s, input.fingerprint}};
}

QJsonObject writeChange(const Edit &change)
{
    QJsonObject object{{u"path"_s, change.path.text}};
    // A key that is absent is told from one that is null.
    if (change.from.isValid())
        object.insert(u"from"_s, QJsonValue::fromVariant(change.from));
    if (change.to.isValid())
        object.insert(u"to"_s, QJsonValue::fromVariant(change.to));
    return object;
}

void insertSize(QJsonObject &object, const QString &key, const std::optional<Bytes> &size)
{
    if (size)
        object.insert(key, size->gib());
}

void insertStep(QJsonObject &object, const QString &key, const std::optional<StepNumber> &step)
{
    if (step)
        object.insert(key, step->value);
}

QJsonObject writeRun(const RunSummary &run)
{
    QJsonObject object{{u"verdict"_s, idOf(run.verdict)},
                       {u"memory_kind"_s, idOf(run.memoryKind)},
                       {u"recovered"_s, run.recovered},
                       {u"phase"_s, idOf(run.phase)}};
    insertStep(object, u"steps_done"_s, run.stepsDone);
    insertStep(object, u"steps_total"_s, run.stepsTotal);
    insertStep(object, u"failed_at_step"_s, run.failedAt);
    if (run.skippedBatches > 0)
        object.insert(u"skipped_batches"_s, run.skippedBatches);
    if (run.secondsPerStep)
        object.insert(u"seconds_per_step"_s, *run.secondsPerStep);
    insertSize(object, u"capacity_gib"_s, run.capacity);
    insertSize(object, u"tried_gib"_s, run.tried);
    insertSize(object, u"allocated_gib"_s, run.allocated);
    insertSize(object, u"process_gib"_s, run.process);
    if (!run.cause.isEmpty()) {
        object.insert(u"cause"_s, run.cause);
        object.insert(u"probability"_s, run.probability);
    }
    return object;
}

QJsonObject writeAttempt(const Attempt &attempt)
{
    QJsonArray changes;
    for (const Edit &change : attempt.changes)
        changes << writeChange(change);
    QJsonObject object{{u"when"_s, stamp(attempt.when)},
                       {u"changes"_s, changes},
                       {u"run"_s, writeRun(attempt.run)},
                       {u"outcome"_s, idOf(attempt.outcome)}};
    if (attempt.log != InputRef{})
        object.insert(u"log"_s, writeInput(attempt.log));
    if (!attempt.config.isEmpty()) {
        QJsonObject config{{u"name"_s, attempt.configName}};
        insertText(config, attempt.config);
        object.insert(u"config"_s, config);
    }
    if (!attempt.note.isEmpty())
        object.insert(u"note"_s, attempt.note);
    return object;
}

QJsonObject writeConfig(const CaseRecord &record)
{
    QJsonObject config{{u"name"_s, record.configName}, {u"unsaved"_s, record.configIsUnsaved}};
    if (!record.configPath.isEmpty())
        config.insert(u"path"_s, record.configPath);
    insertText(config, record.config);
    return config;
}

} // namespace

QByteArray toCaseFile(const CaseRecord &record)
{
    QJsonObject object{{u"headroom_case"_s, kVersion},
                       {u"written_by"_s, u"headroom " HEADROOM_VERSION ""_s},
                       {u"title"_s, record.title},
                       {u"saved"_s, stamp(record.saved)},
                       {u"is_open"_s, record.isOpen}};
    QJsonArray inputs;
    for (const InputRef &input : record.inputs)
        inputs << writeInput(input);
    object.insert(u"inputs"_s, inputs);
    QJsonObject answers;
    for (auto answer = record.answers.cbegin(); answer != record.answers.cend(); ++answer)
        answers.insert(answer.key(), answer.value());
    object.insert(u"answers"_s, answers);
    insertSize(object, u"gpu_vram_gib"_s, record.gpuCapacity);
    if (!record.config.isEmpty())
        object.insert(u"config"_s, writeConfig(record));
    QJsonArray attempts;
    for (const Attempt &attempt : record.attempts)
        attempts << writeAttempt(attempt);
    object.insert(u"attempts"_s, attempts);
    return QJsonDocument(object).toJson();
}

Result<void> writeCaseFile(const QString &path, const CaseRecord &record)
{
    QSaveFile file(path);
    const QByteArray bytes = toCaseFile(record);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return std::unexpected(
        Error{.id = u"casefile.unwritable"_s,
              .file = path,
              .message = QCoreApplication::translate("CaseFile", "The case cannot be saved: %1.")
                             .arg(file.errorString()),
              .remedy = QCoreApplication::translate("CaseFile", "Choose another place for it.")});
}

} // namespace headroom
