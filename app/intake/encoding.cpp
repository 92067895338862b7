// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/encoding.h"

#include "intake/codepages.h"

#include <algorithm>

namespace headroom {

namespace {

constexpr QByteArrayView kUtf8Mark("\xEF\xBB\xBF");
constexpr QByteArrayView kUtf16LeMark("\xFF\xFE");
constexpr QByteArrayView kUtf16BeMark("\xFE\xFF");

/// Shares of the bytes that text does not hold.
struct ByteCounts
{
    qsizetype nulAtEven = 0;
    qsizetype nulAtOdd = 0;
    qsizetype control =
        0; ///< below 0x20, without NUL and what logs use: tab, line ends, escape, backspace
};

ByteCounts countBytes(QByteArrayView sample)
{
    ByteCounts counts;
    for (qsizetype i = 0; i < sample.size(); ++i) {
        const auto byte = static_cast<unsigned char>(sample[i]);
        if (byte == 0)
            ++(i % 2 == 0 ? counts.nulAtEven : counts.nulAtOdd);
        else if (byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r' && byte != 0x1B &&
                 byte != '\b' && byte != '\f')
            ++counts.control;
    }
    return counts;
}

/// How many bytes a UTF-8 character takes that starts with this byte; 0 for a byte that starts
/// none.
int sequenceLength(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead < 0xE0)
        return 2;
    if (lead >= 0xE0 && lead < 0xF0)
        return 3;
    if (lead >= 0xF0 && lead < 0xF5)
        return 4;
    return 0;
}

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

/// The length of an unfinished character at the end of the text, 0 when it ends cleanly.
qsizetype cutTail(QByteArrayView text)
{
    for (qsizetype back = 1; back <= std::min<qsizetype>(3, text.size()); ++back) {
        const char byte = text[text.size() - back];
        if (isContinuation(byte))
            continue;
        return sequenceLength(static_cast<unsigned char>(byte)) > back ? back : 0;
    }
    return 0;
}

/// Whether a text with broken bytes is UTF-8 all the same: most of its non-ASCII bytes form valid
/// characters.
bool isMostlyUtf8(QByteArrayView sample)
{
    qsizetype valid = 0;
    qsizetype broken = 0;
    for (qsizetype i = 0; i < sample.size();) {
        const int length = sequenceLength(static_cast<unsigned char>(sample[i]));
        qsizetype next = i + 1;
        while (next < sample.size() && next < i + length && isContinuation(sample[next]))
            ++next;
        if (length == 0 || (next < i + length && next < sample.size()))
            ++broken;
        else if (length > 1)
            ++valid;
        i = next;
    }
    return valid > 2 * broken;
}

/// Logs of killed machines may end in a run of NULs; they say nothing about the encoding.
QByteArrayView withoutNulTail(QByteArrayView sample)
{
    qsizetype size = sample.size();
    while (size > 0 && sample[size - 1] == '\0')
        --size;
    // UTF-16 text ends in at most one NUL byte of its last character.
    return sample.size() - size > 8 ? sample.first(size) : sample;
}

} // namespace

std::optional<QString> detectEncoding(QByteArrayView sample)
{
    if (sample.startsWith(kUtf8Mark))
        return QStringLiteral("UTF-8 BOM");
    if (sample.startsWith(kUtf16LeMark))
        return QStringLiteral("UTF-16LE");
    if (sample.startsWith(kUtf16BeMark))
        return QStringLiteral("UTF-16BE");

    sample = withoutNulTail(sample);
    const ByteCounts counts = countBytes(sample);
    const qsizetype pairs = sample.size() / 2;
    if (counts.nulAtOdd > pairs / 3 && counts.nulAtEven < pairs / 20 + 1)
        return QStringLiteral("UTF-16LE");
    if (counts.nulAtEven > pairs / 3 && counts.nulAtOdd < pairs / 20 + 1)
        return QStringLiteral("UTF-16BE");
    if ((counts.nulAtEven + counts.nulAtOdd + counts.control) * 50 > sample.size())
        return std::nullopt;

    // The sample may end inside a character.
    if (sample.chopped(cutTail(sample)).isValidUtf8() || isMostlyUtf8(sample))
        return QStringLiteral("UTF-8");
    return likeliestCodePage(sample);
}

TextDecoder::TextDecoder(const QString &encoding)
{
    if (encoding == u"UTF-16LE")
        m_decoder = QStringDecoder(QStringConverter::Utf16LE);
    else if (encoding == u"UTF-16BE")
        m_decoder = QStringDecoder(QStringConverter::Utf16BE);
    else if (encoding.startsWith(u"UTF-8"))
        m_isUtf8 = true;
    else
        m_decoder = decoderFor(encoding);
}

void TextDecoder::decode(QByteArrayView block, const std::function<void(QByteArrayView)> &sink)
{
    if (block.isEmpty())
        return;
    if (m_isUtf8)
        decodeUtf8(block, sink);
    else
        decodeOther(block, sink);
}

void TextDecoder::decodeUtf8(QByteArrayView block, const std::function<void(QByteArrayView)> &sink)
{
    QByteArray joined;
    if (!m_cutBytes.isEmpty()) {
        joined = m_cutBytes + block.toByteArray();
        block = joined;
        m_cutBytes.clear();
    }
    if (m_atStart && block.size() < kUtf8Mark.size() && kUtf8Mark.startsWith(block)) {
        m_cutBytes = block.toByteArray();
        return;
    }
    if (m_atStart && block.startsWith(kUtf8Mark))
        block = block.sliced(kUtf8Mark.size());
    m_atStart = false;
    const qsizetype cut = cutTail(block);
    m_cutBytes = block.last(cut).toByteArray();
    block.chop(cut);
    if (block.isEmpty())
        return;
    if (block.isValidUtf8())
        sink(block);
    else
        sink(QString::fromUtf8(block).toUtf8());
}

void TextDecoder::decodeOther(QByteArrayView block, const std::function<void(QByteArrayView)> &sink)
{
    QString text = m_cutPair + QString(m_decoder.decode(block));
    m_cutPair.clear();
    if (!text.isEmpty() && text.back().isHighSurrogate()) {
        m_cutPair = text.last(1);
        text.chop(1);
    }
    if (m_atStart && text.startsWith(QChar(QChar::ByteOrderMark)))
        text.removeFirst();
    if (text.isEmpty())
        return;
    m_atStart = false;
    sink(text.toUtf8());
}

void TextDecoder::finish(const std::function<void(QByteArrayView)> &sink)
{
    static constexpr QByteArrayView kReplacement("\xEF\xBF\xBD");
    if (!m_cutBytes.isEmpty() || !m_cutPair.isEmpty())
        sink(kReplacement);
    m_cutBytes.clear();
    m_cutPair.clear();
}

} // namespace headroom
