// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/chart/chartdata.h"

#include <QWidget>

#include <map>

class QAbstractButton;
class QButtonGroup;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QToolButton;

namespace headroom {

enum class ChartViewKind { Curves, Forecast, Table };

/// The row above the chart: what is shown and how. The curves' boxes are the legend.
class ChartTools : public QWidget
{
    Q_OBJECT

public:
    explicit ChartTools(QWidget *parent = nullptr);

    void setSources(const QStringList &names, int current);
    void setViews(bool curves, bool forecast, ChartViewKind current);
    void setCurves(const ChartData &data);
    void setStepsKnown(bool known);
    void setShift(double seconds);
    ChartAxis axis() const;
    ChartViewKind view() const;

Q_SIGNALS:
    void sourceChosen(int index);
    void viewChosen(headroom::ChartViewKind view);
    void axisChosen();
    void curveToggled(headroom::CurveKind kind, bool shown);
    void zoomRequested(double factor);
    void allRequested();
    void shifted(double seconds);

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *addButton(const QString &name);
    void showForView();
    void retranslate();

    QComboBox *m_source, *m_axis;
    QButtonGroup *m_views;
    std::map<ChartViewKind, QToolButton *> m_viewButtons;
    std::map<CurveKind, QCheckBox *> m_curves;
    QToolButton *m_closer, *m_farther, *m_all;
    QWidget *m_shiftRow;
    QLabel *m_shiftLabel;
    QDoubleSpinBox *m_shift;
    bool m_stepsKnown = false;
    bool m_aligned = false;
};

} // namespace headroom
