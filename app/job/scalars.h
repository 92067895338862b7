// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job/document.h"

/// What scalars mean to AI Toolkit (PyYAML's YAML 1.1, where "1e-4" is a number as well; or JSON),
/// and how values are written so that both PyYAML and YAML 1.2 readers agree on them.
namespace headroom {

/// The value of a plain scalar: bool, int, qlonglong, double, QString, or nullptr for null.
QVariant plainValue(const QByteArray &text);

/// The value of a node: a scalar's, a list of these, invalid for a mapping. Aliases are followed.
/// Lists nested too deeply or too large to be anybody's setting are cut short.
QVariant valueOfNode(const JobText::Document &document, NodeId id);

/// Whether Python takes a value for true.
bool isTruthy(const QVariant &value);

/// How a value is to be written.
struct WritingStyle
{
    ScalarStyle strings = ScalarStyle::Double; ///< preferred quoting of strings
    bool flow = false;                         ///< between brackets
    bool json = false;
    bool padded = false; ///< lists as "[ 1, 2 ]"
};

/// The text of a scalar, a list or a block, in brackets where it needs them; an Error for what
/// cannot be written, such as infinity.
Result<QByteArray> writeValue(const QVariant &value, const WritingStyle &style);
/// The text of a mapping's key.
QByteArray writeKey(const QString &key, const WritingStyle &style);

/// Whether two values are the same setting: 1 and 1.0 are, true and 1 are not.
bool sameValue(const QVariant &left, const QVariant &right);

} // namespace headroom
