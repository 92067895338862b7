// SPDX-FileCopyrightText: Headroom contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/units.h"

#include <QByteArrayView>
#include <QString>

#include <optional>

/// Numbers as logs and configs write them (always the C locale) and as people read them (the user's
/// locale).
namespace headroom {

/// Parses a decimal number; surrounding blanks are allowed, anything else is not.
std::optional<double> parseNumber(QByteArrayView text);
std::optional<int> parseInteger(QByteArrayView text);

/// Parses a size as PyTorch prints it: "1.20 GiB", "512.00 MiB", "0 bytes", "20.5 KiB"; also GB and
/// MB (decimal), as older Apple builds print them. Empty when the text is no such size or negative.
std::optional<Bytes> parseSize(QByteArrayView text);

/// "5.8 GiB" in the given locale's digits; "512 MiB" below a tenth of a GiB.
QString showSize(Bytes size);

/// "1 h 5 min", "41 s", "350 ms".
QString showDuration(double seconds);

} // namespace headroom
