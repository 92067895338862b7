// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/signatures.h"

#include <QRegularExpression>

#include <algorithm>

namespace headroom {

namespace {

/// A short literal would make every line a candidate.
constexpr qsizetype kShortestLiteral = 3;

MemoryKind memoryKindOf(KnowledgeMap &map)
{
    const QString id = map.textOr("memory_kind", QStringLiteral("none"));
    const auto kind = memoryKindFromId(id);
    if (!kind)
        map.report(QStringLiteral("unknown memory kind \"%1\"").arg(id), "memory_kind");
    return kind.value_or(MemoryKind::None);
}

Signature readSignature(KnowledgeMap &map)
{
    Signature signature;
    signature.id = map.text("id");
    signature.literal = map.text("literal").toUtf8();
    signature.regex = map.textOr("regex", {});
    signature.title = map.text("title");
    signature.memoryKind = memoryKindOf(map);
    signature.notMemoryCause = map.textOr("cause", {});
    signature.fatal = map.flagOr("fatal", false);
    signature.scope = map.flagOr("scope", false);
    signature.survived = map.flagOr("survived", false);
    signature.excuses = map.flagOr("excuses", false);
    signature.followUp = map.flagOr("follow_up", false);
    signature.kills = map.flagOr("kills", false);
    signature.mustMatch = map.texts("must_match");
    signature.mustNotMatch = map.texts("must_not_match");
    return signature;
}

void check(const Signature &signature, const std::vector<Signature> &earlier, KnowledgeMap &map)
{
    if (std::ranges::any_of(earlier,
                            [&](const Signature &other) { return other.id == signature.id; }))
        map.report(QStringLiteral("the id \"%1\" is used twice").arg(signature.id), "id");
    if (signature.literal.size() < kShortestLiteral)
        map.report(QStringLiteral("a literal of at least three bytes is expected"), "literal");
    const QRegularExpression regex(signature.regex);
    if (!regex.isValid())
        map.report(QStringLiteral("the expression is wrong: %1").arg(regex.errorString()), "regex");
    if (!signature.notMemoryCause.isEmpty() && !signature.notMemoryCause.startsWith(u"not_oom."))
        map.report(QStringLiteral("a cause begins with \"not_oom.\""), "cause");
    if (!signature.notMemoryCause.isEmpty() && signature.memoryKind != MemoryKind::None)
        map.report(QStringLiteral("memory_kind and cause exclude each other"));
    if (signature.mustMatch.isEmpty())
        map.report(QStringLiteral("a line that must match is missing"));
}

} // namespace

Result<Signatures> Signatures::load(const KnowledgeFolder &folder)
{
    Signatures result;
    const auto read = folder.forEachMap(QStringLiteral("signatures/"), [&](KnowledgeMap &map) {
        Signature signature = readSignature(map);
        map.done();
        check(signature, result.m_all, map);
        result.m_all.push_back(std::move(signature));
    });
    if (!read)
        return std::unexpected(read.error());
    return result;
}

Signatures Signatures::of(std::vector<Signature> signatures)
{
    Signatures result;
    result.m_all = std::move(signatures);
    return result;
}

const Signature *Signatures::find(QStringView id) const
{
    const auto found =
        std::ranges::find_if(m_all, [&](const Signature &signature) { return signature.id == id; });
    return found == m_all.end() ? nullptr : &*found;
}

} // namespace headroom
