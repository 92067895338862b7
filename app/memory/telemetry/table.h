// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/telemetry/columns.h"
#include "memory/telemetry/seriesbuilder.h"

#include <QHash>

namespace headroom::telemetry {

using Cells = std::vector<QByteArrayView>;

/// Rows of cells under a header: the core of every tabular format.
class TableReader
{
public:
    explicit TableReader(SeriesBuilder &builder) : m_builder(builder) {}

    /// Takes a header if it names times or the memory of a card; false leaves everything as it
    /// was. `samples` are rows that follow: they settle what headers leave open.
    bool takeHeader(const std::vector<QByteArray> &names, const std::vector<Cells> &samples);
    bool hasHeader() const { return !m_groups.empty() || m_activityOnly; }
    /// The header names the activity of the memory, but not how full it is.
    bool isActivityOnly() const { return m_activityOnly; }
    bool isHeader(const Cells &cells) const;
    /// Far fewer cells than the header has names: words of the tool, or a cut row.
    bool isTooShort(const Cells &cells) const { return cells.size() * 2 <= m_names.size(); }
    /// The time of the rows that follow, where they have none of their own.
    void setMoment(const std::optional<Moment> &moment) { m_moment = moment ? moment : m_moment; }
    void takeRow(const Cells &cells, int line);
    /// Adds what is still being summed.
    void finish();

private:
    /// The columns of one card.
    struct Group
    {
        QByteArray card;
        MemoryScope scope = MemoryScope::Card;
        int used = -1, free = -1, total = -1, allocated = -1, reserved = -1, shared = -1,
            filled = -1, load = -1;

        int *placeOf(Meaning meaning);
    };
    /// What the processes of a card hold together at one moment.
    struct ProcessSum
    {
        Reading reading;
        QList<QByteArray> processes;
    };

    void arrange();
    void settleUnits(const std::vector<Cells> &samples);
    void settleTimes(const std::vector<Cells> &samples);
    int columnOfMoments(const std::vector<Cells> &samples) const;
    std::optional<Moment> momentOf(const Cells &cells) const;
    bool takeFigures(const Group &group, const Cells &cells, Reading &reading) const;
    Series &cardOf(const Group &group, const Cells &cells);
    void addProcess(Series &series, const Reading &reading, QByteArrayView process);
    QByteArrayView cell(const Cells &cells, int column) const;

    SeriesBuilder &m_builder;
    std::vector<QByteArray> m_names;
    std::vector<Column> m_columns;
    std::vector<Group> m_groups;
    int m_dateTime = -1, m_date = -1, m_time = -1, m_elapsed = -1, m_step = -1, m_index = -1,
        m_key = -1, m_name = -1, m_process = -1;
    std::optional<Moment> m_moment;
    DateOrder m_dateOrder = DateOrder::MonthFirst;
    bool m_activityOnly = false;
    QHash<Series *, ProcessSum> m_sums;
};

/// What a table file is made of: commas, semicolons, tabs or blanks; quoted cells; headers that
/// repeat or change; Afterburner's numbered records; rows without any header.
void readTable(QByteArrayView text, const QString &path, SeriesBuilder &builder);

} // namespace headroom::telemetry
