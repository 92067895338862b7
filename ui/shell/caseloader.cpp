// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/caseloader.h"

#include "ui/shell/caserestoring.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

struct OpenedInputs
{
    std::vector<Source> sources;
    std::vector<Error> problems;
    std::optional<CaseShelf::Kept> kept; ///< the case file among them, or the case to resume
};

/// The case file among the paths; the other paths stay.
void takeCaseFile(QStringList &paths, OpenedInputs &opened)
{
    for (const QString &path : std::exchange(paths, {})) {
        if (!isCaseFile(path)) {
            paths << path;
            continue;
        }
        Result<CaseRecord> record = readCaseFile(path);
        if (record)
            opened.kept = CaseShelf::Kept{.id = {}, .record = *std::move(record)};
        else
            opened.problems.push_back(record.error());
    }
}

OpenedInputs openInputs(const CaseRequest &request)
{
    OpenedInputs opened;
    opened.kept = request.resumed;
    QStringList paths = request.paths;
    takeCaseFile(paths, opened);
    if (opened.kept) {
        FoundInputs found = findInputs(opened.kept->record);
        paths += found.paths;
        std::ranges::move(found.problems, std::back_inserter(opened.problems));
    }
    const auto take = [&opened](Result<std::vector<Source>> result) {
        if (result)
            std::ranges::move(*result, std::back_inserter(opened.sources));
        else
            opened.problems.push_back(result.error());
    };
    for (const QString &path : paths)
        take(openPath(path));
    if (!request.pasted.isEmpty()) {
        take(openBytes(request.pasted, QString()).transform([](const Source &source) {
            return std::vector<Source>{source};
        }));
    }
    return opened;
}

bool isOnlyOf(const std::vector<Source> &sources, SourceKind kind)
{
    return !sources.empty() && std::ranges::all_of(sources, [kind](const Source &source) {
        return source.kind == kind;
    });
}

bool holds(const std::vector<Source> &sources, SourceKind kind)
{
    return std::ranges::any_of(sources,
                               [kind](const Source &source) { return source.kind == kind; });
}

/// The example's files are part of the program: there is nothing to save over.
bool isCompiledIn(const QString &path)
{
    return path.startsWith(QLatin1StringView(":/"));
}

/// Why none of the inputs makes a case: the problems met, else what each input is.
std::vector<Error> nothingUsable(const Case &facts)
{
    if (!facts.problems.empty())
        return facts.problems;
    return {Error{.id = QStringLiteral("case.empty"),
                  .message = QCoreApplication::translate(
                      "CaseLoader", "Nothing in what you dropped is a log or a config."),
                  .remedy = QCoreApplication::translate(
                      "CaseLoader", "Drop a training log, an AI Toolkit config or a job folder.")}};
}

bool isEmpty(const Case &facts)
{
    return facts.runs.empty() && !facts.job && facts.series.empty();
}

/// The kept case whose last run was read from one of these logs.
std::optional<CaseShelf::Kept> findKept(const std::vector<Source> &sources, const CaseShelf &shelf)
{
    if (!shelf.isThere())
        return std::nullopt;
    for (const Source &source : sources) {
        if (source.kind != SourceKind::Log || isCompiledIn(source.diskPath))
            continue;
        if (std::optional<CaseShelf::Kept> kept = shelf.find(refOf(source)))
            return kept;
    }
    return std::nullopt;
}

/// Takes up a kept case. A log that has other contents by now is the job's next run.
void restore(const CaseShelf::Kept &kept, LoadedCase &loaded)
{
    fillFrom(kept.record, loaded.facts);
    loaded.keptId = kept.id;
    loaded.attempts = kept.record.attempts;
    loaded.unsaved = unsavedJob(kept.record);
    const bool isReplaced = loaded.facts.run() != nullptr && !loaded.attempts.empty() &&
                            stateOf(loaded.attempts.back().log) == InputState::Other;
    if (isReplaced) {
        loaded.arrival = Arrival::NextRun;
        loaded.facts.answers = lastingAnswers(loaded.facts.answers);
    }
}

/// Makes the case the next run of the open one where it is, or says why it cannot be.
std::optional<Error> becomeNextRun(const CaseRequest &request, const OpenedInputs &opened,
                                   LoadedCase &loaded)
{
    const bool isNew = loaded.arrival == Arrival::Replaced && !opened.kept;
    if (!isNew || request.attempts.empty())
        return std::nullopt;
    if (request.asNextRun && loaded.facts.run() == nullptr) {
        return Error{.id = QStringLiteral("nextrun.no_log"),
                     .message = QCoreApplication::translate(
                         "CaseLoader", "There is no log of a run in what you dropped."),
                     .remedy = QCoreApplication::translate("CaseLoader",
                                                           "Drop the log that the new run wrote.")};
    }
    const bool isNext = isNextRun(opened.sources, loaded.facts, request.open, request.attempts);
    if (request.asNextRun && isSameLog(opened.sources, request.attempts)) {
        return Error{.id = QStringLiteral("nextrun.same_log"),
                     .message = QCoreApplication::translate(
                         "CaseLoader", "This is the log of the last run, which is open already."),
                     .remedy = QCoreApplication::translate(
                         "CaseLoader", "Start the training again, then drop its new log.")};
    }
    if (!isNext && !request.asNextRun)
        return std::nullopt;
    loaded.arrival = Arrival::NextRun;
    loaded.attempts = request.attempts;
    loaded.facts.answers = lastingAnswers(request.open.answers);
    loaded.facts.gpuCapacity = request.open.gpuCapacity;
    // The config that is worked on stays, as it is on disk now.
    if (!request.jobDiskPath.isEmpty() && !holds(loaded.facts.inputs, SourceKind::Config)) {
        if (const Result<std::vector<Source>> config = openPath(request.jobDiskPath)) {
            std::ranges::copy(*config, std::back_inserter(loaded.facts.inputs));
            selectRun(loaded.facts, *loaded.facts.current);
        }
    }
    return std::nullopt;
}

/// Refers to the inputs; pasted text is put on the shelf first, so that it can be found again.
std::vector<InputRef> refsOf(const std::vector<Source> &inputs, const CaseShelf &shelf)
{
    std::vector<InputRef> refs;
    for (const Source &source : inputs) {
        InputRef ref = refOf(source);
        if (ref.path.isEmpty() && shelf.isThere())
            ref.path = shelf.keepPasted(ref.fingerprint, source.contents);
        refs.push_back(std::move(ref));
    }
    return refs;
}

} // namespace

const Source *jobSource(const Case &facts)
{
    if (!facts.job || facts.jobFromLog)
        return nullptr;
    const auto isJob = [&facts](const Source &source) {
        return source.kind == SourceKind::Config && source.path == facts.job->fileName();
    };
    const auto found = std::ranges::find_if(facts.inputs, isJob);
    return found == facts.inputs.end() ? nullptr : &*found;
}

bool completes(const std::vector<Source> &fresh, const Case &open)
{
    if (open.inputs.empty())
        return false;
    if (isOnlyOf(fresh, SourceKind::Config))
        return !holds(open.inputs, SourceKind::Config);
    if (isOnlyOf(fresh, SourceKind::Log))
        return !holds(open.inputs, SourceKind::Log);
    return isOnlyOf(fresh, SourceKind::Telemetry);
}

std::expected<LoadedCase, std::vector<Error>>
loadCase(const CaseRequest &request, const Knowledge &knowledge, const Progress &progress)
{
    LoadedCase loaded;
    if (request.withoutInputs) {
        loaded.diagnosis = diagnose(loaded.facts, knowledge);
        return loaded;
    }
    OpenedInputs opened = openInputs(request);
    if (opened.sources.empty() && !opened.problems.empty() && !opened.kept)
        return std::unexpected(opened.problems);
    const bool mayJoin = !request.asNextRun && !opened.kept;
    if (mayJoin && completes(opened.sources, request.open))
        loaded.arrival = Arrival::Joined;
    else if (mayJoin)
        opened.kept = findKept(opened.sources, request.shelf);

    const bool joins = loaded.arrival == Arrival::Joined;
    std::vector<Source> inputs = joins ? request.open.inputs : std::vector<Source>();
    std::ranges::copy(opened.sources, std::back_inserter(inputs));
    loaded.facts = assembleCase(inputs, knowledge.signatures, progress);
    std::ranges::move(opened.problems, std::back_inserter(loaded.facts.problems));
    if (opened.kept)
        restore(*opened.kept, loaded);
    if (joins) {
        loaded.facts.answers = request.open.answers;
        loaded.facts.gpuCapacity = request.open.gpuCapacity;
    }
    if (isEmpty(loaded.facts) && loaded.attempts.empty())
        return std::unexpected(nothingUsable(loaded.facts));
    if (const std::optional<Error> refused = becomeNextRun(request, opened, loaded))
        return std::unexpected(std::vector<Error>{*refused});

    if (const Source *source = jobSource(loaded.facts))
        loaded.jobDiskPath = isCompiledIn(source->diskPath) ? QString() : source->diskPath;
    if (!progress.isCancelled())
        loaded.diagnosis = diagnose(loaded.facts, knowledge);
    loaded.attempts = attemptsOf(loaded, joins ? request.attempts : loaded.attempts, request.now);
    loaded.inputs = refsOf(loaded.facts.inputs, request.shelf);
    return loaded;
}

} // namespace headroom
