// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/stepmodel.h"

#include <QListView>

namespace headroom {

/// The steps at the left of the window. Never locked: each can be chosen at any time.
class StepRail : public QListView
{
    Q_OBJECT

public:
    explicit StepRail(QWidget *parent = nullptr);

    void setCurrentStep(StepPage step);
    void setMark(StepPage step, Mark mark) { m_steps->setMark(step, mark); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void stepChosen(headroom::StepPage step);

protected:
    void changeEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void retranslate();

    StepModel *m_steps;
};

} // namespace headroom
