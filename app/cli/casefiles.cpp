// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/casefiles.h"

#include "cli/console.h"

namespace headroom {

namespace {

Result<std::vector<Source>> openNamed(const QString &path)
{
    if (path != QLatin1StringView("-"))
        return openPath(path);
    return openBytes(readStandardInput(), path).transform([](const Source &source) {
        return std::vector<Source>{source};
    });
}

} // namespace

OpenedCase openCase(const QStringList &paths, const CaseFacts &facts, const Signatures &signatures)
{
    OpenedCase opened;
    std::vector<Source> inputs;
    for (const QString &path : paths) {
        Result<std::vector<Source>> sources = openNamed(path);
        if (sources)
            inputs.insert(inputs.end(), sources->begin(), sources->end());
        else
            opened.unreadable.push_back(sources.error());
    }
    opened.facts = assembleCase(inputs, signatures);
    opened.facts.answers = facts.answers;
    opened.facts.gpuCapacity = facts.gpuCapacity;
    return opened;
}

bool hasSubstance(const Case &facts)
{
    return !facts.runs.empty() || facts.job || !facts.series.empty() || !facts.answers.isEmpty();
}

} // namespace headroom
