// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/samplemodel.h"

#include "base/numbers.h"
#include "report/wording.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

QString headerOf(SampleModel::Column column)
{
    switch (column) {
    case SampleModel::Time:
        return SampleModel::tr("Time (s)");
    case SampleModel::Step:
        return SampleModel::tr("Step");
    case SampleModel::Used:
        return titleOf(CurveKind::Used);
    case SampleModel::Allocated:
        return titleOf(CurveKind::Allocated);
    case SampleModel::Reserved:
        return titleOf(CurveKind::Reserved);
    case SampleModel::Shared:
        return titleOf(CurveKind::Shared);
    case SampleModel::Load:
        return SampleModel::tr("Load of the card");
    case SampleModel::Event:
        return SampleModel::tr("What happened");
    }
    return {};
}

/// Names of the columns in a file, which programs read.
const char *fieldOf(SampleModel::Column column)
{
    switch (column) {
    case SampleModel::Time:
        return "seconds";
    case SampleModel::Step:
        return "step";
    case SampleModel::Used:
        return "used_bytes";
    case SampleModel::Allocated:
        return "allocated_bytes";
    case SampleModel::Reserved:
        return "reserved_bytes";
    case SampleModel::Shared:
        return "shared_bytes";
    case SampleModel::Load:
        return "load_percent";
    case SampleModel::Event:
        return "event";
    }
    return "";
}

const char *idOf(MarkerKind kind)
{
    switch (kind) {
    case MarkerKind::Crash:
        return "crash";
    case MarkerKind::SurvivedFailure:
        return "survived_failure";
    case MarkerKind::SkippedBatch:
        return "skipped_batch";
    case MarkerKind::Sample:
        return "sample";
    case MarkerKind::Save:
        return "save";
    }
    return "";
}

std::optional<Phase> phaseAt(const RunTimeline &timeline, double seconds)
{
    for (const RunTimeline::Band &band : timeline.bands()) {
        if (seconds >= band.from && seconds < band.to)
            return band.phase;
    }
    return std::nullopt;
}

QVariant bytesOf(const std::optional<Bytes> &amount)
{
    return amount ? QVariant(qint64(amount->value)) : QVariant();
}

} // namespace

void SampleModel::setSource(const ChartSource &source)
{
    beginResetModel();
    m_samples = source.series ? source.series->samples : std::vector<MemorySample>();
    m_timeline = source.timeline;
    m_markers = chartOf({.series = nullptr, .run = source.run, .timeline = source.timeline},
                        ChartAxis::Time)
                    .markers;
    m_rows.clear();
    m_rows.reserve(m_samples.size() + m_markers.size());
    for (std::size_t i = 0; i < m_samples.size(); ++i)
        m_rows.push_back({m_samples[i].seconds - source.offset, i, false});
    for (std::size_t i = 0; i < m_markers.size(); ++i)
        m_rows.push_back({m_markers[i].at, i, true});
    std::ranges::stable_sort(m_rows, {}, &Row::seconds);
    m_columns.clear();
    for (const Column column : {Time, Step, Used, Allocated, Reserved, Shared, Load, Event}) {
        const bool isFilled = std::ranges::any_of(
            m_rows, [&](const Row &row) { return rawValue(row, column).isValid(); });
        if (isFilled || column == Time || column == Event)
            m_columns.push_back(column);
    }
    endResetModel();
}

const MemorySample *SampleModel::sampleOf(const Row &row) const
{
    return row.isMarker ? nullptr : &m_samples[row.place];
}

std::optional<double> SampleModel::stepOf(const Row &row) const
{
    const MemorySample *sample = sampleOf(row);
    if (sample && sample->step)
        return sample->step->value;
    // Before the first step and after the last nothing was trained.
    return row.seconds < 0 || row.seconds > m_timeline.end() + 1 ? std::nullopt
                                                                 : m_timeline.stepAt(row.seconds);
}

void SampleModel::clear()
{
    setSource({});
}

void SampleModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int SampleModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SampleModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant SampleModel::rawValue(const Row &row, Column column) const
{
    const MemorySample *sample = sampleOf(row);
    if (column == Time)
        return row.seconds;
    if (column == Event)
        return row.isMarker ? QVariant(static_cast<int>(m_markers[row.place].kind)) : QVariant();
    if (column == Step) {
        const std::optional<double> step = stepOf(row);
        return step ? QVariant(std::floor(*step)) : QVariant();
    }
    if (!sample)
        return {};
    switch (column) {
    case Used:
        return bytesOf(sample->used);
    case Allocated:
        return bytesOf(sample->allocated);
    case Reserved:
        return bytesOf(sample->reserved);
    case Shared:
        return bytesOf(sample->shared);
    default:
        return sample->load ? QVariant(*sample->load) : QVariant();
    }
}

QString SampleModel::eventOf(const Row &row) const
{
    if (row.isMarker) {
        const ChartMarker &marker = m_markers[row.place];
        return tr("%1 (log line %2)", "what happened")
            .arg(titleOf(marker.kind), QLocale().toString(marker.line.value));
    }
    const std::optional<Phase> phase = phaseAt(m_timeline, row.seconds);
    return phase ? titleOf(*phase) : QString();
}

QString SampleModel::shown(const Row &row, Column column) const
{
    const QVariant value = rawValue(row, column);
    const QLocale locale;
    switch (column) {
    case Event:
        return eventOf(row);
    case Time:
        return locale.toString(row.seconds, 'f', 1);
    case Step:
        return value.isValid() ? locale.toString(value.toDouble(), 'f', 0) : QString();
    case Load:
        return value.isValid() ? tr("%1 %", "load").arg(locale.toString(value.toDouble(), 'f', 0))
                               : QString();
    default:
        return value.isValid() ? showSize(Bytes{value.toLongLong()}) : QString();
    }
}

QVariant SampleModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const Column column = m_columns[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return shown(row, column);
    case kRawRole:
        return rawValue(row, column);
    case Qt::TextAlignmentRole:
        return column == Event ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                               : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant SampleModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Column column = m_columns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return headerOf(column);
    if (role == Qt::TextAlignmentRole)
        return column == Event ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                               : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QByteArray SampleModel::csv() const
{
    QByteArrayList names;
    for (const Column column : m_columns)
        names << fieldOf(column);
    QByteArray text = names.join(',') + '\n';
    for (const Row &row : m_rows) {
        QByteArrayList cells;
        for (const Column column : m_columns) {
            const QVariant value = rawValue(row, column);
            if (column == Event)
                cells << QByteArray(row.isMarker ? idOf(m_markers[row.place].kind) : "");
            else if (column == Time)
                cells << QByteArray::number(row.seconds, 'f', 3);
            else
                cells << value.toString().toLatin1();
        }
        text += cells.join(',') + '\n';
    }
    return text;
}

} // namespace headroom
