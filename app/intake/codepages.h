// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringDecoder>

namespace headroom {

/// The legacy code page in which the bytes read most like words: those of Windows (ANSI) and of its
/// console (OEM) in the languages that users of AI Toolkit write in. Bytes that fit none are
/// "windows-1252".
QString likeliestCodePage(QByteArrayView sample);

/// A decoder for a code page; where this Qt knows it not, Latin-1, which loses no byte.
QStringDecoder decoderFor(const QString &codePage);

} // namespace headroom
