// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diagnosis/verdictnote.h"

#include <QCoreApplication>
#include <QLocale>

namespace headroom {

namespace {

struct Note
{
    Q_DECLARE_TR_FUNCTIONS(VerdictNote)
};

QString seconds(double value)
{
    return QLocale().toString(value, 'f', value < 10 ? 1 : 0);
}

VerdictNote spillNote(const Case &facts)
{
    VerdictNote note{.tone = Tone::Warning,
                     .text = Note::tr("The run did not die, it crawls: the card is full, and the "
                                      "driver moves memory to and fro over the bus."),
                     .detail = {}};
    const Run *run = facts.run();
    if (run != nullptr && run->speed && run->speed->early > 0 &&
        run->speed->worst > run->speed->early) {
        note.detail = Note::tr("A step took %1 s at first and up to %2 s later.")
                          .arg(seconds(run->speed->early), seconds(run->speed->worst));
    }
    return note;
}

VerdictNote notMemoryNote(const Diagnosis &diagnosis)
{
    VerdictNote note{.tone = Tone::Info,
                     .text = Note::tr("This is not an out-of-memory failure. Memory settings will "
                                      "not help; what it looks like instead stands below."),
                     .detail = {}};
    if (diagnosis.failure && !diagnosis.failure->text.isEmpty())
        note.detail = Note::tr("The log says: %1").arg(diagnosis.failure->text.left(300));
    return note;
}

VerdictNote noFailureNote(const Diagnosis &diagnosis)
{
    if (diagnosis.phase == Phase::Finished)
        return {.tone = Tone::Positive,
                .text = Note::tr("The run reached its last step. There is nothing to repair."),
                .detail = {}};
    return {.tone = Tone::Positive,
            .text = Note::tr("Nothing in this log looks like a failure."),
            .detail = Note::tr("If the run did stop, the lines that say why are missing here: drop "
                               "the complete log, or paste the last lines of the terminal.")};
}

} // namespace

VerdictNote verdictNote(const Case &facts, const Diagnosis &diagnosis)
{
    switch (diagnosis.verdict) {
    case Verdict::SlowSpill:
        return spillNote(facts);
    case Verdict::NotOutOfMemory:
        return notMemoryNote(diagnosis);
    case Verdict::NoFailure:
        return noFailureNote(diagnosis);
    case Verdict::Unclear:
        return {.tone = Tone::Info,
                .text = Note::tr("One thing is missing to tell what happened."),
                .detail = diagnosis.missing};
    case Verdict::OutOfMemory:
        break;
    }
    return {};
}

VerdictNote recoveredNote(const Case &facts, const Diagnosis &diagnosis)
{
    if (!diagnosis.recovered)
        return {};
    const Run *run = facts.run();
    const int skipped = run != nullptr ? static_cast<int>(run->skippedBatches.size()) : 0;
    VerdictNote note{
        .tone = Tone::Warning,
        .text = Note::tr("The run survived, but each batch that does not fit is skipped: it "
                         "silently never trains its largest bucket."),
        .detail = {}};
    if (skipped > 0)
        note.detail = Note::tr("%n batch(es) were skipped so far.", nullptr, skipped);
    return note;
}

VerdictNote environmentNote(const Diagnosis &diagnosis)
{
    if (!diagnosis.environmentProblem)
        return {};
    return {.tone = Tone::Warning,
            .text = Note::tr("Stop repeating this retry: the config is conservative and still "
                             "fails at once, so the card or its worker is the likelier problem. "
                             "Each retry costs time and GPU budget."),
            .detail = Note::tr("Make a fresh job on a fresh worker, or restart the machine. If the "
                               "same config used to work, send the report to support.")};
}

} // namespace headroom
