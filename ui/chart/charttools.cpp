// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/charttools.h"

#include "ui/chart/chartlook.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/look.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace headroom {

using namespace Qt::StringLiterals;

namespace {

constexpr double kZoom = 1.5;
constexpr double kFarthestShift = 7 * 24 * 3600;

/// The line as the chart draws it.
QIcon swatch(CurveKind kind, const QPalette &palette)
{
    QPixmap pixmap(QSize(28, 16) * 2);
    pixmap.setDevicePixelRatio(2);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setPen(penOf(kind, palette));
    painter.drawLine(QPointF(1, 8), QPointF(27, 8));
    return QIcon(pixmap);
}

const char *nameOf(CurveKind kind)
{
    switch (kind) {
    case CurveKind::Used:
        return "showUsed";
    case CurveKind::Allocated:
        return "showAllocated";
    case CurveKind::Reserved:
        return "showReserved";
    case CurveKind::Shared:
        return "showShared";
    }
    return "";
}

} // namespace

ChartTools::ChartTools(QWidget *parent)
    : QWidget(parent),
      m_source(new QComboBox(this)),
      m_axis(new QComboBox(this)),
      m_views(new QButtonGroup(this)),
      m_shiftRow(new QWidget(this)),
      m_shiftLabel(new QLabel(m_shiftRow)),
      m_shift(new QDoubleSpinBox(m_shiftRow))
{
    auto *row = new FlowLayout(this);
    m_source->setObjectName(u"chartSource"_s);
    m_axis->setObjectName(u"chartAxis"_s);
    m_shift->setObjectName(u"chartShift"_s);
    m_shift->setRange(-kFarthestShift, kFarthestShift);
    m_shift->setDecimals(0);
    m_shift->setKeyboardTracking(false);
    m_shiftLabel->setBuddy(m_shift);
    for (const auto &[kind, name] : {std::pair{ChartViewKind::Curves, u"viewCurves"_s},
                                     std::pair{ChartViewKind::Forecast, u"viewForecast"_s},
                                     std::pair{ChartViewKind::Table, u"viewTable"_s}}) {
        QToolButton *button = addButton(name);
        button->setCheckable(true);
        m_views->addButton(button, static_cast<int>(kind));
        m_viewButtons[kind] = button;
        row->addWidget(button);
    }
    row->addWidget(m_source);
    row->addWidget(m_axis);
    for (const CurveKind kind : kCurveKinds) {
        auto *box = new QCheckBox(this);
        box->setObjectName(QString::fromLatin1(nameOf(kind)));
        box->setChecked(true);
        box->setIconSize(QSize(28, 16));
        m_curves[kind] = box;
        row->addWidget(box);
        connect(box, &QCheckBox::toggled, this,
                [this, kind](bool shown) { Q_EMIT curveToggled(kind, shown); });
    }
    m_closer = addButton(u"zoomIn"_s);
    m_farther = addButton(u"zoomOut"_s);
    m_all = addButton(u"showAll"_s);
    auto *shift = new QHBoxLayout(m_shiftRow);
    shift->setContentsMargins({});
    shift->setSpacing(grid::kFieldGap);
    shift->addWidget(m_shiftLabel);
    shift->addWidget(m_shift);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_closer, m_farther, m_all, m_shiftRow})
        row->addWidget(widget);
    connect(m_source, &QComboBox::activated, this, &ChartTools::sourceChosen);
    connect(m_axis, &QComboBox::activated, this, &ChartTools::axisChosen);
    connect(m_views, &QButtonGroup::idClicked, this, [this](int id) {
        showForView();
        Q_EMIT viewChosen(static_cast<ChartViewKind>(id));
    });
    connect(m_closer, &QToolButton::clicked, this, [this] { Q_EMIT zoomRequested(kZoom); });
    connect(m_farther, &QToolButton::clicked, this, [this] { Q_EMIT zoomRequested(1 / kZoom); });
    connect(m_all, &QToolButton::clicked, this, &ChartTools::allRequested);
    connect(m_shift, &QDoubleSpinBox::valueChanged, this, &ChartTools::shifted);
    retranslate();
}

QToolButton *ChartTools::addButton(const QString &name)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    return button;
}

void ChartTools::setSources(const QStringList &names, int current)
{
    m_source->clear();
    m_source->addItems(names);
    m_source->setCurrentIndex(current);
}

void ChartTools::setViews(bool curves, bool forecast, ChartViewKind current)
{
    m_viewButtons[ChartViewKind::Curves]->setVisible(curves);
    m_viewButtons[ChartViewKind::Table]->setVisible(curves);
    m_viewButtons[ChartViewKind::Forecast]->setVisible(forecast && curves);
    m_viewButtons[current]->setChecked(true);
    setVisible(curves);
    showForView();
}

void ChartTools::setCurves(const ChartData &drawn)
{
    for (const auto &[kind, box] : m_curves)
        box->setProperty("used", drawn.curve(kind) != nullptr);
    showForView();
}

void ChartTools::setStepsKnown(bool known)
{
    m_stepsKnown = known;
    if (!known)
        m_axis->setCurrentIndex(0);
    showForView();
}

void ChartTools::setShift(double seconds)
{
    const QSignalBlocker blocker(m_shift);
    m_aligned = true;
    m_shift->setValue(seconds);
    showForView();
}

ChartAxis ChartTools::axis() const
{
    return m_axis->currentIndex() == 1 ? ChartAxis::Step : ChartAxis::Time;
}

ChartViewKind ChartTools::view() const
{
    return static_cast<ChartViewKind>(m_views->checkedId());
}

void ChartTools::showForView()
{
    const bool curves = view() == ChartViewKind::Curves;
    m_source->setVisible(m_source->count() > 1 && view() != ChartViewKind::Forecast);
    m_axis->setVisible(curves && m_stepsKnown);
    for (const auto &[kind, box] : m_curves)
        box->setVisible(curves && box->property("used").toBool());
    for (QWidget *widget : std::initializer_list<QWidget *>{m_closer, m_farther, m_all})
        widget->setVisible(curves);
    m_shiftRow->setVisible(curves && m_aligned && m_stepsKnown);
}

void ChartTools::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ChartTools::retranslate()
{
    m_viewButtons[ChartViewKind::Curves]->setText(tr("&Chart"));
    m_viewButtons[ChartViewKind::Forecast]->setText(tr("&Forecast"));
    m_viewButtons[ChartViewKind::Table]->setText(tr("T&able"));
    const int axis = std::max(0, m_axis->currentIndex());
    m_axis->clear();
    m_axis->addItems({tr("By time"), tr("By step")});
    m_axis->setCurrentIndex(axis);
    m_source->setAccessibleName(tr("What was measured"));
    m_axis->setAccessibleName(tr("The axis from left to right"));
    for (const auto &[kind, box] : m_curves) {
        box->setText(titleOf(kind));
        box->setIcon(swatch(kind, palette()));
    }
    m_closer->setText(tr("+", "zoom in"));
    m_farther->setText(tr("−", "zoom out"));
    m_all->setText(tr("Show a&ll"));
    m_closer->setToolTip(tr("Zoom in (+)"));
    m_farther->setToolTip(tr("Zoom out (−)"));
    m_all->setToolTip(tr("Show the whole run (0)"));
    m_closer->setAccessibleName(tr("Zoom in"));
    m_farther->setAccessibleName(tr("Zoom out"));
    m_shiftLabel->setText(tr("Mo&ve the log by"));
    m_shift->setSuffix(tr(" s", "seconds"));
    m_shift->setToolTip(tr("The clocks of log and telemetry share nothing: the log was lined up by "
                           "the shape of the curve."));
}

} // namespace headroom
