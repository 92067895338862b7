// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/run.h"

#include <QByteArrayView>

namespace headroom {

/// Collects the command that launched the training where the log prints it: echoed by a front end
/// ("accelerate launch … \" over several lines), or as the list in Python's CalledProcessError.
class LaunchCommandCollector
{
public:
    /// The line holds a mark of such a command. A later one replaces an earlier one that told less.
    void begin(QByteArrayView text, LineNumber line);
    /// Each line of text: goes on with a command that is open.
    void take(QByteArrayView text);
    void fill(Run &run) const;

private:
    QByteArray m_text;
    LineNumber m_firstLine;
    bool m_isList = false;
    bool m_isOpen = false;
    bool m_mayWrap = false;
};

} // namespace headroom
