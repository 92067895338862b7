// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of RunBuilder that reads progress bars, step lines and buckets.
#include "log/runbuilder.h"

#include "base/numbers.h"
#include "log/framephase.h"

#include <QRegularExpression>

namespace headroom {

namespace {

/// Bars of denoising have as many steps as a sampler; loading bars have a handful of parts, data
/// sets more.
constexpr int kMostSampleSteps = 200;

constexpr qsizetype kMostBars = 1000; ///< with names of their own; some trainers number them

bool hasLoss(const ProgressBar &bar)
{
    return bar.postfix.contains("loss");
}

/// Each trainer shows the loss in its own way.
const char *trainerByPostfix(QByteArrayView postfix)
{
    if (postfix.contains("lr:") && postfix.contains("loss:"))
        return "ai-toolkit";
    if (postfix.contains("smooth loss"))
        return "onetrainer";
    if (postfix.contains("step_loss"))
        return "simpletuner";
    return postfix.contains("avr_loss") ? "kohya-sd-scripts" : "";
}

/// The names that other trainers give their training bars.
bool isUsualTrainingName(QByteArrayView description)
{
    return description == "steps" || description == "Steps" || description == "step" ||
           (description.startsWith("Epoch ") && description.endsWith("Steps"));
}

} // namespace

void RunBuilder::takeBar(const ProgressBar &bar, LineNumber line)
{
    if (isTrainingBar(bar)) {
        takeTrainingBar(bar, line);
    } else {
        takeOtherBar(bar, line);
    }
}

bool RunBuilder::isTrainingBar(const ProgressBar &bar) const
{
    if (!bar.count || !bar.total || *bar.total <= 0)
        return false;
    const QByteArrayView name = bar.description;
    if (!m_trainingName.isEmpty() && name == m_trainingName)
        return true;
    if (name.isEmpty() || name.startsWith("validation") || name.startsWith("epoch validation"))
        return false;
    if (hasLoss(bar) || isUsualTrainingName(name) || QString::fromUtf8(name) == m_run.job)
        return true;
    if (name == "epoch")
        return true;
    // AI Toolkit names the bar after the job; a name that no library uses is one, once training is
    // due or nothing else is known.
    BarMeaning meaning;
    const bool due = m_phases.current() == Phase::EarlyTrain ||
                     m_phases.current() == Phase::BaselineSample ||
                     m_phases.current() == Phase::CacheTextEmbeddings ||
                     m_phases.current() == Phase::CacheLatents;
    return due && m_facts.trainer() == u"ai-toolkit" && !meaningOfBar(name, meaning);
}

void RunBuilder::takeTrainingBar(const ProgressBar &bar, LineNumber line)
{
    if (bar.description == "epoch") {
        // OneTrainer nests: the bar "step" starts anew in each epoch.
        m_facts.noteTrainer("onetrainer", 1);
        m_epoch = *bar.count;
        m_epochs = *bar.total;
        if (*bar.count > 0)
            noteNews(bar);
        return;
    }
    if (!m_sawLoss && hasLoss(bar)) {
        m_sawLoss = true;
        m_facts.noteTrainer(trainerByPostfix(bar.postfix), 2);
    }
    if (m_trainingName != bar.description)
        m_trainingName = bar.description.toByteArray();
    const bool nested = bar.description == "step" && m_epochs > 1;
    const StepNumber step{nested ? m_epoch * *bar.total + *bar.count : *bar.count};
    const StepNumber total{nested ? m_epochs * *bar.total : *bar.total};
    const bool news = !m_steps.started() || !m_steps.done() || step != *m_steps.done() ||
                      bar.postfix != m_trainingPostfix;
    if (m_failures.hasPending() && m_steps.done() && step.value <= m_steps.done()->value) {
        // The bar is drawn once more when the program ends, behind the traceback.
        return;
    }
    if (news)
        m_trainingPostfix = bar.postfix.toByteArray();
    const StepTracker::Change change = m_steps.take(step, total, bar, line);
    if (change.learned)
        m_failures.recovered();
    // The very first drawing is no proof that anything worked.
    if (change.counted && m_failures.hasPending())
        m_failures.progress();
    if (news)
        enterPhase(trainingPhase(m_steps.done()), line);
    m_phases.extend(line);
    if (bar.elapsedSeconds)
        m_phases.barElapsed(*bar.elapsedSeconds);
}

void RunBuilder::takeOtherBar(const ProgressBar &bar, LineNumber line)
{
    if (m_lastBarKind.description != bar.description || bar.description.isEmpty()) {
        m_lastBarKind = {bar.description.toByteArray(), {}, false};
        m_lastBarKind.known = meaningOfBar(bar.description, m_lastBarKind.meaning);
        m_facts.noteTrainer(m_lastBarKind.meaning.trainer, 1);
    }
    noteNews(bar);
    if (m_failures.hasPending())
        return;
    const BarMeaning &meaning = m_lastBarKind.meaning;
    if (m_lastBarKind.known) {
        if (meaning.sampling) {
            enterSampling(bar.description, line);
        } else if (meaning.phase <= Phase::BaselineSample && meaning.phase != Phase::Unknown) {
            const bool pipeline = bar.description.startsWith("Loading pipeline components");
            m_componentsLoaded = m_componentsLoaded || pipeline;
            if (pipeline && m_steps.started() && m_facts.trainer() == u"diffusers")
                enterSampling(bar.description, line);
            else if (meaning.phase == Phase::ModelLoad || meaning.phase == Phase::Quantize)
                enterLoading(meaning.phase, line);
            else if (!hasTrainingBegun())
                enterPhase(meaning.phase, line);
        } else if (bar.description.startsWith("Encoding dataset") && !hasTrainingBegun()) {
            enterPhase(m_textProgram || m_phases.current() == Phase::CacheTextEmbeddings
                           ? Phase::CacheTextEmbeddings
                           : Phase::CacheLatents,
                       line);
        }
    } else if (bar.description.isEmpty() && m_componentsLoaded && bar.total &&
               *bar.total <= kMostSampleSteps && m_phases.current() == Phase::ModelLoad &&
               (m_facts.trainer().isEmpty() || m_facts.trainer() == u"diffusers")) {
        // A pipeline of diffusers draws its denoising without a name.
        enterPhase(Phase::PreviewSample, line);
    }
    m_phases.extend(line);
    if (bar.elapsedSeconds)
        m_phases.barElapsed(*bar.elapsedSeconds);
}

/// A bar that moves on after an error proves that the run went on.
void RunBuilder::noteNews(const ProgressBar &bar)
{
    if (!bar.count)
        return;
    const QByteArray key =
        bar.description.toByteArray() + '/' + QByteArray::number(bar.total.value_or(0));
    const auto known = m_barCounts.find(key);
    const bool news = known == m_barCounts.end() || *known != *bar.count;
    if (m_barCounts.size() > kMostBars)
        m_barCounts.clear();
    m_barCounts.insert(key, *bar.count);
    if (news && m_failures.hasPending())
        m_failures.progress();
}

void RunBuilder::takeStepLine(QByteArrayView text, LineNumber line)
{
    static const QRegularExpression expression(
        QStringLiteral(R"(steps: (\d+) loss: ([\w.+-]+) iter time \(s\): ([\d.]+))"));
    const auto match = expression.match(QString::fromUtf8(text));
    if (!match.hasMatch())
        return;
    const auto step = parseInteger(match.captured(1).toLatin1());
    const auto seconds = parseNumber(match.captured(3).toLatin1());
    if (!step || !seconds)
        return;
    const auto change =
        m_steps.take(StepNumber{*step}, *seconds, parseNumber(match.captured(2).toLatin1()), line);
    if (change.counted && m_failures.hasPending())
        m_failures.progress();
    enterPhase(trainingPhase(m_steps.done()), line);
}

void RunBuilder::takeBucket(const Marker &marker, QByteArrayView text, LineNumber line)
{
    static const QRegularExpression resolution(
        QStringLiteral(R"(resolution \((\d+), *(\d+)\)(?:, count: (\d+))?)"));
    static const QRegularExpression frames(
        QStringLiteral(R"(bucket: \((\d+), *(\d+), *(\d+)\), count: (\d+))"));
    const bool withFrames = marker.kind == MarkerKind::FrameBucket;
    const QByteArray whole = m_wrappedBucket + withoutLocation(text).trimmed().toByteArray();
    m_wrappedBucket.clear();
    if (!whole.contains("bucket"))
        return;
    const auto match = (withFrames ? frames : resolution).match(QString::fromUtf8(whole));
    if (!match.hasMatch()) {
        // A console of 80 columns breaks "resolution (832," from "1216), count: 114".
        if (whole.size() < 200)
            m_wrappedBucket = whole + ' ';
        return;
    }
    const auto number = [&](int group) {
        return match.captured(group).toInt();
    };
    if (withFrames)
        m_run.buckets.push_back({number(1), number(2), number(3), number(4), line});
    else
        m_run.buckets.push_back({number(1), number(2), 1, number(3), line});
    if (m_phases.current() == Phase::Unknown)
        enterPhase(Phase::Startup, line);
}

/// "1024x768: 12 files", "1024x768x33f: 12 files" below "Bucket sizes for …".
void RunBuilder::takeBucketLine(QByteArrayView text, LineNumber line)
{
    static const QRegularExpression expression(
        QStringLiteral(R"(^\s*(\d{2,5})x(\d{2,5})(?:x(\d{1,4})f)?: (\d+) files?\s*$)"));
    if (!text.endsWith("files") && !text.endsWith("file"))
        return;
    const auto match = expression.match(QString::fromUtf8(text.trimmed()));
    if (!match.hasMatch())
        return;
    const int frames = match.captured(3).isEmpty() ? 1 : match.captured(3).toInt();
    m_run.buckets.push_back({match.captured(1).toInt(), match.captured(2).toInt(), frames,
                             match.captured(4).toInt(), line});
    if (!hasTrainingBegun() && m_phases.current() < Phase::CacheLatents)
        enterPhase(Phase::CacheLatents, line);
}

} // namespace headroom
