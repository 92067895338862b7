// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/progressbar.h"

#include "base/numbers.h"
#include "log/characters.h"

#include <algorithm>

namespace headroom {

namespace {

/// The bar's parts around its percent sign, found without reading the bar itself.
struct Anchor
{
    qsizetype percentStart = 0; ///< of the number before "%"
    qsizetype countStart = 0;   ///< of "355/3000 ["
};

/// Skips the drawing between two "|"; without glyphs ("100% 499/499 [") there is none.
std::optional<qsizetype> countAfter(QByteArrayView segment, qsizetype percent)
{
    qsizetype at = percent + 1;
    if (at < segment.size() && segment[at] == '|') {
        at = segment.indexOf('|', at + 1);
        if (at < 0)
            return std::nullopt;
        ++at;
    }
    while (at < segment.size() && segment[at] == ' ')
        ++at;
    return at < segment.size() && isDigit(segment[at]) ? std::optional(at) : std::nullopt;
}

std::optional<Anchor> findAnchor(QByteArrayView segment)
{
    for (qsizetype percent = segment.indexOf('%'); percent > 0;
         percent = segment.indexOf('%', percent + 1)) {
        qsizetype start = percent;
        while (start > 0 && isDigit(segment[start - 1]))
            --start;
        if (start == percent)
            continue;
        if (const auto count = countAfter(segment, percent))
            return Anchor{start, *count};
    }
    return std::nullopt;
}

std::optional<double> parseRate(QByteArrayView text)
{
    text = text.trimmed();
    const bool perSecond = text.endsWith("it/s");
    if (!perSecond && !text.endsWith("s/it"))
        return std::nullopt;
    const auto value = parseNumber(text.chopped(4));
    if (!value || *value <= 0)
        return std::nullopt;
    return perSecond ? 1.0 / *value : *value;
}

/// The bracket "[elapsed<eta, rate, postfix]".
void readBracket(QByteArrayView bracket, ProgressBar &bar)
{
    const qsizetype eta = bracket.indexOf('<');
    const qsizetype firstComma = bracket.indexOf(',', eta < 0 ? 0 : eta);
    const qsizetype clockEnd = eta >= 0 ? eta : firstComma;
    bar.elapsedSeconds = parseClock(clockEnd < 0 ? bracket : bracket.first(clockEnd));
    if (firstComma < 0)
        return;
    // "3 days, 1:02:03" of the estimate holds a comma of its own.
    qsizetype rateStart = firstComma + 1;
    qsizetype rateEnd = bracket.indexOf(',', rateStart);
    QByteArrayView rate =
        bracket.sliced(rateStart, (rateEnd < 0 ? bracket.size() : rateEnd) - rateStart);
    if (!rate.contains('/') && rateEnd >= 0) {
        rateStart = rateEnd + 1;
        rateEnd = bracket.indexOf(',', rateStart);
        rate = bracket.sliced(rateStart, (rateEnd < 0 ? bracket.size() : rateEnd) - rateStart);
    }
    bar.secondsPerIteration = parseRate(rate);
    if (rateEnd >= 0)
        bar.postfix = bracket.sliced(rateEnd + 1).trimmed();
}

} // namespace

std::optional<double> parseClock(QByteArrayView text)
{
    text = text.trimmed();
    double days = 0;
    if (const qsizetype comma = text.indexOf(','); comma >= 0) {
        const QByteArrayView name = text.first(comma); // "2 days"
        const auto count = parseInteger(name.first(std::max<qsizetype>(name.indexOf(' '), 0)));
        if (!count)
            return std::nullopt;
        days = *count;
        text = text.sliced(comma + 1).trimmed();
    }
    double seconds = 0;
    int parts = 0;
    for (bool more = true; more; ++parts) {
        const qsizetype colon = text.indexOf(':');
        more = colon >= 0;
        const auto part = parseInteger(more ? text.first(colon) : text);
        if (!part || *part < 0)
            return std::nullopt;
        seconds = seconds * 60 + *part;
        text = text.sliced(colon + 1);
    }
    if (parts < 2 || parts > 3)
        return std::nullopt;
    return seconds + days * 24 * 3600;
}

std::optional<QByteArrayView> ProgressBar::value(QByteArrayView key) const
{
    for (qsizetype at = postfix.indexOf(key); at >= 0; at = postfix.indexOf(key, at + 1)) {
        qsizetype start = at + key.size();
        const bool wholeWord = at == 0 || postfix[at - 1] == ' ' || postfix[at - 1] == ',';
        if (!wholeWord || start >= postfix.size() ||
            (postfix[start] != ':' && postfix[start] != '='))
            continue;
        ++start;
        while (start < postfix.size() && postfix[start] == ' ')
            ++start;
        qsizetype end = start;
        while (end < postfix.size() && postfix[end] != ' ' && postfix[end] != ',')
            ++end;
        return postfix.sliced(start, end - start);
    }
    return std::nullopt;
}

std::optional<ProgressBar> parseProgressBar(QByteArrayView segment)
{
    const auto anchor = findAnchor(segment);
    if (!anchor)
        return std::nullopt;
    const qsizetype open = segment.indexOf('[', anchor->countStart);
    if (open < 0)
        return std::nullopt;
    const QByteArrayView counts =
        segment.sliced(anchor->countStart, open - anchor->countStart).trimmed();
    const qsizetype slash = counts.indexOf('/');
    if (slash <= 0)
        return std::nullopt;
    qsizetype close = segment.indexOf(']', open);
    if (close < 0)
        close = segment.size(); // cut off at the end of the file

    ProgressBar bar;
    bar.count = parseInteger(counts.first(slash));
    bar.total = parseInteger(counts.sliced(slash + 1));
    readBracket(segment.sliced(open + 1, close - open - 1), bar);
    QByteArrayView description = segment.first(anchor->percentStart).trimmed();
    if (description.endsWith(':'))
        description.chop(1);
    bar.description = description.trimmed();
    bar.after = close < segment.size() ? segment.sliced(close + 1).trimmed() : QByteArrayView();
    return bar;
}

} // namespace headroom
