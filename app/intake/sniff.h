// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/source.h"

#include <QByteArrayView>

namespace headroom {

/// What an input looks like from its first and last text, both UTF-8; names lie. `whole` tells that
/// the head is the whole text. Text that shows no sign of a log, a config or telemetry is Unknown.
SourceKind sniffKind(QByteArrayView head, QByteArrayView tail, bool whole);

/// What a file of this name is read as when its content shows no sign of anything: a config that
/// cannot be parsed is still a config, and its fault worth telling.
SourceKind kindByName(const QString &name);

/// Files that are no text at all, by their first bytes.
enum class BinaryKind {
    Text,
    Picture,
    Weights,
    Zip,
    Tar,
    SevenZip,
    Compressed,
    OtherArchive,
    MemorySnapshot,
    Other
};
BinaryKind binaryKind(QByteArrayView head);

} // namespace headroom
