// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QRegularExpression>
#include <QString>

namespace headroom {

/// A text in which things are replaced by pseudonyms such as "<user-1>": the same thing by the same
/// one, whatever its case. What was replaced once is never looked at again.
class Pseudonyms
{
public:
    explicit Pseudonyms(QString text) : m_text(std::move(text)) {}

    const QString &text() const { return m_text; }

    /// The pseudonym of a thing of this kind ("user", "host", …), made up when it is new.
    QString of(const QString &kind, const QString &thing);
    /// Replaces group 1 of each match, unless it is one of the exceptions.
    void replace(const QRegularExpression &pattern, const QString &kind,
                 const QStringList &exceptions = {});
    /// Replaces a word wherever it stands alone, that is between characters that are neither
    /// letters nor digits; "anna" is found in "anna_v2" but not in "hannah".
    void replaceWord(const QString &word, const QString &kind, const QString &thing);
    /// Replaces a path, however its separators are written or escaped.
    void replacePath(const QString &path, const QString &kind);

private:
    void replaceGroup(const QRegularExpression &pattern,
                      const std::function<QString(const QString &)> &replacement);

    QString m_text;
    QHash<QString, QString> m_known;
    QHash<QString, int> m_counts;
};

/// The first group of each match, without repetition.
QStringList matchesIn(const QString &text, const QRegularExpression &pattern);

} // namespace headroom
