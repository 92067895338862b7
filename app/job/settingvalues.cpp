// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/configblock.h"
#include "job/editing.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

/// Which elements of two lists stay: pairs of indices, both ascending (longest common subsequence).
std::vector<std::pair<int, int>> keptElements(const QVariantList &before, const QVariantList &after)
{
    const auto rows = static_cast<std::size_t>(before.size());
    const auto columns = static_cast<std::size_t>(after.size());
    std::vector<std::vector<int>> length(rows + 1, std::vector<int>(columns + 1, 0));
    const auto same = [&](std::size_t i, std::size_t j) {
        return sameValue(before[static_cast<qsizetype>(i)], after[static_cast<qsizetype>(j)]);
    };
    for (std::size_t i = rows; i-- > 0;) {
        for (std::size_t j = columns; j-- > 0;)
            length[i][j] = same(i, j) ? length[i + 1][j + 1] + 1
                                      : std::max(length[i + 1][j], length[i][j + 1]);
    }
    std::vector<std::pair<int, int>> kept;
    for (std::size_t i = 0, j = 0; i < rows && j < columns;) {
        if (same(i, j))
            kept.emplace_back(i++, j++);
        else if (length[i + 1][j] >= length[i][j + 1])
            ++i;
        else
            ++j;
    }
    return kept;
}

/// Longer lists are replaced as a whole: no setting has that many values.
constexpr qsizetype kLongestCompared = 200;

std::vector<Operation> listOperations(const std::vector<PathPart> &parts,
                                      const QVariantList &before, const QVariantList &after)
{
    std::vector<std::pair<int, int>> kept = keptElements(before, after);
    kept.emplace_back(static_cast<int>(before.size()), static_cast<int>(after.size()));
    const auto element = [&](Operation::Kind kind, int index, const QVariant &value) {
        Operation operation{kind, parts, value};
        operation.parts.push_back({.key = {}, .index = index});
        return operation;
    };
    // From the end to the front, so that the indices before a change stay right.
    std::vector<Operation> operations;
    for (std::size_t k = kept.size(); k-- > 0;) {
        const int beforeFirst = k == 0 ? 0 : kept[k - 1].first + 1;
        const int afterFirst = k == 0 ? 0 : kept[k - 1].second + 1;
        const int removed = kept[k].first - beforeFirst;
        const int added = kept[k].second - afterFirst;
        const int replaced = std::min(removed, added);
        for (int i = removed; i-- > replaced;)
            operations.push_back(element(Operation::Kind::Remove, beforeFirst + i, {}));
        for (int i = added; i-- > replaced;)
            operations.push_back(element(Operation::Kind::InsertElement, beforeFirst + replaced,
                                         after[afterFirst + i]));
        for (int i = replaced; i-- > 0;)
            operations.push_back(
                element(Operation::Kind::Set, beforeFirst + i, after[afterFirst + i]));
    }
    return operations;
}

bool isPlainList(const JobText::Document &document, NodeId id)
{
    const Node &node = document.node(id);
    return node.kind == NodeKind::List && std::ranges::all_of(node.children, [&](NodeId child) {
               const NodeKind kind = document.node(child).kind;
               return kind == NodeKind::Scalar || kind == NodeKind::Null;
           });
}

/// Writes a value where the key or dash has none, or over everything that it has.
Splice afterMarker(const Node &node, const QByteArray &text)
{
    const qsizetype begin = node.marker >= 0 ? node.marker + 1 : node.span.begin;
    return {{begin, std::max(begin, node.span.end)}, ' ' + text};
}

Splice spliceOver(const Node &node, const QByteArray &text)
{
    const bool isBlockList = node.kind == NodeKind::List && !node.flow;
    if (isBlockList)
        return afterMarker(node, text);
    if (node.kind != NodeKind::Null || node.content != node.span.end)
        return {{node.content, node.span.end}, text};
    if (node.marker < 0) // "{key}"
        return {{node.content, node.content}, ": " + text};
    return {{node.content, node.content}, ' ' + text};
}

} // namespace

std::vector<Operation> operationsFor(const JobText::Document &document, const Edit &edit,
                                     const std::vector<PathPart> &parts)
{
    if (!edit.to.isValid())
        return {{Operation::Kind::Remove, parts, {}}};
    const Place place = locate(document, parts);
    const bool isList =
        edit.to.typeId() == QMetaType::QVariantList || edit.to.typeId() == QMetaType::QStringList;
    const QVariantList after = edit.to.toList();
    if (isList && !after.isEmpty() && !holdsBlock(edit.to) && place.node != kNoNode &&
        !place.throughMerge && isPlainList(document, place.node)) {
        const QVariantList before = valueOfNode(document, place.node).toList();
        if (!before.isEmpty() && before.size() <= kLongestCompared &&
            after.size() <= kLongestCompared)
            return listOperations(parts, before, after);
    }
    const bool isAppended =
        place.node == kNoNode && place.missingFrom + 1 == parts.size() && parts.back().isIndex() &&
        place.container != kNoNode && document.node(place.container).kind == NodeKind::List &&
        std::cmp_equal(parts.back().index, document.node(place.container).children.size());
    return {{isAppended ? Operation::Kind::InsertElement : Operation::Kind::Set, parts, edit.to}};
}

Result<Splices> setNode(const JobText::Document &document, NodeId id, const QVariant &value)
{
    const Node &node = document.node(id);
    if (node.kind == NodeKind::Map) {
        return std::unexpected(cannotEdit(QCoreApplication::translate(
            "JobText", "A whole block of settings stands here, not a single value.")));
    }
    WritingStyle style = styleIn(document, node.parent);
    const bool isString =
        node.kind == NodeKind::Scalar &&
        (node.style != ScalarStyle::Plain || plainValue(node.text).typeId() == QMetaType::QString);
    if (isString)
        style.strings = node.style == ScalarStyle::Block ? ScalarStyle::Double : node.style;
    if (node.kind == NodeKind::List)
        style.padded =
            node.flow && !node.children.empty() && document.bytes[node.content + 1] == ' ';
    const Result<QByteArray> text = writeValue(value, style);
    if (!text)
        return std::unexpected(text.error());
    return Splices{spliceOver(node, *text)};
}

} // namespace headroom
