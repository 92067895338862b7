// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/chart/chartdata.h"

#include <QAbstractTableModel>

namespace headroom {

/// The table twin of the chart: each sample, and between them what happened, in the order of time.
class SampleModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Time, Step, Used, Allocated, Reserved, Shared, Load, Event };
    static constexpr int kRawRole = Qt::UserRole; ///< the number itself

    explicit SampleModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}

    /// Columns that the series has no figure for are left out.
    void setSource(const ChartSource &source);
    void clear();
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The whole table as CSV, in the C locale: seconds and bytes.
    QByteArray csv() const;

private:
    /// A sample or a marker, by its place in its list.
    struct Row
    {
        double seconds = 0; ///< since the run began
        std::size_t place = 0;
        bool isMarker = false;
    };

    const MemorySample *sampleOf(const Row &row) const;
    std::optional<double> stepOf(const Row &row) const;
    QVariant rawValue(const Row &row, Column column) const;
    QString shown(const Row &row, Column column) const;
    QString eventOf(const Row &row) const;

    std::vector<MemorySample> m_samples;
    std::vector<ChartMarker> m_markers;
    RunTimeline m_timeline;
    std::vector<Row> m_rows;
    std::vector<Column> m_columns{Time, Used, Event};
};

} // namespace headroom
