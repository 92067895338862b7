// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/estimate.h"

#include <QChartView>

#include <optional>

namespace headroom {

/// The predicted peak of each phase as a bar of its parts, before and after the changes that were
/// made, against the limit of the card.
class ForecastChart : public QChartView
{
    Q_OBJECT

public:
    explicit ForecastChart(QWidget *parent = nullptr);

    /// `before` is drawn beside where it differs.
    void setEstimates(const std::optional<Estimate> &now, const std::optional<Estimate> &before);
    /// The figures in words, for those who do not see the bars.
    QString summary() const { return accessibleDescription(); }

protected:
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void changeEvent(QEvent *event) override;

private:
    struct Bar
    {
        QString title;
        PhaseEstimate estimate;
    };

    void rebuild();
    std::vector<Bar> bars() const;

    std::optional<Estimate> m_now, m_before;
    double m_top = 1;
};

} // namespace headroom
