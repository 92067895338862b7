// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/telemetry/telemetry.h"
#include "ui/chart/recorder.h"
#include "ui/shell/backgroundjob.h"

#include <QWidget>

class QPushButton;

namespace headroom {

class CopyButton;
class InlineMessage;
class TextLabel;

/// How to record the memory of the card: the command to type, and a button that records here.
/// While it records, the series grows, and a warning comes before the card is full.
class RecordingPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RecordingPanel(QWidget *parent = nullptr);
    ~RecordingPanel() override;

    bool isRecording() const { return m_recorder.isRunning(); }
    /// The command can be hidden where a recording is there already.
    void setCommandShown(bool shown);
    /// Records with this tool instead of the system's.
    void setTool(const RecordingTool &tool) { m_tool = tool; }
    /// Starts, or stops.
    void toggle(const QString &path);

Q_SIGNALS:
    void grown(const headroom::TelemetryFile &file);
    void recordingChanged(bool recording);

protected:
    void changeEvent(QEvent *event) override;

private:
    void askAndToggle();
    void read();
    void take(const Result<TelemetryFile> &file);
    void retranslate();

    std::optional<RecordingTool> m_tool;
    Recorder m_recorder;
    BackgroundJob m_reading;
    QTimer m_patience;
    InlineMessage *m_message;
    QWidget *m_commandRow;
    TextLabel *m_how, *m_command;
    CopyButton *m_copy;
    QPushButton *m_record;
};

} // namespace headroom
