// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/linescanner.h"

#include <algorithm>
#include <optional>

namespace headroom {

namespace {

/// No regular expression runs over more of a line than this.
constexpr qsizetype kLongestText = 16 * 1024;

std::vector<QByteArray> allLiterals(const Signatures &signatures)
{
    std::vector<QByteArray> literals;
    for (const Signature &signature : signatures.all())
        literals.push_back(signature.literal);
    for (const Marker &marker : markers())
        literals.emplace_back(marker.literal);
    return literals;
}

std::vector<QRegularExpression> allExpressions(const Signatures &signatures)
{
    std::vector<QRegularExpression> expressions;
    for (const Signature &signature : signatures.all())
        expressions.emplace_back(signature.regex);
    return expressions;
}

qsizetype firstNonBlank(QByteArrayView text)
{
    qsizetype at = 0;
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t'))
        ++at;
    return at;
}

bool isMachineFact(MarkerKind kind)
{
    return kind == MarkerKind::GpuName || kind == MarkerKind::TorchVersion ||
           kind == MarkerKind::ToolkitVersion;
}

bool isHint(MarkerKind kind)
{
    return kind == MarkerKind::TrainerOnly || kind == MarkerKind::Path ||
           kind == MarkerKind::Launch || isMachineFact(kind);
}

/// Literals match in any case, but a marker means its words as the trainer writes them.
bool isExact(QByteArrayView line, qsizetype position, QByteArrayView literal)
{
    return line.sliced(position).startsWith(literal);
}

} // namespace

void LineFindings::clear()
{
    signatures.clear();
    course = nullptr;
    hints.clear();
}

LineScanner::LineScanner(const Signatures &signatures)
    : m_signatures(signatures.all()),
      m_expressions(allExpressions(signatures)),
      m_literals(allLiterals(signatures))
{
}

void LineScanner::scan(QByteArrayView line, LineFindings &findings)
{
    findings.clear();
    line = line.first(std::min(line.size(), kLongestText));
    m_hits.clear();
    m_literals.scan(line, m_hits);
    if (m_hits.empty())
        return;
    const auto signatureCount = static_cast<int>(m_signatures.size());
    const qsizetype start = firstNonBlank(line);
    m_found.clear();
    for (const LiteralScanner::Hit &hit : m_hits) {
        if (hit.literal >= signatureCount) {
            const Marker &marker =
                markers()[static_cast<std::size_t>(hit.literal - signatureCount)];
            const QByteArrayView literal(marker.literal);
            const qsizetype wanted = marker.place == Place::Start
                                         ? start + (literal.startsWith(' ') ? -1 : 0)
                                         : hit.position;
            const bool inPlace = hit.position == wanted || hit.position == start;
            if (!inPlace || (!isMachineFact(marker.kind) && !isExact(line, hit.position, literal)))
                continue;
        }
        m_found.push_back(hit.literal);
    }
    std::ranges::sort(m_found);
    const auto repeated = std::ranges::unique(m_found);
    m_found.erase(repeated.begin(), repeated.end());

    std::optional<QString> text;
    for (const int literal : m_found) {
        if (literal >= signatureCount) {
            const Marker &marker = markers()[static_cast<std::size_t>(literal - signatureCount)];
            if (isHint(marker.kind))
                findings.hints.push_back(&marker);
            else if (findings.course == nullptr)
                findings.course = &marker;
            else
                findings.hints.push_back(&marker);
            continue;
        }
        const auto index = static_cast<std::size_t>(literal);
        const Signature &signature = m_signatures[index];
        if (!signature.regex.isEmpty()) {
            if (!text)
                text = QString::fromUtf8(line);
            if (!m_expressions[index].match(*text).hasMatch())
                continue;
        }
        findings.signatures.push_back(&signature);
    }
}

} // namespace headroom
