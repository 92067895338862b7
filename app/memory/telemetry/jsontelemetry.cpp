// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/readers.h"
#include "memory/telemetry/snapshot.h"
#include "memory/telemetry/table.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <ranges>

namespace headroom::telemetry {

using namespace Qt::StringLiterals;

namespace {

/// Documents that follow each other without being a list: where each ends. Tools in a loop write
/// them so.
std::vector<QByteArrayView> documentsIn(QByteArrayView text)
{
    std::vector<QByteArrayView> documents;
    int depth = 0;
    bool quoted = false;
    qsizetype start = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (quoted) {
            if (c == '\\')
                ++at;
            else if (c == '"')
                quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            if (depth++ == 0)
                start = at;
        } else if ((c == '}' || c == ']') && depth > 0 && --depth == 0) {
            documents.push_back(text.sliced(start, at + 1 - start));
        }
    }
    if (depth > 0)
        documents.push_back(text.sliced(start)); // cut: counted as bad
    return documents;
}

/// The names and values of an object as a row of a table.
struct Row
{
    std::vector<QByteArray> names;
    std::vector<QByteArray> values;

    void add(const QByteArray &name, const QByteArray &value)
    {
        names.push_back(name);
        values.push_back(value);
    }
    bool has(Meaning meaning) const
    {
        return std::ranges::contains(columnsOf(names), meaning, &Column::meaning);
    }
    bool hasMemory() const { return std::ranges::any_of(columnsOf(names), &Column::isMemory); }
};

std::optional<QByteArray> scalarOf(const QJsonValue &value)
{
    if (value.isDouble())
        return QByteArray::number(value.toDouble(), 'f', 3);
    if (value.isString())
        return value.toString().toUtf8();
    return std::nullopt;
}

/// Values that stand a level deeper: {"value": 57, "unit": "MB"}, {"all": {"peak": 1}}.
void flatten(const QJsonObject &object, const QByteArray &path, int depth, Row &row)
{
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        const QByteArray key = entry.key().toUtf8();
        const QByteArray name = path.isEmpty() ? key : path + '.' + key;
        if (const auto scalar = scalarOf(entry.value())) {
            row.add(name, *scalar);
            continue;
        }
        const QJsonObject inner = entry.value().toObject();
        if (const auto value = scalarOf(inner["value"_L1]))
            row.add(key, isMissing(*value) ? *value
                                           : *value + ' ' + inner["unit"_L1].toString().toUtf8());
        else if (depth > 0)
            flatten(inner, path.isEmpty() && key == "mem_usage" ? QByteArray() : name, depth - 1,
                    row);
    }
}

class JsonReader
{
public:
    explicit JsonReader(SeriesBuilder &builder) : m_builder(builder), m_table(builder) {}

    void walk(const QJsonValue &value, const QByteArray &time, const QByteArray &card)
    {
        for (const QJsonValue &item : value.toArray())
            walk(item, time, card);
        const QJsonObject object = value.toObject();
        if (object.isEmpty())
            return;
        // Cards of rocm-smi are the names of their objects; only inside of one may be looked
        // deeper.
        Row flat;
        flatten(object, {}, 0, flat);
        const bool isCard = flat.has(Meaning::CardIndex) || object.contains("allocated_bytes"_L1);
        if (isCard) {
            flat = {};
            flatten(object, {}, 2, flat);
        }
        if (flat.hasMemory()) {
            takeRow(flat, time, card);
            return;
        }
        QByteArray now = time;
        for (const QLatin1StringView name : {"query_time"_L1, "timestamp"_L1, "time"_L1}) {
            if (const auto told = scalarOf(object[name]))
                now = *told;
        }
        for (auto entry = object.begin(); entry != object.end(); ++entry) {
            const QString key = entry.key();
            walk(entry.value(), now, key.startsWith("card"_L1) ? key.sliced(4).toUtf8() : card);
        }
    }
    void finish() { m_table.finish(); }

private:
    void takeRow(Row row, const QByteArray &time, const QByteArray &card)
    {
        if (!row.has(Meaning::DateTime) && !time.isEmpty())
            row.add("timestamp", time);
        if (!row.has(Meaning::CardIndex) && !card.isEmpty())
            row.add("index", card);
        const Cells cells(row.values.begin(), row.values.end());
        if (row.names != m_names) {
            m_table.takeHeader(row.names, {cells});
            m_names = row.names;
        }
        m_table.takeRow(cells, 0);
    }

    SeriesBuilder &m_builder;
    TableReader m_table;
    std::vector<QByteArray> m_names;
};

/// TensorBoard's scalars: [[wall_time, step, value], …].
bool readScalars(const QJsonArray &rows, const QString &path, SeriesBuilder &builder)
{
    const bool isScalars = std::ranges::all_of(rows, [](const QJsonValue &row) {
        return row.toArray().size() == 3 && row.toArray().first().isDouble();
    });
    if (rows.isEmpty() || !isScalars)
        return false;
    QByteArray table("Wall time,Step,Value\n");
    for (const QJsonValue &row : rows) {
        QByteArrayList cells;
        for (const QJsonValue &cell : row.toArray())
            cells << scalarOf(cell).value_or(QByteArray());
        table += cells.join(',') + '\n';
    }
    readTable(table, path, builder);
    return true;
}

} // namespace

void readJson(QByteArrayView text, const QString &path, SeriesBuilder &builder)
{
    JsonReader reader(builder);
    for (const QByteArrayView part : documentsIn(text)) {
        const QJsonDocument document = QJsonDocument::fromJson(part.toByteArray());
        if (document.isNull()) {
            builder.countRow();
            builder.countBadRow(int(text.first(part.data() - text.data()).count('\n')) + 1);
        } else if (document.object().contains("device_traces"_L1)) {
            readSnapshot(document.object(), builder);
        } else if (!readScalars(document.array(), path, builder)) {
            reader.walk(document.isArray() ? QJsonValue(document.array())
                                           : QJsonValue(document.object()),
                        {}, {});
        }
    }
    reader.finish();
    if (text.contains("\"query_time\""))
        builder.setFormat(u"gpustat"_s);
}

} // namespace headroom::telemetry
