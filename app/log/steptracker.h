// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/progressbar.h"
#include "log/run.h"

#include <optional>
#include <vector>

namespace headroom {

/// Follows the training bar: steps, loss and speed.
class StepTracker
{
public:
    /// What one drawing of the bar brought.
    struct Change
    {
        bool counted = false; ///< the count rose
        bool learned = false; ///< the loss changed, so a step was really done
    };

    Change take(StepNumber step, StepNumber total, const ProgressBar &bar, LineNumber line);
    /// For trainers that print a line per step instead of a bar.
    Change take(StepNumber step, double secondsPerStep, std::optional<double> loss,
                LineNumber line);
    /// A save or a preview: the bar's clock ran on without a step.
    void interrupt();

    bool started() const { return m_started; }
    std::optional<StepNumber> done() const { return m_done; }
    std::optional<StepNumber> total() const { return m_total; }
    void setTotal(StepNumber total) { m_total = total; }
    /// The loss has been no number for several readings in a row, up to the last.
    std::optional<LineNumber> brokenLoss() const;

    std::vector<StepReading> takeReadings();
    std::optional<SpeedTrend> speed() const;

private:
    /// The time of one step, or the mean of a few neighbours in very long runs.
    struct Pace
    {
        double seconds = 0;
        LineNumber line;
    };

    void addReading(const StepReading &reading);
    void addPace(double seconds, LineNumber line);
    void noteLoss(std::optional<QByteArrayView> text, LineNumber line, Change &change);

    bool m_started = false;
    std::optional<StepNumber> m_done;
    std::optional<StepNumber> m_total;
    QByteArray m_lossText;
    std::optional<LineNumber> m_brokenSince;
    int m_broken = 0;

    std::vector<StepReading> m_readings;
    std::optional<StepReading> m_slowest;
    double m_lastElapsed = 0;
    int m_unsettled =
        0; ///< steps to come whose time says nothing: warm-up, or just after an interruption
    bool m_interrupted = false;
    std::vector<Pace> m_paces;
    int m_stride = 1; ///< steps per entry of m_paces
    int m_pending = 0;
    double m_pendingSeconds = 0;
};

} // namespace headroom
