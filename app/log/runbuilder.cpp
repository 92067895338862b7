// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/runbuilder.h"

#include "base/numbers.h"
#include "log/framephase.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace headroom {

namespace {

constexpr qsizetype kSymptomLength = 400; ///< characters

/// The launcher's own error, which only says that the training failed.
bool isLauncherTail(QByteArrayView exception)
{
    return exception.endsWith("CalledProcessError") || exception.endsWith("ChildFailedError") ||
           exception == "SystemExit";
}

bool namesTextEncoder(QByteArrayView text)
{
    static constexpr std::array<QByteArrayView, 7> kNames{"ext encoder", "T5",      "LLM", "VL",
                                                          "Gemma",       "Mistral", "CLIP"};
    return std::ranges::any_of(kNames, [&](QByteArrayView name) { return text.contains(name); });
}

QByteArrayView behind(QByteArrayView text, QByteArrayView mark)
{
    const qsizetype at = text.indexOf(mark);
    return at < 0 ? QByteArrayView() : text.sliced(at + mark.size()).trimmed();
}

} // namespace

bool RunBuilder::take(const StrippedLine &stripped, LineNumber line)
{
    QByteArrayView text = stripped.text;
    const bool blank = text.trimmed().isEmpty();
    if (stripped.seconds)
        m_phases.stamp(*stripped.seconds);
    if (stripped.fromGym)
        m_facts.noteGym();
    if (m_dump.take(text, line)) {
        if (m_phases.current() == Phase::Unknown)
            enterPhase(Phase::Startup, line);
        m_facts.notePath(text);
        m_lastNonBlank = line;
        return true;
    }
    if (blank || isPowerShellFrame(text))
        return true;
    if (!text.trimmed().startsWith("Traceback (most recent")) {
        // A print may be glued to the end of a bar, and where line ends were lost, bars to each
        // other.
        while (const auto bar = parseProgressBar(text)) {
            takeBar(*bar, line);
            m_lastNonBlank = line;
            if (m_run.firstLine.value == 0)
                m_run.firstLine = line;
            text = bar->after;
        }
        if (text.isEmpty())
            return true;
    }
    return takeText(text, line);
}

bool RunBuilder::takeText(QByteArrayView text, LineNumber line)
{
    const auto took = m_traceback.take(text);
    if (took == TracebackCollector::Took::Part || took == TracebackCollector::Took::Start) {
        m_failures.closeMessage();
        if (text.contains("File \"") || took == TracebackCollector::Took::Start) {
            m_scanner->scan(text, m_findings);
            for (const Marker *hint : m_findings.hints)
                takeHint(*hint, text);
        }
    } else {
        m_scanner->scan(text, m_findings);
        if (m_findings.course != nullptr && beginsNewRun(*m_findings.course))
            return false;
        noteSymptoms(text, line);
        if (took == TracebackCollector::Took::Exception)
            takeTracebackEnd(line);
        else
            takeErrors(text, line);
        for (const Marker *hint : m_findings.hints)
            takeHint(*hint, text);
    }
    m_phases.extend(line);
    m_lastNonBlank = line;
    if (m_run.firstLine.value == 0)
        m_run.firstLine = line;
    return true;
}

bool RunBuilder::beginsNewRun(const Marker &marker) const
{
    const bool closed = (m_failures.hasPending() && m_printedBeforeError) ||
                        m_run.end != RunEnd::Unknown || m_completed;
    // Standard output may lag behind standard error in a redirected log: then the traceback stands
    // above everything that was printed before it, and what follows is no new run.
    if (!m_sawPrint)
        return false;
    switch (marker.kind) {
    case MarkerKind::RunStart:
        return closed || m_phases.current() > Phase::Startup;
    case MarkerKind::JobName:
        return closed || !m_run.job.isEmpty();
    default:
        break;
    }
    return closed && marker.phase == Phase::Startup;
}

void RunBuilder::takeTracebackEnd(LineNumber line)
{
    const ExceptionLine &exception = m_traceback.exception();
    const Signature *signature = failureSignature(m_findings.signatures);
    if (signature == nullptr && isLauncherTail(exception.exception))
        return;
    const FrameContext context{m_phases.current(), m_steps.started(), m_steps.done()};
    const auto phase = phaseOfFrames(m_traceback.frames(), context);
    Sighting sighting;
    sighting.message = exception.message.isEmpty() ? exception.exception : exception.message;
    sighting.exception = exception.exception;
    sighting.signature = signature;
    sighting.line = line;
    sighting.phase = phase.value_or(m_phases.current());
    sighting.phaseFromFrames = phase.has_value();
    sighting.step = m_steps.done();
    sighting.frames = m_traceback.frames();
    addFailure(sighting);
}

void RunBuilder::takeErrors(QByteArrayView text, LineNumber line)
{
    const Marker *course = m_findings.course;
    if (std::ranges::any_of(m_findings.signatures, &Signature::excuses))
        m_failures.excuse();
    if (course != nullptr && course->kind == MarkerKind::JobError) {
        m_sawPrint = true;
        m_facts.noteTrainer(course->trainer, 3);
        takeEnding(*course, text, line);
        return;
    }
    if (course != nullptr) {
        takeMarker(*course, text, line);
    } else if (!m_wrappedBucket.isEmpty()) {
        takeBucket({"", Place::Start, MarkerKind::ResolutionBucket}, text, line);
    } else {
        takeBucketLine(text, line);
    }
    const Signature *failure = failureSignature(m_findings.signatures);
    const auto exception = parseExceptionLine(text.trimmed(), false);
    if (exception && failure == nullptr && isLauncherTail(exception->exception))
        return;
    if (exception && (failure == nullptr || !failure->survived)) {
        Sighting sighting;
        sighting.message = exception->message.isEmpty() ? exception->exception : exception->message;
        sighting.exception = exception->exception;
        sighting.signature = failure;
        sighting.line = line;
        sighting.phase = m_phases.current();
        sighting.step = m_steps.done();
        addFailure(sighting);
    } else if (failure != nullptr &&
               (!m_failures.hasOpenMessage() || failure->survived || failure->kills)) {
        noteFailure(*failure, text, line);
    } else if (m_failures.hasOpenMessage()) {
        if (course != nullptr && failure == nullptr)
            m_failures.closeMessage();
        else
            m_failures.addLine(text, m_findings.signatures);
    }
}

void RunBuilder::addFailure(const Sighting &sighting)
{
    if (!m_failures.hasPending())
        m_printedBeforeError = m_sawPrint;
    m_failures.add(sighting);
}

void RunBuilder::noteFailure(const Signature &signature, QByteArrayView text, LineNumber line)
{
    Sighting sighting;
    sighting.message = text.trimmed().toByteArray();
    sighting.signature = &signature;
    sighting.line = line;
    sighting.phase = m_phases.current();
    sighting.step = m_steps.done();
    addFailure(sighting);
    if (signature.kills && m_run.exitDetail.isEmpty()) {
        static const QRegularExpression detail(QStringLiteral(
            R"(signal SIG\w+|<Signals\.SIG\w+: \d+>|exit ?code:? -?\d+|exit status -?\d+|return code = -?\d+|exitcode: -?\d+|Killed)"));
        m_run.exitDetail = detail.match(QString::fromUtf8(text)).captured(0);
    }
}

void RunBuilder::noteSymptoms(QByteArrayView text, LineNumber line)
{
    for (const Signature *signature : m_findings.signatures) {
        const auto known = m_symptoms.find(signature->id.toUtf8());
        if (known != m_symptoms.end()) {
            ++m_run.symptoms[known->second].count;
            continue;
        }
        m_symptoms.emplace(signature->id.toUtf8(), m_run.symptoms.size());
        const QString shown = QString::fromUtf8(
            text.trimmed().first(std::min<qsizetype>(text.trimmed().size(), 4 * kSymptomLength)));
        m_run.symptoms.push_back({signature->id, line, 1, shown.left(kSymptomLength)});
    }
}

void RunBuilder::takeHint(const Marker &marker, QByteArrayView text)
{
    switch (marker.kind) {
    case MarkerKind::GpuName:
        m_facts.noteGpu(text);
        break;
    case MarkerKind::TorchVersion:
        m_facts.noteTorch(text);
        break;
    case MarkerKind::ToolkitVersion:
        m_facts.noteToolkit(text);
        break;
    case MarkerKind::Path:
        m_facts.notePath(text);
        break;
    default:
        m_facts.noteTrainer(marker.trainer, 1);
        m_facts.noteFamily(text);
        break;
    }
    if (text.contains("cache_text_encoder"))
        m_textProgram = true;
}

bool RunBuilder::hasTrainingBegun() const
{
    return m_steps.started() || m_phases.current() >= Phase::EarlyTrain;
}

void RunBuilder::enterPhase(Phase phase, LineNumber line)
{
    if (phase != Phase::Startup && phase != Phase::Unknown)
        m_dump.close();
    if (phase == Phase::Save || phase == Phase::PreviewSample || phase == Phase::BaselineSample)
        m_steps.interrupt();
    m_phases.enter(phase, line);
}

void RunBuilder::enterLoading(Phase phase, LineNumber line)
{
    // Models also move to and fro between steps and samples; caching and loading alternate only
    // elsewhere.
    const Phase current = m_phases.current();
    if (hasTrainingBegun() || current == Phase::BaselineSample)
        return;
    const bool toolkit = m_facts.trainer() == u"ai-toolkit";
    if (toolkit && (current == Phase::CacheLatents || current == Phase::CacheTextEmbeddings))
        return;
    enterPhase(phase, line);
}

void RunBuilder::enterSampling(QByteArrayView text, LineNumber line)
{
    const bool atZero = text.endsWith(": 0");
    const bool begun = m_steps.done() && m_steps.done()->value > 0;
    const bool preview =
        (begun || (m_steps.started() && !atZero) || m_phases.current() >= Phase::EarlyTrain) &&
        !atZero;
    enterPhase(preview ? Phase::PreviewSample : Phase::BaselineSample, line);
}

void RunBuilder::takeMarker(const Marker &marker, QByteArrayView text, LineNumber line)
{
    m_sawPrint = true;
    m_facts.noteTrainer(marker.trainer, 2);
    const QByteArrayView trimmed = withoutLocation(text.trimmed());
    switch (marker.kind) {
    case MarkerKind::RunStart:
        m_facts.noteFamily(text);
        if (m_phases.current() == Phase::Unknown)
            enterPhase(Phase::Startup, line);
        break;
    case MarkerKind::JobName:
        m_run.job = QString::fromUtf8(behind(text, "# Running job:"));
        if (m_phases.current() == Phase::Unknown)
            enterPhase(Phase::Startup, line);
        break;
    case MarkerKind::Phase:
        if (marker.phase == Phase::Startup) {
            if (m_phases.current() == Phase::Unknown)
                enterPhase(Phase::Startup, line);
        } else if (marker.phase <= Phase::BaselineSample && hasTrainingBegun()) {
            break; // a second data set is cached between epochs, or the words occur in a prompt
        } else {
            enterPhase(marker.phase, line);
        }
        break;
    case MarkerKind::LoadPhase:
        m_facts.noteFamily(text);
        if (text.contains("VAE"))
            m_textProgram = false;
        else if (namesTextEncoder(text))
            m_textProgram = true;
        if (!hasTrainingBegun())
            m_run.lastLoadLine = QString::fromUtf8(trimmed);
        enterLoading(marker.phase, line);
        break;
    case MarkerKind::LatePhase:
        if (hasTrainingBegun())
            enterPhase(marker.phase, line);
        break;
    case MarkerKind::Training:
        if (!m_failures.hasPending())
            enterPhase(trainingPhase(m_steps.done()), line);
        if (QByteArrayView(marker.literal) == "# OOM during training step")
            noteSkip(line);
        break;
    case MarkerKind::Sampling:
        enterSampling(trimmed, line);
        break;
    case MarkerKind::SkippedSample:
        enterPhase(Phase::EarlyTrain, line);
        break;
    case MarkerKind::SavingAtStep:
        takeSaving(trimmed, line);
        break;
    case MarkerKind::Saved:
        takeSaved(trimmed, line);
        break;
    case MarkerKind::DeepSpeedStep:
        takeStepLine(text, line);
        break;
    case MarkerKind::TotalSteps: {
        const qsizetype at = std::max(trimmed.lastIndexOf('='), trimmed.lastIndexOf(':'));
        if (const auto total = parseInteger(trimmed.sliced(at + 1)))
            m_steps.setTotal(StepNumber{*total});
        break;
    }
    case MarkerKind::BucketSize:
    case MarkerKind::ResolutionBucket:
    case MarkerKind::FrameBucket:
        takeBucket(marker, text, line);
        break;
    case MarkerKind::JobError:
    case MarkerKind::ResultRule:
    case MarkerKind::Completed:
    case MarkerKind::EndOfProcess:
    case MarkerKind::Stopped:
        takeEnding(marker, text, line);
        break;
    case MarkerKind::TrainerOnly:
    case MarkerKind::GpuName:
    case MarkerKind::TorchVersion:
    case MarkerKind::ToolkitVersion:
    case MarkerKind::Path:
        break;
    }
    m_phases.extend(line);
}

void RunBuilder::takeSaving(QByteArrayView text, LineNumber line)
{
    // Older toolkits show the index of the step just done: one less than what they save.
    const auto step = parseInteger(behind(text, "Saving at step"));
    if (step && m_steps.done() && *step == m_steps.done()->value + 1)
        m_stepOffset = 1;
    enterPhase(Phase::Save, line);
}

void RunBuilder::takeSaved(QByteArrayView text, LineNumber line)
{
    enterPhase(Phase::Save, line);
    const bool atEnd = m_steps.done() && m_steps.total() &&
                       m_steps.done()->value + m_stepOffset >= m_steps.total()->value;
    if (atEnd)
        m_finalSave = true;
    else if (text.contains("optimizer") && m_steps.started())
        enterPhase(trainingPhase(m_steps.done()), line);
}

void RunBuilder::noteSkip(LineNumber line)
{
    m_run.skippedBatches.push_back(m_steps.done().value_or(StepNumber{0}));
    m_run.skippedBatchLines.push_back(line);
}

void RunBuilder::takeEnding(const Marker &marker, QByteArrayView text, LineNumber line)
{
    const QByteArrayView trimmed = text.trimmed();
    if (marker.kind == MarkerKind::Completed) {
        const bool none = trimmed.contains(" 0 completed") || trimmed.startsWith("0 completed") ||
                          trimmed.contains("- 0 ");
        if (!none && !m_failures.hasPending()) {
            m_completed = true;
            enterPhase(Phase::Finished, line);
        }
        m_failures.closeMessage();
    } else if (marker.kind == MarkerKind::EndOfProcess) {
        QByteArrayView detail = behind(trimmed, "terminated with");
        if (detail.endsWith('.'))
            detail.chop(1);
        m_run.exitDetail =
            detail.isEmpty() ? QStringLiteral("exited unexpectedly") : QString::fromUtf8(detail);
        if (detail.startsWith("signal"))
            m_run.end = detail.contains("SIGINT") ? RunEnd::Stopped : RunEnd::Killed;
        else if (detail.startsWith("exit code") && detail != "exit code 0")
            m_run.end = RunEnd::Failed;
        m_failures.closeMessage();
    } else if (marker.kind == MarkerKind::Stopped) {
        m_run.end = RunEnd::Stopped;
        m_failures.closeMessage();
    } else if (marker.kind == MarkerKind::ResultRule) {
        m_failures.closeMessage();
    } else if (marker.kind == MarkerKind::JobError) {
        const QByteArrayView message = behind(text, "Error running job:");
        Sighting sighting;
        sighting.message = message.toByteArray();
        sighting.signature = failureSignature(m_findings.signatures);
        sighting.line = line;
        sighting.phase = m_phases.current();
        sighting.step = m_steps.done();
        addFailure(sighting);
        if (message.startsWith("Job stopped") || message.startsWith("Job returning to queue"))
            m_run.end = RunEnd::Stopped;
    }
}

} // namespace headroom
