// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of RunBuilder that reads errors and endings.
#include "log/runbuilder.h"

#include "log/framephase.h"

#include <QRegularExpression>

#include <algorithm>

namespace headroom {

namespace {

/// The launcher's own error, which only says that the training failed.
bool isLauncherTail(QByteArrayView exception)
{
    return exception.endsWith("CalledProcessError") || exception.endsWith("ChildFailedError") ||
           exception == "SystemExit";
}

/// Python prints whole tracebacks of errors that change nothing: while it clears up, and when a
/// message could not be written to the console.
bool announcesHarmlessTraceback(QByteArrayView text)
{
    return text.startsWith("Exception ignored in") || text.startsWith("--- Logging error ---");
}

/// "exit code 137" and its kin, in the words of the log.
QString exitDetailOf(QByteArrayView text)
{
    static const QRegularExpression detail(QStringLiteral(
        R"(signal SIG\w+|<Signals\.SIG\w+: \d+>|exit ?code:? -?\d+|exit status -?\d+|return code = -?\d+|exitcode: -?\d+|Killed)"));
    return detail.match(QString::fromUtf8(text)).captured(0);
}

} // namespace

Sighting RunBuilder::sightingOf(QByteArrayView message, LineNumber line) const
{
    Sighting sighting;
    sighting.message = message.trimmed().toByteArray();
    sighting.signature = failureSignature(m_findings.signatures);
    sighting.line = line;
    sighting.phase = m_phases.current();
    sighting.step = m_steps.done();
    return sighting;
}

Sighting RunBuilder::sightingOf(const ExceptionLine &exception, LineNumber line) const
{
    Sighting sighting =
        sightingOf(exception.message.isEmpty() ? exception.exception : exception.message, line);
    sighting.exception = exception.exception;
    return sighting;
}

void RunBuilder::addFailure(const Sighting &sighting)
{
    if (!m_failures.hasPending())
        m_printedBeforeError = m_sawPrint;
    m_failures.add(sighting);
    if (sighting.signature != nullptr && sighting.signature->kills && m_run.exitDetail.isEmpty())
        m_run.exitDetail = exitDetailOf(sighting.message);
}

void RunBuilder::takeTracebackEnd(LineNumber line)
{
    Sighting sighting = sightingOf(m_traceback.exception(), line);
    const bool launcher = sighting.signature == nullptr && isLauncherTail(sighting.exception);
    const bool harmless = m_harmlessTraceback;
    m_harmlessTraceback = false;
    if (launcher || harmless)
        return;
    const FrameContext context{m_phases.current(), m_steps.started(), m_steps.done()};
    if (const auto phase = phaseOfFrames(m_traceback.frames(), context)) {
        sighting.phase = *phase;
        sighting.phaseFromFrames = true;
    }
    sighting.frames = m_traceback.frames();
    addFailure(sighting);
}

void RunBuilder::takeErrors(QByteArrayView text, LineNumber line)
{
    const Marker *course = m_findings.course;
    if (announcesHarmlessTraceback(text))
        m_harmlessTraceback = true;
    if (std::ranges::any_of(m_findings.signatures, &Signature::excuses))
        m_failures.excuse();
    if (course != nullptr && course->kind == MarkerKind::JobError) {
        takeJobError(*course, text, line);
        return;
    }
    if (course != nullptr)
        takeMarker(*course, text, line);
    else if (!m_wrappedBucket.isEmpty())
        takeBucket({"", Place::Start, MarkerKind::ResolutionBucket}, text, line);
    else
        takeBucketLine(text, line);

    const Signature *failure = failureSignature(m_findings.signatures);
    const auto exception = parseExceptionLine(text.trimmed(), false);
    if (exception && failure == nullptr && isLauncherTail(exception->exception))
        return;
    if (exception && (failure == nullptr || !failure->survived)) {
        addFailure(sightingOf(*exception, line));
    } else if (failure != nullptr &&
               (!m_failures.hasOpenMessage() || failure->survived || failure->kills)) {
        addFailure(sightingOf(text, line));
    } else if (m_failures.hasOpenMessage()) {
        if (course != nullptr && failure == nullptr)
            m_failures.closeMessage();
        else
            m_failures.addLine(text, m_findings.signatures);
    }
}

void RunBuilder::takeJobError(const Marker &marker, QByteArrayView text, LineNumber line)
{
    m_sawPrint = true;
    m_facts.noteTrainer(marker.trainer, 3);
    const QByteArrayView message = text.sliced(text.indexOf(marker.literal))
                                       .sliced(QByteArrayView(marker.literal).size())
                                       .trimmed();
    addFailure(sightingOf(message, line));
    if (message.startsWith("Job stopped") || message.startsWith("Job returning to queue"))
        m_run.end = RunEnd::Stopped;
}

void RunBuilder::takeEnding(const Marker &marker, QByteArrayView text, LineNumber line)
{
    m_failures.closeMessage();
    if (marker.kind == MarkerKind::Stopped) {
        m_run.end = RunEnd::Stopped;
    } else if (marker.kind == MarkerKind::EndOfProcess) {
        takeEndOfProcess(text);
    } else if (marker.kind == MarkerKind::Completed) {
        static const QRegularExpression none(QStringLiteral(R"((^|\s)0 completed)"));
        if (!none.match(QString::fromUtf8(text)).hasMatch() && !m_failures.hasPending()) {
            m_completed = true;
            enterPhase(Phase::Finished, line);
        }
    }
}

/// What the worker, a batch file or an interface says when the process is gone.
void RunBuilder::takeEndOfProcess(QByteArrayView text)
{
    const bool explained = m_failures.hasPending() || m_completed || m_run.end != RunEnd::Unknown;
    const qsizetype at = text.indexOf("terminated with ");
    if (at < 0) {
        if (!explained)
            m_run.exitDetail = QStringLiteral("exited unexpectedly");
        return;
    }
    QByteArrayView detail = text.sliced(at + 16).trimmed();
    if (detail.endsWith('.'))
        detail.chop(1);
    m_run.exitDetail = QString::fromUtf8(detail);
    if (detail.startsWith("signal"))
        m_run.end = detail.contains("SIGINT") ? RunEnd::Stopped : RunEnd::Killed;
    else if (detail.startsWith("exit code") && detail != "exit code 0" && !m_completed)
        m_run.end = RunEnd::Failed;
}

} // namespace headroom
