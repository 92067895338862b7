// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/failurelog.h"

#include "log/memoryfigures.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace headroom {

namespace {

constexpr qsizetype kLongestMessage = 4096;
constexpr qsizetype kComparedLength = 60;
constexpr int kMostMessageLines = 14;
constexpr std::size_t kMostFailures = 500;

bool isMemory(const Signature *signature)
{
    return signature != nullptr && signature->memoryKind != MemoryKind::None;
}

/// How much a signature explains: memory over other causes over nothing.
int weight(const Signature *signature)
{
    if (signature == nullptr)
        return 0;
    if (isMemory(signature))
        return 3;
    return signature->notMemoryCause.isEmpty() ? 1 : 2;
}

/// A line that goes on with an allocator's message: it speaks of sizes or of the allocator.
bool continuesMessage(QByteArrayView text)
{
    static constexpr std::array<QByteArrayView, 12> kWords{
        "gib",     "mib",           "kib",           " bytes",        "allocated", "unallocated",
        "pytorch", "fragmentation", "documentation", "memory in use", "capacity",  "capacty"};
    const QByteArray lower = text.toByteArray().toLower();
    if (lower.contains("file \""))
        return false;
    return std::ranges::any_of(
        kWords, [&](QByteArrayView word) { return QByteArrayView(lower).contains(word); });
}

QByteArrayView compared(const QByteArray &message)
{
    return QByteArrayView(message).first(std::min(message.size(), kComparedLength)).trimmed();
}

/// The message is the same, perhaps cut shorter in one place.
bool sameMessage(const QByteArray &a, const QByteArray &b)
{
    const QByteArrayView first = compared(a);
    const QByteArrayView second = compared(b);
    // An exception without a text is announced as "Error running job: ".
    if (first.isEmpty() || second.isEmpty())
        return true;
    return first.startsWith(second) || second.startsWith(first);
}

/// Ends that several voices tell, each in its own words: the shell, the worker, the kernel, the
/// data loader.
bool isToldByMany(const Signature *signature)
{
    return signature != nullptr &&
           (signature->kills || signature->memoryKind == MemoryKind::HostRam ||
            signature->memoryKind == MemoryKind::SharedMemory);
}

QString causeOfMissingFile(const Failure &failure)
{
    static const QRegularExpression config(QStringLiteral(R"(\.(ya?ml|json|toml)\b)"));
    switch (failure.phase) {
    case Phase::CacheLatents:
    case Phase::CacheTextEmbeddings:
        return QStringLiteral("not_oom.dataset_missing");
    case Phase::ModelLoad:
    case Phase::Quantize:
        return QStringLiteral("not_oom.model_not_found");
    default:
        break;
    }
    return config.match(failure.text).hasMatch() ? QStringLiteral("not_oom.config_invalid")
                                                 : QStringLiteral("not_oom.other");
}

/// The last parts of a path: "adamw.py", or "optim/adamw.py".
QString endOfPath(QByteArray path, int parts)
{
    path.replace('\\', '/');
    qsizetype slash = path.size();
    for (int part = 0; part < parts && slash > 0; ++part)
        slash = path.lastIndexOf('/', slash - 1);
    return QString::fromUtf8(path.sliced(slash + 1));
}

/// Keeps of a traceback what tells where it happened.
void takeFrames(Failure &failure, const std::vector<Frame> &frames)
{
    failure.frames.clear();
    failure.innerFrames.clear();
    for (const Frame &frame : frames) {
        if (frame.file.isEmpty())
            continue; // a line of code whose frame was cut off
        const QString function = QString::fromUtf8(frame.function);
        if (isLibraryFrame(frame)) {
            failure.innerFrames << function + u' ' + endOfPath(frame.file, 2);
            continue;
        }
        failure.frames << QStringLiteral("%1 %2:%3")
                              .arg(function, endOfPath(frame.file, 1), QString::number(frame.line));
        failure.failingCall = QString::fromUtf8(frame.source);
        failure.innerFrames.clear();
    }
}

} // namespace

const Signature *failureSignature(const std::vector<const Signature *> &signatures)
{
    const auto found = std::ranges::find_if(signatures, [](const Signature *signature) {
        return signature->fatal || signature->survived;
    });
    return found == signatures.end() ? nullptr : *found;
}

void FailureLog::setMessage(Entry &entry, const QByteArray &message)
{
    entry.message = message.first(std::min(message.size(), kLongestMessage));
    entry.failure.text = QString::fromUtf8(entry.message).simplified();
    const MemoryFigures figures = parseMemoryFigures(entry.message);
    complete(entry.failure.figures, figures);
    // Which process is meant shows only when the whole message is there.
    entry.failure.figures.process = figures.process;
    entry.failure.figures.otherProcesses = figures.otherProcesses;
}

void FailureLog::judge(Entry &entry, const Signature *signature)
{
    if (weight(signature) <= weight(entry.signature))
        return;
    entry.signature = signature;
    entry.failure.signature = signature->id;
    entry.failure.memoryKind = signature->memoryKind;
    entry.failure.notMemoryCause = signature->notMemoryCause;
}

FailureLog::Entry *FailureLog::findSame(const Sighting &sighting)
{
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend(); ++entry) {
        const bool sameClass = sighting.exception.isEmpty() || entry->failure.exception.isEmpty() ||
                               entry->failure.exception == QString::fromUtf8(sighting.exception);
        const bool skip = sighting.signature != nullptr && sighting.signature == entry->signature &&
                          sighting.signature->survived && m_skipping;
        if (skip || (!entry->failure.survived && sameClass &&
                     sameMessage(entry->message, sighting.message)))
            return &*entry;
        if (!entry->settled && isToldByMany(sighting.signature) && isToldByMany(entry->signature) &&
            sighting.signature->memoryKind == entry->signature->memoryKind)
            return &*entry;
        if (entry->settled)
            return nullptr;
    }
    return nullptr;
}

void FailureLog::merge(Entry &entry, const Sighting &sighting)
{
    if (entry.failure.exception.isEmpty())
        entry.failure.exception = QString::fromUtf8(sighting.exception);
    if (!sighting.frames.empty())
        entry.raisedInLibrary = isLibraryFrame(sighting.frames.back());
    if (!sighting.frames.empty() && entry.failure.frames.isEmpty())
        takeFrames(entry.failure, sighting.frames);
    if (sighting.phase != Phase::Unknown &&
        (entry.failure.phase == Phase::Unknown ||
         (sighting.phaseFromFrames && !entry.phaseFromFrames))) {
        entry.failure.phase = sighting.phase;
        entry.phaseFromFrames = sighting.phaseFromFrames;
    }
    if (sighting.message.size() > entry.message.size())
        setMessage(entry, sighting.message);
    judge(entry, sighting.signature);
}

/// A run may get over thousands of errors; the one that ends it must still find room.
void FailureLog::forgetOldest()
{
    const auto survived =
        std::ranges::find_if(m_entries, [](const Entry &entry) { return entry.failure.survived; });
    m_entries.erase(survived == m_entries.end() ? m_entries.begin() : survived);
    m_open.reset();
}

void FailureLog::add(const Sighting &sighting)
{
    const bool survives = sighting.signature != nullptr && sighting.signature->survived;
    if (Entry *same = findSame(sighting)) {
        merge(*same, sighting);
        m_open = static_cast<std::size_t>(same - m_entries.data());
        m_openLines = 0;
        return;
    }
    if (m_entries.size() >= kMostFailures)
        forgetOldest();
    Entry entry;
    entry.failure.line = sighting.line;
    entry.failure.exception = QString::fromUtf8(sighting.exception);
    entry.failure.phase = sighting.phase;
    entry.failure.step = sighting.step;
    entry.failure.survived = survives;
    takeFrames(entry.failure, sighting.frames);
    entry.phaseFromFrames = sighting.phaseFromFrames;
    entry.raisedInLibrary = !sighting.frames.empty() && isLibraryFrame(sighting.frames.back());
    setMessage(entry, sighting.message);
    judge(entry, sighting.signature);
    m_skipping = survives;
    m_entries.push_back(std::move(entry));
    m_open = m_entries.size() - 1;
    m_openLines = 0;
}

void FailureLog::addLine(QByteArrayView text, const std::vector<const Signature *> &signatures)
{
    if (!m_open || ++m_openLines > kMostMessageLines) {
        m_open.reset();
        return;
    }
    Entry &entry = m_entries[*m_open];
    if (const Signature *signature = failureSignature(signatures))
        judge(entry, signature);
    const bool wrapped = isCutMessage(entry.message) && continuesMessage(text);
    // Messages of several lines ("401 Client Error …" and below it which model) are kept whole,
    // hints are not.
    const bool explains = !signatures.empty() && !isMemory(entry.signature);
    if ((!wrapped && !explains) || entry.message.contains(text))
        return;
    // Where a console broke the line inside a number, only the lines put together without a blank
    // make sense.
    complete(entry.failure.figures, parseMemoryFigures(entry.message + text.toByteArray()));
    setMessage(entry, entry.message + ' ' + text.trimmed().toByteArray());
}

void FailureLog::progress()
{
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend() && !entry->settled; ++entry) {
        entry->settled = true;
        entry->failure.survived = true;
    }
    m_open.reset();
}

void FailureLog::excuse()
{
    if (m_entries.empty())
        return;
    m_entries.back().settled = true;
    m_entries.back().failure.survived = true;
}

bool FailureLog::hasPending() const
{
    return std::ranges::any_of(
        m_entries, [](const Entry &entry) { return !entry.settled && !entry.failure.survived; });
}

std::optional<std::size_t> FailureLog::pickFatal() const
{
    std::optional<std::size_t> fatal;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Entry &entry = m_entries[i];
        if (entry.failure.survived)
            continue;
        if (!fatal) {
            fatal = i;
            continue;
        }
        // What ran out of memory first explains what failed after it; otherwise the last word
        // counts, unless it knows less than what came before.
        const Entry &chosen = m_entries[*fatal];
        if (isMemory(chosen.signature) && !chosen.signature->followUp)
            continue;
        if (weight(entry.signature) >= weight(chosen.signature))
            fatal = i;
    }
    return fatal;
}

/// Names a cause for errors that no signature explains, by their class and by where they happened.
void FailureLog::explain(Entry &entry)
{
    Failure &failure = entry.failure;
    if (failure.memoryKind != MemoryKind::None || !failure.notMemoryCause.isEmpty() ||
        failure.survived)
        return;
    static const QStringList mismatches{
        QStringLiteral("TypeError"), QStringLiteral("AttributeError"), QStringLiteral("NameError"),
        QStringLiteral("NotImplementedError")};
    static const QStringList configErrors{QStringLiteral("KeyError"), QStringLiteral("ValueError"),
                                          QStringLiteral("AssertionError")};
    failure.notMemoryCause = QStringLiteral("not_oom.other");
    if (failure.signature.startsWith(u"file_missing"))
        failure.notMemoryCause = causeOfMissingFile(failure);
    else if (entry.raisedInLibrary && mismatches.contains(failure.exception))
        failure.notMemoryCause = QStringLiteral("not_oom.library_mismatch");
    else if (failure.phase == Phase::Startup && configErrors.contains(failure.exception))
        failure.notMemoryCause = QStringLiteral("not_oom.config_invalid");
}

FailureLog::Result FailureLog::conclude(bool finished, Phase lastPhase)
{
    if (finished)
        progress();
    Result result;
    result.fatal = pickFatal();
    if (result.fatal && m_entries[*result.fatal].signature != nullptr &&
        m_entries[*result.fatal].signature->followUp) {
        // The error that it hides was caught just before.
        for (std::size_t i = *result.fatal; i-- > 0 && !m_entries[i].settled;) {
            if (isMemory(m_entries[i].signature)) {
                m_entries[i].failure.survived = false;
                result.fatal = i;
                break;
            }
        }
    }
    if (result.fatal) {
        Entry &fatal = m_entries[*result.fatal];
        if (fatal.failure.phase == Phase::Unknown)
            fatal.failure.phase = lastPhase;
        result.fatalSignature = fatal.signature;
    }
    for (Entry &entry : m_entries) {
        explain(entry);
        result.failures.push_back(std::move(entry.failure));
    }
    m_entries.clear();
    return result;
}

} // namespace headroom
