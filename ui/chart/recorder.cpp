// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/recorder.h"

#include "memory/telemetry/telemetry.h"

#include <QDateTime>
#include <QStandardPaths>

#include <chrono>

namespace headroom {

namespace {

constexpr std::chrono::seconds kInterval(1);
constexpr qsizetype kMost = 256 * 1024 * 1024;

} // namespace

std::optional<RecordingTool> findRecordingTool()
{
    QString program = QStandardPaths::findExecutable(QStringLiteral("nvidia-smi"));
    if (!program.isEmpty()) {
        // The command that people type, without the file: its output is read here.
        QStringList arguments = recordingCommand().split(QLatin1Char(' ')).sliced(1);
        arguments.resize(arguments.indexOf(QStringLiteral("-f")));
        return RecordingTool{program, arguments, true};
    }
    program = QStandardPaths::findExecutable(QStringLiteral("rocm-smi"));
    if (!program.isEmpty()) {
        return RecordingTool{
            program,
            {QStringLiteral("--showmeminfo"), QStringLiteral("vram"), QStringLiteral("--csv")},
            false};
    }
    return std::nullopt;
}

Recorder::Recorder(QObject *parent) : QObject(parent)
{
    m_next.setSingleShot(true);
    m_next.setInterval(kInterval);
    connect(&m_next, &QTimer::timeout, this, &Recorder::begin);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &Recorder::take);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            end(m_process.errorString());
    });
    connect(&m_process, &QProcess::finished, this, [this](int code) {
        take();
        if (m_running && !m_tool.repeats && code == 0)
            m_next.start();
        else
            end(QString::fromLocal8Bit(m_process.readAllStandardError()).trimmed());
    });
}

Recorder::~Recorder()
{
    stop();
}

Result<void> Recorder::start(const RecordingTool &tool, const QString &path)
{
    stop();
    m_file.setFileName(path);
    if (!m_file.open(QIODevice::WriteOnly)) {
        return std::unexpected(
            Error{.id = QStringLiteral("recorder.unwritable"),
                  .file = path,
                  .message = tr("The recording cannot be written: %1.").arg(m_file.errorString()),
                  .remedy = tr("Choose another folder.")});
    }
    m_tool = tool;
    m_text.clear();
    m_running = true;
    Q_EMIT runningChanged(true);
    begin();
    return {};
}

void Recorder::begin()
{
    if (!m_tool.repeats) {
        // The tool tells no time of its own.
        const QByteArray now = QDateTime::currentDateTime().toString(Qt::ISODate).toLatin1() + '\n';
        m_text += now;
        m_file.write(now);
    }
    m_process.start(m_tool.program, m_tool.arguments, QIODevice::ReadOnly);
}

void Recorder::take()
{
    const QByteArray output = m_process.readAllStandardOutput();
    if (output.isEmpty() || !m_running)
        return;
    m_text += output;
    m_file.write(output);
    m_file.flush();
    Q_EMIT recorded();
    if (m_text.size() > kMost)
        stop();
}

/// The tool stopped by itself.
void Recorder::end(const QString &why)
{
    if (!m_running)
        return;
    const QString program = m_tool.program;
    stop();
    Q_EMIT failed(Error{.id = QStringLiteral("recorder.ended"),
                        .file = {},
                        .message = why.isEmpty() ? tr("%1 stopped.").arg(program)
                                                 : tr("%1 stopped: %2").arg(program, why),
                        .remedy = tr("Run it in a terminal to see whether it works there.")});
}

void Recorder::stop()
{
    if (!std::exchange(m_running, false))
        return;
    m_next.stop();
    if (m_process.state() != QProcess::NotRunning) {
        m_process.kill();
        m_process.waitForFinished(500);
    }
    m_file.close();
    Q_EMIT runningChanged(false);
}

} // namespace headroom
