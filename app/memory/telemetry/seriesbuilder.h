// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memory/telemetry/clock.h"
#include "memory/telemetry/telemetry.h"

#include <deque>

namespace headroom::telemetry {

/// What one line or record of a file tells about one card.
struct Reading
{
    std::optional<Moment> at = {};
    std::optional<double> elapsed = {}; ///< seconds since an unknown moment
    MemorySample sample = {};           ///< its `seconds` are not used
    std::optional<Bytes> capacity = {};
    std::optional<double> filled = {}; ///< share of the capacity in percent, instead of an amount
};

/// Collects readings, sorts them by card and time, and makes the series.
class SeriesBuilder
{
public:
    explicit SeriesBuilder(QString source) : m_source(std::move(source)) {}

    void setFormat(const QString &format) { m_format = format; }
    /// The series of a card by whatever the file calls it: an index, a name, a bus address. Stays
    /// valid while others are added.
    Series &card(QByteArrayView key);
    void add(Series &series, const Reading &reading);

    void countRow() { ++m_rows; }
    /// A row that should have held a figure and does not.
    void countBadRow(int line);
    /// A row whose figures the tool itself calls unknown.
    void countEmptyRow() { ++m_emptyRows; }
    void note(const QString &sentence);
    bool isEmpty() const { return m_cards.empty(); }

    TelemetryFile finish();

private:
    struct Card
    {
        QByteArray key;
        Series series;
        std::vector<std::optional<double>> times; ///< of the samples
        std::vector<double> filled;               ///< of the samples; below 0 where not told
        int dayTurns = 0;                         ///< midnights passed by times without a date
        double lastOfDay = 0;
        bool isUtc = false;
        bool isElapsed = false;
    };

    Card &cardOf(const Series &series);
    std::optional<double> timeOf(Card &card, const Reading &reading) const;
    void settle(Card &card) const;

    QString m_source, m_format;
    std::deque<Card> m_cards;
    Card *m_last = nullptr;
    int m_rows = 0, m_badRows = 0, m_emptyRows = 0, m_firstBadLine = 0;
    QStringList m_notes;
};

} // namespace headroom::telemetry
