// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/logfigures.h"

#include "memory/telemetry/amount.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace headroom {

namespace {

constexpr qsizetype kLongest = 400; ///< longer lines are bars and dumps
constexpr std::size_t kMost = 100000;

/// Allocator messages are read elsewhere, with all their figures.
bool isOfFailure(QByteArrayView line)
{
    return line.contains("Tried to allocate") || line.contains("out of memory");
}

bool mayHoldFigure(QByteArrayView line)
{
    static constexpr std::array kWords{"llocated", "eserved", "VRAM", "vram", "MA "};
    static constexpr std::array kUnits{"GB", "GiB", "MB", "MiB"};
    const auto isIn = [line](const char *word) {
        return line.contains(QByteArrayView(word));
    };
    return line.size() <= kLongest && std::ranges::any_of(kWords, isIn) &&
           std::ranges::any_of(kUnits, isIn) && !isOfFailure(line);
}

PrintedFigure::Kind kindOf(const QString &word)
{
    if (word.contains(u"reserved") || word == u"ca" || word == u"max_ca")
        return PrintedFigure::Kind::Reserved;
    return word.contains(u"vram") ? PrintedFigure::Kind::Used : PrintedFigure::Kind::Allocated;
}

} // namespace

void PrintedFigures::feed(QByteArrayView block)
{
    qsizetype start = 0;
    for (qsizetype end = block.indexOf('\n'); end >= 0; end = block.indexOf('\n', start)) {
        if (m_rest.isEmpty()) {
            takeLine(block.sliced(start, end - start));
        } else {
            m_rest += block.sliced(start, end - start);
            takeLine(std::exchange(m_rest, {}));
        }
        start = end + 1;
    }
    // Of a line without end only what may be looked at is kept.
    m_rest += block.sliced(start).first(std::min(block.size() - start, 2 * kLongest));
}

void PrintedFigures::takeLine(QByteArrayView line)
{
    ++m_line;
    if (!mayHoldFigure(line) || m_figures.size() >= kMost)
        return;
    static const QRegularExpression figure(
        QStringLiteral(R"((max_memory_allocated|peak_allocated|allocated|reserved|peak_vram|vram|)"
                       R"(\bMax_MA|\bMax_CA|\bMA\b|\bCA\b)[^\d\n|]{0,20}?([\d.]+)\s*([GM]i?B)\b)"),
        QRegularExpression::CaseInsensitiveOption);
    for (auto matches = figure.globalMatch(QString::fromUtf8(line)); matches.hasNext();) {
        const auto match = matches.next();
        const auto amount =
            telemetry::parseAmount((match.captured(2) + u' ' + match.captured(3)).toLatin1());
        if (amount)
            m_figures.push_back({LineNumber{m_line}, kindOf(match.captured(1).toLower()), *amount});
    }
}

std::vector<PrintedFigure> PrintedFigures::finish()
{
    if (!m_rest.isEmpty())
        takeLine(std::exchange(m_rest, {}));
    return std::move(m_figures);
}

std::optional<Series> seriesOfLog(const Run &run, const std::vector<PrintedFigure> &printed,
                                  const RunTimeline &timeline)
{
    Series series;
    series.format = QStringLiteral("log");
    series.scope = MemoryScope::Allocator;
    series.clock = SeriesClock::Elapsed;
    const auto sampleAt = [&](LineNumber line) -> MemorySample & {
        const double seconds = timeline.at(line);
        if (series.samples.empty() || series.samples.back().seconds != seconds)
            series.samples.push_back({.seconds = seconds});
        return series.samples.back();
    };
    for (const PrintedFigure &figure : printed) {
        if (figure.line < run.firstLine || figure.line > run.lastLine)
            continue;
        MemorySample &sample = sampleAt(figure.line);
        std::optional<Bytes> &place = figure.kind == PrintedFigure::Kind::Reserved ? sample.reserved
                                      : figure.kind == PrintedFigure::Kind::Used   ? sample.used
                                                                                 : sample.allocated;
        place = std::max(place, std::optional(figure.amount));
    }
    for (const Failure &failure : run.failures) {
        const MemoryFigures &figures = failure.figures;
        series.capacity = std::max(series.capacity, figures.capacity);
        if (!figures.allocated && !figures.process)
            continue;
        MemorySample &sample = sampleAt(failure.line);
        sample.allocated = figures.allocated;
        if (figures.allocated && figures.reservedUnallocated)
            sample.reserved = *figures.allocated + *figures.reservedUnallocated;
        if (figures.capacity && figures.free)
            sample.used = *figures.capacity - *figures.free;
        sample.step = failure.step;
    }
    std::ranges::stable_sort(series.samples, {}, &MemorySample::seconds);
    return series.samples.empty() ? std::nullopt : std::optional(series);
}

} // namespace headroom
