// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/lineprefix.h"

#include "base/numbers.h"
#include "log/characters.h"

#include <algorithm>
#include <array>

namespace headroom {

namespace {

/// Walks over a line's beginning.
class Cursor
{
public:
    explicit Cursor(QByteArrayView text) : m_text(text) {}

    bool literal(QByteArrayView wanted)
    {
        if (!m_text.sliced(m_at).startsWith(wanted))
            return false;
        m_at += wanted.size();
        return true;
    }
    /// Exactly this many digits.
    std::optional<int> digits(int count)
    {
        if (m_at + count > m_text.size())
            return std::nullopt;
        for (int i = 0; i < count; ++i) {
            if (!isDigit(m_text[m_at + i]))
                return std::nullopt;
        }
        m_at += count;
        return parseInteger(m_text.sliced(m_at - count, count));
    }
    qsizetype skipDigits()
    {
        const qsizetype start = m_at;
        while (m_at < m_text.size() && isDigit(m_text[m_at]))
            ++m_at;
        return m_at - start;
    }
    qsizetype skipBlanks()
    {
        const qsizetype start = m_at;
        while (m_at < m_text.size() && m_text[m_at] == ' ')
            ++m_at;
        return m_at - start;
    }
    char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    void advance() { ++m_at; }
    qsizetype at() const { return m_at; }
    QByteArrayView rest() const { return m_text.sliced(std::min(m_at, m_text.size())); }

private:
    QByteArrayView m_text;
    qsizetype m_at = 0;
};

std::optional<double> clock(Cursor &cursor)
{
    const auto hours = cursor.digits(2);
    if (!hours || !cursor.literal(":"))
        return std::nullopt;
    const auto minutes = cursor.digits(2);
    if (!minutes || !cursor.literal(":"))
        return std::nullopt;
    const auto seconds = cursor.digits(2);
    if (!seconds)
        return std::nullopt;
    // Fractions do not matter, but they must be passed; behind "-" they have six digits.
    Cursor fraction = cursor;
    const qsizetype least = fraction.peek() == '-' ? 3 : 1;
    if (QByteArrayView(".,-").contains(fraction.peek())) {
        fraction.advance();
        if (fraction.skipDigits() >= least)
            cursor = fraction;
    }
    return *hours * 3600 + *minutes * 60 + *seconds;
}

/// Days since some day; months count 31 days, which differences inside a month do not notice.
std::optional<double> date(Cursor &cursor)
{
    Cursor probe = cursor;
    if (const auto year = probe.digits(4)) {
        const char separator = probe.peek();
        if (separator != '-' && separator != '/')
            return std::nullopt;
        probe.advance();
        const auto month = probe.digits(2);
        if (!month || probe.peek() != separator)
            return std::nullopt;
        probe.advance();
        const auto day = probe.digits(2);
        if (!day)
            return std::nullopt;
        cursor = probe;
        return (*year * 12 + *month) * 31 + *day;
    }
    probe = cursor;
    const auto month = probe.digits(2);
    if (!month || !probe.literal("/"))
        return std::nullopt;
    const auto day = probe.digits(2);
    if (!day || !probe.literal("/"))
        return std::nullopt;
    const auto year = probe.digits(4);
    if (!year)
        return std::nullopt;
    cursor = probe;
    return (*year * 12 + *month) * 31 + *day;
}

/// "2025-11-03T12:34:56.123Z ", "[2024-09-09 17:43:52] ", "2025-03-09 18:22:07 ", "20:41:07-118220
/// ".
std::optional<double> timeStamp(Cursor &cursor)
{
    Cursor probe = cursor;
    const bool bracket = probe.literal("[");
    const auto days = date(probe);
    if (days) {
        if (!probe.literal("T") && probe.skipBlanks() == 0)
            return std::nullopt;
    }
    const auto time = clock(probe);
    if (!time)
        return std::nullopt;
    if (!probe.literal("Z") && (probe.peek() == '+' || (probe.peek() == '-' && days))) {
        probe.advance();
        if (!probe.digits(2))
            return std::nullopt;
        probe.literal(":");
        probe.digits(2);
    }
    if (bracket && !probe.literal("]"))
        return std::nullopt;
    if (probe.peek() != ' ' && probe.peek() != '\0')
        return std::nullopt;
    probe.literal(" ");
    cursor = probe;
    return days.value_or(0) * 24 * 3600 + *time;
}

/// "[INFO] ", "[WORKER] ", "[rank0]: ", "[RANK 0] ", "[stderr] ", "[0]: ": a short tag in brackets.
bool bracketTag(Cursor &cursor)
{
    static constexpr std::array<QByteArrayView, 20> kTags{
        "INFO", "WARNING", "WARN",   "ERROR", "DEBUG",   "CRITICAL", "WORKER",
        "UI",   "stderr",  "stdout", "rank",  "RANK",    "Rank",     "err",
        "out",  "LOG",     "AITK",   "log",   "trainer", "default"};
    if (cursor.peek() != '[')
        return false;
    const QByteArrayView rest = cursor.rest();
    const qsizetype close = rest.first(std::min<qsizetype>(rest.size(), 24)).indexOf(']');
    if (close < 2)
        return false;
    QByteArrayView word = rest.sliced(1, close - 1);
    while (!word.isEmpty() && (isDigit(word.back()) || word.back() == ' '))
        word.chop(1);
    if (!word.isEmpty() && !std::ranges::contains(kTags, word))
        return false;
    const QByteArrayView behind = rest.sliced(close + 1);
    // "[0, 63)" and list items are no tags.
    if (word.isEmpty() && !behind.startsWith(": "))
        return false;
    if (!behind.isEmpty() && behind[0] != ' ' && behind[0] != ':' && behind[0] != '[')
        return false;
    for (qsizetype i = 0; i <= close; ++i)
        cursor.advance();
    cursor.literal(":");
    cursor.literal(" ");
    return true;
}

/// "INFO     text" of rich loggers, "INFO:module.name:text" of Python's, " - INFO - __main__ -
/// text".
bool levelWord(Cursor &cursor)
{
    static constexpr std::array<QByteArrayView, 5> kLevels{"INFO", "WARNING", "ERROR", "DEBUG",
                                                           "CRITICAL"};
    Cursor probe = cursor;
    probe.skipBlanks();
    const bool dashed = probe.literal("- ");
    for (const QByteArrayView level : kLevels) {
        Cursor behind = probe;
        if (!behind.literal(level))
            continue;
        if (dashed && behind.literal(" - ")) {
            const qsizetype dash =
                behind.rest().first(std::min<qsizetype>(behind.rest().size(), 80)).indexOf(" - ");
            for (qsizetype i = 0; dash >= 0 && i < dash + 3; ++i)
                behind.advance();
            cursor = behind;
            return true;
        }
        if (behind.literal(":")) {
            const QByteArrayView rest = behind.rest();
            const qsizetype colon = rest.first(std::min<qsizetype>(rest.size(), 80)).indexOf(':');
            const QByteArrayView module = colon < 0 ? QByteArrayView() : rest.first(colon);
            if (colon > 0 && !module.contains(' ')) {
                for (qsizetype i = 0; i <= colon; ++i)
                    behind.advance();
            } else if (behind.skipBlanks() == 0) {
                return false;
            }
            cursor = behind;
            return true;
        }
        if (behind.skipBlanks() == 0)
            return false;
        behind.literal("| ");
        cursor = behind;
        return true;
    }
    return false;
}

/// "257: [INFO] …" of old FluxGym copies: a line number in front.
bool lineNumber(Cursor &cursor)
{
    Cursor probe = cursor;
    const qsizetype digits = probe.skipDigits();
    if (digits == 0 || digits > 7 || !probe.literal(": ") || probe.peek() != '[')
        return false;
    cursor = probe;
    return true;
}

/// "python.exe : text" of PowerShell, "ai-toolkit-1  | text" of docker compose.
bool programName(Cursor &cursor)
{
    Cursor probe = cursor;
    for (const QByteArrayView name :
         {QByteArrayView("python.exe : "), QByteArrayView("python : "),
          QByteArrayView("accelerate.exe : "), QByteArrayView("accelerate : "),
          QByteArrayView("python3 : "), QByteArrayView("python3.exe : ")}) {
        if (probe.literal(name)) {
            cursor = probe;
            return true;
        }
    }
    const QByteArrayView rest = cursor.rest();
    const QByteArrayView begin = rest.first(std::min<qsizetype>(rest.size(), 40));
    const qsizetype bar = begin.indexOf(" | ");
    if (bar <= 0)
        return false;
    const QByteArrayView name = begin.first(bar).trimmed();
    const bool isName =
        !name.isEmpty() && name.contains('-') && isDigit(name.back()) &&
        std::ranges::all_of(name, [](char byte) {
            return isLetter(byte) || isDigit(byte) || byte == '-' || byte == '_' || byte == '.';
        });
    if (!isName)
        return false;
    for (qsizetype i = 0; i < bar + 3; ++i)
        cursor.advance();
    return true;
}

/// "> " of a quotation in an issue or a mail.
bool quotation(Cursor &cursor)
{
    return cursor.literal("> ");
}

} // namespace

StrippedLine stripPrefix(QByteArrayView line)
{
    StrippedLine result{line, std::nullopt, false};
    if (line.isEmpty())
        return result;
    // The common case first: most lines begin with a letter or a bar's name.
    const char first = line[0];
    const bool suspicious = isDigit(first) || first == '[' || first == ' ' || first == '>' ||
                            isUpperLetter(first) || first == 'p' || first == 'a' || first == 'd' ||
                            first == 'c';
    if (!suspicious)
        return result;
    Cursor cursor(line);
    bool stampedInBrackets = false;
    for (bool more = true; more;) {
        const bool bracket = cursor.peek() == '[';
        if (const auto stamp = timeStamp(cursor)) {
            result.seconds = stamp;
            stampedInBrackets = bracket;
            continue;
        }
        const qsizetype before = cursor.at();
        more = bracketTag(cursor) || levelWord(cursor) || lineNumber(cursor) ||
               programName(cursor) || quotation(cursor);
        if (more && stampedInBrackets && line.sliced(before).startsWith("[INFO]"))
            result.fromGym = true;
    }
    result.text = cursor.rest();
    return result;
}

QByteArrayView withoutLocation(QByteArrayView text)
{
    QByteArrayView trimmed = text.trimmed();
    qsizetype end = trimmed.size();
    while (end > 0 && isDigit(trimmed[end - 1]))
        --end;
    if (end == trimmed.size() || !trimmed.first(end).endsWith(".py:"))
        return text;
    qsizetype start = end;
    while (start > 0 && trimmed[start - 1] != ' ')
        --start;
    return start > 0 ? trimmed.first(start).trimmed() : text;
}

bool isPowerShellFrame(QByteArrayView text)
{
    const QByteArrayView trimmed = text.trimmed();
    if (trimmed.startsWith("+ ")) {
        return trimmed.startsWith("+ CategoryInfo") ||
               trimmed.startsWith("+ FullyQualifiedErrorId") || trimmed.contains("~~~");
    }
    // "At line:1 char:1", "In Zeile:1 Zeichen:1", "No linha:1 caractere:1", and Japanese "発生場所
    // 行:1 文字:1".
    return trimmed.startsWith("At line:") || trimmed.startsWith("In Zeile:") ||
           trimmed.startsWith("No linha:") ||
           trimmed.startsWith("\xE7\x99\xBA\xE7\x94\x9F\xE5\xA0\xB4\xE6\x89\x80");
}

} // namespace headroom
