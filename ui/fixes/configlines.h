// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// Between the bytes of a config and the text of an editor, which knows one kind of line end only.
namespace headroom {

/// The text as an editor shows it: without byte-order mark, each line end a line feed.
QString editorText(const QByteArray &bytes);

/// The bytes for an edited text. Lines that were not touched keep their own line ends; new ones get
/// the kind that is used most; the byte-order mark stays.
QByteArray editedBytes(const QByteArray &before, const QString &edited);

} // namespace headroom
