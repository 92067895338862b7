// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/jobtext.h"

#include <vector>

/// The parsed tree of a config with the byte spans of everything in it. Inside of this room only.
namespace headroom {

using NodeId = int;
inline constexpr NodeId kNoNode = -1;

enum class NodeKind { Null, Scalar, List, Map, Alias };

enum class ScalarStyle {
    Plain,
    Single, ///< 'quoted'
    Double, ///< "quoted"
    Block,  ///< | or >
};

/// Bytes from begin up to, not including, end.
struct Span
{
    qsizetype begin = 0;
    qsizetype end = 0;
    bool isEmpty() const { return begin == end; }
    bool operator==(const Span &) const = default;
};

struct Node
{
    NodeKind kind = NodeKind::Null;
    ScalarStyle style = ScalarStyle::Plain;
    bool flow = false;       ///< a collection in brackets
    NodeId parent = kNoNode; ///< the collection it stands in
    Span span;               ///< all of it, anchor and tag included
    qsizetype content = 0;   ///< where the value itself begins, behind anchor and tag
    qsizetype marker = -1; ///< of the ":" before a map's value or the "-" of a block list; -1: none
    QByteArray tag;        ///< "tag:yaml.org,2002:str" and the like; empty when not written
    QByteArray anchor;     ///< its name; of an alias the name it refers to
    QByteArray text;       ///< of a scalar: decoded
    std::vector<NodeId> children; ///< list: elements; map: key, value, key, value, …
    NodeId target = kNoNode;      ///< of an alias
    NodeId firstAlias = kNoNode;  ///< an alias that refers to this node

    bool isCollection() const { return kind == NodeKind::List || kind == NodeKind::Map; }
};

/// One part of a path: a key, or an index when the key is a null string.
struct PathPart
{
    QString key;
    int index = -1;
    bool isIndex() const { return index >= 0; }
};

/// The parts of a path; empty for the root. An Error when the path is malformed.
Result<std::vector<PathPart>> partsOf(const ConfigPath &path);

struct JobText::Document
{
    enum class Syntax { Yaml, Json };

    QByteArray bytes;
    QString fileName;
    Syntax syntax = Syntax::Yaml;
    std::vector<Node> nodes;
    NodeId root = kNoNode;
    qsizetype textBegin = 0;           ///< behind the byte-order mark
    std::vector<qsizetype> lineStarts; ///< of each line; the first is textBegin
    bool hasJsonComments = false;      ///< comments or trailing commas, which strict JSON forbids
    int linesBeforeDump = 0;

    const Node &node(NodeId id) const { return nodes[static_cast<std::size_t>(id)]; }
    Node &node(NodeId id) { return nodes[static_cast<std::size_t>(id)]; }
    /// The node itself, or what the alias refers to.
    NodeId followed(NodeId id) const;

    int lineOf(qsizetype position) const;   ///< counted from 1
    int columnOf(qsizetype position) const; ///< bytes before it in its line
    qsizetype lineBegin(qsizetype position) const;
    qsizetype lineEnd(qsizetype position) const; ///< before the line break
    /// The line break at the end of this line; on the last line the one of the first line.
    QByteArray lineBreakAt(qsizetype position) const;

    /// The value of a key that the map itself has (the last, when it is there twice), or kNoNode.
    NodeId ownValue(NodeId map, const QString &key) const;
    /// The same, looking through merge keys as well.
    NodeId valueOf(NodeId map, const QString &key) const;
    NodeId keyOf(NodeId value) const; ///< the key node of a map's value; kNoNode for elements

    /// Fills lineStarts from bytes.
    void indexLines();
};

/// How far a path leads.
struct Place
{
    NodeId node = kNoNode;      ///< the value; kNoNode when absent
    NodeId container = kNoNode; ///< the deepest collection (or null) that exists on the way
    std::size_t missingFrom =
        0; ///< index of the first part that leads nowhere; parts.size() when all exist
    NodeId throughAlias = kNoNode; ///< an alias that was followed on the way to the container
    bool throughMerge = false;     ///< found through a merge key
};
Place locate(const JobText::Document &document, const std::vector<PathPart> &parts);

/// Reads the bytes as YAML or JSON with comments, whichever they are.
Result<JobText::Document> readDocument(const QByteArray &bytes, const QString &fileName);

} // namespace headroom
