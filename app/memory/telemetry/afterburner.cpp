// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/lines.h"
#include "memory/telemetry/readers.h"
#include "memory/telemetry/table.h"

namespace headroom::telemetry {

namespace {

class Afterburner
{
public:
    explicit Afterburner(SeriesBuilder &builder) : m_table(builder), m_builder(builder) {}

    void take(QByteArrayView line, int number)
    {
        const QList<QByteArray> cells = line.toByteArray().split(',');
        const QByteArray kind = cells.front().trimmed();
        if (cells.size() < 3) {
            if (kind == "80")
                countCut(number);
            return;
        }
        if (kind == "01")
            m_cardNames << QString::fromUtf8(cells[2].trimmed());
        else if (kind == "02")
            takeNames(cells);
        else if (kind == "03")
            takeUnit(cells);
        else if (kind == "80")
            takeSample(cells, number);
    }

    /// The names of the cards stand in the order of their numbers.
    void finish()
    {
        for (qsizetype i = 0; i < m_cardNames.size(); ++i) {
            const bool isOnly = m_cardNames.size() == 1;
            Series &series = m_builder.card(isOnly ? QByteArray() : QByteArray::number(i));
            series.gpuName = m_cardNames[i];
        }
    }

private:
    void countCut(int number)
    {
        m_builder.countRow();
        m_builder.countBadRow(number);
    }

    void takeNames(const QList<QByteArray> &cells)
    {
        m_names = {"datetime"};
        for (qsizetype i = 2; i < cells.size(); ++i)
            m_names.push_back(cells[i].trimmed());
        m_units = 0;
        m_pending = true;
    }

    /// Units follow the names, one line for each column.
    void takeUnit(const QList<QByteArray> &cells)
    {
        const std::size_t column = ++m_units;
        if (cells.size() > 3 && column < m_names.size())
            m_names[column] += " [" + cells[3].trimmed() + ']';
    }

    void takeSample(const QList<QByteArray> &cells, int number)
    {
        Cells row{cells[1]};
        for (qsizetype i = 2; i < cells.size(); ++i)
            row.push_back(QByteArrayView(cells[i]).trimmed());
        if (std::exchange(m_pending, false))
            m_table.takeHeader(m_names, {row});
        m_table.takeRow(row, number);
    }

    TableReader m_table;
    SeriesBuilder &m_builder;
    std::vector<QByteArray> m_names;
    std::size_t m_units = 0;
    bool m_pending = false; ///< names were told, and their units may still come
    QStringList m_cardNames;
};

} // namespace

void readAfterburner(QByteArrayView text, SeriesBuilder &builder)
{
    Afterburner reader(builder);
    int number = 0;
    for (const QByteArrayView line : linesOf(text))
        reader.take(line, ++number);
    reader.finish();
    builder.setFormat(QStringLiteral("afterburner"));
}

} // namespace headroom::telemetry
