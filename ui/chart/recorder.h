// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QFile>
#include <QProcess>
#include <QStringList>
#include <QTimer>

#include <optional>

namespace headroom {

/// A program that tells how full the card is.
struct RecordingTool
{
    QString program;
    QStringList arguments;
    bool repeats = true; ///< it goes on by itself; otherwise it is started anew each second
};

/// nvidia-smi or rocm-smi, whichever the system has.
std::optional<RecordingTool> findRecordingTool();

/// Watches the card while a job runs and writes what the tool says into a file, as a person would
/// from a terminal.
class Recorder : public QObject
{
    Q_OBJECT

public:
    explicit Recorder(QObject *parent = nullptr);
    ~Recorder() override;

    Result<void> start(const RecordingTool &tool, const QString &path);
    void stop();
    bool isRunning() const { return m_running; }
    QString path() const { return m_file.fileName(); }
    /// All that was recorded.
    const QByteArray &text() const { return m_text; }

Q_SIGNALS:
    void recorded(); ///< text() has grown
    void runningChanged(bool running);
    void failed(const headroom::Error &error);

private:
    void take();
    void begin();
    void end(const QString &why);

    QProcess m_process;
    QTimer m_next;
    RecordingTool m_tool;
    QFile m_file;
    QByteArray m_text;
    bool m_running = false;
};

} // namespace headroom
