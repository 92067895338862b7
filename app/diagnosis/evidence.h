// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagnosis/accounting.h"
#include "diagnosis/counterfactual.h"
#include "diagnosis/situation.h"

#include <QMap>

#include <span>

namespace headroom {

/// Whether a fact is so. "Absent" only where it would have been seen if it were present.
enum class Known { Unknown, Absent, Present };

/// A fact with the figures that fill its sentence, and where it was read.
struct Finding
{
    Known known = Known::Unknown;
    QStringList figures;
    QString source; ///< as Because::source
    std::optional<LineNumber> line;
};

/// By evidence id; what is unknown is left out.
using Findings = QMap<QString, Finding>;

/// What the extractors look at. Everything lives longer than the evidence is gathered.
struct Observed
{
    const Case &facts;
    const Knowledge &knowledge;
    const Situation &situation;
    const Accounting &account;
    const Counterfactuals &estimates;

    const Run *run() const { return facts.run(); }
    const JobView *view() const { return facts.view ? &*facts.view : nullptr; }
};

/// One row of a table of extractors.
struct Extractor
{
    const char *evidence;
    Finding (*find)(const Observed &);
};

std::span<const Extractor> phaseExtractors();
std::span<const Extractor> doingExtractors();
std::span<const Extractor> comparisonExtractors();
std::span<const Extractor> messageExtractors();
std::span<const Extractor> configExtractors();
std::span<const Extractor> previewExtractors();
std::span<const Extractor> estimateExtractors();
std::span<const Extractor> answerExtractors();
std::span<const Extractor> exceptionExtractors();

Finding present(const QString &source, const QStringList &figures = {},
                std::optional<LineNumber> line = {});
Finding absent(const QString &source, const QStringList &figures = {},
               std::optional<LineNumber> line = {});
/// Present or absent, as the fact is.
Finding knownToBe(bool so, const QString &source, const QStringList &figures = {},
                  std::optional<LineNumber> line = {});

/// The line of a setting as the user finds it: in the config, or in the log when the config was
/// taken from there.
std::optional<LineNumber> lineInInput(const Case &facts, std::optional<LineNumber> line);

Findings gatherEvidence(const Observed &observed);
/// The ids that the extractors can find, for the check of the knowledge files.
QStringList extractedEvidence();

} // namespace headroom
