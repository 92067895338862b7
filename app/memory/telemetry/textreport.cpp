// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/lines.h"
#include "memory/telemetry/readers.h"
#include "memory/telemetry/smireport.h"
#include "memory/telemetry/torchreport.h"

#include <QRegularExpression>

#include <array>

namespace headroom::telemetry {

namespace {

/// The time that a tool prints above its report: "Sat Mar  1 14:44:16 2025" somewhere in the line,
/// or a date and time alone.
std::optional<Moment> momentIn(QByteArrayView line)
{
    static constexpr std::array kDays{"Mon ", "Tue ", "Wed ", "Thu ", "Fri ", "Sat ", "Sun "};
    if (line.count(':') < 2 || line.size() > 200)
        return std::nullopt;
    for (const char *day : kDays) {
        const qsizetype at = line.indexOf(QByteArrayView(day));
        if (at < 0)
            continue;
        const QList<QByteArray> words = line.sliced(at).toByteArray().simplified().split(' ');
        for (const qsizetype count : {5, 6}) {
            if (words.size() < count)
                continue;
            if (const auto moment = parseMoment(QByteArray(words.first(count).join(' '))))
                return moment;
        }
    }
    const auto moment = parseMoment(line);
    return moment && moment->hasDate ? moment : std::nullopt;
}

/// "DCGM_FI_DEV_FB_USED{gpu="0",modelName="NVIDIA L40S"} 39392 1740836656000"
bool takeMetric(QByteArrayView line, SeriesBuilder &builder)
{
    static const QRegularExpression metric(QStringLiteral(
        R"(^(DCGM_FI_DEV_FB_(?:USED|FREE|TOTAL)|nvidia_smi_memory_(?:used|total)_bytes)\s*(?:\{([^}]*)\})?\s+(\S+)(?:\s+(\d+))?)"));
    static const QRegularExpression index(QStringLiteral(R"RE(\bgpu="(\d+)")RE"));
    static const QRegularExpression name(QStringLiteral(R"RE(\b(?:modelName|name)="([^"]*)")RE"));
    const auto match = metric.match(QString::fromUtf8(line));
    if (!match.hasMatch())
        return false;
    builder.setFormat(QStringLiteral("dcgm"));
    const QString labels = match.captured(2);
    Series &series = builder.card(index.match(labels).captured(1).toUtf8());
    if (const QString model = name.match(labels).captured(1); !model.isEmpty())
        series.gpuName = model;
    const bool isBytes = match.captured(1).endsWith(u"bytes");
    Reading reading;
    const auto amount =
        parseAmount(match.captured(3).toLatin1(), isBytes ? Unit::Byte : Unit::Mega);
    if (match.captured(1).contains(u"TOTAL") || match.captured(1).contains(u"total"))
        reading.capacity = amount;
    else if (!match.captured(1).endsWith(u"FREE"))
        reading.sample.used = amount;
    reading.at = parseMoment(match.captured(4).toLatin1());
    builder.add(series, reading);
    if (reading.sample.used)
        builder.countRow();
    return true;
}

/// "GPU[0]		: VRAM Total Used Memory (B): 52428800"
bool takeRocm(QByteArrayView line, const std::optional<Moment> &at, SeriesBuilder &builder)
{
    static const QRegularExpression pattern(
        QStringLiteral(R"(^GPU\[(\d+)\]\s*:\s*VRAM Total (Used )?Memory \(B\):\s*(\S+))"));
    const auto match = pattern.match(QString::fromUtf8(line));
    if (!match.hasMatch())
        return false;
    builder.setFormat(QStringLiteral("rocm_smi"));
    Reading reading;
    reading.at = at;
    const auto amount = parseAmount(match.captured(3).toLatin1(), Unit::Byte);
    (match.captured(2).isEmpty() ? reading.capacity : reading.sample.used) = amount;
    if (!match.captured(2).isEmpty())
        builder.countRow();
    builder.add(builder.card(match.captured(1).toLatin1()), reading);
    return true;
}

} // namespace

void readTextReport(QByteArrayView text, SeriesBuilder &builder)
{
    std::optional<Moment> at;
    SmiReport smi(builder);
    TorchReport torch(builder);
    int number = 0;
    for (const QByteArrayView raw : linesOf(text)) {
        ++number;
        const QByteArray line = withoutEscapes(raw);
        if (const auto moment = momentIn(line))
            at = moment;
        const bool taken = takeMetric(line, builder) || takeRocm(line, at, builder) ||
                           torch.take(line) || smi.take(line, at, number);
        Q_UNUSED(taken)
    }
    torch.finish();
}

} // namespace headroom::telemetry
