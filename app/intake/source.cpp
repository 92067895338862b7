// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/source.h"

#include "intake/encoding.h"
#include "intake/errors.h"

#include <QBuffer>
#include <QFile>

#include <memory>

namespace headroom {

namespace {

constexpr qint64 kBlock = 4 * 1024 * 1024;
/// What may be read as a whole: far above any config, far below what hurts.
constexpr qint64 kMostAtOnce = 64 * 1024 * 1024;

/// The stored bytes as a device, from memory or from disk.
Result<std::unique_ptr<QIODevice>> openStored(const Source &source)
{
    std::unique_ptr<QIODevice> device;
    if (!source.contents.isEmpty() || source.diskPath.isEmpty()) {
        auto buffer = std::make_unique<QBuffer>();
        buffer->setData(source.contents);
        device = std::move(buffer);
    } else {
        device = std::make_unique<QFile>(source.diskPath);
    }
    if (!device->open(QIODevice::ReadOnly))
        return std::unexpected(intake::unreadable(source.path, device->errorString()));
    return device;
}

} // namespace

QString idOf(SourceKind kind)
{
    switch (kind) {
    case SourceKind::Log:
        return QStringLiteral("log");
    case SourceKind::Config:
        return QStringLiteral("config");
    case SourceKind::Telemetry:
        return QStringLiteral("telemetry");
    case SourceKind::Archive:
        return QStringLiteral("archive");
    case SourceKind::Unknown:
        break;
    }
    return QStringLiteral("unknown");
}

Result<void> Source::readText(const std::function<void(QByteArrayView)> &block,
                              const Progress &progress) const
{
    const auto device = openStored(*this);
    if (!device)
        return std::unexpected(device.error());
    TextDecoder decoder(encoding);
    QByteArray buffer(std::min(kBlock, std::max<qint64>(bytes, 4096)), Qt::Uninitialized);
    qint64 done = 0;
    for (;;) {
        if (progress.isCancelled())
            return {};
        const qint64 got = (*device)->read(buffer.data(), buffer.size());
        if (got < 0)
            return std::unexpected(intake::unreadable(path, (*device)->errorString()));
        if (got == 0)
            break;
        decoder.decode(QByteArrayView(buffer).first(got), block);
        done += got;
        progress.report(bytes > 0 ? std::min(1.0, double(done) / double(bytes)) : 1.0);
    }
    decoder.finish(block);
    return {};
}

Result<QByteArray> Source::text() const
{
    if (bytes > kMostAtOnce)
        return std::unexpected(intake::tooLargeForMemory(path, kMostAtOnce));
    QByteArray whole;
    const auto read = readText([&](QByteArrayView block) { whole.append(block); });
    if (!read)
        return std::unexpected(read.error());
    return whole;
}

Result<QByteArray> Source::rawBytes() const
{
    if (bytes > kMostAtOnce)
        return std::unexpected(intake::tooLargeForMemory(path, kMostAtOnce));
    const auto device = openStored(*this);
    if (!device)
        return std::unexpected(device.error());
    return (*device)->readAll();
}

} // namespace headroom
