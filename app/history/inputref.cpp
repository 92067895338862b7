// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/inputref.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QFile>

#include <algorithm>

namespace headroom {

namespace {

constexpr qint64 kWindow = 64 * 1024;

/// Of the first `size` bytes of a device.
QString fingerprintOf(QIODevice &device, qint64 size)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const qint64 window = std::min(size, kWindow);
    for (const qint64 offset : {qint64(0), size - window}) {
        if (!device.seek(offset))
            return {};
        const QByteArray part = device.read(window);
        if (part.size() != window)
            return {};
        hash.addData(part);
    }
    return QString::fromLatin1(hash.result().toHex());
}

} // namespace

InputRef refOf(const Source &source)
{
    InputRef input{.path = source.diskPath.isEmpty() ? source.path : source.diskPath,
                   .kind = source.kind,
                   .bytes = source.bytes,
                   .fingerprint = {}};
    if (source.contents.isEmpty()) {
        QFile file(source.diskPath);
        if (file.open(QIODevice::ReadOnly))
            input.fingerprint = fingerprintOf(file, std::min(source.bytes, file.size()));
    } else {
        QBuffer buffer;
        buffer.setData(source.contents);
        buffer.open(QIODevice::ReadOnly);
        input.bytes = source.contents.size();
        input.fingerprint = fingerprintOf(buffer, input.bytes);
    }
    return input;
}

InputState stateOf(const InputRef &input)
{
    QFile file(input.path);
    if (input.path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return InputState::Missing;
    if (file.size() < input.bytes || fingerprintOf(file, input.bytes) != input.fingerprint)
        return InputState::Other;
    return file.size() == input.bytes ? InputState::Same : InputState::Grown;
}

} // namespace headroom
