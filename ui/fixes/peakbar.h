// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/estimate.h"

#include <QWidget>

namespace headroom {

/// What a peak bar shows; all amounts share one scale.
struct PeakFigures
{
    PhaseEstimate now;
    std::optional<Bytes> before; ///< the middle of the estimate before the edits, when it differs
    std::optional<Bytes> capacity;
    Bytes scale; ///< the amount at the bar's end

    bool isTooMuch() const { return capacity && now.mid > *capacity; }
};

/// The predicted peak of one phase: a bar up to the expected amount, a thin line for its range, an
/// open frame for the amount before, and a line at the card's limit. What lies beyond the limit
/// is hatched.
class PeakBar : public QWidget
{
    Q_OBJECT

public:
    explicit PeakBar(QWidget *parent = nullptr);

    void setFigures(const QString &subject, const PeakFigures &figures);
    const PeakFigures &figures() const { return m_figures; }

    QSize sizeHint() const override { return {160, 20}; }
    QSize minimumSizeHint() const override { return {80, 20}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintRange(QPainter &painter, const QColor &color) const;
    QRectF span(Bytes from, Bytes to, double top, double height) const;

    PeakFigures m_figures;
};

} // namespace headroom
