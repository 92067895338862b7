// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/traineroptions.h"

#include "job/jobtext.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

constexpr int kDeepest = 16; ///< objects within objects; configs have three or four

QString plainName(QStringView name)
{
    QString plain = name.trimmed().toString().toLower();
    while (plain.startsWith(u'-'))
        plain.remove(0, 1);
    return plain.replace(u'-', u'_');
}

QString withoutQuotes(QStringView value)
{
    QStringView inner = value.trimmed();
    if (inner.size() >= 2 && (inner.front() == u'"' || inner.front() == u'\'') &&
        inner.back() == inner.front())
        inner = inner.sliced(1, inner.size() - 2);
    return inner.toString();
}

struct Word
{
    QString text;
    LineNumber line;
};

/// Words as a shell parts them: quotes keep blanks, a mark at the end of a line joins the next.
std::vector<Word> wordsOf(const QString &command)
{
    std::vector<Word> words;
    Word word{.text = {}, .line = {1}};
    bool isOpen = false;
    QChar quote;
    LineNumber line{1};
    for (qsizetype i = 0; i < command.size(); ++i) {
        const QChar c = command[i];
        const bool isMark = c == u'\\' || c == u'^' || c == u'`';
        const bool endsLine =
            i + 1 == command.size() || command[i + 1] == u'\n' || command[i + 1] == u'\r';
        if (!quote.isNull() && c == quote) {
            quote = {};
        } else if (quote.isNull() && (c == u'"' || c == u'\'')) {
            quote = c;
            isOpen = true;
        } else if (quote.isNull() && (c.isSpace() || (isMark && endsLine))) {
            if (isOpen || !word.text.isEmpty())
                words.push_back(word);
            word = {.text = {}, .line = line};
            isOpen = false;
        } else {
            if (word.text.isEmpty())
                word.line = line;
            word.text += c;
        }
        if (c == u'\n') {
            ++line.value;
            quote = {}; // an apostrophe in prose must not swallow the rest
        }
    }
    if (isOpen || !word.text.isEmpty())
        words.push_back(word);
    return words;
}

bool isOption(const QString &word)
{
    return word.startsWith("--"_L1) && word.size() > 2 && word[2].isLetter();
}

/// "a = b" without a comment behind it.
QStringView withoutComment(QStringView line)
{
    QChar quote;
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (!quote.isNull()) {
            if (line[i] == quote)
                quote = {};
        } else if (line[i] == u'"' || line[i] == u'\'') {
            quote = line[i];
        } else if (line[i] == u'#') {
            return line.first(i);
        }
    }
    return line;
}

/// Whether each "[" of a list has its "]".
bool isClosed(const QString &value)
{
    return !value.startsWith(u'[') || value.count(u'[') <= value.count(u']');
}

void collect(const JobText &text, const ConfigPath &path, const QString &section, int depth,
             TrainerOptions &found)
{
    if (depth > kDeepest)
        return;
    for (int i = 0; i < text.listSize(path); ++i)
        collect(text, elementPath(path, i), section, depth + 1, found);
    for (const QString &key : text.keys(path)) {
        const ConfigPath child = childPath(path, key);
        if (text.isMapping(child)) {
            collect(text, child, plainName(key), depth + 1, found);
            continue;
        }
        QStringList values;
        for (int i = 0; i < text.listSize(child); ++i)
            values << text.value(elementPath(child, i)).toString();
        if (text.listSize(child) > 0)
            collect(text, child, plainName(key), depth + 1, found);
        found.options.push_back(
            {.section = section,
             .name = plainName(key),
             .value = values.isEmpty() ? text.value(child).toString() : values.join(u','),
             .line = text.line(child).value_or(LineNumber{1})});
    }
}

} // namespace

bool TrainerOption::isOn() const
{
    constexpr std::array kNo{"false"_L1, "off"_L1, "none"_L1, "no"_L1, "0"_L1, "null"_L1};
    return std::ranges::none_of(
        kNo, [this](QLatin1StringView no) { return value.compare(no, Qt::CaseInsensitive) == 0; });
}

std::vector<int> TrainerOption::numbers() const
{
    static const QRegularExpression number(u"\\d+"_s);
    std::vector<int> found;
    for (const QRegularExpressionMatch &match : number.globalMatch(value)) {
        bool fits = false;
        if (const int whole = match.capturedView().toInt(&fits); fits)
            found.push_back(whole);
    }
    return found;
}

const TrainerOption *TrainerOptions::find(const QStringList &names) const
{
    const std::vector<const TrainerOption *> all = findAll(names);
    return all.empty() ? nullptr : all.front();
}

std::vector<const TrainerOption *> TrainerOptions::findAll(const QStringList &names) const
{
    std::vector<const TrainerOption *> all;
    for (const QString &name : names) {
        for (const TrainerOption &option : options) {
            if (option.name == name)
                all.push_back(&option);
        }
    }
    return all;
}

TrainerOptions optionsOfCommand(const QByteArray &text)
{
    TrainerOptions found;
    const std::vector<Word> words = wordsOf(QString::fromUtf8(text));
    for (std::size_t i = 0; i < words.size(); ++i) {
        QString word = words[i].text;
        if (word.endsWith(u','))
            word.chop(1); // the list of a Python traceback
        if (word.endsWith(".py"_L1) && found.script.isEmpty()) {
            found.script = word.mid(word.lastIndexOf(QRegularExpression(u"[/\\\\]"_s)) + 1);
        } else if (isOption(word) && !found.script.isEmpty()) {
            const qsizetype equals = word.indexOf(u'=');
            TrainerOption option{.section = {},
                                 .name = plainName(word.first(equals < 0 ? word.size() : equals)),
                                 .value =
                                     equals < 0 ? QString() : withoutQuotes(word.mid(equals + 1)),
                                 .line = words[i].line};
            // Values follow until the next option: "--resolution 512 768".
            QStringList values;
            for (std::size_t next = i + 1;
                 equals < 0 && next < words.size() && !isOption(words[next].text); ++next)
                values << words[next].text;
            if (equals < 0)
                option.value = values.join(u' ');
            found.options.push_back(option);
        }
    }
    return found.script.isEmpty() ? TrainerOptions{} : found;
}

TrainerOptions optionsOfToml(const QByteArray &text)
{
    TrainerOptions found;
    QString section;
    LineNumber line{0};
    bool listGoesOn = false;
    for (const QByteArray &raw : text.split('\n')) {
        ++line.value;
        const QString whole = QString::fromUtf8(raw).trimmed();
        const QStringView content = withoutComment(whole).trimmed();
        if (listGoesOn) {
            found.options.back().value += content;
            listGoesOn = !isClosed(found.options.back().value);
            continue;
        }
        if (content.startsWith(u'[')) {
            section = content.toString().remove(u'[').remove(u']').trimmed();
            continue;
        }
        const qsizetype equals = content.indexOf(u'=');
        if (equals <= 0)
            continue;
        found.options.push_back({.section = plainName(section),
                                 .name = plainName(withoutQuotes(content.first(equals))),
                                 .value = withoutQuotes(content.sliced(equals + 1)),
                                 .line = line});
        listGoesOn = !isClosed(found.options.back().value);
    }
    return found;
}

TrainerOptions optionsOfJson(const QByteArray &text)
{
    TrainerOptions found;
    if (const Result<JobText> read = JobText::parse(text, {}))
        collect(*read, {}, {}, 0, found);
    return found;
}

} // namespace headroom
