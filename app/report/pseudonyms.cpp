// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/pseudonyms.h"

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

/// A pattern's text behind an alternative that swallows pseudonyms, so that they stay whole.
QRegularExpression sparingPseudonyms(const QRegularExpression &pattern)
{
    return QRegularExpression(u"<[a-z]+-[0-9]+>|(?:%1)"_s.arg(pattern.pattern()),
                              pattern.patternOptions());
}

} // namespace

QString Pseudonyms::of(const QString &kind, const QString &thing)
{
    const QString key = kind + u'\n' + thing.toCaseFolded();
    QString &known = m_known[key];
    if (known.isEmpty())
        known = u"<%1-%2>"_s.arg(kind).arg(++m_counts[kind]);
    return known;
}

void Pseudonyms::replaceGroup(const QRegularExpression &pattern,
                              const std::function<QString(const QString &)> &replacement)
{
    QString result;
    qsizetype done = 0;
    QRegularExpressionMatchIterator matches = sparingPseudonyms(pattern).globalMatch(m_text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const QString found = match.captured(1);
        if (found.isEmpty())
            continue;
        result += QStringView(m_text).sliced(done, match.capturedStart(1) - done);
        result += replacement(found);
        done = match.capturedEnd(1);
    }
    result += QStringView(m_text).sliced(done);
    m_text = result;
}

void Pseudonyms::replace(const QRegularExpression &pattern, const QString &kind,
                         const QStringList &exceptions)
{
    replaceGroup(pattern, [&](const QString &found) {
        return exceptions.contains(found, Qt::CaseInsensitive) ? found : of(kind, found);
    });
}

void Pseudonyms::replaceWord(const QString &word, const QString &kind, const QString &thing)
{
    const QRegularExpression pattern(
        u"(?<![\\p{L}\\p{N}])(%1)(?![\\p{L}\\p{N}])"_s.arg(QRegularExpression::escape(word)),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const QString pseudonym = of(kind, thing);
    replaceGroup(pattern, [&](const QString &) { return pseudonym; });
}

void Pseudonyms::replacePath(const QString &path, const QString &kind)
{
    static const QRegularExpression kSeparators(u"[\\\\/]+"_s);
    QStringList parts = path.split(kSeparators);
    while (!parts.isEmpty() && parts.last().isEmpty())
        parts.removeLast();
    for (QString &part : parts)
        part = QRegularExpression::escape(part);
    const QRegularExpression pattern(
        u"(?<![\\p{L}\\p{N}_.-])(%1)(?![\\p{L}\\p{N}_-])"_s.arg(parts.join(u"[\\\\/]+"_s)),
        QRegularExpression::CaseInsensitiveOption);
    const QString pseudonym = of(kind, path);
    replaceGroup(pattern, [&](const QString &) { return pseudonym; });
}

QStringList matchesIn(const QString &text, const QRegularExpression &pattern)
{
    QStringList found;
    QRegularExpressionMatchIterator matches = pattern.globalMatch(text);
    while (matches.hasNext())
        found << matches.next().captured(1).trimmed();
    found.removeDuplicates();
    found.removeAll(QString());
    return found;
}

} // namespace headroom
