// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/logreader.h"

#include "log/lineprefix.h"
#include "log/runbuilder.h"
#include "log/segments.h"

namespace headroom {

class LogReader::Private
{
public:
    explicit Private(const Signatures &signatures)
        : scanner(signatures), splitter([this](const Segment &segment) { take(segment); })
    {
    }

    void take(const Segment &segment)
    {
        const StrippedLine stripped = stripPrefix(segment.text);
        if (!builder)
            builder = std::make_unique<RunBuilder>(scanner);
        if (builder->take(stripped, segment.line))
            return;
        runs.push_back(builder->finish());
        builder = std::make_unique<RunBuilder>(scanner);
        builder->take(stripped, segment.line);
    }

    LineScanner scanner;
    SegmentSplitter splitter;
    std::unique_ptr<RunBuilder> builder;
    std::vector<Run> runs;
};

LogReader::LogReader(const Signatures &signatures) : d(std::make_unique<Private>(signatures)) {}

LogReader::~LogReader() = default;

void LogReader::feed(QByteArrayView block)
{
    d->splitter.feed(block);
}

std::vector<Run> LogReader::finish()
{
    d->splitter.finish();
    if (d->builder)
        d->runs.push_back(d->builder->finish());
    d->builder.reset();
    return std::move(d->runs);
}

std::vector<Run> readLog(QByteArrayView text, const Signatures &signatures)
{
    LogReader reader(signatures);
    reader.feed(text);
    return reader.finish();
}

const Symptom *Run::symptom(QStringView signature) const
{
    for (const Symptom &found : symptoms) {
        if (found.signature == signature)
            return &found;
    }
    return nullptr;
}

} // namespace headroom
