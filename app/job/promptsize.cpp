// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "job/promptsize.h"

#include <QRegularExpression>

namespace headroom {

namespace {

using namespace Qt::StringLiterals;

/// "--w 768": groups are the flag and its number.
const QRegularExpression &sizeFlag()
{
    static const QRegularExpression pattern(
        QStringLiteral("(?<=^|\\s)--(w|h|frames|num_frames)\\s+(\\d{1,6})(?=\\s|$)"));
    return pattern;
}

std::optional<int> PromptSize::*fieldOf(const QString &flag)
{
    if (flag.startsWith(u'w'))
        return &PromptSize::width;
    return flag.startsWith(u'h') ? &PromptSize::height : &PromptSize::frames;
}

} // namespace

PromptSize sizeInPrompt(const QString &prompt)
{
    PromptSize size;
    for (const QRegularExpressionMatch &match : sizeFlag().globalMatch(prompt))
        size.*fieldOf(match.captured(1)) = match.captured(2).toInt();
    return size;
}

QString promptWithSmallerSize(const QString &prompt, const PromptSize &size)
{
    QString changed;
    qsizetype position = 0;
    for (const QRegularExpressionMatch &match : sizeFlag().globalMatch(prompt)) {
        const std::optional<int> value = size.*fieldOf(match.captured(1));
        changed += QStringView(prompt).sliced(position, match.capturedStart(2) - position);
        const bool asksForMore = value && match.captured(2).toInt() > *value;
        changed += asksForMore ? QString::number(*value) : match.captured(2);
        position = match.capturedEnd(2);
    }
    return changed + prompt.sliced(position);
}

} // namespace headroom
