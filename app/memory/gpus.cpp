// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/architecture.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

/// "NVIDIA GeForce RTX4060Ti (16 GB)" → nvidia geforce rtx 4060 ti 16gb
QStringList wordsOf(const QString &name)
{
    static const QRegularExpression size(QStringLiteral(R"((\d+)\s*(?:gib|gb)\b)"));
    static const QRegularExpression series(QStringLiteral(R"(\b(rtx|gtx|rx)(\d))"));
    static const QRegularExpression suffix(QStringLiteral(R"(\b(\d{3,4})(ti|super|xtx|xt|gre)\b)"));
    static const QRegularExpression separators(QStringLiteral("[^a-z0-9]+"));
    QString text = name.toLower();
    text.replace(size, QStringLiteral("\\1gb"));
    text.replace(series, QStringLiteral("\\1 \\2"));
    text.replace(suffix, QStringLiteral("\\1 \\2"));
    return text.split(separators, Qt::SkipEmptyParts);
}

/// Words that make another card of a number; a card that does not name them is not meant.
bool isQualifier(const QString &word)
{
    static const QStringList words = {
        QStringLiteral("ti"),  QStringLiteral("super"), QStringLiteral("laptop"),
        QStringLiteral("xt"),  QStringLiteral("xtx"),   QStringLiteral("gre"),
        QStringLiteral("ada"), QStringLiteral("nvl"),   QStringLiteral("pro"),
        QStringLiteral("d"),   QStringLiteral("max"),   QStringLiteral("ai")};
    return words.contains(word);
}

bool isSize(const QString &word)
{
    return word.endsWith(u"gb") && word.size() > 2 && word.front().isDigit();
}

bool matches(const Gpu &gpu, const QStringList &words)
{
    const bool complete = std::ranges::all_of(
        gpu.patterns, [&](const QString &pattern) { return words.contains(pattern); });
    const bool exact = std::ranges::none_of(words, [&](const QString &word) {
        return isQualifier(word) && !gpu.patterns.contains(word);
    });
    return complete && exact;
}

Gpu readGpu(KnowledgeMap &map)
{
    Gpu gpu;
    gpu.name = map.text("name");
    gpu.patterns = map.texts("words");
    gpu.usable = Bytes::fromGib(map.number("usable_gib"));
    if (gpu.patterns.isEmpty())
        map.report(QStringLiteral("a list of words is expected"), "words");
    if (gpu.usable.value <= 0)
        map.report(QStringLiteral("a number above 0 is expected"), "usable_gib");
    map.done();
    return gpu;
}

} // namespace

Result<Gpus> Gpus::load(const KnowledgeFolder &folder)
{
    Gpus result;
    const Result<void> read =
        folder.forEachMap(QStringLiteral("gpus.yaml"),
                          [&](KnowledgeMap &map) { result.m_all.push_back(readGpu(map)); });
    if (!read)
        return std::unexpected(read.error());
    return result;
}

const Gpu *Gpus::find(const QString &nameInLog) const
{
    const QStringList words = wordsOf(nameInLog);
    const auto size = std::ranges::find_if(words, isSize);
    const Gpu *best = nullptr;
    for (const Gpu &gpu : m_all) {
        if (!matches(gpu, words))
            continue;
        if (best == nullptr || gpu.patterns.size() > best->patterns.size())
            best = &gpu;
    }
    const bool sizeIgnored =
        best != nullptr && size != words.end() && !best->patterns.contains(*size) &&
        std::abs(best->usable.gib() - size->chopped(2).toDouble()) > 0.15 * best->usable.gib();
    return sizeIgnored ? nullptr : best;
}

} // namespace headroom
