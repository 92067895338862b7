// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/attempt.h"

#include "history/configchanges.h"

#include <ranges>

namespace headroom {

namespace {

InputRef logOf(const Case &facts)
{
    if (!facts.current || *facts.current >= facts.runInputs.size())
        return {};
    return refOf(facts.inputs[facts.runInputs[*facts.current]]);
}

std::optional<JobText> newestConfig(const Attempts &attempts)
{
    for (const Attempt &attempt : attempts | std::views::reverse) {
        if (std::optional<JobText> job = attempt.job())
            return job;
    }
    return std::nullopt;
}

} // namespace

std::optional<JobText> Attempt::job() const
{
    if (config.isEmpty())
        return std::nullopt;
    const Result<JobText> text = JobText::parse(config, configName);
    return text ? std::optional(*text) : std::nullopt;
}

std::optional<JobView> Attempt::view() const
{
    const std::optional<JobText> text = job();
    if (!text)
        return std::nullopt;
    const Result<JobView> view = JobView::read(*text);
    return view ? std::optional(*view) : std::nullopt;
}

Attempt makeAttempt(const Case &facts, const Diagnosis &diagnosis, const Attempts &before,
                    const QDateTime &when)
{
    Attempt attempt;
    attempt.when = when.toUTC();
    attempt.log = logOf(facts);
    attempt.run = summarize(facts, diagnosis);
    const std::optional<JobText> config = configOf(facts);
    if (config) {
        attempt.config = config->bytes();
        attempt.configName = config->fileName();
        if (const std::optional<JobText> old = newestConfig(before))
            attempt.changes = changesBetween(*old, *config);
    }
    if (!before.empty())
        attempt.outcome = compare(before.back().run, attempt.run).outcome;
    return attempt;
}

Comparison comparisonAt(const Attempts &attempts, std::size_t index)
{
    return index == 0 ? Comparison{} : compare(attempts[index - 1].run, attempts[index].run);
}

QString reasonAt(const Attempts &attempts, std::size_t index)
{
    const Attempt &attempt = attempts[index];
    const RunSummary &before = index == 0 ? attempt.run : attempts[index - 1].run;
    return reasonOf(comparisonAt(attempts, index), before, attempt.run);
}

const Attempt *lastStable(const Attempts &attempts)
{
    const auto newestFirst = attempts | std::views::reverse;
    const auto found = std::ranges::find_if(
        newestFirst, [](const Attempt &attempt) { return isStable(attempt.run); });
    return found == newestFirst.end() ? nullptr : &*found;
}

const Attempt *lastMeasuredFailure(const Attempts &attempts)
{
    const auto newestFirst = attempts | std::views::reverse;
    const auto found = std::ranges::find_if(newestFirst, [](const Attempt &attempt) {
        const RunSummary &run = attempt.run;
        const bool isOfTheCard = run.memoryKind == MemoryKind::CudaAlloc ||
                                 run.memoryKind == MemoryKind::HipAlloc ||
                                 run.memoryKind == MemoryKind::XpuAlloc;
        return isOfTheCard && (run.allocated || run.process);
    });
    return found == newestFirst.end() ? nullptr : &*found;
}

} // namespace headroom
