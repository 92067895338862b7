// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/amount.h"
#include "memory/telemetry/readers.h"

#include <QXmlStreamReader>

namespace headroom::telemetry {

using namespace Qt::StringLiterals;

namespace {

/// <fb_memory_usage> with its total and used; bar1_memory_usage has fields of the same names.
Reading readMemory(QXmlStreamReader &xml)
{
    Reading reading;
    while (xml.readNextStartElement()) {
        const QString name = xml.name().toString();
        const auto amount = parseAmount(xml.readElementText().toUtf8(), Unit::Mega);
        if (name == "total"_L1)
            reading.capacity = amount;
        else if (name == "used"_L1)
            reading.sample.used = amount;
    }
    return reading;
}

void readDocument(const QByteArray &document, int line, SeriesBuilder &builder)
{
    QXmlStreamReader xml(document);
    std::optional<Moment> at;
    QByteArray card;
    QString cardName;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "timestamp"_L1) {
            at = parseMoment(xml.readElementText().toUtf8());
        } else if (xml.name() == "gpu"_L1) {
            card = xml.attributes().value("id"_L1).toUtf8();
        } else if (xml.name() == "product_name"_L1) {
            cardName = xml.readElementText();
        } else if (xml.name() == "fb_memory_usage"_L1) {
            Reading reading = readMemory(xml);
            reading.at = at;
            if (xml.hasError())
                break;
            builder.countRow();
            if (!reading.sample.used) {
                builder.countEmptyRow();
                continue;
            }
            Series &series = builder.card(card);
            series.gpuName = cardName;
            builder.add(series, reading);
        }
    }
    if (xml.hasError()) {
        builder.countRow();
        builder.countBadRow(line + int(xml.lineNumber()));
    }
}

} // namespace

void readXml(QByteArrayView text, SeriesBuilder &builder)
{
    builder.setFormat(u"nvidia_smi_xml"_s);
    constexpr QByteArrayView kBegin("<?xml");
    qsizetype start = text.indexOf(kBegin);
    while (start >= 0) {
        const qsizetype next = text.indexOf(kBegin, start + 1);
        const qsizetype end = next < 0 ? text.size() : next;
        readDocument(text.sliced(start, end - start).trimmed().toByteArray(),
                     int(text.first(start).count('\n')), builder);
        start = next;
    }
}

} // namespace headroom::telemetry
