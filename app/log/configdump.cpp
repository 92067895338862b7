// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/configdump.h"

namespace headroom {

namespace {

constexpr qsizetype kLongestDump = 1024 * 1024;

} // namespace

bool ConfigDumpCollector::take(QByteArrayView text, LineNumber line)
{
    const QByteArrayView trimmed = text.trimmed();
    if (!m_open) {
        if (m_closed || m_complete || text != "{")
            return false;
        m_open = true;
        m_dump = {QByteArray("{\n"), line};
        m_lastLine = line.value;
        return true;
    }
    const bool inside = trimmed.isEmpty() || text[0] == ' ' || text[0] == '\t' || text == "}";
    if (!inside || m_dump.text.size() > kLongestDump) {
        m_open = false;
        return false;
    }
    // Lines stay where they are, so that a place in the config is a place in the log.
    for (; m_lastLine + 1 < line.value; ++m_lastLine)
        m_dump.text.append('\n');
    m_lastLine = line.value;
    m_dump.text.append(text.toByteArray() + '\n');
    if (text == "}") {
        m_open = false;
        m_complete = true;
    }
    return true;
}

std::optional<ConfigDump> ConfigDumpCollector::takeDump()
{
    if (!m_complete)
        return std::nullopt;
    return std::move(m_dump);
}

} // namespace headroom
