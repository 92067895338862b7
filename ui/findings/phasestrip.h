// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/findings/phasebands.h"

#include <QWidget>

namespace headroom {

/// The run as a strip: one band for each stage, as wide as it was long, with a cross where it
/// failed.
class PhaseStrip : public QWidget
{
    Q_OBJECT

public:
    explicit PhaseStrip(QWidget *parent = nullptr);

    void setRun(const Run *run);
    /// The left edge of each band and the right edge of the last one, for a width.
    std::vector<int> edges(int width) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    QString labelOf(const PhaseBand &band) const;
    void paintBand(QPainter &painter, const QRect &rect, const PhaseBand &band, bool failed);
    void describe();

    std::vector<PhaseBand> m_bands;
    bool m_failed = false;
    bool m_finished = false;
};

} // namespace headroom
