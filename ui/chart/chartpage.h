// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/telemetry/telemetry.h"
#include "ui/chart/charttools.h"
#include "ui/shell/page.h"

class QPushButton;
class QStackedWidget;
class QTableView;

namespace headroom {

class ForecastChart;
class InlineMessage;
class LogFollower;
class MemoryChart;
class PageFrame;
class RecordingPanel;
class SampleModel;
class TextLabel;

/// The page "VRAM": the memory of the card over the run as it was measured, the forecast by phase,
/// and both as a table. Without telemetry it tells how to record some.
class ChartPage : public Page
{
    Q_OBJECT

public:
    explicit ChartPage(CaseModel *model, QWidget *parent = nullptr);
    ~ChartPage() override;

    /// Writes what is shown: a picture by ".png" or ".svg", the table by ".csv".
    Result<void> exportTo(const QString &path);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void refresh();
    void redrawLater();
    void chooseSeries();
    void redraw(bool keepView);
    void takeRecording(const TelemetryFile &file);
    void follow(bool recording);
    const Run *run() const;
    void showView(ChartViewKind view);
    void fillTable();
    void saveAs();
    void retranslate();
    ChartSource source() const;
    QString sentence() const;
    QString notes() const;
    QStringList sourceNames() const;

    PageFrame *m_frame;
    ChartTools *m_tools;
    QStackedWidget *m_views;
    MemoryChart *m_chart;
    ForecastChart *m_forecast;
    QTableView *m_table;
    SampleModel *m_samples;
    TextLabel *m_reading, *m_notes;
    InlineMessage *m_message;
    RecordingPanel *m_recording;
    LogFollower *m_follower;

    std::vector<Series> m_series; ///< what can be shown: telemetry, a recording, the log's figures
    std::vector<Series> m_recorded;
    std::optional<Series> m_figures; ///< of the log
    std::optional<Run> m_liveRun;    ///< of a log that has grown since it was opened
    int m_current = -1;              ///< of m_series
    RunTimeline m_timeline;
    Alignment m_alignment;
    double m_shift = 0;
    enum class Stale { No, Drawing, Case };
    Stale m_stale = Stale::Case; ///< what has changed while the page was not seen
};

} // namespace headroom
