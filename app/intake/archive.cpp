// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/archive.h"

#include "intake/describe.h"
#include "intake/errors.h"
#include "intake/selection.h"

#include <K7Zip>
#include <KArchiveDirectory>
#include <KArchiveFile>
#include <KCompressionDevice>
#include <KTar>
#include <KZip>
#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>

#include <memory>

namespace headroom::intake {

namespace {

constexpr int kDeepest = 12;
constexpr std::size_t kMostCandidates = 5000;

/// Copies at most `limit` bytes of an unpacking device; the error tells a broken stream from a too
/// large one.
Result<void> copyBounded(QIODevice &from, QIODevice &to, qint64 limit, const QString &path)
{
    QByteArray block(256 * 1024, Qt::Uninitialized);
    for (qint64 done = 0;;) {
        const qint64 got = from.read(block.data(), block.size());
        if (got < 0)
            return std::unexpected(brokenArchive(path));
        if (got == 0)
            return {};
        done += got;
        if (done > limit)
            return std::unexpected(archiveTooLarge(path, limit));
        if (to.write(block.constData(), got) != got)
            return std::unexpected(unreadable(path, to.errorString()));
    }
}

KCompressionDevice::CompressionType compressionOf(QByteArrayView head)
{
    if (head.startsWith("\x1F\x8B"))
        return KCompressionDevice::GZip;
    if (head.startsWith("BZh"))
        return KCompressionDevice::BZip2;
    if (head.startsWith("\xFD"
                        "7zXZ"))
        return KCompressionDevice::Xz;
    if (head.startsWith("\x28\xB5\x2F\xFD"))
        return KCompressionDevice::Zstd;
    return KCompressionDevice::None;
}

/// Unpacks a compressed stream into a temporary file. KTar would do the same by itself, but without
/// a limit.
Result<std::unique_ptr<QTemporaryFile>> unpackToFile(QIODevice &stored, const QString &path)
{
    auto file = std::make_unique<QTemporaryFile>();
    if (!file->open())
        return std::unexpected(unreadable(path, file->errorString()));
    KCompressionDevice device(&stored, false, compressionOf(stored.peek(8)));
    if (!device.open(QIODevice::ReadOnly))
        return std::unexpected(brokenArchive(path));
    const auto copied = copyBounded(device, *file, kMostArchive, path);
    if (!copied)
        return std::unexpected(copied.error());
    if (file->size() == 0)
        return std::unexpected(brokenArchive(path));
    file->seek(0);
    return file;
}

Result<Source> openMember(const KArchiveFile &member, const QString &shownPath)
{
    const std::unique_ptr<QIODevice> device(member.createDevice());
    if (!device || (!device->isOpen() && !device->open(QIODevice::ReadOnly)))
        return std::unexpected(brokenArchive(shownPath));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    // The size the archive states may be a lie; what comes out is counted.
    const auto copied = copyBounded(*device, buffer, kMostMember, shownPath);
    if (!copied)
        return std::unexpected(copied.error());
    return describeBytes(buffer.data(), shownPath);
}

void collect(const KArchiveDirectory &folder, const QString &prefix, const QString &archivePath,
             int depth, std::vector<Candidate> &candidates)
{
    for (const QString &name : folder.entries()) {
        if (candidates.size() >= kMostCandidates)
            return;
        const KArchiveEntry *entry = folder.entry(name);
        if (entry == nullptr)
            continue;
        const QString path = prefix + name;
        if (entry->isDirectory()) {
            if (depth < kDeepest)
                collect(*static_cast<const KArchiveDirectory *>(entry), path + u'/', archivePath,
                        depth + 1, candidates);
            continue;
        }
        if (!isWorthLooking(path))
            continue;
        const auto *file = static_cast<const KArchiveFile *>(entry);
        candidates.push_back(
            {path, entry->date(), file->size(), [file, shown = archivePath + u'/' + path] {
                 return openMember(*file, shown);
             }});
    }
}

Result<std::vector<Source>> openWith(KArchive &archive, const QString &path)
{
    if (!archive.open(QIODevice::ReadOnly) || archive.directory() == nullptr)
        return std::unexpected(brokenArchive(path));
    std::vector<Candidate> candidates;
    collect(*archive.directory(), {}, path, 0, candidates);
    std::vector<Source> sources = newestRun(std::move(candidates));
    if (sources.empty())
        return std::unexpected(archiveWithoutLogs(path));
    return sources;
}

Result<std::vector<Source>> openCompressed(const QString &path)
{
    QFile stored(path);
    if (!stored.open(QIODevice::ReadOnly))
        return std::unexpected(unreadable(path, stored.errorString()));
    const auto unpacked = unpackToFile(stored, path);
    if (!unpacked)
        return std::unexpected(unpacked.error());
    if (binaryKind((*unpacked)->peek(512)) == BinaryKind::Tar) {
        KTar tar(unpacked->get());
        return openWith(tar, path);
    }
    if ((*unpacked)->size() > kMostMember)
        return std::unexpected(archiveTooLarge(path, kMostMember));
    const auto source =
        describeBytes((*unpacked)->readAll(), path + u'/' + QFileInfo(path).completeBaseName());
    if (!source)
        return std::unexpected(source.error());
    return std::vector{*source};
}

} // namespace

Result<std::vector<Source>> openArchive(const QString &path, BinaryKind kind)
{
    switch (kind) {
    case BinaryKind::Zip: {
        KZip archive(path);
        return openWith(archive, path);
    }
    case BinaryKind::SevenZip: {
        K7Zip archive(path);
        return openWith(archive, path);
    }
    case BinaryKind::Tar: {
        QFile stored(path);
        if (!stored.open(QIODevice::ReadOnly))
            return std::unexpected(unreadable(path, stored.errorString()));
        KTar archive(&stored);
        return openWith(archive, path);
    }
    default:
        return openCompressed(path);
    }
}

Result<QByteArray> unpackBytes(const QByteArray &bytes, const QString &shownPath)
{
    QBuffer stored;
    stored.setData(bytes);
    stored.open(QIODevice::ReadOnly);
    KCompressionDevice device(&stored, false, compressionOf(bytes));
    if (!device.open(QIODevice::ReadOnly))
        return std::unexpected(brokenArchive(shownPath));
    QBuffer unpacked;
    unpacked.open(QIODevice::WriteOnly);
    const auto copied = copyBounded(device, unpacked, kMostMember, shownPath);
    if (!copied)
        return std::unexpected(copied.error());
    return unpacked.data();
}

} // namespace headroom::intake
