// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/configdump.h"
#include "log/failurelog.h"
#include "log/launchcommand.h"
#include "log/lineprefix.h"
#include "log/linescanner.h"
#include "log/phasetracker.h"
#include "log/progressbar.h"
#include "log/run.h"
#include "log/runfacts.h"
#include "log/steptracker.h"
#include "log/traceback.h"

#include <QHash>

#include <map>

namespace headroom {

/// Follows one run through its log and puts together what is known of it at the end.
class RunBuilder
{
public:
    explicit RunBuilder(LineScanner &scanner) : m_scanner(&scanner) {}

    /// One segment, without prefix. False: the segment begins a new run and was not taken.
    bool take(const StrippedLine &stripped, LineNumber line);
    Run finish();

private:
    struct BarKind
    {
        QByteArray description;
        BarMeaning meaning;
        bool known = false;
    };

    void takeBar(const ProgressBar &bar, LineNumber line);
    bool isTrainingBar(const ProgressBar &bar) const;
    void takeTrainingBar(const ProgressBar &bar, LineNumber line);
    void takeOtherBar(const ProgressBar &bar, LineNumber line);
    void noteNews(const ProgressBar &bar);

    bool takeText(QByteArrayView text, LineNumber line);
    bool beginsNewRun(const Marker &marker) const;
    void takeTracebackEnd(LineNumber line);
    void takeMarker(const Marker &marker, QByteArrayView text, LineNumber line);
    void takeHint(const Marker &marker, QByteArrayView text, LineNumber line);
    void takeErrors(QByteArrayView text, LineNumber line);
    void noteSymptoms(QByteArrayView text, LineNumber line);
    Sighting sightingOf(QByteArrayView message, LineNumber line) const;
    Sighting sightingOf(const ExceptionLine &exception, LineNumber line) const;
    void addFailure(const Sighting &sighting);
    void takeJobError(const Marker &marker, QByteArrayView text, LineNumber line);
    void takeEndOfProcess(QByteArrayView text);
    void noteSkip(LineNumber line);

    void enterPhase(Phase phase, LineNumber line);
    void enterLoading(Phase phase, LineNumber line);
    void enterSampling(QByteArrayView text, LineNumber line);
    void takeSaving(QByteArrayView text, LineNumber line);
    void takeSaved(QByteArrayView text, LineNumber line);
    void takeBucket(const Marker &marker, QByteArrayView text, LineNumber line);
    void takeBucketLine(QByteArrayView text, LineNumber line);
    void takeStepLine(QByteArrayView text, LineNumber line);
    void takeEnding(const Marker &marker, QByteArrayView text, LineNumber line);
    bool hasTrainingBegun() const;

    std::optional<LineNumber> brokenLoss() const;
    void concludeFailures(Run &run);
    void concludeEnd(Run &run, const FailureLog::Result &result);
    void correctSteps(Run &run) const;

    LineScanner *m_scanner;
    LineFindings m_findings;
    RunFacts m_facts;
    LaunchCommandCollector m_launch;
    PhaseTracker m_phases;
    StepTracker m_steps;
    FailureLog m_failures;
    TracebackCollector m_traceback;
    ConfigDumpCollector m_dump;
    Run m_run;

    BarKind m_lastBarKind;
    QByteArray m_trainingName;          ///< description of the training bar, once it is known
    QByteArray m_trainingPostfix;       ///< to tell news from a mere redraw
    QHash<QByteArray, int> m_barCounts; ///< last count of each other bar
    std::map<QByteArray, std::size_t> m_symptoms; ///< signature id → index
    int m_epoch = 0;
    int m_epochs = 1;
    bool m_componentsLoaded =
        false; ///< a diffusers pipeline stands: unnamed bars are its denoising
    bool m_sawLoss = false;
    bool m_harmlessTraceback =
        false; ///< Python announced the next traceback as one that changes nothing
    bool m_printedBeforeError = false; ///< standard output did not lag behind the error
    bool m_sawPrint = false;           ///< a line that trainers print (not a bar, not a traceback)
    QByteArray m_wrappedBucket;        ///< the first line of a bucket that a narrow console wrapped
    bool m_textProgram = false;        ///< a program that only caches text embeddings
    int m_stepOffset = 0; ///< the bar counts one less than the steps done (older toolkits)
    bool m_completed = false;
    bool m_finalSave = false;
    std::optional<LineNumber> m_lastNonBlank;
};

} // namespace headroom
