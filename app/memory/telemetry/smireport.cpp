// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/smireport.h"

#include "memory/telemetry/amount.h"

#include <QRegularExpression>

namespace headroom::telemetry {

namespace {

std::optional<float> loadOf(const QString &number)
{
    bool ok = false;
    const float load = number.toFloat(&ok);
    return ok && load >= 0 && load <= 100 ? std::optional(load) : std::nullopt;
}

std::optional<Bytes> amountOf(const QString &text)
{
    return parseAmount(text.toUtf8(), Unit::Mega);
}

} // namespace

bool SmiReport::take(QByteArrayView bytes, const std::optional<Moment> &at, int number)
{
    if (bytes.size() > 1000)
        return false;
    const QString line = QString::fromUtf8(bytes);
    return takeGpustat(line, at) || takeTableRow(line, at, number) || takeDetail(line, at);
}

/// Two rows belong together: "|   0  NVIDIA GeForce RTX 4080 …" and "… |  595MiB /  16376MiB | …".
bool SmiReport::takeTableRow(const QString &line, const std::optional<Moment> &at, int number)
{
    static const QRegularExpression card(QStringLiteral(
        R"(^[|│║]\s+(\d+)\s+(\S.*?)(?:\s+(?:On|Off|WDDM|TCC|MCDM|N/A))?\s*[|│║].*[0-9A-Fa-f]{4,8}:[0-9A-Fa-f]{2}:[0-9A-Fa-f]{2}\.)"));
    static const QRegularExpression memory(
        QStringLiteral(R"(([\d.]+\s*[MG]i?B)\s*/\s*([\d.]+\s*[MG]i?B))"));
    static const QRegularExpression unknown(QStringLiteral(R"([|│║]\s+N/A\s*/\s*N/A\s+[|│║])"));
    static const QRegularExpression load(
        QStringLiteral(R"([|│║]\s*(?:GPU:\s*)?(\d+)\s*%\s+(?:Default|E\. ?Process|Prohibited))"));
    if (line.isEmpty() || !QStringView(u"|│║").contains(line.front()))
        return false;
    if (const auto match = card.match(line); match.hasMatch()) {
        m_card = match.captured(1).toLatin1();
        m_cardName = match.captured(2).trimmed();
        return true;
    }
    const auto match = memory.match(line);
    if (m_card.isEmpty() || (!match.hasMatch() && !unknown.match(line).hasMatch()))
        return false;
    m_builder.setFormat(line.contains(u'│') ? QStringLiteral("nvitop")
                                            : QStringLiteral("nvidia_smi_table"));
    m_builder.countRow();
    Series &series = m_builder.card(m_card);
    series.gpuName = m_cardName;
    m_card.clear();
    if (!match.hasMatch()) {
        m_builder.countEmptyRow();
        return true;
    }
    Reading reading;
    reading.at = at;
    reading.sample.used = amountOf(match.captured(1));
    reading.capacity = amountOf(match.captured(2));
    reading.sample.load = loadOf(load.match(line).captured(1));
    if (!reading.sample.used || !reading.capacity || *reading.sample.used > *reading.capacity)
        m_builder.countBadRow(number);
    else
        m_builder.add(series, reading);
    return true;
}

/// "[0] NVIDIA GeForce RTX 4090 | 65'C,  98 % | 21234 / 24564 MB | user(20800M)"
bool SmiReport::takeGpustat(const QString &line, const std::optional<Moment> &at)
{
    static const QRegularExpression pattern(
        QStringLiteral(R"(^\[(\d+)\]\s+(.+?)\s*\|([^|]*)\|\s*(\d+)\s*/\s*(\d+)\s*MB)"));
    static const QRegularExpression load(QStringLiteral(R"((\d+)\s*%)"));
    const auto match = pattern.match(line);
    if (!match.hasMatch())
        return false;
    m_builder.setFormat(QStringLiteral("gpustat"));
    m_builder.countRow();
    Series &series = m_builder.card(match.captured(1).toLatin1());
    series.gpuName = match.captured(2);
    Reading reading;
    reading.at = at;
    reading.sample.used = amountOf(match.captured(4));
    reading.capacity = amountOf(match.captured(5));
    reading.sample.load = loadOf(load.match(match.captured(3)).captured(1));
    m_builder.add(series, reading);
    return true;
}

/// The sections of "nvidia-smi -q": other kinds of memory have fields of the same names.
bool SmiReport::takeDetail(const QString &line, const std::optional<Moment> &at)
{
    static const QRegularExpression card(QStringLiteral(R"(^GPU\s+([0-9A-Fa-f:.]{7,})\s*$)"));
    static const QRegularExpression field(QStringLiteral(R"(^\s+(\w[\w /]*?)\s*:\s*(\S.*?)\s*$)"));
    if (const auto match = card.match(line); match.hasMatch()) {
        m_card = match.captured(1).toLatin1();
        m_cardName.clear();
        return true;
    }
    const auto match = field.match(line);
    if (!match.hasMatch()) {
        m_inMemorySection = line.trimmed() == u"FB Memory Usage";
        if (m_inMemorySection)
            m_total.reset();
        return m_inMemorySection;
    }
    if (match.captured(1) == u"Product Name") {
        m_cardName = match.captured(2);
        return true;
    }
    if (!m_inMemorySection)
        return false;
    if (match.captured(1) == u"Total")
        m_total = amountOf(match.captured(2));
    if (match.captured(1) != u"Used")
        return true;
    m_builder.setFormat(QStringLiteral("nvidia_smi_query"));
    m_builder.countRow();
    Series &series = m_builder.card(m_card);
    if (!m_cardName.isEmpty())
        series.gpuName = m_cardName;
    Reading reading;
    reading.at = at;
    reading.sample.used = amountOf(match.captured(2));
    reading.capacity = m_total;
    if (reading.sample.used)
        m_builder.add(series, reading);
    else
        m_builder.countEmptyRow();
    return true;
}

} // namespace headroom::telemetry
