// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/run.h"
#include "log/signatures.h"

#include <QByteArrayView>

#include <memory>
#include <vector>

namespace headroom {

/// Reads a training log in one pass over blocks of UTF-8 text and yields the runs in it, oldest
/// first.
class LogReader
{
public:
    explicit LogReader(const Signatures &signatures);
    ~LogReader();
    LogReader(const LogReader &) = delete;
    LogReader &operator=(const LogReader &) = delete;

    /// Takes the next block; a block may end anywhere, also inside a line.
    void feed(QByteArrayView block);
    /// Ends the input and returns what was found. A text without any mark of a trainer yields one
    /// run with an empty trainer, so that a bare error message can still be diagnosed.
    std::vector<Run> finish();

private:
    class Private;
    std::unique_ptr<Private> d;
};

/// The runs of one whole text.
std::vector<Run> readLog(QByteArrayView text, const Signatures &signatures);

} // namespace headroom
