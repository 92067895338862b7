// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/document.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

Error malformedPath(const ConfigPath &path)
{
    return {
        .id = QStringLiteral("job.path_malformed"),
        .message =
            QCoreApplication::translate("JobText", "“%1” is no path to a setting.").arg(path.text)};
}

/// Reads the "[…]" that starts at `position`; moves behind it.
std::optional<PathPart> bracketPart(const QString &text, qsizetype &position)
{
    PathPart part;
    ++position;
    if (position < text.size() && text[position] == u'"') {
        for (++position; position < text.size() && text[position] != u'"'; ++position) {
            if (text[position] == u'\\')
                ++position;
            if (position < text.size())
                part.key += text[position];
        }
        ++position;
    } else {
        const qsizetype end = text.indexOf(u']', position);
        bool isNumber = false;
        part.index =
            end < 0 ? -1 : QStringView(text).sliced(position, end - position).toInt(&isNumber);
        if (!isNumber || part.index < 0)
            return std::nullopt;
        position = end;
    }
    if (position >= text.size() || text[position] != u']')
        return std::nullopt;
    ++position;
    return part;
}

} // namespace

Result<std::vector<PathPart>> partsOf(const ConfigPath &path)
{
    std::vector<PathPart> parts;
    const QString &text = path.text;
    qsizetype position = 0;
    while (position < text.size()) {
        if (text[position] == u'[') {
            const auto part = bracketPart(text, position);
            if (!part)
                return std::unexpected(malformedPath(path));
            parts.push_back(*part);
            continue;
        }
        if (!parts.empty()) {
            if (text[position] != u'.')
                return std::unexpected(malformedPath(path));
            ++position;
        }
        qsizetype end = position;
        while (end < text.size() && text[end] != u'.' && text[end] != u'[')
            ++end;
        if (end == position)
            return std::unexpected(malformedPath(path));
        parts.push_back({.key = text.sliced(position, end - position)});
        position = end;
    }
    return parts;
}

ConfigPath childPath(const ConfigPath &path, const QString &key)
{
    const bool isSimple = !key.isEmpty() && std::ranges::none_of(key, [](QChar c) {
        return c == u'.' || c == u'[' || c == u']' || c == u'"';
    });
    if (!isSimple) {
        QString quoted = key;
        quoted.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
        return {QStringLiteral("%1[\"%2\"]").arg(path.text, quoted)};
    }
    return {path.text.isEmpty() ? key : path.text + u'.' + key};
}

ConfigPath elementPath(const ConfigPath &path, int index)
{
    return {QStringLiteral("%1[%2]").arg(path.text).arg(index)};
}

NodeId JobText::Document::followed(NodeId id) const
{
    return id != kNoNode && node(id).kind == NodeKind::Alias ? node(id).target : id;
}

void JobText::Document::indexLines()
{
    lineStarts = {textBegin};
    for (qsizetype i = textBegin; i < bytes.size(); ++i) {
        const bool isBreak = bytes[i] == '\n' ||
                             (bytes[i] == '\r' && (i + 1 == bytes.size() || bytes[i + 1] != '\n'));
        if (isBreak)
            lineStarts.push_back(i + 1);
    }
}

int JobText::Document::lineOf(qsizetype position) const
{
    const auto after = std::ranges::upper_bound(lineStarts, position);
    return std::max(1, static_cast<int>(after - lineStarts.begin()));
}

qsizetype JobText::Document::lineBegin(qsizetype position) const
{
    return lineStarts[static_cast<std::size_t>(lineOf(position) - 1)];
}

int JobText::Document::columnOf(qsizetype position) const
{
    return static_cast<int>(position - lineBegin(position));
}

qsizetype JobText::Document::lineEnd(qsizetype position) const
{
    while (position < bytes.size() && bytes[position] != '\n' && bytes[position] != '\r')
        ++position;
    return position;
}

QByteArray JobText::Document::lineBreakAt(qsizetype position) const
{
    qsizetype end = lineEnd(position);
    if (end == bytes.size())
        end = lineEnd(textBegin);
    if (end == bytes.size() || bytes[end] == '\n')
        return "\n";
    return end + 1 < bytes.size() && bytes[end + 1] == '\n' ? "\r\n" : "\r";
}

NodeId JobText::Document::ownValue(NodeId map, const QString &key) const
{
    const QByteArray wanted = key.toUtf8();
    const std::vector<NodeId> &children = node(map).children;
    for (std::size_t i = children.size(); i >= 2; i -= 2) {
        if (node(followed(children[i - 2])).text == wanted)
            return children[i - 1];
    }
    return kNoNode;
}

NodeId JobText::Document::valueOf(NodeId map, const QString &key) const
{
    // Merged maps may themselves merge; ten levels are more than anybody writes, and end loops.
    const auto search = [&](const auto &self, NodeId id, int depth) -> NodeId {
        id = followed(id);
        if (id == kNoNode || depth > 10)
            return kNoNode;
        if (node(id).kind == NodeKind::List) {
            for (const NodeId merged : node(id).children) {
                if (const NodeId found = self(self, merged, depth + 1); found != kNoNode)
                    return found;
            }
            return kNoNode;
        }
        if (node(id).kind != NodeKind::Map)
            return kNoNode;
        if (const NodeId own = ownValue(id, key); own != kNoNode)
            return own;
        const NodeId merge = syntax == Syntax::Yaml ? ownValue(id, QStringLiteral("<<")) : kNoNode;
        return merge == kNoNode ? kNoNode : self(self, merge, depth + 1);
    };
    return search(search, map, 0);
}

NodeId JobText::Document::keyOf(NodeId value) const
{
    const NodeId parent = node(value).parent;
    if (parent == kNoNode || node(parent).kind != NodeKind::Map)
        return kNoNode;
    const std::vector<NodeId> &children = node(parent).children;
    const auto found = std::ranges::find(children, value);
    return found == children.begin() || found == children.end() ? kNoNode : *(found - 1);
}

Place locate(const JobText::Document &document, const std::vector<PathPart> &parts)
{
    Place place;
    place.node = document.root;
    place.container = document.root;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const PathPart &part = parts[i];
        const NodeId container = document.followed(place.node);
        if (container != place.node)
            place.throughAlias = place.node;
        place.container = container;
        place.missingFrom = i;
        place.node = kNoNode;
        const Node &node = document.node(container);
        if (part.isIndex()) {
            if (node.kind == NodeKind::List && std::cmp_less(part.index, node.children.size()))
                place.node = node.children[static_cast<std::size_t>(part.index)];
        } else if (node.kind == NodeKind::Map) {
            place.node = document.ownValue(container, part.key);
            if (place.node == kNoNode) {
                place.node = document.valueOf(container, part.key);
                place.throughMerge = place.throughMerge || place.node != kNoNode;
            }
        }
        if (place.node == kNoNode)
            return place;
    }
    place.missingFrom = parts.size();
    return place;
}

} // namespace headroom
