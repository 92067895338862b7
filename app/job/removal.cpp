// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/editing.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

using Document = JobText::Document;

/// An entry of a collection: a key with its value, or a list element.
struct Entry
{
    NodeId value = kNoNode;
    NodeId previous = kNoNode; ///< value of the entry before; kNoNode for the first
    NodeId next = kNoNode;
    Span span;
};

Entry entryOf(const Document &document, NodeId value)
{
    Entry entry{.value = value, .span = {entryBegin(document, value), entryEnd(document, value)}};
    const Node &collection = document.node(document.node(value).parent);
    const std::size_t step = collection.kind == NodeKind::Map ? 2 : 1;
    for (std::size_t i = step - 1; i < collection.children.size(); i += step) {
        if (collection.children[i] != value)
            continue;
        if (i >= step)
            entry.previous = collection.children[i - step];
        if (i + step < collection.children.size())
            entry.next = collection.children[i + step];
    }
    return entry;
}

/// All lines that an entry covers, with the line break behind them; at the end of a text without
/// one, the break before them.
Span wholeLines(const Document &document, Span span)
{
    const qsizetype begin = document.lineBegin(span.begin);
    const qsizetype end = document.lineEnd(span.end);
    if (end < document.bytes.size() || begin == document.textBegin)
        return {begin, nextLineBegin(document, span.end)};
    const qsizetype before =
        document.lineOf(begin) >= 2
            ? document.lineEnd(
                  document.lineStarts[static_cast<std::size_t>(document.lineOf(begin) - 2)])
            : begin;
    return {before, end};
}

/// The only entry of a block goes: brackets take its place.
Result<Splices> emptyBlock(const Document &document, const Entry &entry)
{
    const Node &collection = document.node(document.node(entry.value).parent);
    const QByteArray brackets = collection.kind == NodeKind::Map ? "{}" : "[]";
    if (!isFirstInLine(document, entry.span.begin))
        return Splices{{entry.span, brackets}};
    if (collection.marker < 0 || collection.span.begin != collection.content) {
        return std::unexpected(cannotEdit(QCoreApplication::translate(
            "JobText", "It is the only entry of its block, and the block cannot be left empty.")));
    }
    const qsizetype place = collection.marker + 1;
    return Splices{{{place, place}, ' ' + brackets}, {wholeLines(document, entry.span), {}}};
}

Result<Splices> removeFromBlock(const Document &document, const Entry &entry)
{
    if (entry.previous == kNoNode && entry.next == kNoNode)
        return emptyBlock(document, entry);
    if (isFirstInLine(document, entry.span.begin))
        return Splices{{wholeLines(document, entry.span), {}}};
    // The entry shares its line with the dash before it: "- first: 1". The next entry moves up
    // beside the dash, unless comments stand between.
    const qsizetype nextBegin = entryBegin(document, entry.next);
    const qsizetype lineEnd = document.lineEnd(entry.span.end);
    const bool hasComments =
        !QByteArrayView(document.bytes).sliced(lineEnd, nextBegin - lineEnd).trimmed().isEmpty();
    return Splices{{{entry.span.begin, hasComments ? lineEnd : nextBegin}, {}}};
}

Splices removeFromFlow(const Document &document, const Entry &entry)
{
    const qsizetype behind = skipSpaceAndComments(document, entry.span.end);
    const bool hasComma = document.bytes[behind] == ',';
    const qsizetype end = hasComma ? behind + 1 : entry.span.end;
    Splices splices;
    if (!hasComma && entry.previous != kNoNode) {
        const qsizetype comma = skipSpaceAndComments(document, entryEnd(document, entry.previous));
        splices.push_back({{comma, comma + 1}, {}});
    }
    const bool isAlone = isFirstInLine(document, entry.span.begin) && isLastInLine(document, end) &&
                         document.lineOf(document.node(document.node(entry.value).parent).content) <
                             document.lineOf(entry.span.begin);
    if (isAlone) {
        splices.push_back({wholeLines(document, {entry.span.begin, end}), {}});
        return splices;
    }
    qsizetype begin = entry.span.begin;
    qsizetype stop = end;
    const auto isBlank = [&](qsizetype position) {
        return document.bytes[position] == ' ' || document.bytes[position] == '\t';
    };
    if (hasComma && entry.next != kNoNode) {
        while (isBlank(stop))
            ++stop;
    } else if (entry.previous != kNoNode) {
        while (isBlank(begin - 1))
            --begin;
    }
    splices.push_back({{begin, stop}, {}});
    return splices;
}

} // namespace

Result<Splices> removeNode(const Document &document, NodeId id)
{
    if (id == kNoNode || document.node(id).parent == kNoNode)
        return std::unexpected(
            cannotEdit(QCoreApplication::translate("JobText", "There is nothing to remove.")));
    const Node &collection = document.node(document.node(id).parent);
    const Entry entry = entryOf(document, id);
    const auto occurrences = [&] {
        const NodeId key = document.keyOf(id);
        return key == kNoNode ? 1 : std::ranges::count_if(collection.children, [&](NodeId other) {
            return document.keyOf(other) != kNoNode &&
                   document.node(document.keyOf(other)).text == document.node(key).text;
        });
    };
    if (occurrences() > 1) {
        return std::unexpected(cannotEdit(QCoreApplication::translate(
            "JobText",
            "The key stands twice in its block; removing one would bring the other into effect.")));
    }
    if (collection.flow)
        return removeFromFlow(document, entry);
    return removeFromBlock(document, entry);
}

} // namespace headroom
