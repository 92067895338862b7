// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/launchcommand.h"

namespace headroom {

namespace {

constexpr qsizetype kLongest = 64 * 1024; ///< bytes; the longest real ones have a few thousand

bool goesOn(QByteArrayView line)
{
    const QByteArrayView trimmed = line.trimmed();
    return trimmed.endsWith('\\') || trimmed.endsWith('^') || trimmed.endsWith('`');
}

} // namespace

void LaunchCommandCollector::begin(QByteArrayView text, LineNumber line)
{
    const qsizetype list = text.indexOf("Command '[");
    const QByteArrayView command = list >= 0 ? text.sliced(list + 10) : text;
    const bool isList = list >= 0;
    const bool isOpen = isList ? !command.contains("]'") : goesOn(command);
    const bool tells = isOpen || command.contains("--");
    if (!tells || (m_text.contains("--") && command.count("--") < m_text.count("--") && !isOpen))
        return;
    m_text = command.first(std::min(command.size(), kLongest)).toByteArray();
    m_firstLine = line;
    m_isList = isList;
    m_isOpen = isOpen;
    m_mayWrap = !isList && !isOpen;
}

void LaunchCommandCollector::take(QByteArrayView text)
{
    // Consoles of a fixed width break the line and indent what follows.
    const bool isWrapped = m_mayWrap && text.startsWith("        ");
    m_mayWrap = isWrapped;
    if (!m_isOpen && !isWrapped)
        return;
    if (m_text.size() + text.size() > kLongest) {
        m_isOpen = false;
        return;
    }
    m_text += '\n';
    m_text += text;
    if (!isWrapped)
        m_isOpen = m_isList ? !text.contains("]'") : goesOn(text);
}

void LaunchCommandCollector::fill(Run &run) const
{
    if (!m_text.isEmpty())
        run.command = LaunchCommand{.text = m_text, .firstLine = m_firstLine};
}

} // namespace headroom
