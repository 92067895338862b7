// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/run.h"

#include <QByteArrayView>

namespace headroom {

/// Reads the numbers of an out-of-memory message in all wordings of PyTorch 1.x to today, of the
/// other devices, and of the CPU allocators.
MemoryFigures parseMemoryFigures(QByteArrayView message);

/// Takes over the numbers that the other reading has and this one lacks.
void complete(MemoryFigures &figures, const MemoryFigures &other);

/// Whether an allocator's message breaks off in the middle, because it was wrapped or cut.
bool isCutMessage(QByteArrayView message);

} // namespace headroom
