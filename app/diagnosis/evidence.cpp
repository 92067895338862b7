// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosis/evidence.h"

namespace headroom {

namespace {

std::vector<std::span<const Extractor>> allExtractors()
{
    return {phaseExtractors(),    doingExtractors(),  comparisonExtractors(),
            messageExtractors(),  configExtractors(), previewExtractors(),
            estimateExtractors(), answerExtractors(), exceptionExtractors()};
}

} // namespace

Finding present(const QString &source, const QStringList &figures, std::optional<LineNumber> line)
{
    return {Known::Present, figures, source, line};
}

Finding absent(const QString &source, const QStringList &figures, std::optional<LineNumber> line)
{
    return {Known::Absent, figures, source, line};
}

Finding knownToBe(bool so, const QString &source, const QStringList &figures,
                  std::optional<LineNumber> line)
{
    return so ? present(source, figures, line) : absent(source, figures, line);
}

std::optional<LineNumber> lineInInput(const Case &facts, std::optional<LineNumber> line)
{
    if (facts.otherTrainer)
        return facts.otherTrainer->lineOf(line);
    if (line && facts.jobFromLog && facts.dumpFirstLine.value > 0)
        return LineNumber{line->value + facts.dumpFirstLine.value - 1};
    return line;
}

Findings gatherEvidence(const Observed &observed)
{
    Findings findings;
    for (const std::span<const Extractor> table : allExtractors()) {
        for (const Extractor &extractor : table) {
            const Finding finding = extractor.find(observed);
            if (finding.known != Known::Unknown)
                findings.insert(QString::fromLatin1(extractor.evidence), finding);
        }
    }
    return findings;
}

QStringList extractedEvidence()
{
    QStringList ids;
    for (const std::span<const Extractor> table : allExtractors()) {
        for (const Extractor &extractor : table)
            ids << QString::fromLatin1(extractor.evidence);
    }
    return ids;
}

} // namespace headroom
