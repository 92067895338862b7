// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/singleinstance.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QFileInfo>
#include <QLocalSocket>

namespace headroom {

namespace {

constexpr int kPatience = 1000; ///< milliseconds for a program on the same machine
constexpr auto kStream = QDataStream::Qt_6_0;

} // namespace

SingleInstance::SingleInstance(const QString &name, QObject *parent) : QObject(parent), m_name(name)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::receive);
}

QString SingleInstance::usualName()
{
    // The home folder stands for the user; its name may hold what a socket's name may not.
    const QByteArray home =
        QCryptographicHash::hash(QDir::homePath().toUtf8(), QCryptographicHash::Sha256);
    return QStringLiteral("headroom-") + QString::fromLatin1(home.toHex().first(16));
}

bool SingleInstance::handOver(const QStringList &files)
{
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (socket.waitForConnected(kPatience)) {
        QByteArray block;
        QDataStream stream(&block, QIODevice::WriteOnly);
        stream.setVersion(kStream);
        stream << files;
        socket.write(block);
        if (socket.waitForBytesWritten(kPatience)) {
            socket.disconnectFromServer();
            if (socket.state() != QLocalSocket::UnconnectedState)
                socket.waitForDisconnected(kPatience);
            return true;
        }
    }
    // A program that was killed leaves its socket behind.
    QLocalServer::removeServer(m_name);
    m_server.listen(m_name);
    return false;
}

void SingleInstance::receive()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            QDataStream stream(socket);
            stream.setVersion(kStream);
            stream.startTransaction();
            QStringList files;
            stream >> files;
            if (stream.commitTransaction())
                Q_EMIT filesReceived(files);
        });
    }
}

} // namespace headroom
