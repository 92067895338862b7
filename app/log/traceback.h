// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/units.h"

#include <QByteArray>
#include <QByteArrayView>

#include <optional>
#include <vector>

namespace headroom {

/// One frame of a Python traceback.
struct Frame
{
    QByteArray file;
    int line = 0;
    QByteArray function;
    QByteArray source; ///< the line of code, empty when it was not printed

    bool operator==(const Frame &) const = default;
};

/// Whether the frame is of a library (PyTorch, diffusers, Python itself) rather than of the
/// trainer.
bool isLibraryFrame(const Frame &frame);

/// "RuntimeError: text", the line that ends a traceback.
struct ExceptionLine
{
    QByteArray exception;
    QByteArray message;
};

/// Reads an exception line. `afterFrames` accepts classes that do not call themselves an error,
/// which elsewhere would be any word with a colon.
std::optional<ExceptionLine> parseExceptionLine(QByteArrayView text, bool afterFrames);

/// The first half of a text that was written twice; the text itself otherwise.
QByteArrayView undoubled(QByteArrayView text);

/// Puts tracebacks together line by line: Python's own, with every write doubled, with leading
/// blanks lost, and the boxes that rich draws.
class TracebackCollector
{
public:
    enum class Took {
        Nothing,   ///< the line is not of a traceback
        Start,     ///< "Traceback (most recent call last)"
        Part,      ///< a frame, a line of code, a marker
        Exception, ///< the traceback is complete
    };

    Took take(QByteArrayView text);

    bool isOpen() const { return m_open; }
    const std::vector<Frame> &frames() const { return m_frames; }
    const ExceptionLine &exception() const { return m_exception; }
    /// Whether this traceback followed another one with "During handling of the above exception …".
    bool isChained() const { return m_chained; }

private:
    Took takeBoxed(QByteArrayView text);
    Took takeOrphan(QByteArrayView text);
    bool takeFrame(QByteArrayView text);
    void start();

    std::vector<Frame> m_frames;
    ExceptionLine m_exception;
    bool m_open = false;
    bool m_headed = false; ///< began with "Traceback", not with a stray frame
    bool m_awaitsSource = false;
    QByteArray m_cutFrame; ///< the first half of a frame line that a narrow console broke
    bool m_chained = false;
    bool m_chainAnnounced = false;
    QByteArray m_orphan; ///< a line of code whose frame was cut off, when the log begins with it
    int m_strangers = 0; ///< lines since the last part that do not belong to it
};

} // namespace headroom
