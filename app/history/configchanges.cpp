// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/configchanges.h"

#include "base/numbers.h"

#include <QHash>

namespace headroom {

namespace {

struct Leaf
{
    ConfigPath path;
    QVariant value;
};

/// The values of a config, lists of plain values as one.
void collectLeaves(const JobText &text, const ConfigPath &path, std::vector<Leaf> &leaves)
{
    if (text.isMapping(path)) {
        for (const QString &key : text.keys(path))
            collectLeaves(text, childPath(path, key), leaves);
        return;
    }
    const int size = text.listSize(path);
    bool holdsMaps = false;
    for (int i = 0; i < size; ++i)
        holdsMaps = holdsMaps || text.isMapping(elementPath(path, i));
    if (!holdsMaps) {
        leaves.push_back({path, text.value(path)});
        return;
    }
    for (int i = 0; i < size; ++i)
        collectLeaves(text, elementPath(path, i), leaves);
}

std::vector<Leaf> leavesOf(const JobText &text, const ConfigPath &root)
{
    std::vector<Leaf> leaves;
    if (text.document() != nullptr)
        collectLeaves(text, root, leaves);
    return leaves;
}

QHash<QString, QVariant> valuesOf(const std::vector<Leaf> &leaves)
{
    QHash<QString, QVariant> values;
    for (const Leaf &leaf : leaves)
        values.insert(leaf.path.text, leaf.value);
    return values;
}

std::optional<double> numberIn(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Int:
    case QMetaType::LongLong:
    case QMetaType::Double:
        return value.toDouble();
    case QMetaType::QString:
        return parseNumber(value.toString().toUtf8());
    default:
        return std::nullopt;
    }
}

} // namespace

bool isSameValue(const QVariant &one, const QVariant &other)
{
    if (one.typeId() == QMetaType::QVariantList && other.typeId() == QMetaType::QVariantList) {
        const QVariantList left = one.toList();
        const QVariantList right = other.toList();
        return std::ranges::equal(left, right, isSameValue);
    }
    if (one.isValid() != other.isValid())
        return false;
    const std::optional<double> left = numberIn(one);
    const std::optional<double> right = numberIn(other);
    if (left && right)
        return *left == *right;
    return one.typeId() == other.typeId() && one == other;
}

std::vector<Edit> changesBetween(const JobText &before, const JobText &after)
{
    const ConfigPath process{QStringLiteral("config.process")};
    const bool areJobs = before.has(process) && after.has(process);
    const ConfigPath root = areJobs ? process : ConfigPath{};
    const std::vector<Leaf> old = leavesOf(before, root);
    const std::vector<Leaf> fresh = leavesOf(after, root);
    const QHash<QString, QVariant> oldValues = valuesOf(old);
    const QHash<QString, QVariant> freshValues = valuesOf(fresh);
    std::vector<Edit> changes;
    for (const Leaf &leaf : fresh) {
        const QVariant from = oldValues.value(leaf.path.text);
        if (!oldValues.contains(leaf.path.text) || !isSameValue(from, leaf.value))
            changes.push_back({.path = leaf.path, .from = from, .to = leaf.value});
    }
    for (const Leaf &leaf : old) {
        if (!freshValues.contains(leaf.path.text))
            changes.push_back({.path = leaf.path, .from = leaf.value, .to = {}});
    }
    return changes;
}

QString settingName(const ConfigPath &path)
{
    QString name = path.text.section(QLatin1Char('.'), -1);
    if (const qsizetype bracket = name.indexOf(QLatin1Char('[')); bracket > 0)
        name.truncate(bracket);
    return name;
}

} // namespace headroom
