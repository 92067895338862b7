// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/jobview.h"

namespace headroom {

/// Reads the settings of one block as Python would: what is absent has AI Toolkit's default.
class SettingReader
{
public:
    SettingReader(const JobText &text, ConfigPath block) : m_text(&text), m_block(std::move(block))
    {
    }

    SettingReader block(const QString &key) const { return {*m_text, childPath(m_block, key)}; }
    ConfigPath path(const QString &key) const { return childPath(m_block, key); }
    QVariant value(const QString &key) const { return m_text->value(path(key)); }
    bool has(const QString &key) const { return m_text->has(path(key)); }
    bool isNull(const QString &key) const;

    /// Python takes any value for true that is not empty, zero or null: even the text "false".
    Setting<bool> flag(const QString &key, bool fallback) const;
    /// Numbers in quotes read as numbers; what is none leaves the default.
    Setting<int> integer(const QString &key, int fallback) const;
    Setting<double> number(const QString &key, double fallback) const;
    Setting<QString> string(const QString &key, const QString &fallback = {}) const;
    /// The first of several keys that is set.
    Setting<int> integerOf(const QStringList &keys, int fallback) const;
    Setting<std::vector<int>> integers(const QString &key, std::vector<int> fallback) const;

private:
    template <typename T>
    Setting<T> blank(const QString &key, T fallback) const;

    const JobText *m_text;
    ConfigPath m_block;
};

/// A number of any spelling as a whole number; nothing when the value is none or does not fit.
std::optional<int> integerOf(const QVariant &value);

/// The class architecture of a model block, and its tag.
struct ArchitectureName
{
    QString name;
    QString tag;
};
ArchitectureName architectureOf(const SettingReader &model);

} // namespace headroom
