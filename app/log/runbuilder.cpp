// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/runbuilder.h"

#include "base/numbers.h"
#include "log/framephase.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

constexpr qsizetype kSymptomLength = 400; ///< characters

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
    m_launch.take(text);
    const auto took = m_traceback.take(text);
    if (took == TracebackCollector::Took::Part || took == TracebackCollector::Took::Start) {
        m_failures.closeMessage();
        if (text.contains("File \"") || took == TracebackCollector::Took::Start) {
            m_scanner->scan(text, m_findings);
            for (const Marker *hint : m_findings.hints)
                takeHint(*hint, text, line);
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
            takeHint(*hint, text, line);
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

void RunBuilder::takeHint(const Marker &marker, QByteArrayView text, LineNumber line)
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
    case MarkerKind::Launch:
        m_launch.begin(text, line);
        break;
    default:
        m_facts.noteTrainer(marker.trainer, 1);
        m_facts.noteFamily(text);
        break;
    }
    if (text.contains("cache_text_encoder"))
        m_textProgram = true;
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
    case MarkerKind::ResultRule:
    case MarkerKind::Completed:
    case MarkerKind::EndOfProcess:
    case MarkerKind::Stopped:
        takeEnding(marker, text, line);
        break;
    case MarkerKind::JobError:
    case MarkerKind::TrainerOnly:
    case MarkerKind::GpuName:
    case MarkerKind::TorchVersion:
    case MarkerKind::ToolkitVersion:
    case MarkerKind::Launch:
    case MarkerKind::Path:
        break;
    }
    m_phases.extend(line);
}

} // namespace headroom
