// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/scaleup.h"

#include <QWidget>

class QVBoxLayout;

namespace headroom {

/// The way back up (R7): its rungs in order with their state, and for the next one what it would
/// need and whether that fits.
class LadderView : public QWidget
{
    Q_OBJECT

public:
    explicit LadderView(QWidget *parent = nullptr);

    void setLadder(const ScaleLadder &ladder);

private:
    void addRung(const RungStep &step, int number, const std::optional<ScaleForecast> &forecast);

    QVBoxLayout *m_rungs;
};

/// "Peak while training: 17.9 → 19.4 GiB of 23.6 GiB. The chance that it still fits is 90 %.",
/// translated.
QString forecastSentence(const ScaleForecast &forecast);

} // namespace headroom
