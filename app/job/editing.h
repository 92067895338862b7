// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/document.h"
#include "job/scalars.h"

#include <variant>

/// How single changes of a config become replacements of its text. Inside of this room only.
namespace headroom {

/// Bytes of the text to be replaced.
struct Splice
{
    Span span;
    QByteArray text;
};
using Splices = std::vector<Splice>;

/// The text with all splices made; they must not overlap.
QByteArray spliced(const QByteArray &bytes, Splices splices);

/// One step of an edit: whole values are set, list elements are inserted one by one.
struct Operation
{
    enum class Kind { Set, Remove, InsertElement };
    Kind kind = Kind::Set;
    std::vector<PathPart>
        parts; ///< InsertElement: the element that the new one comes before, or one past the last
    QVariant value;
};

/// The operations that make an edit in this document. A list that stays a list changes element by
/// element, so that its layout and comments stay.
std::vector<Operation> operationsFor(const JobText::Document &document, const Edit &edit,
                                     const std::vector<PathPart> &parts);

/// The replacements that make one operation.
Result<Splices> splicesFor(const JobText::Document &document, const Operation &operation);

// Parts of splicesFor(), by what they do.

Result<Splices> setNode(const JobText::Document &document, NodeId id, const QVariant &value);
/// Writes a chain of new keys, the last with the value, into a mapping (or a null that becomes
/// one).
Result<Splices> insertKeys(const JobText::Document &document, NodeId container,
                           const QStringList &keys, const QVariant &value);
Result<Splices> insertElement(const JobText::Document &document, NodeId list, int index,
                              const QVariant &value);
Result<Splices> removeNode(const JobText::Document &document, NodeId id);

// What they share.

/// How values are written at a node's place; `neighbours` is the collection whose strings set the
/// quoting.
WritingStyle styleIn(const JobText::Document &document, NodeId collection);
/// Where an entry's value ends.
qsizetype entryEnd(const JobText::Document &document, NodeId value);
/// Where an entry begins: its key, its dash, or the value itself between brackets.
qsizetype entryBegin(const JobText::Document &document, NodeId value);
/// Behind blanks, line breaks and comments.
qsizetype skipSpaceAndComments(const JobText::Document &document, qsizetype position);
/// Whether only blanks stand before a position in its line.
bool isFirstInLine(const JobText::Document &document, qsizetype position);
/// Whether only blanks and a comment follow in the line.
bool isLastInLine(const JobText::Document &document, qsizetype position);
/// The blanks that the line of a position starts with.
QByteArray indentAt(const JobText::Document &document, qsizetype position);
/// The step of indentation that this file uses.
int indentStep(const JobText::Document &document);
/// The begin of the line after the one of a position; the end of the text when there is none.
qsizetype nextLineBegin(const JobText::Document &document, qsizetype position);

Error cannotEdit(const QString &why);

} // namespace headroom
