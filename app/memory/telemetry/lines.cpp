// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/lines.h"

namespace headroom::telemetry {

std::vector<QByteArrayView> linesOf(QByteArrayView text)
{
    std::vector<QByteArrayView> lines;
    qsizetype start = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] != '\n' && text[at] != '\r')
            continue;
        lines.push_back(text.sliced(start, at - start));
        if (text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n')
            ++at;
        start = at + 1;
    }
    if (start < text.size())
        lines.push_back(text.sliced(start));
    return lines;
}

QByteArray withoutEscapes(QByteArrayView text)
{
    QByteArray plain;
    plain.reserve(text.size());
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] != '\x1B') {
            plain += text[at];
            continue;
        }
        // ESC [ parameters letter; other sequences are two characters long.
        if (++at < text.size() && text[at] == '[') {
            do {
                ++at;
            } while (at < text.size() && (text[at] < '@' || text[at] > '~'));
        }
    }
    return plain;
}

} // namespace headroom::telemetry
