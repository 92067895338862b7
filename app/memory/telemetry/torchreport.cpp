// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/torchreport.h"

#include "memory/telemetry/amount.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace headroom::telemetry {

bool TorchReport::take(QByteArrayView line)
{
    static const QRegularExpression title(
        QStringLiteral(R"(PyTorch \w+ memory summary, device ID (\d+))"));
    static const QRegularExpression row(QStringLiteral(
        R"(^\|\s*(Allocated memory|GPU reserved memory)\s*\|\s*([^|]+?)\s*\|\s*([^|]+?)\s*\|)"));
    static const QRegularExpression counts(QStringLiteral(R"(CUDA OOMs:\s*(\d+))"));
    const QString text = QString::fromUtf8(line.first(std::min<qsizetype>(line.size(), 400)));
    if (const auto match = title.match(text); match.hasMatch()) {
        finish();
        m_open = true;
        m_card = match.captured(1).toLatin1();
        return true;
    }
    if (!m_open)
        return false;
    if (const auto match = counts.match(text); match.hasMatch()) {
        if (const int failures = match.captured(1).toInt(); failures > 0) {
            m_builder.note(QCoreApplication::translate(
                "Telemetry", "PyTorch counts %n failed allocation(s) in this process.", nullptr,
                failures));
        }
        return true;
    }
    const auto match = row.match(text);
    if (!match.hasMatch())
        return false;
    const auto peak = parseAmount(match.captured(3).toLatin1());
    (match.captured(1).startsWith(u'A') ? m_reading.sample.allocated : m_reading.sample.reserved) =
        peak;
    return true;
}

void TorchReport::finish()
{
    if (!m_open)
        return;
    m_open = false;
    m_builder.countRow();
    Series &series = m_builder.card(m_card);
    series.scope = MemoryScope::Allocator;
    m_builder.setFormat(QStringLiteral("torch_memory_summary"));
    m_builder.add(series, m_reading);
    m_reading = {};
}

} // namespace headroom::telemetry
