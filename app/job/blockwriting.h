// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/configblock.h"
#include "job/editing.h"

/// How blocks are written that an edit adds as a whole. Inside of this room only.
namespace headroom {

/// The value of a node with its mappings as ConfigBlock.
QVariant wholeValue(const JobText::Document &document, NodeId id);

/// Where the lines of a block go.
struct BlockPlace
{
    qsizetype column = 0; ///< of the key, or of the dash, that the value belongs to
    int step = 2;
    QByteArray lineBreak;
};

/// What follows the colon behind a key: " value", or the lines of a block.
Result<QByteArray> textBehindKey(const QVariant &value, const WritingStyle &style,
                                 const BlockPlace &place);
/// What follows the dash of a list element: " value", or the lines of a block.
Result<QByteArray> textBehindDash(const QVariant &value, const WritingStyle &style,
                                  const BlockPlace &place);
/// A value that is added between brackets: in JSON over several lines, where its neighbours are.
Result<QByteArray> textBetweenBrackets(const JobText::Document &document, NodeId collection,
                                       const QVariant &value, const WritingStyle &style);
/// The style of the strings in a block that joins a list: as in its last block.
WritingStyle styleForElement(const JobText::Document &document, NodeId list, const QVariant &value);

} // namespace headroom
