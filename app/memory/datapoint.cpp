// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/datapoint.h"

#include "base/numbers.h"
#include "memory/csv.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

constexpr std::array kColumns = {"source",     "trainer",           "arch",
                                 "quantize",   "te_quantize",       "vram_total_gib",
                                 "low_vram",   "layer_offload_pct", "gradient_checkpointing",
                                 "batch_size", "resolution",        "frames",
                                 "rank",       "network_type",      "optimizer",
                                 "phase",      "vram_gib",          "outcome",
                                 "note"};

Error problem(const QString &file, int line, const QString &message)
{
    return {.id = u"memory.datapoints_invalid"_s, .file = file, .line = line, .message = message};
}

/// A row whose cells are asked for by column name.
class NamedRow
{
public:
    NamedRow(const QStringList &header, const CsvRow &row) : m_header(&header), m_row(&row) {}

    QString text(const char *column) const
    {
        return m_row->cells.value(m_header->indexOf(QLatin1StringView(column))).trimmed();
    }
    std::optional<double> number(const char *column) const
    {
        return parseNumber(text(column).toUtf8());
    }
    std::optional<Bytes> gib(const char *column) const
    {
        const auto value = number(column);
        return value ? std::optional(Bytes::fromGib(*value)) : std::nullopt;
    }

private:
    const QStringList *m_header;
    const CsvRow *m_row;
};

EstimatePhase phaseOf(const QString &text)
{
    if (text == u"load")
        return EstimatePhase::Load;
    if (text == u"cache")
        return EstimatePhase::Cache;
    return text == u"sample" ? EstimatePhase::Sample : EstimatePhase::Train;
}

Bound boundOf(const QString &note)
{
    if (note.contains(u"[<=]"))
        return Bound::AtMost;
    return note.contains(u"[>=]") ? Bound::AtLeast : Bound::Exact;
}

Datapoint datapointOf(const NamedRow &row, Bytes measured, int line)
{
    Datapoint point;
    point.source = row.text("source");
    point.trainer = row.text("trainer");
    point.arch = row.text("arch");
    point.quantize = row.text("quantize");
    point.textEncoder = row.text("te_quantize");
    point.offloadPercent = row.text("layer_offload_pct");
    point.checkpointing = row.text("gradient_checkpointing");
    point.resolution = row.text("resolution");
    point.frames = row.text("frames");
    point.networkType = row.text("network_type");
    point.optimizer = row.text("optimizer");
    point.note = row.text("note");
    point.batch = static_cast<int>(row.number("batch_size").value_or(1));
    if (const auto rank = row.number("rank"))
        point.rank = static_cast<int>(*rank);
    const QString lowVram = row.text("low_vram");
    if (lowVram == u"true" || lowVram == u"false")
        point.lowVram = lowVram == u"true";
    point.phase = phaseOf(row.text("phase"));
    point.bound = boundOf(point.note);
    point.measured = measured;
    point.capacity = row.gib("vram_total_gib");
    const QString outcome = row.text("outcome");
    if (outcome == u"fit" || outcome == u"oom")
        point.fitted = outcome == u"fit";
    point.line = line;
    return point;
}

} // namespace

Result<std::vector<Datapoint>> readDatapoints(const QByteArray &csv, const QString &fileName)
{
    const std::vector<CsvRow> rows = parseCsv(csv);
    const QStringList header = rows.empty() ? QStringList{} : rows.front().cells;
    for (const char *column : kColumns) {
        if (!header.contains(QLatin1StringView(column))) {
            return std::unexpected(problem(
                fileName, 1,
                QCoreApplication::translate("MemoryEvaluation", "The table has no column \"%1\".")
                    .arg(QLatin1StringView(column))));
        }
    }
    std::vector<Datapoint> points;
    for (auto row = rows.begin() + 1; row != rows.end(); ++row) {
        const NamedRow named(header, *row);
        const std::optional<Bytes> measured = named.gib("vram_gib");
        if (!measured || measured->value <= 0) {
            return std::unexpected(
                problem(fileName, row->line,
                        QCoreApplication::translate("MemoryEvaluation",
                                                    "\"%1\" in the column vram_gib is no size.")
                            .arg(named.text("vram_gib"))));
        }
        points.push_back(datapointOf(named, *measured, row->line));
    }
    return points;
}

} // namespace headroom
