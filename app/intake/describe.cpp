// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/describe.h"

#include "intake/encoding.h"
#include "intake/errors.h"
#include "intake/sniff.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace headroom::intake {

namespace {

constexpr qint64 kHead =
    256 * 1024; ///< judged for kind and encoding; a caption set or a bar fills no more
constexpr qint64 kTail = 64 * 1024; ///< the error is at the end

/// The parts of an input that decide what it is.
struct Sample
{
    QByteArray head;
    QByteArray tail; ///< empty when the head is the whole input
};

QByteArray decoded(QByteArrayView bytes, const QString &encoding)
{
    QByteArray text;
    TextDecoder decoder(encoding);
    const auto collect = [&](QByteArrayView block) {
        text.append(block);
    };
    decoder.decode(bytes, collect);
    decoder.finish(collect);
    return text;
}

/// The head decides unless it is plain ASCII: then a first umlaut may stand near the error at the
/// end.
std::optional<QString> encodingOf(const Sample &sample)
{
    const bool plain = std::ranges::all_of(sample.head, [](char byte) {
        return byte != 0 && static_cast<unsigned char>(byte) < 0x80;
    });
    if (!plain || sample.tail.isEmpty())
        return detectEncoding(sample.head);
    // The tail starts anywhere, perhaps inside a character.
    QByteArrayView tail = sample.tail;
    for (int i = 0;
         i < 3 && !tail.isEmpty() && (static_cast<unsigned char>(tail[0]) & 0xC0) == 0x80; ++i)
        tail = tail.sliced(1);
    return detectEncoding(tail);
}

Result<void> judge(Source &source, const Sample &sample)
{
    const BinaryKind binary = binaryKind(sample.head);
    if (binary == BinaryKind::MemorySnapshot) {
        source.kind = SourceKind::Telemetry;
        source.encoding = QStringLiteral("binary");
        return {};
    }
    if (binary != BinaryKind::Text)
        return std::unexpected(notText(source.path, binary));
    const std::optional<QString> encoding = encodingOf(sample);
    if (!encoding)
        return std::unexpected(binaryFile(source.path));
    source.encoding = *encoding;
    const QByteArray head = decoded(sample.head, *encoding);
    const QByteArray tail = decoded(sample.tail, *encoding);
    if (sample.tail.isEmpty() && head.trimmed().isEmpty())
        return std::unexpected(blankFile(source.path));
    source.kind = sniffKind(head, tail, sample.tail.isEmpty());
    if (source.kind == SourceKind::Unknown) {
        source.note = QCoreApplication::translate(
            "Intake", "Nothing in it looks like a training log, a config or memory telemetry.");
    }
    return {};
}

} // namespace

void takeAs(SourceKind kind, Source &source)
{
    source.kind = kind;
    if (kind != SourceKind::Unknown)
        source.note.clear();
}

Result<Source> describeFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(unreadable(path, file.errorString()));
    Source source;
    source.path = path;
    source.diskPath = path;
    source.bytes = file.size();
    Sample sample;
    if (source.bytes <= kKeepInMemory) {
        source.contents = file.read(kKeepInMemory + 1);
        // Pipes and files of /proc tell no size beforehand.
        source.bytes = source.contents.size();
        sample.head = source.contents;
    } else {
        sample.head = file.read(kHead);
        const qint64 tailStart =
            (source.bytes - std::min(kTail, source.bytes - kHead)) & ~qint64(1);
        if (file.seek(tailStart))
            sample.tail = file.read(kTail);
    }
    if (file.error() != QFileDevice::NoError)
        return std::unexpected(unreadable(path, file.errorString()));
    if (source.bytes == 0)
        return std::unexpected(emptyFile(path));
    if (const auto judged = judge(source, sample); !judged)
        return std::unexpected(judged.error());
    return source;
}

Result<Source> describeBytes(const QByteArray &bytes, const QString &shownPath)
{
    Source source;
    source.path = shownPath;
    source.bytes = bytes.size();
    source.contents = bytes;
    if (bytes.isEmpty())
        return std::unexpected(emptyFile(shownPath));
    Sample sample{bytes, {}};
    if (bytes.size() > kKeepInMemory) {
        sample.head = bytes.first(kHead);
        sample.tail =
            bytes.sliced((bytes.size() - std::min(kTail, bytes.size() - kHead)) & ~qint64(1));
    }
    if (const auto judged = judge(source, sample); !judged)
        return std::unexpected(judged.error());
    return source;
}

} // namespace headroom::intake
