// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QStringDecoder>

#include <functional>
#include <optional>

/// From stored bytes to UTF-8 text: which encoding a file has, and decoding it as a stream.
namespace headroom {

/// The encoding of a text, judged from a sample of it: byte-order mark, NUL pattern, strict UTF-8,
/// else the legacy code page whose reading looks most like words. Empty when the bytes are no text
/// at all.
std::optional<QString> detectEncoding(QByteArrayView sample);

/// Decodes a stream block by block; a character cut by a block's end is completed by the next
/// block.
class TextDecoder
{
public:
    explicit TextDecoder(const QString &encoding);

    /// Hands the decoded text on; not called for blocks that yield nothing yet.
    void decode(QByteArrayView block, const std::function<void(QByteArrayView)> &sink);
    /// Ends the stream: what is left of a cut character becomes U+FFFD.
    void finish(const std::function<void(QByteArrayView)> &sink);

private:
    void decodeUtf8(QByteArrayView block, const std::function<void(QByteArrayView)> &sink);
    void decodeOther(QByteArrayView block, const std::function<void(QByteArrayView)> &sink);

    bool m_isUtf8 = false;
    bool m_atStart = true;
    QStringDecoder m_decoder;
    QByteArray m_cutBytes; ///< the beginning of a UTF-8 character whose rest is in the next block
    QString m_cutPair;     ///< a high surrogate whose low one is in the next block
};

} // namespace headroom
