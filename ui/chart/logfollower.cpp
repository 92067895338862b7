// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/logfollower.h"

#include "intake/source.h"
#include "log/logreader.h"

#include <QFileInfo>

namespace headroom {

namespace {

std::optional<Run> lastRunIn(const QString &path, const Signatures &signatures,
                             const Progress &progress)
{
    const Result<std::vector<Source>> sources = openPath(path);
    if (!sources)
        return std::nullopt; // being replaced just now: the next look will tell
    LogReader reader(signatures);
    const Result<void> read = sources->front().readText(
        [&reader](QByteArrayView block) { reader.feed(block); }, progress);
    std::vector<Run> runs = reader.finish();
    if (!read || runs.empty())
        return std::nullopt;
    return std::move(runs.back());
}

} // namespace

LogFollower::LogFollower(QObject *parent) : QObject(parent)
{
    connect(&m_look, &QTimer::timeout, this, &LogFollower::look);
}

void LogFollower::start(const QString &path, const Signatures &signatures, int interval)
{
    m_path = path;
    m_signatures = signatures;
    m_bytes = QFileInfo(path).size();
    m_look.start(interval);
}

void LogFollower::stop()
{
    m_look.stop();
    m_reading.cancel();
}

void LogFollower::look()
{
    const qint64 bytes = QFileInfo(m_path).size();
    if (bytes == m_bytes || m_reading.isRunning())
        return;
    m_bytes = bytes;
    m_reading.start([path = m_path, signatures = m_signatures](
                        const Progress &progress) { return lastRunIn(path, signatures, progress); },
                    [this](const std::optional<Run> &run) {
                        if (run)
                            Q_EMIT grown(*run);
                    });
}

} // namespace headroom
