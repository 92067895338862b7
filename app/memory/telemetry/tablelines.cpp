// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the rows of a table file come from: lines, their separators, and headers.
#include "base/numbers.h"
#include "memory/telemetry/headerless.h"
#include "memory/telemetry/lines.h"
#include "memory/telemetry/table.h"

#include <algorithm>
#include <array>

namespace headroom::telemetry {

namespace {

constexpr std::size_t kHeaderSearch = 60; ///< lines that are looked through for a header
constexpr std::size_t kSamples = 500;     ///< rows that settle what a header leaves open
constexpr char kBlanks = ' ';             ///< as separator: any run of blanks

Cells splitAtBlanks(QByteArrayView line)
{
    Cells cells;
    qsizetype at = 0;
    while (at < line.size()) {
        while (at < line.size() && (line[at] == ' ' || line[at] == '\t'))
            ++at;
        const qsizetype start = at;
        while (at < line.size() && line[at] != ' ' && line[at] != '\t')
            ++at;
        if (at > start)
            cells.push_back(line.sliced(start, at - start));
    }
    return cells;
}

/// One line as cells; quotes around a cell go, and separators inside them count for nothing.
Cells split(QByteArrayView line, char separator)
{
    if (separator == kBlanks)
        return splitAtBlanks(line);
    Cells cells;
    qsizetype start = 0;
    bool quoted = false;
    const auto take = [&](qsizetype end) {
        QByteArrayView cell = line.sliced(start, end - start).trimmed();
        if (cell.size() >= 2 && cell.startsWith('"') && cell.endsWith('"'))
            cell = cell.sliced(1).chopped(1);
        cells.push_back(cell);
        start = end + 1;
    };
    for (qsizetype at = 0; at < line.size(); ++at) {
        if (line[at] == '"')
            quoted = !quoted;
        else if (line[at] == separator && !quoted)
            take(at);
    }
    take(line.size());
    return cells;
}

std::vector<QByteArray> namesOf(const Cells &cells)
{
    std::vector<QByteArray> names;
    for (const QByteArrayView cell : cells)
        names.push_back(cell.toByteArray().replace("\"\"", "\""));
    return names;
}

/// The header of dmon and pmon stands behind a "#".
bool isHashHeader(QByteArrayView line)
{
    return line.trimmed().startsWith('#');
}

char separatorOf(QByteArrayView header)
{
    if (isHashHeader(header))
        return kBlanks;
    char best = ',';
    for (const char separator : {';', '\t'}) {
        // Commas may also stand inside names and numbers.
        if (header.count(separator) >= std::max<qsizetype>(1, header.count(best)))
            best = separator;
    }
    return best;
}

QByteArrayView withoutHash(QByteArrayView line)
{
    line = line.trimmed();
    return line.startsWith('#') ? line.sliced(1) : line;
}

class TableFile
{
public:
    TableFile(QByteArrayView text, SeriesBuilder &builder)
        : m_lines(linesOf(text)), m_table(builder), m_builder(builder)
    {
    }

    void read()
    {
        std::size_t first = findHeader();
        if (!m_table.hasHeader())
            first = guessHeader();
        for (std::size_t i = first; i < m_lines.size() && m_table.hasHeader(); ++i)
            takeLine(i);
        m_table.finish();
        if (m_table.isActivityOnly())
            m_builder.note(activityOnly());
    }

private:
    static QString activityOnly()
    {
        return QCoreApplication::translate(
            "Telemetry", "This file tells how busy the card's memory was, not how full: it has no "
                         "column of the memory in use.");
    }

    std::vector<Cells> samplesBehind(std::size_t line) const
    {
        std::vector<Cells> samples;
        for (std::size_t i = line + 1; i < m_lines.size() && samples.size() < kSamples; ++i) {
            if (!isHashHeader(m_lines[i]))
                samples.push_back(split(m_lines[i], m_separator));
        }
        return samples;
    }

    bool takeHeader(std::size_t line)
    {
        const QByteArrayView text = m_lines[line];
        const char before = std::exchange(m_separator, separatorOf(text));
        if (m_table.takeHeader(namesOf(split(withoutHash(text), m_separator)), samplesBehind(line)))
            return true;
        m_separator = before;
        return false;
    }

    /// The line behind the header; headers may follow titles and other words.
    std::size_t findHeader()
    {
        for (std::size_t i = 0; i < std::min(kHeaderSearch, m_lines.size()); ++i) {
            if (m_lines[i].trimmed().isEmpty())
                continue;
            if (takeHeader(i))
                return i + 1;
            m_table.setMoment(parseMoment(m_lines[i]));
        }
        return 0;
    }

    std::size_t guessHeader()
    {
        std::vector<Cells> rows;
        for (std::size_t i = 0; i < m_lines.size() && rows.size() < kSamples; ++i)
            rows.push_back(split(m_lines[i], m_separator));
        if (const auto names = guessNames(rows)) {
            m_table.takeHeader(*names, rows);
            m_builder.setFormat(QStringLiteral("nvidia_smi_csv"));
        }
        return 0;
    }

    void takeLine(std::size_t index)
    {
        const QByteArrayView line = m_lines[index];
        if (line.trimmed().isEmpty())
            return;
        if (isHashHeader(line)) {
            takeHeader(index); // the line of units below it is no header, and is left alone
            return;
        }
        const Cells cells = split(line, m_separator);
        // A single cell is what a tool says about itself, or the time that a loop printed. The
        // first cell of a footer is empty.
        if (cells.size() < 2)
            m_table.setMoment(parseMoment(line));
        if (cells.size() < 2 || cells.front().isEmpty() || m_table.isHeader(cells))
            return;
        if (isWord(cells.front()) && (takeHeader(index) || m_table.isTooShort(cells)))
            return;
        m_table.takeRow(cells, int(index) + 1);
    }

    /// Headers begin with a word; rows with a number or a date, at worst with "card0".
    static bool isWord(QByteArrayView cell)
    {
        return std::ranges::all_of(cell, [](char c) {
            return (c < '0' || c > '9') || static_cast<unsigned char>(c) > 127;
        });
    }

    std::vector<QByteArrayView> m_lines;
    TableReader m_table;
    SeriesBuilder &m_builder;
    char m_separator = ',';
};

/// "TensorBoard" names the metric in the file's name alone.
bool isScalarExport(QByteArrayView text)
{
    return text.trimmed()
        .first(std::min<qsizetype>(20, text.trimmed().size()))
        .toByteArray()
        .toLower()
        .startsWith("wall time,step,value");
}

} // namespace

void readTable(QByteArrayView text, const QString &path, SeriesBuilder &builder)
{
    if (!isScalarExport(text)) {
        TableFile(text, builder).read();
        return;
    }
    const QString name = path.toLower();
    const bool isMemory =
        name.contains(u"mem") || name.contains(u"vram") || name.contains(u"alloc");
    if (!isMemory) {
        builder.note(QCoreApplication::translate(
            "Telemetry", "An export of TensorBoard tells only by its file name what it shows. Give "
                         "it a name with \"memory\" in it if that is what it is."));
        return;
    }
    const bool isReserved = name.contains(u"reserved");
    QByteArray renamed = text.toByteArray().trimmed();
    renamed.replace(0, 20, isReserved ? "Wall time,Step,reserved" : "Wall time,Step,allocated");
    TableFile(renamed, builder).read();
    builder.setFormat(QStringLiteral("tensorboard"));
}

} // namespace headroom::telemetry
