// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/codepages.h"

#include <QByteArray>

#include <array>

namespace headroom {

namespace {

/// The scripts a code page is used for; other letters in its reading speak against it.
enum class Script { Latin, Japanese, Chinese, Korean, Cyrillic };

struct CodePage
{
    const char *name;
    Script script;
};

// In order of preference where two read equally well.
constexpr std::array<CodePage, 7> kCodePages{{{"windows-1252", Script::Latin},
                                              {"IBM850", Script::Latin},
                                              {"Shift_JIS", Script::Japanese},
                                              {"GB18030", Script::Chinese},
                                              {"windows-949", Script::Korean},
                                              {"windows-1251", Script::Cyrillic},
                                              {"IBM866", Script::Cyrillic}}};

constexpr qsizetype kMostBytes = 16 * 1024; ///< of the lines that count; enough to tell

/// Only the lines with non-ASCII bytes: they decide, and a large log has few of them.
QByteArray telltaleLines(QByteArrayView sample)
{
    QByteArray lines;
    for (qsizetype start = 0; start < sample.size() && lines.size() < kMostBytes;) {
        qsizetype end = sample.indexOf('\n', start);
        if (end < 0)
            end = sample.size();
        const QByteArrayView line = sample.sliced(start, end - start);
        for (const char byte : line) {
            if (static_cast<unsigned char>(byte) >= 0x80) {
                lines += line.first(std::min<qsizetype>(line.size(), 2048)).toByteArray() + '\n';
                break;
            }
        }
        start = end + 1;
    }
    return lines;
}

bool isAsciiLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

bool isBetween(QChar c, char16_t first, char16_t last)
{
    return c.unicode() >= first && c.unicode() <= last;
}

/// How well one non-ASCII character fits the script, given its neighbours. The weights are
/// judgement, tried on German, Portuguese, Japanese, Chinese, Korean and Russian console texts.
double fit(QChar c, QChar before, QChar after, Script script)
{
    const bool inWord = isAsciiLetter(before) && isAsciiLetter(after);
    const bool atWord = isAsciiLetter(before) || isAsciiLetter(after);
    if (c == QChar::ReplacementCharacter || c.category() == QChar::Other_Control ||
        c.category() == QChar::Other_NotAssigned || c.category() == QChar::Other_PrivateUse)
        return -10;
    if (isBetween(c, 0x3040, 0x30FF)) // kana
        return script == Script::Japanese ? 3 : -1;
    if (isBetween(c, 0xFF61,
                  0xFF9F)) // half-width kana: what double-byte text turns into by mistake
        return script == Script::Japanese ? -0.5 : -3;
    if (isBetween(c, 0x4E00, 0x9FFF)) {
        if (inWord)
            return -3;
        return script == Script::Japanese || script == Script::Chinese ? 1.6 : -1;
    }
    if (isBetween(c, 0xAC00, 0xD7A3))
        return script == Script::Korean && !inWord ? 3 : -1;
    if (isBetween(c, 0x3000, 0x303F) || isBetween(c, 0xFF01, 0xFF5E))
        return script != Script::Latin && script != Script::Cyrillic ? 1.5 : -1;
    if (isBetween(c, 0x0400, 0x04FF)) {
        if (script != Script::Cyrillic || atWord)
            return -1;
        return c.isUpper() && before.isLower() ? -0.5 : 0.9;
    }
    if (isBetween(c, 0x00C0, 0x00FF) && c.isLetter()) {
        if (script != Script::Latin)
            return -1;
        if (c.isUpper() && before.isLower())
            return -1;
        return atWord ? 1 : -0.3;
    }
    if (isBetween(c, 0x2500, 0x259F)) // frames and blocks of OEM code pages
        return inWord ? -2 : (c == before || c == after ? 0.5 : 0);
    return inWord ? -1 : 0; // symbols and quotation marks
}

double score(const QString &text, Script script)
{
    double sum = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c.unicode() < 0x80)
            continue;
        const QChar before = i > 0 ? text[i - 1] : QChar(u' ');
        const QChar after = i + 1 < text.size() ? text[i + 1] : QChar(u' ');
        sum += fit(c, before, after, script);
    }
    return sum;
}

} // namespace

QString likeliestCodePage(QByteArrayView sample)
{
    const QByteArray lines = telltaleLines(sample);
    QString best = QStringLiteral("windows-1252");
    double bestScore = 0;
    for (const CodePage &page : kCodePages) {
        QStringDecoder decoder(page.name);
        if (!decoder.isValid())
            continue;
        const QString text = decoder.decode(lines);
        const double pageScore = score(text, page.script);
        if (pageScore > bestScore) {
            best = QString::fromLatin1(page.name);
            bestScore = pageScore;
        }
    }
    return best;
}

QStringDecoder decoderFor(const QString &codePage)
{
    QStringDecoder decoder(codePage.toLatin1().constData());
    if (decoder.isValid())
        return decoder;
    return QStringDecoder(QStringConverter::Latin1);
}

} // namespace headroom
