// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/telemetry/clock.h"

#include "base/numbers.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>

namespace headroom::telemetry {

namespace {

constexpr double kDay = 24 * 60 * 60;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Takes what it can from the front of a text.
class Scanner
{
public:
    explicit Scanner(QByteArrayView text) : m_text(text.trimmed()) {}

    bool atEnd() const { return m_text.isEmpty(); }
    char next() const { return m_text.isEmpty() ? '\0' : m_text.front(); }
    QByteArrayView rest() const { return m_text; }
    void skip(qsizetype count) { m_text = m_text.sliced(std::min(count, m_text.size())); }
    void skipBlanks()
    {
        while (next() == ' ' || next() == '\t')
            skip(1);
    }
    bool take(char c)
    {
        if (next() != c)
            return false;
        skip(1);
        return true;
    }
    /// A whole number of at most so many digits.
    std::optional<int> number(int mostDigits)
    {
        int digits = 0;
        int value = 0;
        while (digits < mostDigits && digits < m_text.size() && isDigit(m_text[digits]))
            value = value * 10 + (m_text[digits++] - '0');
        if (digits == 0)
            return std::nullopt;
        skip(digits);
        return value;
    }
    /// The digits behind a decimal point or comma, as a fraction of one.
    double fraction()
    {
        double value = 0;
        for (double place = 0.1; isDigit(next()); place /= 10) {
            value += place * (next() - '0');
            skip(1);
        }
        return value;
    }

private:
    QByteArrayView m_text;
};

std::optional<double> daysSince1970(int year, int month, int day)
{
    using namespace std::chrono;
    const year_month_day date{std::chrono::year(year), std::chrono::month(unsigned(month)),
                              std::chrono::day(unsigned(day))};
    if (!date.ok() || year < 1970 || year > 2200)
        return std::nullopt;
    return double(sys_days(date).time_since_epoch().count());
}

/// "14:44:16.986", "6:41:08 PM"; seconds of the day.
std::optional<double> takeTime(Scanner &scanner)
{
    const auto hour = scanner.number(2);
    if (!hour || *hour > 23 || !scanner.take(':'))
        return std::nullopt;
    const auto minute = scanner.number(2);
    if (!minute || *minute > 59)
        return std::nullopt;
    double seconds = *hour * 3600.0 + *minute * 60.0;
    if (scanner.take(':')) {
        const auto second = scanner.number(2);
        if (!second || *second > 60)
            return std::nullopt;
        seconds += *second;
        if (scanner.next() == '.' || scanner.next() == ',') {
            scanner.skip(1);
            seconds += scanner.fraction();
        }
    }
    scanner.skipBlanks();
    const QByteArray half =
        scanner.rest().first(std::min<qsizetype>(2, scanner.rest().size())).toByteArray().toUpper();
    if (half == "AM" || half == "PM") {
        scanner.skip(2);
        const bool isNoonOrMidnight = *hour == 12;
        seconds += (half == "PM" ? 12 : 0) * 3600.0 - (isNoonOrMidnight ? 12 : 0) * 3600.0;
    }
    return seconds;
}

/// The zone behind a time, in seconds east of UTC: "Z", "+01:00", "-0530", "UTC".
std::optional<double> takeZone(Scanner &scanner)
{
    scanner.skipBlanks();
    for (const QByteArrayView name : {"Z", "UTC", "GMT"}) {
        if (scanner.rest().startsWith(name)) {
            scanner.skip(name.size());
            return 0;
        }
    }
    const char sign = scanner.next();
    if (sign != '+' && sign != '-')
        return std::nullopt;
    scanner.skip(1);
    const auto hours = scanner.number(2);
    scanner.take(':');
    const auto minutes = scanner.number(2);
    if (!hours)
        return std::nullopt;
    return (sign == '-' ? -1 : 1) * (*hours * 3600.0 + minutes.value_or(0) * 60.0);
}

int monthOf(QByteArrayView name)
{
    static constexpr std::array kMonths{"jan", "feb", "mar", "apr", "may", "jun",
                                        "jul", "aug", "sep", "oct", "nov", "dec"};
    const QByteArray lower =
        name.first(std::min<qsizetype>(3, name.size())).toByteArray().toLower();
    const auto found = std::ranges::find(kMonths, lower);
    return found == kMonths.end() ? 0 : int(found - kMonths.begin()) + 1;
}

/// "Sat Mar  1 14:44:16 2025", "Sat Mar  1 14:44:16 CET 2025": what ctime and date print.
std::optional<Moment> parseCtime(QByteArrayView text)
{
    QList<QByteArray> words = text.trimmed().toByteArray().simplified().split(' ');
    if (words.size() < 5)
        return std::nullopt;
    const auto year = parseInteger(words.last());
    const auto day = parseInteger(words[2]);
    Scanner clock(words[3]);
    const auto time = takeTime(clock);
    if (!year || !day || !time)
        return std::nullopt;
    const auto days = daysSince1970(*year, monthOf(words[1]), *day);
    if (!days)
        return std::nullopt;
    const bool isUtc = words.size() == 6 && (words[4] == "UTC" || words[4] == "GMT");
    return Moment{*days * kDay + *time, isUtc, true};
}

std::optional<Moment> parseSinceEpoch(double number)
{
    for (const double unit : {1.0, 1e3, 1e6, 1e9}) {
        // Between 2001 and 2065.
        if (number >= 1e9 * unit && number <= 3e9 * unit)
            return Moment{number / unit, true, true};
    }
    return std::nullopt;
}

struct Date
{
    std::array<int, 3> parts{};
    bool yearFirst = false;
    char separator = ' ';
};

/// The three numbers of a date as they stand.
std::optional<Date> takeDate(Scanner &scanner)
{
    Date date;
    const auto first = scanner.number(8);
    if (!first)
        return std::nullopt;
    if (*first >= 19700101) {
        date.parts = {*first / 10000, *first / 100 % 100, *first % 100};
        date.yearFirst = true;
        return date;
    }
    date.separator = scanner.next();
    if (date.separator != '/' && date.separator != '-' && date.separator != '.')
        return std::nullopt;
    scanner.skip(1);
    scanner.skipBlanks();
    const auto second = scanner.number(2);
    if (!second || !scanner.take(date.separator))
        return std::nullopt;
    scanner.skipBlanks();
    const auto third = scanner.number(4);
    if (!third)
        return std::nullopt;
    scanner.take('.'); // Korean and Hungarian dates end in one
    date.parts = {*first, *second, *third};
    date.yearFirst = *first > 31;
    return date;
}

std::optional<double> daysOf(const Date &date, DateOrder order)
{
    const auto &[first, second, third] = date.parts;
    if (date.yearFirst)
        return daysSince1970(first, second, third);
    const int year = third < 100 ? third + 2000 : third;
    return order == DateOrder::DayFirst ? daysSince1970(year, second, first)
                                        : daysSince1970(year, first, second);
}

} // namespace

std::optional<Moment> parseMoment(QByteArrayView text, DateOrder order)
{
    text = text.trimmed();
    if (text.isEmpty())
        return std::nullopt;
    if (!isDigit(text.front()))
        return parseCtime(text);
    if (const auto number = parseNumber(text); number && *number >= 1e9)
        return parseSinceEpoch(*number);
    Scanner scanner(text);
    if (const auto time = takeTime(scanner); time && scanner.atEnd())
        return Moment{*time, false, false};
    scanner = Scanner(text);
    const auto date = takeDate(scanner);
    const auto days = date ? daysOf(*date, order) : std::nullopt;
    if (!days)
        return std::nullopt;
    while (scanner.next() == ' ' || scanner.next() == 'T' || scanner.next() == ',')
        scanner.skip(1);
    if (scanner.atEnd())
        return Moment{*days * kDay, false, true};
    const auto time = takeTime(scanner);
    if (!time)
        return std::nullopt;
    const auto zone = takeZone(scanner);
    return Moment{*days * kDay + *time - zone.value_or(0), zone.has_value(), true};
}

DateOrder orderOf(const std::vector<QByteArrayView> &dates)
{
    struct Span
    {
        double least = std::numeric_limits<double>::max();
        double most = std::numeric_limits<double>::lowest();
    };
    std::array<Span, 2> spans;
    char separator = '/';
    for (const QByteArrayView text : dates) {
        Scanner scanner(text);
        const auto date = takeDate(scanner);
        if (!date || date->yearFirst)
            continue;
        separator = date->separator;
        for (const DateOrder order : {DateOrder::DayFirst, DateOrder::MonthFirst}) {
            const auto days = daysOf(*date, order);
            if (!days)
                return order == DateOrder::DayFirst ? DateOrder::MonthFirst : DateOrder::DayFirst;
            Span &span = spans[order == DateOrder::DayFirst ? 0 : 1];
            span.least = std::min(span.least, *days);
            span.most = std::max(span.most, *days);
        }
    }
    const double dayFirst = spans[0].most - spans[0].least;
    const double monthFirst = spans[1].most - spans[1].least;
    if (dayFirst != monthFirst)
        return dayFirst < monthFirst ? DateOrder::DayFirst : DateOrder::MonthFirst;
    return separator == '/' ? DateOrder::MonthFirst : DateOrder::DayFirst;
}

} // namespace headroom::telemetry
