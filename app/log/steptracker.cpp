// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/steptracker.h"

#include "base/numbers.h"
#include "log/speedtrend.h"

#include <algorithm>
#include <cmath>

namespace headroom {

namespace {

constexpr std::size_t kMostReadings = 2000;
constexpr std::size_t kMostPaces = 8192;
/// The first steps compile, warm up and allocate.
constexpr int kWarmUp = 2;
/// tqdm smooths its rate: a pause shows for a few steps.
constexpr int kAfterPause = 4;
/// The bar's clock shows whole seconds, so short steps are timed by the rate it prints.
constexpr double kClockTrusted = 8;
/// One strange loss heals; these many in a row do not.
constexpr int kBrokenReadings = 2;

bool isNoNumber(QByteArrayView loss)
{
    return loss.contains("nan") || loss.contains("inf") || loss.contains("NaN");
}

std::optional<QByteArrayView> lossOf(const ProgressBar &bar)
{
    for (const QByteArrayView key : {QByteArrayView("loss"), QByteArrayView("avr_loss"),
                                     QByteArrayView("step_loss"), QByteArrayView("train_loss")}) {
        if (const auto value = bar.value(key))
            return value;
    }
    return std::nullopt;
}

} // namespace

StepTracker::Change StepTracker::take(StepNumber step, StepNumber total, const ProgressBar &bar,
                                      LineNumber line)
{
    Change change;
    if (!m_started)
        m_unsettled = kWarmUp;
    m_started = true;
    m_total = total;
    const std::optional<QByteArrayView> loss = lossOf(bar);
    noteLoss(loss, line, change);
    const double elapsed = bar.elapsedSeconds.value_or(m_lastElapsed);
    const int advance = m_done ? step.value - m_done->value : 0;
    change.counted = advance > 0;
    if (m_done && advance > 0) {
        const double perStep = (elapsed - m_lastElapsed) / advance;
        if (m_unsettled > 0)
            --m_unsettled;
        else if (!m_interrupted && perStep * advance >= kClockTrusted)
            addPace(perStep, line);
        else if (!m_interrupted && bar.secondsPerIteration)
            addPace(*bar.secondsPerIteration, line);
        if (m_interrupted)
            m_unsettled = kAfterPause;
        m_interrupted = false;
    }
    if (!m_done || advance != 0) {
        m_lastElapsed = elapsed;
        m_done = step;
        addReading({step, line, elapsed, bar.secondsPerIteration,
                    loss ? parseNumber(*loss) : std::nullopt});
    } else if (!m_readings.empty()) {
        // The second drawing of a step brings its loss, or the first rate.
        StepReading &last = m_readings.back();
        if (loss)
            last.loss = parseNumber(*loss);
        if (bar.secondsPerIteration)
            last.secondsPerStep = bar.secondsPerIteration;
        last.elapsedSeconds = elapsed;
    }
    return change;
}

StepTracker::Change StepTracker::take(StepNumber step, double secondsPerStep,
                                      std::optional<double> loss, LineNumber line)
{
    Change change{!m_done || step > *m_done, true};
    const int advance = m_done ? step.value - m_done->value : 1;
    m_started = true;
    m_done = step;
    m_lastElapsed += secondsPerStep * std::max(advance, 0);
    addReading({step, line, m_lastElapsed, secondsPerStep, loss});
    if (advance > 0)
        addPace(secondsPerStep, line);
    return change;
}

void StepTracker::interrupt()
{
    m_interrupted = true;
}

void StepTracker::noteLoss(std::optional<QByteArrayView> text, LineNumber line, Change &change)
{
    if (!text)
        return;
    change.learned = *text != m_lossText;
    if (change.learned)
        m_lossText = text->toByteArray();
    if (!isNoNumber(*text)) {
        m_brokenSince.reset();
        m_broken = 0;
    } else {
        if (!m_brokenSince)
            m_brokenSince = line;
        ++m_broken;
    }
}

std::optional<LineNumber> StepTracker::brokenLoss() const
{
    // A log of a single reading that shows no number has nothing better to say.
    const bool lasting = m_broken >= kBrokenReadings || (m_broken > 0 && m_readings.size() <= 1);
    return lasting ? m_brokenSince : std::nullopt;
}

void StepTracker::addReading(const StepReading &reading)
{
    if (reading.secondsPerStep &&
        (!m_slowest || *reading.secondsPerStep > m_slowest->secondsPerStep.value_or(0)))
        m_slowest = reading;
    m_readings.push_back(reading);
    if (m_readings.size() < 2 * kMostReadings)
        return;
    // Every second one goes, the first and the last stay.
    std::vector<StepReading> kept;
    kept.reserve(kMostReadings + 1);
    for (std::size_t i = 0; i < m_readings.size(); i += 2)
        kept.push_back(m_readings[i]);
    kept.push_back(m_readings.back());
    m_readings = std::move(kept);
}

void StepTracker::addPace(double seconds, LineNumber line)
{
    if (!(seconds > 0) || !std::isfinite(seconds))
        return;
    m_pendingSeconds += seconds;
    if (++m_pending < m_stride)
        return;
    m_paces.push_back({m_pendingSeconds / m_pending, line});
    m_pending = 0;
    m_pendingSeconds = 0;
    if (m_paces.size() < kMostPaces)
        return;
    for (std::size_t i = 0; i < m_paces.size() / 2; ++i)
        m_paces[i] = {(m_paces[2 * i].seconds + m_paces[2 * i + 1].seconds) / 2,
                      m_paces[2 * i].line};
    m_paces.resize(m_paces.size() / 2);
    m_stride *= 2;
}

std::vector<StepReading> StepTracker::takeReadings()
{
    std::vector<StepReading> result;
    const std::size_t stride = (m_readings.size() + kMostReadings - 3) / (kMostReadings - 2);
    for (std::size_t i = 0; i < m_readings.size(); ++i) {
        const bool last = i + 1 == m_readings.size();
        const bool slowest = m_slowest && m_readings[i].line == m_slowest->line &&
                             m_readings[i].step == m_slowest->step;
        if (i % std::max<std::size_t>(stride, 1) == 0 || last || slowest)
            result.push_back(m_readings[i]);
    }
    // Thinning may have dropped the slowest reading.
    if (m_slowest && !std::ranges::contains(result, m_slowest->step, &StepReading::step)) {
        const auto place = std::ranges::find_if(
            result, [&](const StepReading &reading) { return reading.line > m_slowest->line; });
        result.insert(place, *m_slowest);
    }
    return result;
}

std::optional<SpeedTrend> StepTracker::speed() const
{
    std::vector<double> seconds;
    seconds.reserve(m_paces.size());
    for (const Pace &pace : m_paces)
        seconds.push_back(pace.seconds);
    if (seconds.empty()) {
        // Too short for a trend: the last rate the bar showed stands for all of it.
        for (auto reading = m_readings.rbegin(); reading != m_readings.rend(); ++reading) {
            if (reading->secondsPerStep)
                return SpeedTrend{*reading->secondsPerStep,
                                  *reading->secondsPerStep,
                                  *reading->secondsPerStep,
                                  {}};
        }
        return std::nullopt;
    }
    const Pacing pacing = pacingOf(seconds);
    SpeedTrend trend{pacing.early, pacing.late, pacing.worst, {}};
    if (pacing.jump)
        trend.jumpLine = m_paces[*pacing.jump].line;
    return trend;
}

} // namespace headroom
