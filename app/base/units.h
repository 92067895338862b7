// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace headroom {

/// An amount of memory. Arithmetic never mixes it with other integers by accident.
struct Bytes
{
    std::int64_t value = 0;

    static constexpr std::int64_t kKiB = 1024;
    static constexpr std::int64_t kMiB = kKiB * 1024;
    static constexpr std::int64_t kGiB = kMiB * 1024;

    static constexpr Bytes fromGib(double gib)
    {
        return {static_cast<std::int64_t>(gib * static_cast<double>(kGiB))};
    }
    static constexpr Bytes fromMib(double mib)
    {
        return {static_cast<std::int64_t>(mib * static_cast<double>(kMiB))};
    }
    /// The amount in GiB (2^30 bytes), the unit PyTorch prints and Headroom shows everywhere.
    constexpr double gib() const { return static_cast<double>(value) / static_cast<double>(kGiB); }

    constexpr auto operator<=>(const Bytes &) const = default;
    constexpr Bytes operator+(Bytes other) const { return {value + other.value}; }
    constexpr Bytes operator-(Bytes other) const { return {value - other.value}; }
    constexpr Bytes &operator+=(Bytes other)
    {
        value += other.value;
        return *this;
    }
    constexpr Bytes operator*(double factor) const
    {
        return {static_cast<std::int64_t>(static_cast<double>(value) * factor)};
    }
};

/// A line of a text file, counted from 1 as editors show it. Only "\n", "\r\n" and a lone "\r" that
/// is not a progress-bar redraw end a line.
struct LineNumber
{
    int value = 0;
    constexpr auto operator<=>(const LineNumber &) const = default;
};

/// A training step: the number of completed optimizer steps, 0 before the first one is done.
struct StepNumber
{
    int value = 0;
    constexpr auto operator<=>(const StepNumber &) const = default;
};

} // namespace headroom
