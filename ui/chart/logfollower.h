// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/run.h"
#include "log/signatures.h"
#include "ui/shell/backgroundjob.h"

#include <QTimer>

namespace headroom {

/// Reads a log anew whenever it has grown, while its job runs.
class LogFollower : public QObject
{
    Q_OBJECT

public:
    explicit LogFollower(QObject *parent = nullptr);

    /// Looks every so many milliseconds.
    void start(const QString &path, const Signatures &signatures, int interval = 3000);
    void stop();
    bool isFollowing() const { return m_look.isActive(); }

Q_SIGNALS:
    void grown(const headroom::Run &run); ///< the last run in the log, as it stands now

private:
    void look();

    QTimer m_look;
    BackgroundJob m_reading;
    QString m_path;
    Signatures m_signatures;
    qint64 m_bytes = -1;
};

} // namespace headroom
