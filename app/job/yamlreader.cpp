// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/readers.h"

#include <QCoreApplication>
#include <QHash>

#include <yaml-cpp/depthguard.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <sstream>
#include <stdexcept>

namespace headroom {

namespace {

// "${NAME}" is replaced by an environment variable before AI Toolkit parses a config. Its braces
// would end a plain scalar between brackets, so the parser sees two control characters instead,
// which no config may contain.
constexpr char kOpenBraceMask = '\x1e';
constexpr char kCloseBraceMask = '\x1f';

/// The text for yaml-cpp: the same length, with placeholders masked and lone "\r" as the line break
/// it is.
QByteArray maskedText(const QByteArray &bytes)
{
    QByteArray text = bytes;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n'))
            text[i] = '\n';
        if (text[i] != '$' || i + 1 == text.size() || text[i + 1] != '{')
            continue;
        qsizetype end = i + 2;
        while (end < text.size() &&
               (std::isalnum(static_cast<unsigned char>(text[end])) || text[end] == '_'))
            ++end;
        if (end == i + 2 || end == text.size() || text[end] != '}')
            continue;
        text[i + 1] = kOpenBraceMask;
        text[end] = kCloseBraceMask;
    }
    return text;
}

QByteArray unmasked(const std::string &text)
{
    QByteArray bytes = QByteArray::fromStdString(text);
    return bytes.replace(kOpenBraceMask, '{').replace(kCloseBraceMask, '}');
}

struct SeveralDocuments : std::runtime_error
{
    explicit SeveralDocuments(const YAML::Mark &mark)
        : runtime_error("documents"), position(mark.pos)
    {
    }
    int position;
};

struct NestedTooDeep : std::runtime_error
{
    explicit NestedTooDeep(const YAML::Mark &mark) : runtime_error("depth"), position(mark.pos) {}
    int position;
};

/// Builds the tree from yaml-cpp's events.
class TreeBuilder final : public YAML::EventHandler
{
public:
    explicit TreeBuilder(JobText::Document &document) : m_document(document) {}

    const YamlStumble &seen() const { return m_seen; }
    qsizetype openBracket() const
    {
        for (auto id = m_open.rbegin(); id != m_open.rend(); ++id) {
            if (m_document.node(*id).flow)
                return m_document.node(*id).span.begin;
        }
        return -1;
    }

    void OnDocumentStart(const YAML::Mark &mark) override
    {
        if (m_document.root != kNoNode)
            throw SeveralDocuments(mark);
    }
    void OnDocumentEnd() override {}
    void OnAnchor(const YAML::Mark &, const std::string &name) override
    {
        m_anchor = QByteArray::fromStdString(name);
    }
    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        add(mark, NodeKind::Null, {}, anchor);
    }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        const NodeId id = add(mark, NodeKind::Alias, {}, YAML::NullAnchor);
        const NodeId target = m_anchored.value(anchor, kNoNode);
        m_document.node(id).target = target;
        m_document.node(id).anchor = m_document.node(target).anchor;
        if (m_document.node(target).firstAlias == kNoNode)
            m_document.node(target).firstAlias = id;
    }
    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                  const std::string &value) override
    {
        const NodeId id = add(mark, NodeKind::Scalar, tag, anchor);
        m_document.node(id).text = unmasked(value);
        if (tag == "!") {
            m_document.node(id).style = ScalarStyle::Double; // which kind of quote, the spans tell
            m_seen.lastQuoted = m_document.node(id).span.begin;
        }
    }
    void OnSequenceStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override
    {
        open(mark, NodeKind::List, tag, anchor, style);
    }
    void OnSequenceEnd() override { m_open.pop_back(); }
    void OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override
    {
        open(mark, NodeKind::Map, tag, anchor, style);
    }
    void OnMapEnd() override { m_open.pop_back(); }

private:
    NodeId add(const YAML::Mark &mark, NodeKind kind, const std::string &tag, YAML::anchor_t anchor)
    {
        const auto id = static_cast<NodeId>(m_document.nodes.size());
        Node &node = m_document.nodes.emplace_back();
        node.kind = kind;
        node.span.begin = m_document.textBegin + mark.pos;
        node.parent = m_open.empty() ? kNoNode : m_open.back();
        if (tag != "?" && tag != "!")
            node.tag = QByteArray::fromStdString(tag);
        if (anchor != YAML::NullAnchor) {
            node.anchor = m_anchor;
            m_anchored.insert(anchor, id);
        }
        if (m_open.empty())
            m_document.root = id;
        else
            m_document.node(m_open.back()).children.push_back(id);
        return id;
    }
    void open(const YAML::Mark &mark, NodeKind kind, const std::string &tag, YAML::anchor_t anchor,
              YAML::EmitterStyle::value style)
    {
        if (m_open.size() >= kDeepestNesting)
            throw NestedTooDeep(mark);
        const NodeId id = add(mark, kind, tag, anchor);
        m_document.node(id).flow = style == YAML::EmitterStyle::Flow;
        m_open.push_back(id);
    }

    JobText::Document &m_document;
    std::vector<NodeId> m_open;
    QHash<YAML::anchor_t, NodeId> m_anchored;
    QByteArray m_anchor;
    YamlStumble m_seen;
};

Error tooDeep(const JobText::Document &document, qsizetype position)
{
    return syntaxErrorAt(document, position,
                         QCoreApplication::translate(
                             "JobText", "The settings are nested more than %1 levels deep; no job "
                                        "of AI Toolkit looks like that.")
                             .arg(kDeepestNesting));
}

Error severalDocuments(const JobText::Document &document, qsizetype position)
{
    Error error = syntaxErrorAt(
        document, position,
        QCoreApplication::translate(
            "JobText", "A second document starts here; AI Toolkit reads only files with one."),
        QCoreApplication::translate("JobText", "Put each job into a file of its own."));
    error.id = QStringLiteral("job.several_documents");
    return error;
}

} // namespace

Result<void> readYaml(JobText::Document &document)
{
    const QByteArray text = maskedText(document.bytes);
    TreeBuilder builder(document);
    try {
        std::istringstream stream(text.sliced(document.textBegin).toStdString());
        YAML::Parser parser(stream);
        while (parser.HandleNextDocument(builder)) {
        }
    } catch (const SeveralDocuments &error) {
        return std::unexpected(severalDocuments(document, document.textBegin + error.position));
    } catch (const NestedTooDeep &error) {
        return std::unexpected(tooDeep(document, document.textBegin + error.position));
    } catch (const YAML::DeepRecursion &) {
        return std::unexpected(tooDeep(document, document.textBegin));
    } catch (const YAML::Exception &error) {
        YamlStumble stumble = builder.seen();
        stumble.message = error.msg;
        const bool isAtEnd = error.mark.is_null() || error.mark.pos <= 0;
        stumble.position = isAtEnd ? -1 : document.textBegin + error.mark.pos;
        stumble.openBracket = builder.openBracket();
        return std::unexpected(explainYamlStumble(document, stumble));
    }
    if (document.root == kNoNode) {
        document.root = 0;
        document.nodes.emplace_back().span = {document.bytes.size(), document.bytes.size()};
        document.nodes.front().content = document.bytes.size();
        return {};
    }
    return findYamlSpans(document, text);
}

} // namespace headroom
