// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/logdocument.h"

#include "log/segments.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QTemporaryFile>

#include <algorithm>
#include <limits>

namespace headroom {

namespace {

constexpr qsizetype kStretch = 64 * 1024;         ///< bytes between two marks, about
constexpr qsizetype kGiant = 4 * kStretch;        ///< a line that fills several stretches
constexpr qsizetype kReturnsOnly = 256 * 1024;    ///< without any "\n" for so long, "\r" must do
constexpr qsizetype kMostRead = 1024 * 1024;      ///< of one stretch: only a giant line is longer
constexpr qsizetype kLongestShown = 4 * 1024;     ///< bytes of a line that are shown
constexpr qsizetype kInMemory = 32 * 1024 * 1024; ///< decoded text beyond this goes to a file
constexpr int kMostDrawings = 1000;               ///< of one line that are unfolded
constexpr char kUtf8Mark[] = "\xEF\xBB\xBF";

QString shown(QByteArrayView segment)
{
    QString text = QString::fromUtf8(segment.first(std::min(segment.size(), kLongestShown)));
    text.replace(QLatin1Char('\t'), QLatin1StringView("    "));
    return text;
}

bool isBlank(QByteArrayView segment)
{
    return segment.trimmed().isEmpty();
}

/// Up to where a block can be cut so that what follows stands on its own: behind the last line end,
/// or, in a text that has had none for long, behind the last redraw. 0 when it cannot be cut.
qsizetype cutBehind(QByteArrayView block, qsizetype sinceMark)
{
    // Behind a giant line the next mark must come at once: what follows would not be read with it.
    const bool isGiant = sinceMark > kGiant;
    if (const qsizetype newline = isGiant ? block.indexOf('\n') : block.lastIndexOf('\n');
        newline >= 0)
        return newline + 1;
    if (sinceMark + block.size() < kReturnsOnly || block.size() < 2)
        return 0;
    // The very last byte does not count: a "\n" may follow it.
    return block.first(block.size() - 1).lastIndexOf('\r') + 1;
}

Error cannotShow(const QString &path, const QString &reason)
{
    return {
        .id = QStringLiteral("log.not_shown"),
        .file = path,
        .message =
            QCoreApplication::translate("LogDocument", "The log cannot be shown: %1.").arg(reason),
        .remedy =
            QCoreApplication::translate("LogDocument", "The findings beside it are not affected.")};
}

} // namespace

std::unique_ptr<QIODevice> LogDocument::Store::open() const
{
    std::unique_ptr<QIODevice> device;
    if (path.isEmpty()) {
        auto buffer = std::make_unique<QBuffer>();
        buffer->setData(bytes);
        device = std::move(buffer);
    } else {
        device = std::make_unique<QFile>(path);
    }
    if (!device->open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return nullptr;
    return device;
}

Result<LogDocument::Store> LogDocument::decode(const Source &source, const Progress &progress)
{
    Store store;
    const bool readable = source.encoding.startsWith(QLatin1StringView("UTF-8")) &&
                          !source.diskPath.isEmpty() && source.contents.isEmpty();
    if (readable) {
        store.path = source.diskPath;
        QFile file(store.path);
        if (!file.open(QIODevice::ReadOnly))
            return std::unexpected(cannotShow(source.path, file.errorString()));
        store.start = file.peek(3) == kUtf8Mark ? 3 : 0;
        return store;
    }
    std::shared_ptr<QTemporaryFile> file;
    const auto take = [&](QByteArrayView block) {
        if (!file && store.bytes.size() + block.size() > kInMemory) {
            file = std::make_shared<QTemporaryFile>();
            if (file->open())
                file->write(std::exchange(store.bytes, {}));
        }
        if (file)
            file->write(block.data(), block.size());
        else
            store.bytes.append(block);
    };
    if (const Result<void> read = source.readText(take, progress); !read)
        return std::unexpected(read.error());
    if (file) {
        if (!file->flush() || file->error() != QFileDevice::NoError)
            return std::unexpected(cannotShow(source.path, file->errorString()));
        store.path = file->fileName();
        file->close();
        store.temporary = file;
    }
    return store;
}

Result<std::shared_ptr<const LogDocument>> LogDocument::read(const Source &source,
                                                             const Progress &progress)
{
    Result<Store> store = decode(source, progress);
    if (!store)
        return std::unexpected(store.error());
    auto document = std::make_shared<LogDocument>();
    document->m_store = *std::move(store);
    if (const Result<void> indexed = document->index(progress); !indexed)
        return std::unexpected(indexed.error());
    return document;
}

Result<void> LogDocument::index(const Progress &progress)
{
    const std::unique_ptr<QIODevice> device = m_store.open();
    if (!device || !device->seek(m_store.start))
        return std::unexpected(cannotShow(m_store.path, QString()));
    // A mark learns its line from the first segment behind it, which is complete only later.
    std::vector<std::pair<std::size_t, int>> awaiting; // mark, segments until its own
    int last = 0;
    SegmentSplitter splitter([&](const Segment &segment) {
        last = segment.line.value;
        std::erase_if(awaiting, [&](std::pair<std::size_t, int> &entry) {
            if (--entry.second > 0)
                return false;
            m_marks[entry.first].line = last;
            return true;
        });
    });
    qint64 offset = m_store.start;
    m_marks.push_back({.offset = offset, .line = 1});
    QByteArray block(kStretch, Qt::Uninitialized);
    while (!progress.isCancelled()) {
        const qint64 size = device->read(block.data(), block.size());
        if (size <= 0)
            break;
        const QByteArrayView view(block.constData(), size);
        const qsizetype cut = cutBehind(view, offset - m_marks.back().offset);
        splitter.feed(view.first(cut));
        if (cut > 0) {
            // The segment before a "\r" waits for what follows, the one before a "\n" does not.
            awaiting.emplace_back(m_marks.size(), view[cut - 1] == '\n' ? 1 : 2);
            m_marks.push_back({.offset = offset + cut, .line = last + 1});
        }
        splitter.feed(view.sliced(cut));
        offset += size;
        progress.report(static_cast<double>(offset) / static_cast<double>(device->size()));
    }
    splitter.finish();
    m_end = offset;
    if (m_marks.size() > 1 && m_marks.back().offset == m_end)
        m_marks.pop_back();
    m_lineCount = last;
    return {};
}

std::size_t LogDocument::markOf(LineNumber line) const
{
    const auto behind = std::ranges::upper_bound(m_marks, line.value, {}, &Mark::line);
    return behind == m_marks.begin() ? 0 : static_cast<std::size_t>(behind - m_marks.begin()) - 1;
}

QByteArray LogDocument::stretch(QIODevice &device, std::size_t mark) const
{
    const qint64 from = m_marks[mark].offset;
    const qint64 to = mark + 1 < m_marks.size() ? m_marks[mark + 1].offset : m_end;
    if (!device.seek(from))
        return {};
    return device.read(std::min<qint64>(to - from, kMostRead));
}

std::vector<LogLine> LogDocument::stretchLines(QIODevice &device, std::size_t mark) const
{
    std::vector<LogLine> lines;
    const int base = m_marks[mark].line - 1;
    SegmentSplitter splitter([&](const Segment &segment) {
        const LineNumber line{base + segment.line.value};
        if (lines.empty() || lines.back().line != line) {
            lines.push_back({.line = line, .text = shown(segment.text)});
        } else if (!isBlank(segment.text)) {
            if (!lines.back().text.trimmed().isEmpty())
                ++lines.back().redraws;
            lines.back().text = shown(segment.text);
        }
    });
    splitter.feed(stretch(device, mark));
    splitter.finish();
    return lines;
}

std::vector<LogLine> LogDocument::lines(LineNumber first, int count) const
{
    std::vector<LogLine> found;
    const std::unique_ptr<QIODevice> device = m_store.open();
    if (!device)
        return found;
    const LineNumber last{first.value + count - 1};
    for (std::size_t mark = markOf(first);
         mark < m_marks.size() && m_marks[mark].line <= last.value; ++mark) {
        for (LogLine &line : stretchLines(*device, mark)) {
            if (line.line < first || line.line > last)
                continue;
            // A line of redraws alone may go on behind a mark.
            if (!found.empty() && found.back().line == line.line) {
                line.redraws += found.back().redraws + 1;
                found.back() = std::move(line);
            } else {
                found.push_back(std::move(line));
            }
        }
    }
    return found;
}

QStringList LogDocument::drawings(LineNumber line) const
{
    QStringList drawn;
    const std::unique_ptr<QIODevice> device = m_store.open();
    if (!device)
        return drawn;
    const std::size_t mark = markOf(line);
    const int base = m_marks[mark].line - 1;
    SegmentSplitter splitter([&](const Segment &segment) {
        if (base + segment.line.value == line.value && !isBlank(segment.text) &&
            drawn.size() < kMostDrawings)
            drawn << shown(segment.text);
    });
    splitter.feed(stretch(*device, mark));
    splitter.finish();
    return drawn;
}

std::optional<LineNumber> LogDocument::findIn(QIODevice &device, std::size_t mark,
                                              const QString &text, LineNumber after,
                                              LineNumber before, bool backwards) const
{
    const QByteArray bytes = stretch(device, mark);
    // Control sequences may stand inside the text that is looked for: then only the cleaned lines
    // can tell.
    if (!bytes.contains('\x1B') && !QString::fromUtf8(bytes).contains(text, Qt::CaseInsensitive))
        return std::nullopt;
    std::optional<LineNumber> found;
    const int base = m_marks[mark].line - 1;
    SegmentSplitter splitter([&](const Segment &segment) {
        const LineNumber line{base + segment.line.value};
        if (line <= after || line >= before || (found && !backwards))
            return;
        if (QString::fromUtf8(segment.text).contains(text, Qt::CaseInsensitive))
            found = line;
    });
    splitter.feed(bytes);
    splitter.finish();
    return found;
}

std::optional<LineNumber> LogDocument::find(const QString &text, LineNumber from, bool backwards,
                                            const Progress &progress) const
{
    const std::unique_ptr<QIODevice> device = m_store.open();
    if (!device || text.isEmpty() || m_lineCount == 0)
        return std::nullopt;
    constexpr LineNumber kFirst{0};
    constexpr LineNumber kLast{std::numeric_limits<int>::max()};
    const std::size_t start = markOf(from);
    const std::size_t count = m_marks.size();
    // Once around: the rest of the stretch at hand, the others, and at last its other part.
    for (std::size_t i = 0; i <= count && !progress.isCancelled(); ++i) {
        const std::size_t mark =
            backwards ? (start + count - i % count) % count : (start + i) % count;
        LineNumber after = kFirst;
        LineNumber before = kLast;
        if (i == 0)
            (backwards ? before : after) = from;
        if (const auto line = findIn(*device, mark, text, after, before, backwards))
            return line;
    }
    return std::nullopt;
}

} // namespace headroom
