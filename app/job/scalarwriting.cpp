// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/configblock.h"
#include "job/scalars.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace headroom {

namespace {

Error unwritable(const QString &why)
{
    return {.id = QStringLiteral("job.value_unwritable"), .message = why};
}

QByteArray fixedNumber(double value, std::chars_format format)
{
    char buffer[400];
    const auto [end, error] = std::to_chars(buffer, buffer + sizeof buffer, value, format);
    return error == std::errc{} ? QByteArray(buffer, end - buffer) : QByteArray();
}

/// "0.0001" rather than "1e-04", which plain PyYAML reads as a string.
QByteArray writeNumber(double value)
{
    const double magnitude = std::abs(value);
    const bool isReadable = magnitude == 0 || (magnitude >= 1e-7 && magnitude < 1e15);
    QByteArray text =
        fixedNumber(value, isReadable ? std::chars_format::fixed : std::chars_format::scientific);
    const qsizetype exponent = text.indexOf('e');
    if (!text.contains('.'))
        text.insert(exponent < 0 ? text.size() : exponent, ".0");
    return text;
}

bool isPlainSafe(const QString &text, bool flow)
{
    const QByteArray bytes = text.toUtf8();
    const QVariant read = plainValue(bytes);
    if (read.typeId() != QMetaType::QString || text != text.trimmed())
        return false;
    const QChar first = text.front();
    if (!first.isLetterOrNumber() && first != u'/' && first != u'.' && first != u'_' &&
        first != u'$')
        return false;
    // YAML 1.2 reads "0o17" as a number and PyYAML reads dates, sums of sixty and "=" as something
    // else.
    if (first.isDigit() && (text.contains(u':') || text.contains(u'-') || text.startsWith(u"0o")))
        return false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = text[i].unicode();
        if (c < 0x20 || c == 0x7f || c == 0x85 || c == 0x2028 || c == 0x2029 || c == 0xfeff)
            return false;
        if (c == u':' && (flow || i + 1 == text.size() || text[i + 1].isSpace()))
            return false;
        if (c == u'#' && text[i - 1].isSpace())
            return false;
        if (flow && QStringView(u",[]{}?").contains(text[i]))
            return false;
    }
    return true;
}

bool isSingleSafe(const QString &text)
{
    return std::ranges::none_of(text, [](QChar c) {
        return c.unicode() < 0x20 || c.unicode() == 0x7f || c.unicode() == 0x85 ||
               c.unicode() == 0x2028 || c.unicode() == 0x2029 || c.unicode() == 0xfeff;
    });
}

/// Escapes that JSON and YAML share.
QByteArray doubleQuoted(const QString &text)
{
    QString escaped;
    for (const QChar c : text) {
        switch (c.unicode()) {
        case u'"':
            escaped += QStringLiteral("\\\"");
            break;
        case u'\\':
            escaped += QStringLiteral("\\\\");
            break;
        case u'\n':
            escaped += QStringLiteral("\\n");
            break;
        case u'\r':
            escaped += QStringLiteral("\\r");
            break;
        case u'\t':
            escaped += QStringLiteral("\\t");
            break;
        default:
            if (isSingleSafe(c))
                escaped += c;
            else
                escaped += QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
        }
    }
    return '"' + escaped.toUtf8() + '"';
}

QByteArray writeString(const QString &text, const WritingStyle &style)
{
    if (style.json)
        return doubleQuoted(text);
    if (style.strings == ScalarStyle::Plain && !text.isEmpty() && isPlainSafe(text, style.flow))
        return text.toUtf8();
    if (style.strings == ScalarStyle::Single && isSingleSafe(text)) {
        QString doubled = text;
        return '\'' + doubled.replace(u'\'', QStringLiteral("''")).toUtf8() + '\'';
    }
    return doubleQuoted(text);
}

Result<QByteArray> writeList(const QVariantList &items, const WritingStyle &style)
{
    WritingStyle inner = style;
    inner.flow = true;
    QByteArrayList texts;
    for (const QVariant &item : items) {
        const Result<QByteArray> text = writeValue(item, inner);
        if (!text)
            return text;
        texts << *text;
    }
    const QByteArray joined = texts.join(", ");
    return style.padded && !texts.isEmpty() ? "[ " + joined + " ]" : '[' + joined + ']';
}

Result<QByteArray> writeBlock(const ConfigBlock &block, const WritingStyle &style)
{
    WritingStyle inner = style;
    inner.flow = true;
    WritingStyle keys = inner;
    keys.strings = ScalarStyle::Plain;
    QByteArrayList texts;
    for (const auto &[key, value] : block.entries) {
        const Result<QByteArray> text = writeValue(value, inner);
        if (!text)
            return text;
        texts << writeKey(key, keys) + ": " + *text;
    }
    return '{' + texts.join(", ") + '}';
}

} // namespace

Result<QByteArray> writeValue(const QVariant &value, const WritingStyle &style)
{
    switch (value.typeId()) {
    case QMetaType::Bool:
        return value.toBool() ? QByteArray("true") : QByteArray("false");
    case QMetaType::Int:
    case QMetaType::LongLong:
        return QByteArray::number(value.toLongLong());
    case QMetaType::Double:
        if (!std::isfinite(value.toDouble()))
            break;
        return writeNumber(value.toDouble());
    case QMetaType::QString:
        return writeString(value.toString(), style);
    case QMetaType::QStringList:
    case QMetaType::QVariantList:
        return writeList(value.toList(), style);
    case QMetaType::Nullptr:
        return QByteArray("null");
    default:
        if (isBlock(value))
            return writeBlock(value.value<ConfigBlock>(), style);
        break;
    }
    return std::unexpected(unwritable(QCoreApplication::translate(
        "JobText", "A value of this kind cannot be written to a config.")));
}

QByteArray writeKey(const QString &key, const WritingStyle &style)
{
    return writeString(key, style);
}

} // namespace headroom
