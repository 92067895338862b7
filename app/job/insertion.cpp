// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/blockwriting.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

using Document = JobText::Document;

/// How keys are quoted in a mapping: as its last key is.
ScalarStyle keyStyle(const Document &document, NodeId map)
{
    const std::vector<NodeId> &children = document.node(map).children;
    if (children.size() < 2)
        return ScalarStyle::Plain;
    const Node &key = document.node(children[children.size() - 2]);
    return key.kind == NodeKind::Scalar ? key.style : ScalarStyle::Plain;
}

/// "a: {b: {c: value}}" for the chain a, b, c.
QByteArray flowEntry(const QStringList &keys, const QByteArray &value, const WritingStyle &style)
{
    QByteArray text = value;
    for (qsizetype i = keys.size(); i-- > 0;) {
        text = writeKey(keys[i], style) + ": " + text;
        if (i > 0)
            text = '{' + text + '}';
    }
    return text;
}

/// A value and the two styles it needs: of its own strings, and of the keys in front of it.
struct NewEntry
{
    QVariant value;
    WritingStyle style;
    ScalarStyle keys = ScalarStyle::Plain;
};

/// The lines "a:", "  b:", "    c: value" of the chain a, b, c, joined by line breaks.
Result<QByteArray> blockEntry(const QStringList &keys, const NewEntry &entry, qsizetype indent,
                              int step, const QByteArray &lineBreak)
{
    WritingStyle style = entry.style;
    style.strings = entry.keys;
    QByteArrayList lines;
    for (qsizetype i = 0; i < keys.size(); ++i)
        lines << QByteArray(indent + i * step, ' ') + writeKey(keys[i], style) + ':';
    const Result<QByteArray> value = textBehindKey(
        entry.value, entry.style, {indent + (keys.size() - 1) * step, step, lineBreak});
    if (!value)
        return value;
    lines.last() += *value;
    return lines.join(lineBreak);
}

/// The place behind a block mapping's last entry: the end of its last line, or of the comment lines
/// below it that are indented deeper than the mapping's keys and so belong to that entry.
qsizetype endOfBlock(const Document &document, NodeId lastValue, int column)
{
    qsizetype end = document.lineEnd(entryEnd(document, lastValue));
    for (qsizetype line = nextLineBegin(document, end); line < document.bytes.size();
         line = nextLineBegin(document, line)) {
        const qsizetype text = line + indentAt(document, line).size();
        if (text >= document.bytes.size() || document.bytes[text] != '#' || text - line <= column)
            break;
        end = document.lineEnd(line);
    }
    return end;
}

Result<Splices> appendToBlock(const Document &document, NodeId map, const QStringList &keys,
                              NewEntry entry)
{
    const std::vector<NodeId> &children = document.node(map).children;
    const int column = document.columnOf(document.node(children.front()).span.begin);
    const qsizetype end = endOfBlock(document, children.back(), column);
    entry.keys = keyStyle(document, map);
    const QByteArray lineBreak = document.lineBreakAt(end);
    const Result<QByteArray> lines =
        blockEntry(keys, entry, column, indentStep(document), lineBreak);
    if (!lines)
        return std::unexpected(lines.error());
    return Splices{{{end, end}, lineBreak + *lines}};
}

/// Adds an entry at the end of a collection in brackets.
Splices appendToFlow(const Document &document, NodeId collection, const QByteArray &entry)
{
    const Node &node = document.node(collection);
    const qsizetype last = entryEnd(document, node.children.back());
    const qsizetype lastBegin = entryBegin(document, node.children.back());
    const qsizetype behind = skipSpaceAndComments(document, last);
    const bool hasComma = document.bytes[behind] == ',';
    const bool isOnOwnLine = isFirstInLine(document, lastBegin) &&
                             document.lineOf(node.content) < document.lineOf(lastBegin);
    const qsizetype from = hasComma ? behind + 1 : last;
    if (!isOnOwnLine)
        return {{{from, from}, hasComma ? ' ' + entry + ',' : ", " + entry}};
    const QByteArray line = document.lineBreakAt(last) + indentAt(document, lastBegin) + entry;
    const bool isAlone = isLastInLine(document, from);
    const qsizetype place = isAlone ? document.lineEnd(from) : from;
    if (hasComma)
        return {{{place, place}, line + ','}};
    if (place == from)
        return {{{from, from}, ',' + line}};
    return {{{from, from}, ","}, {{place, place}, line}};
}

/// Fills "{}" or "[]", in JSON that is spread over lines with a line of its own.
Splices fillEmptyFlow(const Document &document, NodeId collection, const QByteArray &entry)
{
    const Node &node = document.node(collection);
    const Span inner{node.content + 1, node.span.end - 1};
    const bool isBlank = QByteArrayView(document.bytes)
                             .sliced(inner.begin, inner.end - inner.begin)
                             .trimmed()
                             .isEmpty();
    if (!isBlank)
        return {{{inner.begin, inner.begin}, entry}};
    const bool isSpread = document.syntax == Document::Syntax::Json && node.kind == NodeKind::Map &&
                          document.lineOf(document.node(document.root).span.end - 1) >
                              document.lineOf(document.node(document.root).span.begin);
    if (!isSpread)
        return {{inner, entry}};
    const QByteArray lineBreak = document.lineBreakAt(node.content);
    const QByteArray indent = indentAt(document, node.content);
    const bool usesTabs = document.bytes.contains("\n\t");
    const QByteArray deeper =
        indent + (usesTabs ? QByteArray("\t") : QByteArray(indentStep(document), ' '));
    return {{inner, lineBreak + deeper + entry + lineBreak + indent}};
}

/// Gives a key without value ("ema_config:", "ema_config: null") the new keys.
Result<Splices> fillNull(const Document &document, NodeId id, const QStringList &keys,
                         NewEntry entry)
{
    const Node &node = document.node(id);
    const bool isKeyed = node.parent != kNoNode &&
                         document.node(node.parent).kind == NodeKind::Map && node.marker >= 0;
    if (!isKeyed || node.content != node.span.begin) {
        return std::unexpected(cannotEdit(QCoreApplication::translate(
            "JobText", "The block that the setting belongs to is empty here.")));
    }
    entry.keys = keyStyle(document, node.parent);
    if (document.node(node.parent).flow) {
        const Result<QByteArray> value = writeValue(entry.value, entry.style);
        if (!value)
            return std::unexpected(value.error());
        WritingStyle style = entry.style;
        style.strings = entry.keys;
        return Splices{{{node.marker + 1, std::max(node.span.end, node.marker + 1)},
                        " {" + flowEntry(keys, *value, style) + '}'}};
    }
    const qsizetype keyBegin = entryBegin(document, id);
    const qsizetype column = document.columnOf(keyBegin);
    const int step = indentStep(document);
    const QByteArray lineBreak = document.lineBreakAt(node.marker);
    const qsizetype end = document.lineEnd(entryEnd(document, id));
    const Result<QByteArray> text = blockEntry(keys, entry, column + step, step, lineBreak);
    if (!text)
        return std::unexpected(text.error());
    const Splice lines{{end, end}, lineBreak + *text};
    const Splice literal{{node.marker + 1, node.span.end}, {}};
    return node.text.isEmpty() ? Splices{lines} : Splices{literal, lines};
}

} // namespace

Result<Splices> insertKeys(const Document &document, NodeId container, const QStringList &keys,
                           const QVariant &value)
{
    if (container == kNoNode || keys.isEmpty())
        return std::unexpected(
            cannotEdit(QCoreApplication::translate("JobText", "The file holds no settings yet.")));
    const Node &node = document.node(container);
    const bool isNull = node.kind == NodeKind::Null;
    if (node.kind != NodeKind::Map && !isNull) {
        return std::unexpected(cannotEdit(QCoreApplication::translate(
            "JobText",
            "A single value or a list stands where the block of the setting is expected.")));
    }
    WritingStyle style = styleIn(document, isNull ? node.parent : container);
    const NewEntry newEntry{.value = value, .style = style};
    if (isNull)
        return fillNull(document, container, keys, newEntry);
    if (!node.flow)
        return appendToBlock(document, container, keys, newEntry);
    const Result<QByteArray> text = textBetweenBrackets(document, container, value, style);
    if (!text)
        return std::unexpected(text.error());
    style.strings = node.children.empty() ? ScalarStyle::Plain : keyStyle(document, container);
    const QByteArray entry = flowEntry(keys, *text, style);
    if (node.children.empty())
        return fillEmptyFlow(document, container, entry);
    return appendToFlow(document, container, entry);
}

namespace {

/// "datasets: []" becomes a list of lines, when nothing else stands in its line.
std::optional<Result<Splices>> fillEmptyBlockList(const Document &document, NodeId list,
                                                  const QVariant &value, const WritingStyle &style)
{
    const Node &node = document.node(list);
    const NodeId key = document.keyOf(list);
    const bool isAlone = key != kNoNode && !document.node(node.parent).flow && node.marker >= 0 &&
                         node.content == node.span.begin &&
                         QByteArrayView(document.bytes)
                             .sliced(node.span.end, document.lineEnd(node.span.end) - node.span.end)
                             .trimmed()
                             .isEmpty();
    if (!isAlone || document.syntax == Document::Syntax::Json || !isBlock(value))
        return std::nullopt;
    WritingStyle inBlock = style;
    inBlock.flow = false;
    const BlockPlace place{document.columnOf(document.node(key).span.begin), indentStep(document),
                           document.lineBreakAt(node.marker)};
    const Result<QByteArray> text = textBehindKey(QVariantList{value}, inBlock, place);
    if (!text)
        return std::unexpected(text.error());
    return Splices{{{node.marker + 1, node.span.end}, *text}};
}

} // namespace

Result<Splices> insertElement(const Document &document, NodeId list, int index,
                              const QVariant &value)
{
    const Node &node = document.node(list);
    const WritingStyle style = styleForElement(document, list, value);
    const auto count = static_cast<int>(node.children.size());
    if (count == 0) {
        if (const auto filled = fillEmptyBlockList(document, list, value, style))
            return *filled;
    }
    const BlockPlace place{
        count == 0 ? 0 : document.columnOf(entryBegin(document, node.children.front())),
        indentStep(document), document.lineBreakAt(node.content)};
    const Result<QByteArray> text = node.flow ? textBetweenBrackets(document, list, value, style)
                                              : textBehindDash(value, style, place);
    if (!text)
        return std::unexpected(text.error());
    if (count == 0)
        return fillEmptyFlow(document, list, *text);
    const NodeId neighbour = node.children[static_cast<std::size_t>(std::min(index, count - 1))];
    const qsizetype begin = entryBegin(document, neighbour);
    const QByteArray lineBreak = document.lineBreakAt(begin);
    if (node.flow) {
        if (index >= count)
            return appendToFlow(document, list, *text);
        const bool isOnOwnLine = isFirstInLine(document, begin) &&
                                 document.lineOf(node.content) < document.lineOf(begin);
        return Splices{
            {{begin, begin},
             isOnOwnLine ? *text + ',' + lineBreak + indentAt(document, begin) : *text + ", "}};
    }
    const QByteArray line = QByteArray(document.columnOf(begin), ' ') + '-' + *text;
    if (index >= count) {
        const qsizetype end = endOfBlock(document, neighbour, document.columnOf(begin));
        return Splices{{{end, end}, lineBreak + line}};
    }
    if (!isFirstInLine(document, begin))
        return Splices{
            {{begin, begin}, '-' + *text + lineBreak + QByteArray(document.columnOf(begin), ' ')}};
    const qsizetype lineBegin = document.lineBegin(begin);
    return Splices{{{lineBegin, lineBegin}, line + lineBreak}};
}

} // namespace headroom
