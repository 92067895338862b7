// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/document.h"

#include <string>

/// The two readers behind readDocument(). Each fills nodes and root of a document whose bytes,
/// textBegin and lineStarts are set.
namespace headroom {

/// Collections inside collections; a job needs eight levels.
inline constexpr int kDeepestNesting = 100;

Result<void> readYaml(JobText::Document &document);
/// JSON, tolerating comments and trailing commas.
Result<void> readJson(JobText::Document &document);

/// Finds the spans of all nodes of a YAML document. `text` is the text as it was parsed (same
/// length as the document's bytes); each node's span.begin holds the place where the parser saw it
/// start. An Error when the text is something that PyYAML does not accept although yaml-cpp does.
Result<void> findYamlSpans(JobText::Document &document, const QByteArray &text);

/// Where and how yaml-cpp stumbled.
struct YamlStumble
{
    std::string message;
    qsizetype position = -1;      ///< -1: at the end of the text
    qsizetype lastQuoted = -1;    ///< begin of the last quoted scalar read before
    qsizetype lastQuotedEnd = -1; ///< and its end, when that was seen
    qsizetype openBracket = -1;   ///< begin of the innermost flow collection not closed yet
};
/// A sentence that helps a person to find the mistake.
Error explainYamlStumble(const JobText::Document &document, const YamlStumble &stumble);

/// An error at a place in the document.
Error syntaxErrorAt(const JobText::Document &document, qsizetype position, const QString &message,
                    const QString &remedy = {});

} // namespace headroom
