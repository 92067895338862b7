// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/sniff.h"
#include "intake/source.h"

#include <vector>

namespace headroom::intake {

/// What one member may unpack to, and all of an archive together: a bomb must not eat the memory or
/// the disk.
constexpr qint64 kMostMember = 128 * 1024 * 1024;
constexpr qint64 kMostArchive = 512 * 1024 * 1024;

/// Opens zip, 7z, tar and compressed tar archives, and single compressed files (gz, bz2, xz, zst).
Result<std::vector<Source>> openArchive(const QString &path, BinaryKind kind);

/// Unpacks a compressed stream held in memory.
Result<QByteArray> unpackBytes(const QByteArray &bytes, const QString &shownPath);

} // namespace headroom::intake
