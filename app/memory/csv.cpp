// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/csv.h"

namespace headroom {

namespace {

/// Walks the text once, collecting cells and rows.
class CsvReader
{
public:
    explicit CsvReader(QByteArrayView text) : m_text(text) {}

    std::vector<CsvRow> read()
    {
        while (m_at < m_text.size())
            take(m_text[m_at++]);
        endRow();
        return std::move(m_rows);
    }

private:
    void take(char c)
    {
        if (c == '\n')
            ++m_line;
        if (m_quoted)
            takeQuoted(c);
        else if (c == '"' && m_cell.isEmpty())
            m_quoted = true;
        else if (c == ',')
            endCell();
        else if (c == '\n' || c == '\r')
            endRow();
        else
            m_cell += c;
    }
    void takeQuoted(char c)
    {
        const bool doubled = c == '"' && m_at < m_text.size() && m_text[m_at] == '"';
        if (c != '"' || doubled)
            m_cell += c;
        else
            m_quoted = false;
        if (doubled)
            ++m_at;
    }
    void endCell()
    {
        m_row.cells << QString::fromUtf8(m_cell);
        m_cell.clear();
    }
    void endRow()
    {
        if (!m_cell.isEmpty() || !m_row.cells.isEmpty()) {
            endCell();
            m_row.line = m_rowLine;
            m_rows.push_back(std::move(m_row));
            m_row = {};
        }
        m_rowLine = m_line;
    }

    QByteArrayView m_text;
    qsizetype m_at = 0;
    QByteArray m_cell;
    CsvRow m_row;
    std::vector<CsvRow> m_rows;
    bool m_quoted = false;
    int m_line = 1;
    int m_rowLine = 1;
};

} // namespace

std::vector<CsvRow> parseCsv(QByteArrayView text)
{
    if (text.startsWith("\xEF\xBB\xBF"))
        text = text.sliced(3);
    return CsvReader(text).read();
}

} // namespace headroom
