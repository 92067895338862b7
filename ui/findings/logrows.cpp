// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/logrows.h"

namespace headroom {

void LogRows::reset(int lineCount)
{
    m_lineCount = lineCount;
    m_extra = 0;
    m_unfolded.clear();
}

void LogRows::setHeight(LineNumber line, int rows)
{
    m_extra += rows - height(line);
    if (rows > 1)
        m_unfolded[line.value] = rows - 1;
    else
        m_unfolded.erase(line.value);
}

int LogRows::height(LineNumber line) const
{
    const auto found = m_unfolded.find(line.value);
    return found == m_unfolded.end() ? 1 : found->second + 1;
}

int LogRows::firstRowOf(LineNumber line) const
{
    int row = line.value - 1;
    for (const auto &[unfolded, extra] : m_unfolded) {
        if (unfolded >= line.value)
            break;
        row += extra;
    }
    return row;
}

LogRows::Place LogRows::at(int row) const
{
    int before = 0;
    for (const auto &[unfolded, extra] : m_unfolded) {
        const int first = unfolded - 1 + before;
        if (row < first)
            break;
        if (row <= first + extra)
            return {.line = LineNumber{unfolded}, .part = row - first};
        before += extra;
    }
    return {.line = LineNumber{row - before + 1}, .part = 0};
}

} // namespace headroom
