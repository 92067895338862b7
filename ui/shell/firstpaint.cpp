// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/firstpaint.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <optional>

#ifdef Q_OS_LINUX
#include <ctime>
#include <unistd.h>
#elif defined(Q_OS_WIN)
#include <qt_windows.h>
#endif

namespace headroom {

namespace {

#ifdef Q_OS_LINUX
/// Field 22 of /proc/self/stat is the start of the process in clock ticks after boot
/// (proc_pid_stat(5)).
std::optional<double> millisecondsRunning()
{
    QFile file(QStringLiteral("/proc/self/stat"));
    timespec now{};
    if (!file.open(QIODevice::ReadOnly) || clock_gettime(CLOCK_BOOTTIME, &now) != 0)
        return std::nullopt;
    const QByteArray stat = file.readAll();
    // The program's name stands in brackets and may hold blanks itself; field 3 follows it.
    const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    constexpr qsizetype kStart = 22 - 3;
    if (fields.size() <= kStart)
        return std::nullopt;
    const double started = fields[kStart].toDouble() / static_cast<double>(sysconf(_SC_CLK_TCK));
    const double seconds =
        static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
    return (seconds - started) * 1000;
}
#elif defined(Q_OS_WIN)
/// Windows counts in steps of 100 ns.
std::optional<double> millisecondsRunning()
{
    FILETIME created{}, exited{}, kernel{}, user{}, now{};
    if (!GetProcessTimes(GetCurrentProcess(), &created, &exited, &kernel, &user))
        return std::nullopt;
    GetSystemTimePreciseAsFileTime(&now);
    const auto ticks = [](const FILETIME &time) {
        return (static_cast<quint64>(time.dwHighDateTime) << 32) | time.dwLowDateTime;
    };
    return static_cast<double>(ticks(now) - ticks(created)) / 10000.0;
}
#else
std::optional<double> millisecondsRunning()
{
    return std::nullopt;
}
#endif

} // namespace

QByteArray firstPaintReport()
{
    const std::optional<double> milliseconds = millisecondsRunning();
    const QJsonObject report{{QStringLiteral("schema"), 1},
                             {QStringLiteral("first_paint_ms"),
                              milliseconds ? QJsonValue(*milliseconds) : QJsonValue()}};
    return QJsonDocument(report).toJson(QJsonDocument::Compact);
}

} // namespace headroom
