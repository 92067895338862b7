// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/chartpage.h"

#include "ui/chart/chartexport.h"
#include "ui/chart/forecastchart.h"
#include "ui/chart/logfollower.h"
#include "ui/chart/memorychart.h"
#include "ui/chart/recordingpanel.h"
#include "ui/chart/samplemodel.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/pageframe.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

constexpr int kColumnWidth = 144;

} // namespace

ChartPage::ChartPage(CaseModel *model, QWidget *parent)
    : Page(model, parent),
      m_frame(new PageFrame(PageFrame::Contents::Fill, this)),
      m_tools(new ChartTools(this)),
      m_views(new QStackedWidget(this)),
      m_chart(new MemoryChart(this)),
      m_forecast(new ForecastChart(this)),
      m_table(new QTableView(this)),
      m_samples(new SampleModel(this)),
      m_reading(new TextLabel(TextRole::Caption, this)),
      m_notes(new TextLabel(TextRole::Caption, this)),
      m_message(new InlineMessage(this)),
      m_recording(new RecordingPanel(this)),
      m_follower(new LogFollower(this))
{
    setObjectName(u"chartPage"_s);
    build();
    connect(m_tools, &ChartTools::sourceChosen, this, [this](int index) {
        m_current = index;
        m_shift = 0;
        redraw(false);
    });
    connect(m_tools, &ChartTools::axisChosen, this, [this] { redraw(false); });
    connect(m_tools, &ChartTools::viewChosen, this, &ChartPage::showView);
    connect(m_tools, &ChartTools::curveToggled, m_chart, &MemoryChart::setCurveShown);
    connect(m_tools, &ChartTools::zoomRequested, this,
            [this](double factor) { m_chart->zoom(factor); });
    connect(m_tools, &ChartTools::allRequested, m_chart, &MemoryChart::showAll);
    connect(m_tools, &ChartTools::shifted, this, [this](double seconds) {
        m_shift = seconds;
        redraw(true);
    });
    connect(m_chart, &MemoryChart::readingChanged, m_reading, &TextLabel::setText);
    connect(m_recording, &RecordingPanel::grown, this, &ChartPage::takeRecording);
    connect(m_recording, &RecordingPanel::recordingChanged, this, &ChartPage::follow);
    connect(m_follower, &LogFollower::grown, this, [this](const Run &grown) {
        m_liveRun = grown;
        m_timeline = RunTimeline(grown);
        redraw(true);
    });
    connect(m_frame->mainAction(), &QPushButton::clicked, this, &ChartPage::saveAs);
    connect(model, &CaseModel::caseChanged, this, &ChartPage::refresh);
    connect(model, &CaseModel::caseOpened, this, &ChartPage::refresh);
    connect(model, &CaseModel::diagnosisChanged, this, &ChartPage::redrawLater);
    connect(model, &CaseModel::jobChanged, this, &ChartPage::redrawLater);
    retranslate();
}

ChartPage::~ChartPage()
{
    // It tells of itself while it is taken down.
    m_recording->disconnect(this);
}

void ChartPage::build()
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->addWidget(m_frame);
    m_chart->setObjectName(u"memoryChart"_s);
    m_forecast->setObjectName(u"forecastChart"_s);
    m_table->setObjectName(u"sampleTable"_s);
    m_views->setObjectName(u"chartViews"_s);
    m_reading->setObjectName(u"chartReading"_s);
    m_notes->setObjectName(u"chartNotes"_s);
    m_message->setObjectName(u"chartMessage"_s);
    m_notes->setMuted(true);
    m_table->setModel(m_samples);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setDefaultSectionSize(kColumnWidth);
    m_table->horizontalHeader()->setStretchLastSection(true);
    for (QWidget *view : std::initializer_list<QWidget *>{m_chart, m_forecast, m_table})
        m_views->addWidget(view);
    auto *chart = new QVBoxLayout;
    chart->setSpacing(grid::kFieldGap);
    chart->addWidget(m_tools);
    chart->addWidget(m_reading);
    chart->addWidget(m_views, 1);
    chart->addWidget(m_notes);
    m_frame->contents()->addWidget(m_message);
    m_frame->contents()->addLayout(chart, 1);
    m_frame->contents()->addWidget(m_recording);
}

/// Another case: what there is to show, and of that the card that the run used.
void ChartPage::refresh()
{
    if (!isVisible()) {
        m_stale = Stale::Case;
        return;
    }
    m_stale = Stale::No;
    const Case &facts = model()->facts();
    const Run *opened = facts.run();
    m_liveRun.reset();
    m_message->solve();
    m_timeline = opened ? RunTimeline(*opened) : RunTimeline();
    const bool isNewest = facts.current && *facts.current + 1 == facts.runs.size();
    m_figures = opened
                    ? seriesOfLog(*opened, isNewest ? facts.printed : std::vector<PrintedFigure>(),
                                  m_timeline)
                    : std::nullopt;
    chooseSeries();
    redraw(false);
}

void ChartPage::redrawLater()
{
    if (isVisible())
        redraw(true);
    else
        m_stale = std::max(m_stale, Stale::Drawing);
}

void ChartPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    switch (std::exchange(m_stale, Stale::No)) {
    case Stale::Case:
        refresh();
        break;
    case Stale::Drawing:
        redraw(true);
        break;
    case Stale::No:
        break;
    }
}

void ChartPage::chooseSeries()
{
    m_series = model()->facts().series;
    std::ranges::copy(m_recorded, std::back_inserter(m_series));
    const Failure *fatal = run() ? run()->fatalFailure() : nullptr;
    const std::optional<int> gpu = fatal ? fatal->figures.gpuIndex : std::nullopt;
    m_current = -1;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const auto better = [&](const Series &one, const Series &other) {
            if (gpu && one.gpu != other.gpu && (one.gpu == gpu || other.gpu == gpu))
                return one.gpu == gpu;
            return one.peak() > other.peak();
        };
        if (m_current < 0 || better(m_series[i], m_series[std::size_t(m_current)]))
            m_current = int(i);
    }
    m_shift = 0;
    if (m_series.empty() && m_figures) {
        m_series.push_back(*m_figures);
        m_current = 0;
    }
    m_tools->setSources(sourceNames(), m_current);
    const bool hasCurves = m_current >= 0;
    const bool hasForecast = model()->estimateNow().has_value();
    showView(hasCurves && m_series[std::size_t(m_current)].samples.size() > 1
                 ? ChartViewKind::Curves
             : hasForecast || !hasCurves ? ChartViewKind::Forecast
                                         : ChartViewKind::Curves);
    m_tools->setViews(hasCurves, hasForecast, ChartViewKind(m_views->currentIndex()));
}

ChartSource ChartPage::source() const
{
    const Case &facts = model()->facts();
    ChartSource source;
    source.run = run();
    source.timeline = m_timeline;
    source.figures = m_figures ? &*m_figures : nullptr;
    source.limit = facts.gpuCapacity;
    const auto &estimate = model()->estimateNow();
    if (estimate) {
        source.estimate = &*estimate;
        source.limit = source.limit ? source.limit : estimate->capacity;
    }
    if (m_current >= 0) {
        source.series = &m_series[std::size_t(m_current)];
        if (source.series->format != "log"_L1)
            source.offset = m_alignment.offset - m_shift;
    }
    return source;
}

void ChartPage::redraw(bool keepView)
{
    const Run *shownRun = run();
    const bool hasSeries = m_current >= 0;
    const bool isMeasured = hasSeries && m_series[std::size_t(m_current)].format != "log"_L1;
    m_alignment = isMeasured && shownRun
                      ? align(m_series[std::size_t(m_current)], *shownRun, m_timeline)
                      : Alignment{};
    const ChartSource shown = source();
    ChartData drawn = chartOf(shown, m_tools->axis());
    m_tools->setCurves(drawn);
    m_tools->setStepsKnown(isMeasured && shownRun && !shownRun->readings.empty());
    m_tools->setShift(m_shift);
    if (keepView)
        m_chart->updateData(std::move(drawn));
    else
        m_chart->setData(std::move(drawn));
    fillTable();
    const auto &before = model()->diagnosis().estimate;
    m_forecast->setEstimates(model()->estimateNow(), before);
    m_recording->setCommandShown(!isMeasured);
    retranslate();
}

void ChartPage::takeRecording(const TelemetryFile &file)
{
    const bool isFirst = m_recorded.empty();
    m_recorded = file.series;
    if (isFirst) {
        chooseSeries();
        redraw(false);
        return;
    }
    const std::size_t others = model()->facts().series.size();
    m_series.resize(others);
    std::ranges::copy(m_recorded, std::back_inserter(m_series));
    redraw(true);
}

/// The run as it stands: of the log that is followed, else of the case.
const Run *ChartPage::run() const
{
    return m_liveRun ? &*m_liveRun : model()->facts().run();
}

/// While the memory is recorded, the log of the job is read on, too.
void ChartPage::follow(bool recording)
{
    const Case &facts = model()->facts();
    m_follower->stop();
    if (!recording || !facts.current)
        return;
    const QString path = facts.inputs[facts.runInputs[*facts.current]].diskPath;
    if (!path.isEmpty())
        m_follower->start(path, model()->knowledge().signatures);
}

void ChartPage::showView(ChartViewKind view)
{
    m_views->setCurrentIndex(static_cast<int>(view));
    fillTable();
    m_reading->setVisible(view == ChartViewKind::Curves);
}

/// The table is filled only while it is seen.
void ChartPage::fillTable()
{
    if (m_views->currentWidget() == m_table)
        m_samples->setSource(source());
}

void ChartPage::saveAs()
{
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the chart"), u"vram.png"_s,
                                     tr("Pictures (*.png);;Drawings (*.svg);;Tables (*.csv)"));
    if (path.isEmpty())
        return;
    if (const Result<void> saved = exportTo(path); !saved)
        m_message->showError(saved.error());
    else
        model()->tell(tr("Saved: %1").arg(path));
}

Result<void> ChartPage::exportTo(const QString &path)
{
    if (path.endsWith(".csv"_L1, Qt::CaseInsensitive)) {
        m_samples->setSource(source());
        return saveTable(path, m_samples->csv());
    }
    const bool isForecast = m_views->currentWidget() == m_forecast;
    QWidget *shown = isForecast ? static_cast<QWidget *>(m_forecast) : m_chart;
    return savePicture(path, shown->size(), m_frame->sentence(),
                       [&](QPainter &painter, const QRectF &target) {
                           if (isForecast)
                               m_forecast->render(&painter, target);
                           else
                               m_chart->render(painter, target);
                       });
}

void ChartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_samples->retranslate();
        m_tools->setSources(sourceNames(), m_current);
        retranslate();
    }
    Page::changeEvent(event);
}

void ChartPage::retranslate()
{
    m_frame->setSentence(sentence());
    m_frame->setMainAction(m_current >= 0 || model()->estimateNow() ? tr("&Save the chart…")
                                                                    : QString());
    m_notes->setText(notes());
    m_notes->setVisible(!m_notes->text().isEmpty());
    m_table->setAccessibleName(tr("The memory of the card as a table"));
    if (m_reading->text().isEmpty())
        m_reading->setText(tr("Point at the chart, or walk with the arrow keys, to read it."));
}

} // namespace headroom
