// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/readers.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

bool isBreak(char c)
{
    return c == '\n' || c == '\r';
}

bool isSpace(char c)
{
    return isBlank(c) || isBreak(c);
}

/// Walks the tree in document order. yaml-cpp tells where each node starts; where it ends follows
/// from the text.
class SpanFinder
{
public:
    SpanFinder(JobText::Document &document, const QByteArray &text)
        : m_document(document), m_text(text)
    {
    }

    Result<void> find()
    {
        place(m_document.root, m_document.textBegin - 1);
        if (m_error)
            return std::unexpected(*m_error);
        return {};
    }

private:
    char at(qsizetype position) const { return position < m_text.size() ? m_text[position] : '\0'; }

    void fail(qsizetype position, const QString &message, const QString &remedy = {})
    {
        if (!m_error)
            m_error = syntaxErrorAt(m_document, position, message, remedy);
    }

    qsizetype skipBlanks(qsizetype position) const
    {
        while (isBlank(at(position)))
            ++position;
        return position;
    }

    /// Behind blanks, line breaks and comments.
    qsizetype skipSpace(qsizetype position) const
    {
        while (position < m_text.size()) {
            if (isSpace(m_text[position]))
                ++position;
            else if (m_text[position] == '#')
                position = m_document.lineEnd(position);
            else
                break;
        }
        return position;
    }

    /// Behind the anchor and tag that the node carries.
    qsizetype skipProperties(const Node &node, qsizetype position) const
    {
        int properties = (node.anchor.isEmpty() ? 0 : 1) + (node.tag.isEmpty() ? 0 : 1);
        while (properties-- > 0 && (at(position) == '&' || at(position) == '!')) {
            m_propertiesEnd = propertyEnd(position);
            position = skipSpace(m_propertiesEnd);
        }
        return position;
    }

    qsizetype propertyEnd(qsizetype position) const
    {
        const bool isVerbatim = at(position) == '!' && at(position + 1) == '<';
        while (position < m_text.size() && !isSpace(m_text[position]) &&
               (isVerbatim || !QByteArrayView(",[]{}").contains(m_text[position])))
            ++position;
        return position;
    }

    /// Finds the node's span. `marker` is the ":" or "-" before it; returns where it ends.
    qsizetype place(NodeId id, qsizetype marker, bool isKey = false)
    {
        if (m_error)
            return marker;
        Node &node = m_document.node(id);
        m_propertiesEnd = node.span.begin;
        node.content =
            node.kind == NodeKind::Alias ? node.span.begin : skipProperties(node, node.span.begin);
        switch (node.kind) {
        case NodeKind::Null:
            placeNull(node, marker, isKey);
            break;
        case NodeKind::Alias:
            node.span.end = propertyEnd(node.content);
            break;
        case NodeKind::Scalar:
            placeScalar(node);
            break;
        case NodeKind::List:
            placeList(id);
            break;
        case NodeKind::Map:
            placeMap(id);
            break;
        }
        return m_document.node(id).span.end;
    }

    void placeNull(Node &node, qsizetype marker, bool isKey)
    {
        const bool hasProperties = node.content != node.span.begin;
        for (const QByteArrayView literal : {QByteArrayView("null"), QByteArrayView("Null"),
                                             QByteArrayView("NULL"), QByteArrayView("~")}) {
            if (QByteArrayView(m_text).sliced(node.content).startsWith(literal) &&
                isScalarEnd(node.content + literal.size(), isKey)) {
                node.text = literal.toByteArray();
                node.span.end = node.content + literal.size();
                return;
            }
        }
        if (hasProperties) {
            node.content = node.span.end = m_propertiesEnd;
            return;
        }
        node.span = {marker + 1, marker + 1};
        node.content = marker + 1;
    }

    bool isScalarEnd(qsizetype position, bool isKey) const
    {
        if (position >= m_text.size())
            return true;
        if (!isSpace(m_text[position]) && !QByteArrayView(",]}:").contains(m_text[position]))
            return false;
        return isKey || at(skipBlanks(position)) != ':';
    }

    void placeScalar(Node &node)
    {
        const bool isQuoted = node.style != ScalarStyle::Plain || !node.tag.isEmpty();
        if (node.style == ScalarStyle::Plain && node.text.isEmpty()) { // such as "key: !!str"
            node.content = node.span.end = m_propertiesEnd;
            return;
        }
        const char first = at(node.content);
        if (isQuoted && first == '"')
            placeQuoted(node, ScalarStyle::Double);
        else if (isQuoted && first == '\'')
            placeQuoted(node, ScalarStyle::Single);
        else if (isQuoted && (first == '|' || first == '>'))
            placeBlock(node);
        else if (node.style == ScalarStyle::Plain)
            placePlain(node);
        else
            fail(node.content, QCoreApplication::translate(
                                   "JobText", "The value that starts here cannot be located."));
    }

    void placeQuoted(Node &node, ScalarStyle style)
    {
        node.style = style;
        const char quote = m_text[node.content];
        qsizetype position = node.content + 1;
        for (; position < m_text.size(); ++position) {
            if (style == ScalarStyle::Double && m_text[position] == '\\')
                ++position;
            else if (style == ScalarStyle::Single && m_text[position] == quote &&
                     at(position + 1) == quote)
                ++position;
            else if (m_text[position] == quote)
                break;
        }
        if (position >= m_text.size()) { // yaml-cpp takes the end of the text for the closing one
            fail(node.content,
                 QCoreApplication::translate(
                     "JobText", "The quotation mark that opens here is not closed on its line."),
                 QCoreApplication::translate(
                     "JobText", "Add the missing quotation mark at the end of the value."));
            position = m_text.size() - 1;
        }
        node.span.end = position + 1;
    }

    /// A plain scalar has no escapes: its text occurs literally, but for line folds.
    void placePlain(Node &node)
    {
        QByteArray value = node.text;
        qsizetype position = node.content;
        for (qsizetype i = 0; i < value.size();) {
            qsizetype spaceEnd = position;
            qsizetype breaks = 0;
            while (isSpace(at(spaceEnd)))
                breaks += m_text[spaceEnd++] == '\n' ? 1 : 0;
            if (breaks > 0) {
                position = spaceEnd;
                i += std::max<qsizetype>(1, breaks - 1);
                continue;
            }
            const char c = at(position);
            const bool isMasked =
                (c == '\x1e' && value[i] == '{') || (c == '\x1f' && value[i] == '}');
            if (c != value[i] && !isMasked) {
                fail(position, QCoreApplication::translate(
                                   "JobText", "The value that starts here cannot be located."));
                return;
            }
            ++position;
            ++i;
        }
        node.span.end = position;
    }

    /// A literal or folded block: the lines that are indented like its first one, and blank lines
    /// between.
    void placeBlock(Node &node)
    {
        node.style = ScalarStyle::Block;
        const qsizetype headerEnd = m_document.lineEnd(node.content);
        const QByteArrayView header =
            QByteArrayView(m_text).sliced(node.content, headerEnd - node.content);
        const bool keepsTrailingBreaks =
            header.first(std::min<qsizetype>(3, header.size())).contains('+');
        qsizetype end = headerEnd;
        int indent = -1;
        qsizetype line = nextLine(headerEnd);
        while (line < m_text.size()) {
            const qsizetype lineEnd = m_document.lineEnd(line);
            qsizetype firstText = line;
            while (firstText < lineEnd && m_text[firstText] == ' ')
                ++firstText;
            const bool isEmpty = skipBlanks(line) == lineEnd;
            if (!isEmpty) {
                const int lineIndent = static_cast<int>(firstText - line);
                if (indent < 0)
                    indent = blockIndent(node, header, lineIndent);
                if (lineIndent < indent || indent == 0)
                    break;
            }
            if (!isEmpty || keepsTrailingBreaks)
                end = lineEnd;
            line = nextLine(lineEnd);
        }
        node.span.end = end;
    }

    /// The least indentation of a block scalar's lines.
    int blockIndent(const Node &node, QByteArrayView header, int firstLineIndent) const
    {
        const int parentIndent = blockColumn(node.parent);
        const auto digit =
            std::find_if(header.begin(), header.begin() + std::min<qsizetype>(3, header.size()),
                         [](char c) { return c >= '1' && c <= '9'; });
        const bool isExplicit = digit != header.begin() + std::min<qsizetype>(3, header.size());
        if (isExplicit)
            return parentIndent + (*digit - '0');
        return firstLineIndent > parentIndent ? firstLineIndent : parentIndent + 1;
    }

    /// The column of a block collection's keys or dashes; -1 for the root's outside.
    int blockColumn(NodeId collection) const
    {
        if (collection == kNoNode)
            return -1;
        const Node &node = m_document.node(collection);
        return m_document.columnOf(node.content);
    }

    qsizetype nextLine(qsizetype lineEnd) const
    {
        if (lineEnd >= m_text.size())
            return m_text.size();
        return lineEnd + (m_document.bytes[lineEnd] == '\r' && at(lineEnd + 1) == '\n' ? 2 : 1);
    }

    void placeList(NodeId id)
    {
        const std::vector<NodeId> children = m_document.node(id).children;
        const bool isFlow = m_document.node(id).flow;
        qsizetype position = m_document.node(id).content;
        if (isFlow)
            ++position;
        for (const NodeId child : children) {
            qsizetype marker = position - 1;
            if (!isFlow) {
                marker = skipSpace(position);
                if (at(marker) != '-') {
                    fail(marker, QCoreApplication::translate(
                                     "JobText", "The list entry here cannot be located."));
                    return;
                }
                m_document.node(child).marker = marker;
            }
            position = place(child, marker);
        }
        close(id, position, ']');
    }

    void placeMap(NodeId id)
    {
        const std::vector<NodeId> children = m_document.node(id).children;
        const bool isBraced = at(m_document.node(id).content) == '{' && m_document.node(id).flow;
        qsizetype position = m_document.node(id).content + (isBraced ? 1 : 0);
        for (std::size_t i = 0; i + 1 < children.size() && !m_error; i += 2) {
            position = placeKey(children[i], position);
            const qsizetype colon = skipSpace(position);
            const NodeId value = children[i + 1];
            if (at(colon) == ':') {
                m_document.node(value).marker = colon;
                position = place(value, colon);
            } else if (m_document.node(id).flow && m_document.node(value).kind == NodeKind::Null) {
                m_document.node(value).span = {position, position};
                m_document.node(value).content = position;
            } else {
                fail(m_document.node(children[i]).span.begin,
                     QCoreApplication::translate(
                         "JobText", "“%1” is followed by no colon, so it sets nothing.")
                         .arg(QString::fromUtf8(m_document.node(children[i]).text.left(60))),
                     QCoreApplication::translate(
                         "JobText", "Write a colon and a blank between key and value."));
            }
        }
        close(id, position, '}');
    }

    qsizetype placeKey(NodeId id, qsizetype position)
    {
        const qsizetype end = place(id, position - 1, true);
        Node &key = m_document.node(id);
        if (key.kind == NodeKind::Null && !key.span.isEmpty())
            key.kind = NodeKind::Scalar; // the key is called "null"
        if (key.kind != NodeKind::Scalar && key.kind != NodeKind::Alias)
            fail(key.span.begin,
                 QCoreApplication::translate("JobText", "The key of a setting must be a word."));
        return end;
    }

    /// Sets the end of a collection whose last child ends at `position`.
    void close(NodeId id, qsizetype position, char bracket)
    {
        Node &node = m_document.node(id);
        node.span.end = position;
        const bool isBracketed = node.flow && (at(node.content) == '[' || at(node.content) == '{');
        if (!isBracketed || m_error)
            return;
        position = skipSpace(position);
        while (at(position) == ',')
            position = skipSpace(position + 1);
        if (at(position) != bracket)
            fail(position, QCoreApplication::translate(
                               "JobText", "The end of the list or block cannot be located."));
        node.span.end = position + 1;
    }

    JobText::Document &m_document;
    const QByteArray &m_text;
    mutable qsizetype m_propertiesEnd = 0;
    std::optional<Error> m_error;
};

} // namespace

Result<void> findYamlSpans(JobText::Document &document, const QByteArray &text)
{
    return SpanFinder(document, text).find();
}

} // namespace headroom
