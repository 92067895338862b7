// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/blockwriting.h"

namespace headroom {

namespace {

Result<QByteArray> linesOf(const ConfigBlock &block, const WritingStyle &style,
                           const BlockPlace &place)
{
    WritingStyle keys = style;
    keys.strings = ScalarStyle::Plain;
    QByteArray text;
    for (const auto &[key, value] : block.entries) {
        const Result<QByteArray> behind = textBehindKey(value, style, place);
        if (!behind)
            return behind;
        if (!text.isEmpty())
            text += place.lineBreak + QByteArray(place.column, ' ');
        text += writeKey(key, keys) + ':' + *behind;
    }
    return text;
}

/// The text of a value over several lines, as JSON files are written.
Result<QByteArray> spread(const QVariant &value, const WritingStyle &style,
                          const QByteArray &indent, const QByteArray &step,
                          const QByteArray &lineBreak)
{
    if (!holdsBlock(value) || value == QVariant::fromValue(ConfigBlock{}))
        return writeValue(value, style);
    QByteArrayList parts;
    const auto add = [&](const QByteArray &key, const QVariant &inner) -> Result<void> {
        const Result<QByteArray> text = spread(inner, style, indent + step, step, lineBreak);
        if (!text)
            return std::unexpected(text.error());
        parts << lineBreak + indent + step + key + *text;
        return {};
    };
    if (isBlock(value)) {
        for (const auto &[key, inner] : value.value<ConfigBlock>().entries) {
            if (const Result<void> added = add(writeKey(key, style) + ": ", inner); !added)
                return std::unexpected(added.error());
        }
        return '{' + parts.join(',') + lineBreak + indent + '}';
    }
    for (const QVariant &inner : value.toList()) {
        if (const Result<void> added = add({}, inner); !added)
            return std::unexpected(added.error());
    }
    return '[' + parts.join(',') + lineBreak + indent + ']';
}

} // namespace

Result<QByteArray> textBehindKey(const QVariant &value, const WritingStyle &style,
                                 const BlockPlace &place)
{
    const BlockPlace inner{place.column + place.step, place.step, place.lineBreak};
    const QByteArray lineBegin = place.lineBreak + QByteArray(inner.column, ' ');
    if (isBlock(value) && !value.value<ConfigBlock>().entries.empty()) {
        const Result<QByteArray> lines = linesOf(value.value<ConfigBlock>(), style, inner);
        return lines ? Result<QByteArray>(lineBegin + *lines) : lines;
    }
    if (value.typeId() == QMetaType::QVariantList && holdsBlock(value)) {
        QByteArray text;
        for (const QVariant &element : value.toList()) {
            const Result<QByteArray> behind = textBehindDash(element, style, inner);
            if (!behind)
                return behind;
            text += lineBegin + '-' + *behind;
        }
        return text;
    }
    const Result<QByteArray> text = writeValue(value, style);
    return text ? Result<QByteArray>(' ' + *text) : text;
}

Result<QByteArray> textBehindDash(const QVariant &value, const WritingStyle &style,
                                  const BlockPlace &place)
{
    const bool isFilled = isBlock(value) && !value.value<ConfigBlock>().entries.empty();
    const Result<QByteArray> text = isFilled
                                        ? linesOf(value.value<ConfigBlock>(), style,
                                                  {place.column + 2, place.step, place.lineBreak})
                                        : writeValue(value, style);
    return text ? Result<QByteArray>(' ' + *text) : text;
}

Result<QByteArray> textBetweenBrackets(const JobText::Document &document, NodeId collection,
                                       const QVariant &value, const WritingStyle &style)
{
    const Node &node = document.node(collection);
    const bool isJson = document.syntax == JobText::Document::Syntax::Json;
    if (!isJson || !holdsBlock(value) || node.children.empty())
        return writeValue(value, style);
    const qsizetype last = entryBegin(document, node.children.back());
    if (!isFirstInLine(document, last))
        return writeValue(value, style);
    const QByteArray indent = indentAt(document, last);
    const QByteArray step =
        indent.contains('\t') ? QByteArray("\t") : QByteArray(indentStep(document), ' ');
    return spread(value, style, indent, step, document.lineBreakAt(last));
}

WritingStyle styleForElement(const JobText::Document &document, NodeId list, const QVariant &value)
{
    const std::vector<NodeId> &children = document.node(list).children;
    const bool hasBlocks = isBlock(value) && !children.empty() &&
                           document.node(document.followed(children.back())).kind == NodeKind::Map;
    WritingStyle style = styleIn(document, hasBlocks ? document.followed(children.back()) : list);
    style.flow = document.node(list).flow;
    return style;
}

} // namespace headroom
