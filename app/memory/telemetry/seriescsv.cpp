// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/seriescsv.h"

#include <QFileInfo>

namespace headroom {

namespace {

QByteArray cell(const std::optional<Bytes> &amount)
{
    return amount ? QByteArray::number(qint64(amount->value)) : QByteArray();
}

/// A name that commas and quotes must not break.
QByteArray quoted(const QString &text)
{
    return '"' + QString(text).replace(u'"', QStringLiteral("\"\"")).toUtf8() + '"';
}

} // namespace

QByteArray seriesCsv(const std::vector<Series> &series)
{
    QByteArray text("source,gpu,name,seconds,since_1970,step,used_bytes,allocated_bytes,"
                    "reserved_bytes,shared_bytes,capacity_bytes,load_percent\n");
    for (const Series &one : series) {
        const QByteArray front = quoted(QFileInfo(one.source).fileName()) + ',' +
                                 (one.gpu ? QByteArray::number(*one.gpu) : QByteArray()) + ',' +
                                 quoted(one.gpuName) + ',';
        for (const MemorySample &sample : one.samples) {
            const QByteArrayList cells{
                QByteArray::number(sample.seconds, 'f', 3),
                one.start ? QByteArray::number(*one.start + sample.seconds, 'f', 3) : QByteArray(),
                sample.step ? QByteArray::number(sample.step->value) : QByteArray(),
                cell(sample.used),
                cell(sample.allocated),
                cell(sample.reserved),
                cell(sample.shared),
                cell(one.capacity),
                sample.load ? QByteArray::number(double(*sample.load)) : QByteArray()};
            text += front + cells.join(',') + '\n';
        }
    }
    return text;
}

} // namespace headroom
