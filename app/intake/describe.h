// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/source.h"

/// One input from its bytes or its file: the step that files, folder entries, archive members and
/// pastes share.
namespace headroom::intake {

/// Inputs up to this size are kept in memory, so that what was judged is what is read later.
constexpr qint64 kKeepInMemory = 1024 * 1024;

/// A file on disk, not an archive.
Result<Source> describeFile(const QString &path);
/// Bytes without a file of their own.
Result<Source> describeBytes(const QByteArray &bytes, const QString &shownPath);
/// Settles what an input without any sign of its own is, because its name or the way it came says
/// so.
void takeAs(SourceKind kind, Source &source);

} // namespace headroom::intake
