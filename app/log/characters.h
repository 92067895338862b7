// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Classes of ASCII bytes, whatever the locale.
namespace headroom {

constexpr bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

constexpr bool isUpperLetter(char byte)
{
    return byte >= 'A' && byte <= 'Z';
}

constexpr bool isLetter(char byte)
{
    return (byte >= 'a' && byte <= 'z') || isUpperLetter(byte);
}

} // namespace headroom
