// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/readers.h"

#include <QCoreApplication>

namespace headroom {

namespace {

/// Reads JSON with exact spans. QJsonDocument would tell no positions, and yaml-cpp refuses
/// "\ud83d\ude00".
class JsonReader
{
    Q_DECLARE_TR_FUNCTIONS(JobText)

public:
    explicit JsonReader(JobText::Document &document)
        : m_document(document), m_position(document.textBegin)
    {
    }

    Result<void> read()
    {
        m_document.root = readValue(kNoNode, 0);
        skipSpace();
        if (!m_error && m_position < m_document.bytes.size())
            fail(m_position, tr("The JSON ends before this, but more text follows."),
                 tr("Remove what follows the last closing bracket."));
        if (m_error)
            return std::unexpected(*m_error);
        return {};
    }

private:
    char peek(qsizetype ahead = 0) const
    {
        const qsizetype position = m_position + ahead;
        const bool isInside = position >= 0 && position < m_document.bytes.size();
        return isInside ? m_document.bytes[position] : '\0';
    }

    void fail(qsizetype position, const QString &message, const QString &remedy = {})
    {
        if (!m_error)
            m_error = syntaxErrorAt(m_document, position, message, remedy);
    }

    void skipSpace()
    {
        while (m_position < m_document.bytes.size()) {
            const char c = peek();
            if (c == ' ' || c == '\t' || c == '\n' || c == '\r')
                ++m_position;
            else if (c == '/' && peek(1) == '/')
                skipComment(m_document.lineEnd(m_position));
            else if (c == '/' && peek(1) == '*')
                skipBlockComment();
            else
                break;
        }
    }

    void skipComment(qsizetype end)
    {
        m_document.hasJsonComments = true;
        m_position = end;
    }

    void skipBlockComment()
    {
        const qsizetype end = m_document.bytes.indexOf("*/", m_position + 2);
        if (end < 0)
            fail(m_position, tr("The comment that opens here is not closed."),
                 tr("Add “*/” at its end."));
        skipComment(end < 0 ? m_document.bytes.size() : end + 2);
    }

    NodeId add(NodeId parent, NodeKind kind)
    {
        const auto id = static_cast<NodeId>(m_document.nodes.size());
        Node &node = m_document.nodes.emplace_back();
        node.kind = kind;
        node.parent = parent;
        node.flow = node.isCollection();
        node.span.begin = node.content = m_position;
        return id;
    }

    NodeId readValue(NodeId parent, int depth)
    {
        skipSpace();
        if (depth > kDeepestNesting) {
            fail(m_position, tr("The settings are nested more than %1 levels deep; no job of AI "
                                "Toolkit looks like that.")
                                 .arg(kDeepestNesting));
            return kNoNode;
        }
        NodeId id = kNoNode;
        if (peek() == '{')
            id = readObject(parent, depth);
        else if (peek() == '[')
            id = readArray(parent, depth);
        else if (peek() == '"')
            id = readString(parent);
        else
            id = readBareWord(parent);
        if (id != kNoNode)
            m_document.node(id).span.end = m_position;
        return id;
    }

    NodeId readObject(NodeId parent, int depth)
    {
        const NodeId id = add(parent, NodeKind::Map);
        ++m_position;
        while (startsEntry(id, '}')) {
            if (peek() != '"') {
                fail(m_position, tr("A key in double quotation marks is expected here."),
                     tr("JSON needs quotation marks around every key."));
                break;
            }
            const NodeId key = readString(id);
            m_document.node(key).span.end = m_position;
            m_document.node(id).children.push_back(key);
            skipSpace();
            const qsizetype colon = m_position;
            if (peek() != ':') {
                fail(m_position, tr("A colon is expected here, between the key and its value."));
                break;
            }
            ++m_position;
            const NodeId value = readValue(id, depth + 1);
            if (value == kNoNode)
                break;
            m_document.node(value).marker = colon;
            m_document.node(id).children.push_back(value);
        }
        return id;
    }

    NodeId readArray(NodeId parent, int depth)
    {
        const NodeId id = add(parent, NodeKind::List);
        ++m_position;
        while (startsEntry(id, ']')) {
            const NodeId value = readValue(id, depth + 1);
            if (value == kNoNode)
                break;
            m_document.node(id).children.push_back(value);
        }
        return id;
    }

    /// Moves to the next entry of a collection, or behind its closing bracket.
    bool startsEntry(NodeId collection, char bracket)
    {
        if (m_error)
            return false;
        const Node &node = m_document.node(collection);
        const bool isFirst = node.children.empty();
        skipSpace();
        const bool hasComma = !isFirst && peek() == ',';
        if (hasComma) {
            ++m_position;
            skipSpace();
        }
        if (peek() == bracket) {
            m_document.hasJsonComments = m_document.hasJsonComments || hasComma;
            ++m_position;
            return false;
        }
        if (m_position >= m_document.bytes.size()) {
            fail(node.content, tr("The bracket that opens here is not closed."),
                 tr("Add the missing “]” or “}”; perhaps the end of the file is missing."));
            return false;
        }
        if (!isFirst && !hasComma) {
            fail(m_document.node(node.children.back()).span.end, tr("A comma is missing here."),
                 tr("Add a comma between the entries."));
            return false;
        }
        return !m_error;
    }

    NodeId readString(NodeId parent)
    {
        const NodeId id = add(parent, NodeKind::Scalar);
        const qsizetype begin = m_position;
        QString text;
        QByteArray raw;
        const auto flush = [&] {
            text += QString::fromUtf8(raw);
            raw.clear();
        };
        for (++m_position; m_position < m_document.bytes.size() && peek() != '"'; ++m_position) {
            if (peek() == '\n' || peek() == '\r')
                break;
            if (peek() == '\\') {
                flush();
                text += readEscape();
            } else {
                raw += peek();
            }
        }
        flush();
        if (peek() != '"')
            fail(begin, tr("The quotation mark that opens here is not closed on its line."),
                 tr("Add the missing quotation mark at the end of the value."));
        ++m_position;
        m_document.node(id).style = ScalarStyle::Double;
        m_document.node(id).text = text.toUtf8();
        return id;
    }

    /// The character of the escape at the position; stays on its last byte.
    QString readEscape()
    {
        static constexpr QByteArrayView kNames("\"\\/bfnrt");
        static constexpr char16_t kCharacters[] = u"\"\\/\b\f\n\r\t";
        ++m_position;
        if (const qsizetype index = kNames.indexOf(peek()); index >= 0 && peek() != '\0')
            return QChar(kCharacters[index]);
        bool isNumber = false;
        const ushort code =
            peek() == 'u'
                ? m_document.bytes.sliced(m_position + 1)
                      .first(std::min<qsizetype>(4, m_document.bytes.size() - m_position - 1))
                      .toUShort(&isNumber, 16)
                : 0;
        if (!isNumber) {
            fail(m_position - 1, tr("A backslash starts a special character, and this is none."),
                 tr("Write Windows paths with “/” or “\\\\”."));
            return {};
        }
        m_position += 4;
        return QChar(code);
    }

    /// true, false, null, a number, or a "${NAME}" that AI Toolkit replaces before it reads the
    /// file.
    NodeId readBareWord(NodeId parent)
    {
        const NodeId id = add(parent, NodeKind::Scalar);
        const qsizetype begin = m_position;
        while (std::isalnum(static_cast<unsigned char>(peek())) ||
               (peek() != '\0' && QByteArrayView("+-._$").contains(peek())) ||
               (peek() == '{' && peek(-1) == '$') || (peek() == '}' && isPlaceholder(begin)))
            ++m_position;
        const QByteArray word = m_document.bytes.sliced(begin, m_position - begin);
        const bool isNumber = [&] {
            bool fits = false;
            (void)word.toDouble(&fits);
            return fits && !word.startsWith('+') && word != "inf" && word != "nan";
        }();
        static const QByteArrayList kWords = {"true", "false",    "null",
                                              "NaN",  "Infinity", "-Infinity"};
        if (!isNumber && !kWords.contains(word) && !word.startsWith("${")) {
            fail(begin,
                 word.isEmpty()
                     ? tr("A value is expected here.")
                     : tr("“%1” is no JSON value.").arg(QString::fromUtf8(word.left(40))),
                 tr("Texts need double quotation marks; true, false and null are written in small "
                    "letters."));
            return kNoNode;
        }
        Node &node = m_document.node(id);
        node.kind = word == "null" ? NodeKind::Null : NodeKind::Scalar;
        node.text = word;
        return id;
    }

    bool isPlaceholder(qsizetype begin) const
    {
        return m_document.bytes.sliced(begin).startsWith("${");
    }

    JobText::Document &m_document;
    qsizetype m_position;
    std::optional<Error> m_error;
};

} // namespace

Result<void> readJson(JobText::Document &document)
{
    return JsonReader(document).read();
}

} // namespace headroom
