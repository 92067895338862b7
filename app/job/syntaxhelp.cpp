// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/readers.h"

#include <QCoreApplication>

#include <algorithm>

namespace headroom {

namespace {

/// Looks at the text around the place where yaml-cpp gave up, and guesses what the writer meant.
class StumbleReader
{
    Q_DECLARE_TR_FUNCTIONS(JobText)

public:
    StumbleReader(const JobText::Document &document, const YamlStumble &stumble)
        : m_document(document),
          m_stumble(stumble),
          m_position(stumble.position < 0 ? document.bytes.size() : stumble.position)
    {
    }

    Error explain() const
    {
        if (const auto error = unclosedQuote())
            return *error;
        if (const auto error = tabIndent())
            return *error;
        if (const auto error = badEscape())
            return *error;
        if (const auto error = unclosedBracket())
            return *error;
        if (const auto error = textBehindValue())
            return *error;
        if (const auto error = unknownAlias())
            return *error;
        return plainMistake();
    }

private:
    bool says(const char *text) const { return m_stumble.message.find(text) != std::string::npos; }

    QByteArray lineAt(qsizetype position) const
    {
        const qsizetype begin = m_document.lineBegin(position);
        return m_document.bytes.sliced(begin, m_document.lineEnd(begin) - begin);
    }

    Error at(qsizetype position, const QString &message, const QString &remedy) const
    {
        return syntaxErrorAt(m_document, position, message, remedy);
    }

    /// The first text of a line's value: behind dashes and the key.
    static QByteArray valueOfLine(const QByteArray &line)
    {
        QByteArray text = line.trimmed();
        while (text.startsWith("- "))
            text = text.sliced(2).trimmed();
        const qsizetype colon = text.indexOf(": ");
        const bool isKey =
            colon > 0 && text[0] != '"' && text[0] != '\'' && text[0] != '[' && text[0] != '{';
        return isKey ? text.sliced(colon + 2).trimmed() : text;
    }

    /// Whether the parser stopped inside of its line's value, and not at the key before it.
    bool stoppedInsideValue() const
    {
        const QByteArray line = lineAt(m_position);
        const QByteArray value = valueOfLine(line);
        return m_stumble.position >= 0 && !value.isEmpty() &&
               m_document.columnOf(m_position) > line.lastIndexOf(value);
    }

    /// Whether a line's value starts with a quote that the same line does not close.
    static bool leavesQuoteOpen(const QByteArray &line)
    {
        const QByteArray value = valueOfLine(line);
        if (value.isEmpty() || (value[0] != '"' && value[0] != '\''))
            return false;
        for (qsizetype i = 1; i < value.size(); ++i) {
            if (value[0] == '"' && value[i] == '\\')
                ++i;
            else if (value[i] == value[0])
                return false;
        }
        return true;
    }

    std::optional<Error> unclosedQuote() const
    {
        qsizetype begin = -1;
        if (m_stumble.lastQuoted >= 0 && leavesQuoteOpen(lineAt(m_stumble.lastQuoted)))
            begin = m_stumble.lastQuoted;
        if (begin < 0 && says("EOF in scalar")) {
            for (const qsizetype line : m_document.lineStarts) {
                if (line > m_stumble.lastQuoted && leavesQuoteOpen(lineAt(line)))
                    begin = line +
                            std::max<qsizetype>(0, lineAt(line).indexOf(valueOfLine(lineAt(line))));
            }
        }
        if (begin < 0)
            return std::nullopt;
        return at(begin, tr("The quotation mark that opens here is not closed on its line."),
                  tr("Add the missing quotation mark at the end of the value."));
    }

    std::optional<Error> tabIndent() const
    {
        const qsizetype begin = m_document.lineBegin(m_position);
        const QByteArray line = lineAt(begin);
        const auto text = std::ranges::find_if(line, [](char c) { return c != ' ' && c != '\t'; });
        const auto tab = std::find(line.begin(), text, '\t');
        if (tab == text)
            return std::nullopt;
        return at(begin + (tab - line.begin()), tr("This line is indented with a tab."),
                  tr("Indent it with blanks; YAML does not allow tabs there."));
    }

    std::optional<Error> badEscape() const
    {
        if (!says("escape character") && !says("hex number") && !says("invalid unicode"))
            return std::nullopt;
        return at(m_position,
                  tr("A backslash in double quotation marks starts a special character, and this "
                     "is none."),
                  tr("Write Windows paths with “/” or “\\\\”, or in single quotation marks."));
    }

    std::optional<Error> unclosedBracket() const
    {
        if (m_stumble.openBracket < 0 || (!says("flow not found") && !says("EOF")))
            return std::nullopt;
        return at(m_stumble.openBracket, tr("The bracket that opens here is not closed."),
                  tr("Add the missing “]” or “}”, and a comma between the entries."));
    }

    std::optional<Error> textBehindValue() const
    {
        const QByteArray value = valueOfLine(lineAt(m_position));
        if (!stoppedInsideValue() || !QByteArrayView("[{\"'").contains(value[0]))
            return std::nullopt;
        if (value[0] == '[' || value[0] == '{')
            return at(m_position,
                      tr("A value that starts with “%1” ends at the matching bracket, but more "
                         "text follows.")
                          .arg(QLatin1Char(value[0])),
                      tr("Put the whole value in quotation marks."));
        return at(
            m_position, tr("Text follows the closing quotation mark."),
            tr("Write quotation marks inside of a value as \\\", or use single ones around it."));
    }

    std::optional<Error> unknownAlias() const
    {
        if (!says("anchor is not defined"))
            return std::nullopt;
        return at(m_position, tr("The “*” refers to an anchor “&” that is not defined above."),
                  tr("Define it above, or write the value itself. A text that starts with “*” "
                     "needs quotation marks."));
    }

    Error plainMistake() const
    {
        const char first =
            m_position < m_document.bytes.size() ? m_document.bytes[m_position] : '\0';
        if (says("unknown token") && first != '\0')
            return at(m_position, tr("A value cannot start with “%1”.").arg(QLatin1Char(first)),
                      tr("Put it in quotation marks."));
        const bool colonInValue = says("illegal map value") && stoppedInsideValue();
        if (colonInValue)
            return at(m_position,
                      tr("There is a colon with a blank inside of a value that has no quotation "
                         "marks, or the line above lacks something."),
                      tr("Put the value in quotation marks."));
        if (says("end of map") || says("end of sequence") || says("block entry") || says("map"))
            return at(m_position,
                      tr("This line does not fit to the lines above it: its indentation matches "
                         "none of theirs, or a colon or dash is missing."),
                      tr("Indent it exactly like the other entries of its block."));
        return at(m_position,
                  tr("The YAML cannot be understood from here on (%1).")
                      .arg(QString::fromStdString(m_stumble.message)),
                  tr("Compare the line and the one above with a config that works."));
    }

    const JobText::Document &m_document;
    const YamlStumble &m_stumble;
    qsizetype m_position;
};

} // namespace

Error syntaxErrorAt(const JobText::Document &document, qsizetype position, const QString &message,
                    const QString &remedy)
{
    position = std::clamp(position, document.textBegin, document.bytes.size());
    return {.id = QStringLiteral("job.syntax"),
            .file = document.fileName,
            .line = document.lineOf(position),
            .column = document.columnOf(position) + 1,
            .message = message,
            .remedy = remedy};
}

Error explainYamlStumble(const JobText::Document &document, const YamlStumble &stumble)
{
    return StumbleReader(document, stumble).explain();
}

} // namespace headroom
