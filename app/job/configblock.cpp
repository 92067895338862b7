// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/configblock.h"

#include "job/blockwriting.h"

#include <algorithm>

namespace headroom {

namespace {

// A block is something that a person wrote, not what an alias bomb unfolds to.
constexpr int kMostValues = 20000;
constexpr int kDeepestBlock = 20;

QVariant wholeBounded(const JobText::Document &document, NodeId id, int depth, int &budget)
{
    id = document.followed(id);
    if (id == kNoNode || --budget < 0 || depth > kDeepestBlock)
        return {};
    const Node &node = document.node(id);
    if (node.kind == NodeKind::List) {
        QVariantList list;
        for (const NodeId child : node.children)
            list << wholeBounded(document, child, depth + 1, budget);
        return list;
    }
    if (node.kind != NodeKind::Map)
        return valueOfNode(document, id);
    ConfigBlock block;
    for (std::size_t i = 0; i + 1 < node.children.size(); i += 2) {
        const Node &key = document.node(document.followed(node.children[i]));
        block.entries.emplace_back(QString::fromUtf8(key.text),
                                   wholeBounded(document, node.children[i + 1], depth + 1, budget));
    }
    return QVariant::fromValue(block);
}

} // namespace

bool isBlock(const QVariant &value)
{
    return value.typeId() == qMetaTypeId<ConfigBlock>();
}

bool holdsBlock(const QVariant &value)
{
    if (value.typeId() != QMetaType::QVariantList)
        return isBlock(value);
    const QVariantList items = value.toList();
    return std::ranges::any_of(items, holdsBlock);
}

QVariant wholeValue(const JobText::Document &document, NodeId id)
{
    int budget = kMostValues;
    return wholeBounded(document, id, 0, budget);
}

QVariant valueOfJson(const QByteArray &json)
{
    const Result<JobText::Document> document = readDocument(json, QStringLiteral("value.json"));
    return document ? wholeValue(*document, document->root) : QVariant();
}

} // namespace headroom
