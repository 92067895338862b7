// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/settingreader.h"

#include "job/scalars.h"

#include <cmath>
#include <limits>

namespace headroom {

namespace {

std::optional<double> numberOf(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Int:
    case QMetaType::LongLong:
    case QMetaType::Double:
        return std::isfinite(value.toDouble()) ? std::optional(value.toDouble()) : std::nullopt;
    case QMetaType::QString:
        // A number in quotes, as the web UI writes some.
        if (const QVariant inner = plainValue(value.toString().trimmed().toUtf8());
            inner.typeId() != QMetaType::QString)
            return numberOf(inner);
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

} // namespace

std::optional<int> integerOf(const QVariant &value)
{
    const std::optional<double> number = numberOf(value);
    if (!number || std::abs(*number) > std::numeric_limits<int>::max())
        return std::nullopt;
    return static_cast<int>(*number);
}

template <typename T>
Setting<T> SettingReader::blank(const QString &key, T fallback) const
{
    Setting<T> setting;
    setting.value = std::move(fallback);
    setting.path = path(key);
    setting.isSet = m_text->has(setting.path);
    setting.line = m_text->line(setting.path);
    return setting;
}

bool SettingReader::isNull(const QString &key) const
{
    return value(key).typeId() == QMetaType::Nullptr;
}

Setting<bool> SettingReader::flag(const QString &key, bool fallback) const
{
    Setting<bool> setting = blank(key, fallback);
    if (setting.isSet)
        setting.value = isTruthy(value(key)) || !m_text->keys(setting.path).isEmpty();
    return setting;
}

Setting<int> SettingReader::integer(const QString &key, int fallback) const
{
    Setting<int> setting = blank(key, fallback);
    setting.value = headroom::integerOf(value(key)).value_or(fallback);
    return setting;
}

Setting<double> SettingReader::number(const QString &key, double fallback) const
{
    Setting<double> setting = blank(key, fallback);
    setting.value = numberOf(value(key)).value_or(fallback);
    return setting;
}

Setting<QString> SettingReader::string(const QString &key, const QString &fallback) const
{
    Setting<QString> setting = blank(key, fallback);
    const QVariant written = value(key);
    if (written.isValid() && written.typeId() != QMetaType::Nullptr &&
        written.typeId() != QMetaType::QVariantList)
        setting.value = written.toString();
    return setting;
}

Setting<int> SettingReader::integerOf(const QStringList &keys, int fallback) const
{
    for (const QString &key : keys) {
        if (has(key))
            return integer(key, fallback);
    }
    return integer(keys.first(), fallback);
}

Setting<std::vector<int>> SettingReader::integers(const QString &key,
                                                  std::vector<int> fallback) const
{
    Setting<std::vector<int>> setting = blank(key, std::vector<int>());
    const QVariant written = value(key);
    const QVariantList items =
        written.typeId() == QMetaType::QVariantList ? written.toList() : QVariantList{written};
    for (const QVariant &item : items) {
        if (const auto number = headroom::integerOf(item))
            setting.value.push_back(*number);
    }
    if (setting.value.empty() && written.typeId() != QMetaType::QVariantList)
        setting.value = std::move(fallback);
    return setting;
}

} // namespace headroom
