// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/source.h"

namespace headroom {

/// A file that a case was read from, so that it can be found and recognised again.
struct InputRef
{
    QString path; ///< on disk; empty for pasted text; of an archive member the path as shown
    SourceKind kind = SourceKind::Unknown;
    qint64 bytes = 0;
    /// SHA-256 of the first 64 KiB followed by the last 64 KiB, in hexadecimal digits: enough to
    /// recognise a log, at any size, at once. Empty when the file could not be read.
    QString fingerprint;

    bool operator==(const InputRef &) const = default;
};

InputRef refOf(const Source &source);

/// What became of a file since it was referred to.
enum class InputState {
    Same,
    Grown, ///< the old contents are its beginning: the run went on
    Other, ///< other contents
    Missing,
};
InputState stateOf(const InputRef &input);

} // namespace headroom
