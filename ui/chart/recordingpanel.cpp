// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/recordingpanel.h"

#include "base/numbers.h"
#include "ui/widgets/copybutton.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStandardPaths>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

/// Of the card, above which a warning comes: what a step may still take at once.
constexpr double kNearlyFull = 0.94;
constexpr int kPatience = 1500; ///< milliseconds between two readings of a growing recording

QWidget *makeCommandRow(TextLabel *command, CopyButton *copy, QWidget *parent)
{
    auto *widget = new QWidget(parent);
    auto *row = new QHBoxLayout(widget);
    row->setContentsMargins({});
    row->setSpacing(grid::kFieldGap);
    row->addWidget(command, 1);
    row->addWidget(copy, 0, Qt::AlignTop);
    return widget;
}

} // namespace

RecordingPanel::RecordingPanel(QWidget *parent)
    : QWidget(parent),
      m_message(new InlineMessage(this)),
      m_how(new TextLabel(TextRole::Body, this)),
      m_command(new TextLabel(TextRole::Code, recordingCommand(), this)),
      m_copy(new CopyButton(this)),
      m_record(new QPushButton(this))
{
    m_message->setObjectName(u"recordingMessage"_s);
    m_command->setObjectName(u"recordingCommand"_s);
    m_copy->setObjectName(u"copyCommand"_s);
    m_record->setObjectName(u"record"_s);
    m_copy->setContents(recordingCommand());
    m_commandRow = makeCommandRow(m_command, m_copy, this);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(grid::kFieldGap);
    column->addWidget(m_message);
    column->addWidget(m_how);
    column->addWidget(m_commandRow);
    column->addWidget(m_record, 0, Qt::AlignLeft);

    connect(m_record, &QPushButton::clicked, this, &RecordingPanel::askAndToggle);
    connect(&m_recorder, &Recorder::failed, m_message, &InlineMessage::showError);
    connect(&m_recorder, &Recorder::runningChanged, this, [this](bool running) {
        retranslate();
        Q_EMIT recordingChanged(running);
    });
    connect(&m_recorder, &Recorder::recorded, this, [this] {
        if (!m_patience.isActive())
            m_patience.start();
    });
    connect(&m_patience, &QTimer::timeout, this, &RecordingPanel::read);
    retranslate();
}

RecordingPanel::~RecordingPanel()
{
    m_recorder.disconnect(this);
}

void RecordingPanel::setCommandShown(bool shown)
{
    m_how->setVisible(shown);
    m_commandRow->setVisible(shown);
}

void RecordingPanel::askAndToggle()
{
    if (m_recorder.isRunning()) {
        toggle({});
        return;
    }
    if (!m_tool)
        m_tool = findRecordingTool();
    if (!m_tool) {
        m_message->showWarning(
            tr("Neither nvidia-smi nor rocm-smi was found on this computer."),
            tr("Record where the training runs, and drop the file on this window."));
        return;
    }
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Record to"), folder + "/vram.csv"_L1, tr("Tables (*.csv)"));
    if (!path.isEmpty())
        toggle(path);
}

void RecordingPanel::toggle(const QString &path)
{
    m_message->solve();
    if (m_recorder.isRunning()) {
        m_recorder.stop();
        read();
    } else if (const auto started = m_recorder.start(*m_tool, path); !started) {
        m_message->showError(started.error());
    }
}

void RecordingPanel::read()
{
    m_reading.start([text = m_recorder.text(), path = m_recorder.path()](
                        const Progress &) { return readTelemetry(text, path); },
                    [this](const Result<TelemetryFile> &file) { take(file); });
}

void RecordingPanel::take(const Result<TelemetryFile> &file)
{
    if (!file)
        return; // nothing but a header yet
    for (const Series &series : file->series) {
        const std::optional<Bytes> used = series.samples.back().used;
        if (!m_recorder.isRunning() || !used || !series.capacity)
            continue;
        if (*used > *series.capacity * kNearlyFull) {
            m_message->showWarning(tr("The card is nearly full: %1 of %2.")
                                       .arg(showSize(*used), showSize(*series.capacity)));
        }
    }
    Q_EMIT grown(*file);
}

void RecordingPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RecordingPanel::retranslate()
{
    m_how->setText(tr("To see the memory of the next run, type this in a second terminal on the "
                      "computer that trains, stop it with Ctrl+C, and drop vram.csv here:"));
    m_copy->setSubject(tr("the command that records the memory"));
    m_record->setText(m_recorder.isRunning() ? tr("S&top recording") : tr("&Record here…"));
}

} // namespace headroom
