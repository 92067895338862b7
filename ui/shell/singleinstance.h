// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QStringList>

namespace headroom {

/// One window for all files: a second start of the program hands its files to the first and ends.
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    /// The name tells programs of other users and of other kinds apart.
    explicit SingleInstance(const QString &name = usualName(), QObject *parent = nullptr);
    static QString usualName();

    /// Hands the files to a running program; false when there is none, and then this one listens.
    bool handOver(const QStringList &files);

Q_SIGNALS:
    void filesReceived(const QStringList &files); ///< absolute paths; empty: just come to the front

private:
    void receive();

    QString m_name;
    QLocalServer m_server;
};

} // namespace headroom
