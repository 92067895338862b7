// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>

namespace headroom {

/// Writes a training log of AI Toolkit of about the given size: the head of a run with its config,
/// loading, caching, then bars redrawn with "\r", with saves and previews between, and at last an
/// out-of-memory error. The same seed yields the same bytes on every system.
void writeTrainingLog(QIODevice &out, qint64 bytes, quint32 seed);

} // namespace headroom
