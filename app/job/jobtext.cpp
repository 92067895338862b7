// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/jobtext.h"

#include "job/blockwriting.h"
#include "job/meaning.h"
#include "job/othertrainers.h"
#include "job/readers.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>

namespace headroom {

namespace {

// The largest job of AI Toolkit's examples has 20 KB.
constexpr qsizetype kLargestConfig = 4 * 1024 * 1024;

Error refusal(const QString &fileName, const QString &id, const QString &message,
              const QString &remedy)
{
    return {.id = id, .file = fileName, .message = message, .remedy = remedy};
}

/// Bytes that no reader accepts: found before parsing, because yaml-cpp takes some of them for the
/// end of the text.
std::optional<Error> unreadableBytes(const JobText::Document &document)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = decoder.decode(document.bytes);
    if (decoder.hasError() || decoded.contains(QChar::Null)) {
        return refusal(
            document.fileName, QStringLiteral("job.not_utf8"),
            QCoreApplication::translate(
                "JobText", "The config is not in UTF-8, the only encoding AI Toolkit reads."),
            QCoreApplication::translate("JobText", "Save it as UTF-8 in your editor."));
    }
    for (qsizetype i = document.textBegin; i < document.bytes.size(); ++i) {
        const auto c = static_cast<unsigned char>(document.bytes[i]);
        const bool isControl = (c < 0x20 && c != '\t' && c != '\n' && c != '\r') || c == 0x7f;
        if (isControl)
            return syntaxErrorAt(
                document, i,
                QCoreApplication::translate("JobText", "A control character stands here."),
                QCoreApplication::translate("JobText",
                                            "Delete it; it may be invisible in your editor."));
    }
    return std::nullopt;
}

/// Whether a text that opens with a bracket goes on as JSON does: with a quoted key, or another
/// bracket.
bool startsLikeJson(const QByteArray &bytes, qsizetype bracket)
{
    qsizetype next = bracket + 1;
    while (next < bytes.size() && QByteArrayView(" \t\r\n").contains(bytes[next]))
        ++next;
    return next == bytes.size() || QByteArrayView("\"{[").contains(bytes[next]);
}

Result<void> readEitherWay(JobText::Document &document)
{
    JobText::Document json = document;
    json.syntax = JobText::Document::Syntax::Json;
    const qsizetype first = skipSpaceAndComments(json, json.textBegin);
    const bool looksLikeJson = first < document.bytes.size() &&
                               (document.bytes[first] == '{' || document.bytes[first] == '[');
    if (!looksLikeJson)
        return readYaml(document);
    const Result<void> asJson = readJson(json);
    if (asJson) {
        document = std::move(json);
        return asJson;
    }
    const QString suffix = document.fileName.section(u'.', -1).toLower();
    JobText::Document yaml = document;
    const bool isNamedJson = suffix == u"json" || suffix == u"jsonc";
    if (isNamedJson)
        return asJson;
    const Result<void> asYaml = readYaml(yaml);
    if (asYaml)
        document = std::move(yaml);
    return asYaml || !startsLikeJson(document.bytes, first) ? asYaml : asJson;
}

/// Makes one operation; the result is read again and must say what was intended.
Result<JobText::Document> performed(const JobText::Document &document, const Operation &operation)
{
    Meaning intended = meaningOf(document, document.root);
    const Error misunderstood = cannotEdit(QCoreApplication::translate(
        "JobText",
        "The text around the setting is written in a way that cannot be changed safely."));
    const Result<Splices> splices = splicesFor(document, operation);
    if (!splices)
        return std::unexpected(splices.error());
    if (!change(intended, operation))
        return std::unexpected(misunderstood);
    Result<JobText::Document> edited =
        readDocument(spliced(document.bytes, *splices), document.fileName);
    if (!edited || !says(*edited, edited->root, intended))
        return std::unexpected(misunderstood);
    edited->linesBeforeDump = document.linesBeforeDump;
    return edited;
}

Error editError(const JobText::Document &document, const Edit &edit, const Error &cause)
{
    Error error = cause;
    error.file = document.fileName;
    if (const auto parts = partsOf(edit.path)) {
        const Place place = locate(document, *parts);
        const NodeId closest = place.node != kNoNode ? place.node : place.container;
        if (closest != kNoNode) {
            error.line = document.lineOf(entryBegin(document, closest));
            error.column = document.columnOf(entryBegin(document, closest)) + 1;
        }
    }
    error.message = QCoreApplication::translate("JobText", "“%1” was not changed. %2")
                        .arg(edit.path.text, cause.message);
    return error;
}

Result<JobText::Document> edited(const JobText::Document &document, const Edit &edit)
{
    const Result<std::vector<PathPart>> parts = partsOf(edit.path);
    if (!parts)
        return std::unexpected(parts.error());
    if (!edit.to.isValid() && locate(document, *parts).node == kNoNode)
        return document; // what is to be removed is not there
    JobText::Document result = document;
    for (const Operation &operation : operationsFor(document, edit, *parts)) {
        Result<JobText::Document> next = performed(result, operation);
        if (!next)
            return std::unexpected(editError(document, edit, next.error()));
        result = std::move(*next);
    }
    return result;
}

NodeId nodeAt(const JobText::Document *document, const ConfigPath &path)
{
    if (document == nullptr)
        return kNoNode;
    const auto parts = partsOf(path);
    return parts ? locate(*document, *parts).node : kNoNode;
}

} // namespace

Result<JobText::Document> readDocument(const QByteArray &bytes, const QString &fileName)
{
    if (bytes.size() > kLargestConfig) {
        return std::unexpected(refusal(
            fileName, QStringLiteral("job.too_large"),
            QCoreApplication::translate(
                "JobText", "The file is larger than any config, so it was not read as one."),
            QCoreApplication::translate("JobText", "Open the job's own config file.")));
    }
    JobText::Document document;
    document.bytes = bytes;
    document.fileName = fileName;
    document.textBegin = bytes.startsWith("\xEF\xBB\xBF") ? 3 : 0;
    document.indexLines();
    if (auto error = unreadableBytes(document))
        return std::unexpected(*error);
    if (const Result<void> read = readEitherWay(document); !read) {
        if (const auto trainer = otherTrainerOfToml(bytes))
            return std::unexpected(notAiToolkit(fileName, *trainer));
        return std::unexpected(read.error());
    }
    return document;
}

JobText::JobText(Document document)
    : m_document(std::make_shared<const Document>(std::move(document)))
{
}

Result<JobText> JobText::parse(const QByteArray &bytes, const QString &fileName)
{
    Result<Document> document = readDocument(bytes, fileName);
    if (!document)
        return std::unexpected(document.error());
    return JobText(std::move(*document));
}

const QByteArray &JobText::bytes() const
{
    static const QByteArray kNothing;
    return m_document ? m_document->bytes : kNothing;
}

const QString &JobText::fileName() const
{
    static const QString kNothing;
    return m_document ? m_document->fileName : kNothing;
}

int JobText::linesBeforeDump() const
{
    return m_document ? m_document->linesBeforeDump : 0;
}

Result<JobText> JobText::apply(const std::vector<Edit> &edits) const
{
    if (!m_document)
        return std::unexpected(
            cannotEdit(QCoreApplication::translate("JobText", "There is no config to change.")));
    Document document = *m_document;
    for (const Edit &edit : edits) {
        Result<Document> next = edited(document, edit);
        if (!next)
            return std::unexpected(next.error());
        document = std::move(*next);
    }
    return JobText(std::move(document));
}

QVariant JobText::value(const ConfigPath &path) const
{
    const NodeId id = nodeAt(document(), path);
    return id == kNoNode ? QVariant() : valueOfNode(*m_document, id);
}

QVariant JobText::whole(const ConfigPath &path) const
{
    const NodeId id = nodeAt(document(), path);
    return id == kNoNode ? QVariant() : wholeValue(*m_document, id);
}

std::optional<TextPlace> JobText::place(const ConfigPath &path) const
{
    const NodeId id = nodeAt(document(), path);
    if (id == kNoNode)
        return std::nullopt;
    // A block is marked at its key: underlining all of it would say nothing.
    const NodeId key = m_document->keyOf(id);
    const bool isWide = m_document->node(id).isCollection() && !m_document->node(id).flow;
    const Span span = isWide && key != kNoNode
                          ? m_document->node(key).span
                          : Span{entryBegin(*m_document, id), entryEnd(*m_document, id)};
    return TextPlace{.line = {m_document->lineOf(span.begin)},
                     .column = m_document->columnOf(span.begin),
                     .begin = span.begin,
                     .end = span.end};
}

bool JobText::has(const ConfigPath &path) const
{
    return nodeAt(document(), path) != kNoNode;
}

std::optional<LineNumber> JobText::line(const ConfigPath &path) const
{
    const NodeId id = nodeAt(document(), path);
    if (id == kNoNode)
        return std::nullopt;
    return LineNumber{m_document->lineOf(entryBegin(*m_document, id))};
}

int JobText::listSize(const ConfigPath &path) const
{
    const NodeId id = nodeAt(document(), path);
    if (id == kNoNode)
        return 0;
    const Node &node = m_document->node(m_document->followed(id));
    return node.kind == NodeKind::List ? static_cast<int>(node.children.size()) : 0;
}

QStringList JobText::keys(const ConfigPath &path) const
{
    QStringList keys;
    const NodeId id = nodeAt(document(), path);
    if (!isMapping(path))
        return keys;
    const Node &node = m_document->node(m_document->followed(id));
    for (std::size_t i = 0; i < node.children.size(); i += 2)
        keys << QString::fromUtf8(m_document->node(m_document->followed(node.children[i])).text);
    return keys;
}

bool JobText::isMapping(const ConfigPath &path) const
{
    const NodeId id = nodeAt(document(), path);
    return id != kNoNode && m_document->node(m_document->followed(id)).kind == NodeKind::Map;
}

QByteArray JobText::written(const ConfigPath &path) const
{
    const NodeId id = nodeAt(document(), path);
    if (id == kNoNode)
        return {};
    const Span span = m_document->node(id).span;
    return bytes().sliced(span.begin, span.end - span.begin);
}

bool JobText::operator==(const JobText &other) const
{
    return bytes() == other.bytes() && fileName() == other.fileName();
}

} // namespace headroom
