// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/meaning.h"
#include "job/configblock.h"

#include <algorithm>
#include <span>

namespace headroom {

namespace {

Meaning meaningOfValue(const QVariant &value)
{
    Meaning meaning;
    if (isBlock(value)) {
        meaning.kind = NodeKind::Map;
        for (const auto &[key, inner] : value.value<ConfigBlock>().entries) {
            meaning.keys.push_back(key.toUtf8());
            meaning.children.push_back(meaningOfValue(inner));
        }
        return meaning;
    }
    if (holdsBlock(value)) {
        meaning.kind = NodeKind::List;
        for (const QVariant &inner : value.toList())
            meaning.children.push_back(meaningOfValue(inner));
        return meaning;
    }
    meaning.kind = NodeKind::Scalar;
    meaning.value = value;
    return meaning;
}

Meaning *childAt(Meaning &meaning, const PathPart &part)
{
    if (part.isIndex()) {
        const bool exists =
            meaning.kind == NodeKind::List && std::cmp_less(part.index, meaning.children.size());
        return exists ? &meaning.children[static_cast<std::size_t>(part.index)] : nullptr;
    }
    if (meaning.kind != NodeKind::Map)
        return nullptr;
    // Of a key that stands twice the last one counts, as for Python.
    const QByteArray key = part.key.toUtf8();
    for (std::size_t i = meaning.keys.size(); i-- > 0;) {
        if (meaning.keys[i] == key)
            return &meaning.children[i];
    }
    return nullptr;
}

/// A key that does not exist yet goes to the end of its map, with the maps in between.
bool addChain(Meaning &meaning, std::span<const PathPart> parts, const QVariant &value)
{
    if (parts.front().isIndex() ||
        (meaning.kind != NodeKind::Map && meaning.kind != NodeKind::Null))
        return false;
    if (meaning.kind == NodeKind::Null)
        meaning = Meaning{.kind = NodeKind::Map, .tag = meaning.tag, .anchor = meaning.anchor};
    meaning.keys.push_back(parts.front().key.toUtf8());
    if (parts.size() == 1) {
        meaning.children.push_back(meaningOfValue(value));
        return true;
    }
    meaning.children.push_back(Meaning{});
    return addChain(meaning.children.back(), parts.subspan(1), value);
}

bool removeChild(Meaning &meaning, const PathPart &part)
{
    const Meaning *child = childAt(meaning, part);
    if (child == nullptr)
        return false;
    const auto index = child - meaning.children.data();
    meaning.children.erase(meaning.children.begin() + index);
    if (meaning.kind == NodeKind::Map)
        meaning.keys.erase(meaning.keys.begin() + index);
    return true;
}

bool insertChild(Meaning &meaning, const PathPart &part, const QVariant &value)
{
    if (meaning.kind != NodeKind::List || std::cmp_greater(part.index, meaning.children.size()))
        return false;
    meaning.children.insert(meaning.children.begin() + part.index, meaningOfValue(value));
    return true;
}

} // namespace

Meaning meaningOf(const JobText::Document &document, NodeId id)
{
    const Node &node = document.node(id);
    Meaning meaning{.kind = node.kind, .tag = node.tag, .anchor = node.anchor};
    if (node.kind == NodeKind::Scalar) {
        meaning.text = node.text;
        meaning.isPlain = node.style == ScalarStyle::Plain;
    }
    if (node.kind == NodeKind::Map) {
        for (std::size_t i = 0; i + 1 < node.children.size(); i += 2) {
            meaning.keys.push_back(document.node(document.followed(node.children[i])).text);
            meaning.children.push_back(meaningOf(document, node.children[i + 1]));
        }
    } else {
        for (const NodeId child : node.children)
            meaning.children.push_back(meaningOf(document, child));
    }
    return meaning;
}

bool change(Meaning &meaning, const Operation &operation)
{
    const std::span<const PathPart> parts(operation.parts);
    Meaning *place = &meaning;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool isLast = i + 1 == parts.size();
        if (isLast && operation.kind == Operation::Kind::Remove)
            return removeChild(*place, parts[i]);
        if (isLast && operation.kind == Operation::Kind::InsertElement)
            return insertChild(*place, parts[i], operation.value);
        Meaning *child = childAt(*place, parts[i]);
        if (child == nullptr)
            return addChain(*place, parts.subspan(i), operation.value);
        place = child;
    }
    const QByteArray anchor = place->kind == NodeKind::Alias ? QByteArray() : place->anchor;
    *place = meaningOfValue(operation.value);
    place->anchor = anchor;
    return true;
}

bool says(const JobText::Document &document, NodeId id, const Meaning &intended)
{
    const Node &node = document.node(id);
    if (node.anchor != intended.anchor)
        return false;
    if (intended.value.isValid())
        return node.tag.isEmpty() && sameValue(valueOfNode(document, id), intended.value);
    if (node.kind != intended.kind || node.tag != intended.tag)
        return false;
    if (node.kind == NodeKind::Scalar)
        return node.text == intended.text && (node.style == ScalarStyle::Plain) == intended.isPlain;
    const std::size_t step = node.kind == NodeKind::Map ? 2 : 1;
    if (node.children.size() != intended.children.size() * step)
        return false;
    for (std::size_t i = 0; i < intended.children.size(); ++i) {
        if (step == 2 &&
            document.node(document.followed(node.children[i * 2])).text != intended.keys[i])
            return false;
        if (!says(document, node.children[i * step + step - 1], intended.children[i]))
            return false;
    }
    return true;
}

} // namespace headroom
