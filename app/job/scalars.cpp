// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/scalars.h"

#include "base/numbers.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringDecoder>

#include <cmath>
#include <limits>

namespace headroom {

namespace {

/// Unlike QString::fromUtf8() keeps a byte-order mark that stands in the value itself.
QString decoded(const QByteArray &text)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decoder.decode(text);
}

QVariant nullValue()
{
    return QVariant::fromValue(nullptr);
}

QVariant integerVariant(qlonglong value)
{
    if (value >= std::numeric_limits<int>::min() && value <= std::numeric_limits<int>::max())
        return static_cast<int>(value);
    return value;
}

/// Digits of a base, with the underscores that YAML 1.1 allows between them.
QVariant integerOfBase(QByteArray digits, int base, bool negative)
{
    digits.replace('_', "");
    bool fits = false;
    const qlonglong value = digits.toLongLong(&fits, base);
    if (!fits)
        return base == 10 ? QVariant((negative ? -1 : 1) * digits.toDouble()) : QVariant();
    return integerVariant(negative ? -value : value);
}

/// "1:30" is 90 in YAML 1.1.
QVariant sexagesimal(const QByteArray &text)
{
    double sum = 0;
    bool isInteger = true;
    for (const QByteArray &part : text.split(':')) {
        QByteArray digits = part;
        digits.replace('_', "");
        isInteger = isInteger && !digits.contains('.');
        sum = sum * 60 + digits.toDouble();
    }
    return isInteger && sum < 1e15 ? integerVariant(static_cast<qlonglong>(sum)) : QVariant(sum);
}

QVariant integerValue(const QString &text)
{
    static const QRegularExpression pattern(
        QStringLiteral("^([-+]?)(?:0b([01_]+)|0x([0-9a-fA-F_]+)|0([0-7_]+)|(0|[1-9][0-9_]*)|([1-9]["
                       "0-9_]*(?::[0-5]?[0-9])+))$"));
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch())
        return {};
    const bool negative = match.captured(1) == u'-';
    static constexpr int kBases[] = {2, 16, 8, 10};
    for (int group = 2; group <= 5; ++group) {
        if (!match.captured(group).isEmpty())
            return integerOfBase(match.captured(group).toLatin1(), kBases[group - 2], negative);
    }
    const QVariant value = sexagesimal(match.captured(6).toLatin1());
    return negative ? QVariant(-value.toDouble()) : value;
}

QVariant floatValue(const QString &text)
{
    // PyYAML's own pattern wants a dot and a signed exponent; AI Toolkit widens it to "1e-4" and
    // "1e4".
    static const QRegularExpression pattern(
        QStringLiteral("^[-+]?(?:[0-9][0-9_]*\\.[0-9_]*(?:[eE][-+]?[0-9]+)?|[0-9][0-9_]*[eE][-+]?["
                       "0-9]+|\\.[0-9_]+(?:[eE][-+]?[0-9]+)?)$"));
    static const QRegularExpression baseSixty(
        QStringLiteral("^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*$"));
    static const QRegularExpression infinite(QStringLiteral("^([-+]?)\\.(?:inf|Inf|INF)$"));
    QByteArray digits = text.toLatin1();
    digits.replace('_', "");
    if (pattern.match(text).hasMatch()) {
        bool isNumber = false;
        const double value = digits.toDouble(&isNumber);
        return isNumber ? QVariant(value) : QVariant();
    }
    if (baseSixty.match(text).hasMatch()) {
        const bool negative = digits.startsWith('-');
        const QByteArray magnitude = negative || digits.startsWith('+') ? digits.sliced(1) : digits;
        return (negative ? -1 : 1) * sexagesimal(magnitude).toDouble();
    }
    if (const auto match = infinite.match(text); match.hasMatch()) {
        const double value = std::numeric_limits<double>::infinity();
        return match.captured(1) == u'-' ? -value : value;
    }
    if (text == u".nan" || text == u".NaN" || text == u".NAN")
        return std::numeric_limits<double>::quiet_NaN();
    return {};
}

QVariant booleanValue(const QByteArray &text)
{
    static const QByteArrayList kTrue = {"yes",  "Yes", "YES", "true", "True",
                                         "TRUE", "on",  "On",  "ON"};
    static const QByteArrayList kFalse = {"no",    "No",  "NO",  "false", "False",
                                          "FALSE", "off", "Off", "OFF"};
    if (kTrue.contains(text))
        return true;
    if (kFalse.contains(text))
        return false;
    return {};
}

/// A value that is written with an explicit tag, such as !!str 5.
QVariant taggedValue(const QByteArray &tag, const QByteArray &text)
{
    if (tag.endsWith(":str"))
        return decoded(text);
    if (tag.endsWith(":null"))
        return nullValue();
    const QVariant value = plainValue(text);
    if (tag.endsWith(":float") && value.isValid() && value.typeId() != QMetaType::QString)
        return value.toDouble();
    return value;
}

QVariant scalarValue(const JobText::Document &document, const Node &node)
{
    if (!node.tag.isEmpty())
        return taggedValue(node.tag, node.text);
    if (node.style != ScalarStyle::Plain)
        return decoded(node.text);
    if (document.syntax == JobText::Document::Syntax::Json) {
        if (node.text == "NaN")
            return std::numeric_limits<double>::quiet_NaN();
        if (node.text == "Infinity" || node.text == "-Infinity")
            return (node.text[0] == '-' ? -1 : 1) * std::numeric_limits<double>::infinity();
    }
    return plainValue(node.text);
}

// A config holds a few hundred values; an alias bomb holds billions.
constexpr int kMostElements = 20000;
constexpr int kDeepestList = 12;

QVariant boundedValue(const JobText::Document &document, NodeId id, int depth, int &budget)
{
    id = document.followed(id);
    if (id == kNoNode || --budget < 0 || depth > kDeepestList)
        return {};
    const Node &node = document.node(id);
    switch (node.kind) {
    case NodeKind::Null:
        return nullValue();
    case NodeKind::Scalar:
        return scalarValue(document, node);
    case NodeKind::List: {
        QVariantList list;
        for (const NodeId child : node.children) {
            if (budget < 0)
                break;
            list << boundedValue(document, child, depth + 1, budget);
        }
        return list;
    }
    case NodeKind::Map:
    case NodeKind::Alias:
        break;
    }
    return {};
}

} // namespace

QVariant plainValue(const QByteArray &text)
{
    if (text.isEmpty() || text == "~" || text == "null" || text == "Null" || text == "NULL")
        return nullValue();
    if (const QVariant value = booleanValue(text); value.isValid())
        return value;
    const QString string = decoded(text);
    // No number is longer; the patterns need not look at long prompts.
    if (text.size() <= 64) {
        if (const QVariant value = integerValue(string); value.isValid())
            return value;
        if (const QVariant value = floatValue(string); value.isValid())
            return value;
    }
    return string;
}

QVariant valueOfNode(const JobText::Document &document, NodeId id)
{
    int budget = kMostElements;
    return boundedValue(document, id, 0, budget);
}

bool isTruthy(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Bool:
        return value.toBool();
    case QMetaType::Int:
    case QMetaType::LongLong:
    case QMetaType::Double:
        return value.toDouble() != 0;
    case QMetaType::QString:
        return !value.toString().isEmpty();
    case QMetaType::QVariantList:
        return !value.toList().isEmpty();
    default:
        return false;
    }
}

bool sameValue(const QVariant &left, const QVariant &right)
{
    const auto isNumber = [](const QVariant &value) {
        return value.typeId() == QMetaType::Int || value.typeId() == QMetaType::LongLong ||
               value.typeId() == QMetaType::Double;
    };
    if (isNumber(left) && isNumber(right)) {
        if (std::isnan(left.toDouble()))
            return std::isnan(right.toDouble());
        return left.toDouble() == right.toDouble();
    }
    if (left.typeId() != right.typeId())
        return false;
    if (left.typeId() == QMetaType::QVariantList) {
        const QVariantList leftItems = left.toList();
        const QVariantList rightItems = right.toList();
        return std::ranges::equal(leftItems, rightItems, sameValue);
    }
    return left == right;
}

} // namespace headroom
