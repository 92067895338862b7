// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/caseloader.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

struct OpenedInputs
{
    std::vector<Source> sources;
    std::vector<Error> problems;
};

OpenedInputs openInputs(const CaseRequest &request)
{
    OpenedInputs opened;
    const auto take = [&opened](Result<std::vector<Source>> result) {
        if (result)
            std::ranges::move(*result, std::back_inserter(opened.sources));
        else
            opened.problems.push_back(result.error());
    };
    for (const QString &path : request.paths)
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
    if (!request.withoutInputs) {
        OpenedInputs opened = openInputs(request);
        if (opened.sources.empty() && !opened.problems.empty())
            return std::unexpected(opened.problems);
        loaded.joined = completes(opened.sources, request.open);
        std::vector<Source> inputs = loaded.joined ? request.open.inputs : std::vector<Source>();
        std::ranges::move(opened.sources, std::back_inserter(inputs));
        loaded.facts = assembleCase(inputs, knowledge.signatures, progress);
        std::ranges::move(opened.problems, std::back_inserter(loaded.facts.problems));
        const Case &facts = loaded.facts;
        if (facts.runs.empty() && !facts.job && facts.series.empty())
            return std::unexpected(nothingUsable(facts));
        if (loaded.joined) {
            loaded.facts.answers = request.open.answers;
            loaded.facts.gpuCapacity = request.open.gpuCapacity;
        }
    }
    if (const Source *source = jobSource(loaded.facts))
        loaded.jobDiskPath = isCompiledIn(source->diskPath) ? QString() : source->diskPath;
    if (!progress.isCancelled())
        loaded.diagnosis = diagnose(loaded.facts, knowledge);
    return loaded;
}

} // namespace headroom
