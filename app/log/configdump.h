// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/run.h"

#include <QByteArrayView>

#include <optional>

namespace headroom {

/// Picks the JSON object out of a log that AI Toolkit prints at the head of a run: "{" and "}"
/// alone at column 0.
class ConfigDumpCollector
{
public:
    /// Whether the line belongs to a dump. A dump that breaks off is given up, and the line is not
    /// taken.
    bool take(QByteArrayView text, LineNumber line);
    bool isOpen() const { return m_open; }
    /// The complete dump; an incomplete one is none.
    std::optional<ConfigDump> takeDump();
    /// The run has gone on to other things: a later brace is no config.
    void close() { m_closed = true; }

private:
    bool m_open = false;
    bool m_closed = false;
    bool m_complete = false;
    int m_lastLine = 0;
    ConfigDump m_dump;
};

} // namespace headroom
