// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/logexcerpt.h"

#include "log/segments.h"

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

} // namespace

std::vector<ExcerptLine> linesAround(const Case &facts, const Failure &failure, int before,
                                     int after)
{
    if (!facts.current || *facts.current >= facts.runInputs.size())
        return {};
    const Source &log = facts.inputs[facts.runInputs[*facts.current]];
    std::vector<ExcerptLine> lines =
        linesOf(log, failure.line.value - before, failure.line.value + after);
    for (ExcerptLine &line : lines)
        line.isFailure = line.number == failure.line.value;
    return lines;
}

} // namespace headroom
