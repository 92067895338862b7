// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/logexcerpt.h"

#include "log/segments.h"

#include <algorithm>

namespace headroom {

namespace {

bool isBlank(QByteArrayView text)
{
    return text.trimmed().isEmpty();
}

/// The lines first to last of one input; the last drawing of a bar stands for its line.
std::vector<ExcerptLine> linesOf(const Source &source, int first, int last)
{
    std::vector<ExcerptLine> lines;
    bool passed = false;
    SegmentSplitter splitter([&](const Segment &segment) {
        const int number = segment.line.value;
        passed = number > last;
        if (passed || number < first)
            return;
        const bool isRedraw = !lines.empty() && lines.back().number == number;
        // Bars are wiped with blanks; the wiped text says more than they do.
        if (isRedraw && isBlank(segment.text))
            return;
        if (!isRedraw)
            lines.push_back({.number = number});
        lines.back().text = QString::fromUtf8(segment.text);
    });
    const Result<void> read = source.readText(
        [&](QByteArrayView block) {
            if (!passed)
                splitter.feed(block);
        },
        {.cancelled = [&] { return passed; }, .advance = {}});
    if (!read)
        return {};
    if (!passed)
        splitter.finish();
    return lines;
}

/// Whether these lines are of the log that the failure was found in.
bool hold(const std::vector<ExcerptLine> &lines, const Failure &failure)
{
    const QString start = failure.text.left(40);
    return std::any_of(lines.begin(), lines.end(), [&](const ExcerptLine &line) {
        return line.number == failure.line.value && line.text.contains(start);
    });
}

} // namespace

std::vector<ExcerptLine> linesAround(const Case &facts, const Failure &failure, int before,
                                     int after)
{
    std::vector<ExcerptLine> found;
    for (const Source &source : facts.inputs) {
        if (source.kind != SourceKind::Log)
            continue;
        std::vector<ExcerptLine> lines =
            linesOf(source, failure.line.value - before, failure.line.value + after);
        if (lines.empty())
            continue;
        found = std::move(lines);
        if (hold(found, failure))
            break;
    }
    for (ExcerptLine &line : found)
        line.isFailure = line.number == failure.line.value;
    return found;
}

} // namespace headroom
