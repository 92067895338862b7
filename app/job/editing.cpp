// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/editing.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

/// Why a place shared through an anchor must not be changed, if it is shared.
std::optional<Error> sharedReason(const JobText::Document &document, NodeId id)
{
    for (; id != kNoNode; id = document.node(id).parent) {
        const NodeId alias = document.node(id).firstAlias;
        if (alias == kNoNode)
            continue;
        return cannotEdit(
            QCoreApplication::translate(
                "JobText", "The value is shared: line %1 uses it too, through the anchor “%2”.")
                .arg(document.lineOf(document.node(alias).span.begin))
                .arg(QString::fromUtf8(document.node(id).anchor)));
    }
    return std::nullopt;
}

std::optional<Error> aliasReason(const JobText::Document &document, const Place &place)
{
    if (place.throughAlias == kNoNode)
        return std::nullopt;
    const Node &alias = document.node(place.throughAlias);
    return cannotEdit(
        QCoreApplication::translate(
            "JobText", "The value belongs to the anchor “%1”, which line %2 only refers to.")
            .arg(QString::fromUtf8(alias.anchor))
            .arg(document.lineOf(alias.span.begin)));
}

/// Whether something inside of a node is used from elsewhere.
std::optional<Error> usedInside(const JobText::Document &document, NodeId id)
{
    const Node &node = document.node(id);
    if (node.firstAlias != kNoNode)
        return sharedReason(document, id);
    for (const NodeId child : node.children) {
        if (auto error = usedInside(document, child))
            return error;
    }
    return std::nullopt;
}

Result<Splices> spliceForSet(const JobText::Document &document, const Operation &operation,
                             const Place &place)
{
    const bool exists = place.node != kNoNode && !place.throughMerge;
    if (exists) {
        if (auto error = usedInside(document, place.node))
            return std::unexpected(*error);
        return setNode(document, place.node, operation.value);
    }
    // Everything from the first missing key on is written anew; a key that comes in through a merge
    // is overridden.
    const std::size_t first = place.throughMerge ? operation.parts.size() - 1 : place.missingFrom;
    QStringList keys;
    for (std::size_t i = first; i < operation.parts.size(); ++i) {
        if (operation.parts[i].isIndex())
            return std::unexpected(
                cannotEdit(QCoreApplication::translate("JobText", "The list has no such entry.")));
        keys << operation.parts[i].key;
    }
    return insertKeys(document, place.container, keys, operation.value);
}

} // namespace

Error cannotEdit(const QString &why)
{
    return {.id = QStringLiteral("job.edit_refused"),
            .message = why,
            .remedy = QCoreApplication::translate("JobText", "Change it by hand in the text.")};
}

QByteArray spliced(const QByteArray &bytes, Splices splices)
{
    std::ranges::stable_sort(splices, {}, [](const Splice &splice) { return splice.span.begin; });
    QByteArray result;
    qsizetype position = 0;
    for (const Splice &splice : splices) {
        result += QByteArrayView(bytes).sliced(position, splice.span.begin - position);
        result += splice.text;
        position = splice.span.end;
    }
    return result + bytes.sliced(position);
}

Result<Splices> splicesFor(const JobText::Document &document, const Operation &operation)
{
    std::vector<PathPart> parts = operation.parts;
    if (operation.kind == Operation::Kind::InsertElement)
        parts.pop_back();
    const Place place = locate(document, parts);
    if (auto error = aliasReason(document, place))
        return std::unexpected(*error);
    // A key that comes in through a merge is changed by writing an own one beside the merge.
    const bool isOwn = place.node != kNoNode && !place.throughMerge;
    if (auto error = sharedReason(document, isOwn ? place.node : place.container))
        return std::unexpected(*error);
    switch (operation.kind) {
    case Operation::Kind::Set:
        return spliceForSet(document, operation, place);
    case Operation::Kind::InsertElement:
        return insertElement(document, place.node, operation.parts.back().index, operation.value);
    case Operation::Kind::Remove:
        break;
    }
    if (place.throughMerge)
        return std::unexpected(cannotEdit(QCoreApplication::translate(
            "JobText",
            "The key comes from another block through “<<” and cannot be removed here.")));
    if (auto error = usedInside(document, place.node))
        return std::unexpected(*error);
    return removeNode(document, place.node);
}

// ---------------------------------------------------------------------------------------------------------------

qsizetype entryEnd(const JobText::Document &document, NodeId value)
{
    const Node &node = document.node(value);
    return std::max(node.span.end, node.marker + 1);
}

qsizetype entryBegin(const JobText::Document &document, NodeId value)
{
    const NodeId key = document.keyOf(value);
    if (key != kNoNode)
        return document.node(key).span.begin;
    const Node &node = document.node(value);
    return node.marker >= 0 ? node.marker : node.span.begin;
}

qsizetype skipSpaceAndComments(const JobText::Document &document, qsizetype position)
{
    const QByteArray &bytes = document.bytes;
    const bool isJson = document.syntax == JobText::Document::Syntax::Json;
    while (position < bytes.size()) {
        const char c = bytes[position];
        const QByteArrayView rest = QByteArrayView(bytes).sliced(position);
        if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
            ++position;
        } else if (isJson ? rest.startsWith("//") : c == '#') {
            position = document.lineEnd(position);
        } else if (isJson && rest.startsWith("/*")) {
            const qsizetype end = bytes.indexOf("*/", position + 2);
            position = end < 0 ? bytes.size() : end + 2;
        } else {
            break;
        }
    }
    return position;
}

bool isFirstInLine(const JobText::Document &document, qsizetype position)
{
    const qsizetype begin = document.lineBegin(position);
    return QByteArrayView(document.bytes).sliced(begin, position - begin).trimmed().isEmpty();
}

bool isLastInLine(const JobText::Document &document, qsizetype position)
{
    return skipSpaceAndComments(document, position) >= document.lineEnd(position);
}

QByteArray indentAt(const JobText::Document &document, qsizetype position)
{
    const qsizetype begin = document.lineBegin(position);
    qsizetype end = begin;
    while (end < document.bytes.size() &&
           (document.bytes[end] == ' ' || document.bytes[end] == '\t'))
        ++end;
    return document.bytes.sliced(begin, end - begin);
}

int indentStep(const JobText::Document &document)
{
    for (const Node &node : document.nodes) {
        if (node.kind != NodeKind::Map || node.children.empty() || node.parent == kNoNode)
            continue;
        const Node &parent = document.node(node.parent);
        const qsizetype key = document.node(node.children.front()).span.begin;
        if (parent.kind != NodeKind::Map || !isFirstInLine(document, key) || node.marker < 0)
            continue;
        const int step = static_cast<int>(indentAt(document, key).size() -
                                          indentAt(document, node.marker).size());
        const bool isPlain =
            isFirstInLine(document, document.node(parent.children.front()).span.begin);
        if (step >= 1 && step <= 8 && isPlain)
            return step;
    }
    const Node &root = document.node(document.root);
    if (root.isCollection() && root.flow && !root.children.empty()) {
        const qsizetype first = document.node(root.children.front()).span.begin;
        const auto step = static_cast<int>(indentAt(document, first).size());
        if (isFirstInLine(document, first) && step >= 1 && step <= 8)
            return step;
    }
    return 2;
}

qsizetype nextLineBegin(const JobText::Document &document, qsizetype position)
{
    const auto line = static_cast<std::size_t>(document.lineOf(position));
    return line < document.lineStarts.size() ? document.lineStarts[line] : document.bytes.size();
}

WritingStyle styleIn(const JobText::Document &document, NodeId collection)
{
    WritingStyle style;
    style.json = document.syntax == JobText::Document::Syntax::Json;
    style.strings = ScalarStyle::Plain;
    const auto quotingOf = [&](const Node &node) -> std::optional<ScalarStyle> {
        if (node.kind != NodeKind::Scalar || node.style == ScalarStyle::Block)
            return std::nullopt;
        const bool isString = node.style != ScalarStyle::Plain ||
                              plainValue(node.text).typeId() == QMetaType::QString;
        return isString ? std::optional(node.style) : std::nullopt;
    };
    const bool known = collection != kNoNode;
    style.flow = known && document.node(collection).flow;
    const std::size_t step = known && document.node(collection).kind == NodeKind::Map ? 2 : 1;
    std::optional<ScalarStyle> found;
    if (known) {
        const std::vector<NodeId> &children = document.node(collection).children;
        for (std::size_t i = step - 1; i < children.size(); i += step) {
            if (const auto quoting = quotingOf(document.node(children[i])))
                found = quoting;
        }
    }
    style.strings = found.value_or(ScalarStyle::Plain);
    for (const Node &node : document.nodes) {
        const bool isFilledList =
            node.kind == NodeKind::List && node.flow && !node.children.empty();
        if (isFilledList) {
            style.padded = document.bytes[node.content + 1] == ' ';
            break;
        }
    }
    return style;
}

} // namespace headroom
