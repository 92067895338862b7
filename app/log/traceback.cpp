// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/traceback.h"

#include "base/numbers.h"
#include "log/characters.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

constexpr std::size_t kMostFrames = 400; ///< a recursion error prints a thousand
constexpr int kMostStrangers = 4;
constexpr QByteArrayView kBoxSide("\xE2\x94\x82");  // │
constexpr QByteArrayView kBoxTop("\xE2\x95\xAD");   // ╭
constexpr QByteArrayView kBoxEnd("\xE2\x95\xB0");   // ╰
constexpr QByteArrayView kBoxArrow("\xE2\x9D\xB1"); // ❱

bool isNameByte(char byte)
{
    return isLetter(byte) || isDigit(byte) || byte == '_' || byte == '.';
}

/// What Python's exception classes end in, and those that end in nothing of the kind.
bool namesAnError(QByteArrayView name)
{
    static constexpr std::array<QByteArrayView, 10> kEndings{
        "Error",       "Exception",      "Interrupt", "Exit",     "Timeout",
        "Unsupported", "OutOfResources", "Abort",     "NotFound", "BadZipFile"};
    return std::ranges::any_of(kEndings,
                               [&](QByteArrayView ending) { return name.endsWith(ending); });
}

/// "torch._dynamo.exc.Unsupported": the last word begins with a capital letter.
bool looksLikeClass(QByteArrayView name)
{
    const QByteArrayView last = name.sliced(name.lastIndexOf('.') + 1);
    return !last.isEmpty() && isUpperLetter(last[0]);
}

bool isUnderline(QByteArrayView text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](char byte) {
        return byte == '^' || byte == '~' || byte == ' ';
    });
}

QByteArrayView unboxed(QByteArrayView text)
{
    text = text.trimmed();
    if (text.startsWith(kBoxSide))
        text = text.sliced(kBoxSide.size());
    if (text.endsWith(kBoxSide))
        text.chop(kBoxSide.size());
    return text.trimmed();
}

} // namespace

bool isLibraryFrame(const Frame &frame)
{
    static constexpr std::array<QByteArrayView, 9> kLibraries{
        "site-packages", "dist-packages", "/lib/python", "\\lib\\", "\\Lib\\",
        "<frozen",       "<string>",      "/torch/",     "runpy.py"};
    return std::ranges::any_of(
        kLibraries, [&](QByteArrayView part) { return QByteArrayView(frame.file).contains(part); });
}

QByteArrayView undoubled(QByteArrayView text)
{
    const qsizetype half = text.size() / 2;
    if (text.size() < 2 || text.size() % 2 != 0 || text.first(half) != text.sliced(half))
        return text;
    return text.first(half);
}

std::optional<ExceptionLine> parseExceptionLine(QByteArrayView text, bool afterFrames)
{
    qsizetype end = 0;
    while (end < text.size() && isNameByte(text[end]))
        ++end;
    const QByteArrayView whole = text.first(end);
    if (whole.isEmpty() || (whole[0] >= '0' && whole[0] <= '9') || whole.endsWith('.'))
        return std::nullopt;
    QByteArrayView rest = text.sliced(end);
    if (!rest.trimmed().isEmpty() && !rest.startsWith(": ") && rest != ":")
        return std::nullopt;
    const QByteArrayView name = undoubled(whole);
    if (!namesAnError(name) && !(afterFrames && looksLikeClass(name)))
        return std::nullopt;
    rest = rest.sliced(std::min<qsizetype>(rest.size(), 2));
    if (name.size() != whole.size()) {
        // Each write came twice: "Class" "Class" ": " ": " "message" "message".
        if (rest.startsWith(": "))
            rest = rest.sliced(2);
        rest = undoubled(rest);
    }
    return ExceptionLine{name.toByteArray(), rest.trimmed().toByteArray()};
}

void TracebackCollector::start()
{
    m_frames.clear();
    m_exception = {};
    m_open = true;
    m_awaitsSource = false;
    m_headed = false;
    m_cutFrame.clear();
    m_chained = m_chainAnnounced;
    m_chainAnnounced = false;
    m_strangers = 0;
}

bool TracebackCollector::takeFrame(QByteArrayView text)
{
    if (!text.startsWith("File \""))
        return false;
    const qsizetype quote = text.indexOf("\", line ", 6);
    if (quote < 0) {
        // A console of fixed width broke the line; the rest is on the next.
        m_cutFrame = text.toByteArray();
        return true;
    }
    Frame frame;
    frame.file = text.sliced(6, quote - 6).toByteArray();
    const QByteArrayView rest = text.sliced(quote + 8);
    const qsizetype comma = rest.indexOf(", in ");
    frame.line = parseInteger(comma < 0 ? rest : rest.first(comma)).value_or(0);
    if (comma >= 0)
        frame.function = undoubled(rest.sliced(comma + 5).trimmed()).toByteArray();
    if (!m_open)
        start();
    m_strangers = 0;
    m_awaitsSource = true;
    const bool repeated = !m_frames.empty() && m_frames.back().file == frame.file &&
                          m_frames.back().line == frame.line && m_frames.back().source.isEmpty();
    if (!repeated && m_frames.size() < kMostFrames)
        m_frames.push_back(std::move(frame));
    return true;
}

TracebackCollector::Took TracebackCollector::takeBoxed(QByteArrayView text)
{
    if (text.startsWith(kBoxEnd))
        return Took::Part;
    const QByteArrayView content = unboxed(text);
    if (content.startsWith(kBoxArrow)) {
        const qsizetype bar = content.lastIndexOf(kBoxSide);
        if (!m_frames.empty() && bar >= 0)
            m_frames.back().source = content.sliced(bar + kBoxSide.size()).trimmed().toByteArray();
        return Took::Part;
    }
    const qsizetype in = content.lastIndexOf(" in ");
    const qsizetype colon = in < 0 ? -1 : content.first(in).lastIndexOf(':');
    if (colon > 0) {
        if (const auto line = parseInteger(content.sliced(colon + 1, in - colon - 1))) {
            if (!m_open)
                start();
            m_frames.push_back({content.first(colon).toByteArray(),
                                *line,
                                content.sliced(in + 4).toByteArray(),
                                {}});
        }
    }
    return m_open ? Took::Part : Took::Nothing;
}

/// People cut their logs above the error: then the line of code of the last frame stands alone.
TracebackCollector::Took TracebackCollector::takeOrphan(QByteArrayView text)
{
    if (text.startsWith("    ")) {
        m_orphan = text.trimmed().toByteArray();
        return Took::Nothing;
    }
    if (m_orphan.isEmpty() || text.trimmed().isEmpty())
        return Took::Nothing;
    auto exception = parseExceptionLine(text.trimmed(), false);
    if (exception) {
        start();
        m_open = false;
        m_frames.push_back({{}, 0, {}, m_orphan});
        m_exception = std::move(*exception);
    }
    m_orphan.clear();
    return exception ? Took::Exception : Took::Nothing;
}

TracebackCollector::Took TracebackCollector::take(QByteArrayView text)
{
    if (text.contains("Traceback (most recent call last)")) {
        const bool doubled = m_open && m_frames.empty();
        if (!doubled)
            start();
        m_headed = true;
        return Took::Start;
    }
    const QByteArrayView trimmed = text.trimmed();
    if (trimmed.startsWith("During handling of the above exception") ||
        trimmed.startsWith("The above exception was the direct cause")) {
        m_chainAnnounced = true;
        return Took::Part;
    }
    if (trimmed.startsWith(kBoxSide) || trimmed.startsWith(kBoxTop) || trimmed.startsWith(kBoxEnd))
        return takeBoxed(trimmed);
    if (!m_cutFrame.isEmpty()) {
        const QByteArray joined = m_cutFrame + text.toByteArray();
        m_cutFrame.clear();
        if (joined.contains("\", line ") && takeFrame(joined))
            return Took::Part;
    }
    if (takeFrame(trimmed))
        return Took::Part;
    if (!m_open)
        return takeOrphan(text);
    if (trimmed.isEmpty() || isUnderline(trimmed) || trimmed.startsWith("[Previous line repeated"))
        return Took::Part;
    const bool indented = text[0] == ' ' || text[0] == '\t';
    if (!indented) {
        if (auto exception =
                parseExceptionLine(trimmed, m_headed && !m_frames.empty() && !m_awaitsSource)) {
            m_exception = std::move(*exception);
            m_open = false;
            return Took::Exception;
        }
    }
    if (m_awaitsSource) {
        m_awaitsSource = false;
        m_strangers = 0;
        m_frames.back().source = undoubled(trimmed).toByteArray();
        return Took::Part;
    }
    if (indented) {
        // Python 3.13 shows calls that span several lines in full.
        m_strangers = 0;
        return Took::Part;
    }
    if (++m_strangers > kMostStrangers)
        m_open = false;
    return Took::Nothing;
}

} // namespace headroom
