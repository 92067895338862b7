// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/casefile.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

constexpr int kNewest = 1;
/// Far above any real case: a config is some kilobytes.
constexpr qint64 kMostBytes = 64 * 1024 * 1024;

struct CaseFile
{
    Q_DECLARE_TR_FUNCTIONS(CaseFile)
};

/// Reads members of one JSON object; remembers the first that is not what it should be.
class Reader
{
public:
    Reader(const QJsonObject &object, QString place, QString &fault)
        : m_object(object), m_place(std::move(place)), m_fault(fault)
    {
    }

    QString text(const QString &key) const { return take(key, QJsonValue::String).toString(); }
    bool flag(const QString &key) const { return take(key, QJsonValue::Bool).toBool(); }
    std::optional<double> number(const QString &key) const
    {
        const QJsonValue value = take(key, QJsonValue::Double);
        return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
    }
    /// A whole number that is not negative.
    std::optional<qint64> count(const QString &key) const
    {
        const std::optional<double> value = number(key);
        constexpr double kMost = 9007199254740992; // 2^53: whole in a JSON number
        if (!value)
            return std::nullopt;
        if (*value < 0 || *value > kMost || *value != std::floor(*value)) {
            complain(key);
            return std::nullopt;
        }
        return static_cast<qint64>(*value);
    }
    std::optional<StepNumber> step(const QString &key) const
    {
        constexpr qint64 kMost = 1'000'000'000;
        const std::optional<qint64> value = count(key);
        if (value && *value > kMost)
            complain(key);
        return value ? std::optional(StepNumber{static_cast<int>(std::min(*value, kMost))})
                     : std::nullopt;
    }
    std::optional<Bytes> size(const QString &key) const
    {
        constexpr double kMost = 1e6; // GiB
        const std::optional<double> value = number(key);
        if (value && !(*value >= 0 && *value <= kMost)) {
            complain(key);
            return std::nullopt;
        }
        return value ? std::optional(Bytes{std::llround(*value * double(Bytes::kGiB))})
                     : std::nullopt;
    }
    /// A member out of a closed list of ids.
    template <typename T>
    T word(const QString &key, T absent, std::optional<T> (*fromId)(QStringView)) const
    {
        const QString id = text(key);
        if (id.isEmpty())
            return absent;
        const std::optional<T> value = fromId(id);
        if (!value)
            complain(key);
        return value.value_or(absent);
    }
    QDateTime time(const QString &key) const
    {
        const QString written = text(key);
        const QDateTime time = QDateTime::fromString(written, Qt::ISODateWithMs);
        if (!written.isEmpty() && !time.isValid())
            complain(key);
        return time.toUTC();
    }
    QByteArray contents() const
    {
        const QString coded = text(u"text_base64"_s);
        return coded.isEmpty() ? text(u"text"_s).toUtf8()
                               : QByteArray::fromBase64(coded.toLatin1());
    }
    QJsonObject object(const QString &key) const
    {
        return take(key, QJsonValue::Object).toObject();
    }
    bool has(const QString &key) const { return m_object.contains(key); }
    Reader inside(const QString &key) const { return {object(key), placeOf(key), m_fault}; }
    std::vector<Reader> list(const QString &key) const
    {
        std::vector<Reader> readers;
        const QJsonArray array = take(key, QJsonValue::Array).toArray();
        for (qsizetype i = 0; i < array.size(); ++i) {
            const QString place = u"%1[%2]"_s.arg(placeOf(key)).arg(i);
            if (!array[i].isObject() && m_fault.isEmpty())
                m_fault = place;
            readers.emplace_back(array[i].toObject(), place, m_fault);
        }
        return readers;
    }
    QVariant value(const QString &key) const
    {
        const QJsonValue value = m_object.value(key);
        if (value.isUndefined())
            return {};
        if (value.isNull())
            return QVariant::fromValue(nullptr);
        if (value.isDouble() && value.toDouble() == std::floor(value.toDouble()) &&
            std::abs(value.toDouble()) < 2e9)
            return value.toInt();
        return value.toVariant();
    }

private:
    QString placeOf(const QString &key) const
    {
        return m_place.isEmpty() ? key : m_place + u'.' + key;
    }
    void complain(const QString &key) const
    {
        if (m_fault.isEmpty())
            m_fault = placeOf(key);
    }
    QJsonValue take(const QString &key, QJsonValue::Type type) const
    {
        const QJsonValue value = m_object.value(key);
        if (value.isUndefined() || value.isNull())
            return {};
        if (value.type() == type)
            return value;
        complain(key);
        return {};
    }

    QJsonObject m_object;
    QString m_place;
    QString &m_fault;
};

std::optional<SourceKind> sourceKindFromId(QStringView id)
{
    for (const SourceKind kind : {SourceKind::Log, SourceKind::Config, SourceKind::Telemetry,
                                  SourceKind::Archive, SourceKind::Unknown}) {
        if (idOf(kind) == id)
            return kind;
    }
    return std::nullopt;
}

InputRef readInput(const Reader &reader)
{
    return {.path = reader.text(u"path"_s),
            .kind = reader.word(u"kind"_s, SourceKind::Unknown, sourceKindFromId),
            .bytes = reader.count(u"bytes"_s).value_or(0),
            .fingerprint = reader.text(u"fingerprint"_s)};
}

RunSummary readRun(const Reader &reader)
{
    RunSummary run{.verdict = reader.word(u"verdict"_s, Verdict::Unclear, verdictFromId),
                   .memoryKind = reader.word(u"memory_kind"_s, MemoryKind::None, memoryKindFromId),
                   .recovered = reader.flag(u"recovered"_s),
                   .phase = reader.word(u"phase"_s, Phase::Unknown, phaseFromId)};
    run.stepsDone = reader.step(u"steps_done"_s);
    run.stepsTotal = reader.step(u"steps_total"_s);
    run.failedAt = reader.step(u"failed_at_step"_s);
    run.skippedBatches = reader.step(u"skipped_batches"_s).value_or(StepNumber{}).value;
    run.secondsPerStep = reader.number(u"seconds_per_step"_s);
    run.capacity = reader.size(u"capacity_gib"_s);
    run.tried = reader.size(u"tried_gib"_s);
    run.allocated = reader.size(u"allocated_gib"_s);
    run.process = reader.size(u"process_gib"_s);
    run.cause = reader.text(u"cause"_s);
    run.probability = reader.number(u"probability"_s).value_or(0);
    return run;
}

Attempt readAttempt(const Reader &reader)
{
    Attempt attempt;
    attempt.when = reader.time(u"when"_s);
    if (reader.has(u"log"_s))
        attempt.log = readInput(reader.inside(u"log"_s));
    const Reader config = reader.inside(u"config"_s);
    attempt.config = config.contents();
    attempt.configName = config.text(u"name"_s);
    for (const Reader &change : reader.list(u"changes"_s)) {
        attempt.changes.push_back({.path = {change.text(u"path"_s)},
                                   .from = change.value(u"from"_s),
                                   .to = change.value(u"to"_s)});
    }
    attempt.run = readRun(reader.inside(u"run"_s));
    attempt.outcome = reader.word(u"outcome"_s, Outcome::First, outcomeFromId);
    attempt.note = reader.text(u"note"_s);
    return attempt;
}

CaseRecord readRecord(const Reader &reader)
{
    CaseRecord record;
    record.title = reader.text(u"title"_s);
    record.saved = reader.time(u"saved"_s);
    record.isOpen = reader.flag(u"is_open"_s);
    for (const Reader &input : reader.list(u"inputs"_s))
        record.inputs.push_back(readInput(input));
    const Reader answers = reader.inside(u"answers"_s);
    for (const QString &question : reader.object(u"answers"_s).keys())
        record.answers.insert(question, answers.text(question));
    record.gpuCapacity = reader.size(u"gpu_vram_gib"_s);
    const Reader config = reader.inside(u"config"_s);
    record.configPath = config.text(u"path"_s);
    record.configName = config.text(u"name"_s);
    record.config = config.contents();
    record.configIsUnsaved = config.flag(u"unsaved"_s);
    for (const Reader &attempt : reader.list(u"attempts"_s))
        record.attempts.push_back(readAttempt(attempt));
    return record;
}

std::unexpected<Error> damaged(const QString &fileName, const QString &message)
{
    return std::unexpected(
        Error{.id = u"casefile.damaged"_s,
              .file = fileName,
              .message = message,
              .remedy = CaseFile::tr("Open the log and the config of the case instead.")});
}

std::unexpected<Error> noJson(const QByteArray &bytes, const QString &fileName, qsizetype offset)
{
    const QByteArrayView before = QByteArrayView(bytes).first(std::min(offset, bytes.size()));
    std::unexpected<Error> error =
        damaged(fileName, CaseFile::tr("The case file is damaged: it is cut short or was changed "
                                       "by something else."));
    error.error().line = static_cast<int>(before.count('\n')) + 1;
    error.error().column = static_cast<int>(before.size() - before.lastIndexOf('\n'));
    return error;
}

} // namespace

bool isCaseFile(const QString &path)
{
    return path.endsWith(kCaseFileEnding, Qt::CaseInsensitive);
}

Result<CaseRecord> fromCaseFile(const QByteArray &bytes, const QString &fileName)
{
    QJsonParseError parsing;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &parsing);
    if (document.isNull())
        return noJson(bytes, fileName, parsing.offset);
    const QJsonValue version = document.object().value(u"headroom_case"_s);
    if (!version.isDouble() || version.toInt() < 1) {
        return std::unexpected(
            Error{.id = u"casefile.other"_s,
                  .file = fileName,
                  .message = CaseFile::tr("This is no case of Headroom."),
                  .remedy = CaseFile::tr("Open a log, a config or a job folder instead.")});
    }
    if (version.toInt() > kNewest) {
        return std::unexpected(
            Error{.id = u"casefile.newer"_s,
                  .file = fileName,
                  .message = CaseFile::tr("This case was saved by a newer Headroom (version %1 of "
                                          "case files; this one reads up to %2).")
                                 .arg(version.toInt())
                                 .arg(kNewest),
                  .remedy = CaseFile::tr("Update Headroom, then open the case again.")});
    }
    QString fault;
    CaseRecord record = readRecord(Reader(document.object(), {}, fault));
    if (!fault.isEmpty())
        return damaged(
            fileName,
            CaseFile::tr("The case file is damaged: “%1” is not what it should be.").arg(fault));
    return record;
}

Result<CaseRecord> readCaseFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return std::unexpected(
            Error{.id = u"casefile.unreadable"_s,
                  .file = path,
                  .message = CaseFile::tr("The case cannot be read: %1.").arg(file.errorString())});
    }
    if (file.size() > kMostBytes)
        return damaged(path, CaseFile::tr("The case file is too large to be one."));
    return fromCaseFile(file.readAll(), path);
}

} // namespace headroom
