// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/archive.h"
#include "intake/describe.h"
#include "intake/errors.h"
#include "intake/selection.h"
#include "intake/source.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace headroom {

namespace {

constexpr int kDeepest = 5; ///< output/job/logs/0_log.txt, and the toolkit's folder above it
constexpr std::size_t kMostCandidates = 5000; ///< a dropped drive must not be searched for minutes
constexpr int kMostFolders = 4000;

/// Folders that hold programs or training data, never a run's own files.
bool isForeignFolder(const QString &name)
{
    static const QStringList foreign{QStringLiteral("node_modules"),  QStringLiteral("venv"),
                                     QStringLiteral(".venv"),         QStringLiteral(".git"),
                                     QStringLiteral("site-packages"), QStringLiteral("__pycache__"),
                                     QStringLiteral("_latent_cache"), QStringLiteral("_t_e_cache"),
                                     QStringLiteral("samples")};
    return foreign.contains(name.toLower());
}

struct FolderSearch
{
    QDir root;
    std::vector<intake::Candidate> candidates;
    int folders = 0;

    void visit(const QDir &folder, int depth)
    {
        if (++folders > kMostFolders)
            return;
        const auto entries =
            folder.entryInfoList(QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot);
        for (const QFileInfo &entry : entries) {
            if (candidates.size() >= kMostCandidates)
                return;
            if (entry.isDir()) {
                if (depth < kDeepest && !entry.isSymLink() && !isForeignFolder(entry.fileName()))
                    visit(QDir(entry.filePath()), depth + 1);
            } else if (intake::isWorthLooking(entry.fileName())) {
                candidates.push_back({root.relativeFilePath(entry.filePath()), entry.lastModified(),
                                      entry.size(), [path = entry.filePath()] {
                                          return intake::describeFile(path);
                                      }});
            }
        }
    }
};

Result<std::vector<Source>> openFolder(const QString &path)
{
    const QDir folder(path);
    if (!folder.isReadable()) {
        return std::unexpected(intake::unreadable(
            path, QCoreApplication::translate("Intake", "access to the folder is denied")));
    }
    FolderSearch search{folder, {}, 0};
    search.visit(folder, 0);
    std::vector<Source> sources = intake::newestRun(std::move(search.candidates));
    if (sources.empty())
        return std::unexpected(intake::folderWithoutLogs(path));
    return sources;
}

bool isArchive(BinaryKind kind)
{
    return kind == BinaryKind::Zip || kind == BinaryKind::Tar || kind == BinaryKind::SevenZip ||
           kind == BinaryKind::Compressed;
}

} // namespace

Result<std::vector<Source>> openPath(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return std::unexpected(intake::missingFile(path));
    if (info.isDir())
        return openFolder(path);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(intake::unreadable(path, file.errorString()));
    const BinaryKind kind = binaryKind(file.peek(512));
    file.close();
    if (isArchive(kind))
        return intake::openArchive(path, kind);
    Result<Source> source = intake::describeFile(path);
    if (!source)
        return std::unexpected(source.error());
    if (source->kind == SourceKind::Unknown)
        intake::takeAs(kindByName(path), *source);
    return std::vector{*source};
}

Result<Source> openBytes(const QByteArray &bytes, const QString &shownPath)
{
    const BinaryKind kind = binaryKind(bytes);
    if (kind == BinaryKind::Compressed) {
        const auto unpacked = intake::unpackBytes(bytes, shownPath);
        if (!unpacked)
            return std::unexpected(unpacked.error());
        if (binaryKind(*unpacked) == BinaryKind::Text)
            return intake::describeBytes(*unpacked, shownPath);
    }
    if (isArchive(kind)) {
        // A single input cannot become several; the person has the archive as a file.
        Source archive;
        archive.path = shownPath;
        archive.kind = SourceKind::Archive;
        archive.encoding = QStringLiteral("binary");
        archive.bytes = bytes.size();
        archive.note = QCoreApplication::translate(
            "Intake", "This is an archive. Save it and open the file, or unpack it first.");
        return archive;
    }
    Result<Source> source = intake::describeBytes(bytes, shownPath);
    // What a person pastes or pipes is meant to be read.
    if (source && source->kind == SourceKind::Unknown)
        intake::takeAs(SourceKind::Log, *source);
    return source;
}

} // namespace headroom
